# Rolling Cubes.
rc-row = { $row ->
    [blue] blu
    [green] verde
    [red] rossa
    [poker] poker
   *[other] { $row }
}
rc-mode = { $mode ->
    [one-by-one] uno per volta
    [all-together] tutti insieme
    [last-die] l’ultimo dado
    [tournament] torneo
    [yahtzee] solitario Yahtzee
   *[other] { $mode }
}

rc-no-equals = In un’uguaglianza ci vuole un =.
rc-two-equals = In un’uguaglianza c’è un solo =.
rc-sign-in-front = Davanti a un numero non può stare { $sign }.
rc-empty-side = Da una parte di = non c’è niente.
rc-number-missing = Manca un numero tra due segni o alla fine.
rc-leading-zero = { $number }: nessun numero comincia con 0.
rc-times-zero = { $term }: per zero non si moltiplica, o andrebbe bene qualsiasi dado.
rc-by-zero = { $term }: per zero non si divide.
rc-zero-dividend = { $term } divide zero, e a questo tavolo non si può.
rc-same-number = Un numero uguale a sé stesso non è un’uguaglianza.
rc-no-operator = Ci vuole almeno un + − × o :.
rc-unequal = A sinistra fa { $left }, a destra { $right }.
rc-old-dice = Si devono usare tutti i dadi vecchi; mancano ancora: { $dice }.
rc-no-new-die = Devi usare almeno un dado nuovo.

rc-preview-row = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} nella riga { rc-row }

# Al tavolo disegnato.
rc-dice = I dadi
rc-die = Dado { $face }
rc-die-locked = Dado { $face }, da usare per forza
rc-locked = Da usare per forza
rc-new = Dadi nuovi
rc-cup = { $dice ->
    [12] 12 dadi aspettano nel bicchiere; l’= c’è sempre.
    [one] Un dado aspetta nel bicchiere.
   *[other] { $dice } dadi aspettano nel bicchiere.
}
rc-equation = La tua uguaglianza
rc-invite = { $device ->
    [touch] Tocca o trascina
   *[mouse] Clicca, trascina o scrivi
  } i dadi per fare un’uguaglianza.
rc-empty = Non è ancora un’uguaglianza.
rc-left-is = A sinistra fa { $left }.
rc-equal = Tutti e due i lati fanno { $value }.
rc-easy = Per 1 e diviso 1 portano un punto solo.
rc-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rc-of-target = { $points } su { $target }
rc-dice-used = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
rc-standing = { $points } nel torneo
rc-game-of = Gioco { $game } di 3
rc-ready = fatto
rc-not-ready = non ancora
rc-answers = Risposte
rc-missing = { $count ->
    [0] Ci sono tutte le risposte.
    [one] Manca una risposta. Quando c’è, si scoprono tutte insieme.
   *[other] Mancano { $count } risposte. Quando ci sono, si scoprono tutte insieme.
}
rc-answered = La tua risposta
rc-changeable = Puoi cambiarla finché non ci sono tutte.
rc-reveal = Le risposte
rc-turn-now = Questo turno
rc-turn-last = L’ultimo turno
rc-round-now = Questa manche
rc-round-last = L’ultima manche
rc-nothing = nessuna uguaglianza
rc-bonus = bonus per la risposta migliore del turno
rc-bonus-short = +{ $points } alla migliore
rc-best-was = su { $best } possibili
rc-best = Il meglio che c’era
rc-best-of-throw = { $whose ->
    [all] Il meglio dell’ultimo tiro
    [dice] Il meglio nei tuoi dadi
   *[mine] Il meglio del tuo ultimo tiro
}
rc-best-none = Con questi dadi non c’era nessuna uguaglianza.
rc-best-found = L’hai trovata!
rc-best-equal = La tua vale lo stesso.
rc-best-missed = Tu non ne hai formata nessuna.
rc-short = { $short ->
    [one] Alla tua, { $equality }, mancava un punto.
   *[other] Alla tua, { $equality }, mancavano { $short } punti.
}
rc-short-dice = { $short ->
    [one] La tua, { $equality }, usava un dado in meno.
   *[other] La tua, { $equality }, usava { $short } dadi in meno.
}
rc-time-left = Tempo per questa risposta
rc-tournament = Torneo
rc-row-asks = { $row ->
    [blue] tre o quattro dadi blu; tutti e quattro: +3
    [green] tre o quattro dadi verdi; tutti e quattro: +3
    [red] tre o quattro dadi rossi; tutti e quattro: +3
    [poker] tutti e quattro i dadi di un colore
   *[other] un numero sopra 100
}
rc-missing-none = Nessun dado mostra { $face }.
rc-missing-used = Non resta nessun { $face }.
rc-missing-foreign = In questo gioco non c’è { $face }.
rc-missing-row = Scegli una riga: ne vanno bene diverse.
rc-missing-fit = Non va bene per nessuna riga libera.
rc-caret-left = Scrivi più a sinistra
rc-caret-right = Scrivi più a destra
rc-cost-again = rilanciati
rc-total = Totale
rc-sheet = Foglio dei punti
rc-rows = Riga
rc-rows-ask = Che cosa chiedono le righe
rc-write = Scrivi
rc-rewrite = Scrivi questa invece
rc-write-row = Scrivi nella riga
rc-clear = Cancella
rc-decline = Nessuna uguaglianza
rc-strike = 0 nella riga { rc-row }
rc-strike-row = 0 nella riga
rc-strike-some = Sbarra una riga …
rc-strike-none = Non sbarrarne nessuna
rc-strike-ask = { $device ->
    [touch] Scegli la riga che riceve 0.
   *[mouse] Scegli la riga che riceve 0; Esc torna indietro.
}
rc-choose-again = Rilancia alcuni dadi
rc-mark = Scegli fino a { $most } dadi da rilanciare; ognuno costa un punto.
rc-throw-again = { $dice ->
    [one] Rimetti un dado, poi lancia
   *[other] Rimetti { $dice } dadi, poi lancia
}
rc-keep-all = Tienili tutti
your-cubes = Tocca a te: fai un’uguaglianza
wait-cubes = { $name } cerca un’uguaglianza
guide-rolling-cubes-roll = { $mode ->
    [last-die] { $old ->
        [no] Tira tutti i dadi: comincia una nuova manche.
       *[yes] Tira i dadi che sono nel bicchiere. Quelli sul tavolo si devono usare di nuovo.
    }
    [yahtzee] { $again ->
        [no] Tira i dadi che hai rimesso nel bicchiere.
       *[yes] Tira i dadi. Poi puoi rilanciarne fino a cinque, una volta; ognuno costa un punto.
    }
   *[other] Tira i dadi. I verdi hanno cifre dispari, i blu cifre pari, i rossi segni; l’= c’è sempre.
}
guide-rolling-cubes-choose = { $mode ->
    [last-die] { $old ->
        [no] Forma un’uguaglianza qualsiasi. Il prossimo giocatore dovrà riusarne tutti i dadi.
       *[yes] Forma un’uguaglianza con tutti i dadi da usare per forza e almeno uno nuovo.
    } Qui contano solo i dadi, non i punti.
    [yahtzee] { $again ->
        [no] Forma un’uguaglianza per una riga libera, o sbarrane una con 0.
       *[yes] Forma un’uguaglianza per una riga libera, o prima rilancia fino a cinque dadi; ognuno costa un punto.
    } I numeri lunghi portano di più; un{"\u00A0"}: porta tre punti, un{"\u00A0"}× due, gli altri segni uno.
   *[other] Rendi uguali le due parti: { $device ->
        [touch] tocca o trascina i dadi.
       *[mouse] fai clic sui dadi, trascinali o scrivili.
    } I numeri lunghi portano di più; un{"\u00A0"}: porta tre punti, un{"\u00A0"}× due, gli altri segni uno.
}
guide-rolling-cubes-wait = { $mode ->
    [last-die] { $old ->
        [no] Il prossimo giocatore comincia una manche con tutti i dadi.
       *[yes] Il prossimo giocatore deve usare di nuovo tutti questi dadi e almeno uno nuovo.
    }
    [yahtzee] Gli altri giocano il loro tiro.
   *[other] Gli altri cercano un’uguaglianza. A turno finito vedi il meglio che c’era.
}
guide-rolling-cubes-payout = { $mode ->
    [last-die] La manche è finita: chi ha piazzato gli ultimi dadi riceve un punto.
   *[other] Si scoprono le risposte: la migliore del turno riceve due punti in più; se più d’una è la migliore, un punto ciascuna.
}

# Allenamento.
rc-training = Allenamento
rc-train-title = Rolling Cubes: allenamento
rc-train-line = Tiri senza fine, nessuno che aspetta. Batti la tua media.
rc-train-check = Controlla
rc-train-next = Altro tiro
rc-train-best = Mostra il meglio
rc-train-give-up = Mi arrendo, mostra il meglio
rc-train-first = { rc-points }. È un inizio.
rc-train-above = { rc-points }: { $over } sopra la tua media!
rc-train-equal = { rc-points }: proprio la tua media.
rc-train-below = { rc-points }: { $under } sotto la tua media.
rc-train-figures = Le tue cifre
rc-train-none = Cominciano con il primo tiro e restano in questo browser.
rc-train-average = punti per tiro
rc-train-rolls = Tiri
rc-train-share = Di quanto c’era
rc-train-forget = Ricomincia da capo
rc-train-zero = Lo zero si può dividere (0:7)
rc-trend = I tuoi ultimi { $rolls } tiri, ognuno accanto al meglio che c’era
pitch-rolling-cubes = Tredici dadi, un’uguaglianza. Quanto riesci a ricavarne?
rc-key-type = Metti un dado con questa faccia nell’uguaglianza
rc-key-caret = Scrivi più a sinistra o a destra
rc-key-back = Riprendi l’ultimo dado
rc-key-write = Consegna l’uguaglianza
rc-log-game = Gioco { $number }
aim-rolling-cubes = { $mode ->
    [all-together] arrivare a { $target } punti con le uguaglianze migliori; tutti usano gli stessi dadi.
    [last-die] essere chi piazza gli ultimi dadi di una manche. Ogni manche così è un punto; accanto al tuo nome vedi quanti ne hai e quanti ne servono.
    [yahtzee] riempire cinque righe con più punti possibile.
    [tournament] avere più punti dopo tre giochi.
   *[other] arrivare a { $target } punti con le uguaglianze migliori.
}
rc-train-timed = Contro la clessidra
rc-train-streak = { $count } di fila
rc-train-good = È buono chi arriva in tempo a tre quarti del massimo. Dopo uno buono il prossimo ha meno tempo.
rc-train-time-up = Il tempo è scaduto.

# Options and clocks.
clock-sand-1 = Clessidra: 1 minuto per ogni risposta
clock-sand-2 = Clessidra: 2 minuti per ogni risposta
clock-sand-5 = Clessidra: 5 minuti per ogni risposta
option-mode = Modo di giocare
option-mode-why = Uno per volta: ognuno tira per sé. Tutti insieme: un tiro per tutti, risposte segrete. Ultimo dado: si riusano tutti i dadi già posati, con almeno uno nuovo. Torneo: questi tre di seguito. Solitario: cinque righe da riempire.
option-zero_dividend = Dividere lo zero (0:7)
option-zero_dividend-why = Se è permesso. In quel caso anche le cifre che non servono altrove portano punti, come in 0:24558=7-7.
option-faces = Facce dei dadi
option-faces-why = Le facce della tua scatola, se sono diverse.

# What decisions are about.
about-equality = L’uguaglianza migliore
about-rethrow = Rilanciare o no
about-row = Quale riga usare
