"""The components of the game as values: rooms, cards, bid tracks, sheet, set-up and bonuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["yellow", "blue", "green"]
Size: TypeAlias = Literal["small", "medium", "large"]
Side: TypeAlias = Literal["n", "e", "s", "w"]
Track: TypeAlias = Literal["population", "revenue", "fame"]
Income: TypeAlias = Literal["population", "revenue", "half"]
Door: TypeAlias = tuple[int, int, Side]

COLOURS: tuple[Colour, ...] = get_args(Colour)
SIZES: tuple[Size, ...] = get_args(Size)
SIDES: tuple[Side, ...] = get_args(Side)

#: Rows and columns of an unturned room of each size.
SHAPE: dict[Size, tuple[int, int]] = {"small": (1, 1), "medium": (1, 2), "large": (2, 2)}


@dataclass(frozen=True, slots=True)
class Room:
    """VS §1.2 A kind of room; doors are (row, column, side) of the unturned room."""

    id: str
    name: str
    colour: Colour
    premier: bool
    size: Size
    price: int
    population: int
    revenue: int
    fame: int
    copies: int
    backs: tuple[int, int]
    doors: tuple[Door, ...]
    corners: bool
    needs: tuple[str, ...]
    meets: tuple[str, ...]

    @property
    def squares(self) -> int:
        """The number of unit squares the room covers."""
        rows, columns = SHAPE[self.size]
        return rows * columns


@dataclass(frozen=True, slots=True)
class NoBid:
    """For the actions of this turn: nobody may bid on these rooms."""

    rooms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forbid:
    """For the actions of this turn: nobody may renovate, or nobody may seek publicity."""

    action: Literal["renovate", "publicity"]


@dataclass(frozen=True, slots=True)
class MorePublicity:
    """For the actions of this turn: publicity gives this much fame instead of 1."""

    amount: int


@dataclass(frozen=True, slots=True)
class OtherIncome:
    """At the income of this turn: another measure than the lower of population and revenue."""

    mode: Income


@dataclass(frozen=True, slots=True)
class PerRoom:
    """At once: every seat gains money or fame for each such room on its sheet."""

    gain: Literal["money", "fame"]
    rooms: tuple[str, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class MoneyForAll:
    """At once: every seat gains money."""

    amount: int


@dataclass(frozen=True, slots=True)
class Most:
    """At once: every seat with the highest value of a track gains fame."""

    track: Track
    amount: int


@dataclass(frozen=True, slots=True)
class Fewest:
    """At once: every seat with the lowest value of a track gains money."""

    track: Track
    amount: int


@dataclass(frozen=True, slots=True)
class MovePrices:
    """At once: every standing premier marker moves by circular spaces."""

    steps: int


@dataclass(frozen=True, slots=True)
class Nothing:
    """No effect."""


CardEffect: TypeAlias = (
    NoBid
    | Forbid
    | MorePublicity
    | OtherIncome
    | PerRoom
    | MoneyForAll
    | Most
    | Fewest
    | MovePrices
    | Nothing
)


@dataclass(frozen=True, slots=True)
class Card:
    """VS §1.3 An event card; each copy has its own symbol."""

    id: str
    name: str
    symbols: tuple[Size, ...]
    effect: CardEffect


@dataclass(frozen=True, slots=True)
class Grid:
    """VS §1.4 The sheet: its areas row by row (c, m, h) and an edge for each entrance."""

    columns: int
    rows: int
    areas: tuple[str, ...]
    casino_entrance: Door
    hotel_entrance: Door


@dataclass(frozen=True, slots=True)
class Start:
    """VS §1.4 What every seat begins with."""

    money: int
    population: int
    revenue: int
    fame: int


@dataclass(frozen=True, slots=True)
class BySeats:
    """VS §1.5 What depends on the number of seats; `twice` are rooms with a second bid track."""

    removed: int
    spaces: int
    twice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bonuses:
    """VS §5.2 to §5.5 The fame of the final scoring."""

    population_rank: tuple[int, ...]
    revenue_rank: tuple[int, ...]
    entrances: int
    casino_area: int
    hotel_area: int
    half_diamond: int
    three_quarter_diamond: int
    full_diamond: int
    money_for_fame: int


@dataclass(frozen=True, slots=True)
class Provenance:
    """VS §7.1 Where the values of one entry of the file come from: each stands under one of three words."""

    entry: str
    sourced: tuple[str, ...]
    likely: tuple[str, ...]
    reconstructed: tuple[str, ...]
    sources: tuple[str, ...]
    notes: str


@dataclass(frozen=True, eq=False)
class Components:
    """All data of one set, as read from its file; equal only to itself."""

    name: str
    text: str
    sha256: str
    rooms: tuple[Room, ...]
    cards: tuple[Card, ...]
    grid: Grid
    start: Start
    by_seats: dict[int, BySeats]
    premier_spaces: tuple[int, ...]
    circular: tuple[int, ...]
    basic_spaces: dict[str, tuple[int, ...]]
    bonuses: Bonuses
    provenance: tuple[Provenance, ...]

    def __reduce__(self) -> tuple[object, ...]:
        from croupier.games.showdown.load import read

        return read, (self.text,)

    def room(self, id: str) -> Room:
        """The room of that id."""
        return next(room for room in self.rooms if room.id == id)
