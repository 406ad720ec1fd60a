"""Everything that can happen in the game, each with its one text."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from typing import TypeAlias

from croupier.core.errors import InvalidAction, clip
from croupier.core.lot import Start as Start
from croupier.core.rules import Event, Refusal
from croupier.games.showdown.rooms import SIDES, SIZES, Side, Size

_SQUARE = re.compile(r"[a-z][1-9][0-9]?")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


@dataclass(frozen=True, slots=True)
class TurnUp(Event):
    """VS §2.2 Chance: the top room of the stack that is due."""

    room: str

    def __str__(self) -> str:
        return f"room {self.room}"


@dataclass(frozen=True, slots=True)
class Draw(Event):
    """VS §2.2 Chance: an event card with the symbol of this copy."""

    card: str
    symbol: Size

    def __str__(self) -> str:
        return f"event {self.card} {self.symbol}"


@dataclass(frozen=True, slots=True)
class Bid(Event):
    """VS §3.2 A bid on a lot."""

    lot: str
    price: int

    def __str__(self) -> str:
        return f"bid {self.lot} {self.price}"


@dataclass(frozen=True, slots=True)
class Renovate(Event):
    """VS §3.4 The choice to renovate."""

    def __str__(self) -> str:
        return "renovate"


@dataclass(frozen=True, slots=True)
class Publicity(Event):
    """VS §3.5 The choice of publicity."""

    def __str__(self) -> str:
        return "publicity"


@dataclass(frozen=True, slots=True)
class Pass(Event):
    """VS §3.6 No legal action this turn."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Build(Event):
    """VS §3.3 Lays a room: upper left square of the turned room, and its facing."""

    room: str
    square: str
    facing: Side

    def __str__(self) -> str:
        return f"build {self.room} {self.square} {self.facing}"


@dataclass(frozen=True, slots=True)
class Store(Event):
    """VS §3.3 Stores the bought room and lays none."""

    def __str__(self) -> str:
        return "store"


@dataclass(frozen=True, slots=True)
class Remove(Event):
    """VS §3.4 Takes the room with this upper left square off the sheet."""

    square: str

    def __str__(self) -> str:
        return f"remove {self.square}"


@dataclass(frozen=True, slots=True)
class Done(Event):
    """VS §3.4, §3.5 Ends a renovation, or lays no stored room after publicity."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Cancel(Event):
    """VS §3.4 Ends a renovation with the sheet as it was."""

    def __str__(self) -> str:
        return "cancel"


Choice: TypeAlias = Bid | Renovate | Publicity | Pass
Settling: TypeAlias = Build | Store | Remove | Done | Cancel
ChanceEvent: TypeAlias = Start | TurnUp | Draw
ShowdownEvent: TypeAlias = ChanceEvent | Choice | Settling

RENOVATE, PUBLICITY, PASS = Renovate(), Publicity(), Pass()
STORE, DONE, CANCEL = Store(), Done(), Cancel()
_PLAIN: dict[str, ShowdownEvent] = {
    str(event): event for event in (RENOVATE, PUBLICITY, PASS, STORE, DONE, CANCEL)
}

_UNREADABLE = Refusal("vs-unreadable", "VS §3.1")


def parse(
    text: str, seats: int, rooms: Container[str], cards: Container[str], lots: Container[str]
) -> ShowdownEvent:
    """The event of a text; names must exist, whether it is allowed is asked later."""
    if text in _PLAIN:
        return _PLAIN[text]
    match text.split(" "):
        case ["start", seat]:
            number = _number(text, seat)
            if not 1 <= number <= seats:
                raise InvalidAction(text, f"seats go from 1 to {seats}", _UNREADABLE)
            return Start(number - 1)
        case ["room", room]:
            return TurnUp(_known(text, "room", room, rooms))
        case ["event", card, symbol]:
            for size in SIZES:
                if symbol == size:
                    return Draw(_known(text, "event", card, cards), size)
            raise InvalidAction(text, "the symbol is small, medium or large", _UNREADABLE)
        case ["bid", lot, price]:
            return Bid(_known(text, "lot", lot, lots), _number(text, price))
        case ["build", room, square, facing]:
            for side in SIDES:
                if facing == side:
                    return Build(_known(text, "room", room, rooms), _square(text, square), side)
            raise InvalidAction(text, "the facing is n, e, s or w", Refusal("vs-no-facing", "VS §4.1"))
        case ["remove", square]:
            return Remove(_square(text, square))
        case _:
            reason = "write bid, renovate, publicity, build, store, remove, done, cancel or pass"
            raise InvalidAction(text, reason, _UNREADABLE)


def _known(text: str, what: str, name: str, names: Container[str]) -> str:
    if name not in names:
        refusal = Refusal("vs-no-such", "VS §3.1", (("what", what), ("text", clip(name))))
        raise InvalidAction(text, f"there is no such {what}", refusal)
    return name


def _number(text: str, number: str) -> int:
    if not _NUMBER.fullmatch(number):
        refusal = Refusal("vs-no-number", "VS §3.2", (("text", clip(number)),))
        raise InvalidAction(text, "a whole number is wanted", refusal)
    return int(number)


def _square(text: str, square: str) -> str:
    if not _SQUARE.fullmatch(square):
        refusal = Refusal("vs-no-square", "VS §4.1", (("text", clip(square)),))
        raise InvalidAction(text, "a square is a letter and a number, such as c3", refusal)
    return square
