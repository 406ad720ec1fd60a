# The terminal: commands for people, prompts and their help.
terminal-players = { $from } to { $to } players, about { $minutes } minutes
terminal-game = { $title }: { $game }, revision { $revision } of the rules
terminal-game-seats = What follows is for { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }; --seats N says it for another number.
terminal-option-values = { $name }: { $values }; otherwise { $default } [{ $clause }]
terminal-option-file = the name of a file
terminal-no-options = This game has no options.
terminal-welcome = { $game }: { $seats }. ? helps, q leaves.
terminal-kept-go-on = The game is kept. Go on with: { $command }
terminal-kept = The game is kept, and croupier verify proves its dice: { $file }
terminal-press-enter = { $name }, press Enter { $verb ->
    [event] to turn up what is new
   *[other] to roll
}:{" "}
terminal-only-enter = { $verb ->
    [event] Nothing is turned up yet: Enter alone does it, ? helps.
   *[other] Nothing is rolled yet: Enter alone rolls, ? helps.
}
terminal-your-move = { $name }, your move:{" "}
terminal-hand-over = Hand over to { $name }, then press Enter.{" "}
terminal-taken-back = Taken back.
terminal-no-move = cannot read { $text } here; keys are { $keys }
terminal-no-clause = { $game } has no clause { $clause }: clauses are { $clauses }
terminal-coach-best = Best: { $event }.
terminal-coach-loss = { $unit ->
    [points] { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[share] { $points } % of a win
  }
terminal-coach-less = { $points ->
    [0] roughly as good.
   *[other] about { terminal-coach-loss } less.
  }
terminal-coach-rest = { $count ->
    [one] One more choice is
   *[other] { $count } more choices are
  } worse, by about { terminal-coach-loss } and more; h all shows every one.
terminal-coach-why = The best choice: { $why }
terminal-hint-best = The best { $best } of { $count } choices, the best last; h all shows every one:
terminal-coach-sure = { $best } is better. { $why } Are you sure (yes)?
terminal-yes = yes
terminal-estimates = On the right, in thousands of dollars: how far before the best other seat, or behind, you end the round if everybody then plays at random; the mean of many playouts.
terminal-help-key = a key of the list, or a move in words ({ $example })
terminal-help-key-none = Enter goes on
terminal-help-h = what each choice is worth
terminal-help-b = show the board again
terminal-help-u = take the last move back
terminal-help-l = the moves so far
terminal-help-r = a clause of the rules, as in r { $clause }
terminal-help-q = leave; the game is kept
terminal-enter = [Enter]{" "}
terminal-bot = bot { $seat }
terminal-replay-table = { $game }, table { $table }: { $seats }
terminal-not-finished = The game is not finished.
terminal-rank = rank { $rank }
terminal-verified = verified: { $game }, table { $table }: { $chances } chance events with { $draws } draws follow from the committed seed and { $people ->
    [1] the seed of one person
   *[other] the seeds of { $people } people
}, and { $moves } moves keep the rules
terminal-verified-first = the seats' seeds were not committed to: this is a record of the first version
terminal-verified-signed = signed by the key { $key }: every move, bot and note is as the house wrote it
terminal-verified-names = not part of the signature: people's names
terminal-verified-dice = shown are dice and rules, not who played what: other moves on these dice would do too
terminal-verified-unsigned = the file is not signed by a house
terminal-verified-unchecked = it says it is signed by the key { $key }: check that by --house or --key
terminal-written = { $games ->
    [one] One game
   *[other] { $games } games
} written to { $where }
terminal-added = { $games ->
    [one] One game
   *[other] { $games } games
} added to { $where }
terminal-bot-levels = Levels, here by --level, and on the page:
bot-random-why = Chooses at random.
bot-greedy-why = Takes what would win most now.
bot-montecarlo-why = Plays every choice out many times and takes the one that ends best on average.
terminal-simulated = { $game }, { $seats } seats ({ $options }), seed { $seed }
terminal-simulated-speed = { $count ->
    [one] One game
   *[other] { $games } games
  } in { $seconds } s, { $rate } games/s on the { $path }; { $moves } moves a game, { $shared } % shared victories
terminal-interrupted = Interrupted: these are the games that were finished.
terminal-interrupted-none = Interrupted before a game was finished.
terminal-not-repeatable = The same command will not give exactly these figures again.
terminal-two-ways = Seed { $seed } deals other games on the { $other }, which draws in another order: compare within one of the two.
terminal-arena = { $game }, { $seats } seats, { $games } games on the { $path }, the same deals for every pair
terminal-column-seat = seat
terminal-column-bot = bot
terminal-column-mean = mean score
terminal-column-error = ±
terminal-column-sd = sd
terminal-column-wins = wins %
terminal-column-rating = rating
terminal-column-games = games
terminal-column-between = of the victories between
terminal-column-and = and
terminal-column-first-has = the first has
terminal-word-help = help
terminal-word-hint = hint
terminal-word-board = board
terminal-word-undo = undo
terminal-word-log = log
terminal-word-rules = rules
terminal-word-quit = quit
terminal-regret = u takes it back, any key goes on:{" "}
terminal-review-head = { $game }, by { $evaluator }{ $playouts ->
    [0] .
    [1] .
   *[other] , with { $playouts } playouts a position.
} { $unit ->
    [points] Figures are points.
   *[share] Figures are hundredths of a victory; for every seat start, luck, play and corrections add up to the result.
}
terminal-review-start = start
terminal-review-luck = luck
terminal-review-own = own play
terminal-review-others = others
terminal-review-hidden = hidden
terminal-review-correction = corrected
terminal-review-result = result
terminal-review-rating = { $name }{ $word ->
    [none] {""}
    [expert] {" "}played like an expert
    [strong] {" "}played like a strong player
    [steady] {" "}played like a steady player
    [casual] {" "}played like a casual player
   *[learning] {" "}played like a learner
}: { $mattered ->
    [one] one decision mattered and lost { $loss }
   *[other] { $mattered } decisions mattered and lost { $loss } each on average
}; { $best } % of them were the best.
terminal-review-unrated = { $name } made no decision that mattered.
terminal-review-mark = { $number }. { $name }, { $event }: { $mark ->
    [blunder] blunder
    [mistake] mistake
    [points] not the best
   *[inaccuracy] inaccuracy
}, { $loss } lost (± { $error }); best was { $best }
terminal-review-luckiest = { $way ->
    [lucky] Luckiest
   *[unlucky] Unluckiest
} for { $name }: { $events }
terminal-review-no-mark = No inaccuracy, no mistake, no blunder.
terminal-review-interrupted = Interrupted after { $done } of { $all } events; the same command goes on from there.
bot-expert-why = Weighs what each choice leaves it of the victory, by the game's evaluator.
terminal-no-figure = n/a
terminal-column-from = from
terminal-column-to = to
terminal-column-less-luck = less luck %
terminal-column-variance = var.
terminal-less-luck = Less luck: what chance brought less the mean of all it could bring, by { $evaluator } with { $playouts ->
    [one] one playout
   *[other] { $playouts } playouts
  }, is taken away. For any fixed evaluator the mean of the result stays the same.

## Levels of bots, as they may be typed
level-beginner = beginner
level-easy = easy
level-normal = normal
level-strong = strong
level-expert = expert
terminal-moment = One moment: the choices are played out …
terminal-backed-up = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} backed up in { $where }
terminal-restored = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} restored in { $where }; every game was played again
terminal-moved = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} moved; every game was played again

# Drills
terminal-drill-day = The drill of { $day }, the same for everybody.
terminal-drill-head = { $game }, difficulty { $level } of 5. What is best here?
terminal-drill-no-hint = There are no hints in a drill.
terminal-drill-right = Right: { $best }.
terminal-drill-wrong = { $best } is better.
terminal-drill-theme = Theme: { $theme }
terminal-drill-streak = { $count } in a row.
terminal-drill-end = { $solved } of { $asked } solved.
