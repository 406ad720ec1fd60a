effect-pig-rolled = { $seat } rolls { $die } and has { $points } in this turn.
effect-pig-lost = { $seat } rolls 1 and loses { $points }.
effect-pig-held = { $seat } holds { $points } and has { $total } now.
pig-preview-hold = { $points } points are yours
pig-preview-again = roll again; a 1 takes them all
pig-over = The game is over.
pig-roll-first = Roll first.
pig-not-your-turn = It is { $seat }’s turn.
