# The prompt of Rolling Cubes, and its solver.
terminal-cubes-prompt = { $name }, your equality:{" "}
terminal-cubes-help-equality = type an equality
terminal-cubes-help-row = an equality with its row
terminal-cubes-help-decline = no equality
terminal-cubes-help-rethrow = throw dice again
terminal-cubes-help-strike = strike a row
terminal-cubes-help-hint = or Tab: a hint, each time a bit more
terminal-cubes-left = left { $left }
terminal-cubes-both = left { $left }, right { $right }
terminal-cubes-in-row = { $counts } in the row
help-solve = Find the best equalities of a roll of Rolling Cubes, exactly.
help-build-cubes-table = Build the tables of Rolling Cubes anew, in about half a minute.
help-roll = Dice of Rolling Cubes; - reads one roll a line.
rc-drill-throw = Dice: { $dice }. The sand runs for { $seconds } seconds.
rc-drill-prompt = Your equality (nothing: none, q: enough):{" "}
rc-drill-late = Too late: { $points } of { $most } points.
rc-drill-good = Good: { $points } of { $most } points.
rc-drill-more = { $points } of { $most } points: there was more.
rc-drill-best = Best: { $equation }, { $points } points.

# What --help says of its commands.
help-using = Dice that must be used.
help-row = blue, green, red, poker or 101.
help-top = How many equalities, each of other dice.
help-report = Write a page about the solved games.
help-json-one = One JSON object.
help-tables-to = Another folder than the package’s own.

# Bots.
bot-perfect-why = Always finds the best equality.
bot-level1-why = A beginner: overlooks most.
bot-level2-why = Finds easy equalities.
bot-level3-why = Finds good equalities, if not the longest.
bot-level4-why = Overlooks little.
bot-level5-why = Overlooks almost nothing.
option-mode-yahtzee-why = The solitaire, for one or several. Five throws; of each, up to five dice may be thrown again once; each costs a point. Then an equality goes into one of five rows.
