# Lezioni di Rolling Cubes, una per ogni modo, passo per passo. Le legge solo il server.
lesson-rc-aim = Lo scopo: avere più punti di tutti quando qualcuno arriva a 47. I punti vengono dalle uguaglianze che formi con i dadi; ognuno tira dadi propri: le due parti di = devono valere lo stesso.
lesson-rc-throw = Tira i tuoi dadi: { $device ->
    [touch] tocca il pulsante dorato.
   *[mouse] fai clic sul pulsante dorato o premi R.
}
lesson-rc-dice = I dadi verdi hanno cifre dispari, i blu cifre pari, i rossi segni: +, −, × e :, che divide. L’= arancione c’è sempre. Cifre affiancate fanno un numero solo: un 4 e uno 0 fanno 40.
lesson-rc-write = Forma 5 × 8 = 40. { $device ->
    [touch] Tocca 5, ×, 8, =, 4 e 0
   *[mouse] Fai clic su 5, ×, 8, =, 4 e 0, o scrivili (per × il tasto x o *, per : anche /)
}, poi «{ rc-write }». Va bene anche qualsiasi altra uguaglianza che vedi.
lesson-rc-write-instead = Senza uguaglianza non ci sono punti. Eccone una: 5 × 8 = 40.
lesson-rc-points = Poi Sofia ha tirato dadi suoi, 1 1 3 5 2 2 6 8 + + − ×, e ha fatto 3 + 5 = 8. Si conta così: +, − e = valgono 1, × vale 2, : vale 3. L’ultima cifra di un numero vale 1, le decine 2, le centinaia 3; quindi 40 vale 3, e 5 × 8 = 40 porta 8 punti. La migliore uguaglianza del turno riceve 2 punti in più. Tira ancora.
lesson-rc-longer = I numeri lunghi e i : portano di più. 24 : 2 = 7 + 5, per esempio, vale 11. Scrivi questa, o una che trovi tu.
lesson-rc-longer-instead = Senza uguaglianza non ci sono punti. Eccone una: 24 : 2 = 7 + 5.
lesson-rc-end = Sofia ha fatto 3 × 3 = 9 con i suoi dadi, 1 3 3 9 0 4 6 6 + − × ×. Il gioco è tutto qui. Dodici dadi usati portano 1 punto in più, tutti e tredici 2. Finisce con il turno in cui qualcuno è arrivato a 47: vince chi ha più punti. Dopo ogni turno il tavolo mostra il meglio che c’era nei tuoi dadi.

lesson-rc-together-aim = Lo scopo: avere più punti di tutti quando qualcuno arriva a 41. Tutti formano un’uguaglianza con gli stessi dadi, nello stesso momento e in segreto: le due parti di = devono valere lo stesso.
lesson-rc-together-throw = Tira i dadi per tutti: { $device ->
    [touch] tocca il pulsante dorato.
   *[mouse] fai clic sul pulsante dorato o premi R.
}
lesson-rc-together-write = Scrivi la tua uguaglianza, per esempio 60 : 5 = 9 + 3: { $device ->
    [touch] tocca un dado dopo l’altro
   *[mouse] fai clic su un dado dopo l’altro, o scrivila (per × il tasto x o *, per : anche /)
}, poi «{ rc-write }». Nessuno la vede prima che tutti abbiano risposto, e fino ad allora potresti ancora cambiarla.
lesson-rc-together-instead = Senza uguaglianza non ci sono punti. Eccone una: 60 : 5 = 9 + 3.
lesson-rc-together-end = Le risposte si scoprono tutte insieme. Numeri lunghi, : e × portano più punti; la migliore del turno ne riceve altri 2; se più d’una è la migliore, 1 ciascuna. La partita finisce con il turno in cui qualcuno è arrivato a 41.

lesson-rc-last-aim = Lo scopo: essere chi piazza gli ultimi dadi. Ogni manche vinta vale un punto; in due ne servono cinque, in più giocatori tre. Quanto sono lunghi i numeri qui non conta.
lesson-rc-last-throw = Tira tutti i dadi: { $device ->
    [touch] tocca il pulsante dorato.
   *[mouse] fai clic sul pulsante dorato o premi R.
}
lesson-rc-last-write = Forma un’uguaglianza: 3 + 5 = 8. I suoi dadi restano sul tavolo, e il prossimo giocatore tira solo gli altri.
lesson-rc-last-write-instead = Ben trovata! In questa lezione scrivi però 3 + 5 = 8, così il gioco continua come previsto.
lesson-rc-last-rest = Sofia doveva usare di nuovo tutti i tuoi dadi e almeno uno nuovo: ha fatto 3 + 5 = 8 × 1. Ora tiri tu quelli rimasti.
lesson-rc-last-more = Tocca a te usare tutti i dadi che sono lì, in qualsiasi ordine, e almeno uno nuovo. 3 + 5 = 8 × 1 − 0 va bene.
lesson-rc-last-more-instead = Ben trovata! In questa lezione scrivi però 3 + 5 = 8 × 1 − 0, così il gioco continua come previsto.
lesson-rc-last-end = Con quattro dadi rimasti Sofia non ha trovato niente e ha rinunciato. Gli ultimi dadi li hai piazzati tu: il punto è tuo. Chi non trova niente rinuncia; a nessuno si dice se qualcosa c’era.

lesson-rc-tournament-aim = Lo scopo: avere più punti di tutti dopo tre giochi di fila: uno per volta fino a 37, tutti insieme fino a 31, l’ultimo dado fino a 2. Ogni gioco porta 10 punti a chi lo vince, 7, 6, 5 e così via agli altri. Nel primo gioco sei a 23 su 37.
lesson-rc-tournament-throw = Mancano 14 punti. Tira i tuoi dadi (Sofia tira i suoi): { $device ->
    [touch] tocca il pulsante dorato.
   *[mouse] fai clic sul pulsante dorato o premi R.
}
lesson-rc-tournament-write = 7 × 8 − 4 = 50 + 2 vale 12, e la migliore del turno riceve 2 punti in più: proprio quanto basta. Scrivila.
lesson-rc-tournament-instead = Potresti farlo. Ma 7 × 8 − 4 = 50 + 2 vince questo gioco: scrivila.
lesson-rc-tournament-end = Il primo gioco è tuo: 10 punti a te, 7 a Sofia. Ora viene il secondo, in cui tutti usano gli stessi dadi, poi l’ultimo dado. Se alla fine due sono pari, è davanti chi ha vinto il secondo gioco.

lesson-rc-solitaire-aim = Lo scopo: riempire cinque righe con più punti possibile, un tiro per riga. Blu, verde e rossa vogliono almeno tre dadi di quel colore, poker tutti e quattro di un colore, 101 un numero sopra 100.
lesson-rc-solitaire-throw = Tira i dadi: { $device ->
    [touch] tocca il pulsante dorato.
   *[mouse] fai clic sul pulsante dorato o premi R.
}
lesson-rc-solitaire-again = Puoi rilanciare fino a cinque dadi, una volta; ognuno costa 1 punto. Scegli «{ rc-choose-again }», poi l’1 e uno dei due −, e rilancia questi due.
lesson-rc-solitaire-again-instead = Potresti farlo. Ma prova solo con l’1 e un −.
lesson-rc-solitaire-cup = I due dadi sono nel bicchiere. Tirali.
lesson-rc-solitaire-write = Ora scrivi un’uguaglianza in una riga che le va bene. 60 : 5 = 3 × 4 ha tre dadi blu: formala e scegli la riga blu.
lesson-rc-solitaire-write-instead = Una riga che non puoi riempire riceve 0. Ma ecco un’uguaglianza per la riga blu: 60 : 5 = 3 × 4.
lesson-rc-solitaire-end = Ecco i suoi punti, meno uno per ogni dado rilanciato. Con tutti e quattro i dadi del colore sarebbero stati 3 di più. Restano quattro tiri per quattro righe; se niente va bene, sbarri una riga con 0.
