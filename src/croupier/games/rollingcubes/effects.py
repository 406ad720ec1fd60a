"""What the events do, for people to watch."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.core.rules import Effect, Seat
from croupier.games.rollingcubes.options import Mode


@dataclass(frozen=True, slots=True, kw_only=True)
class RcStarted(Effect):
    """RC §4.1 The lot fell on a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RcThrown(Effect):
    """A seat threw dice."""

    seat: Seat
    dice: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RcEquated(Effect):
    """A seat made an equality, in the solitaire for a row."""

    seat: Seat
    equation: str
    points: int
    row: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RcDeclined(Effect):
    """A seat made none."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RcAnswered(Effect):
    """RC §5.1 A seat has an answer, which stays secret."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RcBonus(Effect):
    """RC §4.2 The best of the turn get a bonus."""

    seats: tuple[Seat, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RcPlayOn(Effect):
    """RC §4.3 Equal seats at the top play another turn."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RcLastDie(Effect):
    """RC §6.2 The seat that placed the last dice gets a point."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RcRethrown(Effect):
    """RC §8.2 A seat takes dice back into the cup."""

    seat: Seat
    dice: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RcStruck(Effect):
    """RC §8.2 A row is filled with 0."""

    seat: Seat
    row: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RcGameWon(Effect):
    """RC §7.1 A game of the tournament is over, with what it gives each seat."""

    seat: Seat
    mode: Mode
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RcTieBroken(Effect):
    """RC §7.2 A seat is ranked above others with as many points, because it won the second game."""

    seat: Seat
    seats: tuple[Seat, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RcGameEnded(Effect):
    """The game is over."""

    ranks: tuple[int, ...]
    score: tuple[int, ...]
