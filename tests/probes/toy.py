"""What toy games share: everything of the protocol that says nothing about a rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from croupier.core import position
from croupier.core.errors import InvalidAction
from croupier.core.rules import Chance, Effect, Event, Over, Preview, Refusal, Seat, Source, Span

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Word(Event):
    """An event of a verb and a number: `guess 3`."""

    verb: str
    number: int

    def __str__(self) -> str:
        return f"{self.verb} {self.number}"


class Whisper(Word):
    """An event whose number only its seat sees: `hide ?`."""

    __slots__ = ()
    secret = True

    def public(self) -> str:
        return f"{self.verb} ?"


class Shown(Generic[S, V]):
    """What people read of a toy: next to nothing."""

    def effects(self, state: S, seat: Seat | None, event: Word) -> tuple[Effect, ...]:
        return ()

    def preview(self, view: V, event: Word) -> Preview:
        return Preview(0, "toy")

    def why_not(self, view: V, event: Word) -> Refusal:
        return Refusal("not-now", "TOY §1.1")

    def board(self, view: V, names: Sequence[str], language: str = "en", width: int = 80) -> list[list[Span]]:
        return [[("toy", "bold")]]

    def keys(self, actions: Sequence[Word]) -> list[str]:
        return [str(action) for action in actions]


@dataclass(frozen=True)
class Toy(Shown[S, V]):
    """A game of words; a toy says what its state is, its verbs with their numbers, and its rules."""

    seats: int = 2
    name: ClassVar[str] = "toy"
    revision: ClassVar[int] = 1
    longest: ClassVar[int | None] = 20
    complete_actions: ClassVar[bool] = True
    state_type: ClassVar[Any]
    verbs: ClassVar[tuple[tuple[str, range], ...]]
    whispered: ClassVar[tuple[str, ...]] = ()

    @property
    def options(self) -> dict[str, str]:
        return {}

    @property
    def presentation(self) -> Toy[S, V]:
        """A toy is small enough to be both."""
        return self

    def turn(self, state: S) -> tuple[Seat, ...] | Chance | Over:
        raise NotImplementedError

    def actions(self, state: S, seat: Seat) -> Sequence[Word]:
        raise NotImplementedError

    def outcomes(self, state: S) -> Iterator[tuple[Word, int]]:
        return iter(())

    def word(self, verb: str, number: int) -> Word:
        return (Whisper if verb in self.whispered else Word)(verb, number)

    def is_legal(self, state: S, seat: Seat | None, event: Word) -> bool:
        turn = self.turn(state)
        if seat is None:
            return isinstance(turn, Chance) and event in dict(self.outcomes(state))
        return isinstance(turn, tuple) and seat in turn and event in self.actions(state, seat)

    def sample(self, state: S, source: Source) -> Word:
        """One number below the sum of the weights, walked through in the order of the outcomes."""
        outcomes = list(self.outcomes(state))
        number = source.below(sum(weight for _, weight in outcomes))
        for event, weight in outcomes:
            number -= weight
            if number < 0:
                return event
        raise AssertionError("the number is below the sum")

    def shown(self, state: S, seat: Seat | None, event: Word) -> str:
        return ""

    def score(self, state: S) -> tuple[int, ...]:
        return (0,) * self.seats

    def ranks(self, state: S) -> tuple[int, ...]:
        scores = self.score(state)
        return tuple(1 + sum(other > score for other in scores) for score in scores)

    def totals(self, state: S) -> tuple[int, ...]:
        return ()

    def facts(self, state: S) -> dict[str, tuple[int, ...]]:
        return {}

    def parse(self, text: str) -> Word:
        verb, _, number = text.partition(" ")
        allowed = dict(self.verbs).get(verb, range(0))
        if number.isdecimal() and number.isascii() and int(number) in allowed:
            event = self.word(verb, int(number))
            if str(event) == text:
                return event
        raise InvalidAction(text, f"an event is one of {', '.join(dict(self.verbs))} with a number")

    def position(self, state: S) -> str:
        return position.write(state)  # type: ignore[arg-type]

    def read_position(self, text: str) -> S:
        found: S = position.read(text, self.state_type)
        return found
