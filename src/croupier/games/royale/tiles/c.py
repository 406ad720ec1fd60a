"""Tile C: High Five and Bad Luck."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.core.rules import Seat
from croupier.games.royale.box import CHIP
from croupier.games.royale.moves import place_of, weights, with_bills, with_chips, with_tile
from croupier.games.royale.state import State
from croupier.games.royale.tokens import BadLuck, HighFive

#: LVR C1 The weight that takes the token, and what it pays.
FIVE, HIGH_FIVE = 5, 100
#: LVR C2 What every seat with the least weight pays.
FINE = 50


def activate_high_five(state: State, seat: Seat, casino: int) -> State:
    """LVR C1 With weight 5 or more here the active seat takes the token, if it is still on the tile."""
    tile = state.tiles[casino - 1]
    assert isinstance(tile, HighFive)
    if tile.holder >= 0 or weights(state, casino)[seat] < FIVE:
        return state
    return with_tile(state, casino, HighFive(seat))


def pay_high_five(tile: HighFive) -> Iterator[tuple[Seat, int]]:
    """LVR C1 The token pays its holder."""
    if tile.holder >= 0:
        yield tile.holder, HIGH_FIVE


def unlucky(state: State) -> list[Seat]:
    """LVR C2 Every real seat with the least weight here, zero included."""
    casino = place_of(state, BadLuck.code)
    if not casino:
        return []
    found = weights(state, casino)[: len(state.won)]
    return [seat for seat, weight in enumerate(found) if weight == min(found)]


def fine(state: State, seat: Seat) -> State:
    """LVR C2 A seat pays: lowest bills first, the rest of the last one comes back; then chips."""
    bills, due = list(state.won[seat]), FINE
    while bills and due > 0:
        due -= bills.pop()
    if due < 0:
        bills.append(-due)
    chips = min(max(due, 0) // CHIP, state.chips[seat])
    after = with_chips(with_bills(state, seat, bills), seat, -chips)
    return after._replace(bank=state.bank + sum(state.won[seat]) - sum(bills))
