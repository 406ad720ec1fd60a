"""What is told about a set of components: every room as it can be turned, and what is reconstructed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class TurnedRoom:
    """One way a room can face: its rows and columns, and its doors as square and side (`a1n`)."""

    facing: Literal["n", "e", "s", "w"]
    rows: int
    columns: int
    doors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoomInfo:
    """A kind of room; `likely` names what one source alone tells, `reconstructed` what none does."""

    id: str
    colour: Literal["yellow", "blue", "green"]
    size: Literal["small", "medium", "large"]
    premier: bool
    price: int
    population: int
    revenue: int
    fame: int
    copies: int
    #: How many copies have an A back, and how many a B back.
    backs: tuple[int, int]
    corners: bool
    needs: tuple[str, ...]
    meets: tuple[str, ...]
    #: Only facings with different doors.
    facings: tuple[TurnedRoom, ...]
    likely: tuple[str, ...]
    reconstructed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EntryInfo:
    """Another entry of a set, and which of its values are likely or reconstructed."""

    entry: str
    likely: tuple[str, ...]
    reconstructed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetInfo:
    """The components a game is played with; `shipped`: those that come with the house."""

    name: str
    sha256: str
    shipped: bool
    rooms: tuple[RoomInfo, ...]
    others: tuple[EntryInfo, ...]
