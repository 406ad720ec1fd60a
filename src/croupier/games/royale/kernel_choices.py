"""The numbers of choices in the kernel: every event that answers a question has one, below 32."""

from __future__ import annotations

from croupier.games.lasvegas.events import Place
from croupier.games.royale.events import Pass, RoyaleEvent
from croupier.games.royale.moves import place_of
from croupier.games.royale.state import State
from croupier.games.royale.tiles import Pending, Seen
from croupier.games.royale.tiles.a1 import Guess, Hide
from croupier.games.royale.tiles.b1 import Add, Adding
from croupier.games.royale.tiles.b2 import Higher, Lower, Stop
from croupier.games.royale.tiles.d2 import Empowered, Power
from croupier.games.royale.tiles.e1 import Bar
from croupier.games.royale.tiles.e2 import Knock
from croupier.games.royale.tiles.f1 import Block
from croupier.games.royale.tiles.f2 import Relieve, Relieving, Slot
from croupier.games.royale.tiles.g1 import SPLITS, Pile, Split
from croupier.games.royale.tiles.g2 import Double, Doubling
from croupier.games.royale.tiles.h1 import Nice, Treating
from croupier.games.royale.tiles.h2 import Activate, Gilding, Gold, Use
from croupier.games.royale.tiles.move import Back, MovingDie, Turn
from croupier.games.royale.tiles.side import Decline
from croupier.games.royale.view import View

PASS = 6
_SLOTS: tuple[Slot, ...] = ("chip", "30", "move")
_DECLINES: dict[type[Pending | Seen], int] = {
    Empowered: 12,
    Relieving: 18,
    MovingDie: 24,
    Doubling: 0,
    Treating: 12,
    Gilding: 2,
}


def number_of(state: State | View, event: RoyaleEvent) -> int:
    """The number of a choice in a position, or in what a seat sees of it."""
    match event:
        case Place(value=value) | Use(value=value):
            return value - 1
        case Pass():
            return PASS
        case (
            Power(biggy=biggy, value=value) | Turn(biggy=biggy, value=value) | Nice(biggy=biggy, value=value)
        ):
            return 6 * biggy + value - 1
        case Back(casino=casino, biggy=biggy):
            return 12 + 6 * biggy + casino - 1
        case Decline():
            assert state.pending is not None
            return _DECLINES[type(state.pending)]
        case Hide(tokens=tokens) | Guess(tokens=tokens):
            return tokens - 1
        case Stop() | Higher() | Lower():
            return (Stop, Higher, Lower).index(type(event))
        case Add(faces=faces):
            assert isinstance(state.pending, Adding)
            low, high = state.pending.faces
            return [(), (low,), (high,), (low, high)].index(faces)
        case Bar(casino=casino):
            return casino
        case Knock(biggy=biggy) | Gold(biggy=biggy):
            return int(biggy)
        case Block(group=group, casino=casino):
            return 6 * (group - 1) + casino - 1
        case Relieve(casino=casino, slot=slot):
            return 6 * _SLOTS.index(slot) + casino - 1
        case Split():
            return SPLITS.index(event)
        case Pile(number=number):
            return number - 1
        case Double(small=small, biggy=biggy):
            return 8 * biggy + small
        case Activate(side=side):
            return place_of(state, side) - 1
        case _:
            raise ValueError(f"{event} is no choice")
