"""The table as text: the dice by colour, and a line a seat."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.rules import Span
from croupier.games.rollingcubes.dice import COLOURS, of_colour, spaced
from croupier.games.rollingcubes.events import Answer, CubesEvent, Decline, Strike
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.state import FREE, NOTHING
from croupier.games.rollingcubes.view import View

WIDTH = 80
_STYLES = ("good", "seat2", "bad")
_MODES = {
    "one-by-one": "one by one",
    "all-together": "all together",
    "last-die": "last die",
    "yahtzee": "solitaire",
}


def board(view: View, names: Sequence[str], mode: str, tournament: bool) -> list[list[Span]]:
    """The heading, the dice, and the seats with their points."""
    heading = f"  {_MODES[mode] if mode else 'the game is over'}"
    if tournament and mode:
        heading += f", game {view.stage + 1} of 3"
    lines: list[list[Span]] = [[("rolling-cubes", "bold"), (heading, "")], []]
    lines += _dice(view)
    lines.append([])
    solitaire = any(own != FREE for rows in view.rows for own in rows) or mode == "yahtzee"
    if solitaire:
        lines.append([(" " * 20 + "".join(f"{row:>8}" for row in ROWS) + f"{'total':>8}", "dim")])
    for seat in range(len(view.points)):
        lines.append(
            _rows(view, seat, names[seat]) if solitaire else _seat(view, seat, names[seat], tournament)
        )
    return lines


def _dice(view: View) -> list[list[Span]]:
    if view.dice is None:
        return [[(f"  {view.cup} dice and = are in the cup", "dim")]]
    spans: list[Span] = [("  ", "")]
    for colour, style in zip(COLOURS, _STYLES, strict=True):
        spans.append((f"{spaced(of_colour(view.dice, colour))}   ", style))
    spans.append(("=", "bold"))
    lines = [spans]
    if view.used is not None:
        lines.append([("  must be used: ", "dim"), (spaced(view.used), "")])
    if view.cup:
        cup = "one die is" if view.cup == 1 else f"{view.cup} dice are"
        lines.append([(f"  {cup} in the cup", "dim")])
    return lines


def _mark(view: View, seat: int) -> str:
    return ">" if view.seat == seat else " "


def _seat(view: View, seat: int, name: str, tournament: bool) -> list[Span]:
    answer = view.answers[seat]
    if answer is None:
        words = "has answered" if view.answered[seat] else ""
    else:
        words = "no equality" if answer == NOTHING else answer
    line: list[Span] = [
        (f"{_mark(view, seat)} {name:<24.24}", f"seat{seat + 1}"),
        (f"{view.points[seat]:>5}", "money"),
        (f"  {words:<20}", "" if seat in view.playing else "dim"),
    ]
    if tournament:
        line.append((f"{view.standing[seat]:>5} in the tournament", "money"))
    return line


def _rows(view: View, seat: int, name: str) -> list[Span]:
    cells = "".join(f"{'-' if own == FREE else own:>8}" for own in view.rows[seat])
    return [
        (f"{_mark(view, seat)} {name:<18.18}", f"seat{seat + 1}"),
        (cells, ""),
        (f"{view.points[seat]:>8}", "money"),
    ]


def keys(actions: Sequence[CubesEvent]) -> list[str]:
    """A key for each action: d to decline, sb for `strike blue`, numbers for the rest."""
    found = []
    for number, action in enumerate(actions, 1):
        match action:
            case Decline() | Answer(equation=None):
                found.append("d")
            case Strike(row=row):
                found.append(f"s{row[0]}")
            case _:
                found.append(str(number))
    return found
