"""Probe: all seats answer in secret, in any order, and may change until the last answer is in."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.rules import Chance, Over, Seat, Source
from tests.probes.toy import Toy, Word

NUMBERS = (1, 2, 3)


class State(NamedTuple):
    round: int
    answers: tuple[int, ...]
    points: tuple[int, ...]


class View(NamedTuple):
    viewer: Seat
    round: int
    answered: tuple[bool, ...]
    mine: int
    points: tuple[int, ...]


class Answers(Toy[State, View]):
    """Three seats write a number; the lowest that stands alone scores it; three rounds."""

    name = "answers"
    longest = None
    state_type = State
    verbs = (("answer", range(1, 4)),)
    whispered = ("answer",)

    def start(self) -> State:
        return State(1, (0,) * self.seats, (0,) * self.seats)

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        if state.round > 3:
            return Over()
        return tuple(seat for seat in range(self.seats) if not state.answers[seat])

    def actions(self, state: State, seat: Seat) -> list[Word]:
        return [self.word("answer", number) for number in NUMBERS]

    def is_legal(self, state: State, seat: Seat | None, event: Word) -> bool:
        return seat is not None and state.round <= 3 and event in self.actions(state, seat)

    def apply(self, state: State, seat: Seat | None, event: Word) -> State:
        assert seat is not None
        answers = (*state.answers[:seat], event.number, *state.answers[seat + 1 :])
        if 0 in answers:
            return state._replace(answers=answers)
        alone = [number for number in answers if answers.count(number) == 1]
        scored = tuple(
            points + (answer if alone and answer == min(alone) else 0)
            for points, answer in zip(state.points, answers, strict=True)
        )
        return State(state.round + 1, (0,) * self.seats, scored)

    def shown(self, state: State, seat: Seat | None, event: Word) -> str:
        """The last answer uncovers all."""
        assert seat is not None
        answers = [*state.answers[:seat], event.number, *state.answers[seat + 1 :]]
        return "" if 0 in answers else " ".join(map(str, answers))

    def view(self, state: State, seat: Seat | None) -> View:
        mine = 0 if seat is None else state.answers[seat]
        answered = tuple(answer > 0 for answer in state.answers)
        return View(-1 if seat is None else seat, state.round, answered, mine, state.points)

    def redeal(self, view: View, source: Source) -> State:
        answers = tuple(
            view.mine if seat == view.viewer else source.below(3) + 1 if answered else 0
            for seat, answered in enumerate(view.answered)
        )
        return State(view.round, answers, view.points)

    def score(self, state: State) -> tuple[int, ...]:
        return state.points
