"""A bot for Pig: it holds at so many points, which is close to the best there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.core.rules import Rules, Source
from croupier_pig.events import AGAIN, HOLD, PigEvent
from croupier_pig.rules import Pig, State, View


@dataclass(frozen=True, slots=True)
class Hold:
    """Holds when it has `at` points in a turn, or enough to win."""

    at: int = 20

    @property
    def name(self) -> str:
        """The name in records."""
        return "hold" if self.at == 20 else f"hold:at={self.at}"

    def choose(
        self, view: View, actions: Sequence[PigEvent], rules: Rules[State, PigEvent, View], source: Source
    ) -> PigEvent:
        """Again or hold."""
        assert isinstance(rules, Pig)
        enough = view.points[view.seat] + view.rolled >= rules.target
        return HOLD if enough or view.rolled >= self.at else AGAIN
