"""What the events of Royale do beyond those of the elder editions, for people to watch."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.core.rules import Effect, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TileLaid(Effect):
    """A tile lies at a casino."""

    casino: int
    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NeutralRolled(Effect):
    """The neutral player's dice lie on the casinos they show."""

    casinos: tuple[int, ...]
    biggy: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipPaid(Effect):
    """A seat passes for a chip."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnLost(Effect):
    """All dice of a seat show the barred value."""

    seat: Seat
    casino: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackRolled(Effect):
    """A seat has rolled the black dice."""

    seat: Seat
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Uncovered(Effect):
    """The fist opens."""

    seat: Seat
    tokens: int
    right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceLifted(Effect):
    """Dice leave a casino."""

    seat: Seat
    casino: int
    small: int
    big: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GreyMoved(Effect):
    """Grey dice come onto a casino, or leave it with a negative number."""

    casino: int
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDice(Effect):
    """Dice of a seat come onto a tile, or leave it with negative numbers."""

    side: str
    seat: Seat
    small: int
    big: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenTaken(Effect):
    """A seat takes a tile's token."""

    side: str
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenReturned(Effect):
    """A token goes back to its tile."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BarMoved(Effect):
    """The bar lies on a casino."""

    casino: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rewarded(Effect):
    """The bank pays a seat chips or a bill; `side` is the tile that pays at payout, else `none`."""

    seat: Seat
    worth: int
    side: str = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fined(Effect):
    """Bad Luck: a seat pays."""

    seat: Seat
    money: int
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EqualsCancelled(Effect):
    """Seats, and perhaps an imaginary player, of equal weight cancel each other at a casino."""

    casino: int
    seats: tuple[Seat, ...]
    neutral: bool
    grey: bool
    weight: int
