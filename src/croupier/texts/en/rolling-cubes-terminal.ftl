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
