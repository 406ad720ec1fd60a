"""LVR E1 No Entry!: a bar closes another casino, and its track pays for every step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.royale.effects import BarMoved, BarStayed
from croupier.games.royale.moves import CASINOS, in_kind, lying_at, reward, with_tile
from croupier.games.royale.rulings import BAR_TRACK
from croupier.games.royale.tiles.side import FACES, Activation, Answer, Owed, Pay, Side, Stakes

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View


@dataclass(frozen=True, slots=True)
class NoEntry(Side):
    """LVR E1: the casino with the bar (0: none yet) and the marker's space on the track."""

    code: ClassVar[str] = "E1"
    title: ClassVar[str] = "No Entry!"
    barred: int = 0
    space: int = 0

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR E1 The active seat puts the bar somewhere, or lets it stay."""
        return state._replace(pending=Barring(by.seat))

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """Where the token is, and the marker."""
        return [(say("board-no-entry", [("casino", self.barred), ("space", self.space)]), "")]

    def fault(self, seats: int) -> str:
        """The bar lies on a casino and the marker on its track."""
        possible = 0 <= self.barred <= 6 and 0 <= self.space < len(BAR_TRACK)
        return "" if possible else "the bar lies on a casino and the marker on its track"


@dataclass(frozen=True, slots=True)
class BarStakes(Stakes):
    """LVR E1 What the spaces of the track pay, and where the marker stands."""

    track: tuple[Pay, ...]
    space: int


@dataclass(frozen=True, slots=True)
class Bar(Answer):
    """The bar goes to a casino, 0: it stays (`bar 4`, `bar stay`)."""

    verb: ClassVar[str] = "bar"
    casino: int

    @classmethod
    def read(cls, words: Sequence[str]) -> Bar:
        (casino,) = words
        return cls(0 if casino == "stay" else FACES[casino])

    def __str__(self) -> str:
        return f"bar {self.casino or 'stay'}"


@dataclass(frozen=True, slots=True)
class Barring(Owed[Bar]):
    """LVR E1 Where does the bar go?"""

    clause: ClassVar[str] = "LVR E1"
    verbs: ClassVar = (Bar,)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Bar]:
        """LVR E1 Any casino but this one; later it may also stay, or go to a different one."""
        home, tile = lying_at(state, NoEntry)
        places = [casino for casino in CASINOS if casino not in (home, tile.barred)]
        return [Bar(casino) for casino in ([0] if tile.barred else []) + places]

    def answered(self, rules: Royale, state: State, event: Bar) -> State:
        """LVR E1 A placing or moving steps one on and pays that space; staying does neither."""
        done = state._replace(pending=None)
        if event.casino == 0:
            return done
        home, tile = lying_at(state, NoEntry)
        space = (tile.space + 1) % len(BAR_TRACK)
        return reward(with_tile(done, home, NoEntry(event.casino, space)), self.seat, BAR_TRACK[space])

    def stakes(self, rules: Royale, view: View) -> BarStakes:
        """LVR E1 The track: a step further pays."""
        _, tile = lying_at(view, NoEntry)
        return BarStakes(tuple([Pay(*in_kind(worth)) for worth in BAR_TRACK]), tile.space)

    def told(self, before: State, event: Bar, after: State) -> Iterator[Effect]:
        """Where the token lies now."""
        _, tile = lying_at(before, NoEntry)
        if event.casino:
            yield BarMoved(seat=self.seat, casino=event.casino)
        else:
            yield BarStayed(seat=self.seat, casino=tile.barred)
