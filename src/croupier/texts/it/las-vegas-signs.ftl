# The signs of the casinos, told when somebody asks.
sign-lv-left = La cifra accanto al piccolo dado: quanti dadi restano al giocatore in questo round.
sign-lv-down = Banconote coperte: denaro vinto che gli altri non vedono.
sign-lv-gold = Ciò che la scelta vincerebbe se il round finisse adesso, in denaro o a parole.
sign-lv-cancelled = Dadi con una linea sopra: qualcun altro lì è forte uguale, e nessuno dei due vince.
sign-lv-neutral = I dadi neutrali non sono di nessuno. In un casinò contano come un giocatore in più e possono portare via banconote.
sign-lv-big = Un dado grande vale per due.
sign-lv-bandit = Il bandito con un braccio solo, in alcune partite il settimo casinò: ogni numero può starci una volta, e nessuno si annulla.
sign-lv-grey = I dadi grigi vengono dalle tessere. Non sono di nessuno e in un casinò contano come un giocatore in più.
sign-lv-black = I dadi neri si tirano per una tessera e decidono che cosa fa.
sign-lv-chip = Una fiche. Con una si passa; alla fine ognuna vale $10.000.
sign-lv-tile = La lettera e il lato di una tessera. Il suo nome sul tabellone porta a che cosa fa e quando.
sign-lv-token = Un segnalino di una tessera: chi lo ha, o il posto dove sta, può fare ciò che la tessera dice.
