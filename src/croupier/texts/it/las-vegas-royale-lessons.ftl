# La lezione di Las Vegas Royale, passo per passo. La legge solo il server.
lesson-lvr-aim = Lo scopo: avere più denaro di tutti dopo tre round; una fiche vale { MONEY(10) }. I dadi vincono le banconote dei casinò, e le tessere di alcuni casinò portano altro.
lesson-lvr-pieces = In ogni casinò ci sono due banconote: il più forte prende la più alta, il secondo l’altra, e chi è in parità si annulla. Hai sette dadi piccoli, il Biggy, che vale per due, e due fiche. In questo round i casinò 1, 2 e 3 hanno una tessera.
lesson-lvr-roll = Tira i dadi: { $device ->
    [touch] tocca il pulsante dorato.
   *[mouse] fai clic sul pulsante dorato o premi R.
}
lesson-lvr-pay-day = Scegli un numero: tutti i tuoi dadi che lo mostrano vanno al suo casinò. Al casinò 1 attivano anche la tessera Pay Day, che ti paga secondo quanti casinò hanno dadi tuoi. Piazza lì l’1 piccolo e il Biggy.
lesson-lvr-pay-day-instead = Potresti farlo. Ma vediamo una tessera in azione: piazza gli 1 sul casinò 1.
lesson-lvr-again = Dadi in un casinò: Pay Day ti ha dato una fiche. In tre casinò sarebbero stati { MONEY(30) }. Gli altri hanno giocato; tira ancora.
lesson-lvr-block = Il casinò 2 ha la tessera Block It!, che ti fa intralciare qualcuno. Piazza lì i tuoi due 2.
lesson-lvr-block-instead = Potresti farlo. Ma prova Block It!: piazza i 2 sul casinò 2.
lesson-lvr-grey = Ora la tessera ti chiede: quale gruppo di dadi grigi va in quale casinò? I dadi grigi contano come un giocatore che non c’è: possono annullare qualcuno o vincere una banconota per nessuno. Sofia è forte al casinò 6, Girolamo al 5. Scegli un gruppo, poi un casinò.
lesson-lvr-third = Restano lì finché il round è pagato. Tira ancora.
lesson-lvr-pass = Non devi piazzare quello che hai tirato, per quanto sia buono. Pagando una fiche puoi passare: i dadi tornano in mano e li rilanci al tuo prossimo turno. Prova una volta: passa.
lesson-lvr-pass-instead = Potresti farlo. Ma questa volta prova a passare: costa una fiche.
lesson-lvr-jackpot = Sofia è andata al casinò 3, che ha la tessera Jackpot, e ha tirato i dadi neri: niente fortuna, così il jackpot è salito a { MONEY(40) }. Tocca a te: tira.
lesson-lvr-black = Un 3! Piazzalo sul casinò 3 e tenta tu il Jackpot.
lesson-lvr-black-instead = Potresti farlo, ma al casinò 3 ti aspetta il Jackpot: piazza il 3.
lesson-lvr-throw = Una somma di 7 o un doppio vince il Jackpot. Tira i dadi neri.
lesson-lvr-end = Sette, { MONEY(40) } per te! Questo è Royale: ogni round porta altre tessere, ce ne sono sedici, e ognuna dice che cosa fa e quando. Quando tutti i dadi sono piazzati si pagano le banconote; dopo tre round vince chi ha più denaro.
