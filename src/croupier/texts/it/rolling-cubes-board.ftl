# Rolling Cubes come testo, in colonne strette: parole corte.
board-game-of = gioco { $game } di 3
board-goal = fino a { $points } punti
board-all-in-cup = { $dice } dadi e = sono nel bicchiere
board-in-cup = { $dice ->
    [one] 1 dado è nel bicchiere
   *[other] { $dice } dadi sono nel bicchiere
}
board-must-use = da usare:
board-answered = ha risposto
board-total = totale
score-rolling-cubes = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
