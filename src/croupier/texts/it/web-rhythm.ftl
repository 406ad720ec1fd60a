held-line = Puoi ancora annullare
setting-up = Si prepara il prossimo round
confirm-line = Confermi?
confirm-yes = Sì, confermo
confirm-no = Non ancora
confirm-moves = Chiedi conferma di una mossa, dove non si può annullare per un momento
hand-in = Poco prima della fine del tempo consegna ciò che è valido
note-handed-in = Il tempo stava per finire: la pagina di { $name } ha consegnato ciò che era scritto.
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
