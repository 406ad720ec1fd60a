"""LVR A2 Jackpot: the black dice win what the marker shows, or move it on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.chance import rolls
from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.royale.effects import JackpotEnded
from croupier.games.royale.moves import in_kind, lying_at, reward, with_tile
from croupier.games.royale.tiles.side import Activation, Black, BlackRoll, Odds, Pay, Side, Stakes

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: LVR A2 Where the marker begins, what it moves by, and where it stops.
FIRST, STEP, LAST = 30, 10, 80


@dataclass(frozen=True, slots=True)
class Jackpot(Side):
    """LVR A2."""

    code: ClassVar[str] = "A2"
    title: ClassVar[str] = "Jackpot"
    marker: int = FIRST

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR A2 The active seat rolls the black dice."""
        return state._replace(pending=JackpotRoll(by.seat))

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """What the marker shows."""
        return [(f"{self.marker}", "money")]


@dataclass(frozen=True, slots=True)
class JackpotStakes(Stakes):
    """LVR A2 What the marker pays, how likely that is, and where the marker goes otherwise."""

    pay: Pay
    odds: Odds
    otherwise: int


@dataclass(frozen=True, slots=True)
class JackpotRoll(BlackRoll):
    """LVR A2 The black dice decide."""

    clause: ClassVar[str] = "LVR A2"
    seat: Seat

    def answered(self, rules: Royale, state: State, event: Black) -> State:
        """LVR A2 Sum 7 or a double wins the marker's amount; otherwise the marker moves up."""
        casino, tile = lying_at(state, Jackpot)
        done = state._replace(pending=None)
        if _wins(event.faces):
            return with_tile(reward(done, self.seat, tile.marker), casino, Jackpot(FIRST))
        return with_tile(done, casino, Jackpot(_next(tile.marker)))

    def told(self, before: State, event: Black, after: State) -> Iterator[Effect]:
        """Whether the jackpot is won, and what it comes to now."""
        _, tile = lying_at(after, Jackpot)
        yield JackpotEnded(seat=self.seat, won=_wins(event.faces), marker=tile.marker)

    def stakes(self, rules: Royale, view: View) -> JackpotStakes:
        """LVR A2 The marker's amount, and the throws that bring it."""
        _, tile = lying_at(view, Jackpot)
        right = sum(times for faces, times in rolls(2) if _wins(faces))
        return JackpotStakes(Pay(*in_kind(tile.marker)), Odds(right, 36), _next(tile.marker))


def _wins(faces: Sequence[int]) -> bool:
    """LVR A2 Sum 7 or a double."""
    return sum(faces) == 7 or faces[0] == faces[1]


def _next(marker: int) -> int:
    """LVR A2 Where the marker goes when nobody wins."""
    return min(marker + STEP, LAST)
