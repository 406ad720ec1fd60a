"""Bots for Las Vegas Royale: `greedy` with prices for chips, dice and tiles; `montecarlo` with exact secrets.

Both play hidden choices (Lucky Punch, Black Box) by the exact mixture and Fifty Fifty by the exact policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import lcm
from typing import TypeVar

from croupier import games
from croupier.bots import expert, montecarlo
from croupier.bots.royale_value import Weighing
from croupier.bots.warmth import warm_of_spread
from croupier.core.chance import pick
from croupier.core.rules import Event, Rules, Source
from croupier.games.royale.box import NAME
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.rules import Royale
from croupier.games.royale.setup import lay
from croupier.games.royale.state import State
from croupier.games.royale.tiles.a1 import Fist, Guess, Hide, Hiding
from croupier.games.royale.tiles.b2 import TOP, Daring, FiftyRoll
from croupier.games.royale.tiles.g1 import Piles, Splitting, ask_to_split
from croupier.games.royale.tiles.side import Activation, activate
from croupier.games.royale.view import View
from croupier.solve.expect import Expectation
from croupier.solve.matrix import hidden, solve

RoyaleRules = Rules[State, RoyaleEvent, View]
T = TypeVar("T")
S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Greedy:
    """Chooses what is worth most if the round ended now, passes when a new roll is worth more.

    `warmth` is in hundredths of the distance between the best and the worst choice.
    """

    warmth: int = 0

    @property
    def name(self) -> str:
        """The name in records."""
        return f"greedy:warmth={self.warmth}" if self.warmth else "greedy"

    def choose(
        self, view: View, actions: Sequence[RoyaleEvent], rules: RoyaleRules, source: Source
    ) -> RoyaleEvent:
        """One of the actions of greatest worth; equals are drawn by lot."""
        if len(actions) == 1:
            return actions[0]
        exact = exactly(view, source)
        if exact is not None:
            return exact
        worths = Weighing(rules_of(rules), view, source).worths(actions)
        if self.warmth:
            return actions[warm_of_spread(worths, self.warmth, source)]
        most = max(worths) - 1e-9
        best = [action for action, worth in zip(actions, worths, strict=True) if worth >= most]
        return best[source.below(len(best))]


@dataclass(frozen=True, slots=True)
class MonteCarlo(montecarlo.MonteCarlo):
    """Plays each choice out in the kernel, except where the exact answer is known."""

    def choose(self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source) -> E:
        """The exact answer, or the action with the best mean."""
        exact = exactly(view, source) if isinstance(view, View) else None
        for action in actions:
            if action == exact:
                return action
        return montecarlo.MonteCarlo.choose(self, view, actions, rules, source)


@dataclass(frozen=True, slots=True)
class Expert(expert.Expert):
    """One move ahead by the evaluator, except where the exact answer is known."""

    def choose(self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source) -> E:
        """The exact answer, or the action with the greatest expected share."""
        exact = exactly(view, source) if isinstance(view, View) else None
        for action in actions:
            if action == exact:
                return action
        return expert.Expert.choose(self, view, actions, rules, source)


def rules_of(rules: RoyaleRules) -> Royale:
    """The rules, which are those of Royale."""
    assert isinstance(rules, Royale)
    return rules


def exactly(view: View, source: Source) -> RoyaleEvent | None:
    """What is known exactly: a hidden choice by its mixture, Fifty Fifty by its policy; None: nothing is."""
    match view.pending:
        case Hiding():
            return _drawn([Hide(1), Hide(2), Hide(3)], _lucky_punch()[0], source)
        case Fist():
            return _drawn([Guess(1), Guess(2), Guess(3)], _lucky_punch()[1], source)
        case Splitting():
            splits, shares, _, _ = _black_box()
            return _drawn(splits, shares, source)
        case Piles(sizes=sizes):
            _, _, plans, shares = _black_box()
            plan = _drawn(plans, shares, source)
            return plan[SIZES.index(sizes[0])]
        case Daring(space=space, last=last):
            return _fifty_fifty()[space, last]
        case _:
            return None


#: The sizes of the first pile of the Black Box, in the order in which plans answer them.
SIZES = (3, 4, 5)


def _drawn(events: Sequence[T], shares: Sequence[Fraction], source: Source) -> T:
    """One of them by its share."""
    whole = lcm(*(share.denominator for share in shares))
    return events[pick(source, [int(share * whole) for share in shares])]


def _asked(side: str) -> tuple[Royale, State]:
    """A table on which seat 1 has just activated a tile; nothing else matters for what it is worth."""
    rules = games.rules(NAME, 3, tiles=1, start=1)
    assert isinstance(rules, Royale)
    bare = rules.start()._replace(seat=0, bills=((30, 30),) * 6, hands=((1, 0),) * 3)
    laid = lay(rules, bare, 1, side)
    return rules, ask_to_split(laid, {1: 0}) if side == "G1" else activate(rules, laid, Activation(0, 1))


@cache
def _lucky_punch() -> tuple[tuple[Fraction, ...], tuple[Fraction, ...]]:
    """LVR A1 The exact shares of hiding and of guessing 1, 2 and 3."""
    rules, state = _asked("A1")
    solution = solve(hidden(rules, state, lambda after: rules.score(after)[0]).matrix)
    return solution.rows, solution.columns


@cache
def _black_box() -> tuple[
    Sequence[RoyaleEvent],
    Sequence[Fraction],
    Sequence[Sequence[RoyaleEvent]],
    Sequence[Fraction],
]:
    """LVR G1 The splits with their exact shares, and the winner's plans with theirs."""
    rules, state = _asked("G1")
    game = hidden(rules, state, lambda after: -rules.score(after)[0])
    solution = solve(game.matrix)
    return game.rows, solution.rows, game.plans, solution.columns


@cache
def _fifty_fifty() -> dict[tuple[int, int], RoyaleEvent]:
    """LVR B2 The best answer for every space and last sum."""
    rules, state = _asked("B2")
    dared = Expectation(
        rules,
        0,
        lambda after: rules.score(after)[0],
        lambda after: not isinstance(after.pending, Daring | FiftyRoll),
    )
    return {
        (space, last): dared.best(state._replace(pending=Daring(0, space, last)))[0]
        for space in range(TOP)
        for last in range(2, 13)
    }
