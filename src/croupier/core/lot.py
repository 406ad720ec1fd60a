"""The lot: who begins, where that is left to chance."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.core.rules import Event, Seat


@dataclass(frozen=True, slots=True)
class Start(Event):
    """Chance: the lot falls on the seat that begins (`start 2`)."""

    seat: Seat

    def __str__(self) -> str:
        return f"start {self.seat + 1}"
