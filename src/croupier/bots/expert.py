"""`expert`: one move ahead by the game's evaluator, from what its seat sees.

Playouts go where they are needed: all choices get some, the worse half is dropped, the rest get more, until
one is left (sequential halving). What is hidden is dealt anew every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from math import ceil, log2
from threading import Lock, Thread
from typing import TypeVar

from croupier import bots
from croupier.bots.warmth import warm
from croupier.core.rules import AnyRules, Event, Rules, Seat, Source
from croupier.value import evaluator

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")

#: Playouts for each choice when nothing is said.
PLAYOUTS = 1000
#: Among more choices than these no more time is taken: their playouts are shared out.
_SOME = 6
#: Playouts by which the code is compiled before the first choice.
_FEW = 8


@dataclass(frozen=True, slots=True)
class Expert:
    """Chooses what leaves it the greatest expected share of the victory; `playouts` for each choice."""

    playouts: int = PLAYOUTS
    #: How small its blunders are: the temperature in thousandths of the victory, 0 for none.
    warmth: int = 0

    @property
    def name(self) -> str:
        """The name in records: what differs from the usual stands behind it."""
        parts = [f"playouts={self.playouts}"] if self.playouts != PLAYOUTS else []
        parts += [f"warmth={self.warmth}"] if self.warmth else []
        return ":".join(["expert", *parts])

    def prepare(self, rules: Rules[S, E, V]) -> None:
        """Waits until the evaluator is compiled; without this the first choices are greedy."""
        _warming(rules).result()

    def choose(self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source) -> E:
        """The best action; as `greedy` while the evaluator is still being compiled."""
        if len(actions) == 1:
            return actions[0]
        if not _warming(rules).done():
            greedy: E = bots.make("greedy", rules).choose(view, actions, rules, source)
            return greedy
        if self.warmth:
            return warmed(view, actions, rules, self.playouts, self.warmth / 1000, source)
        return halved(view, actions, rules, self.playouts, source)


def warmed(
    view: V, actions: Sequence[E], rules: Rules[S, E, V], playouts: int, warmth: float, source: Source
) -> E:
    """One of the better actions, the better the more often."""
    state = rules.redeal(view, source)
    seat = _seat(rules, state)
    after = [rules.apply(state, seat, action) for action in actions]
    found = evaluator(rules).for_seat(None).values(after, playouts, source.below(1 << 63))
    return actions[warm([value.shares[seat] for value in found], warmth, source)]


def halved(view: V, actions: Sequence[E], rules: Rules[S, E, V], playouts: int, source: Source) -> E:
    """The best of some actions by sequential halving."""
    judge = evaluator(rules)
    alive = list(range(len(actions)))
    sums = [0.0] * len(actions)
    counts = [0] * len(actions)
    rounds = ceil(log2(len(actions)))
    for _ in range(rounds):
        effort = max(_FEW, playouts * min(len(actions), _SOME) // (rounds * len(alive)))
        state = rules.redeal(view, source)
        seat = _seat(rules, state)
        after = [rules.apply(state, seat, actions[number]) for number in alive]
        found = judge.for_seat(seat).values(after, effort, source.below(1 << 63))
        for number, value in zip(alive, found, strict=True):
            sums[number] += effort * value.shares[seat]
            counts[number] += effort
        alive.sort(key=lambda number: -sums[number] / counts[number])
        alive = alive[: ceil(len(alive) / 2)]
    return actions[alive[0]]


def _seat(rules: Rules[S, E, V], state: S) -> Seat:
    """The seat that is asked."""
    turn = rules.turn(state)
    assert isinstance(turn, tuple)
    return turn[0]


_warm: dict[tuple[str, int], Future[None]] = {}
_lock = Lock()


def _warming(rules: AnyRules) -> Future[None]:
    """Done when the game's evaluator is compiled; that happens in the background, once."""
    with _lock:
        key = rules.name, rules.revision
        if key not in _warm:
            _warm[key] = Future()
            Thread(target=_compile, args=(rules, _warm[key]), name="evaluator").start()
        return _warm[key]


def _compile(rules: AnyRules, warm: Future[None]) -> None:
    try:
        evaluator(rules).values([rules.start()], _FEW, 0)
    except BaseException as error:
        warm.set_exception(error)
    else:
        warm.set_result(None)
