# Lezioni di Las Vegas e Las Vegas Six, passo per passo. Le legge solo il server.
lesson-lv-aim = Lo scopo: avere più denaro di tutti dopo quattro round. Il denaro sta nei sei casinò, e si vince con i dadi.
lesson-lv-pieces = Ogni casinò ha un numero da 1 a 6 e mostra le sue banconote. Tu hai otto dadi, e otto ne hanno Sofia e Girolamo. Chi alla fine del round ha più dadi in un casinò prende la sua banconota più alta.
lesson-lv-roll = Tocca a te. Tira i dadi: { $device ->
    [touch] tocca il pulsante dorato.
   *[mouse] fai clic sul pulsante dorato o premi R.
}
lesson-lv-place = Scegli un numero: tutti i tuoi dadi che lo mostrano vanno al casinò con quel numero. Hai tre 3, e al casinò 3 ci sono { MONEY(90) }. { $device ->
    [touch] Tocca i 3.
   *[mouse] Fai clic sui 3 o premi 3.
}
lesson-lv-place-instead = Potresti farlo. Ma guarda il casinò 3: tre dadi in un colpo, per { MONEY(90) }. Prova con i 3.
lesson-lv-tie = Anche Girolamo ha messo tre dadi sul casinò 3. Chi è in parità si annulla: per ora lì nessuno dei due vince niente! Tira i tuoi cinque dadi.
lesson-lv-break = Un 3! Sul casinò 3 fa quattro dadi contro tre, e i { MONEY(90) } sono di nuovo tuoi.
lesson-lv-break-instead = Potresti farlo, ma al casinò 3 resterebbe la parità. Piazza il 3.
lesson-lv-late = Un po’ più tardi: gli altri hanno piazzato tutti i dadi, a te ne resta uno. Il round si paga quando nessuno ne ha più. Tira.
lesson-lv-last = Un 4. Al casinò 4 Sofia e Girolamo hanno due dadi a testa e si annullano, quindi il tuo unico dado vince i { MONEY(50) }. Piazzalo e guarda il pagamento.
lesson-lv-end = In questo round hai vinto { MONEY(210) }. In ogni casinò chi aveva più dadi ha preso la banconota più alta, il secondo quella dopo; chi era in parità non ha preso niente. Ancora tre round così, e vince chi ha più denaro. Il gioco è tutto qui.

lesson-lv6-aim = Lo scopo: avere più denaro di tutti dopo tre round. Il denaro sta nei sei casinò, due banconote in ognuno, e si vince con i dadi.
lesson-lv6-pieces = Hai sei dadi piccoli e uno grande, il Biggie, che vale per due. In un casinò il più forte prende la banconota più alta, il secondo l’altra, gli altri niente.
lesson-lv6-roll = Tocca a te. Tira i dadi: { $device ->
    [touch] tocca il pulsante dorato.
   *[mouse] fai clic sul pulsante dorato o premi R.
}
lesson-lv6-place = Scegli un numero: tutti i tuoi dadi che lo mostrano vanno al suo casinò. Il tuo Biggie mostra 5: con il 5 piccolo vali tre al casinò 5, dove ci sono { MONEY(100) }. { $device ->
    [touch] Tocca i 5.
   *[mouse] Fai clic sui 5 o premi 5.
}
lesson-lv6-place-instead = Potresti farlo. Ma con il Biggie vali tre al casinò 5, per { MONEY(100) }. Prova con i 5.
lesson-lv6-tie = Sofia ci ha messo tre dadi piccoli: tre contro tre. Chi è in parità si annulla: per ora al casinò 5 nessuno dei due vince niente! Tira ancora.
lesson-lv6-break = Un 5! Così sono quattro contro tre.
lesson-lv6-break-instead = Potresti farlo, ma al casinò 5 resterebbe la parità. Piazza il 5.
lesson-lv6-late = Un po’ più tardi: gli altri hanno piazzato tutti i dadi, a te ne resta uno. Il round si paga quando nessuno ne ha più. Tira.
lesson-lv6-last = Un 1. Al casinò 1 Girolamo è più forte, ma la seconda banconota non è di nessuno: il tuo unico dado vince { MONEY(40) }. Piazzalo e guarda il pagamento.
lesson-lv6-end = In questo round hai vinto { MONEY(200) }. Le banconote che nessuno ha vinto escono dal gioco, e chi ha tirato per ultimo comincia il round dopo. Dopo tre round vince chi ha più denaro. In cinque o sei ci può essere un settimo casinò: il bandito con un braccio solo.
