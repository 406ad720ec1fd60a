# Rolling Cubes ως κείμενο, σε στενές στήλες: σύντομες λέξεις.
board-game-of = παιχνίδι { $game } από 3
board-goal = μέχρι { $points } πόντους
board-all-in-cup = { $dice } ζάρια και το = είναι στο ποτήρι
board-in-cup = { $dice ->
    [one] 1 ζάρι είναι στο ποτήρι
   *[other] { $dice } ζάρια είναι στο ποτήρι
}
board-must-use = υποχρεωτικά:
board-answered = απάντησε
board-total = σύνολο
score-rolling-cubes = { $score ->
    [one] 1 πόντος
   *[other] { $score } πόντοι
}
