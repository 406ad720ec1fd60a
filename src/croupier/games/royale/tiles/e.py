"""Tile E: No Entry! and Knockout?"""

from __future__ import annotations

from croupier.core.rules import Seat
from croupier.games.royale.events import Answer, Bar, Knock
from croupier.games.royale.moves import CASINOS, place_of, reward, to_hand, with_tile
from croupier.games.royale.pending import Barring, Knocking
from croupier.games.royale.rulings import BAR_TRACK
from croupier.games.royale.state import State
from croupier.games.royale.tokens import Knockout, NoEntry

#: LVR E2 With this many dice in the bar a seat puts no more there.
FULL = 2


def activate_no_entry(state: State, seat: Seat) -> State:
    """LVR E1 The active seat puts the bar somewhere, or lets it stay."""
    return state._replace(pending=Barring(seat))


def bar_choices(state: State) -> list[Answer]:
    """LVR E1 Any casino but this one; later it may also stay, or go to a different one."""
    home = place_of(state, NoEntry.code)
    tile = state.tiles[home - 1]
    assert isinstance(tile, NoEntry)
    places = [casino for casino in CASINOS if casino not in (home, tile.barred)]
    return [Bar(casino) for casino in ([0] if tile.barred else []) + places]


def bar(state: State, owed: Barring, event: Bar) -> State:
    """LVR E1 A placing or moving steps one on and pays that space; staying does neither."""
    after = state._replace(pending=None)
    if event.casino == 0:
        return after
    home = place_of(state, NoEntry.code)
    tile = state.tiles[home - 1]
    assert isinstance(tile, NoEntry)
    space = (tile.space + 1) % len(BAR_TRACK)
    return reward(with_tile(after, home, NoEntry(event.casino, space)), owed.seat, BAR_TRACK[space])


def activate_knockout(state: State, seat: Seat, casino: int) -> State:
    """LVR E2 Each opponent with a die in hand and fewer than two in the bar is asked, clockwise."""
    tile = state.tiles[casino - 1]
    assert isinstance(tile, Knockout)
    seats = len(state.won)
    clockwise = [(seat + step) % seats for step in range(1, seats)]
    asked = [other for other in clockwise if any(state.hands[other]) and sum(tile.bar[other]) < FULL]
    return _ask(state, seat, tuple(asked))


def knock_choices(state: State, owed: Knocking) -> list[Answer]:
    """LVR E2 A small die or the Biggy, whichever is in hand."""
    small, big = state.hands[owed.seat]
    return [Knock(biggy) for biggy in (False, True) if (big if biggy else small)]


def knock(state: State, owed: Knocking, event: Knock) -> State:
    """LVR E2 The die goes from hand to the bar; then the next opponent."""
    small, big = int(not event.biggy), int(event.biggy)
    moved = _in_bar(to_hand(state, owed.seat, -small, -big), owed.seat, small, big)
    return _ask(moved, owed.active, owed.after)


def _ask(state: State, active: Seat, seats: tuple[Seat, ...]) -> State:
    """LVR E2 The next opponent is asked; after the last the active seat takes its own dice back."""
    if seats:
        return state._replace(pending=Knocking(seats[0], active, seats[1:]))
    tile = state.tiles[place_of(state, Knockout.code) - 1]
    assert isinstance(tile, Knockout)
    small, big = tile.bar[active]
    return _in_bar(to_hand(state, active, small, big), active, -small, -big)._replace(pending=None)


def _in_bar(state: State, seat: Seat, small: int, big: int) -> State:
    casino = place_of(state, Knockout.code)
    tile = state.tiles[casino - 1]
    assert isinstance(tile, Knockout)
    mine = (tile.bar[seat][0] + small, tile.bar[seat][1] + big)
    return with_tile(state, casino, Knockout((*tile.bar[:seat], mine, *tile.bar[seat + 1 :])))
