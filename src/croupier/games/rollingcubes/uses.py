"""What can be made of the dice on the table: every use that has an equality, and the best of them."""

from __future__ import annotations

from typing import NamedTuple

from croupier.games.rollingcubes.best_points import best_points
from croupier.games.rollingcubes.choices import searched
from croupier.games.rollingcubes.equation import Equation
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.state import FREE
from croupier.games.rollingcubes.view import View


class Use(NamedTuple):
    """A use of dice that has an equality: what it counts, its points, its dice and row."""

    worth: int
    points: int
    dice: str
    row: str | None


def uses(view: View, rules: RollingCubes, row: str | None = None) -> list[Use]:
    """Every use of the dice before the viewer that is allowed now, for a row if one is given."""
    assert view.dice is not None
    using = view.used or ""
    known = best_points(rules.settings.zero_dividend).answers(view.dice, using, row)
    again = max(0, view.again)
    return [
        Use(max(0, worth - again), points, dice, row)
        for worth, points, dice in known
        if len(dice) > len(using)
    ]


def free_rows(view: View) -> list[str]:
    """RC §8.2 The rows the viewer can still fill."""
    return [row for row, own in zip(ROWS, view.rows[view.viewer], strict=True) if own == FREE]


def written(use: Use, zero_dividend: bool) -> Equation:
    """An equality of a use; it is searched now, which takes a while."""
    return searched(use.dice, use.points, zero_dividend, use.row == "101")


def best(view: View, rules: RollingCubes) -> Use | None:
    """RC §9.1 The use that counts most, from the table alone; None if the dice have no equality.

    In `last-die` (RC §6.2) it is the one of most dice, in the solitaire (RC §8.2) the one that brings
    most in a row that is free; of equals the one of fewest dice is easiest to see.
    """
    mode = rules.mode(view.stage)
    if mode == "last-die":
        return max(uses(view, rules), key=lambda use: (len(use.dice), use.points), default=None)
    rows: list[str | None] = [*free_rows(view)] if mode == "yahtzee" else [None]
    known = (use for row in rows for use in uses(view, rules, row))
    return max(known, key=lambda use: (use.worth, -len(use.dice)), default=None)
