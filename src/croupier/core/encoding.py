"""How a game is told in small numbers to something that learns: observations, and numbers for choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Generic, Protocol, TypeAlias, TypeVar

from croupier.core.rules import Event, Seat

E = TypeVar("E", bound=Event)
V_contra = TypeVar("V_contra", contravariant=True)

#: The numbers a seat has chosen since its last event, where an event takes several.
Written: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """A part of every observation: what it is called, its shape, and what its figures mean."""

    name: str
    shape: tuple[int, ...]
    help: str

    @property
    def size(self) -> int:
        """How many figures it has."""
        return prod(self.shape)


class Encoding(Protocol[E, V_contra]):
    """A game with its rules fixed, told in numbers from 0 to 255.

    It is given views and nothing else, so that it cannot tell what a seat may not know.
    """

    @property
    def fields(self) -> Sequence[Field]:
        """The parts of an observation, in order."""

    @property
    def choices(self) -> int:
        """How many numbers a seat may choose from: 0 to one less."""

    def observe(self, view: V_contra, written: Written) -> bytes:
        """What a seat sees, a byte for each figure; seats are counted from the one that looks."""

    def legal(self, view: V_contra, actions: Sequence[E], written: Written) -> Iterable[int]:
        """The numbers that the seat of the view may choose now."""

    def event(self, view: V_contra, actions: Sequence[E], written: Written) -> E | None:
        """The event of the numbers chosen, all of them legal; None: more are to follow."""

    def numbers(self, view: V_contra, event: E) -> Written:
        """The numbers to choose, one after the other, for an event; the inverse of `event`."""

    def starts_anew(self, written: Written) -> bool:
        """Whether the last of the numbers takes back all that were written."""


class OneNumber(ABC, Generic[E, V_contra]):
    """What games share in which every event has one number, and every legal event is listed."""

    @abstractmethod
    def number(self, view: V_contra, event: E) -> int:
        """The number of an event in a view."""

    def legal(self, view: V_contra, actions: Sequence[E], written: Written) -> list[int]:
        """The numbers of the actions."""
        return [self.number(view, action) for action in actions]

    def event(self, view: V_contra, actions: Sequence[E], written: Written) -> E | None:
        """The action that has the number."""
        return next(action for action in actions if self.number(view, action) == written[-1])

    def numbers(self, view: V_contra, event: E) -> Written:
        """The one number of an event."""
        return (self.number(view, event),)

    def starts_anew(self, written: Written) -> bool:
        """Nothing is ever half written."""
        return False


def figures(numbers: Iterable[int]) -> bytes:
    """Figures as bytes; what is above 255 is told as 255."""
    return bytes([number if number < 256 else 255 for number in numbers])


def around(viewer: Seat, seats: int) -> list[Seat]:
    """The seats from the one that looks on, clockwise; a spectator sees them from the first."""
    first = max(viewer, 0)
    return [*range(first, seats), *range(first)]


def place_of(seat: Seat, viewer: Seat, seats: int) -> int:
    """A seat counted from the one that looks, from 1; 0: nobody."""
    return 0 if seat < 0 else (seat - max(viewer, 0)) % seats + 1
