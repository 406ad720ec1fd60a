# What every game needs.
neutral-player = the neutral dice
last-of-seats = { $others } and { $last }
not-your-turn = It is { $seat }’s turn.
game-over = The game is over.
only-chance = Chance decides that, not a seat.
roll-first = Roll first.
nothing-to-undo = There is nothing of yours to take back: chance has decided something since, or it was not your move.
lesson-newcomer = Guest
