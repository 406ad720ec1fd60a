"""The events of Las Vegas Royale, each with its one canonical text; a tile's verbs stand with the tile.

The lot, a roll and a placement are those of the elder editions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from croupier.core.errors import InvalidAction
from croupier.core.rules import Event, Refusal
from croupier.games.lasvegas.events import PLACES, Place, Roll, Start
from croupier.games.royale.box import RESERVE, VALUES
from croupier.games.royale.tiles import ANSWERS, SIDES
from croupier.games.royale.tiles.side import FACES, Answer, Black, rising, words


@dataclass(frozen=True, slots=True)
class Pair(Event):
    """Chance: two bills that will lie at one casino (`pair 90 60`)."""

    high: int
    low: int

    def __str__(self) -> str:
        return f"pair {self.high} {self.low}"


@dataclass(frozen=True, slots=True)
class Reserve(Event):
    """Chance: the bills for rounds 2 and 3; the others are the bank (`reserve 30 30 40 ...`)."""

    bills: tuple[int, ...]

    def __str__(self) -> str:
        return words("reserve", self.bills)


@dataclass(frozen=True, slots=True)
class Lay(Event):
    """Chance: a tile lies at a casino with this side up (`tile 2 A1`)."""

    casino: int
    side: str

    def __str__(self) -> str:
        return f"tile {self.casino} {self.side}"


@dataclass(frozen=True, slots=True)
class Neutral(Event):
    """Chance: the neutral player's dice lie on their casinos (`neutral 1 1 2 3 4 6 6 b5`)."""

    small: tuple[int, ...]
    big: int

    def __str__(self) -> str:
        return words("neutral", self.small, f"b{self.big}")


@dataclass(frozen=True, slots=True)
class Pass(Event):
    """A chip is paid and all dice come back to hand (`pass`)."""

    def __str__(self) -> str:
        return "pass"


SetUpEvent: TypeAlias = Start | Pair | Reserve | Lay | Neutral
ChanceEvent: TypeAlias = SetUpEvent | Roll | Black
RoyaleEvent: TypeAlias = ChanceEvent | Place | Pass | Answer

_ANSWERS = {kind.verb: kind for kind in ANSWERS}
_BILLS = {str(value): value for value in VALUES}


def parse(text: str) -> RoyaleEvent:
    """The event of a text; only the canonical text is read. Raises `InvalidAction`."""
    verb, *rest = text.split(" ")
    try:
        event = _ANSWERS[verb].read(rest) if verb in _ANSWERS else _parse(verb, rest)
    except (LookupError, ValueError):
        event = None
    if event is None or str(event) != text:
        reason = "an event is `place 3`, `pass`, or a tile's as in `guess 2`, `bar stay`, `back 3 small`"
        raise InvalidAction(text, reason, Refusal("royale-unreadable", "LVR §3.2"))
    return event


def _parse(verb: str, rest: list[str]) -> RoyaleEvent | None:
    match verb, rest:
        case "place", [value]:
            return PLACES[FACES[value]]
        case "pass", []:
            return Pass()
        case "start", [seat]:
            return Start(FACES[seat] - 1)
        case "pair", [high, low] if _BILLS[high] >= _BILLS[low]:
            return Pair(_BILLS[high], _BILLS[low])
        case "reserve", bills if len(bills) == RESERVE:
            return Reserve(tuple(sorted(_BILLS[bill] for bill in bills)))
        case "tile", [casino, side] if side in SIDES:
            return Lay(FACES[casino], side)
        case "neutral", [*dice, biggy] if biggy[:1] == "b":
            return Neutral(rising(dice), FACES[biggy[1:]])
        case "roll", [*dice, biggy] if biggy[:1] == "b":
            return Roll(rising(dice), FACES[biggy[1:]], ())
        case "roll", dice if dice:
            return Roll(rising(dice), 0, ())
        case "black", [low, high]:
            return Black(*rising([low, high]))
        case _:
            return None
