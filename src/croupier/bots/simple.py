"""The two simplest bots: one that does not look, and one that looks one move ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from croupier.bots.warmth import warm_of_spread
from croupier.core.rules import Event, Rules, Source

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Random:
    """Chooses any action, all equally likely."""

    @property
    def name(self) -> str:
        """The name in records."""
        return "random"

    def choose(self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source) -> E:
        """One of the actions."""
        return actions[source.below(len(actions))]


@dataclass(frozen=True, slots=True)
class Greedy:
    """Chooses what raises its own winnings most if it ended now; equals are drawn by lot.

    `warmth` is in hundredths of the distance between the best and the worst choice.
    """

    warmth: int = 0

    @property
    def name(self) -> str:
        """The name in records."""
        return f"greedy:warmth={self.warmth}" if self.warmth else "greedy"

    def choose(self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source) -> E:
        """One of the actions with the greatest gain, or near it."""
        preview = rules.presentation.preview
        gains = [preview(view, action).gain for action in actions]
        if self.warmth:
            return actions[warm_of_spread(gains, self.warmth, source)]
        best = [action for action, gain in zip(actions, gains, strict=True) if gain == max(gains)]
        return best[source.below(len(best))]
