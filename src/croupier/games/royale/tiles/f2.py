"""LVR F2 Handicap: a grey die on every casino; who takes one from there takes a reward with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, get_args

from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.royale.box import GREY
from croupier.games.royale.effects import Declined, GreyTaken
from croupier.games.royale.moves import (
    GREY_PLAYER,
    grey_dice,
    in_kind,
    lying_at,
    open_casinos,
    reward,
    to_casino,
    with_tile,
)
from croupier.games.royale.tiles.move import ask_to_move
from croupier.games.royale.tiles.side import FACES, Activation, Answer, Decline, Owed, Pay, Side, Stakes

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: LVR F2 Grey dice on casinos 1 to 6 at set-up.
HANDICAPS = (1, 1, 1, 2, 2, 2)
#: The rewards, as they are written.
Slot: TypeAlias = Literal["chip", "30", "move"]
SLOTS: dict[str, Slot] = {slot: slot for slot in get_args(Slot)}
REWARDS: dict[Slot, int] = {"chip": 10, "30": 30, "move": 0}


@dataclass(frozen=True, slots=True)
class Handicap(Side):
    """LVR F2: the free slots of each reward."""

    code: ClassVar[str] = "F2"
    title: ClassVar[str] = "Handicap"
    chip: int = 2
    bill: int = 3
    move: int = 4

    def set_up(self, state: State) -> State:
        """LVR F2 One grey die each on casinos 1 to 3, two each on 4 to 6."""
        for casino, dice in enumerate(HANDICAPS, 1):
            state = to_casino(state, GREY_PLAYER, casino, dice)
        return state

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR F2 May take a grey die from an open casino, if one lies there."""
        if any(grey_dice(state, casino) for casino in open_casinos(state)):
            return state._replace(pending=Relieving(by.seat))
        return state

    def grey_dice(self) -> int:
        """LVR §1.5 Those in slots that are no longer free."""
        return GREY - self.chip - self.bill - self.move

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """The free slots."""
        free = [(field.name, getattr(self, field.name)) for field in fields(self)]
        return [(say("board-free-slots", free), "")]


@dataclass(frozen=True, slots=True)
class HandicapStakes(Stakes):
    """LVR F2 What the slots that pay are worth; the others let a die be moved."""

    chip: Pay
    bill: Pay


@dataclass(frozen=True, slots=True)
class Relieve(Answer):
    """A grey die leaves a casino for a slot (`handicap 4 chip`)."""

    verb: ClassVar[str] = "handicap"
    casino: int
    slot: Slot

    @classmethod
    def read(cls, words: Sequence[str]) -> Relieve:
        casino, slot = words
        return cls(FACES[casino], SLOTS[slot])

    @property
    def casinos(self) -> tuple[int, ...]:
        """Where the die comes from."""
        return (self.casino,)

    def __str__(self) -> str:
        return f"handicap {self.casino} {self.slot}"


@dataclass(frozen=True, slots=True)
class Relieving(Owed[Relieve | Decline]):
    """LVR F2 Which grey die is taken, for which reward?"""

    clause: ClassVar[str] = "LVR F2"
    verbs: ClassVar = (Relieve, Decline)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Relieve | Decline]:
        """LVR F2 Any grey die of an open casino to any kind of free slot, or none."""
        _, tile = lying_at(state, Handicap)
        free = zip(SLOTS.values(), (tile.chip, tile.bill, tile.move), strict=True)
        slots = [slot for slot, left in free if left]
        casinos = [casino for casino in open_casinos(state) if grey_dice(state, casino)]
        return [*(Relieve(casino, slot) for casino in casinos for slot in slots), Decline()]

    def stakes(self, rules: Royale, view: View) -> HandicapStakes:
        """LVR F2 What the slots pay."""
        return HandicapStakes(Pay(*in_kind(REWARDS["chip"])), Pay(*in_kind(REWARDS["30"])))

    def told(self, before: State, event: Relieve | Decline, after: State) -> Iterator[Effect]:
        """Which grey die is taken, and what for."""
        if isinstance(event, Decline):
            yield Declined(seat=self.seat, side=Handicap.code)
        else:
            money, chips = in_kind(REWARDS[event.slot])
            yield GreyTaken(seat=self.seat, casino=event.casino, money=money, chips=chips)

    def answered(self, rules: Royale, state: State, event: Relieve | Decline) -> State:
        """LVR F2 The grey die goes to the slot and the seat takes its reward."""
        done = state._replace(pending=None)
        if isinstance(event, Decline):
            return done
        casino, tile = lying_at(state, Handicap)
        done = to_casino(done, GREY_PLAYER, event.casino, -1)
        match event.slot:
            case "chip":
                left = replace(tile, chip=tile.chip - 1)
            case "30":
                left = replace(tile, bill=tile.bill - 1)
            case "move":
                taken = with_tile(done, casino, replace(tile, move=tile.move - 1))
                return ask_to_move(rules, taken, self.seat)
        return reward(with_tile(done, casino, left), self.seat, REWARDS[event.slot])
