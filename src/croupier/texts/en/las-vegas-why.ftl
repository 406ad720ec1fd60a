# Why a placement is better than another. Amounts are in thousands; MONEY writes them.
why-cancelled = casino { $casino } is likely to be cancelled by { $seat }
why-beaten = at casino { $casino } { $seat } is likely to come out ahead
why-little = casino { $casino } is won or lost almost as it was without these dice
why-more = casino { $casino } brings about { MONEY($amount) } more
why-hurts = it takes about { MONEY($amount) } from { $seat } at casino { $casino }
why-dice = { $count ->
    [one] one die more stays in hand
   *[other] { $count } dice more stay in hand
  }
why-round = the round brings about { MONEY($amount) } more in all
why-rival = it leaves less for { $seat }
why-ties-now = casino { $casino } is a tie with { $seat } as things stand
why-nothing-now = casino { $casino } wins nothing as things stand
why-wins-now = casino { $casino } wins { MONEY($amount) } more as things stand
why-tile = the tile at casino { $casino } comes into play
why-chip = the chip for passing is better kept
