# Le tessere di Royale nella pagina: che cosa fanno, che cosa chiedono, che cosa c’è in gioco.
tile-about = Tessera { $name }: che cosa fa
tile-clauses = Le regole, punto per punto
tile-token-free = nessuno ha il segnalino
tile-activated = attivata
tile-bar-on = No Entry! su { $casino }
tile-slots = fiche { $chip } · banconote { $bill } · spostamenti { $move }
tile-A1 = Lucky Punch
tile-A1-line = Piazzando: nascondi da 1 a 3 segnalini; se il vicino sbaglia, incassi.
tile-A1-others = { $name } nasconde da 1 a 3 segnalini; se il giocatore dopo sbaglia, incassa.
tile-A2 = Jackpot
tile-A2-line = Piazzando: tira due dadi neri; un 7 o un doppio vince il jackpot.
tile-B1 = Prime Time
tile-B1-line = Prima del pagamento: chi è in testa qui può aggiungere due dadi neri.
tile-B2 = Fifty Fifty
tile-B2-line = Piazzando: punta su più alto o più basso, fino a $60.000.
tile-C1 = High Five
tile-C1-line = Piazzando: il primo con cinque qui riceve $100.000.
tile-C2 = Bad Luck
tile-C2-line = Al pagamento: chi ha meno dadi qui, o nessuno, paga $50.000.
tile-D1 = Pay Day
tile-D1-line = Piazzando: fiche o denaro per i casinò con dadi tuoi.
tile-D2 = Power Play
tile-D2-line = Piazzando, se sei in testa qui: giri un dado invece di tirare.
tile-D2-others = { $name } è in testa qui e può girare un dado invece di tirare.
tile-E1 = No Entry!
tile-E1-line = Piazzando: chiudi un altro casinò, spesso con un premio.
tile-E2 = Knockout?
tile-E2-line = Piazzando: gli avversari mettono un dado al bar, i tuoi tornano.
tile-E2-others = Gli altri mettono un dado al bar; { $name } riprende i suoi.
tile-E2-asked = Resta al bar, sulla tessera, finché non piazzi dadi lì anche tu.
tile-F1 = Block It!
tile-F1-line = Piazzando: metti un gruppo di dadi grigi su un casinò.
tile-F2 = Handicap
tile-F2-line = Piazzando: togli un dado grigio per un premio.
tile-G1 = Black Box
tile-G1-line = Al pagamento: chi vince qui sceglie una di due pile coperte.
tile-G2 = Double Down
tile-G2-line = Piazzando: sposta dadi sulla tessera, per $60.000 o $30.000.
tile-H1 = Nice Dice
tile-H1-line = Piazzando: metti un dado sul suo numero, incassi al pagamento.
tile-H2 = My Choice
tile-H2-line = Piazzando: tira due dadi neri e usane uno.
die-small = dado piccolo
die-biggy = Biggy
act-pass = Passa (paga una fiche)
act-decline = No, grazie
act-stop = Stop
act-higher = Più alto
act-lower = Più basso
act-hide = Nascondi { $count }
act-guess = { $count ->
    [one] Un segnalino
   *[other] { $count } segnalini
  }
act-power = { $die } sul casinò { $value }
act-turn = { $die } sul casinò { $value }
act-add-none = Non aggiungere niente
act-add = Aggiungi { $faces }
act-bar-stay = Lascia il segnalino No Entry!
act-bar = No Entry! sul casinò { $casino }
act-knock = Dai: { $die }
act-gold = Sulla casella d’oro: { $die }
act-block = { $count ->
    [one] Un dado grigio
   *[other] { $count } dadi grigi
  } sul casinò { $casino }
act-handicap-chip = Dal casinò { $casino } per una fiche
act-handicap-30 = Dal casinò { $casino } per $30.000
act-handicap-move = Dal casinò { $casino } per spostare un dado
act-back = Riprendi in mano dal casinò { $casino }: { $die }
act-nice = Sulla casella { $value }: { $die }
act-pile = Pila { $value }
act-use = Usa il { $value }
act-double = { $count ->
    [one] Un dado
   *[other] { $count } dadi
  } sulla tessera
act-double-biggy = { $count ->
    [0] Il Biggy sulla tessera
    [one] Un dado e il Biggy sulla tessera
   *[other] { $count } dadi e il Biggy sulla tessera
  }
act-activate = Attiva { $name }
ask-empowered = Hai il segnalino Power Play: gira un dado come vuoi, oppure tira.
ask-hiding = Lucky Punch: quanti segnalini metti nel pugno? Deve indovinare { $name }; se sbaglia, incassi.
ask-fist = Lucky Punch: quanti segnalini ci sono nel pugno di { $name }? Se indovini, nessuno incassa.
ask-adding = Prime Time: quali dadi neri aggiungi?
ask-daring = Fifty Fifty: la prossima somma sarà più alta o più bassa di questa?
ask-barring = No Entry! Quale casinò chiude il segnalino?
ask-knocking = Knockout? { $name } ha piazzato qui: quale dei tuoi dadi va al bar?
ask-blocking = Block It! Quali dadi grigi, e dove?
ask-relieving = Handicap: quale dado grigio prendi, e per quale premio?
ask-moving-die = Sposta un dado: girane uno della mano e piazzalo, o riprendine in mano uno da un casinò.
ask-splitting = Black Box: qui ha vinto { $name }, che prende una di due pile coperte. Dividi i segnalini in modo che prenda poco.
ask-piles = Black Box: qui hai vinto tu, e { $name } ha diviso i segnalini. Quale pila prendi?
ask-doubling = Double Down: quali dadi sposti sulla tessera?
ask-treating = Nice Dice: quale dado va sulla sua casella?
ask-choosing = My Choice: quale dei due numeri usi?
ask-activating = My Choice: quale altra tessera attivi? Scegli il suo casinò.
ask-gilding = My Choice: quale dado va sulla casella d’oro?
wait-hiding = { $name } nasconde i segnalini nel pugno
wait-fist = { $name } prova a indovinare quanti sono
wait-daring = { $name } ci pensa: più alto o più basso?
wait-splitting = { $name } divide la Black Box
wait-piles = { $name } sceglie una pila
tile-now = attivata!
act-roll-instead = Non usarlo
ask-then-power = Power Play: gira un dado invece di tirare. Scegli il casinò dove va.
ask-then-turn = Sposta un dado: scegli il casinò dove va.
ask-then-block = Block It! Ora scegli il casinò dove vanno.
ask-at-handicap = Un dado grigio dal casinò { $casino }: per quale premio?
ask-at-back = Casinò { $casino }: quale dado riprendi in mano?
your-roll-black = Tocca a te: tira i dadi neri
wait-empowered = { $name } ha il segnalino Power Play: gira un dado o tira?
wait-jackpot-roll = { $name } tira per il jackpot
wait-prime-roll = Prime Time: { $name } è in testa e tira i dadi neri
wait-adding = Prime Time: { $name } può aggiungere dadi neri
wait-fifty-roll = Fifty Fifty: { $name } tira i dadi neri
wait-barring = { $name } sceglie il casinò che No Entry! chiude
wait-knocking = Knockout? { $name } mette un dado al bar
wait-blocking = { $name } mette dadi grigi su un casinò
wait-relieving = { $name } può togliere un dado grigio per un premio
wait-moving-die = { $name } sposta un dado
wait-doubling = { $name } può spostare dadi su Double Down
wait-treating = { $name } può mettere un dado su Nice Dice
wait-choice-roll = My Choice: { $name } tira i dadi neri
wait-choosing = My Choice: { $name } usa uno dei due numeri
wait-activating = My Choice: { $name } attiva un’altra tessera
wait-gilding = My Choice: { $name } mette un dado sulla casella d’oro
tag-bar = chiudi
tag-activate = attiva
tag-back = riprendi
tag-handicap = dado grigio
pick-back = Riprendi in mano un dado dal casinò { $casino }
pick-handicap = Prendi il dado grigio dal casinò { $casino }
pay-nothing = niente
stake-punch = se sbaglia: { $pay }
stake-jackpot = Un 7 o un doppio ({ $right } tiri su { $of }) vince { $pay }; altrimenti il jackpot va a { $otherwise }.
stake-sum = Somma { $sum }
stake-ladder = Che cosa pagano le caselle
stake-take = incassi { $pay }
stake-odds = { $right } su { $of } ({ $percent } %)
stake-face-4 = attivi un’altra tessera
stake-face-5 = sposti un dado
stake-face-6 = un dado sulla casella d’oro: { $pay } al pagamento
stake-face-idle = ora non fa niente
stake-face-4-brief = un’altra tessera
stake-face-5-brief = sposti un dado
stake-face-6-brief = casella d’oro: { $pay }
stake-face-idle-brief = ora niente
stake-pile = { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
  }
stake-token = Segnalino { $money }: sulla pila { $pile }
stake-split = Fatto
stake-box = In tutto { $money } su sei segnalini, tre dei quali vuoti.
stake-double-empty = ancora nessun dado
stake-double-none = Scegli i dadi: nel casinò non contano più.
stake-black = I dadi neri
stake-rolled = Dadi neri: { $faces }
stake-add = Aggiungi un dado nero al casinò { $casino }
stake-to = al casinò { $casino }
stake-closed = Quel casinò è chiuso
stake-move = sposti un dado
stake-nice = casella { $value }: { $pay }
stake-spaces = Le caselle di Nice Dice
stake-track = Il percorso
stake-bar = Spostare il segnalino paga: { $pay }
stake-gold = La casella d’oro paga { $pay } al pagamento.
stake-free = { $count ->
    [0] nessuna libera
    [one] una libera
   *[other] { $count } libere
  }
stake-group = { $count ->
    [one] un dado grigio
   *[other] { $count } dadi grigi
  }
guide-las-vegas-royale-choose = Scegli un numero: i suoi dadi vanno al suo casinò e attivano la tessera; il dado grande, il Biggy, vale due. In oro, quanto vinceresti ora. Con una fiche puoi passare e rilanciare dopo.
guide-las-vegas-royale-scene = I dadi piazzati dove c’è una tessera la attivano. Che cosa fa è scritto sulla tessera; il suo nome apre una spiegazione.
guide-las-vegas-royale-black = La tessera chiede i dadi neri: tirali. Sotto c’è scritto che cosa possono portare.

# Options.
option-tiles = Tessere
option-tiles-why = Quanti casinò ricevono una tessera con un gioco a sé; con nessuna è il gioco base.
option-bad_luck = Bad Luck
option-bad_luck-why = Una tessera: chi ha meno dadi al suo casinò paga $50.000 a ogni round, oppure solo se qualcuno l’ha attivata.
option-bad_luck-always = sempre
option-bad_luck-activated = se attivata
option-fresh_tiles = Nessuna tessera due volte
option-fresh_tiles-why = Ogni round ha tessere nuove. Se attivo, nessuna torna con lo stesso lato; l’altro lato, con un altro gioco, può uscire.

# At the table.
roll-black = Tira i dadi neri

# What decisions are about.
about-tile = Le tessere
about-fifty = Quando fermarsi a Fifty Fifty
about-pass = Quando passare
