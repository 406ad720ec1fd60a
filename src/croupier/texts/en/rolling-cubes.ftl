# Rolling Cubes.
rc-row = { $row ->
    [blue] blue
    [green] green
    [red] red
    [poker] poker
   *[other] { $row }
}
rc-mode = { $mode ->
    [one-by-one] one by one
    [all-together] all together
    [last-die] last die
   *[other] { $mode }
}

rc-no-face = “{ $symbol }” is on no die.
rc-too-long = That is more than { $most } dice.
rc-no-equals = An equality has one =.
rc-two-equals = An equality has only one =.
rc-sign-in-front = No { $sign } may stand in front of a number.
rc-empty-side = There is nothing on one side of =.
rc-number-missing = A number is missing between two signs or at the end.
rc-leading-zero = { $number } begins with 0.
rc-times-zero = { $term } multiplies by zero.
rc-by-zero = { $term } divides by zero.
rc-zero-dividend = { $term } divides zero, which this table does not allow.
rc-same-number = A number that equals itself is no equality.
rc-no-operator = There must be at least one + - x or : in it.
rc-unequal = Left is { $left }, right is { $right }.
rc-not-thrown = You do not have { $dice }.
rc-old-dice = All old dice must be used; { $dice } is missing.
rc-no-new-die = At least one new die must be used.
rc-row-needed = Say for which row: equate blue 5x8=40.
rc-no-rows = There are rows only in the solitaire.
rc-row-taken = Row { rc-row } is filled already.
rc-row-unfulfilled = This does not fulfil row { rc-row }.
rc-no-rethrow = Dice are thrown again only in the solitaire.
rc-thrown-again = You have thrown again already.
rc-too-many = At most { $most } dice may be thrown again.
rc-other-mode = This is not done in this way to play.

rc-preview-points = { $points ->
    [one] one point
   *[other] { $points } points
}
rc-preview-row = { $points ->
    [one] one point
   *[other] { $points } points
} in row { rc-row }
rc-preview-last = uses { $dice } of 13 dice
rc-preview-strike = 0 in row { rc-row }
rc-preview-again = { $points ->
    [one] costs one point
   *[other] costs { $points } points
}
rc-preview-nothing = no points

effect-rc-started = { $seat } starts.
effect-rc-thrown = { $seat } throws { $dice }.
effect-rc-equated = { $row ->
    [none] { $seat }: { $equation }, { rc-preview-points }.
   *[other] { $seat }: { $equation }, { rc-preview-row }.
}
effect-rc-declined = { $seat } makes no equality.
effect-rc-answered = { $seat } has an answer.
effect-rc-bonus = Best of this turn: { $seats }, { $points } more.
effect-rc-play-on = Equal at the top: { $seats } play on.
effect-rc-last-die = { $seat } placed the last dice and gets a point.
effect-rc-rethrown = { $seat } throws { $dice } again.
effect-rc-struck = { $seat } strikes row { rc-row }.
effect-rc-game-won = { $seat } wins this game of the tournament ({ rc-mode }). Standing: { $standing }.
effect-rc-game-ended = The game is over.

# At the drawn board.
rc-dice = The dice
rc-die = Die { $face }
rc-die-locked = Die { $face }, must be used
rc-equation = Your equality
rc-invite = Tap, drag or type dice into an equality.
rc-empty = Not an equality yet.
rc-left-is = Left is { $left }.
rc-equal = Both sides are { $value }.
rc-prize = many dice
rc-points = { $points ->
    [one] one point
   *[other] { $points } points
}
rc-standing = { $points } in the tournament
rc-game-of = Game { $game } of 3
rc-ready = ready
rc-answered = Your answer: { $answer }. You can change it until all are in.
rc-rows = Row
rc-write = Write it
rc-write-in = Write in { rc-row }
rc-clear = Clear
rc-decline = No equality
rc-strike = 0 in { rc-row }
rc-choose-again = Throw some again
rc-mark = Choose up to { $most } dice to throw again; each costs a point.
rc-throw-again = { $dice ->
    [one] Throw one die again
   *[other] Throw { $dice } dice again
}
rc-keep-all = Keep all
