# Las Vegas as text, in narrow columns: short words.
board-neutral = neutral
board-round = round { $round } of { $rounds }
board-thousands = bills in $1,000
board-rolled = { $name } rolled
board-grey = grey
board-closed = closed
board-bills = { $bills ->
    [one] 1 bill
   *[other] { $bills } bills
}
board-purse = { $money } in { board-bills }
board-small = { $small ->
    [one] 1 die
   *[other] { $small } dice
}
board-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
board-hand = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}and the Biggie
}{ $neutral ->
    [0] {""}
   *[other] {" "}and { $neutral } neutral
}
board-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
score-las-vegas-2012 = { MONEY($score) }
score-las-vegas-six = { MONEY($score) }
score-las-vegas-royale = { MONEY($score) }
