# I tavoli come testo, nel terminale e nella pagina semplice. Le colonne sono strette: parole corte.
board-over = la partita è finita
board-round = round { $round } di { $rounds }
board-turn = turno { $turn }
board-thousands = banconote in migliaia di $
board-rolled = { $name } ha lanciato
board-neutral = neutrale
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
board-dice = { $dice } dadi
board-hand = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}e il Biggie
}{ $neutral ->
    [0] {""}
    [one] {" "}e 1 neutrale
   *[other] {" "}e { $neutral } neutrali
}
board-hand-royale = { board-small }{ $big ->
    [0] {""}
   *[other] {" "}e il Biggy
}
board-chips = { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiche
}

# Le tessere di Las Vegas Royale.
board-token-here = il segnalino è qui
board-token = segnalino: { $name }
board-no-entry = { $casino ->
    [0] segnalino non ancora posato
   *[other] segnalino sul { $casino }
}, spazio { $space } del tracciato
board-activated = attivata
board-groups = gruppi { $groups }
board-free-slots = liberi: fiche { $chip }, banconote { $bill }, spostamenti { $move }
board-gold = oro: { $name }
board-doing = { $question ->
    [jackpotroll] { $name } deve lanciare per il Jackpot
    [primeroll] { $name } deve lanciare per Prime Time
    [fiftyroll] { $name } deve lanciare per Fifty Fifty
    [choiceroll] { $name } deve lanciare per My Choice
    [empowered] { $name } decide: usare il segnalino Power Play, o lanciare?
    [hiding] { $name } nasconde 1, 2 o 3 segnalini
    [fist] { $name } prova a indovinare quanti sono nel pugno
    [adding] { $name } aggiunge dadi neri
    [daring] { $name } decide: fermarsi, più alto o più basso?
    [barring] { $name } posa il segnalino No Entry!
    [knocking] { $name } mette un dado nel bar
    [blocking] { $name } piazza un gruppo di dadi grigi
    [relieving] { $name } sceglie un dado grigio e uno spazio
    [movingdie] { $name } sceglie un dado da spostare
    [splitting] { $name } divide la Black Box
    [piles] { $name } prende una delle due pile
    [doubling] { $name } sceglie i dadi per Double Down
    [treating] { $name } sceglie un dado per Nice Dice
    [choosing] { $name } sceglie uno dei due valori
    [activating] { $name } sceglie una tessera da attivare
   *[gilding] { $name } sceglie un dado per lo spazio d’oro
}

# Rolling Cubes.
board-game-of = partita { $game } di 3
board-all-in-cup = { $dice } dadi e = sono nel bicchiere
board-in-cup = { $dice ->
    [one] 1 dado è nel bicchiere
   *[other] { $dice } dadi sono nel bicchiere
}
board-must-use = da usare:
board-answered = ha risposto
board-total = totale

# Vegas Showdown.
board-over-because = la partita è finita: { $reason ->
    [small] non ci sono più sale piccole
    [medium] non ci sono più sale medie
    [large] non ci sono più sale grandi
   *[sheet] una scheda è piena
}
board-premier-left = { $rooms ->
    [one] 1 sala premier in arrivo
   *[other] { $rooms } sale premier in arrivo
}
board-market-lot = lotto
board-market-room = sala
board-market-price = prezzo
board-market-population = p
board-market-revenue = e
board-market-fame = f
board-tracks = p{ $population } e{ $revenue } f{ $fame }
board-this-turn = in questo turno
board-no-bids = chiuso
board-from = da { $price }
board-nothing = niente
board-needs = serve { $rooms }
board-store = magazzino { $rooms }
board-store-empty = magazzino vuoto
board-fame-for = fama per
board-tally = { $line ->
    [fame] sale, eventi
    [population] popolazione
    [revenue] entrate
    [entrances] ingressi
    [casino] zona casinò
    [hotel] zona hotel
    [diamonds] rombi
   *[money] denaro
}
board-all = in tutto
