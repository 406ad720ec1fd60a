# Le tessere di Royale nella pagina: che cosa fanno, che cosa chiedono, che cosa c’è in gioco.
tile-about = Tessera { $name }: che cosa fa
tile-clauses = Le regole, punto per punto
tile-token-free = segnalino libero
tile-activated = attivata
tile-bar-on = No Entry! su { $casino }
tile-slots = fiche { $chip } · banconote { $bill } · spostamenti { $move }
tile-A1 = Lucky Punch
tile-A1-line = Piazzando: nascondi da 1 a 3 segnalini; se il vicino sbaglia, incassi.
tile-A1-how = Quando piazzi dadi qui, nascondi 1, 2 o 3 segnalini nel pugno. Chi gioca dopo di te dice quanti sono. Se sbaglia ricevi 2 fiche per un segnalino, $30.000 per due o $40.000 per tre; se indovina, niente.
tile-A2 = Jackpot
tile-A2-line = Piazzando: tira due dadi neri; un 7 o un doppio vince il jackpot.
tile-A2-how = Quando piazzi dadi qui, tira i due dadi neri. Una somma di 7 o un doppio vince il jackpot, che riparte da $30.000. Con qualsiasi altro tiro non vinci niente e il jackpot cresce di $10.000, fino a $80.000.
tile-B1 = Prime Time
tile-B1-line = Prima del pagamento: chi è in testa qui può aggiungere due dadi neri.
tile-B1-how = Prima che il round sia pagato, chi vincerebbe la banconota più alta qui tira i due dadi neri. Può aggiungerne uno o tutti e due ai casinò che mostrano, come dadi propri per questo pagamento.
tile-B2 = Fifty Fifty
tile-B2-line = Piazzando: punta su più alto o più basso, fino a $60.000.
tile-B2-how = Quando piazzi dadi qui, tira i due dadi neri e di’ se la prossima somma sarà più alta o più bassa, finché te la senti. Ogni risposta giusta ti porta avanti: una fiche, $30.000, $40.000, e $60.000 alla quarta. Fermati in tempo: con una risposta sbagliata o una somma uguale perdi tutto.
tile-C1 = High Five
tile-C1-line = Piazzando: il primo con cinque qui riceve $100.000.
tile-C1-how = Quando piazzi dadi qui e ne hai almeno cinque in questo casinò, prendi il segnalino, se non ce l’ha già qualcuno. Il Biggy vale due. Alla fine del round il segnalino ti paga $100.000, qualunque cosa succeda qui dopo.
tile-C2 = Bad Luck
tile-C2-line = Al pagamento: chi ha meno dadi qui paga $50.000.
tile-C2-how = Quando il round è pagato, chi ha meno dadi qui paga $50.000, anche se non ne ha nessuno. Chi è pari paga lo stesso. Chi ha troppo poco denaro paga con le fiche.
tile-D1 = Pay Day
tile-D1-line = Piazzando: fiche o denaro per i casinò con dadi tuoi.
tile-D1-how = Quando piazzi dadi qui, sei pagato per ogni casinò dove hai dadi: una fiche per uno, due fiche per due, e da $30.000 a $60.000 per tre fino a sei.
tile-D2 = Power Play
tile-D2-line = Piazzando, se sei in testa qui: giri un dado invece di tirare.
tile-D2-how = Quando piazzi dadi qui e ne hai più di tutti, prendi il segnalino. Ai tuoi turni puoi allora girare un tuo dado su un numero qualsiasi e piazzarlo, invece di tirare. Perdi il segnalino appena qui non ne hai più di tutti.
tile-E1 = No Entry!
tile-E1-line = Piazzando: chiudi un altro casinò, spesso con un premio.
tile-E1-how = Quando piazzi dadi qui, chiudi un altro casinò: nessun dado entra o esce finché il segnalino non si sposta. Ogni spostamento può pagarti qualcosa. Alla fine del round un casinò chiuso è pagato lo stesso.
tile-E2 = Knockout?
tile-E2-line = Piazzando: gli avversari mettono un dado al bar, i tuoi tornano.
tile-E2-how = Quando piazzi dadi qui, ogni altro giocatore che ha ancora dadi ne mette uno al bar, due al massimo. Poi tu riprendi i tuoi dadi dal bar. I dadi al bar non contano da nessuna parte quando il round è pagato.
tile-F1 = Block It!
tile-F1-line = Piazzando: metti un gruppo di dadi grigi su un casinò.
tile-F1-how = Quando piazzi dadi qui, metti un gruppo di uno, due o tre dadi grigi su un casinò aperto. I dadi grigi contano come un giocatore che non c’è: possono annullare qualcuno o vincere una banconota per nessuno.
tile-F2 = Handicap
tile-F2-line = Piazzando: togli un dado grigio per un premio.
tile-F2-how = All’inizio del round ci sono dadi grigi su ogni casinò; contano come un giocatore che non c’è. Quando piazzi dadi qui, puoi toglierne uno per una fiche, per $30.000 o per spostare un tuo dado.
tile-G1 = Black Box
tile-G1-line = Al pagamento: chi vince qui sceglie una di due pile coperte.
tile-G1-how = Quando il round è pagato, chi vince la banconota più alta qui riceve la Black Box: sei segnalini da $60.000, $20.000, $20.000 e tre da niente. Chi gioca dopo li divide in due pile coperte. Il vincitore vede solo quanti ce ne sono in ognuna, e ne prende una.
tile-G2 = Double Down
tile-G2-line = Piazzando: sposta dadi sulla tessera, per $60.000 o $30.000.
tile-G2-how = Quando piazzi dadi qui, puoi spostarne alcuni da questo casinò sulla tessera. Alla fine del round chi ha più dadi sulla tessera prende $60.000 e il secondo $30.000; anche lì chi è pari si annulla.
tile-H1 = Nice Dice
tile-H1-line = Piazzando: metti un dado sul suo numero, incassi al pagamento.
tile-H1-how = Quando piazzi dadi qui, puoi mettere un dado di questo tiro, o uno tuo in questo casinò, sulla casella del suo numero. Alla fine del round paga 1 o 2 fiche, oppure da $30.000 a $60.000. Un dado che era già lì va al casinò del suo numero.
tile-H2 = My Choice
tile-H2-line = Piazzando: tira due dadi neri e usane uno.
tile-H2-how = Quando piazzi dadi qui, tira i due dadi neri e usane uno. Un 1 o un 2 porta altrettante fiche e un 3 porta $30.000; un 4 attiva un’altra tessera; un 5 sposta un tuo dado; un 6 mette un dado sulla casella d’oro, per $60.000 alla fine del round.
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
ask-knocking = Knockout? Quale dado va al bar?
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
act-roll-instead = Tira invece
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
stake-pile = { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
  }
stake-token = Segnalino { $money }: sulla pila { $pile }
stake-split = Fatto
stake-box = In tutto { $money } su sei segnalini, tre dei quali vuoti.
stake-double-empty = ancora nessun dado
stake-double-none = Scegli i dadi
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
guide-las-vegas-royale-choose = Scegli un numero: i dadi che lo mostrano vanno al suo casinò e attivano la sua tessera. La cifra dorata è quanto vinceresti adesso. Con una fiche puoi passare e rilanciarli al tuo prossimo turno.
guide-las-vegas-royale-scene = I dadi piazzati dove c’è una tessera la attivano. Che cosa fa è scritto sulla tessera; il suo nome apre una spiegazione.
guide-las-vegas-royale-black = La tessera chiede i dadi neri: tirali. Sotto c’è scritto che cosa possono portare.

# Options.
option-tiles = Tessere
option-tiles-why = Quanti casinò ricevono una tessera con un gioco a sé; con nessuna è il gioco base.
option-bad_luck = Bad Luck
option-bad_luck-why = Una tessera: chi ha meno dadi al suo casinò paga $50.000 a ogni round, oppure solo se qualcuno l’ha attivata.
option-bad_luck-always = sempre
option-bad_luck-activated = se attivata
option-fresh_tiles = Tessere nuove a ogni round
option-fresh_tiles-why = Una tessera già usata non torna con lo stesso lato; l’altro lato, con un altro gioco, può ancora uscire.

# At the table.
roll-black = Tira i dadi neri

# What decisions are about.
about-tile = Le tessere
about-fifty = Quando fermarsi a Fifty Fifty
about-pass = Quando passare
