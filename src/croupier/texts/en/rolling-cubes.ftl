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
    [tournament] tournament
    [yahtzee] solitaire
   *[other] { $mode }
}

rc-no-equals = An equality has one =.
rc-two-equals = An equality has only one =.
rc-sign-in-front = No { $sign } may stand in front of a number.
rc-empty-side = There is nothing on one side of =.
rc-number-missing = A number is missing between two signs or at the end.
rc-leading-zero = { $number }: no number begins with 0.
rc-times-zero = { $term }: nothing may be multiplied by zero, or any dice would fit.
rc-by-zero = { $term }: nothing may be divided by zero.
rc-zero-dividend = { $term } divides zero, which this table does not allow.
rc-same-number = A number that equals itself is no equality.
rc-no-operator = There must be at least one + − × or : in it.
rc-unequal = Left is { $left }, right is { $right }.
rc-old-dice = All old dice must be used; still missing: { $dice }.
rc-no-new-die = At least one new die must be used.

rc-preview-row = { $points ->
    [one] 1 point
   *[other] { $points } points
} in row { rc-row }

# At the drawn board.
rc-dice = The dice
rc-die = Die { $face }
rc-die-locked = Die { $face }, must be used
rc-locked = Must be used
rc-new = New dice
rc-cup = { $dice ->
    [12] 12 dice wait in the cup; the = is always there.
    [one] One die waits in the cup.
   *[other] { $dice } dice wait in the cup.
}
rc-equation = Your equality
rc-invite = { $device ->
    [touch] Tap or drag
   *[mouse] Click, drag or type
  } dice into an equality.
rc-empty = Not an equality yet.
rc-left-is = Left is { $left }.
rc-equal = Both sides are { $value }.
rc-easy = Times 1 and divided by 1 bring only one point.
rc-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rc-of-target = { $points } of { $target }
rc-dice-used = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
rc-standing = { $points } in the tournament
rc-game-of = Game { $game } of 3
rc-ready = ready
rc-not-ready = not yet
rc-answers = Answers
rc-missing = { $count ->
    [0] All answers are in.
    [one] One answer is missing. All are shown together when it is in.
   *[other] { $count } answers are missing. All are shown together when they are in.
}
rc-answered = Your answer
rc-changeable = You can change it until all are in.
rc-reveal = The answers
rc-turn-now = This turn
rc-turn-last = The last turn
rc-round-now = This round
rc-round-last = The last round
rc-nothing = no equality
rc-bonus = for the best answer of the turn
rc-bonus-short = +{ $points } for the best
rc-best-was = of { $best } possible
rc-best = The best there was
rc-best-of-throw = { $whose ->
    [all] The best of the last throw
    [dice] The best in your dice
   *[mine] The best of your last throw
}
rc-best-none = These dice had no equality at all.
rc-best-found = You found it!
rc-best-equal = Yours is as good.
rc-best-missed = You made none.
rc-short = { $short ->
    [one] Yours, { $equality }, was one point short.
   *[other] Yours, { $equality }, was { $short } points short.
}
rc-short-dice = { $short ->
    [one] Yours, { $equality }, used one die fewer.
   *[other] Yours, { $equality }, used { $short } dice fewer.
}
rc-time-left = Time left for this answer
rc-tournament = Tournament
rc-row-asks = { $row ->
    [blue] three or four blue dice; all four: +3
    [green] three or four green dice; all four: +3
    [red] three or four red dice; all four: +3
    [poker] all four dice of one colour
   *[other] a number above 100
}
rc-missing-none = No die shows { $face }.
rc-missing-used = No { $face } is left.
rc-missing-foreign = There is no { $face } in this game.
rc-missing-row = Choose a row: several fit.
rc-missing-fit = It fits no free row.
rc-caret-left = Write further left
rc-caret-right = Write further right
rc-cost-again = thrown again
rc-total = Total
rc-sheet = Score sheet
rc-rows = Row
rc-rows-ask = What the rows ask
rc-write = Write it
rc-rewrite = Write this instead
rc-write-row = Write in row
rc-clear = Clear
rc-decline = No equality
rc-strike = 0 in { rc-row }
rc-strike-row = 0 in row
rc-strike-some = Strike a row …
rc-strike-none = Strike none
rc-strike-ask = { $device ->
    [touch] Choose the row that gets 0.
   *[mouse] Choose the row that gets 0; Escape goes back.
}
rc-choose-again = Throw some again
rc-mark = Choose up to { $most } dice to throw again; each costs a point.
rc-throw-again = { $dice ->
    [one] Put one die back, then roll
   *[other] Put { $dice } dice back, then roll
}
rc-keep-all = Keep all
your-cubes = Your turn: make an equality
wait-cubes = { $name } looks for an equality
guide-rolling-cubes-roll = { $mode ->
    [last-die] { $old ->
        [no] Throw all the dice: a new round begins.
       *[yes] Throw the dice that lie in the cup. Those on the table must be used again.
    }
    [yahtzee] { $again ->
        [no] Throw the dice that you put back.
       *[yes] Throw the dice. Then you may throw up to five of them again, once; each costs a point.
    }
   *[other] Throw the dice. Green ones have odd digits, blue ones even digits, red ones signs; = is always there.
}
guide-rolling-cubes-choose = { $mode ->
    [last-die] { $old ->
        [no] Make any equality. The next player must use all its dice again.
       *[yes] Make an equality of all dice that must be used and at least one new one.
    } Only dice count here, points do not.
    [yahtzee] { $again ->
        [no] Make an equality for a free row, or strike one with 0.
       *[yes] Make an equality for a free row, or first throw up to five dice again; each costs a point.
    } Long numbers bring most; a{"\u00A0"}: brings three points, a{"\u00A0"}× two, other signs one.
   *[other] Make both sides equal: { $device ->
        [touch] tap or drag dice.
       *[mouse] click, drag or type dice.
    } Long numbers bring most; a{"\u00A0"}: brings three points, a{"\u00A0"}× two, other signs one.
}
guide-rolling-cubes-wait = { $mode ->
    [last-die] { $old ->
        [no] The next player begins a round with all the dice.
       *[yes] The next player must use all these dice again, and at least one new one.
    }
    [yahtzee] The others play their throw.
   *[other] The others look for an equality. When the turn is over, you see the best there was.
}
guide-rolling-cubes-payout = { $mode ->
    [last-die] The round is over: whoever placed the last dice gets a point.
   *[other] The answers are uncovered: the best of the turn gets two points more; where several are equal, one each.
}

# Training.
rc-training = Training
rc-train-title = Rolling Cubes: training
rc-train-line = Endless rolls, nobody waiting. Beat your own average.
rc-train-check = Check it
rc-train-next = Next roll
rc-train-best = Show the best
rc-train-give-up = Give up, show the best
rc-train-first = { rc-points }. That is a start.
rc-train-above = { rc-points }: { $over } above your average!
rc-train-equal = { rc-points }: just your average.
rc-train-below = { rc-points }: { $under } below your average.
rc-train-figures = Your figures
rc-train-none = They begin with your first roll and stay in this browser.
rc-train-average = points a roll
rc-train-rolls = Rolls
rc-train-share = Of what there was
rc-train-forget = Begin anew
rc-train-zero = Zero may be divided (0:7)
rc-trend = Your last { $rolls } rolls, each beside the best there was
pitch-rolling-cubes = Thirteen dice, one equality. How much can you make of them?
rc-key-type = Put a die of this face into the equality
rc-key-caret = Write further left or right
rc-key-back = Take the last die back
rc-key-write = Hand the equality in
rc-log-game = Game { $number }
aim-rolling-cubes = { $mode ->
    [all-together] reach { $target } points with the best equalities; all use the same dice.
    [last-die] be the one who places the last dice of a round. Each such round is a point; beside your name you see how many you have and how many win.
    [yahtzee] fill five rows with as many points as you can.
    [tournament] the most points after three games.
   *[other] reach { $target } points with the best equalities.
}
rc-train-timed = Against a sand timer
rc-train-streak = { $count } in a row
rc-train-good = Good is three quarters of the most there is, in time. After a good one the next has less time.
rc-train-time-up = Time is up.

# Options and clocks.
clock-sand-1 = Sand timer: 1 minute for each answer
clock-sand-2 = Sand timer: 2 minutes for each answer
clock-sand-5 = Sand timer: 5 minutes for each answer
option-mode = Way to play
option-mode-why = One by one: each throws for themselves. All together: one throw for all, answers in secret. Last die: use all dice that lie there again, and a new one. Tournament: these three in turn. Solitaire: fill five rows.
option-zero_dividend = Dividing zero (0:7)
option-zero_dividend-why = Whether it is allowed. If so, digits that fit nowhere else still bring points, as in 0:24558=7-7.
option-faces = Faces of the dice
option-faces-why = The faces of your own box, if they differ.

# What decisions are about.
about-equality = The best equality
about-rethrow = Throw again or not
about-row = Which row to use
