"""LVR D2 Power Play: who is strictly first here holds a token that turns a die instead of a roll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.royale.effects import Declined, PowerUsed
from croupier.games.royale.moves import is_first, open_casinos, place, with_tile
from croupier.games.royale.tiles.alike import TurnedDie, seat_fault, token_lying, token_told
from croupier.games.royale.tiles.side import Activation, Decline, Owed, Side, activate

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State


@dataclass(frozen=True, slots=True)
class PowerPlay(Side):
    """LVR D2: who holds the token."""

    code: ClassVar[str] = "D2"
    title: ClassVar[str] = "Power Play"
    holder: Seat = -1

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR D2 The active seat takes the token if its weight here exceeds everyone's."""
        first = is_first(state, by.seat, by.casino)
        return with_tile(state, by.casino, PowerPlay(by.seat)) if first else state

    def told(self, before: Self) -> Iterator[Effect]:
        """The token is taken, or goes back."""
        yield token_told(self.code, self.holder)

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """Where the token is."""
        return [token_lying(self.holder, names, say)]

    def fault(self, seats: int) -> str:
        """A seat has the token, or none."""
        return seat_fault(self.holder, seats)


def power_holder(state: State) -> Seat:
    """LVR D2 Who holds the token; -1: nobody."""
    for tile in state.tiles:
        if isinstance(tile, PowerPlay):
            return tile.holder
    return -1


def check_power(state: State) -> State:
    """LVR D2 A holder who is no longer strictly first loses the token to the tile at once."""
    for casino, tile in enumerate(state.tiles, 1):
        if isinstance(tile, PowerPlay):
            if tile.holder < 0 or is_first(state, tile.holder, casino):
                return state
            return with_tile(state, casino, PowerPlay())
    return state


@dataclass(frozen=True, slots=True)
class Power(TurnedDie):
    """A die in hand is turned and placed by the token (`power biggy 6`)."""

    verb: ClassVar[str] = "power"


@dataclass(frozen=True, slots=True)
class Empowered(Owed[Power | Decline]):
    """LVR §3.1 The holder of the token: use it, or roll?"""

    clause: ClassVar[str] = "LVR D2"
    verbs: ClassVar = (Power, Decline)
    seat: Seat

    def choices(self, rules: Royale, state: State) -> list[Power | Decline]:
        """LVR D2 One die in hand, turned to any open value."""
        small, big = state.hands[self.seat]
        return [
            *(
                Power(biggy, value)
                for biggy in (False, True)
                if (big if biggy else small)
                for value in open_casinos(state)
            ),
            Decline(),
        ]

    def answered(self, rules: Royale, state: State, event: Power | Decline) -> State:
        """LVR D2 The die is placed and activates a tile; the token is not spent."""
        done = state._replace(pending=None)
        if isinstance(event, Decline):
            return done
        dice = (int(not event.biggy), int(event.biggy))
        placed = check_power(place(done, self.seat, event.value, *dice))
        return activate(rules, placed, Activation(self.seat, event.value, dice))

    def told(self, before: State, event: Power | Decline, after: State) -> Iterator[Effect]:
        """Whether the token is used."""
        declined = isinstance(event, Decline)
        yield Declined(seat=self.seat, side=PowerPlay.code) if declined else PowerUsed(seat=self.seat)
