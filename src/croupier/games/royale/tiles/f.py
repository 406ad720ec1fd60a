"""Tile F: Block It! and Handicap."""

from __future__ import annotations

from dataclasses import replace

from croupier.core.rules import Seat
from croupier.games.royale.events import Answer, Block, Decline, Relieve, Slot
from croupier.games.royale.moves import (
    CASINOS,
    grey_dice,
    open_casinos,
    place_of,
    reward,
    to_casino,
    with_tile,
)
from croupier.games.royale.pending import Blocking, Relieving
from croupier.games.royale.state import State
from croupier.games.royale.tiles.move import ask_to_move
from croupier.games.royale.tokens import BlockIt, Handicap

#: LVR F2 Grey dice on casinos 1 to 6 at set-up.
HANDICAPS = (1, 1, 1, 2, 2, 2)
CHIP_SLOT, BILL_SLOT = 10, 30
GREY_PLAYER = -1


def activate_block_it(state: State, seat: Seat, casino: int) -> State:
    """LVR F1 Compulsory while a group is left."""
    tile = state.tiles[casino - 1]
    assert isinstance(tile, BlockIt)
    return state._replace(pending=Blocking(seat)) if tile.groups else state


def block_choices(state: State) -> list[Answer]:
    """LVR F1 One whole group to one open casino, this one included."""
    tile = state.tiles[place_of(state, BlockIt.code) - 1]
    assert isinstance(tile, BlockIt)
    return [Block(group, casino) for group in dict.fromkeys(tile.groups) for casino in open_casinos(state)]


def block(state: State, event: Block) -> State:
    """LVR F1 The grey dice lie there as one imaginary player."""
    casino = place_of(state, BlockIt.code)
    tile = state.tiles[casino - 1]
    assert isinstance(tile, BlockIt)
    groups = list(tile.groups)
    groups.remove(event.group)
    after = with_tile(state._replace(pending=None), casino, BlockIt(tuple(groups)))
    return to_casino(after, GREY_PLAYER, event.casino, event.group)


def set_up_handicap(state: State) -> State:
    """LVR F2 One grey die each on casinos 1 to 3, two each on 4 to 6."""
    for casino, dice in enumerate(HANDICAPS, 1):
        state = to_casino(state, GREY_PLAYER, casino, dice)
    return state


def activate_handicap(state: State, seat: Seat) -> State:
    """LVR F2 May take a grey die from an open casino, if one lies there."""
    if any(grey_dice(state, casino) for casino in open_casinos(state)):
        return state._replace(pending=Relieving(seat))
    return state


def handicap_choices(state: State) -> list[Answer]:
    """LVR F2 Any grey die of an open casino to any kind of free slot, or none."""
    tile = state.tiles[place_of(state, Handicap.code) - 1]
    assert isinstance(tile, Handicap)
    free: list[tuple[Slot, int]] = [("chip", tile.chip), ("30", tile.bill), ("move", tile.move)]
    found: list[Answer] = [
        Relieve(casino, slot)
        for casino in CASINOS
        if casino in open_casinos(state) and grey_dice(state, casino)
        for slot, left in free
        if left
    ]
    return [*found, Decline()]


def relieve(state: State, owed: Relieving, event: Relieve | Decline) -> State:
    """LVR F2 The grey die goes to the slot and the seat takes its reward."""
    after = state._replace(pending=None)
    if isinstance(event, Decline):
        return after
    casino = place_of(state, Handicap.code)
    tile = state.tiles[casino - 1]
    assert isinstance(tile, Handicap)
    after = to_casino(after, GREY_PLAYER, event.casino, -1)
    match event.slot:
        case "chip":
            return reward(with_tile(after, casino, replace(tile, chip=tile.chip - 1)), owed.seat, CHIP_SLOT)
        case "30":
            return reward(with_tile(after, casino, replace(tile, bill=tile.bill - 1)), owed.seat, BILL_SLOT)
        case "move":
            return ask_to_move(with_tile(after, casino, replace(tile, move=tile.move - 1)), owed.seat)
