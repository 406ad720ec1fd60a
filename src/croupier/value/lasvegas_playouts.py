"""Evaluators that play the rest of a round out in a kernel and then weigh the money.

What Las Vegas, Six and Royale have in common: a roll is valued by what it can lead to, each of it once, and
positions that are compared meet the same dice.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from croupier.core.rules import Event, Seat
from croupier.games.compiled import Cells, cells
from croupier.games.lasvegas.events import Roll
from croupier.games.lasvegas.kernel_money import Floats
from croupier.value.evaluator import Choice, Drawn, OnePly, Value, seed_of
from croupier.value.lasvegas_weights import loaded_scale, loaded_weights
from croupier.value.parts import PARTS, behind, counted, value_of

Numbers = NDArray[np.float64]

#: Version 1 weighs money as games of greedy seats showed it; version 2 less, because among experts less is
#: decided by it: halfway between the two.
FIRST: Final = 1
SCALED: Final = 2


class Rolled(Protocol):
    """A state in which a roll may lie."""

    @property
    def rolled(self) -> Roll | None:
        """The roll that is to be placed."""

    @property
    def round(self) -> int:
        """The round."""

    def _replace(self, *, rolled: Roll | None) -> Self:
        """The same with another roll, or with none."""


S = TypeVar("S", bound=Rolled)
E = TypeVar("E", bound=Event)
V = TypeVar("V")
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)


class Placements(Protocol[E_contra]):
    """What a roll that is due can lead to, in rows, each played out."""

    @property
    def parts(self) -> Numbers:
        """Shares by row, part of the playouts and seat."""

    @property
    def mean(self) -> Numbers:
        """The mean over all rolls, by part and seat, when every roll is placed at its best."""

    def row(self, event: E_contra, roll: Roll) -> int:
        """The row of a choice."""

    def best_of(self, roll: Roll) -> int:
        """The row of the best choice of a roll for the seat that rolls."""


@dataclass(frozen=True)
class RoundPlayouts(OnePly[S, E, V]):
    """An evaluator made of playouts to the end of the round; a game says how it is played out."""

    version: int = FIRST

    @property
    def name(self) -> str:
        """The game and the version."""
        return f"{self.rules.name}/{self.version}"

    @property
    def dice(self) -> str:
        """The name that playouts are seeded by: all versions meet the same dice."""
        return f"{self.rules.name}/{FIRST}"

    @abstractmethod
    def table(self, state: S, effort: int, seed: int) -> Placements[E]:
        """What the roll that is due can lead to, each with its value."""

    @abstractmethod
    def looks_on(self, state: S) -> bool:
        """Whether the roll that is due is looked at too, before it falls."""

    @abstractmethod
    def position(self, state: S) -> Sequence[int]:
        """A state in the kernel's form, with whether a round has been paid and the next not begun."""

    @abstractmethod
    def played_out(self, positions: Cells, number: int, effort: int, seed: int) -> Numbers:
        """Shares of positions in the kernel's form, by position, part of the playouts and seat."""

    def values(self, states: Sequence[S], effort: int, seed: int) -> list[Value]:
        """Playouts; with a roll, and before one that is looked at, its placements; at the end the result."""
        found = [self.finished(state) or self.placed(state, effort, seed) for state in states]
        played = [at for at, value in enumerate(found) if value is None]
        if played:
            # The same seed for all of them, from the first: they are compared with each other.
            first = self.rules.position(states[played[0]])
            parts = self.played([states[at] for at in played], effort, seed_of(self.dice, first, seed))
            for at, part in zip(played, parts, strict=True):
                found[at] = value_of(part)
        return [value for value in found if value is not None]

    def placed(self, state: S, effort: int, seed: int) -> Value | None:
        """The value by what a roll leads to, where it is looked at."""
        if state.rolled is not None:
            table = self.table(state._replace(rolled=None), effort, seed)
            return value_of(table.parts[table.best_of(state.rolled)])
        return value_of(self.table(state, effort, seed).mean) if self.looks_on(state) else None

    def rolled(self, state: S, roll: Roll, effort: int, seed: int) -> Drawn:
        """A roll: the mean of all that it can lead to, and the best of what fell."""
        table = self.table(state, effort, seed)
        return Drawn(value_of(table.mean), value_of(table.parts[table.best_of(roll)]))

    def placements(self, state: S, seat: Seat, effort: int, seed: int) -> list[Choice[E]]:
        """Every choice of a roll that is to be placed."""
        assert state.rolled is not None
        table = self.table(state._replace(rolled=None), effort, seed)
        events = self.rules.actions(state, seat)
        parts = table.parts[[table.row(one, state.rolled) for one in events]]
        best = int(parts.mean(axis=1)[:, seat].argmax())
        return [
            Choice(one, value.shares[seat], behind(parts[number], parts[best], seat), value)
            for number, one in enumerate(events)
            for value in [value_of(parts[number])]
        ]

    def played(self, states: Sequence[S], effort: int, seed: int) -> Numbers:
        """Shares by state, part of the playouts and seat."""
        positions = cells([cell for state in states for cell in self.position(state)])
        return self.played_out(positions, len(states), effort, seed)

    def by_part(self, sums: Floats, number: int, effort: int) -> Numbers:
        """What the kernel has added up, as means by position, part and seat."""
        found: Numbers = np.asarray(sums).reshape(number, PARTS, 6)[:, :, : self.rules.seats]
        return found / (counted(effort) // PARTS)

    def money(self, key: str, rounds: int) -> Floats:
        """What the money is worth, by rounds left, in this version."""
        found = loaded_weights(key, rounds)
        return found if self.version == FIRST else cast(Floats, loaded_scale(self.rules) * np.asarray(found))
