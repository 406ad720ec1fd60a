"""What a seat sees, what it may not do and why, and what a choice would win."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.core.rules import Preview, Refusal, Seat
from croupier.games.rollingcubes.dice import contains, without
from croupier.games.rollingcubes.equation import Equation, not_thrown
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
from croupier.games.rollingcubes.modes import MOST_AGAIN, row_points, target
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import FREE, State, View


@dataclass(frozen=True, slots=True)
class Standing:
    """What the board tells beside the dice: the mode that is played now, and the points that end it."""

    mode: str
    target: int | None


def standing(view: View, mode: str, tournament: bool) -> Standing:
    """RC §4.3 Where the game is going; after the end there is no mode any more."""
    return Standing(mode, target(mode, len(view.points), tournament))


def build(state: State, seat: Seat | None, secret: bool) -> View:
    """RC §5.1 The view of a seat; in a secret turn it has only the seat's own answer."""
    answers = state.answers
    if secret:
        answers = tuple(answer if other == seat else None for other, answer in enumerate(answers))
    return View(
        viewer=-1 if seat is None else seat,
        stage=state.stage,
        start=state.start,
        seat=state.seat,
        dice=state.dice,
        cup=state.cup,
        playing=state.playing,
        answered=tuple(answer is not None for answer in state.answers),
        answers=answers,
        points=state.points,
        used=state.used,
        placed=state.placed,
        again=state.again,
        rows=state.rows,
        standing=state.standing,
        second=state.second,
    )


def opened(view: View) -> State:
    """The state of a view, with only the answers it has."""
    return State(
        stage=view.stage,
        start=view.start,
        seat=view.seat,
        dice=view.dice,
        cup=view.cup,
        playing=view.playing,
        answers=view.answers,
        points=view.points,
        used=view.used,
        placed=view.placed,
        again=view.again,
        rows=view.rows,
        standing=view.standing,
        second=view.second,
    )


def not_on_the_table(state: State | View, equation: Equation) -> Refusal | None:
    """RC §2.2, §6.1 Dice that were not thrown, or old dice that are not used, or none that is new."""
    wrong = not_thrown(equation, state.dice or "")
    if wrong is not None or state.used is None:
        return wrong
    used = equation.dice
    if not contains(used, state.used):
        common = "".join(
            face * min(used.count(face), state.used.count(face)) for face in dict.fromkeys(state.used)
        )
        return Refusal("rc-old-dice", "RC §6.1", (("dice", " ".join(without(state.used, common))),))
    return Refusal("rc-no-new-die", "RC §6.1") if len(used) == len(state.used) else None


def row_fault(state: State | View, seat: Seat, equation: Equation, row: str) -> Refusal | None:
    """RC §8.1, §8.2 Why an equality cannot be written in a row."""
    if state.rows[seat][ROWS.index(row)] != FREE:
        return Refusal("rc-row-taken", "RC §8.2", (("row", row),))
    if row_points(equation, row, 0) is None:
        return Refusal("rc-row-unfulfilled", "RC §8.1", (("row", row),))
    return None


def rethrow_fault(state: State | View, dice: str, solitaire: bool) -> Refusal | None:
    """RC §8.2 Up to five dice, once, and only those on the table."""
    if not solitaire:
        return Refusal("rc-no-rethrow", "RC §8.2")
    if state.again >= 0:
        return Refusal("rc-thrown-again", "RC §8.2")
    if len(dice) > MOST_AGAIN:
        return Refusal("rc-too-many", "RC §8.2", (("most", MOST_AGAIN),))
    if not contains(state.dice or "", dice):
        return Refusal("rc-not-thrown", "RC §8.2", (("dice", " ".join(dice)),))
    return None


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
