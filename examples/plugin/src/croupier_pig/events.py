"""The events of Pig."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.core.rules import Event


@dataclass(frozen=True, slots=True)
class Die(Event):
    """Chance: the die shows a number."""

    number: int

    def __str__(self) -> str:
        return f"die {self.number}"


@dataclass(frozen=True, slots=True)
class Choice(Event):
    """A decision: `again` or `hold`."""

    verb: str

    def __str__(self) -> str:
        return self.verb


AGAIN, HOLD = Choice("again"), Choice("hold")
PigEvent = Die | Choice
