"""Tile H: Nice Dice and My Choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from croupier.core.rules import Seat
from croupier.games.lasvegas.events import Roll
from croupier.games.royale.events import Activate, Answer, Black, Decline, Gold, Nice, Use
from croupier.games.royale.moves import (
    CASINOS,
    barred,
    place_of,
    reward,
    to_casino,
    to_hand,
    with_tile,
)
from croupier.games.royale.pending import Activating, ChoiceRoll, Choosing, Gilding, Treating
from croupier.games.royale.state import State
from croupier.games.royale.tiles.move import ask_to_move
from croupier.games.royale.tokens import MyChoice, NiceDice

#: LVR H1 What a die on each space pays.
SPACES = {1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60}
#: LVR H2 What the values 1 to 3 pay, and the gold space.
PLAIN = {1: 10, 2: 20, 3: 30}
GOLD = 60


def activate_nice_dice(state: State, seat: Seat, placed: tuple[int, int], left: Roll | None) -> State:
    """LVR H1 May put a die of this turn on a space: of the roll still in hand, or just placed."""
    small, big = (left.small, left.big) if left else ((), 0)
    asked = state._replace(pending=Treating(seat, small, big, *placed))
    return asked if len(nice_choices(asked)) > 1 else state


def nice_choices(state: State) -> list[Answer]:
    """LVR H1 One die on the space of its value; not one that is taken while its casino is barred."""
    owed = state.pending
    assert isinstance(owed, Treating)
    home = place_of(state, NiceDice.code)
    tile = state.tiles[home - 1]
    assert isinstance(tile, NiceDice)
    closed = barred(state)
    found: list[Answer] = []
    for value in CASINOS:
        if value == closed and tile.seats[value - 1] >= 0:
            continue
        if value in owed.small or (value == home and owed.placed_small):
            found.append(Nice(value, False))
        if value == owed.big or (value == home and owed.placed_big):
            found.append(Nice(value, True))
    return [*found, Decline()]


def nice(state: State, owed: Treating, event: Nice | Decline) -> State:
    """LVR H1 The die lies on the space; the one that lay there goes to that value's casino."""
    after = state._replace(pending=None)
    if isinstance(event, Decline):
        return after
    home, at = place_of(state, NiceDice.code), event.value - 1
    tile = state.tiles[home - 1]
    assert isinstance(tile, NiceDice)
    small, big = int(not event.biggy), int(event.biggy)
    if event.value == home:
        after = to_casino(after, owed.seat, home, -small, -big)
    else:
        after = to_hand(after, owed.seat, -small, -big)
    if tile.seats[at] >= 0:
        was_big = tile.biggies[at]
        after = to_casino(after, tile.seats[at], event.value, 1 - was_big, was_big)
    seats = (*tile.seats[:at], owed.seat, *tile.seats[at + 1 :])
    biggies = (*tile.biggies[:at], big, *tile.biggies[at + 1 :])
    return with_tile(after, home, NiceDice(seats, biggies))


def pay_nice_dice(tile: NiceDice) -> Iterator[tuple[Seat, int]]:
    """LVR H1 Each space pays the seat whose die lies there."""
    for value, seat in enumerate(tile.seats, 1):
        if seat >= 0:
            yield seat, SPACES[value]


def activate_my_choice(state: State, seat: Seat) -> State:
    """LVR H2 The active seat rolls the black dice."""
    return state._replace(pending=ChoiceRoll(seat))


def choice_roll(state: State, owed: ChoiceRoll, black: Black) -> State:
    """LVR H2 It uses one of the two values."""
    return state._replace(pending=Choosing(owed.seat, black.faces))


def use_choices(owed: Choosing) -> list[Answer]:
    """LVR H2 Either value, even one that does nothing."""
    return [Use(face) for face in dict.fromkeys(owed.faces)]


def use(state: State, owed: Choosing, event: Use) -> State:
    """LVR H2 1 to 3 pay; 4 activates; 5 moves a die; 6 offers the gold space."""
    after = state._replace(pending=None)
    match event.value:
        case 4:
            return after._replace(pending=Activating(owed.seat)) if tile_choices(state) else after
        case 5:
            return ask_to_move(after, owed.seat)
        case 6:
            return after._replace(pending=Gilding(owed.seat)) if any(state.hands[owed.seat]) else after
        case value:
            return reward(after, owed.seat, PLAIN[value])


def tile_choices(state: State) -> list[Answer]:
    """LVR H2 (4) Every other tile in play, in the order of the casinos."""
    return [Activate(tile.code) for tile in state.tiles if tile is not None and tile.code != MyChoice.code]


def gold_choices(state: State, owed: Gilding) -> list[Answer]:
    """LVR H2 (6) One die from hand, or none."""
    small, big = state.hands[owed.seat]
    found: list[Answer] = [Gold(biggy) for biggy in (False, True) if (big if biggy else small)]
    return [*found, Decline()]


def gild(state: State, owed: Gilding, event: Gold | Decline) -> State:
    """LVR H2 (6) The die lies on the gold space; the earlier one returns to its owner's hand."""
    after = state._replace(pending=None)
    if isinstance(event, Decline):
        return after
    casino = place_of(state, MyChoice.code)
    tile = state.tiles[casino - 1]
    assert isinstance(tile, MyChoice)
    if tile.gold >= 0:
        after = to_hand(after, tile.gold, 1 - tile.biggy, tile.biggy)
    after = to_hand(after, owed.seat, -int(not event.biggy), -int(event.biggy))
    return with_tile(after, casino, replace(tile, gold=owed.seat, biggy=int(event.biggy)))


def pay_my_choice(tile: MyChoice) -> Iterator[tuple[Seat, int]]:
    """LVR H2 The gold space pays."""
    if tile.gold >= 0:
        yield tile.gold, GOLD
