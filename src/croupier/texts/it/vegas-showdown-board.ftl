# Vegas Showdown come testo, in colonne strette: parole corte.
board-turn = turno { $turn }
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
    [casino] area casinò
    [hotel] area hotel
    [diamonds] rombi
   *[money] denaro
}
board-all = in tutto
board-picture-key = porte : e -..-, muri | e ----, angoli rossi *
score-vegas-showdown = { $score } di fama
help-rooms = Stampa le sale di Vegas Showdown con le loro porte, e quali valori sono ricostruiti.
bot-vegas-showdown-greedy-why = Valuta le sale secondo il reddito che daranno ancora, la fama e come sono disposte, e offre fino a tanto.
bot-vegas-showdown-montecarlo-why = Prova le scelte migliori giocando qualche turno, con greedy a ogni posto.
board-legend = p popolazione, e entrate, f fama; un turno ti paga il minore tra p ed e
