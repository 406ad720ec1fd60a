"""The table as text: the dice by colour, and a line a seat."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.game import Say
from croupier.core.lines import NARROW, clipped, columns, flow, left, right
from croupier.core.rules import Span
from croupier.games.rollingcubes.dice import COLOURS, of_colour, spaced
from croupier.games.rollingcubes.events import Answer, CubesEvent, Decline, Strike
from croupier.games.rollingcubes.modes import target
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.state import FREE, NOTHING
from croupier.games.rollingcubes.view import View

_STYLES = ("good", "seat2", "bad")


def board(
    view: View, names: Sequence[str], mode: str, tournament: bool, say: Say, width: int
) -> list[list[Span]]:
    """The heading, the dice, and the seats with their points."""
    heading = [(f"  {say('rc-mode', [('mode', mode)]) if mode else say('board-over', ())}", "")]
    if tournament and mode:
        heading.append((f", {say('board-game-of', [('game', view.stage + 1)])}", ""))
    if goal := target(mode, len(view.points), tournament):
        heading.append((f", {say('board-goal', [('points', goal)])}", ""))
    lines = [*flow([("rolling-cubes", "bold")], heading, 2, width), [], *_dice(view, say, width), []]
    solitaire = any(own != FREE for rows in view.rows for own in rows) or mode == "yahtzee"
    if solitaire:
        lines.append(_columns(say, width))
    for seat in range(len(view.points)):
        if solitaire:
            lines.append(_rows(view, seat, names[seat], width))
        else:
            lines += _seat(view, seat, names[seat], tournament, say, width)
    return lines


def _dice(view: View, say: Say, width: int) -> list[list[Span]]:
    if view.dice is None:
        return [[(f"  {say('board-all-in-cup', [('dice', view.cup)])}", "dim")]]
    spans: list[Span] = []
    for colour, style in zip(COLOURS, _STYLES, strict=True):
        spans.append((f"{spaced(of_colour(view.dice, colour))}   ", style))
    spans.append(("=", "bold"))
    lines = flow([("  ", "")], spans, 2, width)
    if view.used is not None:
        used = [(f"{face} ", "") for face in spaced(view.used).split(" ")]
        lines += flow([(f"  {say('board-must-use', ())} ", "dim")], used, 4, width)
    if view.cup:
        lines.append([(f"  {say('board-in-cup', [('dice', view.cup)])}", "dim")])
    return lines


def _mark(view: View, seat: int) -> str:
    return ">" if view.seat == seat else " "


def _seat(view: View, seat: int, name: str, tournament: bool, say: Say, width: int) -> list[list[Span]]:
    answer = view.answers[seat]
    if answer is None:
        words = say("board-answered", ()) if view.answered[seat] else ""
    else:
        words = say("rc-nothing", ()) if answer == NOTHING else answer
    wide = width >= NARROW
    line: list[Span] = [
        (f"{_mark(view, seat)} {left(name, 24 if wide else 10)}", f"seat{seat + 1}"),
        (f"{view.points[seat]:>5}", "money"),
    ]
    parts = [(f"  {left(words, 20) if wide else words}", "" if seat in view.playing else "dim")]
    if tournament:
        standing = say("rc-standing", [("points", view.standing[seat])])
        parts.append((right(standing, max(23, columns(standing))) if wide else f"  {standing}", "money"))
    return flow(line, parts, 4, width)


def _columns(say: Say, width: int) -> list[Span]:
    """The heads of the score sheet's columns."""
    name, cell = _cells(width)
    heads = [say("rc-row", [("row", row)]) for row in ROWS] + [say("board-total", ())]
    return [(" " * (name + 2) + "".join(right(clipped(head, cell - 1), cell) for head in heads), "dim")]


def _cells(width: int) -> tuple[int, int]:
    """The columns of a name and of a row of the score sheet."""
    return (18, 8) if width >= NARROW else (7, 5)


def _rows(view: View, seat: int, name: str, width: int) -> list[Span]:
    wide, cell = _cells(width)
    cells = "".join(f"{'-' if own == FREE else own:>{cell}}" for own in view.rows[seat])
    return [
        (f"{_mark(view, seat)} {left(name, wide)}", f"seat{seat + 1}"),
        (cells, ""),
        (f"{view.points[seat]:>{cell}}", "money"),
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
