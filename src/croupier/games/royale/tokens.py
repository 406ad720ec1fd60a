"""What lies on each tile: one record for a side, with the tokens, dice and markers on it now.

A tile in play is its record. Seats are -1 where nobody is meant; dice are pairs of small dice and Biggies.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from croupier.core.rules import Seat

#: Small dice and Biggies.
Dice: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class LuckyPunch:
    """LVR A1."""

    code: ClassVar[str] = "A1"


@dataclass(frozen=True, slots=True)
class Jackpot:
    """LVR A2."""

    code: ClassVar[str] = "A2"
    marker: int = 30


@dataclass(frozen=True, slots=True)
class PrimeTime:
    """LVR B1: who added black dice before payout, and on which casinos."""

    code: ClassVar[str] = "B1"
    seat: Seat = -1
    added: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FiftyFifty:
    """LVR B2."""

    code: ClassVar[str] = "B2"


@dataclass(frozen=True, slots=True)
class HighFive:
    """LVR C1: who has the token."""

    code: ClassVar[str] = "C1"
    holder: Seat = -1


@dataclass(frozen=True, slots=True)
class BadLuck:
    """LVR C2."""

    code: ClassVar[str] = "C2"


@dataclass(frozen=True, slots=True)
class PayDay:
    """LVR D1."""

    code: ClassVar[str] = "D1"


@dataclass(frozen=True, slots=True)
class PowerPlay:
    """LVR D2: who holds the token."""

    code: ClassVar[str] = "D2"
    holder: Seat = -1


@dataclass(frozen=True, slots=True)
class NoEntry:
    """LVR E1: the casino with the bar (0: none yet) and the marker's space on the track."""

    code: ClassVar[str] = "E1"
    barred: int = 0
    space: int = 0


@dataclass(frozen=True, slots=True)
class Knockout:
    """LVR E2: each seat's dice in the bar."""

    code: ClassVar[str] = "E2"
    bar: tuple[Dice, ...] = ()


@dataclass(frozen=True, slots=True)
class BlockIt:
    """LVR F1: the groups of grey dice left, by their size, rising."""

    code: ClassVar[str] = "F1"
    groups: tuple[int, ...] = (1, 1, 2, 2, 3)


@dataclass(frozen=True, slots=True)
class Handicap:
    """LVR F2: the free slots of each reward."""

    code: ClassVar[str] = "F2"
    chip: int = 2
    bill: int = 3
    move: int = 4


@dataclass(frozen=True, slots=True)
class BlackBox:
    """LVR G1."""

    code: ClassVar[str] = "G1"


@dataclass(frozen=True, slots=True)
class DoubleDown:
    """LVR G2: each seat's dice on the tile."""

    code: ClassVar[str] = "G2"
    dice: tuple[Dice, ...] = ()


@dataclass(frozen=True, slots=True)
class NiceDice:
    """LVR H1: for each space the seat whose die lies there, and whether it is a Biggy."""

    code: ClassVar[str] = "H1"
    seats: tuple[Seat, ...] = (-1,) * 6
    biggies: tuple[int, ...] = (0,) * 6


@dataclass(frozen=True, slots=True)
class MyChoice:
    """LVR H2: the seat whose die lies on the gold space, and whether it is a Biggy."""

    code: ClassVar[str] = "H2"
    gold: Seat = -1
    biggy: int = 0


Tile: TypeAlias = (
    LuckyPunch
    | Jackpot
    | PrimeTime
    | FiftyFifty
    | HighFive
    | BadLuck
    | PayDay
    | PowerPlay
    | NoEntry
    | Knockout
    | BlockIt
    | Handicap
    | BlackBox
    | DoubleDown
    | NiceDice
    | MyChoice
)
