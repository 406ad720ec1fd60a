"""Tables of Rolling Cubes for tests, with dice as told."""

from __future__ import annotations

from typing import Any

import croupier
from croupier.core.chance import Seeded
from croupier.core.rules import Chance
from croupier.core.table import Table
from croupier.games.rollingcubes.rules import RollingCubes


class Played:
    """A table where each throw is told; a lot falls on the first seat unless told."""

    def __init__(self, mode: str, seats: int, start: int = 0, **options: Any) -> None:
        self.rules = croupier.rules("rolling-cubes", seats, mode=mode, **options)
        self.table: Table[Any, Any, Any] = Table(self.rules, Seeded(1))
        if self.table.turn == Chance("start"):
            self.table.take(self.rules.parse(f"start {start + 1}"))

    @property
    def mode(self) -> str:
        """The game that is played now."""
        assert isinstance(self.rules, RollingCubes)
        return self.rules.mode(self.state.stage)

    @property
    def to_move(self) -> Any:
        """Who is to move."""
        return self.table.turn

    @property
    def state(self) -> Any:
        return self.table.state

    def throw(self, dice: str) -> None:
        """Takes a throw, `1 3 + x`."""
        event = self.rules.parse(f"roll {dice}")
        assert self.rules.is_legal(self.state, None, event)
        self.table.take(event)

    def do(self, seat: int, text: str) -> None:
        """Does what the seat (from 1) says."""
        self.table.do(seat - 1, text)

    def turn(self, seat: int, dice: str, text: str) -> None:
        """A throw and a decision."""
        assert self.table.turn == Chance("roll", seat - 1)
        self.throw(dice)
        self.do(seat, text)


#: A roll with many equalities: 5x8=40 is 8, 7x8-4=50+2 needs another +, 5+5=8+2 has to be 8.
ROLL = "5 5 7 7 0 2 4 8 + - x :"
FIVE_EIGHT = "equate 5x8=40"
SEVENTEEN = "equate 72:4=5x5-7+0"
