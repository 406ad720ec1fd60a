held-line = Puoi ancora annullare
setting-up = Si prepara il prossimo round
confirm-line = Confermi?
confirm-yes = Sì, confermo
confirm-no = Non ancora
confirm-moves = Chiedi conferma di una mossa, dove non si può annullare per un momento
hand-in = Poco prima della fine del tempo consegna ciò che è valido
note-handed-in = Il tempo stava per finire: la pagina di { $name } ha consegnato ciò che era scritto.
