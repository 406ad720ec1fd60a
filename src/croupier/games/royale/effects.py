"""What the events of Royale do beyond those of the elder editions, for people to watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
class Activated(Effect):
    """Dice that a seat placed activate the tile at their casino; idle: it does nothing now."""

    seat: Seat
    casino: int
    side: str
    idle: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackRolled(Effect):
    """A seat has rolled the black dice."""

    seat: Seat
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensHidden(Effect):
    """A seat has tokens in its fist; how many is secret."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Guessed(Effect):
    """A seat says how many are in the fist."""

    seat: Seat
    tokens: int


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
    """Grey dice came onto a casino or left it: so many lie there now."""

    casino: int
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDice(Effect):
    """Dice of a seat came onto a tile or left it: so many lie there now."""

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
    """A seat puts the No Entry! token on a casino."""

    seat: Seat
    casino: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BadLuckActivated(Effect):
    """Bad Luck is activated, and so will be paid at the end of the round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BarStayed(Effect):
    """A seat lets the No Entry! token lie where it is."""

    seat: Seat
    casino: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackAdded(Effect):
    """A seat adds a black die to the casino it shows."""

    seat: Seat
    casino: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dared(Effect):
    """A seat stops, or says whether the next sum is higher or lower than the last."""

    seat: Seat
    said: Literal["stop", "nothing", "higher", "lower"]
    last: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DareEnded(Effect):
    """The black dice show whether a seat that said higher or lower than the last sum was right."""

    seat: Seat
    sum: int
    last: int
    outcome: Literal["right", "wrong", "equal"]


@dataclass(frozen=True, slots=True, kw_only=True)
class JackpotEnded(Effect):
    """A seat's black dice win the jackpot or not: what it comes to from now on."""

    seat: Seat
    won: bool
    marker: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerUsed(Effect):
    """A seat uses the Power Play token instead of a roll."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GreyPlaced(Effect):
    """A seat puts a group of grey dice on a casino."""

    seat: Seat
    casino: int
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GreyTaken(Effect):
    """A seat takes a grey die from a casino, for money or chips; for neither: to move a die."""

    seat: Seat
    casino: int
    money: int
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrimeTimeLed(Effect):
    """Before the payout a seat would take the higher bill at the casino of Prime Time."""

    seat: Seat
    casino: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxWon(Effect):
    """A seat took the higher bill at the casino of the Black Box, and so will take one of its piles."""

    seat: Seat
    casino: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxSplit(Effect):
    """A seat has split the tokens of the Black Box; only the sizes of the piles are seen."""

    seat: Seat
    first: int
    second: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PileTaken(Effect):
    """A seat takes a pile of the Black Box: what its tokens say together, and those of the other pile."""

    seat: Seat
    pile: int
    worth: int
    other: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueUsed(Effect):
    """A seat uses one of the two values of My Choice; idle: it does nothing now."""

    seat: Seat
    value: int
    idle: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TileActivated(Effect):
    """A seat activates another tile by My Choice; idle: it does nothing now."""

    seat: Seat
    side: str
    idle: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NicePlaced(Effect):
    """A seat puts a die on a space of Nice Dice."""

    seat: Seat
    space: int
    big: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DieGilded(Effect):
    """A seat puts a die on the gold space of My Choice."""

    seat: Seat
    big: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DiePushed(Effect):
    """A seat's die on a space of Nice Dice makes room for another and goes to the casino of its value."""

    seat: Seat
    casino: int
    big: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined(Effect):
    """A seat does not do what a tile lets it do."""

    seat: Seat
    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rewarded(Effect):
    """The bank pays a seat a bill, or chips; `side` is the tile that pays."""

    seat: Seat
    money: int
    chips: int
    side: str = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fined(Effect):
    """Bad Luck: a seat pays."""

    seat: Seat
    money: int
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DoublesCancelled(Effect):
    """Seats of equal weight on Double Down cancel each other there."""

    seats: tuple[Seat, ...]
    weight: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EqualsCancelled(Effect):
    """Seats, and perhaps an imaginary player, of equal weight cancel each other at a casino."""

    casino: int
    seats: tuple[Seat, ...]
    neutral: bool
    grey: bool
    weight: int
