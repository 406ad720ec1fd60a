"""Tile B: Prime Time and Fifty Fifty."""

from __future__ import annotations

from croupier.core.rules import Seat
from croupier.games.lasvegas.payout import ranking
from croupier.games.royale.events import Add, Answer, Black, Higher, Lower, Stop
from croupier.games.royale.moves import barred, place_of, reward, weights, with_tile
from croupier.games.royale.pending import Adding, Daring, FiftyRoll, PrimeRoll
from croupier.games.royale.state import State
from croupier.games.royale.tokens import PrimeTime

#: LVR B2 What each space pays.
SPACES = (0, 10, 30, 40, 60)
TOP = len(SPACES) - 1

DARES: list[Answer] = [Stop(), Higher(), Lower()]


def before_payout(state: State) -> State:
    """LVR B1 The real seat that would take the higher bill here rolls the black dice."""
    casino = place_of(state, PrimeTime.code)
    ranked = ranking(weights(state, casino)) if casino else []
    if not ranked or ranked[0] >= len(state.won):
        return state
    return state._replace(pending=PrimeRoll(ranked[0]))


def prime_roll(state: State, owed: PrimeRoll, black: Black) -> State:
    """LVR B1 The seat sees the dice and decides."""
    return state._replace(pending=Adding(owed.seat, black.faces))


def prime_choices(state: State, owed: Adding) -> list[Answer]:
    """LVR B1 None, one or both, each to the open casino it shows."""
    found: list[tuple[int, ...]] = [(), *((face,) for face in owed.faces), owed.faces]
    closed = barred(state)
    return [Add(faces) for faces in dict.fromkeys(found) if closed not in faces]


def add(state: State, owed: Adding, event: Add) -> State:
    """LVR B1 They count as small dice of its own until the round is paid."""
    casino = place_of(state, PrimeTime.code)
    return with_tile(state._replace(pending=None), casino, PrimeTime(owed.seat, event.faces))


def activate_fifty_fifty(state: State, seat: Seat) -> State:
    """LVR B2 The first roll, with the marker on space 0."""
    return state._replace(pending=FiftyRoll(seat, 0, 0, 0))


def fifty_roll(state: State, owed: FiftyRoll, black: Black) -> State:
    """LVR B2 Right: one space on, and at the top it is paid. Wrong or equal: nothing, and over."""
    if owed.said == 0:
        return state._replace(pending=Daring(owed.seat, 0, black.sum))
    if (black.sum - owed.last) * owed.said <= 0:
        return state._replace(pending=None)
    if owed.space + 1 == TOP:
        return reward(state._replace(pending=None), owed.seat, SPACES[TOP])
    return state._replace(pending=Daring(owed.seat, owed.space + 1, black.sum))


def dare(state: State, owed: Daring, event: Stop | Higher | Lower) -> State:
    """LVR B2 Stop and take the space's reward, or say higher or lower and roll again."""
    if isinstance(event, Stop):
        return reward(state._replace(pending=None), owed.seat, SPACES[owed.space])
    said = 1 if isinstance(event, Higher) else -1
    return state._replace(pending=FiftyRoll(owed.seat, owed.space, owed.last, said))
