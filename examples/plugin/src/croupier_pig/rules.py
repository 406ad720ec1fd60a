"""The rules of Pig; clauses are those of pig.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from croupier.core import position
from croupier.core.errors import InvalidAction, InvalidPosition
from croupier.core.options import Option, Value
from croupier.core.rules import Chance, Over, Seat, Source
from croupier_pig.events import AGAIN, HOLD, Choice, Die, PigEvent
from croupier_pig.presentation import Presentation


class State(NamedTuple):
    """Whose turn it is, what it has rolled in it, everybody's points, and whether the die is in the air."""

    seat: Seat
    rolled: int
    points: tuple[int, ...]
    rolling: bool


class View(NamedTuple):
    """What everybody sees: all of it."""

    viewer: int
    seat: Seat
    rolled: int
    points: tuple[int, ...]
    rolling: bool


def options(seats: int) -> tuple[Option, ...]:
    """PIG §1.2 How many points win."""
    return (Option("target", 100, (50, 100, 200), "PIG §1.2"),)


def make(seats: int, values: Mapping[str, Value]) -> Pig:
    """The rules with every option settled."""
    return Pig(seats, int(values["target"]))


@dataclass(frozen=True)
class Pig:
    """Pig with its seats and its target fixed."""

    seats: int
    target: int

    name = "pig"
    revision = 1
    longest = None
    complete_actions = True

    @property
    def options(self) -> dict[str, str]:
        """The target."""
        return {"target": str(self.target)}

    @property
    def presentation(self) -> Presentation:
        """What people read of it."""
        return Presentation(self)

    def start(self) -> State:
        """PIG §1.1 The first seat begins with nothing."""
        return State(0, 0, (0,) * self.seats, True)

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        """PIG §2 The first roll of a turn is asked for, later ones were."""
        if max(state.points) >= self.target:
            return Over()
        if state.rolling:
            return Chance("die", None if state.rolled else state.seat)
        return (state.seat,)

    def actions(self, state: State, seat: Seat) -> Sequence[PigEvent]:
        """PIG §2.2 Again or hold."""
        return (AGAIN, HOLD)

    def is_legal(self, state: State, seat: Seat | None, event: PigEvent) -> bool:
        """Whether this can happen now."""
        turn = self.turn(state)
        if seat is None:
            return isinstance(turn, Chance) and isinstance(event, Die)
        return turn == (seat,) and isinstance(event, Choice)

    def outcomes(self, state: State) -> Iterator[tuple[PigEvent, int]]:
        """Six numbers, all equally likely."""
        return iter([(Die(number), 1) for number in range(1, 7)])

    def sample(self, state: State, source: Source) -> PigEvent:
        """One number below six."""
        return Die(1 + source.below(6))

    def apply(self, state: State, seat: Seat | None, event: PigEvent) -> State:
        """PIG §2 The state after the event."""
        if isinstance(event, Die):
            if event.number == 1:
                return State(self.after(state.seat), 0, state.points, True)
            return state._replace(rolled=state.rolled + event.number, rolling=False)
        if event == AGAIN:
            return state._replace(rolling=True)
        points = tuple(own + state.rolled * (who == state.seat) for who, own in enumerate(state.points))
        return State(self.after(state.seat), 0, points, True)

    def after(self, seat: Seat) -> Seat:
        """The next seat."""
        return (seat + 1) % self.seats

    def shown(self, state: State, seat: Seat | None, event: PigEvent) -> str:
        """Nothing is secret."""
        return ""

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything lies open."""
        return View(-1 if seat is None else seat, *state)

    def redeal(self, view: View, source: Source) -> State:
        """Nothing is hidden."""
        return State(*view[1:])

    def score(self, state: State) -> tuple[int, ...]:
        """Everybody's points."""
        return state.points

    def ranks(self, state: State) -> tuple[int, ...]:
        """PIG §1.2 More points, better rank."""
        return tuple(1 + sum(other > own for other in state.points) for own in state.points)

    def totals(self, state: State) -> tuple[int, ...]:
        """Nothing stays the same but the number of seats."""
        return (len(state.points),)

    def facts(self, state: State) -> dict[str, tuple[int, ...]]:
        """The points."""
        return {"points": state.points}

    def parse(self, text: str) -> PigEvent:
        """The inverse of `str`."""
        known: tuple[PigEvent, ...] = (AGAIN, HOLD, *(Die(number) for number in range(1, 7)))
        for event in known:
            if str(event) == text:
                return event
        raise InvalidAction(text, "an event is again, hold or die with a number from 1 to 6")

    def position(self, state: State) -> str:
        """The state as a line."""
        return position.write(state)

    def read_position(self, text: str) -> State:
        """The inverse of `position`."""
        state = position.read(text, State)
        if len(state.points) != self.seats or not 0 <= state.seat < self.seats:
            raise InvalidPosition(f"no position of {self.seats} seats: {text}")
        if min(state.points) < 0 or state.rolled < 0 or not (state.rolling or state.rolled):
            raise InvalidPosition(f"points that nobody can have: {text}")
        return state
