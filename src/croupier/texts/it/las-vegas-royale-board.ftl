# Las Vegas Royale come testo, in colonne strette: parole corte.
board-hand-royale = { $small ->
    [one] 1 dado
   *[other] { $small } dadi
}{ $big ->
    [0] {""}
   *[other] {" "}e il Biggy
}
board-token-here = il segnalino è qui
board-token = segnalino: { $name }
board-no-entry = { $casino ->
    [0] segnalino non ancora posato
   *[other] segnalino sul { $casino }
}, casella { $space } del tracciato
board-activated = attivata
board-groups = gruppi { $groups }
board-free-slots = liberi: fiche { $chip }, banconote { $bill }, spostamenti { $move }
board-gold = oro: { $name }
board-doing = { $question ->
    [jackpotroll] { $name } deve tirare per il Jackpot
    [primeroll] { $name } deve tirare per Prime Time
    [fiftyroll] { $name } deve tirare per Fifty Fifty
    [choiceroll] { $name } deve tirare per My Choice
    [empowered] { $name } decide: usare il segnalino Power Play, o tirare?
    [hiding] { $name } nasconde 1, 2 o 3 segnalini
    [fist] { $name } prova a indovinare quanti sono nel pugno
    [adding] { $name } aggiunge dadi neri
    [daring] { $name } decide: fermarsi, più alto o più basso?
    [barring] { $name } posa il segnalino No Entry!
    [knocking] { $name } mette un dado al bar
    [blocking] { $name } piazza un gruppo di dadi grigi
    [relieving] { $name } sceglie un dado grigio e una casella
    [movingdie] { $name } sceglie un dado da spostare
    [splitting] { $name } divide la Black Box
    [piles] { $name } prende una delle due pile
    [doubling] { $name } sceglie i dadi per Double Down
    [treating] { $name } sceglie un dado per Nice Dice
    [choosing] { $name } sceglie uno dei due valori
    [activating] { $name } sceglie una tessera da attivare
   *[gilding] { $name } sceglie un dado per la casella d’oro
}
