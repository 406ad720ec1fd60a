"""RC §8.1: the five rows of the solitaire and what dice they ask for."""

from __future__ import annotations

from croupier.games.rollingcubes.dice import BLUE, COLOURS, GREEN, PER_COLOUR, RED, of_colour

ROWS = ("blue", "green", "red", "poker", "101")
_COLOUR = {"blue": BLUE, "green": GREEN, "red": RED}
#: The prize for all four dice of a row's colour.
MOST_ROW_PRIZE = 3


def row_prize(row: str, used: str, above: bool) -> int | None:
    """RC §8.1 What the row adds for these used dice; None if they do not fulfil it.

    `above` says whether a written number is above 100.
    """
    if row == "101":
        return 0 if above else None
    if row == "poker":
        full = any(len(of_colour(used, colour)) == PER_COLOUR for colour in COLOURS)
        return 0 if full else None
    of_row = len(of_colour(used, _COLOUR[row]))
    if of_row < PER_COLOUR - 1:
        return None
    return MOST_ROW_PRIZE if of_row == PER_COLOUR else 0
