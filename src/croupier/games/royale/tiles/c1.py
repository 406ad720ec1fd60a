"""LVR C1 High Five: the first seat with weight 5 here has a token that pays at the end of the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.royale.moves import weights, with_tile
from croupier.games.royale.tiles.alike import seat_fault, token_lying, token_told
from croupier.games.royale.tiles.side import Activation, Side

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State

#: LVR C1 The weight that takes the token, and what it pays.
FIVE, HIGH_FIVE = 5, 100


@dataclass(frozen=True, slots=True)
class HighFive(Side):
    """LVR C1: who has the token."""

    code: ClassVar[str] = "C1"
    title: ClassVar[str] = "High Five"
    holder: Seat = -1

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR C1 With weight 5 or more here the active seat takes the token, if it is still on the tile."""
        if self.holder >= 0 or weights(state, by.casino)[by.seat] < FIVE:
            return state
        return with_tile(state, by.casino, HighFive(by.seat))

    def payments(self) -> Iterator[tuple[Seat, int]]:
        """LVR C1 The token pays its holder."""
        if self.holder >= 0:
            yield self.holder, HIGH_FIVE

    def told(self, before: Self) -> Iterator[Effect]:
        """The token is taken."""
        yield token_told(self.code, self.holder)

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """Where the token is."""
        return [token_lying(self.holder, names, say)]

    def fault(self, seats: int) -> str:
        """A seat has the token, or none."""
        return seat_fault(self.holder, seats)
