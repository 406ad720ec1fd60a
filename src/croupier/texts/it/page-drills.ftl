# Esercizi: posizioni su cui vale la pena pensare.
drills-line = Posizioni delle nostre partite in cui una scelta è chiaramente la migliore, e non è quella che viene in mente per prima.
drill-game = Gioco
drill-theme = Tema
drill-any-theme = Tutti i temi
drill-of-day = Esercizio del giorno
drill-day-done = Esercizio del giorno: { $good ->
    [yes] risolto
   *[no] non risolto
  }
drill-day-is = Esercizio del { $day }, uguale per tutti
drill-ask = Che cosa è meglio qui?
drill-position = La posizione
drill-over = Il tavolo mostra la scelta migliore.
drill-next = Prossimo esercizio
drill-level = Difficoltà { $level } su 5
drill-streak = { $count } di fila
drill-best-streak = record: { $count }
drill-solved = { $solved } su { $asked } risolti
drill-figures = Come vai
drill-forget = Ricomincia da capo
drill-choices = Tutte le scelte
drill-best = la migliore
drill-behind = { $points ->
    [0] quasi uguale
   *[other] circa il { $points } % di una vittoria in meno
  }
drill-yours = la tua scelta
drill-how = Come è stato calcolato?
drill-by = Calcolato da { $evaluator }, con { $playouts } partite di prova per scelta. L’1 % di una vittoria: una vittoria in più o in meno ogni cento partite così.
drill-endless = { $game }: esercizi senza fine, contro la clessidra
drill-loading = Si prepara la posizione.
