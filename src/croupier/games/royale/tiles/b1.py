"""LVR B1 Prime Time: before payout, who would take the higher bill here may add black dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.rules import Effect, Seat
from croupier.games.lasvegas.payout import ranking
from croupier.games.royale.effects import BlackAdded, Declined
from croupier.games.royale.moves import barred, lying_at, place_of, weights, with_tile
from croupier.games.royale.tiles.side import Answer, Black, BlackRoll, Owed, Side, rising, words

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State


@dataclass(frozen=True, slots=True)
class PrimeTime(Side):
    """LVR B1: who added black dice before payout, and where; they count as small ones until it is paid."""

    code: ClassVar[str] = "B1"
    title: ClassVar[str] = "Prime Time"
    activates: ClassVar[bool] = False
    seat: Seat = -1
    added: tuple[int, ...] = ()

    def fault(self, seats: int) -> str:
        """They belong to a seat."""
        return "" if self.seat in range(-1, seats) else "a token belongs to a seat"


def before_payout(state: State) -> State:
    """LVR B1 The real seat that would take the higher bill here rolls the black dice."""
    casino = place_of(state, PrimeTime.code)
    ranked = ranking(weights(state, casino)) if casino else []
    if not ranked or ranked[0] >= len(state.won):
        return state
    return state._replace(pending=PrimeRoll(ranked[0]))


@dataclass(frozen=True, slots=True)
class PrimeRoll(BlackRoll):
    """LVR B1 The black dice are rolled before payout."""

    clause: ClassVar[str] = "LVR B1"
    seat: Seat

    def answered(self, rules: Royale, state: State, event: Black) -> State:
        """LVR B1 The seat sees the dice and decides."""
        return state._replace(pending=Adding(self.seat, event.faces))


@dataclass(frozen=True, slots=True)
class Add(Answer):
    """Black dice are added to the casinos they show (`add none`, `add 3`, `add 3 5`)."""

    verb: ClassVar[str] = "add"
    faces: tuple[int, ...]

    @classmethod
    def read(cls, words: Sequence[str]) -> Add:
        if len(words) > 2:
            raise ValueError(words)
        return cls(() if list(words) == ["none"] else rising(words))

    @property
    def casinos(self) -> tuple[int, ...]:
        """Those they show."""
        return self.faces

    def __str__(self) -> str:
        return words("add", self.faces or "none")


@dataclass(frozen=True, slots=True)
class Adding(Owed[Add]):
    """LVR B1 Which of the black dice are added?"""

    clause: ClassVar[str] = "LVR B1"
    verbs: ClassVar = (Add,)
    seat: Seat
    faces: tuple[int, ...]

    def choices(self, rules: Royale, state: State) -> list[Add]:
        """LVR B1 None, one or both, each to the open casino it shows."""
        found: list[tuple[int, ...]] = [(), *((face,) for face in self.faces), self.faces]
        closed = barred(state)
        return [Add(faces) for faces in dict.fromkeys(found) if closed not in faces]

    def answered(self, rules: Royale, state: State, event: Add) -> State:
        """LVR B1 They lie there until the round is paid."""
        casino, _ = lying_at(state, PrimeTime)
        return with_tile(state._replace(pending=None), casino, PrimeTime(self.seat, event.faces))

    def told(self, before: State, event: Add, after: State) -> Iterator[Effect]:
        """Which black dice are added, if any."""
        if not event.faces:
            yield Declined(seat=self.seat, side=PrimeTime.code)
        for casino in event.faces:
            yield BlackAdded(seat=self.seat, casino=casino)

    def fault(self, seats: int) -> bool:
        """Two dice, rising."""
        return len(self.faces) != 2 or not 1 <= self.faces[0] <= self.faces[1] <= 6
