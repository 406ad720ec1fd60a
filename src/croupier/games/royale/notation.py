"""Reading the events of Las Vegas Royale: only the canonical text is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from croupier.core.errors import InvalidAction
from croupier.games.lasvegas.events import PLACES, Roll, Start
from croupier.games.royale.box import RESERVE, SIDES, VALUES
from croupier.games.royale.events import (
    Activate,
    Add,
    Back,
    Bar,
    Black,
    Block,
    Decline,
    Double,
    Gold,
    Guess,
    Hide,
    Higher,
    Knock,
    Lay,
    Lower,
    Neutral,
    Nice,
    Pair,
    Pass,
    Pile,
    Power,
    Relieve,
    Reserve,
    RoyaleEvent,
    Slot,
    Split,
    Stop,
    Turn,
    Use,
)

_FACES = {str(face): face for face in range(1, 7)}
_BILLS = {str(value): value for value in VALUES}
_KINDS = {"small": False, "biggy": True}
_TOKENS = {"60": 60, "20": 20, "0": 0}
_SLOTS: dict[str, Slot] = {slot: slot for slot in get_args(Slot)}
_PLAIN: dict[str, RoyaleEvent] = {
    str(event): event for event in (Pass(), Decline(), Stop(), Higher(), Lower())
}


def parse(text: str) -> RoyaleEvent:
    """The event of a text; raises `InvalidAction`."""
    try:
        event = _PLAIN.get(text) or _chance(text.split(" ")) or _decision(text.split(" "))
    except (KeyError, ValueError):
        event = None
    if event is None or str(event) != text:
        reason = "an event is `place 3`, `pass`, or a tile's as in `guess 2`, `bar stay`, `back 3 small`"
        raise InvalidAction(text, reason)
    return event


def _chance(parts: list[str]) -> RoyaleEvent | None:
    match parts:
        case ["start", seat]:
            return Start(_FACES[seat] - 1)
        case ["pair", high, low] if _BILLS[high] >= _BILLS[low]:
            return Pair(_BILLS[high], _BILLS[low])
        case ["reserve", *bills] if len(bills) == RESERVE:
            return Reserve(tuple(sorted(_BILLS[bill] for bill in bills)))
        case ["tile", casino, side] if side in SIDES:
            return Lay(_FACES[casino], side)
        case ["neutral", *dice, biggy] if biggy[:1] == "b":
            return Neutral(_rising(dice), _FACES[biggy[1:]])
        case ["roll", *dice, biggy] if biggy[:1] == "b":
            return Roll(_rising(dice), _FACES[biggy[1:]], ())
        case ["roll", *dice] if dice:
            return Roll(_rising(dice), 0, ())
        case ["black", low, high]:
            return Black(*_rising([low, high]))
        case _:
            return None


def _decision(parts: list[str]) -> RoyaleEvent | None:
    match parts:
        case ["place", value]:
            return PLACES[_FACES[value]]
        case ["power", kind, value]:
            return Power(_KINDS[kind], _FACES[value])
        case ["hide", tokens] if tokens in "123":
            return Hide(_FACES[tokens])
        case ["guess", tokens] if tokens in "123":
            return Guess(_FACES[tokens])
        case ["add", "none"]:
            return Add(())
        case ["add", *faces] if 1 <= len(faces) <= 2:
            return Add(_rising(faces))
        case ["bar", "stay"]:
            return Bar(0)
        case ["bar", casino]:
            return Bar(_FACES[casino])
        case ["knock", kind]:
            return Knock(_KINDS[kind])
        case ["block", group, casino] if group in "123":
            return Block(_FACES[group], _FACES[casino])
        case _:
            return _moving(parts)


def _moving(parts: list[str]) -> RoyaleEvent | None:
    match parts:
        case ["handicap", casino, slot]:
            return Relieve(_FACES[casino], _SLOTS[slot])
        case ["turn", kind, value]:
            return Turn(_KINDS[kind], _FACES[value])
        case ["back", casino, kind]:
            return Back(_FACES[casino], _KINDS[kind])
        case ["split", *piles] if len(piles) == 7 and piles.count("/") == 1:
            middle = piles.index("/")
            return Split(_falling(piles[:middle]), _falling(piles[middle + 1 :]))
        case ["pile", number] if number in "12":
            return Pile(_FACES[number])
        case ["double", "biggy"]:
            return Double(0, True)
        case ["double", small] if small == "7" or small in _FACES:
            return Double(int(small), False)
        case ["double", small, "biggy"] if small == "7" or small in _FACES:
            return Double(int(small), True)
        case ["nice", value, kind]:
            return Nice(_FACES[value], _KINDS[kind])
        case ["use", value]:
            return Use(_FACES[value])
        case ["activate", side] if side in SIDES:
            return Activate(side)
        case ["gold", kind]:
            return Gold(_KINDS[kind])
        case _:
            return None


def _rising(faces: Sequence[str]) -> tuple[int, ...]:
    """Faces in rising order; raises `ValueError` for another order."""
    found = [_FACES[face] for face in faces]
    if found != sorted(found) or len(found) > 8:
        raise ValueError(faces)
    return tuple(found)


def _falling(tokens: Sequence[str]) -> tuple[int, ...]:
    """Tokens of a pile in falling order; raises `ValueError` for another order or none."""
    found = [_TOKENS[token] for token in tokens]
    if found != sorted(found, reverse=True) or not found:
        raise ValueError(tokens)
    return tuple(found)
