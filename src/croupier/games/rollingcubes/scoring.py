"""RC §3: what an equality is worth."""

from __future__ import annotations

from croupier.games.rollingcubes.dice import WHOLE
from croupier.games.rollingcubes.equation import Equation, Term

_FULL = {"x": 2, ":": 3}


def points(equation: Equation) -> int:
    """RC §3 The points of a legal equality, prizes for 12 and 13 dice included."""
    signs = len(equation.left.signs) + len(equation.right.signs)
    return 1 + signs + sum(map(term_points, equation.terms)) + prize(len(equation.dice))


def term_points(term: Term) -> int:
    """RC §3.1, §3.2 The points of numbers, x and : in one term."""
    total = sum(number_points(len(number)) for number in term.numbers)
    for place, joint in enumerate(term.joints):
        before, after = term.numbers[place], term.numbers[place + 1]
        cheap = after == "1" or (joint == "x" and before == "1")
        total += 1 if cheap else _FULL[joint]
    return total


def number_points(digits: int) -> int:
    """RC §3.1 A number of k digits: 1 + 2 + .. + k."""
    return digits * (digits + 1) // 2


def prize(used: int) -> int:
    """RC §3.3 The prize for using nearly all dice; = is not counted in `used`."""
    return max(0, used + 2 - WHOLE)
