# Why a placement is better than another. Amounts are in thousands; MONEY writes them. Casino 7 is the bandit.
why-casino = { $casino ->
    [7] the bandit
   *[other] casino { $casino }
  }
why-at-casino = at { why-casino }
why-cancelled = casino { $casino } is likely to be cancelled by { $seat }
why-cancelled-grey = casino { $casino } is likely to be cancelled by the grey dice
why-beaten = { why-casino } is likely to go to { $seat }
why-beaten-grey = { why-casino } is likely to go to the grey dice
why-little = { why-at-casino } these dice change little
why-more = { why-casino } brings about { MONEY($amount) } more
why-hurts = it takes about { MONEY($amount) } from { $seat } { why-at-casino }
why-dice = { $count ->
    [one] one die more stays in hand
   *[other] { $count } dice more stay in hand
  }
why-round = the round brings about { MONEY($amount) } more in all
why-rival = it leaves less for { $seat }
why-tile = it sets off “{ side-name }” at casino { $casino }
why-chip = the chip for passing is better kept
why-pass = { $count ->
    [0] it is worth a chip to wait
    [one] for a chip one die more stays in hand
   *[other] for a chip { $count } dice more stay in hand
  }
# Answers to tiles.
why-fifty-stop = what is reached is safe, and the other way is right in only { $right } of 36 throws
why-fifty-on = { $way ->
    [higher] higher
   *[lower] lower
  } is right in { $right } of 36 throws, and the next space pays more
why-fifty-way = { $way ->
    [higher] higher
   *[lower] lower
  } is right in { $right } of 36 throws, the other in only { $other }
why-hidden = nobody can know what is hidden, but over all that it may be this brings more
