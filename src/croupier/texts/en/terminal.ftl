# The terminal: commands for people, prompts and their help.
terminal-players = { $from } to { $to } players, about { $minutes } minutes
terminal-option-values = { $name }: { $values }; otherwise { $default } [{ $clause }]
terminal-option-file = the name of a file
terminal-no-options = This game has no options.
terminal-welcome = { $game }: { $seats }. ? helps, q leaves.
terminal-kept-go-on = The game is kept. Go on with: croupier play --resume { $file }
terminal-kept = The game is kept in { $file }; croupier verify proves its dice.
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
terminal-estimates = On the right: how far before the best other seat, or behind, you end the round if everybody then plays at random; the mean of many playouts.
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
