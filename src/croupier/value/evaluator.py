"""What an evaluator is: the expected result of every seat from a position, with a standard error.

An evaluator is fixed, named and versioned (the game's name, a slash, the version): the
same position, effort and seed give the same value for ever, and a better evaluator is a new version. So all
randomness of an evaluation comes from `seed_of`, which knows nothing but those.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from statistics import stdev
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import numpy as np

from croupier.core.chance import Seeded
from croupier.core.game import Unit
from croupier.core.rules import AnyRules, Event, Over, Rules, Seat, victory_shares

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)

#: A figure for every seat.
Figures: TypeAlias = tuple[float, ...]

#: How often what a seat cannot see is dealt anew when its choices are judged.
DEALS = 4


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth: every seat's expected result, and the standard error of each."""

    shares: Figures
    errors: Figures


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chance event in one evaluation: the exact mean over all its outcomes, and what came."""

    mean: Value
    after: Value


@dataclass(frozen=True, slots=True)
class Choice(Generic[E]):
    """A choice of a seat: what it is worth to the seat by what it could know, and what it really led to."""

    event: E
    #: The seat's expected result over the deals its view allows.
    share: float
    #: The standard error of how far it lies behind the best choice; 0 of the best one.
    error: float
    #: The value of the true position after it.
    after: Value


class Deals(NamedTuple, Generic[S]):
    """States that a view allows, all equally likely."""

    states: list[S]
    #: Whether they are some of many; else they are all there are.
    drawn: bool


class Evaluator(Protocol[S_contra, E]):
    """Values of one game with its rules fixed. `effort` is the number of playouts for a position."""

    @property
    def name(self) -> str:
        """The game's name, a slash and the version; with the unit behind them if it is not shares."""

    @property
    def unit(self) -> Unit:
        """What a result is counted in: shares of the victory, which sum to 1, or points."""

    @property
    def usual(self) -> int:
        """The effort of a review when nothing is said; an evaluator without playouts ignores it."""

    def for_seat(self, seat: Seat | None) -> Evaluator[S_contra, E]:
        """The evaluator by which bots choose; one for a seat may know more of how that seat plays on."""

    def values(self, states: Sequence[S_contra], effort: int, seed: int) -> list[Value]:
        """What each state is worth; where there are playouts, all of them meet the same dice.

        A finished game is worth its result, without error.
        """

    def seen(self, view: Any, effort: int, seed: int) -> Value:
        """What the position is worth by a seat's view: the mean over deals of what the seat cannot see."""

    def chance(self, state: S_contra, event: E, effort: int, seed: int) -> Drawn:
        """The mean over all outcomes of the chance event that is due, and the value after this one."""

    def luck(self, state: S_contra, event: E, effort: int, seed: int) -> Figures:
        """What a chance event did to every seat, for comparing bots; over its outcomes it is zero."""

    def choices(
        self, state: S_contra, seat: Seat, event: E | None, effort: int, seed: int
    ) -> list[Choice[E]]:
        """Every choice of a seat in turn; with the event that was chosen, even where it is not listed.

        Whatever the seat cannot see is dealt anew for `share` and `error`; a tie is broken by the order.
        """


def result_of(rules: AnyRules, state: Any, unit: Unit) -> Figures:
    """What a finished game was worth to every seat: a victory shared by k counts 1/k."""
    if unit == "points":
        return tuple(float(score) for score in rules.score(state))
    return victory_shares(rules.ranks(state))


def seed_of(name: str, text: str, seed: int) -> int:
    """The 64-bit seed of an evaluation: of an evaluator's name, a position (or view) as text and a seed."""
    return int.from_bytes(sha256(f"{name}\n{text}\n{seed}".encode()).digest()[:8], "little")


@dataclass(frozen=True)
class OnePly(ABC, Generic[S, E, V]):
    """An evaluator made of `values` alone: it looks at every outcome and at every choice.

    A game's evaluator derives from it, and overrides what it can do better or faster.
    """

    rules: Rules[S, E, V]

    @property
    @abstractmethod
    def name(self) -> str:
        """The game and the version."""

    @property
    def dice(self) -> str:
        """The name that dice and deals are seeded by: versions that share it meet the same ones."""
        return self.name

    @property
    def unit(self) -> Unit:
        """Shares of the victory."""
        return "share"

    @property
    def usual(self) -> int:
        """One look is enough where nothing is played out."""
        return 1

    def for_seat(self, seat: Seat | None) -> OnePly[S, E, V]:
        """The same for all seats."""
        return self

    @abstractmethod
    def values(self, states: Sequence[S], effort: int, seed: int) -> list[Value]:
        """What each state is worth."""

    def seen(self, view: V, effort: int, seed: int) -> Value:
        """The mean over the deals; where they were drawn, their spread is part of its error."""
        deals = self.deals(view, seed)
        found = [self.values([deal], effort, seed)[0] for deal in deals.states]
        shares = np.array([value.shares for value in found])
        errors = np.array([value.errors for value in found])
        between = shares.var(axis=0, ddof=1) if deals.drawn else np.zeros(shares.shape[1])
        error = np.sqrt(between / len(found) + (errors**2).sum(axis=0) / len(found) ** 2)
        return Value(tuple(map(float, shares.mean(axis=0))), tuple(map(float, error)))

    def chance(self, state: S, event: E, effort: int, seed: int) -> Drawn:
        """The mean over all outcomes, each evaluated once."""
        rules = self.rules
        found = list(rules.outcomes(state))
        values = self.values([rules.apply(state, None, outcome) for outcome, _ in found], effort, seed)
        came = next(number for number, (outcome, _) in enumerate(found) if outcome == event)
        return Drawn(mean_of(values, [weight for _, weight in found]), values[came])

    def luck(self, state: S, event: E, effort: int, seed: int) -> Figures:
        """What came less the mean over all outcomes."""
        drawn = self.chance(state, event, effort, seed)
        return tuple(a - b for a, b in zip(drawn.after.shares, drawn.mean.shares, strict=True))

    def choices(self, state: S, seat: Seat, event: E | None, effort: int, seed: int) -> list[Choice[E]]:
        """Every listed choice, and the one that was made, in the true state and by what the seat knows."""
        rules = self.rules
        events = [*rules.actions(state, seat)]
        if event is not None and event not in events:
            events.append(event)
        after = self.values([rules.apply(state, seat, one) for one in events], effort, seed)
        deals = self.deals(rules.view(state, seat), seed)
        judged = [
            after
            if deal == state
            else self.values([rules.apply(deal, seat, one) for one in events], effort, seed)
            for deal in deals.states
        ]
        shares = [
            sum(values[number].shares[seat] for values in judged) / len(judged)
            for number in range(len(events))
        ]
        best = shares.index(max(shares))
        return [
            Choice(one, shares[number], _behind(judged, deals.drawn, seat, number, best), after[number])
            for number, one in enumerate(events)
        ]

    def deals(self, view: V, seed: int) -> Deals[S]:
        """States that a view allows, by the view and the seed alone; one if nothing is hidden."""
        source = Seeded(seed_of(self.dice, repr(view), seed))
        dealt = [self.rules.redeal(view, source) for _ in range(DEALS)]
        hidden = any(deal != dealt[0] for deal in dealt)
        return Deals(dealt, drawn=True) if hidden else Deals(dealt[:1], drawn=False)

    def finished(self, state: S) -> Value | None:
        """The result, if the game is over."""
        if not isinstance(self.rules.turn(state), Over):
            return None
        found = result_of(self.rules, state, self.unit)
        return Value(found, (0.0,) * len(found))


def mean_of(values: Sequence[Value], weights: Sequence[int]) -> Value:
    """The mean of values by whole weights; errors as if all were made by the same playouts."""
    total, seats = sum(weights), range(len(values[0].shares))
    pairs = list(zip(values, weights, strict=True))
    return Value(
        tuple(sum(weight * value.shares[seat] for value, weight in pairs) / total for seat in seats),
        tuple(sum(weight * value.errors[seat] for value, weight in pairs) / total for seat in seats),
    )


def _behind(judged: Sequence[Sequence[Value]], drawn: bool, seat: Seat, number: int, best: int) -> float:
    """The standard error of a choice's distance from the best one, as if they were independent.

    Where the deals were drawn, it is at least what the distances in them say, which differ from deal to deal.
    """
    if number == best:
        return 0.0
    squares = sum(values[number].errors[seat] ** 2 + values[best].errors[seat] ** 2 for values in judged)
    error = squares**0.5 / len(judged)
    if drawn:
        apart = [values[number].shares[seat] - values[best].shares[seat] for values in judged]
        error = max(error, stdev(apart) / len(judged) ** 0.5)
    return float(error)
