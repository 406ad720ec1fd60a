"""What the events of Pig do, for people to watch."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.core.rules import Effect, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PigRolled(Effect):
    """A seat has rolled, and has so many points in this turn."""

    seat: Seat
    die: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PigLost(Effect):
    """A 1 takes the points of the turn."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PigHeld(Effect):
    """A seat keeps the points of its turn."""

    seat: Seat
    points: int
    total: int
