"""LVR H2 My Choice: the black dice give two values, and the active seat uses one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from croupier.core.game import Say
from croupier.core.lines import clipped
from croupier.core.rules import Effect, Seat, Span
from croupier.games.lasvegas.board import style
from croupier.games.royale.effects import Declined, DieGilded, TileActivated, ValueUsed
from croupier.games.royale.moves import in_kind, lying_at, place_of, reward, to_hand, with_tile
from croupier.games.royale.tiles.alike import seat_fault
from croupier.games.royale.tiles.move import ask_to_move, can_move
from croupier.games.royale.tiles.side import (
    FACES,
    KINDS,
    Activation,
    Answer,
    Black,
    BlackRoll,
    Decline,
    Dice,
    Owed,
    Pay,
    Side,
    Stakes,
    activate,
    kind,
)

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: LVR H2 What the values 1 to 3 pay, and the gold space.
PLAIN = {1: 10, 2: 20, 3: 30}
GOLD = 60
_CODES = {letter + number for letter in "ABCDEFGH" for number in "12"}


@dataclass(frozen=True, slots=True)
class MyChoice(Side):
    """LVR H2: the seat whose die lies on the gold space, and whether it is a Biggy."""

    code: ClassVar[str] = "H2"
    title: ClassVar[str] = "My Choice"
    gold: Seat = -1
    biggy: int = 0

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR H2 The active seat rolls the black dice."""
        return state._replace(pending=ChoiceRoll(by.seat))

    def payments(self) -> Iterator[tuple[Seat, int]]:
        """LVR H2 The gold space pays."""
        if self.gold >= 0:
            yield self.gold, GOLD

    def on_tile(self) -> dict[Seat, Dice]:
        """The die on the gold space."""
        return {self.gold: (1 - self.biggy, self.biggy)} if self.gold >= 0 else {}

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """Whose die lies on the gold space."""
        if self.gold < 0:
            return []
        return [(say("board-gold", [("name", clipped(names[self.gold], 24))]), style(self.gold))]

    def fault(self, seats: int) -> str:
        """The die belongs to a seat."""
        return seat_fault(self.gold, seats)


@dataclass(frozen=True, slots=True)
class ChoiceStakes(Stakes):
    """LVR H2 What the values 1 to 3 pay, and the gold space of 6; whether 4, 5 and 6 would do something."""

    pays: tuple[Pay, ...]
    gold: Pay
    tiles: bool
    moves: bool
    gilds: bool


@dataclass(frozen=True, slots=True)
class ChoiceRoll(BlackRoll):
    """LVR H2 The black dice give two values."""

    clause: ClassVar[str] = "LVR H2"
    seat: Seat

    def stakes(self, rules: Royale, view: View) -> ChoiceStakes:
        """LVR H2 What each value would do."""
        return _stakes(view, self.seat)

    def answered(self, rules: Royale, state: State, event: Black) -> State:
        """LVR H2 It uses one of the two values."""
        return state._replace(pending=Choosing(self.seat, event.faces))


@dataclass(frozen=True, slots=True)
class Use(Answer):
    """One of the two black values is used (`use 4`)."""

    verb: ClassVar[str] = "use"
    value: int

    @classmethod
    def read(cls, words: Sequence[str]) -> Use:
        (value,) = words
        return cls(FACES[value])

    def __str__(self) -> str:
        return f"use {self.value}"


@dataclass(frozen=True, slots=True)
class Choosing(Owed[Use]):
    """LVR H2 Which of the two values is used?"""

    clause: ClassVar[str] = "LVR H2"
    verbs: ClassVar = (Use,)
    seat: Seat
    faces: tuple[int, ...]

    def choices(self, rules: Royale, state: State) -> list[Use]:
        """LVR H2 Either value, even one that does nothing."""
        return [Use(face) for face in dict.fromkeys(self.faces)]

    def answered(self, rules: Royale, state: State, event: Use) -> State:
        """LVR H2 1 to 3 pay; 4 activates; 5 moves a die; 6 asks for one for the gold space."""
        done = state._replace(pending=None)
        match event.value:
            case 4:
                owed = Activating(self.seat)
                return done._replace(pending=owed) if owed.choices(rules, state) else done
            case 5:
                return ask_to_move(rules, done, self.seat)
            case 6:
                return done._replace(pending=Gilding(self.seat)) if any(state.hands[self.seat]) else done
            case value:
                return reward(done, self.seat, PLAIN[value])

    def stakes(self, rules: Royale, view: View) -> ChoiceStakes:
        """LVR H2 What each value would do."""
        return _stakes(view, self.seat)

    def told(self, before: State, event: Use, after: State) -> Iterator[Effect]:
        """Which value is used, and whether it does something."""
        idle = after == before._replace(pending=None)
        yield ValueUsed(seat=self.seat, value=event.value, idle=idle)

    def fault(self, seats: int) -> bool:
        """Two dice, rising."""
        return len(self.faces) != 2 or not 1 <= self.faces[0] <= self.faces[1] <= 6


@dataclass(frozen=True, slots=True)
class Activate(Answer):
    """My Choice activates another tile (`activate C1`)."""

    verb: ClassVar[str] = "activate"
    side: str

    @classmethod
    def read(cls, words: Sequence[str]) -> Activate:
        (side,) = words
        if side not in _CODES:
            raise ValueError(words)
        return cls(side)

    def __str__(self) -> str:
        return f"activate {self.side}"


@dataclass(frozen=True, slots=True)
class Activating(Owed[Activate]):
    """LVR H2 (4) Which other tile is activated?"""

    clause: ClassVar[str] = "LVR H2"
    verbs: ClassVar = (Activate,)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Activate]:
        """LVR H2 (4) Every other tile in play, in the order of the casinos."""
        return [Activate(side) for side in _others(state)]

    def answered(self, rules: Royale, state: State, event: Activate) -> State:
        """LVR H2 (4) As if a die had been placed there."""
        by = Activation(self.seat, place_of(state, event.side))
        return activate(rules, state._replace(pending=None), by)

    def told(self, before: State, event: Activate, after: State) -> Iterator[Effect]:
        """Which tile is activated, and whether it does something."""
        idle = after == before._replace(pending=None)
        yield TileActivated(seat=self.seat, side=event.side, idle=idle)


@dataclass(frozen=True, slots=True)
class GoldStakes(Stakes):
    """LVR H2 (6) What the gold space pays at the end of the round."""

    pay: Pay


@dataclass(frozen=True, slots=True)
class Gold(Answer):
    """A die goes from hand to the gold space (`gold small`)."""

    verb: ClassVar[str] = "gold"
    biggy: bool

    @classmethod
    def read(cls, words: Sequence[str]) -> Gold:
        (die,) = words
        return cls(KINDS[die])

    def __str__(self) -> str:
        return f"gold {kind(self.biggy)}"


@dataclass(frozen=True, slots=True)
class Gilding(Owed[Gold | Decline]):
    """LVR H2 (6) Which die goes to the gold space?"""

    clause: ClassVar[str] = "LVR H2"
    verbs: ClassVar = (Gold, Decline)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Gold | Decline]:
        """LVR H2 (6) One die from hand."""
        small, big = state.hands[self.seat]
        found: list[Gold | Decline] = [Gold(biggy) for biggy in (False, True) if (big if biggy else small)]
        return found if rules.edition.must_move else [*found, Decline()]

    def answered(self, rules: Royale, state: State, event: Gold | Decline) -> State:
        """LVR H2 (6) The die lies on the gold space; the earlier one returns to its owner's hand."""
        done = state._replace(pending=None)
        if isinstance(event, Decline):
            return done
        casino, tile = lying_at(state, MyChoice)
        if tile.gold >= 0:
            done = to_hand(done, tile.gold, 1 - tile.biggy, tile.biggy)
        done = to_hand(done, self.seat, -int(not event.biggy), -int(event.biggy))
        return with_tile(done, casino, replace(tile, gold=self.seat, biggy=int(event.biggy)))

    def stakes(self, rules: Royale, view: View) -> GoldStakes:
        """LVR H2 (6) What the gold space pays."""
        return GoldStakes(Pay(*in_kind(GOLD)))

    def told(self, before: State, event: Gold | Decline, after: State) -> Iterator[Effect]:
        """Whether a die goes to the gold space."""
        if isinstance(event, Decline):
            yield Declined(seat=self.seat, side=MyChoice.code)
        else:
            yield DieGilded(seat=self.seat, big=event.biggy)


def _others(table: State | View) -> list[str]:
    """LVR H2 (4) The other sides in play, in the order of the casinos."""
    return [tile.code for tile in table.tiles if tile is not None and tile.code != MyChoice.code]


def _stakes(view: View, seat: Seat) -> ChoiceStakes:
    return ChoiceStakes(
        pays=tuple([Pay(*in_kind(worth)) for worth in PLAIN.values()]),
        gold=Pay(*in_kind(GOLD)),
        tiles=bool(_others(view)),
        moves=can_move(view, seat),
        gilds=any(view.hands[seat]),
    )
