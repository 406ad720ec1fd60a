"""How dice, chips and bills move, and what can be told of a table at once.

Everything here works on a state and on a view alike where it only looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from croupier.core.rules import Seat
from croupier.games.royale.box import BIGGY_WEIGHT, CHIP, LEAST_BILL

if TYPE_CHECKING:
    from croupier.games.royale.state import State
    from croupier.games.royale.tiles import Tile
    from croupier.games.royale.view import View

CASINOS = range(1, 7)
#: The grey player comes behind all others.
GREY_PLAYER = -1

K = TypeVar("K", bound="Tile")


# Looking


def place_of(table: State | View, side: str) -> int:
    """The casino where a side lies; 0: it is not in play."""
    for casino, tile in enumerate(table.tiles, 1):
        if tile is not None and tile.code == side:
            return casino
    return 0


def lying_at(table: State | View, kind: type[K]) -> tuple[int, K]:
    """The casino where a side lies, and its record; it is in play."""
    for casino, tile in enumerate(table.tiles, 1):
        if isinstance(tile, kind):
            return casino, tile
    raise AssertionError(f"{kind.__name__} is not in play")


def barred(table: State | View) -> int:
    """LVR E1 The casino with the bar; 0: none."""
    for tile in table.tiles:
        if tile is not None and tile.barred:
            return tile.barred
    return 0


def open_casinos(table: State | View) -> list[int]:
    """LVR E1 The casinos dice can enter and leave."""
    closed = barred(table)
    return [casino for casino in CASINOS if casino != closed]


def weights(table: State | View, casino: int) -> list[int]:
    """LVR §1.2 Each player's weight at a casino: small dice, 2 for a Biggy, black dice added (B1)."""
    found = list(table.dice[casino - 1])
    for player, lies in enumerate(table.biggies):
        if lies == casino:
            found[player] += BIGGY_WEIGHT
    for tile in table.tiles:
        if tile is not None and tile.added:
            found[tile.seat] += tile.added.count(casino)
    return found


def equal_weights(here: Sequence[int]) -> list[int]:
    """LVR §4.2 Weights by which some cancel each other, the greatest first."""
    return sorted({weight for weight in here if weight and here.count(weight) > 1}, reverse=True)


def own_dice(table: State | View, seat: Seat, casino: int) -> tuple[int, int]:
    """A seat's own dice on a casino: small ones and the Biggy."""
    return table.dice[casino - 1][seat], int(table.biggies[seat] == casino)


def grey_dice(table: State | View, casino: int) -> int:
    """LVR §6 The grey dice on a casino."""
    return table.dice[casino - 1][GREY_PLAYER]


def is_first(table: State | View, seat: Seat, casino: int) -> bool:
    """LVR D2 Whether a seat's weight exceeds everyone's, imaginary players included."""
    found = weights(table, casino)
    mine = found.pop(seat)
    return mine > max(found)


# Moving


def with_tile(state: State, casino: int, tile: Tile | None) -> State:
    """The state with another record for the tile at a casino."""
    at = casino - 1
    return state._replace(tiles=(*state.tiles[:at], tile, *state.tiles[casino:]))


def to_hand(state: State, seat: Seat, small: int, big: int) -> State:
    """Dice come into a hand, or leave it with negative numbers."""
    own_small, own_big = state.hands[seat]
    hand = (own_small + small, own_big + big)
    return state._replace(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def to_casino(state: State, player: int, casino: int, small: int, big: int = 0) -> State:
    """Dice come onto a casino, or leave it with negative numbers."""
    dice, biggies = state.dice, state.biggies
    if small:
        here = list(dice[casino - 1])
        here[player] += small
        dice = (*dice[: casino - 1], tuple(here), *dice[casino:])
    if big:
        biggies = (*biggies[:player], casino if big > 0 else 0, *biggies[player + 1 :])
    return state._replace(dice=dice, biggies=biggies)


def place(state: State, seat: Seat, casino: int, small: int, big: int) -> State:
    """Dice go from a hand to a casino, or back with negative numbers."""
    return to_casino(to_hand(state, seat, -small, -big), seat, casino, small, big)


def with_chips(state: State, seat: Seat, chips: int) -> State:
    """A seat gets chips, or pays them with a negative number."""
    return state._replace(chips=(*state.chips[:seat], state.chips[seat] + chips, *state.chips[seat + 1 :]))


def with_bills(state: State, seat: Seat, bills: list[int]) -> State:
    """The state with other bills before a seat; they lie in falling order."""
    lying = tuple(sorted(bills, reverse=True))
    return state._replace(won=(*state.won[:seat], lying, *state.won[seat + 1 :]))


def in_kind(worth: int) -> tuple[int, int]:
    """LVR §1.4 A reward as it is paid: one bill, or chips for 10 and 20."""
    return (worth, 0) if worth >= LEAST_BILL else (0, worth // CHIP)


def reward(state: State, seat: Seat, worth: int) -> State:
    """LVR §1.4 The bank pays: chips for 10 and 20, one bill for more, nothing for 0."""
    money, chips = in_kind(worth)
    if not money:
        return with_chips(state, seat, chips) if chips else state
    paid = with_bills(state, seat, [*state.won[seat], worth])
    return paid._replace(bank=state.bank - worth)
