"""Flat Monte-Carlo: plays every choice out many times in the game's kernel and takes the best.

The bot sees a view. It deals what is hidden at random (`redeal`) several times and shares its playouts
among the deals; playout i meets the same dice after every choice, so that chance does not decide between
two choices.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from threading import Lock, Thread
from typing import Generic, TypeVar

from croupier import games
from croupier.bots.simple import Greedy
from croupier.bots.warmth import warm
from croupier.core.errors import UnknownBot
from croupier.core.kernel import Objective, Policy, Position, Sample
from croupier.core.rules import AnyRules, Event, Rules, Source

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")

#: How often the hidden part of a view is dealt anew.
DEALS = 4
#: Playouts between two looks at the clock.
TICK = 50


@dataclass(frozen=True, slots=True)
class Estimate(Generic[E]):
    """What a choice is worth: the mean of its playouts."""

    event: E
    sample: Sample

    @property
    def mean(self) -> float:
        """The estimated value, in the unit of the objective."""
        return self.sample.mean

    @property
    def error(self) -> float:
        """Its standard error."""
        return self.sample.error


@dataclass(frozen=True, slots=True)
class MonteCarlo:
    """Plays each choice out `playouts` times; or, with `ms`, as often as it can in so many milliseconds."""

    playouts: int = 1000
    ms: int = 0
    objective: Objective = "diff"
    policy: Policy = "random"
    #: How small its blunders are: the temperature in tenths of the objective's unit, 0 for none.
    warmth: int = 0

    @property
    def name(self) -> str:
        """The name in records: what differs from the usual stands behind it."""
        usual = MonteCarlo()
        parts = [
            f"{key}={getattr(self, key)}"
            for key in ("playouts", "ms", "objective", "policy", "warmth")
            if getattr(self, key) != getattr(usual, key)
        ]
        return ":".join(["montecarlo", *parts])

    @property
    def repeatable(self) -> bool:
        """Whether it chooses the same again from the same source: not by the clock."""
        return not self.ms

    def prepare(self, rules: Rules[S, E, V]) -> None:
        """Waits until the kernel is compiled; without this the first choices are greedy."""
        _warming(rules).result()

    def choose(self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source) -> E:
        """The action with the best mean; as `greedy` while the kernel is still being compiled."""
        if len(actions) == 1:
            return actions[0]
        if not _warming(rules).done():
            return Greedy().choose(view, actions, rules, source)
        found = self.estimates(view, actions, rules, source)
        return found[warm([estimate.mean for estimate in found], self.warmth / 10, source)].event

    def estimates(
        self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source
    ) -> list[Estimate[E]]:
        """What every action is worth; waits for the kernel."""
        self.prepare(rules)
        kernel = games.kernel(rules)
        assert kernel is not None
        end = time.perf_counter() + self.ms / 1000 if self.ms else None
        samples = [Sample(0, 0.0, 0.0) for _ in actions]
        while True:
            for count in self._shares():
                position: Position[E] = kernel.position(rules.redeal(view, source))
                seed = source.below(1 << 63)
                more = position.playouts(actions, self.policy, self.objective, seed, count)
                samples = [sample + extra for sample, extra in zip(samples, more, strict=True)]
            if end is None or time.perf_counter() >= end:
                return [Estimate(action, sample) for action, sample in zip(actions, samples, strict=True)]

    def _shares(self) -> list[int]:
        """How many playouts each deal gets."""
        if self.ms:
            return [TICK]
        return [len(range(deal, self.playouts, DEALS)) for deal in range(min(DEALS, self.playouts))]


_warm: dict[str, Future[None]] = {}
_lock = Lock()


def _warming(rules: AnyRules) -> Future[None]:
    """Done when the game's kernel is compiled; it is compiled in the background, once."""
    with _lock:
        if rules.name not in _warm:
            _warm[rules.name] = Future()
            Thread(target=_compile, args=(rules, _warm[rules.name]), name="kernel").start()
        return _warm[rules.name]


def _compile(rules: AnyRules, warm: Future[None]) -> None:
    try:
        kernel = games.kernel(rules)
        if kernel is None:
            raise UnknownBot(f"there is no bot montecarlo for {rules.name}: it has no kernel")
        kernel.warm()
    except BaseException as error:
        warm.set_exception(error)
    else:
        warm.set_result(None)
