# L’allenatore accanto al tavolo.
coach-line = Spento finché non lo chiedi, e solo quando giochi da solo contro i bot. Il verbale dice che ha aiutato.
coach-helps = Ora ti aiuta, e il verbale lo dice.
coach-on = Chiama l’allenatore
coach-off = Manda via l’allenatore
coach-hint = Un suggerimento
coach-explain = Spiega ogni scelta
coach-warn = Avvisami prima di una scelta che costa molto
coach-thinking = Sto pensando …
coach-wait = Ora non tocca a te decidere.
coach-best = Migliore: { $words }
coach-brings = Che cosa porterebbe ora la scelta migliore: { $words }
coach-show = Mostrala
coach-about = { $points ->
    [0] quasi uguale
   *[other] circa il { $points } % di una vittoria in meno
  }
coach-about-points = { $points ->
    [0] quasi uguale
    [one] circa un punto in meno
   *[other] circa { $points } punti in meno
  }
coach-sure = Davvero? { $why } Ancora una volta la conferma.
