"""Tile A: Lucky Punch and Jackpot."""

from __future__ import annotations

from croupier.core.rules import Seat
from croupier.games.royale.events import Answer, Black, Guess, Hide
from croupier.games.royale.moves import place_of, reward, with_tile
from croupier.games.royale.pending import Guessing, Hiding, JackpotRoll
from croupier.games.royale.state import State
from croupier.games.royale.tokens import Jackpot

#: LVR A1 What a wrong guess pays for 1, 2 and 3 hidden tokens.
PUNCH = {1: 20, 2: 30, 3: 40}
#: LVR A2 Where the marker begins, what it moves by, and where it stops.
FIRST, STEP, LAST = 30, 10, 80

HIDES: list[Answer] = [Hide(tokens) for tokens in PUNCH]
GUESSES: list[Answer] = [Guess(tokens) for tokens in PUNCH]


def activate_lucky_punch(state: State, seat: Seat) -> State:
    """LVR A1 The active seat hides tokens."""
    return state._replace(pending=Hiding(seat))


def hide(state: State, owed: Hiding, event: Hide) -> State:
    """LVR A1 The left neighbour guesses."""
    left = (owed.seat + 1) % len(state.won)
    return state._replace(pending=Guessing(left, owed.seat, event.tokens))


def guess(state: State, owed: Guessing, event: Guess) -> State:
    """LVR A1 A wrong guess pays the hider, a right one nobody."""
    after = state._replace(pending=None)
    if event.tokens == owed.hidden:
        return after
    return reward(after, owed.hider, PUNCH[owed.hidden])


def activate_jackpot(state: State, seat: Seat) -> State:
    """LVR A2 The active seat rolls the black dice."""
    return state._replace(pending=JackpotRoll(seat))


def jackpot(state: State, owed: JackpotRoll, black: Black) -> State:
    """LVR A2 Sum 7 or a double wins the marker's amount; otherwise the marker moves up."""
    casino = place_of(state, Jackpot.code)
    tile = state.tiles[casino - 1]
    assert isinstance(tile, Jackpot)
    after = state._replace(pending=None)
    if black.sum == 7 or black.low == black.high:
        return with_tile(reward(after, owed.seat, tile.marker), casino, Jackpot(FIRST))
    return with_tile(after, casino, Jackpot(min(tile.marker + STEP, LAST)))
