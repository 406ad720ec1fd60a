# Frasi di Rolling Cubes che la pagina riceve già scritte e che il terminale dice da sé.
rc-no-face = «{ $symbol }» non è su nessun dado.
rc-too-long = Sono più di { $most } dadi.
rc-not-thrown = Non resta nessun dado per { $dice }.
rc-row-needed = Di’ per quale riga: equate blue 5x8=40.
rc-no-rows = Le righe ci sono solo nel solitario.
rc-row-taken = La riga { rc-row } è già piena.
rc-row-unfulfilled = Questa non va bene per la riga { rc-row }.
rc-no-rethrow = I dadi si rilanciano solo nel solitario.
rc-thrown-again = Hai già rilanciato i dadi.
rc-too-many = Puoi rilanciare al massimo { $most } dadi.
rc-other-mode = In questo modo di giocare non si fa.
rc-preview-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rc-preview-last = usa { $dice } dadi su 13
rc-preview-strike = 0 nella riga { rc-row }
rc-preview-again = { $points ->
    [one] costa un punto
   *[other] costa { $points } punti
}
rc-preview-nothing = nessun punto
effect-rc-started = { $who ->
    [you] Cominci tu
   *[other] Comincia { $seat }
}.
effect-rc-thrown = { $who ->
    [you] Tiri
   *[other] { $seat } tira
} { $dice }.
effect-rc-equated = { $who ->
    [you] Tu
   *[other] { $seat }
}: { $equation }, { $row ->
    [none] { rc-preview-points }.
   *[other] { rc-preview-row }.
}
effect-rc-declined = { $who ->
    [you] Non formi
   *[other] { $seat } non forma
} nessuna uguaglianza.
effect-rc-answered = { $who ->
    [you] Hai
   *[other] { $seat } ha
} una risposta.
effect-rc-bonus = Bonus del turno: { $points ->
    [one] un punto
   *[other] { $points } punti
} per la risposta migliore ({ $seats }).
effect-rc-play-on = Parità in testa: { $among ->
    [you] continuate
   *[other] continuano
} { $seats }.
effect-rc-last-die = { $who ->
    [you] Hai piazzato gli ultimi dadi e ricevi
   *[other] { $seat } ha piazzato gli ultimi dadi e riceve
} un punto.
effect-rc-rethrown = { $who ->
    [you] Rimetti
   *[other] { $seat } rimette
} { $dice } nel bicchiere.
effect-rc-struck = { $who ->
    [you] Sbarri
   *[other] { $seat } sbarra
} la riga { rc-row }.
effect-rc-game-won = { $who ->
    [you] Vinci
   *[other] { $seat } vince
} questo gioco del torneo ({ rc-mode }). Classifica: { $standing }.
effect-rc-tie-broken = A parità di punti ({ $points }) { $who ->
    [you] vai avanti tu: hai vinto
   *[other] va avanti { $seat }: ha vinto
} il secondo gioco. Dietro: { $seats }.
effect-rc-game-ended = La partita è finita.
rc-hint-last-die = In questo gioco non si dice a nessuno se c’è un’uguaglianza.
rc-hint-none = Non c’è nessuna uguaglianza.
rc-hint-worth = { $row ->
    [none] C’è un’uguaglianza da { rc-preview-points }.
   *[other] C’è un’uguaglianza da { rc-preview-row }.
}
rc-hint-dice = Usa { $dice }.
rc-hint-equality = È { $equation }.
rc-best-of = { $row ->
    [none] Il meglio che c’era nei dadi di { $seat }: { $equation }, { rc-preview-points }.
   *[other] Il meglio che c’era nei dadi di { $seat }: { $equation }, { rc-preview-row }.
}
rc-most-of = Il maggior numero di dadi per { $seat }: { $equation }, { rc-dice-used }.
rc-none-of = Nei dadi di { $seat } non c’era nessuna uguaglianza.
rc-no-throw = Quella voce non è un tiro di dadi.
rc-turn-not-over = Il meglio si dice quando il turno è finito per tutti.
rc-bad-roll = Questo tiro non è stato fatto qui.
rc-unreadable = Una mossa è un’uguaglianza come 5x8=40, oppure decline; nel solitario anche rethrow 5 7 e strike blue.
# Una scelta, senza quanto vale e chi la fa.
choice-rc-equated = { $equation }{ $row ->
    [none] {""}
   *[other] {" "}nella riga { rc-row }
}
choice-rc-declined = Nessuna uguaglianza
choice-rc-answered = { $text ->
    [none] Nessuna uguaglianza
   *[other] { $text }
}
choice-rc-rethrown = Rilanciare { $dice }
choice-rc-struck = Sbarrare la riga { rc-row }
