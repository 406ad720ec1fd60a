"""Expectimax: the exact worth of a stretch of a game in which one seat decides and chance answers."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Generic, TypeVar

from croupier.core.rules import Chance, Event, Over, Rules, Seat

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


class Expectation(Generic[S, E, V]):
    """One seat's best play until `ended`, by `worth`; every state is looked at once.

    The stretch must be finite: no state may come back after some events.
    """

    def __init__(
        self,
        rules: Rules[S, E, V],
        seat: Seat,
        worth: Callable[[S], int],
        ended: Callable[[S], bool],
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.worth = worth
        self.ended = ended
        self._known: dict[S, Fraction] = {}

    def value(self, state: S) -> Fraction:
        """What the state is worth under best play."""
        found = self._known.get(state)
        if found is None:
            found = self._known[state] = self._value(state)
        return found

    def best(self, state: S) -> list[E]:
        """Every choice of the seat that loses nothing."""
        values = {event: self._after(state, event) for event in self.rules.actions(state, self.seat)}
        most = max(values.values())
        return [event for event, value in values.items() if value == most]

    def _value(self, state: S) -> Fraction:
        if self.ended(state):
            return Fraction(self.worth(state))
        turn = self.rules.turn(state)
        if isinstance(turn, Chance):
            outcomes = list(self.rules.outcomes(state))
            total = sum(weight for _, weight in outcomes)
            return sum(
                (weight * self.value(self.rules.apply(state, None, event)) for event, weight in outcomes),
                Fraction(),
            ) / Fraction(total)
        if isinstance(turn, Over) or turn != (self.seat,):
            raise ValueError(f"seat {self.seat + 1} alone decides in this stretch, not {turn}")
        return max(self._after(state, event) for event in self.rules.actions(state, self.seat))

    def _after(self, state: S, event: E) -> Fraction:
        return self.value(self.rules.apply(state, self.seat, event))
