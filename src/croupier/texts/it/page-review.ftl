# L’analisi di una partita finita nel browser.
review-of = Analisi: { $game }
review-waiting = { $ahead ->
    [0] Questa partita è la prossima da analizzare.
    [one] Prima di questa si analizza un’altra partita.
   *[other] Prima di questa si analizzano altre { $ahead } partite.
  }
review-working = Calcolo in corso: fatto il { $percent } %. Ciò che si sa è già mostrato.
review-failed = Non è stato possibile analizzare questa partita.
review-aside = L’analisi è stata messa da parte perché ne hai chiesta un’altra.
review-not-here = Qui non si analizzano partite di questo gioco.
review-start = Analizza questa partita
review-ready = L’analisi è pronta: quanto era buona ogni decisione, e che cosa ha fatto la fortuna.
review-how = Come è stato calcolato?
review-by = Calcolata da { $evaluator }{ $playouts ->
    [0] .
    [1] .
   *[other] , con { $playouts } simulazioni per posizione.
  }
review-newer = C’è un metodo di calcolo più recente.
review-anew = Analizza di nuovo
review-version = Versione
review-chances = Probabilità di vincere
review-points-chart = Punti attesi
review-chances-line = Una linea per ogni giocatore. ▲ { $luck ->
    [draw] una carta o sala fortunata e ▼ una sfortunata per
   *[throw] un lancio fortunato e ▼ uno sfortunato di
  } { $name }; ?! ? ?? una decisione costata un po’, abbastanza, molto.
review-chart-help = Momento sul grafico; le frecce lo spostano
review-moment = Momento { $at } di { $all }: { $words }
review-table = Il grafico come tabella
review-moment-column = Che cosa è successo
review-whose = Di chi
review-account = Da dove viene il risultato
review-account-line = In centesimi di vittoria. Ogni decisione conta ciò che ha perso in quel momento, e gli errori degli altri lo restituiscono: in una partita entrambi possono superare il 100 %.
review-account-points = Dai punti attesi all’inizio al risultato: i conti tornano.
review-account-later = I totali compaiono quando l’analisi è completa.
review-part-start = all’inizio
review-part-luck = fortuna
review-part-own = proprie decisioni
review-part-others = azioni degli altri
review-part-hidden = l’ignoto
review-part-correction = correzione
review-part-result = risultato
review-how-luck = ciò che è uscito, meno la media di tutto ciò che poteva uscire.
review-how-own = quanto le scelte migliori avrebbero reso di più, in totale.
review-how-others = ciò che le decisioni degli altri hanno dato o tolto.
review-how-hidden = l’effetto delle decisioni dovuto a cose che nessuno poteva sapere.
review-how-correction = ogni posizione si stima di nuovo quando la si riguarda: ciò che così cambia non è opera di nessuno.
review-played = { $word ->
    [expert] Ha giocato da esperto
    [strong] Ha giocato molto bene
    [steady] Ha giocato con costanza
    [casual] Ha giocato senza pensarci troppo
   *[learning] Sta ancora imparando
  }: { $best } decisioni importanti su { $mattered } erano le migliori.
review-unrated = Nessuna decisione era importante.
review-lucky = Momenti più fortunati
review-unlucky = Momenti più sfortunati
review-no-luck = Ancora nessuno.
review-costly = Decisioni che sono costate qualcosa
review-none-costly = Nessuna. Ogni decisione di { $name } era la migliore o altrettanto buona.
review-none-costly-yet = Finora nessuna.
review-mark = { $mark ->
    [inaccuracy] Imprecisione
    [mistake] Errore
    [blunder] Errore grave
   *[small] Piccola perdita
  }
review-lost = è costata circa il { $points } % di una vittoria
review-lost-little = è costata meno dell’1 % di una vittoria
review-lost-points = è costata circa { $points } { $points ->
    [one] punto
   *[other] punti
  }
review-gained = circa { $sign }{ $points } % di una vittoria
review-better = Meglio: { $words }
review-better-later = Il tavolo mostra ciò che era meglio quando l’analisi è completa.
review-all = Mostra tutte: { $count }
review-few = Mostra solo le più costose
review-see-played = Come giocato
review-see-better = Che cosa era meglio
review-here = Il momento
review-share = Da condividere
review-share-place = { $rank ->
    [1] Vittoria
   *[other] Posto { $rank } su { $seats }
  } con { $score }
review-share-played = Come si è giocato: { $word ->
    [expert] da esperto
    [strong] molto bene
    [steady] con costanza
    [casual] senza pensarci troppo
    [learning] imparando ancora
   *[none] niente da decidere
  }, { $best } scelte migliori su { $mattered }
review-share-luck = Quanta fortuna: { $way ->
    [more] circa il { $points } % di una vittoria più del giusto
    [less] circa il { $points } % di una vittoria meno del giusto
   *[fair] circa il giusto
  }
review-share-luck-points = Quanta fortuna: { $way ->
    [more] circa { $points } { $points ->
        [one] punto
       *[other] punti
      } più della media
    [less] circa { $points } { $points ->
        [one] punto
       *[other] punti
      } meno della media
   *[fair] circa la media
  }
review-share-moment = Il momento decisivo: { $words }
review-save-picture = Salva come immagine
review-copy-text = Copia come testo
review-copied = Copiato
review-learn-mistakes = Impara dai tuoi errori
review-learn-start = Riprova
review-learn-ask = { $at } di { $all }: che cosa faresti ora?
review-learn-next = Avanti
review-learn-found = Ne hai trovate { $right } su { $all }.
review-learn-close = Chiudi
