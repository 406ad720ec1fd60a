# What the house tells of Las Vegas: choices, refusals, what happened. Amounts are in thousands; MONEY writes them.
preview-wins = ora vinceresti { MONEY($bill) }
preview-keeps = tieni { MONEY($bill) }
preview-drops = tieni solo { MONEY($bill) }
preview-ties = pari con { $seats }: non vinci niente
preview-nothing = non vinci niente
preview-chance = nessuna scelta

not-rolled = Nessun dado mostra { $value }: hai tirato { $rolled }.
no-bandit = A questo tavolo non c’è il bandito.
on-bandit = Sul bandito c’è già un { $value }: questi dadi possono andare solo al loro casinò.

effect-started = Round { $round }: { $who ->
    [you] cominci tu
   *[other] comincia { $seat }
}{ $why ->
    [lot] , per sorteggio
    [left] , perché l’inizio passa al posto successivo
    [last] , dopo l’ultimo tiro
    [bill] , dopo aver preso la banconota più alta al casinò { $casino }
   *[again] {" "}di nuovo, perché nessuno ha vinto un casinò
}.{ $chips ->
    [0] {""}
   *[other] {" "}Tutti ricevono { $chips } fiche, che alla fine valgono { MONEY($worth) } l’una.
}
effect-stocked = { $casino ->
    [7] Il bandito riceve { MONEY($bill) }.
   *[other] Il casinò { $casino } riceve { MONEY($bill) }.
}
effect-rolled = { $who ->
    [you] Tiri
   *[other] { $seat } tira
}{ $small ->
    [none] { $big ->
        [0] {""}
       *[other] {" "}{ $biggie } { $big }
    }
   *[other] {" "}{ $small }{ $big ->
        [0] {""}
       *[other] , { $biggie } { $big }
    }
}{ $neutral ->
    [none] {""}
   *[other] {" "}(neutrali: { $neutral })
}.
effect-placed = { $who ->
    [you] Piazzi
   *[other] { $seat } piazza
} { $small ->
    [0] { $big ->
        [0] { $neutral ->
            [one] un dado neutrale
           *[other] { $neutral } dadi neutrali
        }
       *[other] il { $biggie }{ and-neutral }
    }
    [one] un dado{ and-biggie }{ and-neutral }
   *[other] { $small } dadi{ and-biggie }{ and-neutral }
} { $casino ->
    [7] sul bandito, con valore { $value }
   *[other] sul casinò { $casino }
}.
and-biggie = { $big ->
    [0] {""}
   *[other] {" "}e il { $biggie }
}
and-neutral = { $neutral ->
    [0] {""}
    [one] {" "}(e uno neutrale)
   *[other] {" "}(e { $neutral } neutrali)
}
effect-left-over = { $who ->
    [you] Tiri
   *[other] { $seat } tira
} i dadi neutrali avanzati, che vanno sui casinò { $casinos }.
effect-cancelled = Casinò { $casino }: { $seats } { $among ->
    [you] avete { $strength } a testa e vi annullate
   *[other] hanno { $strength } a testa e si annullano
} a vicenda.
effect-won = { $casino ->
    [7] Bandito: { $who ->
        [you] prendi
       *[other] { $seat } prende
    } { MONEY($bill) }.
   *[other] Casinò { $casino }: { $who ->
        [you] prendi
       *[other] { $seat } prende
    } { MONEY($bill) }.
}
effect-returned = Casinò { $casino }: la banconota da { MONEY($bill) } va in fondo al mazzo{ $winner ->
    [nobody] , non l’ha vinta nessuno.
    [grey] , l’hanno vinta i dadi grigi.
   *[neutral] , l’hanno vinta i dadi neutrali.
}
effect-boxed = { $casino ->
    [7] Bandito
   *[other] Casinò { $casino }
}: la banconota da { MONEY($bill) } esce dal gioco{ $winner ->
    [nobody] , non l’ha vinta nessuno.
    [grey] , l’hanno vinta i dadi grigi.
   *[neutral] , l’hanno vinta i dadi neutrali.
}
effect-round-ended = Il round { $round } è finito.
effect-tie-broken = A parità di denaro ({ MONEY($score) }) { $who ->
    [you] vai avanti tu
   *[other] va avanti { $seat }
}, con più { $chips ->
    [yes] banconote e fiche
   *[no] banconote
} ({ $pieces }). Dietro: { $seats }.
effect-game-ended = La partita è finita.
