# La lezione di Vegas Showdown, passo per passo. La legge solo il server.
lesson-vs-aim = Lo scopo: costruire l’hotel casinò più famoso. Compri sale all’asta e le piazzi sulla tua scheda; vince chi alla fine ha più fama.
lesson-vs-pieces = Il mercato mostra le sale in vendita, ognuna con il tracciato delle offerte possibili. La tua scheda vuota ha un ingresso del casinò a sinistra e uno dell’hotel a destra. A ogni turno ricevi denaro: il minore, in rosso, tra la tua popolazione (l’omino, ora 8) e le tue entrate (la moneta, ora 5).
lesson-vs-bid = Ti mancano quindi entrate, e le Slot machine ne portano 1. Offri 5 per le Slot machine: { $device ->
    [touch] tocca le Slot machine, poi il 5.
   *[mouse] fai clic sul 5 del loro tracciato.
}
lesson-vs-bid-instead = Potresti farlo. Ma comincia dalla sala meno cara: 5 per le Slot machine.
lesson-vs-outbid = Sofia offre 7 e tu riprendi il segnalino: un’offerta superata non costa niente. Scegli di nuovo: offri 9 per le Slot machine.
lesson-vs-outbid-instead = Potresti farlo. Ma non lasciare le Slot machine: offri 9.
lesson-vs-lay = Nessuno ha offerto di più: paghi 9 e le Slot machine sono tue. Piazzale all’ingresso del casinò, sul quadretto illuminato nella colonna di sinistra, con una porta sull’ingresso e una che porta avanti, a destra.
lesson-vs-lay-instead = Potresti farlo. Ma piazzale ora, con una porta a sinistra e una a destra; «{ vs-turn-it }» le gira.
lesson-vs-income = Ora le tue entrate sono 6 e la popolazione 8: il reddito di questo nuovo turno è stato quindi 6, uno più degli altri. E le sale premier costano meno.
lesson-vs-premier = Gli altri hanno offerto, tocca a te. Le Slot di lusso richiedono Slot machine sulla scheda, e tu le hai: per questo il ✓ verde; un ✗ rosso mostra che cosa ti manca. Portano 1 di entrate e 2 di fama. Offri 12, il loro nuovo prezzo.
lesson-vs-premier-instead = Potresti farlo. Ma guarda le Slot di lusso, ora da 12: offri 12.
lesson-vs-doors = Tue per 12. A una sala gialla si deve arrivare dall’ingresso del casinò, di porta in porta: piazzala dove la sua porta incontra una porta delle tue Slot machine.
lesson-vs-doors-instead = Una sala in magazzino non porta ancora niente. Piazzala accanto alle Slot machine.
lesson-vs-turn = Già 2 di fama! A ogni turno fai una cosa: offri, rinnovi, cioè sposti sale, o cerchi pubblicità, che porta 1 di fama. Una sala tenuta in magazzino si piazza più tardi: dopo la pubblicità, dopo un acquisto al posto della sala comprata, o rinnovando.
lesson-vs-event = Dove hai comprato, lo spazio ora è vuoto. All’inizio del prossimo turno una carta evento vi porta una nuova sala e cambia qualcosa per quel turno: che cosa si può fare, che cosa si guadagna, o i prezzi.
lesson-vs-end = La partita finisce quando una scheda è piena o una pila di sale premier è vuota. Allora portano fama anche popolazione, entrate, ingressi collegati, aree piene, rombi rossi e denaro.
