# La scheda di Vegas Showdown nel browser.
vs-area-casino = Casinò
vs-area-hotel = Hotel
vs-word-population = popolazione
vs-word-revenue = entrate
vs-word-fame = fama
vs-store = In magazzino
vs-store-how = Arriva sulla scheda dopo la pubblicità, dopo un acquisto al posto della sala comprata, o rinnovando.
vs-sheet-of = La scheda di { $name }: { $rooms ->
    [one] una sala
   *[other] { $rooms } sale
}
vs-look = Scegli una sala per vedere che cos’è.
vs-look-empty = Qui si mettono le sale comprate.
vs-belongs = { $colour ->
    [yellow] sala da casinò
    [blue] sala da hotel
   *[green] per casinò o hotel
}
vs-room-meets = una porta deve incontrare una porta di { $rooms }
vs-square-empty = { $square }: vuoto, { $area ->
    [c] area del casinò
    [h] area dell’hotel
   *[m] parte centrale
}
vs-square-room = { $square }: { $room }
vs-square-doors = porte a { $sides }
vs-side-n = nord
vs-side-e = est
vs-side-s = sud
vs-side-w = ovest
vs-ways = { $doors ->
    [one] Una porta ne incontra un’altra
   *[other] { $doors } porte ne incontrano altre
}{ $entrance ->
    [casino] { ", " }con una via fino all’ingresso del casinò.
    [hotel] { ", " }con una via fino all’ingresso dell’hotel.
    [both] { ", " }con una via fino a entrambi gli ingressi.
   *[none] { ", " }ma nessuna via porta a un ingresso.
}
vs-then-wrong = { $kind ->
    [cut] Così nessuna via porta più a: { $rooms }.
   *[fault] Così manca una sala necessaria a: { $rooms }.
}
vs-moves = Tracciati: { $moves }.
vs-worth = Vale { $gain } di fama se la partita finisse ora.
vs-point = { $room }: dove la metti? Vanno bene i quadretti illuminati.
vs-point-for-now = { $room }: dove la metti? Per ora va bene ogni quadretto illuminato; alla fine tutto dev’essere collegato.
vs-no-spot = { $room }: girata così non entra da nessuna parte.
vs-nowhere = { $room }: non entra da nessuna parte, comunque la giri.
vs-choose-room = Prendi in mano una sala per piazzarla.
vs-take-or-choose = Scegli una sala per toglierla, o prendine una in mano per piazzarla.
vs-weighing = Un momento …
vs-sheet-keys = Le frecce spostano, T gira, Invio piazza o toglie, Esc lascia.
vs-turn-it = Gira
vs-turned = Ora rivolta a { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}.
vs-turned-same = Girata o no, le porte sono le stesse.
vs-lay-here = Piazzala qui
vs-take-off = Togli
vs-store-it = Tienila per dopo
vs-lay-none = Non piazzare nulla
vs-workbench = Banco di lavoro
vs-work-done = Tolte: { $removed }. Piazzate: { $built }.
vs-sheet-fine = Così la scheda è in regola.
vs-reset = Ricomincia
vs-leave-as-was = Lascia com’era
vs-finish = Fatto
vs-taking = { $room }: toglierla dalla scheda?

vs-rooms = Tutte le sale
vs-rooms-brief = Sale
vs-rooms-opening = Apro la scatola …
vs-rooms-lost = Non è stato possibile prendere le sale. Riprova quando torna la connessione.
