# I tavoli come testo, nel terminale e nella pagina semplice. Le colonne sono strette: parole corte.
board-over = la partita è finita
