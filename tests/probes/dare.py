"""Probe: a game that need never end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from croupier.core.rules import Chance, Over, Seat, Source
from tests.probes.toy import Toy, Word


class State(NamedTuple):
    pot: int
    seat: Seat
    tossing: bool
    points: tuple[int, ...]


class View(NamedTuple):
    pot: int
    seat: Seat
    tossing: bool
    points: tuple[int, ...]


class Dare(Toy[State, View]):
    """A seat takes the pot and ends the game, or dares: two coins of three raise the pot, one empties it."""

    name = "dare"
    longest = None
    state_type = State
    verbs = (("dare", range(2)), ("coin", range(2)))

    def start(self) -> State:
        return State(1, 0, False, (0, 0))

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        if any(state.points):
            return Over()
        return Chance("coin", state.seat) if state.tossing else (state.seat,)

    def actions(self, state: State, seat: Seat) -> list[Word]:
        return [Word("dare", 1), *([Word("dare", 0)] if state.pot else [])]

    def outcomes(self, state: State) -> Iterator[tuple[Word, int]]:
        return iter([(Word("coin", 0), 1), (Word("coin", 1), 2)])

    def apply(self, state: State, seat: Seat | None, event: Word) -> State:
        if event.verb == "coin":
            return State(state.pot + 1 if event.number else 0, 1 - state.seat, False, (0, 0))
        if event.number:
            return state._replace(tossing=True)
        return state._replace(pot=0, points=tuple(state.pot * (who == seat) for who in (0, 1)))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(*state)

    def redeal(self, view: View, source: Source) -> State:
        return State(*view)

    def score(self, state: State) -> tuple[int, ...]:
        return state.points
