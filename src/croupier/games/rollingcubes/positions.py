"""Positions from outside: a text is refused unless it is a position of this table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.core import position
from croupier.core.errors import InvalidPosition
from croupier.games.rollingcubes.dice import COLOURS, PER_COLOUR, WHOLE, arranged, contains, of_colour
from croupier.games.rollingcubes.equation import Misread
from croupier.games.rollingcubes.equation import read as read_equation
from croupier.games.rollingcubes.modes import MOST_AGAIN, stages
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.state import FREE, NOTHING, State

if TYPE_CHECKING:
    from croupier.games.rollingcubes.rules import RollingCubes


def read(rules: RollingCubes, text: str) -> State:
    """The state of a line of text; raises `InvalidPosition` with what is wrong."""
    state = position.read(text, State)
    for wrong in (_shape, _numbers, _dice, _answers):
        if reason := wrong(rules, state):
            raise InvalidPosition(f"no position of this table: {reason}")
    return state


def totals(state: State) -> tuple[int, ...]:
    """Figures no event changes: the dice, on the table and in the cup, = included."""
    return (len(state.dice or "") + state.cup + 1,)


def _shape(rules: RollingCubes, state: State) -> str:
    """As many seats and rows as the table has."""
    for name in ("answers", "points", "rows", "standing"):
        if len(getattr(state, name)) != rules.seats:
            return f"{name} has a part for each of {rules.seats} seats"
    return "" if all(len(own) == len(ROWS) for own in state.rows) else f"a seat has {len(ROWS)} rows"


def _numbers(rules: RollingCubes, state: State) -> str:
    """Numbers that lie in their ranges."""
    ranges = {
        "stage": range(len(stages(rules.settings.mode)) + 1),
        "cup": range(WHOLE + 1),
        "again": range(-1, MOST_AGAIN + 1),
        **dict.fromkeys(("start", "seat", "placed", "second"), range(-1, rules.seats)),
    }
    for name, allowed in ranges.items():
        if getattr(state, name) not in allowed:
            return f"{name} is from {allowed.start} to {allowed.stop - 1}"
    if not state.playing or list(state.playing) != sorted({*state.playing} & {*range(rules.seats)}):
        return "seats that play stand in rising order"
    if min((*state.points, *state.standing)) < 0 or min(map(min, state.rows)) < FREE:
        return "points are not negative"
    if rules.mode(state.stage) and (state.start < 0) != (state.seat < 0):
        return "somebody throws as soon as somebody starts"
    return ""


def _dice(rules: RollingCubes, state: State) -> str:
    """RC §1.2 All dice are there, four of a colour, and those placed are on the table."""
    lying = state.dice or ""
    if arranged(face for face in lying if any(face in colour for colour in COLOURS)) != lying:
        return "dice lie in their order"
    if totals(state) != (WHOLE + 1,) or any(len(of_colour(lying, own)) > PER_COLOUR for own in COLOURS):
        return "the dice are not those of the game"
    if state.dice == "" or (state.used is not None and not contains(lying, state.used)):
        return "dice that were placed are on the table"
    return "" if (state.used is None) == (state.placed < 0) else "a seat placed the dice that are used"


def _answers(rules: RollingCubes, state: State) -> str:
    """RC §4.1, §5.1 Answers are equalities as they are written, or none."""
    for answer in state.answers:
        if answer is not None and answer != NOTHING and not _is_equality(answer):
            return "an answer is an equality or decline"
    mode = rules.mode(state.stage)
    if mode == "all-together" and state.start >= 0 and not state.cup:
        return "" if any(state.answers[seat] is None for seat in state.playing) else "all have answered"
    return ""


def _is_equality(text: str) -> bool:
    try:
        return str(read_equation(text)) == text
    except Misread:
        return False
