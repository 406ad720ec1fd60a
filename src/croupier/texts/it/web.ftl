# Le parole della pagina.
skip-to-content = Vai al tavolo
to-start = Alla pagina iniziale
close = Chiudi
save = Salva
go-on = Avanti
skip = Salta
undo = Annulla
undo-move = Annulla la mossa
do-it = Conferma
you = tu
guest-name = Ospite { $number }
page-outdated = Questa pagina è una versione vecchia. Chiudi tutte le sue finestre e riaprila.
offline = Sei offline. Il tavolo ti aspetta: appena torna la linea, si continua.
reconnecting = La linea con il tavolo è caduta. Mi ricollego …

start-title = Accomodati
start-line = Cinque giochi, buona compagnia, dadi che puoi controllare.
play-now = Gioca subito
sitting-down = Un attimo …
new-table = Nuovo tavolo
rules = Regole
opening-rules = Apro le regole …
players-minutes = { $players } giocatori · { $minutes } min
footer = Niente account, niente pubblicità, niente da fuori: questa pagina parla solo con la sua casa da gioco.
my-tables = I tuoi tavoli
finished-tables = Partite finite
my-page = La mia pagina
with-names = con { $names }
your-turn = Tocca a te

settings = Impostazioni
language = Lingua
theme = Luce
theme-dark = Notte
theme-light = Giorno
speed = Velocità dei bot
speed-leisurely = Con calma
speed-normal = Normale
speed-fast = Veloce
speed-instant = Istantanea
sound = Suoni
auto-roll = Tira per me
show-guide = Spiegami il gioco mentre gioco
your-name = Il tuo nome
your-name-why = Gli amici lo vedono nell’invito e al tavolo.
you-are = Sei { $name }.
export-me = Scarica tutto ciò che mi riguarda
forget-me = Dimenticami
forget-sure = Vuoi che ti dimentichiamo per sempre? Ai tuoi tavoli giocheranno i bot e il tuo nome sparirà.
device-explained = Continua su un altro dispositivo: apri lì questo link entro dieci minuti.
device-link = Crea un link
device-title = Ti rivediamo con piacere
device-line = Ora anche questo dispositivo è di { $name }.
qr-code = Il link come codice QR
link = Link
copy-link = Copia il link
copied = Copiato
copy-refused = Il browser non permette di copiare: copialo a mano

new-title = Un nuovo tavolo
new-game = Gioco
new-options = Opzioni
new-seats = Posti
new-clock = Orologio
clock-none = Senza orologio
clock-fast = 5 minuti a testa, 10 secondi a mossa
clock-slow = 20 minuti a testa, 30 secondi a mossa
seat-me = Io
seat-here = Un’altra persona qui
seat-friend = Un amico, con un link
seat-bot-beginner = Bot 1, principiante
seat-bot-easy = Bot 2, facile
seat-bot-normal = Bot 3, normale
seat-bot-strong = Bot 4, forte
seat-bot-expert = Bot 5, esperto
seat-number = Posto { $number }
seat-name = Nome
seat-name-missing = Scrivi come si chiama questo giocatore.
new-two-me = Tu occupi un solo posto: per chi altro gioca su questo schermo scegli «Un’altra persona qui» e scrivi un nome.
add-seat = Un posto in più
fewer-seats = Un posto in meno
open-table = Apri il tavolo
option-on = sì
option-off = no

join-title = Hai un invito
join-used-title = Questo posto non è libero
join-sit = Siediti
join-taken = Questo posto è già di { $name }. Puoi guardare.
join-watch = Guarda
opening-table = Apro il tavolo …
waiting-for-players = Aspettiamo i giocatori
waiting-line = Manda a ogni amico un link, o fagli inquadrare il codice. Si comincia quando ogni posto è occupato.
waiting-here = Si comincia tra un momento. Chi è assente trova la partita fra i suoi tavoli.
seat-open = Posto libero
seat-waits = aspetta un ospite
seat-ready = c’è
seat-away = assente
seat-stand-in = gioca un bot al suo posto
seat-resigned = ha abbandonato
seat-thinking = ci pensa …
players = Giocatori
player = Giocatore
rank = Posizione
score = Punteggio

turn-over = La partita è finita
your-roll = Tocca a te: tira i dadi
your-move = Tocca a te: scegli la mossa
roll = Tira
waiting-roll = { $name } sta per tirare
waiting-choice = { $name } sta scegliendo
waiting-away = Si aspetta { $name }: assente

moves = Che cosa è successo
talk = Di’ qualcosa
get-up = Alzati per un po’
get-up-explained = Un bot gioca al tuo posto finché non lo riprendi.
resign = Abbandona
resign-sure = Vuoi abbandonare la partita? Un bot gioca fino alla fine e tu finisci all’ultimo posto.
take-back = Riprendo il mio posto
bot-plays-for-you = Per ora un bot gioca al tuo posto
gave-up-line = Hai abbandonato; un bot gioca al tuo posto
gave-up-end = Hai abbandonato la partita: un bot ha giocato al tuo posto fino alla fine e tu sei all’ultimo posto.
note-time = { $who ->
    [you] Il tuo tempo è scaduto; continua un bot.
   *[other] Tempo scaduto per { $name }; continua un bot.
}
note-away = { $who ->
    [you] Manchi da troppo tempo; continua un bot.
   *[other] { $name } manca da troppo tempo; continua un bot.
}
note-left = { $who ->
    [you] Ti alzi; continua un bot.
   *[other] { $name } si alza; continua un bot.
}
note-resigned = { $who ->
    [you] Abbandoni; continua un bot.
   *[other] { $name } abbandona; continua un bot.
}
note-back = { $who ->
    [you] Torni al tavolo.
   *[other] Torna { $name }.
}
note-idle = Da una settimana qui non succede nulla; domani il tavolo chiude.
note-withheld = { $who ->
    [you] La tua pagina non ha aggiunto in tempo un numero per i dadi: si ricomincia senza.
   *[other] { $name } non ha aggiunto in tempo un numero per i dadi: si ricomincia senza.
}
you-watch = Stai guardando
watchers = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
  }
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella partita!
phrase-nice-roll = Che tiro!
phrase-ouch = Ahi!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-hurry = Andiamo?
phrase-wait = Solo un attimo …
phrase-rematch = Un’altra?
phrase-bye = Buonanotte!
type-move = Scrivi la tua mossa ({ $verbs })
since-away = Mentre non c’eri
hand-over = Passa lo schermo a { $name }
hand-over-line = Quello che segue è solo per { $name }.
i-am = Sono { $name }
secret-kept = Il tuo segreto è al sicuro

guide = Guida
guide-close = Conosco il gioco

winner = Vince { $name }!
shared-win = Una vittoria condivisa
rematch = Gioca ancora
join-rematch = Alla rivincita
rematch-asked = { $who ->
    [one] { $name } vuole giocare ancora.
   *[other] La prossima partita è aperta: stessi giocatori, un nuovo tavolo.
}
review-game = Analizza la partita
coach = Allenatore
coach-explained = Suggerimenti, avvisi e che cosa farebbe ogni scelta, solo contro i bot.
note-coach = { $who ->
    [you] Chiedi aiuto all’allenatore.
   *[other] { $name } chiede aiuto all’allenatore.
}
note-coach-off = { $who ->
    [you] Mandi via l’allenatore.
   *[other] { $name } manda via l’allenatore.
}
watch-replay = Rivedi la partita
drills = Esercizi
verify-dice = { $luck ->
    [draw] Controlla le carte
   *[throw] Controlla i dadi
  }
see-table = Guarda il tavolo
final-table = Classifica finale
to-result = Torna al risultato

replay-title = Replay
replay-round = Vai a
replay-step = Passo { $step } di { $steps }
replay-play = Avvia
replay-pause = Pausa
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-link = Link a questo momento
replay-record = Scarica la partita
replay-not-over = Questa partita è ancora in corso: il replay arriva quando è finita.

verify-title = I dadi erano onesti?
verify-line = Prima della partita il banco ha sigillato un numero segreto. Ogni persona ne ha aggiunto uno. Tutti i dadi derivano da questi numeri, e questa pagina li ricalcola da sola.
verify-choose = Apri una partita salvata
verify-paste = o incolla il suo testo
verify-check = Controlla
verify-bad = Qualcosa non va
verify-unsealed = Le estrazioni sono giuste, ma la partita non ha il sigillo
verify-unsealed-line = Manca l’impronta: il file stesso potrebbe essere stato cambiato.
verify-unfair = Nessuna persona ha aggiunto un seme a questa partita: non si può escludere che il banco abbia scelto i dadi.
verify-details = Tutti i semi e le estrazioni
verify-seeds = Semi
verify-house-seed = Il banco
verify-commit = Sigillato prima della partita
verify-key = Chiave di tutte le estrazioni
verify-draws = Tutte le estrazioni
verify-line-wrong = Riga { $line }: { $reason }
verify-reason-head = non è la registrazione di una partita finita
verify-reason-commit = il seme rivelato non è quello sigillato
verify-reason-digest = l’impronta non corrisponde al testo
verify-reason-draw = l’estrazione { $number } dovrebbe essere { $right }, ma qui c’è { $found }
verify-reason-shown = i dadi mostrati non derivano dalle estrazioni
verify-reason-seeds = manca il seme di una persona o la sua impronta
verify-reason-hash = il seme di un posto non è quello a cui si era impegnato
verify-reason-seen = il sigillo o le impronte non sono quelli che questo browser ha visto prima della partita
verify-first-version = È una registrazione della prima versione: i posti non si impegnavano sul proprio seme, quindi un banco seduto al tavolo avrebbe potuto scegliere il suo per ultimo.
verify-signed-good = Firmata da questo banco: ogni mossa, bot e nota è come l’ha scritta il banco. I nomi delle persone non fanno parte della firma.
verify-signed-wrong = La firma non corrisponde: un posto, una mossa o una nota non è come l’ha scritta questo banco.
verify-signed-other = Questo file è firmato da un altro banco: solo la pagina di quel banco può dire se la firma è giusta.
verify-signed-unable = Il file dice di essere firmato, ma qui questo browser non può controllare le firme. Forse può farlo un altro browser, o l’indirizzo di questo banco che comincia con https.
verify-signed-none = Nessun banco ha firmato questo file: sono stati controllati i dadi, non chi ha giocato cosa.

keys = Tasti
keys-on = Lettere e cifre sono tasti al tavolo
keys-help = A un tavolo premi ? per vedere che cosa fanno i tasti.
key-space = Spazio
key-esc = Esc
key-enter = Invio
key-backspace = Backspace
key-arrows = Frecce
key-roll = Tira
key-undo = Annulla la mossa
key-skip = Salta ciò che viene mostrato
key-help = Mostra questi tasti
bot = bot
own-bot = Un programma di qualcuno
bot-named = { $name } (bot)
you-here = Tu
you-win = Hai vinto!
turn-of = { $name }: { $line }
log-round = Round { $number }
time-left = { $seconds ->
    [one] Manca un secondo.
   *[other] Mancano { $seconds } secondi.
  }
tables-wait = Tocca a te
you-were-nudged = Aspettano te
my-result = { $rank ->
    [1] Vittoria · { $score }
   *[other] { $rank }º su { $seats } · { $score }
  }
close-table = Chiudi il tavolo
close-table-of = Chiudi il tavolo: { $title }
close-table-sure = Chiudere il tavolo per sempre? La partita non arriva alla fine.
close-table-explained = Qui non gioca nessun altro. La partita finisce senza risultato.
close-table-shared = Tutti quelli che giocano qui sono davanti a questo schermo. La partita finisce senza risultato.
table-closed = Questo tavolo è chiuso. La partita non è arrivata alla fine.
table-menu = Menu del tavolo
get-up-before = Alzati
get-up-before-explained = Il tuo posto torna libero per qualcun altro.
resign-explained = Un bot gioca fino alla fine e tu finisci all’ultimo posto. Non puoi tornare.
to-start-explained = Il posto resta tuo. Ritrovi il tavolo lì, tra «I tuoi tavoli».
seat-to-bot = Dai questo posto a un bot
absent-line = { $name } non è qui, ed è il suo turno.
absent-nudge = Manda un promemoria
absent-nudged = { $name } ha ricevuto un promemoria. Potrai votare per un bot tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }.
absent-vote-line = { $name } non è ancora qui. Vuoi che giochi un bot fino al suo ritorno?
absent-vote = Vota per un bot
absent-voted = Hai votato perché un bot giochi per { $name }. Serve più della metà degli altri.
note-nudged = { $who ->
    [you] { $by } ti ricorda che è il tuo turno.
    [by] Ricordi a { $name } che è il suo turno.
   *[other] { $by } ricorda a { $name } che è il suo turno.
}
note-vote = { $who ->
    [you] { $by } vota perché un bot giochi per te.
    [by] Voti perché un bot giochi per { $name }.
   *[other] { $by } vota perché un bot giochi per { $name }.
}
note-voted = { $who ->
    [you] Non c’eri; per voto continua un bot.
   *[other] { $name } non è qui; per voto continua un bot.
}
join-by = { $host } ti invita a { $title } per { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
  }.
join-to = Invito a { $title } per { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
  }.
join-clock = con l’orologio
join-bot = Questo posto è stato dato al bot { $name }. Puoi guardare.
join-old = Questo link è già stato usato e il posto ne ha uno nuovo. Chiedilo a chi ti ha invitato.
join-over = Questa partita è finita. Puoi rivederla.
join-closed = Questo tavolo è chiuso.
join-broken-title = Questo link non porta da nessuna parte
join-broken = Non è un link di questo banco, oppure ne manca un pezzo. Copialo di nuovo da dove l’hai ricevuto, o chiedine uno nuovo a chi ti ha invitato.
join-gone = Il tavolo a cui portava non c’è più.
join-yours = Questo posto è tuo.

# Rhythm: what waits, what can be taken back.
held-line = Puoi ancora annullare
setting-up = Si prepara il tavolo
confirm-line = Confermi?
confirm-yes = Sì, confermo
confirm-no = Non ancora
sure-no = No, torna indietro
confirm-moves = Chiedi conferma di una mossa, dove non si può annullare per un momento
hand-in = Poco prima della fine del tempo consegna ciò che è valido
note-handed-in = { $who ->
    [you] Il tempo stava per finire: la tua pagina ha consegnato ciò che era scritto.
   *[other] Il tempo stava per finire: la pagina di { $name } ha consegnato ciò che era scritto.
}
replay-start = All’inizio
replay-turn-back = Al turno precedente
replay-turn-on = Al prossimo turno
replay-mine = Alla mia prossima decisione
verify-both = Dadi e regole sono in ordine
verify-both-line = { $draws ->
    [one] Un’estrazione segue
   *[other] { $draws } estrazioni seguono
} dai semi sigillati, come hanno trovato questa pagina e il banco, ognuno per conto suo; il banco ha rigiocato le { $moves } mosse, e tutte rispettano le regole.
verify-dice-only = I dadi sono giusti; le regole non sono state controllate
verify-dice-only-line = Ogni estrazione segue dai semi sigillati. Non è stato possibile chiedere al banco se ogni mossa rispetta le regole; riprova quando risponde.
verify-asking = I dadi sono giusti; il banco controlla le mosse …
