"""What the events of the game do, for people to watch; rooms and cards by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from croupier.core.rules import Effect, Seat
from croupier.games.showdown.rooms import Size

#: Why a game ended: the stack of this size is empty, or a sheet is full.
Reason: TypeAlias = Size | Literal["sheet"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonGiven(Effect):
    """VS §2.6 A seat has the button in a new turn."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceMoved(Effect):
    """VS §2.1 A marker stands on another space."""

    quiet: ClassVar[bool] = True

    lot: str
    room: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardMovedPrice(Effect):
    """VS §2.2 A card moves a marker to another space."""

    card: str
    lot: str
    room: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomGone(Effect):
    """VS §2.1 A room nobody wanted leaves the game."""

    lot: str
    room: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Effect):
    """VS §2.2 An event card is turned up; `does` names what it does, to these rooms, by how much."""

    card: str
    symbol: Size
    does: str
    rooms: tuple[str, ...]
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomTurnedUp(Effect):
    """VS §2.2 A room lies on a premier space."""

    lot: str
    room: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomePaid(Effect):
    """VS §2.3 A seat gets its income."""

    seat: Seat
    money: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyGained(Effect):
    """VS §2.2 A seat gets money from a card."""

    seat: Seat
    money: int
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FameGained(Effect):
    """VS §2.2 A seat gets fame from a card."""

    seat: Seat
    fame: int
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicityPaid(Effect):
    """VS §3.5 A seat gets the fame of publicity."""

    seat: Seat
    fame: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BidMade(Effect):
    """VS §3.2 A bid stands."""

    seat: Seat
    lot: str
    room: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outbid(Effect):
    """VS §3.1 A seat takes its marker back and will choose anew."""

    seat: Seat
    lot: str
    room: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionChosen(Effect):
    """VS §3.1 A seat will renovate, seeks publicity or passes."""

    seat: Seat
    action: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PaidFor(Effect):
    """VS §3.3 A seat pays for a room and has it in store."""

    seat: Seat
    room: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomBuilt(Effect):
    """VS §3.3 A room is laid."""

    seat: Seat
    room: str
    square: str
    facing: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomRemoved(Effect):
    """VS §3.4 A room comes off the sheet."""

    seat: Seat
    room: str
    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomStored(Effect):
    """VS §3.3 The bought room stays in store."""

    seat: Seat
    room: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingLaid(Effect):
    """VS §3.5 A seat lays no room of its store."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RenovationEnded(Effect):
    """VS §3.4 A renovation is over; not `kept`: the sheet is as it was."""

    seat: Seat
    kept: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TracksMoved(Effect):
    """VS §2.5 The tracks of a seat, where they stand now."""

    quiet: ClassVar[bool] = True

    seat: Seat
    population: int
    revenue: int
    fame: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StackEmpty(Effect):
    """VS §5.1 The stack named by a card is empty."""

    symbol: Size


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetFull(Effect):
    """VS §5.1 A sheet is completely covered."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FameCounted(Effect):
    """VS §5.2 to §5.5 One line of a seat's final scoring."""

    seat: Seat
    line: str
    fame: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FameTied(Effect):
    """VS §5.5 A seat is ranked above others with as much fame, because it has more money."""

    seat: Seat
    seats: tuple[Seat, ...]
    fame: int
    money: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowdownEnded(Effect):
    """VS §5.1 The game is over, because a sheet is full or the stack of a size is empty."""

    reason: Reason
    ranks: tuple[int, ...]
    score: tuple[int, ...]
