"""What a bot is: something that chooses among the legal actions of a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

from croupier.core.rules import Event, Rules, Source

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


class Bot(Protocol[S, E, V]):
    """A player made of code; it sees what its seat sees and nothing else."""

    @property
    def name(self) -> str:
        """The name in records and commands, with parameters: `montecarlo:playouts=500`."""

    def choose(self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source) -> E:
        """One of the actions; its own randomness comes from `source`, never from the table's."""


@runtime_checkable
class Prepares(Protocol):
    """A bot that needs time before its first choice."""

    def prepare(self, rules: Rules[S, E, V]) -> None:
        """Waits until it is ready."""


@runtime_checkable
class ByTheClock(Protocol):
    """A bot that may choose otherwise when it has more time."""

    @property
    def repeatable(self) -> bool:
        """Whether it chooses the same again from the same source."""
