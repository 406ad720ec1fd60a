"""Probe: a vast set of actions, of which only a few are listed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from croupier.core.rules import Chance, Over, Seat, Source
from tests.probes.toy import Toy, Word

LIMIT = 10**12


class State(NamedTuple):
    die: int
    named: tuple[int, ...]


class View(NamedTuple):
    die: int
    named: tuple[int, ...]


class Multiples(Toy[State, View]):
    """A die is thrown; each seat names a multiple of it below a million millions, all different."""

    name = "multiples"
    longest = 3
    complete_actions = False
    state_type = State
    verbs = (("die", range(2, 8)), ("name", range(1, LIMIT)))

    def start(self) -> State:
        return State(0, ())

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        if not state.die:
            return Chance("die")
        return (len(state.named),) if len(state.named) < 2 else Over()

    def actions(self, state: State, seat: Seat) -> list[Word]:
        few = [Word("name", state.die * factor) for factor in (1, 10, 10**6)]
        return [event for event in few if event.number not in state.named]

    def is_legal(self, state: State, seat: Seat | None, event: Word) -> bool:
        turn = self.turn(state)
        if seat is None:
            return isinstance(turn, Chance) and event.verb == "die"
        mine = isinstance(turn, tuple) and seat in turn and event.verb == "name"
        return mine and event.number % state.die == 0 and event.number not in state.named

    def outcomes(self, state: State) -> Iterator[tuple[Word, int]]:
        return ((Word("die", face), 1) for face in range(2, 8))

    def apply(self, state: State, seat: Seat | None, event: Word) -> State:
        if event.verb == "die":
            return State(event.number, ())
        return State(state.die, (*state.named, event.number))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(*state)

    def redeal(self, view: View, source: Source) -> State:
        return State(*view)

    def score(self, state: State) -> tuple[int, ...]:
        return tuple(number // state.die for number in state.named)
