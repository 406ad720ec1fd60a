house-broken = Il tavolo si sta riallestendo; la tua ultima mossa confermata è al sicuro.
house-elsewhere = Un altro server sta cedendo questo tavolo; riprova fra un momento.
house-corrupt = Ciò che era annotato del tavolo { $table } è danneggiato e non si può aprire; chi gestisce il server è avvisato.
house-not-your-seat = Quel posto non è tuo.
house-seat-taken = Quel posto è occupato, oppure il link non vale più.
house-begun = La partita è già cominciata.
house-watching = Stai guardando: può farlo solo chi è seduto al tavolo.
house-not-playing = { $phase ->
    [waiting] La partita non è ancora cominciata.
    [over] La partita è finita.
   *[closed] Il tavolo è chiuso.
  }
house-bot-plays = Al tuo posto sta giocando un bot: prima riprenditi il posto.
house-stale = È successo qualcosa prima che arrivasse la tua mossa: guarda di nuovo il tavolo.
house-unreadable = Questa non è una mossa del gioco: { $reason }.
house-not-your-roll = Adesso non tocca a te.
house-nothing-to-undo = Adesso non puoi annullare niente.
house-seed-too-late = I dadi erano già sigillati.
house-bot-seed = Un bot non aggiunge un seme ai dadi.
house-hash-too-late = Le impronte per i dadi sono già fissate; questo posto non partecipa.
house-seed-too-early = I semi si chiedono quando le impronte di tutti sono fissate.
house-seed-unfit = Questo seme non corrisponde all’impronta che il posto ha mandato prima.
house-withheld = Questo posto una volta non ha rivelato il suo seme; non partecipa ai dadi di questo tavolo.
house-resigned = Hai abbandonato questa partita.
house-not-away = Stai già giocando tu al tuo posto.
house-not-yet = Questo non è ancora successo.
house-no-table = Non c’è nessun tavolo { $table }.
house-no-person = Prima di’ chi sei.
house-bad-link = Questo link non è valido, o non lo è più.
house-too-fast = Troppi messaggi: aspetta un attimo.
house-too-many = Il banco è al completo: riprova più tardi.
house-unknown-message = Messaggio illeggibile: { $reason }.
house-join-first = Il primo messaggio deve essere un join.
house-no-reviews = Qui non si analizzano partite di questo gioco.
house-no-coach = L’allenatore aiuta solo una persona che gioca contro i bot della casa.
house-nothing-to-decide = Ora non c’è niente da decidere.
house-unproven = I dadi di questo file qui non si possono verificare, perciò la partita non viene analizzata.
house-not-over = La partita non è ancora finita.
house-one-of-us = Qualcuno deve potersi sedere qui: almeno un posto dev’essere tuo o libero.
house-bad-option = Questa opzione non si può usare: { $reason }
house-no-own-sets = Qui si gioca solo con il set del gioco; altri set li può permettere chi gestisce il server.
house-bad-record = Questo file di partita non si può rigiocare: { $reason }
house-no-page = Questa pagina non c’è.
house-bad-request = Richiesta illeggibile: { $reason }.
house-no-such-method = Con questo indirizzo non si può fare.
house-not-json = Il corpo della richiesta va inviato come application/json.
house-wrong-host = Questo server non risponde al nome { $name }; chi lo gestisce può permetterlo.
house-too-large = È troppo grande.
house-error = Qualcosa è andato storto al banco; ne abbiamo preso nota.
house-bad-name = Un nome ha da 1 a 24 caratteri stampabili, senza spazi all’inizio o alla fine.
house-busy = Il banco è occupato; riprova tra un attimo.
house-short-clock = Un orologio dà a ognuno almeno dieci secondi.
house-no-game = Non c’è nessun gioco che si chiama { $game }.
house-bad-seats = A { $game } non si può giocare { $number ->
    [one] da soli
   *[other] in { $number }
  }.
house-no-option = Questo gioco non ha l’opzione { $option }.
house-bad-value = Qui l’opzione { $option } non può essere { $value }.
house-old-rules = Questo tavolo è stato giocato con la revisione { $revision } di { $game }, che qui non si gioca più.
house-enough = Hai cambiato idea abbastanza volte: questa decisione resta.
house-cannot-write = Il banco adesso non riesce a scrivere niente. Riprova più tardi.
house-no-seat = Questo tavolo non ha un posto { $number }.
house-has-clock = Questo tavolo ha un orologio: è il tempo a decidere quando gioca un bot.
house-not-awaited = Il tavolo non aspetta quel posto.
house-is-here = Questo giocatore è qui: digli piuttosto qualcosa.
house-nudged = Questo giocatore ha già ricevuto un promemoria.
house-not-nudged = Prima manda un promemoria a questo giocatore.
house-voted = Hai già votato.
house-too-early = { $seconds ->
    [one] Potrai farlo tra un secondo.
   *[other] Potrai farlo tra { $seconds } secondi.
  }
house-not-alone = A questo tavolo giocano altri. Puoi alzarti o abbandonare, e loro continuano.
house-people-choose = La velocità dei bot la scelgono le persone al tavolo.
house-not-for-all = Giocano anche altri: nessuno salta avanti per tutti.
