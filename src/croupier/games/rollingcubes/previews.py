"""What a choice would win now, told from the view alone."""

from __future__ import annotations

from croupier.core.rules import Preview
from croupier.games.rollingcubes.equation import Equation
from croupier.games.rollingcubes.events import (
    Answer,
    CubesEvent,
    Decline,
    Equate,
    Rethrow,
    Roll,
    Start,
    Strike,
)
from croupier.games.rollingcubes.modes import row_points
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.view import View


def preview(view: View, event: CubesEvent, mode: str) -> Preview:
    """What a choice would win now: points, or in `last-die` the point if nobody follows."""
    match event:
        case Equate(equation=equation, row=str() as row):
            count = row_points(equation, row, view.again) or 0
            return Preview(count, "rc-preview-row", (("points", count), ("row", row)))
        case Equate(equation=Equation() as equation) | Answer(equation=Equation() as equation):
            if mode == "last-die":
                return Preview(1, "rc-preview-last", (("dice", len(equation.dice) + 1),))
            worth = points(equation)
            return Preview(worth, "rc-preview-points", (("points", worth),))
        case Strike(row=row):
            return Preview(0, "rc-preview-strike", (("row", row),))
        case Rethrow(dice=dice):
            return Preview(-len(dice), "rc-preview-again", (("points", len(dice)),))
        case Decline() | Answer() | Start() | Roll():
            return Preview(0, "rc-preview-nothing")
