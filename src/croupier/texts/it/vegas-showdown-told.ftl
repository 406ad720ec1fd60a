# What the house tells of Vegas Showdown: refusals, choices, what happened. The page is sent it in words.

each-room = { vs-room }
last-of-rooms = { $others } e { $last }
vs-needed = { $needed ->
    [slots] Slot machine
    [lounge] Lounge
    [restaurant] Ristorante
    [fancy-slots] Slot di lusso
    [dragon-room] Sala del Drago
    [fancy-restaurant] Ristorante di lusso
    [table-games] Tavoli da gioco
    [high-rollers-room] Sala High Roller
    [fancy-lounge] Lounge di lusso
    [five-star-steakhouse] Steakhouse a cinque stelle
    [sports-book] Sala scommesse
    [space-age-sports-book] Sala scommesse spaziale
    [night-club] Night club
    [buffet] Buffet
    [theater] Teatro
   *[other] { $needed }
}
vs-other = { $other ->
    [slots] Slot machine
    [lounge] Lounge
    [restaurant] Ristorante
    [fancy-slots] Slot di lusso
    [dragon-room] Sala del Drago
    [fancy-restaurant] Ristorante di lusso
    [table-games] Tavoli da gioco
    [high-rollers-room] Sala High Roller
    [fancy-lounge] Lounge di lusso
    [five-star-steakhouse] Steakhouse a cinque stelle
    [sports-book] Sala scommesse
    [space-age-sports-book] Sala scommesse spaziale
    [night-club] Night club
    [buffet] Buffet
    [theater] Teatro
   *[other] { $other }
}
vs-entrance = { $entrance ->
    [casino] l’ingresso del casinò
    [hotel] l’ingresso dell’hotel
   *[either] uno dei due ingressi
}
vs-track = { $line ->
    [fame] sale, pubblicità ed eventi
    [population] popolazione
    [revenue] entrate
    [entrances] ingressi collegati
    [casino] area casinò completa
    [hotel] area hotel completa
    [diamonds] rombi
   *[money] denaro
}
vs-chance-due = Prima si scopre una carta o una sala.
vs-settle-now = La scelta delle azioni è finita: siamo al saldo.
vs-choose-first = Le sale si piazzano al saldo: prima scegli un’azione.
vs-forbidden = { vs-card }: in questo turno non si può.
vs-no-pass = Puoi passare solo se non puoi fare nient’altro.
vs-empty-space = { vs-lot }: qui non c’è nessuna sala.
vs-sold-out = { vs-lot }: sale esaurite.
vs-second-track = Resta una sola sala. Chiuso: { vs-lot }.
vs-barred = { vs-card }: in questo turno niente offerte per { vs-room }.
vs-below-minimum = { $price } è sotto l’offerta minima di { $minimum }.
vs-above-top = { $price } è sopra la casella più alta, { $top }.
vs-no-space = { $price } non è una casella del tracciato: { $spaces }.
vs-not-above = L’offerta dev’essere superiore a { $standing }.
vs-no-money = Hai { $money }, non { $price }.
vs-not-renovating = Le sale si tolgono dalla scheda solo rinnovando.
vs-nothing-to-store = Non hai comprato sale: non c’è niente da mettere in magazzino.
vs-store-instead = Piazza una sala, o metti in magazzino quella comprata.
vs-remove-first = Togli le sale prima di piazzarne.
vs-two-removed = Hai già tolto due sale.
vs-two-built = Hai già piazzato due sale.
vs-no-room-there = Nessuna sala ha il quadretto in alto a sinistra in { $square }.
vs-not-stored = Non hai da piazzare: { vs-room }.
vs-facing = Con quelle porte { vs-room } guarda a { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}.
vs-off-sheet = { vs-room } in { $square } esce dalla scheda.
vs-overlap = Lì c’è già: { vs-other }.
vs-needs = { vs-room }: serve sulla scheda { vs-needed }.
vs-wall = { vs-room }: c’è un muro, nessuna porta combacia sulla via verso { vs-entrance }.
vs-unreachable = { vs-room }: lì manca il collegamento con { vs-entrance }.
vs-meets = { vs-room }: una porta deve incontrare una porta di una di queste sale: { $rooms }.
vs-end-needs = Il rinnovo non può finire così. { vs-room }: serve { vs-needed }.
vs-end-unreachable = Il rinnovo non può finire così. { vs-room }: manca il collegamento con { vs-entrance }.
vs-end-meets = Il rinnovo non può finire così. { vs-room }: una porta deve incontrare una porta di una di queste sale: { $rooms }.
vs-preview-bid = { vs-room }, ti restano { $left }
vs-preview-publicity = subito { $fame } di fama
vs-preview-renovate = togli sale, piazza quelle in magazzino
vs-preview-pass = non puoi fare nient’altro
vs-preview-store = tieni la sala per dopo
vs-preview-remove = togli la sala dalla scheda
vs-preview-cancel = lascia la scheda com’era
vs-preview-nothing = non piazzare nessuna sala
vs-preview-build = popolazione { $population }, entrate { $revenue }, fama { $fame }
vs-preview-done = popolazione { $population }, entrate { $revenue }, fama { $fame }
vs-estimates = A destra: la fama di vantaggio sugli altri, o di svantaggio, se tutti continuano a giocare con giudizio.
effect-button-given = Turno { $turn }: { $who ->
    [you] hai
   *[other] { $seat } ha
} il Pulsante.
effect-price-moved = { vs-lot }: { vs-room } ora parte da { $price }.
effect-card-moved-price = { vs-card }: { vs-room } ({ vs-lot }) ora parte da { $price }.
effect-room-gone = { vs-lot }: { vs-room } non interessa a nessuno ed esce dal gioco.
effect-card-drawn = Evento: { vs-card } ({ $symbol ->
    [small] piccola
    [medium] media
   *[large] grande
}). { vs-card-does }
effect-room-turned-up = { vs-lot }: { vs-room }, da { $price }.
effect-income-paid = { $who ->
    [you] Ricevi
   *[other] { $seat } riceve
} { $money } di reddito.
effect-money-gained = { vs-card }: { $who ->
    [you] ricevi
   *[other] { $seat } riceve
} { $money }.
effect-fame-gained = { vs-card }: { $who ->
    [you] ricevi
   *[other] { $seat } riceve
} { $fame } di fama.
effect-publicity-paid = { $who ->
    [you] Ricevi
   *[other] { $seat } riceve
} { $fame } di fama.
effect-bid-made = { $who ->
    [you] Offri
   *[other] { $seat } offre
} { $price } per { vs-room }{ $lot ->
    [slots] .
    [lounge] .
    [restaurant] .
   *[other] { " " }({ vs-lot }).
}
effect-outbid = Offerta superata ({ vs-room }): { $who ->
    [you] riprendi il segnalino e sceglierai
   *[other] { $seat } riprende il segnalino e sceglierà
} di nuovo.
effect-action-chosen = { $who ->
    [you] { $action ->
        [renovate] Rinnoverai
        [publicity] Ti fai pubblicità
       *[pass] Passi
    }
   *[other] { $seat } { $action ->
        [renovate] rinnoverà
        [publicity] si fa pubblicità
       *[pass] passa
    }
}.
effect-paid-for = { $who ->
    [you] Paghi
   *[other] { $seat } paga
} { $price } per { vs-room }.
effect-room-built = { $who ->
    [you] Piazzi
   *[other] { $seat } piazza
} { vs-room } in { $square }{ $facing ->
    [n] {""}
    [e] , girata a destra
    [s] , capovolta
   *[w] , girata a sinistra
}.
effect-room-removed = { $who ->
    [you] Togli
   *[other] { $seat } toglie
} { vs-room } da { $square }.
effect-room-stored = { $who ->
    [you] Metti
   *[other] { $seat } mette
} in magazzino { vs-room }.
effect-nothing-laid = { $who ->
    [you] Non piazzi
   *[other] { $seat } non piazza
} nessuna sala.
effect-renovation-ended = { $kept ->
    [yes] { $who ->
        [you] Hai rinnovato
       *[other] { $seat } ha rinnovato
    }.
   *[no] { $who ->
        [you] Lasci
       *[other] { $seat } lascia
    } la scheda com’era.
}
effect-tracks-moved = { $who ->
    [you] Tu:
   *[other] { $seat }:
} popolazione { $population }, entrate { $revenue }, fama { $fame }.
effect-stack-empty = La pila delle sale { $symbol ->
    [small] piccole
    [medium] medie
   *[large] grandi
} è vuota: la partita finisce.
effect-sheet-full = { $who ->
    [you] La tua scheda
   *[other] La scheda di { $seat }
} è piena: la partita finisce.
effect-fame-counted = { $who ->
    [you] Tu:
   *[other] { $seat }:
} { $fame } ({ vs-track }).
effect-fame-tied = A parità di fama ({ $fame }) { $who ->
    [you] vai avanti tu
   *[other] va avanti { $seat }
}, con più denaro ({ $money }). Dietro: { $seats }.
effect-showdown-ended = { $reason ->
    [small] La partita è finita: la pila delle sale piccole è vuota.
    [medium] La partita è finita: la pila delle sale medie è vuota.
    [large] La partita è finita: la pila delle sale grandi è vuota.
   *[sheet] La partita è finita: una scheda è piena.
}
vs-unreadable = Una mossa è bid, renovate, publicity o pass; al saldo build, store, remove, done o cancel.
vs-no-such = Non c’è { $what ->
    [room] nessuna sala
    [lot] nessun lotto
   *[other] nessuna carta
} { $text }.
vs-no-number = { $text } non è un numero intero.
vs-no-square = { $text } non è un quadretto: un quadretto è una lettera e un numero, per esempio c3.
vs-no-facing = Una sala è rivolta a n, e, s o w.
