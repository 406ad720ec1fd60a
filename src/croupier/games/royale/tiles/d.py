"""Tile D: Pay Day and Power Play."""

from __future__ import annotations

from croupier.core.rules import Seat
from croupier.games.royale.events import Power, RoyaleEvent
from croupier.games.royale.moves import (
    CASINOS,
    is_first,
    open_casinos,
    own_dice,
    place,
    place_of,
    reward,
    with_tile,
)
from croupier.games.royale.state import State
from croupier.games.royale.tokens import PowerPlay

#: LVR D1 What each casino with an own die adds.
A_CASINO = 10


def activate_pay_day(state: State, seat: Seat) -> State:
    """LVR D1 1 or 2 casinos with an own die: that many chips; 3 to 6: 30 to 60."""
    casinos = sum(any(own_dice(state, seat, casino)) for casino in CASINOS)
    return reward(state, seat, casinos * A_CASINO)


def activate_power_play(state: State, seat: Seat, casino: int) -> State:
    """LVR D2 The active seat takes the token if its weight here exceeds everyone's."""
    return with_tile(state, casino, PowerPlay(seat)) if is_first(state, seat, casino) else state


def check_power(state: State) -> State:
    """LVR D2 A holder who is no longer strictly first loses the token to the tile at once."""
    casino = place_of(state, PowerPlay.code)
    if not casino:
        return state
    tile = state.tiles[casino - 1]
    assert isinstance(tile, PowerPlay)
    if tile.holder < 0 or is_first(state, tile.holder, casino):
        return state
    return with_tile(state, casino, PowerPlay())


def powers(state: State, seat: Seat) -> list[RoyaleEvent]:
    """LVR D2 One die in hand, turned to any open value."""
    small, big = state.hands[seat]
    return [
        Power(biggy, value)
        for biggy in (False, True)
        if (big if biggy else small)
        for value in open_casinos(state)
    ]


def power(state: State, seat: Seat, event: Power) -> State:
    """LVR D2 The die is placed; the token is not spent."""
    placed = place(state, seat, event.value, int(not event.biggy), int(event.biggy))
    return placed._replace(pending=None)
