# Il mercato di Vegas Showdown nel browser: lotti, carte, scelte, previsione e punteggio finale.
vs-market = Il mercato
vs-others = Gli altri hotel
vs-hotel-of = L’hotel di { $name }
vs-cards = Eventi di questo turno
vs-cards-open = { $count ->
    [one] 1 evento
   *[other] { $count } eventi
}
vs-bid-track = Tracciato delle offerte: { $lot }
vs-lot-title = { $name }: { $state }
vs-lot-from = da { $price }
vs-lot-held = { $price } · { $name }
vs-lot-sold = venduta: { $price } · { $name }
vs-lot-left = ×{ $count }
vs-lot-empty = vuoto fino al prossimo evento
vs-lot-gone = esaurito
vs-lot-second = resta una sola sala
vs-lot-barred = Niente offerte: { $card }
vs-lot-barred-short = Niente offerte
vs-needs-rooms = richiede { $rooms }
vs-bid-at = Offri { $price }: { $words }
vs-space-held = { $name }: offerta di { $price }
vs-space-shut = { $price }: non per te ora
vs-moment = { $moment ->
    [income] al reddito di questo turno
    [actions] per le azioni di questo turno
   *[other] subito
}
vs-symbol = { $symbol ->
    [small] Arriva una sala piccola
    [medium] Arriva una sala media
   *[large] Arriva una sala grande
}
vs-act-publicity = Pubblicità
vs-act-renovate = Rinnova
vs-act-pass = Passa
vs-doubt-renovate = Ti costa il turno, e non c’è ancora quasi niente da rinnovare.
vs-limit = Offri fino a …
vs-limit-choose = Scegli il tuo limite su un tracciato
vs-limit-to = Offri fino a { $price }: { $lot }
vs-order = Il banco offre per te: { $room }, fino a { $price }
vs-order-forget = Ritira
vs-order-ended = Il tuo ordine è finito; scegli di nuovo.
your-bidding = Offri, rinnova o cerca pubblicità
vs-ask-outbid = { $name } ha offerto più di te per { $room }: scegli di nuovo
your-laying = Piazza una sala o tienila in magazzino
your-renovation = Rinnova: togli sale, poi piazzane
wait-bidding = { $name } sta scegliendo che cosa fare
wait-laying = { $name } sta piazzando una sala
wait-renovation = { $name } sta rinnovando
your-roll-event = Nuovo turno: i prezzi sono calati. Scopri le novità!
wait-roll-event = { $name } sta per scoprire il prossimo evento
roll-event = Scopri
vs-plate-money = { $money } di denaro, { $income } di reddito al prossimo turno
vs-plate-end = { $fame } di fama; se la partita finisse ora: { $score }, posto { $rank }
vs-button = Ha il Pulsante: comincia questo turno
vs-forecast = Previsione
vs-forecast-line = Come finirebbe se la partita finisse ora.
vs-source = Fama per
vs-now-money = Denaro
vs-now-income = Prossimo reddito
vs-now-population = Popolazione
vs-now-revenue = Entrate
vs-line-fame = Sale, pubblicità, eventi
vs-line-population = Fama per popolazione
vs-line-revenue = Fama per entrate
vs-line-entrances = Ingressi collegati
vs-line-casino = Area casinò piena
vs-line-hotel = Area hotel piena
vs-line-diamonds = Rombi rossi
vs-line-money = 1 ogni 10 di denaro
vs-sum = Fama totale
vs-final = Punteggio finale
vs-step-back = Una riga indietro
vs-step-on = Una riga avanti
vs-to-end = Al podio
guide-vegas-showdown-choose = { $narrow ->
    [yes] Apri una sala del mercato: le sue caselle dorate sono le offerte che puoi fare.
   *[no] Le caselle dorate sono le offerte che puoi fare.
} Paghi solo se nessuno offre di più. { $stored ->
    [yes] Una sala in magazzino si piazza dopo la pubblicità, dopo un acquisto al posto della sala comprata, o rinnovando.
   *[no] Invece di offrire puoi rinnovare o cercare pubblicità, qui sotto: ognuno prende il turno.
}
guide-vegas-showdown-roll = Nuovo turno: i prezzi premier calano, gli spazi vuoti ricevono nuove sale, e con loro arrivano eventi. Poi ognuno riceve il minore tra popolazione ed entrate.
guide-vegas-showdown-wait = { $phase ->
    [settle] Gli altri piazzano le loro sale o rinnovano. Poi comincia un nuovo turno.
   *[other] Scelgono gli altri. Se qualcuno offre più di te, riprendi il tuo segnalino e scegli di nuovo. Con «Offri fino a …» il banco continua a offrire per te.
}
guide-vegas-showdown-lay = Piazza la sala in modo che una porta incontri una porta sulla via del suo ingresso: giallo dal casinò, blu dall’hotel, verde da uno dei due.
guide-vegas-showdown-renovate = Togli fino a due sale dalla scheda, poi piazzane fino a due, per ora ovunque: alla fine tutto dev’essere collegato. «{ vs-finish }» conclude; «{ vs-leave-as-was }» annulla tutto, ma non ti ridà il turno.
vs-key-lot = Vai al lotto con questo numero
vs-key-walk = Passa da un’offerta all’altra, o sposta la sala sulla scheda
vs-key-enter = Offri, piazza la sala o toglila
vs-key-limit = Offri fino a un limite: poi scegli fin dove
vs-key-publicity = Vai a «Pubblicità»
vs-key-renovate = Vai a «Rinnova»
vs-key-turn = Gira la sala
vs-key-forecast = Previsione: se la partita finisse ora
vs-log-turn = Turno { $number }
vs-ask-lay = Piazza: { $room }, o tieni la sala in magazzino
vs-ask-lay-stored = Piazza una sala del magazzino o lasciala lì
vs-stack = { $size ->
    [small] sale piccole
    [medium] sale medie
   *[large] sale grandi
} ancora in arrivo: { $count }
vs-stacks-why = Sale piccole, medie e grandi ancora in arrivo. La partita finisce quando un evento chiede una sala di una pila vuota o quando una scheda è piena.
vs-you-lack = ti manca: { $rooms }
vs-you-have = hai già: { $rooms }
vs-no-place = non trova posto sulla tua scheda
vs-no-place-brief = non ci sta
vs-could-lay = Potresti piazzarla sulla tua scheda.
vs-show-large = Mostra in grande
vs-plate-tracks = Popolazione { $population }, entrate { $revenue }: reddito { $income }{ $limit ->
    [population] , limitato dalla popolazione
    [revenue] , limitato dalle entrate
   *[none] {""}
}
vs-plate-holds = Tiene { $lot } per { $price }
vs-plate-paid = Ha pagato { $price } per { $lot }
vs-plate-paid-brief = pagato
aim-vegas-showdown = avere più fama alla fine, per le sale e quello che portano.
