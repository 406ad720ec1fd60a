"""Rolling Cubes beside the play: the best equality of a turn that is over, and rolls to train with.

What is told here can help nobody at a table: it is of a throw whose dice have all gone back into the cup for
good, or of a roll that the house made and sealed for training.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from croupier.core.chance import Seeded
from croupier.core.errors import InvalidAction
from croupier.core.game import Entry, Seal, Unanswered, Watched
from croupier.core.rules import Refusal
from croupier.games.rollingcubes import uses
from croupier.games.rollingcubes.answers import (
    BestEquality,
    Judged,
    NewTrainingRoll,
    Throw,
    TrainingAnswer,
    TrainingQuestion,
    TrainingRoll,
)
from croupier.games.rollingcubes.best_points import best_points as shipped
from croupier.games.rollingcubes.dice import WHOLE, spaced
from croupier.games.rollingcubes.events import Equate, Roll, Start
from croupier.games.rollingcubes.options import DEFAULT_FACES, Options
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import State
from croupier.games.rollingcubes.view import View


@dataclass(frozen=True, slots=True)
class Search:
    """Dice before a seat, of which the best equality is wanted."""

    rules: RollingCubes
    view: View


def best(search: Search) -> BestEquality:
    """RC §9.1 The best use of the dice from the table, its equality by searching."""
    rules, view = search.rules, search.view
    use = uses.best(view, rules)
    if use is None:
        return BestEquality(0, 0, None, None)
    # RC §6.2 In `last-die` dice count, the = too.
    counts = len(use.dice) + 1 if rules.mode(view.stage) == "last-die" else use.worth
    return BestEquality(counts, use.points, use.row, str(uses.written(use, rules.settings.zero_dividend)))


# Of a table


def thrown(asked: Throw, seal: Seal, watched: Watched) -> Search:
    """The dice of a throw as its seat had them; refused while that could still help somebody."""
    rules = watched.rules
    assert isinstance(rules, RollingCubes)
    entries = watched.journal
    if not 1 <= asked.throw <= len(entries) or not isinstance(entries[asked.throw - 1].event, Roll):
        raise Unanswered(Refusal("rc-no-throw", "RC §9.1"))
    if not turn_over(entries, asked.throw, watched):
        raise Unanswered(Refusal("rc-turn-not-over", "RC §9.1"))
    state: State = entries[asked.throw - 1].state
    return Search(rules, rules.view(state, state.seat))


def turn_over(entries: Sequence[Entry], throw: int, watched: Watched) -> bool:
    """Whether all dice went back into the cup after a throw, and nobody can take that back.

    So nobody decides on these dice any more: not another seat in `all-together`, not the same one after
    throwing some again, not the next one that must use them in `last-die`.
    """
    moves = [entry for entry in entries if entry.event is not None]
    end = next((entry for entry in moves if entry.seq > throw and entry.state.cup == WHOLE), None)
    if end is None:
        return False
    return end is not moves[-1] or end.seat is None or not watched.can_undo(end.seat)


# Training


def roll(asked: NewTrainingRoll, seal: Seal) -> TrainingRoll:
    """RC §4.1 A new throw of all dice; the house keeps none, its seal says that it made them."""
    rules = _rules(asked.zero_dividend)
    throw = rules.sample(_before(rules), Seeded(secrets.randbits(64)))
    assert isinstance(throw, Roll)
    return TrainingRoll(throw.dice, seal.seal(throw.dice, asked.zero_dividend))


def judge(asked: TrainingAnswer, seal: Seal) -> Judged:
    """What an equality of a sealed roll is worth, or why it is none."""
    rules, state = _opened(asked.sealed, seal)
    refusal, worth = _judged(rules, state, asked.equality)
    if refusal is not None:
        return Judged(None, None, refusal)
    assert state.dice is not None
    return Judged(worth, shipped(rules.settings.zero_dividend).best(state.dice), None)


def search(asked: TrainingQuestion, seal: Seal) -> Search:
    """What to search for the best of a sealed roll."""
    rules, state = _opened(asked.sealed, seal)
    return Search(rules, rules.view(state, 0))


def _opened(sealed: str, seal: Seal) -> tuple[RollingCubes, State]:
    values = seal.open(sealed)
    if values is None:
        raise Unanswered(Refusal("rc-bad-roll", "RC §9.1"))
    dice, zero_dividend = values
    rules = _rules(zero_dividend)
    return rules, rules.apply(_before(rules), None, rules.parse(f"roll {spaced(dice)}"))


def _judged(rules: RollingCubes, state: State, equality: str) -> tuple[Refusal | None, int]:
    """Why an equality is refused, or None and its points."""
    try:
        event = rules.parse(f"equate {equality}")
    except InvalidAction as error:
        return error.refusal or Refusal("rc-no-equals", "RC §2.1"), 0
    if not rules.is_legal(state, 0, event):
        return rules.presentation.why_not(rules.view(state, 0), event), 0
    assert isinstance(event, Equate)
    return None, points(event.equation)


def _rules(zero_dividend: bool) -> RollingCubes:
    return RollingCubes(2, Options("one-by-one", zero_dividend, DEFAULT_FACES))


def _before(rules: RollingCubes) -> State:
    """The first seat is about to throw."""
    return rules.apply(rules.start(), None, Start(0))
