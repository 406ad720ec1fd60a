"""Places of Rolling Cubes to break on purpose: file, what stands there, what stands there instead.

`tests/mutants.py` runs them against the tests of equalities and clauses.
"""

from __future__ import annotations

ENGINE: list[tuple[str, str, str]] = [
    ("scoring", "return digits * (digits + 1) // 2", "return digits * digits"),
    ("scoring", '(joint == "x" and before == "1")', 'before == "1"'),
    ("scoring", "max(0, used + 2 - WHOLE)", "max(0, used + 3 - WHOLE)"),
    ("equation", "(value == 0 or operand == 0)", "operand == 0"),
    ("equation", 'len(number) > 1 and number[0] == "0"', 'len(number) > 2 and number[0] == "0"'),
    ("equation", "if equation.left.bare and equation.right.bare:", "if False:"),
    ("equation", "value == 0 and not zero_dividend", "False"),
    ("rows", "if of_row < PER_COLOUR - 1:", "if of_row < PER_COLOUR:"),
    ("rows", "return 0 if above else None", "return 0"),
    ("modes", "(best, 2 if len(best) == 1 else 1) if most", "(best, 2) if most"),
    ("modes", "if most else ((), 0)", "if True else ((), 0)"),
    ("modes", 'TARGETS = {"one-by-one": (47, 37)', 'TARGETS = {"one-by-one": (48, 38)'),
    ("modes", "if total[seat] == max(total))", ")"),
    ("modes", "start = (state.start + 1) % seats\n    return state", "start = state.start\n    return state"),
    ("modes", "return LAST_DIE_FOR_TWO if seats == 2 else LAST_DIE", "return LAST_DIE"),
    ("modes", "PLACES = (10, 7, 6, 5, 4, 3)", "PLACES = (10, 7, 5, 5, 4, 3)"),
    ("modes", 'winner if mode == "all-together" else', 'winner if mode == "one-by-one" else'),
    ("modes", "seat = after(state.start - 1,", "seat = after(state.start,"),
    ("refusals", "len(used) == len(state.used) else None", "False else None"),
    ("refusals", "if not contains(used, state.used):", "if False:"),
    ("refusals", "if len(dice) > MOST_AGAIN:", "if len(dice) > MOST_AGAIN + 1:"),
    ("view", "answer if other == seat else None for", "answer for"),
    ("rules", "seat not in (state.playing if secret else turn)", "seat not in turn"),
    ("rules", "if self.tournament and ranks[state.second] == 1", "if ranks[state.second] == 9"),
    ("events", 'return "equate ?"', "return str(self)"),
]
