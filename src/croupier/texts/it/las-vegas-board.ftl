# Las Vegas come testo, in colonne strette: parole corte.
board-neutral = neutrale
board-round = round { $round } di { $rounds }
board-thousands = banconote in migliaia di $
board-rolled = { $name } ha tirato
board-grey = grigi
board-closed = chiuso
board-bills = { $bills ->
    [one] 1 banconota
   *[other] { $bills } banconote
}
board-purse = { $money } in { board-bills }
board-small = { $small ->
    [one] 1 dado
   *[other] { $small } dadi
}
board-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
board-hand = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}e il Biggie
}{ $neutral ->
    [0] {""}
    [one] {" "}e 1 neutrale
   *[other] {" "}e { $neutral } neutrali
}
board-chips = { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiche
}
score-las-vegas-2012 = { MONEY($score) }
score-las-vegas-six = { MONEY($score) }
score-las-vegas-royale = { MONEY($score) }
