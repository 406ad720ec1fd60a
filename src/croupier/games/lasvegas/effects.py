"""What the events of Las Vegas do, for people to watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from croupier.core.rules import Effect, Seat

#: Who won a bill that no seat takes; grey dice are those of Royale.
Imaginary: TypeAlias = Literal["nobody", "neutral", "grey"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Effect):
    """A seat starts the round, and why: `bill` is the higher one at `casino`; all get chips of this worth."""

    seat: Seat
    round: int
    why: Literal["lot", "left", "last", "bill", "again"]
    casino: int = 0
    chips: int = 0
    worth: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Stocked(Effect):
    """A bill lies beside a casino."""

    quiet: ClassVar[bool] = True

    casino: int
    bill: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Effect):
    """A seat has rolled."""

    seat: Seat
    small: tuple[int, ...]
    big: int
    neutral: tuple[int, ...]
    #: What the box calls its big die.
    biggie: str = "Biggie"


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Effect):
    """A seat's dice of one value lie on a casino."""

    seat: Seat
    casino: int
    value: int
    small: int
    big: int
    neutral: int
    #: What the box calls its big die.
    biggie: str = "Biggie"


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOver(Effect):
    """The neutral dice left over lie on the casinos they show."""

    seat: Seat
    casinos: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancelled(Effect):
    """Players of equal strength cancel each other at a casino."""

    casino: int
    seats: tuple[Seat, ...]
    strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(Effect):
    """A seat takes a bill."""

    casino: int
    seat: Seat
    bill: int
    #: Among those who were not cancelled, from 1, and its dice there, a big one counted twice.
    rank: int
    strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(Effect):
    """A bill goes under the pile, because dice of no seat won it, or nobody did."""

    casino: int
    bill: int
    winner: Imaginary


@dataclass(frozen=True, slots=True, kw_only=True)
class Boxed(Effect):
    """A bill leaves the game, because dice of no seat won it, or nobody did."""

    casino: int
    bill: int
    winner: Imaginary


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded(Effect):
    """A round has been paid."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TieBroken(Effect):
    """A seat is ranked above others with as much money, because it has more bills (and chips)."""

    seat: Seat
    seats: tuple[Seat, ...]
    score: int
    pieces: int
    chips: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Effect):
    """The game is over."""

    ranks: tuple[int, ...]
    score: tuple[int, ...]
