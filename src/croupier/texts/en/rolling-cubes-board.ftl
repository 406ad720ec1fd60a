# Rolling Cubes as text, in narrow columns: short words.
board-game-of = game { $game } of 3
board-goal = to { $points } points
board-all-in-cup = { $dice } dice and = are in the cup
board-in-cup = { $dice ->
    [one] 1 die is in the cup
   *[other] { $dice } dice are in the cup
}
board-must-use = must be used:
board-answered = has answered
board-total = total
score-rolling-cubes = { $score ->
    [one] 1 point
   *[other] { $score } points
}
