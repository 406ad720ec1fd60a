"""LVR F1 Block It!: groups of grey dice come onto casinos as one imaginary player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.royale.effects import GreyPlaced
from croupier.games.royale.moves import GREY_PLAYER, lying_at, open_casinos, to_casino, with_tile
from croupier.games.royale.tiles.side import FACES, Activation, Answer, Owed, Side

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State


@dataclass(frozen=True, slots=True)
class BlockIt(Side):
    """LVR F1: the groups of grey dice left, by their size, rising."""

    code: ClassVar[str] = "F1"
    title: ClassVar[str] = "Block It!"
    groups: tuple[int, ...] = (1, 1, 2, 2, 3)

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR F1 Compulsory while a group is left."""
        return state._replace(pending=Blocking(by.seat)) if self.groups else state

    def grey_dice(self) -> int:
        """LVR §1.5 Those of the groups left."""
        return sum(self.groups)

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """The groups left."""
        groups = " ".join(map(str, self.groups)) or "-"
        return [(say("board-groups", [("groups", groups)]), "")]


@dataclass(frozen=True, slots=True)
class Block(Answer):
    """A group of grey dice goes to a casino (`block 3 5`: three dice, casino 5)."""

    verb: ClassVar[str] = "block"
    group: int
    casino: int

    @classmethod
    def read(cls, words: Sequence[str]) -> Block:
        group, casino = words
        return cls({"1": 1, "2": 2, "3": 3}[group], FACES[casino])

    @property
    def casinos(self) -> tuple[int, ...]:
        """Where the dice go."""
        return (self.casino,)

    def __str__(self) -> str:
        return f"block {self.group} {self.casino}"


@dataclass(frozen=True, slots=True)
class Blocking(Owed[Block]):
    """LVR F1 Which group of grey dice goes where?"""

    clause: ClassVar[str] = "LVR F1"
    verbs: ClassVar = (Block,)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Block]:
        """LVR F1 One whole group to one open casino, this one included."""
        _, tile = lying_at(state, BlockIt)
        groups = dict.fromkeys(tile.groups)
        return [Block(group, casino) for group in groups for casino in open_casinos(state)]

    def answered(self, rules: Royale, state: State, event: Block) -> State:
        """LVR F1 The grey dice lie there as one imaginary player."""
        casino, tile = lying_at(state, BlockIt)
        groups = list(tile.groups)
        groups.remove(event.group)
        done = with_tile(state._replace(pending=None), casino, BlockIt(tuple(groups)))
        return to_casino(done, GREY_PLAYER, event.casino, event.group)

    def told(self, before: State, event: Block, after: State) -> Iterator[Effect]:
        """Which group goes where."""
        yield GreyPlaced(seat=self.seat, casino=event.casino, dice=event.group)
