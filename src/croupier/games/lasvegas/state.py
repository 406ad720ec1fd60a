"""The state of a table of Las Vegas: a value of numbers and tuples."""

from __future__ import annotations

from typing import Final, NamedTuple

from croupier.core.rules import Seat
from croupier.games.lasvegas.events import Roll


class State(NamedTuple):
    """All there is to know; the player after the last seat is the neutral one, if it plays."""

    #: From 1; one more than the number of rounds when the game is over.
    round: int
    #: The seat that starts this round; -1 until the lot is drawn.
    start: Seat
    #: The casino that is being stocked, from 1; one past the last when all are.
    stocking: int
    #: Neutral dice left over, still to be rolled this round.
    left_over: int
    #: How many bills of each value lie in the pile in unknown order.
    pile: tuple[int, ...]
    #: The bills below them, the next one first.
    bottom: tuple[int, ...]
    #: The bills that left the game, rising.
    box: tuple[int, ...]
    #: The bills beside each casino, falling.
    bills: tuple[tuple[int, ...], ...]
    #: The bills each seat has won, falling.
    won: tuple[tuple[int, ...], ...]
    # What follows changes with every roll and placement; at the end, so that the rest is copied as one piece.
    #: The seat whose turn it is; -1 while the round is set up and after the end.
    seat: Seat
    #: Dice in each seat's hand: small ones, the Biggie, neutral ones.
    hands: tuple[tuple[int, int, int], ...]
    #: Small dice of each player on casinos 1 to 6.
    dice: tuple[tuple[int, ...], ...]
    #: Where each seat's Biggie lies: a casino, 7 for the bandit, 0 for nowhere.
    biggies: tuple[int, ...]
    #: What lies on the bandit of each value: seat (-1: nobody), small dice, big dice.
    bandit: tuple[tuple[int, int, int], ...]
    #: The roll before the seat to move; None: it has not rolled yet.
    rolled: Roll | None


#: How many fields do not change within a turn: those before `seat`.
STEADY: Final = 9
