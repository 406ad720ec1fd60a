# Il terminale: comandi per le persone, richieste e il loro aiuto.
terminal-players = da { $from } a { $to } giocatori, circa { $minutes } minuti
terminal-game = { $title }: { $game }, revisione { $revision } delle regole
terminal-game-seats = Ciò che segue vale per { $seats ->
    [one] un posto
   *[other] { $seats } posti
  }; --seats N lo dice per un altro numero.
terminal-option-values = { $name }: { $values }; altrimenti { $default } [{ $clause }]
terminal-option-file = il nome di un file
terminal-no-options = Questo gioco non ha opzioni.
terminal-welcome = { $game }: { $seats }. ? per l’aiuto, q per uscire.
terminal-kept-go-on = La partita è salvata. Per continuare: { $command }
terminal-kept = La partita è salvata, e croupier verify ne dimostra i dadi: { $file }
terminal-press-enter = { $name }, premi Invio { $verb ->
    [event] per scoprire le novità
   *[other] per tirare
}:{" "}
terminal-only-enter = { $verb ->
    [event] Non è ancora scoperto nulla: basta Invio, ? per l’aiuto.
   *[other] I dadi non sono ancora tirati: basta Invio, ? per l’aiuto.
}
terminal-your-move = { $name }, tocca a te:{" "}
terminal-hand-over = Ora tocca a { $name }: cedi il posto, poi premi Invio.{" "}
terminal-taken-back = Mossa annullata.
terminal-no-move = { $text } qui non è una mossa; i tasti sono { $keys }
terminal-no-clause = { $game } non ha il paragrafo { $clause }: ci sono { $clauses }
terminal-coach-best = Migliore: { $event }.
terminal-coach-loss = { $unit ->
    [points] { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[share] il { $points } % di una vittoria
  }
terminal-coach-less = { $points ->
    [0] quasi uguale.
   *[other] circa { terminal-coach-loss } in meno.
  }
terminal-coach-rest = { $count ->
    [one] Un’altra scelta è peggiore e toglie
   *[other] Altre { $count } scelte sono peggiori e tolgono
  } circa { terminal-coach-loss } o più; h all le mostra tutte.
terminal-coach-why = La scelta migliore: { $why }
terminal-hint-best = Le { $best } scelte migliori su { $count }, la migliore per ultima; h all le mostra tutte:
terminal-coach-sure = { $best } è meglio. { $why } Davvero (sì)?
terminal-yes = sì
terminal-estimates = A destra, in migliaia di dollari: di quanto finisci il round davanti al migliore degli altri, o dietro, se poi tutti giocano a caso; la media di molte prove.
terminal-help-key = un tasto dell’elenco, o una mossa in parole ({ $example })
terminal-help-key-none = Invio per continuare
terminal-help-h = quanto vale ogni scelta
terminal-help-b = mostra di nuovo il tavolo
terminal-help-u = annulla l’ultima mossa
terminal-help-l = le mosse finora
terminal-help-r = un paragrafo delle regole, per esempio r { $clause }
terminal-help-q = esci; la partita resta salvata
terminal-enter = [Invio]{" "}
terminal-bot = bot { $seat }
terminal-replay-table = { $game }, tavolo { $table }: { $seats }
terminal-not-finished = La partita non è finita.
terminal-rank = posto { $rank }
terminal-verified = verificato: { $game }, tavolo { $table }: { $chances } eventi del caso con { $draws } estrazioni seguono dal seme sigillato e { $people ->
    [1] dal seme di una persona
   *[other] dai semi di { $people } persone
}, e { $moves } mosse rispettano le regole
terminal-verified-first = i semi dei posti non erano sigillati: questo file è della prima versione
terminal-verified-signed = firmato dalla chiave { $key }: ogni mossa, bot e nota è come l’ha scritta il banco
terminal-verified-names = la firma non comprende i nomi delle persone
terminal-verified-dice = sono dimostrati i dadi e le regole, non chi ha giocato che cosa: con questi dadi andrebbero bene anche altre mosse
terminal-verified-unsigned = il file non è firmato da un banco
terminal-verified-unchecked = dice di essere firmato dalla chiave { $key }: controllalo con --house o --key
terminal-written = { $games ->
    [one] Una partita scritta
   *[other] { $games } partite scritte
} in { $where }
terminal-added = { $games ->
    [one] Una partita aggiunta
   *[other] { $games } partite aggiunte
} a { $where }
terminal-bot-levels = Livelli, qui con --level, e sulla pagina:
bot-random-why = Sceglie a caso.
bot-greedy-why = Prende ciò che adesso vincerebbe di più.
bot-montecarlo-why = Gioca fino in fondo ogni scelta molte volte e prende quella che in media finisce meglio.
terminal-simulated = { $game }, { $seats } posti ({ $options }), seme { $seed }
terminal-simulated-speed = { $count ->
    [one] Una partita
   *[other] { $games } partite
  } in { $seconds } s, { $rate } partite/s ({ $path }); { $moves } mosse a partita, { $shared } % vittorie divise
terminal-interrupted = Interrotto: queste sono le partite finite.
terminal-interrupted-none = Interrotto prima che finisse una partita.
terminal-not-repeatable = Lo stesso comando non darà di nuovo esattamente queste cifre.
terminal-two-ways = Con il seme { $seed } l’altro percorso ({ $other }) distribuisce altre partite, perché estrae in un altro ordine: si confronta entro uno dei due.
terminal-arena = { $game }, { $seats } posti, { $games } partite ({ $path }), le stesse distribuzioni per ogni coppia
terminal-column-seat = posto
terminal-column-bot = bot
terminal-column-mean = punti in media
terminal-column-error = ±
terminal-column-sd = dev. st.
terminal-column-wins = vittorie %
terminal-column-rating = forza
terminal-column-games = partite
terminal-column-between = delle vittorie fra
terminal-column-and = e
terminal-column-first-has = il primo ne ha
terminal-word-help = aiuto
terminal-word-hint = suggerimento
terminal-word-board = tavolo
terminal-word-undo = annulla
terminal-word-log = mosse
terminal-word-rules = regole
terminal-word-quit = esci
terminal-regret = u annulla, altro tasto continua:{" "}
terminal-review-head = { $game }, secondo { $evaluator }{ $playouts ->
    [0] .
    [1] .
   *[other] , con { $playouts } simulazioni per posizione.
} { $unit ->
    [points] I valori sono punti.
   *[share] I valori sono centesimi di vittoria; per ogni posto inizio, fortuna, gioco e correzioni sommati danno il risultato.
}
terminal-review-start = inizio
terminal-review-luck = fortuna
terminal-review-own = gioco
terminal-review-others = altri
terminal-review-hidden = nascosto
terminal-review-correction = corretto
terminal-review-result = risultato
terminal-review-rating = { $name }{ $word ->
    [none] {""}
    [expert] {" "}ha giocato come un esperto
    [strong] {" "}ha giocato come un giocatore forte
    [steady] {" "}ha giocato come un giocatore solido
    [casual] {" "}ha giocato come un giocatore occasionale
   *[learning] {" "}ha giocato come un principiante
}: { $mattered ->
    [one] una decisione contava ed è costata { $loss }
   *[other] { $mattered } decisioni contavano e sono costate in media { $loss } ciascuna
}; il { $best } % era la scelta migliore.
terminal-review-unrated = { $name } non ha preso decisioni che contassero.
terminal-review-mark = { $number }. { $name }, { $event }: { $mark ->
    [blunder] errore grave
    [mistake] errore
    [points] non la migliore
   *[inaccuracy] imprecisione
}, { $loss } persi (± { $error }); la scelta migliore era { $best }
terminal-review-luckiest = { $way ->
    [lucky] Più fortunati
   *[unlucky] Più sfortunati
} per { $name }: { $events }
terminal-review-no-mark = Nessuna imprecisione, nessun errore, nessun errore grave.
terminal-review-interrupted = Interrotto dopo { $done } di { $all } eventi; lo stesso comando riprende da lì.
bot-expert-why = Valuta quanta parte della vittoria gli lascia ogni scelta, secondo il valutatore del gioco.
terminal-no-figure = n.d.
terminal-column-from = da
terminal-column-to = a
terminal-column-less-luck = senza fortuna %
terminal-column-variance = var.
terminal-less-luck = Senza fortuna: si toglie ciò che il caso ha portato meno la media di tutto ciò che poteva portare, secondo { $evaluator } con { $playouts ->
    [one] una simulazione
   *[other] { $playouts } simulazioni
  }. Con qualsiasi valutatore fisso la media del risultato resta la stessa.

## Levels of bots, as they may be typed
level-beginner = principiante
level-easy = facile
level-normal = normale
level-strong = forte
level-expert = esperto
terminal-moment = Un momento: le scelte vengono provate …
terminal-backed-up = { $tables ->
    [one] Un tavolo salvato
   *[other] { $tables } tavoli salvati
} in { $where }
terminal-restored = { $tables ->
    [one] Un tavolo ripristinato
   *[other] { $tables } tavoli ripristinati
} in { $where }; ogni partita è stata rigiocata
terminal-moved = { $tables ->
    [one] Un tavolo spostato
   *[other] { $tables } tavoli spostati
}; ogni partita è stata rigiocata

# Esercizi
terminal-drill-day = L’esercizio del { $day }, uguale per tutti.
terminal-drill-head = { $game }, difficoltà { $level } su 5. Che cosa è meglio qui?
terminal-drill-no-hint = In un esercizio non ci sono suggerimenti.
terminal-drill-right = Giusto: { $best }.
terminal-drill-wrong = { $best } è meglio.
terminal-drill-theme = Tema: { $theme }
terminal-drill-streak = { $count } di fila.
terminal-drill-end = { $solved } su { $asked } risolti.
