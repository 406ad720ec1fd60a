"""Probe: a stack of cards A over cards B, drawn late and face down, so chance itself has a secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from croupier.core.rules import Chance, Over, Seat, Source
from tests.probes.toy import Toy, Word

UPPER = (1, 1, 2)
LOWER = (2, 3, 3)


class State(NamedTuple):
    stake: int
    drawn: tuple[int, ...]
    stakes: tuple[int, ...]


class View(NamedTuple):
    viewer: Seat
    stake: int
    #: The cards in the order drawn; 0: face down, another seat's.
    drawn: tuple[int, ...]
    stakes: tuple[int, ...]


class Stack(Toy[State, View]):
    """Two seats in turn set a stake and draw a card face down; a seat scores stake times card."""

    name = "stack"
    longest = 12
    state_type = State
    verbs = (("stake", range(1, 3)), ("card", range(1, 4)))
    whispered = ("card",)

    def start(self) -> State:
        return State(0, (), ())

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        seat = len(state.drawn) % 2
        if state.stake:
            return Chance("card", seat)
        return (seat,) if len(state.drawn) < 6 else Over()

    def actions(self, state: State, seat: Seat) -> list[Word]:
        return [Word("stake", 1), Word("stake", 2)]

    def outcomes(self, state: State) -> Iterator[tuple[Word, int]]:
        """What is left of the upper part; of the lower part only when the upper one is gone."""
        left = _left(state.drawn)
        return ((self.word("card", card), left.count(card)) for card in sorted(set(left)))

    def apply(self, state: State, seat: Seat | None, event: Word) -> State:
        if event.verb == "stake":
            return state._replace(stake=event.number)
        return State(0, (*state.drawn, event.number), (*state.stakes, state.stake))

    def shown(self, state: State, seat: Seat | None, event: Word) -> str:
        """The last card turns all of them up."""
        return (
            " ".join(map(str, (*state.drawn, event.number))) if len(state.drawn) == 5 and seat is None else ""
        )

    def view(self, state: State, seat: Seat | None) -> View:
        over = len(state.drawn) == 6
        drawn = tuple(
            card if over or (seat is not None and number % 2 == seat) else 0
            for number, card in enumerate(state.drawn)
        )
        return View(-1 if seat is None else seat, state.stake, drawn, state.stakes)

    def redeal(self, view: View, source: Source) -> State:
        drawn: list[int] = []
        for part, cards in ((view.drawn[:3], UPPER), (view.drawn[3:], LOWER)):
            left = list(cards)
            for card in part:
                if card:
                    left.remove(card)
            drawn += [card or left.pop(source.below(len(left))) for card in part]
        return State(view.stake, tuple(drawn), view.stakes)

    def score(self, state: State) -> tuple[int, ...]:
        worth = [card * stake for card, stake in zip(state.drawn, state.stakes, strict=True)]
        return sum(worth[::2]), sum(worth[1::2])

    def totals(self, state: State) -> tuple[int, ...]:
        left = _left(state.drawn)
        below = sum(LOWER) if len(state.drawn) < 3 else 0
        return (sum(state.drawn) + sum(left) + below,)


def _left(drawn: tuple[int, ...]) -> list[int]:
    """The cards of the part that is being drawn."""
    part, gone = (UPPER, drawn) if len(drawn) < 3 else (LOWER, drawn[3:])
    left = list(part)
    for card in gone:
        left.remove(card)
    return left
