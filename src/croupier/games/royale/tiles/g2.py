"""LVR G2 Double Down: own dice move from the casino to the tile, which pays like a casino of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.lasvegas.payout import ranking
from croupier.games.royale.box import BIGGY_WEIGHT
from croupier.games.royale.effects import Declined, DoublesCancelled
from croupier.games.royale.moves import (
    barred,
    equal_weights,
    in_kind,
    lying_at,
    own_dice,
    place_of,
    to_casino,
    with_tile,
)
from croupier.games.royale.tiles.alike import dice_fault, dice_lying, with_dice
from croupier.games.royale.tiles.side import (
    NO_DICE,
    Activation,
    Answer,
    Decline,
    Dice,
    Owed,
    Pay,
    Side,
    Stakes,
    words,
)

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: LVR G2 What the first and the second on the tile take.
DOUBLE_DOWN = (60, 30)
_SMALL = {str(dice): dice for dice in range(1, 8)}


@dataclass(frozen=True, slots=True)
class DoubleDown(Side):
    """LVR G2: each seat's dice on the tile."""

    code: ClassVar[str] = "G2"
    title: ClassVar[str] = "Double Down"
    dice: tuple[Dice, ...] = ()

    @classmethod
    def fresh(cls, seats: int) -> Self:
        """LVR G2 No dice lie on it."""
        return cls((NO_DICE,) * seats)

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR G2 May move own dice from this casino to the tile, unless it is barred."""
        if by.casino == barred(state) or not any(own_dice(state, by.seat, by.casino)):
            return state
        return state._replace(pending=Doubling(by.seat))

    def payments(self) -> Iterator[tuple[Seat, int]]:
        """LVR G2 The tile ranks like a casino: equals cancel, a Biggy counts 2; 60 and 30 from the bank."""
        yield from zip(ranking(self.weights()), DOUBLE_DOWN, strict=False)

    def told_first(self) -> Iterator[Effect]:
        """LVR G2 Who cancels whom on the tile, strongest first."""
        here = self.weights()
        for weight in equal_weights(here):
            seats = tuple(seat for seat, own in enumerate(here) if own == weight)
            yield DoublesCancelled(seats=seats, weight=weight)

    def weights(self) -> list[int]:
        """LVR G2 Each seat's weight on the tile."""
        return [small + BIGGY_WEIGHT * big for small, big in self.dice]

    def on_tile(self) -> dict[Seat, Dice]:
        """Each seat's dice."""
        return dict(enumerate(self.dice))

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """Each seat's dice."""
        return dice_lying(self.dice, names)

    def fault(self, seats: int) -> str:
        """Every seat has its place."""
        return dice_fault(self.title, self.dice, seats)


@dataclass(frozen=True, slots=True)
class DoubleStakes(Stakes):
    """LVR G2 What first and second on the tile get, and each seat's weight there now."""

    pays: tuple[Pay, ...]
    weights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Double(Answer):
    """Own dice go from the casino to the tile (`double 2`, `double biggy`, `double 2 biggy`)."""

    verb: ClassVar[str] = "double"
    small: int
    biggy: bool

    @classmethod
    def read(cls, words: Sequence[str]) -> Double:
        match words:
            case ["biggy"]:
                return cls(0, True)
            case [small]:
                return cls(_SMALL[small], False)
            case [small, "biggy"]:
                return cls(_SMALL[small], True)
            case _:
                raise ValueError(words)

    def __str__(self) -> str:
        return words("double", *([self.small] if self.small else []), *(["biggy"] if self.biggy else []))


@dataclass(frozen=True, slots=True)
class Doubling(Owed[Double | Decline]):
    """LVR G2 Which dice go to the tile?"""

    clause: ClassVar[str] = "LVR G2"
    verbs: ClassVar = (Double, Decline)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Double | Decline]:
        """LVR G2 Any number of own dice here, the Biggy included, or none."""
        small, big = own_dice(state, self.seat, place_of(state, DoubleDown.code))
        return [
            *(
                Double(dice, biggy)
                for biggy in (False, True)[: big + 1]
                for dice in range(small + 1)
                if dice or biggy
            ),
            Decline(),
        ]

    def answered(self, rules: Royale, state: State, event: Double | Decline) -> State:
        """LVR G2 They do not come back this round."""
        done = state._replace(pending=None)
        if isinstance(event, Decline):
            return done
        casino, tile = lying_at(state, DoubleDown)
        small, big = event.small, int(event.biggy)
        done = with_tile(done, casino, DoubleDown(with_dice(tile.dice, self.seat, small, big)))
        return to_casino(done, self.seat, casino, -small, -big)

    def stakes(self, rules: Royale, view: View) -> DoubleStakes:
        """LVR G2 What the tile pays, and to whom it would."""
        _, tile = lying_at(view, DoubleDown)
        return DoubleStakes(tuple([Pay(*in_kind(worth)) for worth in DOUBLE_DOWN]), tuple(tile.weights()))

    def told(self, before: State, event: Double | Decline, after: State) -> Iterator[Effect]:
        """That no dice move; those that do are seen."""
        if isinstance(event, Decline):
            yield Declined(seat=self.seat, side=DoubleDown.code)
