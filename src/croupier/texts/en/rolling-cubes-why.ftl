# Why an equality or another choice is better.
rc-why-prize = { $dice } dice are used, with a prize of { $points } { $points ->
    [one] point
   *[other] points
  } more
rc-why-numbers = longer numbers bring { $points } { $points ->
    [one] point
   *[other] points
  } more
rc-why-signs = its signs bring { $points } { $points ->
    [one] point
   *[other] points
  } more
rc-why-there = the dice allow an equality for { $points } { $points ->
    [one] point
   *[other] points
  }
rc-why-dice = it uses { $dice } of 13 dice, so fewer are left for who follows
rc-why-row = row { rc-row } is the one that is hardest to fill better later
rc-why-strike = row { rc-row } loses least, and the others stay open
rc-why-rethrow = { $count ->
    [one] one die thrown again can be expected to bring more than it costs
   *[other] { $count } dice thrown again can be expected to bring more than they cost
  }
