# La pagina di una persona: partite, gioco, fortuna ed errori.
mine-loading = Guardo le tue partite …
mine-none = Qui non hai ancora finito nessuna partita. Giocane una e questa pagina ti dirà com’è andata.
mine-which = Partite di { $name }
mine-game = Gioco
mine-company = Contro
mine-ended = Risultato
mine-all = Tutti
mine-people = Persone
mine-bots = Solo bot
mine-won = Vinte
mine-lost = Non vinte
mine-count = { $games ->
    [0] Nessuna partita.
    [one] Una partita; vinte: { $won }; analizzate: { $reviewed }.
   *[other] { $games } partite; vinte: { $won }; analizzate: { $reviewed }.
  }
mine-more = Sono mostrate solo le tue { $games } partite più recenti.
mine-when = Data
mine-table = Il grafico come tabella
mine-play = Qualità del gioco
mine-play-line = Circa il { $percent } % delle decisioni importanti erano le migliori.
mine-mean = La linea è la media di cinque partite.
mine-luck = Fortuna
mine-luck-line = { $way ->
    [more] Il caso ha dato circa il { $points } % di una vittoria a partita.
    [less] Il caso ha tolto circa il { $points } % di una vittoria a partita.
   *[fair] Il caso è stato più o meno equo.
  }
mine-no-reviews = Nessuna di queste partite è stata analizzata. Analizzane una e conterà qui.
mine-mistakes = Ciò che ti sfugge più spesso
mine-no-mistakes = Niente: nessun errore costoso si ripete.
mine-mistake = { $count ->
    [one] Una volta
   *[other] { $count } volte
  }, circa il { $points } % di una vittoria{ $count ->
    [one] {""}
   *[other] {" "}ogni volta
  }
mine-drill = Esercitati
mine-drill-of = Esercitati: { $theme }, { $game }
mine-games = Partite
mine-played = { $word ->
    [expert] da esperto
    [strong] molto bene
    [steady] con costanza
    [casual] senza pensarci troppo
   *[learning] ancora imparando
  }, { $best } su { $mattered } migliori
mine-lucky = fortuna { $points } % di una vittoria
mine-coached = con l’allenatore
mine-review = Analisi
mine-of = { $what }: { $game }, { $when }
mine-show-more = Mostra altre
