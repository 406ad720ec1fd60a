"""LVR E2 Knockout?: opponents put dice into the bar, the active seat takes its own back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from croupier.core.game import Say
from croupier.core.rules import Seat, Span
from croupier.games.royale.moves import lying_at, to_hand, with_tile
from croupier.games.royale.tiles.alike import dice_fault, dice_lying, with_dice
from croupier.games.royale.tiles.side import KINDS, NO_DICE, Activation, Answer, Dice, Owed, Side, kind

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State

#: LVR E2 With this many dice in the bar a seat puts no more there.
FULL = 2


@dataclass(frozen=True, slots=True)
class Knockout(Side):
    """LVR E2: each seat's dice in the bar."""

    code: ClassVar[str] = "E2"
    title: ClassVar[str] = "Knockout?"
    bar: tuple[Dice, ...] = ()

    @classmethod
    def fresh(cls, seats: int) -> Self:
        """LVR E2 The bar is empty."""
        return cls((NO_DICE,) * seats)

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR E2 Each opponent with a die in hand and fewer than two in the bar is asked, clockwise."""
        clockwise = [(by.seat + step) % rules.seats for step in range(1, rules.seats)]
        asked = [other for other in clockwise if any(state.hands[other]) and sum(self.bar[other]) < FULL]
        return _ask(state, by.seat, tuple(asked))

    def on_tile(self) -> dict[Seat, Dice]:
        """Each seat's dice in the bar."""
        return dict(enumerate(self.bar))

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """The dice in the bar."""
        return dice_lying(self.bar, names)

    def fault(self, seats: int) -> str:
        """Every seat has its place."""
        return dice_fault(self.title, self.bar, seats)


@dataclass(frozen=True, slots=True)
class Knock(Answer):
    """A die goes from hand to the bar (`knock small`)."""

    verb: ClassVar[str] = "knock"
    biggy: bool

    @classmethod
    def read(cls, words: Sequence[str]) -> Knock:
        (die,) = words
        return cls(KINDS[die])

    def __str__(self) -> str:
        return f"knock {kind(self.biggy)}"


@dataclass(frozen=True, slots=True)
class Knocking(Owed[Knock]):
    """LVR E2 Which die goes to the bar? `after` are the seats to be asked next."""

    clause: ClassVar[str] = "LVR E2"
    verbs: ClassVar = (Knock,)
    seat: Seat
    active: Seat
    after: tuple[Seat, ...]

    def choices(self, rules: Royale, state: State) -> list[Knock]:
        """LVR E2 A small die or the Biggy, whichever is in hand."""
        small, big = state.hands[self.seat]
        return [Knock(biggy) for biggy in (False, True) if (big if biggy else small)]

    def answered(self, rules: Royale, state: State, event: Knock) -> State:
        """LVR E2 The die goes from hand to the bar; then the next opponent."""
        small, big = int(not event.biggy), int(event.biggy)
        return _ask(_into_bar(state, self.seat, small, big), self.active, self.after)

    def fault(self, seats: int) -> bool:
        """Seats of the table are asked."""
        return not {self.active, *self.after} <= set(range(seats))


def _ask(state: State, active: Seat, seats: tuple[Seat, ...]) -> State:
    """LVR E2 The next opponent is asked; after the last the active seat takes its own dice back."""
    if seats:
        return state._replace(pending=Knocking(seats[0], active, seats[1:]))
    _, tile = lying_at(state, Knockout)
    small, big = tile.bar[active]
    return _into_bar(state, active, -small, -big)._replace(pending=None)


def _into_bar(state: State, seat: Seat, small: int, big: int) -> State:
    """LVR E2 Dice go from a hand to the bar, or back with negative numbers."""
    casino, tile = lying_at(state, Knockout)
    moved = to_hand(state, seat, -small, -big)
    return with_tile(moved, casino, Knockout(with_dice(tile.bar, seat, small, big)))
