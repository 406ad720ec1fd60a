"""What judges drills of the Las Vegas games: their evaluators, with only the choices there are.

An evaluator looks at every placement that any roll could lead to, because luck is reckoned from them. Of a
drill the roll is known, so most of that would be in vain.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from croupier.core.rules import Over, Seat
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.royale.rules import Royale
from croupier.value.evaluator import Choice, seed_of
from croupier.value.lasvegas import LAST_DICE, LasVegasValues
from croupier.value.parts import behind, value_of
from croupier.value.royale import RoyaleValues


@dataclass(frozen=True)
class Judge:
    """Values of choices, for its rules."""

    rules: LasVegas | Royale

    @cached_property
    def values(self) -> LasVegasValues | RoyaleValues:
        """The evaluator."""
        return RoyaleValues(self.rules) if isinstance(self.rules, Royale) else LasVegasValues(self.rules)

    @property
    def name(self) -> str:
        """The evaluator's."""
        return self.values.name

    def choices(self, state: Any, seat: Seat, event: Any, effort: int, seed: int) -> list[Choice[Any]]:
        """Every choice played out on the same dice; what is reckoned exactly is left to the evaluator."""
        rules: Any = self.rules
        values: Any = self.values
        events = list(rules.actions(state, seat))
        after = [rules.apply(state, seat, one) for one in events]
        exact = any(sum(map(sum, one.hands)) <= LAST_DICE for one in after)
        if exact or any(one.rolled is not None or isinstance(rules.turn(one), Over) for one in after):
            found: list[Choice[Any]] = values.choices(state, seat, event, effort, seed)
            return found
        parts = values.played(after, effort, seed_of(self.name, rules.position(state), seed))
        best = int(parts.mean(axis=1)[:, seat].argmax())
        return [
            Choice(one, value.shares[seat], behind(parts[number], parts[best], seat), value)
            for number, one in enumerate(events)
            for value in [value_of(parts[number])]
        ]
