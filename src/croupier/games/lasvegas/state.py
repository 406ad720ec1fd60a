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

    # The changes of every turn; put together as tuples, which takes a third of what `_replace` takes.

    def with_roll(self, roll: Roll) -> State:
        """The state with a roll before the seat to move."""
        rolled = (roll,)
        return tuple.__new__(State, self[:-1] + rolled)

    def with_turn(
        self,
        seat: Seat,
        hands: tuple[tuple[int, int, int], ...],
        dice: tuple[tuple[int, ...], ...],
        biggies: tuple[int, ...],
        bandit: tuple[tuple[int, int, int], ...],
    ) -> State:
        """The state when the roll has been placed and another seat is to move."""
        turn = (seat, hands, dice, biggies, bandit, None)
        return tuple.__new__(State, self[:STEADY] + turn)

    def with_bill(
        self,
        stocking: int,
        pile: tuple[int, ...],
        bottom: tuple[int, ...],
        bills: tuple[tuple[int, ...], ...],
        seat: Seat,
    ) -> State:
        """The state when a bill has been turned up."""
        # What comes after the round and its start seat.
        stocked = (stocking, self.left_over, pile, bottom, self.box, bills, self.won, seat)
        return tuple.__new__(State, self[:2] + stocked + self[STEADY + 1 :])


#: How many fields do not change within a turn: those before `seat`.
STEADY: Final = 9
