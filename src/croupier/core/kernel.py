"""What a compiled kernel of a game offers: whole games in batches, and playouts after a choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from croupier.core.rules import Event

S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)

#: What a playout is worth to a seat: its own score, how far it lies before the best other seat
#: (both at the end of the round), or its share of the victory (at the end of the game).
Objective: TypeAlias = Literal["own", "diff", "win"]
#: How all seats go on in a playout.
Policy: TypeAlias = Literal["random", "greedy"]

#: A victory is shared by at most six seats: a share is a whole number of these.
SHARES = 60


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games added up. All sums are whole numbers: their order does not matter."""

    games: int
    #: Decisions of all seats.
    moves: int
    #: By seat: sum of the scores, of their squares, of the shares of victory in sixtieths.
    scores: tuple[int, ...]
    squares: tuple[int, ...]
    wins: tuple[int, ...]
    #: Games in which more than one seat won.
    shared: int
    #: If they are kept: for each game the scores of all seats, then their sixtieths of victory.
    rows: Sequence[int] = ()
    #: If luck was reckoned: for each game what every seat won less its luck, in victories.
    adjusted: tuple[float, ...] = ()
    #: If they are kept: every decision as game, number in it from 1, seat, what was chosen, all choices.
    decisions: Sequence[tuple[int, int, int, str, tuple[str, ...]]] = ()


@dataclass(frozen=True, slots=True)
class Sample:
    """Playouts added up: how many, the sum of their values and of the squares."""

    playouts: int
    total: float
    squares: float

    @property
    def mean(self) -> float:
        """The mean value."""
        return self.total / self.playouts

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.playouts < 2:
            return float("inf")
        spread = max(self.squares - self.total * self.mean, 0.0) / (self.playouts - 1)
        return float((spread / self.playouts) ** 0.5)

    def __add__(self, other: Sample) -> Sample:
        return Sample(self.playouts + other.playouts, self.total + other.total, self.squares + other.squares)


class Position(Protocol[E_contra]):
    """A state in the kernel's form, with a seat to choose."""

    def playouts(
        self, events: Sequence[E_contra], policy: Policy, objective: Objective, seed: int, count: int
    ) -> list[Sample]:
        """Plays out after each choice; playout i of a seed meets the same dice after every choice."""


class Kernel(Protocol[S_contra, E_contra]):
    """The compiled second copy of a game with its rules fixed."""

    def warm(self) -> None:
        """Makes playouts ready: compiles, or takes machine code from the cache; again, it does nothing."""

    def policy(self, bot: str) -> int | None:
        """The code of the policy that plays as this bot does; None: the kernel has none."""

    def play(self, policies: Sequence[int], seed: int, first: int, games: int, keep: bool) -> Batch:
        """Plays games first, first + 1, ... of a seed; `keep`: with their rows."""

    def position(self, state: S_contra) -> Position[E_contra]:
        """The state made ready for playouts."""


class Tables(Protocol):
    """Many games side by side in the kernel, for something that learns; a game that ends begins anew at once.

    All arrays are made once and written by the kernel; tables are their last dimension.
    """

    @property
    def observations(self) -> Any:
        """Bytes by figure and table: what the seat that is asked sees, as the game's encoding tells it."""

    @property
    def finals(self) -> Any:
        """The same of the games that ended with the last step, as the seat saw it that moved last."""

    @property
    def masks(self) -> Any:
        """Ones for the legal numbers, by number and table."""

    @property
    def seats(self) -> Any:
        """By table, the seat that is asked."""

    @property
    def rewards(self) -> Any:
        """By table, what the seat that moved has won: its share of the victory, if the game ended."""

    @property
    def shares(self) -> Any:
        """By seat and table, the shares of the victory, where a game ended."""

    @property
    def ended(self) -> Any:
        """By table, whether a game ended with the last step."""

    def begin(self, seed: int) -> None:
        """New games at all tables, up to the first decision of a learner."""

    def step(self, actions: Any) -> None:
        """A decision at every table; then bots and chance, up to a learner's next."""

    def put(self, table: int, state: Any) -> None:
        """Goes on at a table from a state in which a seat is asked."""
