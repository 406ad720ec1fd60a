"""Why something is not allowed now: a code, its arguments and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from croupier.core.rules import Refusal, Seat
from croupier.games.rollingcubes.dice import contains, without
from croupier.games.rollingcubes.equation import Equation, fault, not_thrown
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
from croupier.games.rollingcubes.modes import MOST_AGAIN, row_points
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.state import FREE, State
from croupier.games.rollingcubes.view import View

if TYPE_CHECKING:
    from croupier.games.rollingcubes.rules import RollingCubes


def why_not(rules: RollingCubes, view: View, event: CubesEvent) -> Refusal:
    """Why the viewer may not do this now."""
    mode = rules.mode(view.stage)
    if not mode:
        return Refusal("game-over", "RC §4.3")
    if view.start < 0 or view.cup:
        return Refusal("roll-first", "RC §4.1")
    if view.viewer not in (view.playing if mode == "all-together" else (view.seat,)):
        return Refusal("not-your-turn", "RC §4.1", (("seat", view.seat),))
    found = refusal(rules, view, view.viewer, event)
    assert found is not None, f"{event} is legal"
    return found


def refusal(rules: RollingCubes, state: State | View, seat: Seat, event: CubesEvent) -> Refusal | None:
    """Why a seat that may decide now may not do this; None if it may."""
    solitaire = rules.mode(state.stage) == "yahtzee"
    match event:
        case Start() | Roll():
            return Refusal("only-chance", "RC §4.1")
        case Decline():
            fits = not rules.secret and not solitaire
            return None if fits else Refusal("rc-other-mode", "RC §8.2")
        case Answer(equation=answer):
            if not rules.secret:
                return Refusal("rc-other-mode", "RC §5.1")
            return None if answer is None else _wrong(rules, state, answer)
        case Equate(equation=equation, row=row):
            if rules.secret or (row is not None) != solitaire:
                return Refusal("rc-row-needed" if solitaire else "rc-no-rows", "RC §8.2")
            wrong = _wrong(rules, state, equation)
            return wrong if wrong or row is None else _row_fault(state, seat, equation, row)
        case Rethrow(dice=dice):
            return _rethrow_fault(state, dice, solitaire)
        case Strike(row=row):
            if not solitaire:
                return Refusal("rc-no-rows", "RC §8.2")
            taken = state.rows[seat][ROWS.index(row)] != FREE
            return Refusal("rc-row-taken", "RC §8.2", (("row", row),)) if taken else None
        case _:
            assert_never(event)


def _wrong(rules: RollingCubes, state: State | View, equation: Equation) -> Refusal | None:
    """RC §2, §6.1 What is wrong with an equality on these dice."""
    wrong = _not_on_the_table(state, equation)
    if wrong is not None:
        return wrong
    return fault(equation, zero_dividend=rules.settings.zero_dividend)


def _not_on_the_table(state: State | View, equation: Equation) -> Refusal | None:
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


def _row_fault(state: State | View, seat: Seat, equation: Equation, row: str) -> Refusal | None:
    """RC §8.1, §8.2 Why an equality cannot be written in a row."""
    if state.rows[seat][ROWS.index(row)] != FREE:
        return Refusal("rc-row-taken", "RC §8.2", (("row", row),))
    if row_points(equation, row, 0) is None:
        return Refusal("rc-row-unfulfilled", "RC §8.1", (("row", row),))
    return None


def _rethrow_fault(state: State | View, dice: str, solitaire: bool) -> Refusal | None:
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
