# Las Vegas ως κείμενο, σε στενές στήλες: σύντομες λέξεις.
board-neutral = ουδέτερα
board-round = γύρος { $round } από { $rounds }
board-thousands = κάρτες χρημάτων σε χιλιάδες $
board-rolled = { $name }, η ζαριά:
board-grey = γκρι
board-closed = κλειστό
board-bills = { $bills ->
    [one] 1 κάρτα
   *[other] { $bills } κάρτες
}
board-purse = { $money } σε { board-bills }
board-small = { $small ->
    [one] 1 ζάρι
   *[other] { $small } ζάρια
}
board-dice = { $dice ->
    [one] 1 ζάρι
   *[other] { $dice } ζάρια
}
board-hand = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}και το Biggie
}{ $neutral ->
    [0] {""}
    [one] {" "}και 1 ουδέτερο
   *[other] {" "}και { $neutral } ουδέτερα
}
board-chips = { $chips ->
    [one] 1 μάρκα
   *[other] { $chips } μάρκες
}
score-las-vegas-2012 = { MONEY($score) }
score-las-vegas-six = { MONEY($score) }
score-las-vegas-royale = { MONEY($score) }
