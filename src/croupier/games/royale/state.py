"""The state of a table of Las Vegas Royale: a value of numbers, tuples and small records."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.rules import Seat
from croupier.games.lasvegas.events import Roll
from croupier.games.royale.tiles import Pending, Tile
from croupier.games.royale.tiles.side import Dice


class State(NamedTuple):
    """All there is to know. Players are the seats, then the neutral one if it plays, then the grey one."""

    #: From 1; one more than the number of rounds when the game is over.
    round: int
    #: The seat that starts this round; -1 until the lot is drawn.
    start: Seat
    #: How many bills of each value lie in the pile in unknown order.
    pile: tuple[int, ...]
    #: The bills below them, the next one first.
    bottom: tuple[int, ...]
    #: What the bank holds; below 0 when it paid more than that.
    bank: int
    #: The pairs of bills, higher one first: as drawn, then from casino 1 to 6; none after payout.
    bills: tuple[tuple[int, int], ...]
    #: The bills before each seat, falling.
    won: tuple[tuple[int, ...], ...]
    #: The sides that earlier rounds used, if they stay out.
    used: tuple[str, ...]
    chips: tuple[int, ...]
    #: The seat whose turn it is; -1 while the round is set up and after the end.
    seat: Seat
    #: Dice in the hand of each seat, then those of the neutral player before they are rolled.
    hands: tuple[Dice, ...]
    #: Small dice of each player on casinos 1 to 6.
    dice: tuple[tuple[int, ...], ...]
    #: The casino where the Biggy of each hand lies, 0 for none.
    biggies: tuple[int, ...]
    #: The tile at each casino.
    tiles: tuple[Tile | None, ...]
    #: The roll before the seat to move; None: it has not rolled, or has placed.
    rolled: Roll | None
    #: What is owed first.
    pending: Pending | None
