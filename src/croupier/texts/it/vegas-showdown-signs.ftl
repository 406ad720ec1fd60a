# The signs of the board, told when somebody asks.
sign-vs-population = Popolazione: quanti ospiti portano le tue sale.
sign-vs-revenue = Entrate. A ogni turno ricevi denaro per il minore tra popolazione ed entrate, scritto in rosso.
sign-vs-fame = Fama: alla fine vince chi ne ha di più.
sign-vs-button = Il Pulsante: chi lo ha comincia il turno; al turno dopo passa a sinistra.
sign-vs-held = Su una targa: la sala che questo giocatore tiene, e l’offerta.
sign-vs-stacks = Sale premier piccole, medie e grandi ancora in arrivo. Se un evento ne chiede una di una pila vuota, la partita finisce.
sign-vs-left = Quante sale base di questo tipo restano.
sign-vs-round = Caselle di un tracciato. Quando un prezzo premier cala, scende alla casella rotonda successiva; puoi offrire sia sulle rotonde sia sulle quadrate.
sign-vs-lowest = L’offerta più bassa che qui vale adesso.
sign-vs-needs = Se potresti piazzare la sala: ✓ hai ciò che richiede, ✗ manca qualcosa, scritto o disegnato accanto.
sign-vs-casino = La picca sul giallo: una sala da casinò, a cui si arriva dall’ingresso del casinò.
sign-vs-hotel = Il letto sul blu: una sala da hotel, a cui si arriva dall’ingresso dell’hotel. Le sale verdi hanno entrambi i simboli e vanno con uno dei due.
sign-vs-door = Una porta, l’apertura chiara in un muro. Le sale sono collegate dove una porta incontra una porta.
sign-vs-diamond = Un rombo rosso, formato dagli angoli rossi di sale che si toccano. Più è completo, più fama porta alla fine.
sign-vs-marker = Il segnalino di un’offerta, con il colore e la lettera di chi la tiene.
