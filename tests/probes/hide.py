"""Probe: one seat hides a number, the other guesses it; the guess uncovers what was hidden."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.rules import Chance, Over, Seat, Source
from tests.probes.toy import Toy, Word


class State(NamedTuple):
    round: int
    hidden: int
    points: tuple[int, ...]


class View(NamedTuple):
    round: int
    hider: bool
    is_hidden: bool
    #: What the viewer hid; 0 for everybody else.
    mine: int
    points: tuple[int, ...]


class Hide(Toy[State, View]):
    """Seats take turns at hiding 1, 2 or 3; a right guess wins it, a wrong one gives it to the hider."""

    name = "hide"
    longest = 8
    state_type = State
    verbs = (("hide", range(1, 4)), ("guess", range(1, 4)))
    whispered = ("hide",)

    def start(self) -> State:
        return State(0, 0, (0, 0))

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        if state.round == 4:
            return Over()
        hider = state.round % 2
        return (1 - hider,) if state.hidden else (hider,)

    def actions(self, state: State, seat: Seat) -> list[Word]:
        return [self.word("guess" if state.hidden else "hide", number) for number in (1, 2, 3)]

    def apply(self, state: State, seat: Seat | None, event: Word) -> State:
        if event.verb == "hide":
            return state._replace(hidden=event.number)
        assert seat is not None
        winner = seat if event.number == state.hidden else 1 - seat
        points = tuple(have + state.hidden * (who == winner) for who, have in enumerate(state.points))
        return State(state.round + 1, 0, points)

    def shown(self, state: State, seat: Seat | None, event: Word) -> str:
        return str(state.hidden) if event.verb == "guess" else ""

    def view(self, state: State, seat: Seat | None) -> View:
        hider = seat == state.round % 2
        return View(state.round, hider, state.hidden > 0, state.hidden if hider else 0, state.points)

    def redeal(self, view: View, source: Source) -> State:
        hidden = (view.mine or source.below(3) + 1) if view.is_hidden else 0
        return State(view.round, hidden, view.points)

    def score(self, state: State) -> tuple[int, ...]:
        return state.points
