# What the house says of Rolling Cubes: the page is sent it in words, the terminal says it itself.
rc-no-face = “{ $symbol }” is on no die.
rc-too-long = That is more than { $most } dice.
rc-not-thrown = No die is left for { $dice }.
rc-row-needed = Say for which row: equate blue 5x8=40.
rc-no-rows = There are rows only in the solitaire.
rc-row-taken = Row { rc-row } is filled already.
rc-row-unfulfilled = This does not fulfil row { rc-row }.
rc-no-rethrow = Dice are thrown again only in the solitaire.
rc-thrown-again = You have thrown again already.
rc-too-many = At most { $most } dice may be thrown again.
rc-other-mode = This is not done in this way to play.
rc-preview-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rc-preview-last = uses { $dice } of 13 dice
rc-preview-strike = 0 in row { rc-row }
rc-preview-again = { $points ->
    [one] costs one point
   *[other] costs { $points } points
}
rc-preview-nothing = no points
effect-rc-started = { $who ->
    [you] You start
   *[other] { $seat } starts
}.
effect-rc-thrown = { $who ->
    [you] You throw
   *[other] { $seat } throws
} { $dice }.
effect-rc-equated = { $who ->
    [you] You
   *[other] { $seat }
}: { $equation }, { $row ->
    [none] { rc-preview-points }.
   *[other] { rc-preview-row }.
}
effect-rc-declined = { $who ->
    [you] You make
   *[other] { $seat } makes
} no equality.
effect-rc-answered = { $who ->
    [you] You have
   *[other] { $seat } has
} an answer.
effect-rc-bonus = Bonus of this turn: { $points ->
    [one] one point
   *[other] { $points } points
} for the best answer ({ $seats }).
effect-rc-play-on = Equal at the top: { $seats } play on.
effect-rc-last-die = { $who ->
    [you] You placed the last dice and get
   *[other] { $seat } placed the last dice and gets
} a point.
effect-rc-rethrown = { $who ->
    [you] You put
   *[other] { $seat } puts
} { $dice } back into the cup.
effect-rc-struck = { $who ->
    [you] You strike
   *[other] { $seat } strikes
} row { rc-row }.
effect-rc-game-won = { $who ->
    [you] You win
   *[other] { $seat } wins
} this game of the tournament ({ rc-mode }). Standing: { $standing }.
effect-rc-tie-broken = { $who ->
    [you] You are placed above { $seats }: as many points ({ $points }), but you won the second game.
   *[other] { $seat } is placed above { $seats }: as many points ({ $points }), but the winner of the second game.
}
effect-rc-game-ended = The game is over.
rc-hint-last-die = In this game nobody is told whether there is an equality.
rc-hint-none = There is no equality.
rc-hint-worth = { $row ->
    [none] There is an equality for { rc-preview-points }.
   *[other] There is an equality for { rc-preview-row }.
}
rc-hint-dice = It uses { $dice }.
rc-hint-equality = It is { $equation }.
rc-best-of = { $row ->
    [none] The best there was in the dice of { $seat }: { $equation }, { rc-preview-points }.
   *[other] The best there was in the dice of { $seat }: { $equation }, { rc-preview-row }.
}
rc-most-of = The most dice there were for { $seat }: { $equation }, { rc-dice-used }.
rc-none-of = There was no equality in the dice of { $seat }.
rc-no-throw = That entry is no throw of the dice.
rc-turn-not-over = The best is told when the turn is over for everyone.
rc-bad-roll = This roll was not made here.
rc-unreadable = A move is an equality such as 5x8=40, or decline; in the solitaire also rethrow 5 7 and strike blue.
# A choice, without what it is worth and who makes it.
choice-rc-equated = { $equation }{ $row ->
    [none] {""}
   *[other] {" "}in row { rc-row }
}
choice-rc-declined = No equality
choice-rc-answered = { $text ->
    [none] No equality
   *[other] { $text }
}
choice-rc-rethrown = Throw { $dice } again
choice-rc-struck = Strike row { rc-row }
