"""What can be said of a decision before it is made: every choice by what its seat sees, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from croupier.core.chance import Seeded
from croupier.core.game import Reason, Unit
from croupier.core.rules import AnyRules, Seat
from croupier.value import evaluator, why
from croupier.value.evaluator import seed_of
from croupier.value.rating import DOUBT
from croupier.value.reckoning import SEED

#: Playouts for a position: half of a review's, so that nobody waits long.
EFFORT = 400
#: What a choice loses at least before one is warned: five of a hundred, or five points where those count.
WARNED: Final[Mapping[Unit, float]] = {"share": 0.05, "points": 5.0}


@dataclass(frozen=True, slots=True)
class Advised:
    """A choice: what it is worth to the seat, the error of how far it lies behind the best, and why."""

    event: str
    share: float
    error: float
    #: True: one should be asked again before it is made.
    warned: bool
    #: Why the best choice is better; of the best itself, why it is better than the next.
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """All choices, the best first."""

    unit: Unit
    choices: tuple[Advised, ...]

    def as_good(self, one: Advised) -> bool:
        """Whether a choice is the best, or within the doubt of it."""
        return self.choices[0].share - one.share <= DOUBT * one.error


def advise(rules: AnyRules, view: Any, seat: Seat, event: str | None = None) -> Advice:
    """The choices of a seat that is to decide; with an event, also that one. Raises `NoEvaluator`."""
    values = evaluator(rules)
    state = rules.redeal(view, Seeded(seed_of(values.name, repr(view), SEED)))
    chosen = None if event is None else rules.parse(event)
    found = values.choices(state, seat, chosen, min(EFFORT, values.usual), SEED)
    order = sorted(found, key=lambda choice: -choice.share)
    best = order[0]
    told = []
    for one in order:
        other = order[1] if one is best and len(order) > 1 else one
        reasons = () if other is best else why.reasons(rules, view, seat, other.event, best.event, SEED)
        loss = best.share - one.share
        warned = loss >= WARNED[values.unit] and loss > DOUBT * one.error
        told.append(Advised(str(one.event), one.share, one.error, warned, reasons))
    return Advice(values.unit, tuple(told))
