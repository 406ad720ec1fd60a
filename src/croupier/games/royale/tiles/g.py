"""Tile G: Black Box and Double Down."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from croupier.core.rules import Seat
from croupier.games.lasvegas.payout import ranking
from croupier.games.royale.box import BIGGY_WEIGHT
from croupier.games.royale.events import Answer, Decline, Double, Pile, Split
from croupier.games.royale.moves import barred, own_dice, place_of, reward, to_casino, with_tile
from croupier.games.royale.pending import Doubling, Picking, Splitting
from croupier.games.royale.state import State
from croupier.games.royale.tokens import BlackBox, DoubleDown

#: LVR G1 The tokens, and the sizes of the first pile.
TOKENS = (60, 20, 20, 0, 0, 0)
FIRST_PILES = (3, 4, 5)
#: LVR G2 What the first and the second on the tile take.
DOUBLE_DOWN = (60, 30)


def _splits() -> Iterator[Split]:
    """LVR G1 Every split; with 3+3 both orders are different choices."""
    for size in FIRST_PILES:
        for chosen in dict.fromkeys(combinations(TOKENS, size)):
            rest = list(TOKENS)
            for token in chosen:
                rest.remove(token)
            yield Split(chosen, tuple(rest))


SPLITS: list[Answer] = list(_splits())
PILES: list[Answer] = [Pile(1), Pile(2)]


def ask_to_split(state: State, winners: dict[int, Seat]) -> State:
    """LVR G1 The left neighbour of the seat that took the higher bill here splits."""
    winner = winners.get(place_of(state, BlackBox.code))
    if winner is None:
        return state
    return state._replace(pending=Splitting((winner + 1) % len(state.won), winner))


def split(state: State, owed: Splitting, event: Split) -> State:
    """LVR G1 The winner sees only the sizes."""
    return state._replace(pending=Picking(owed.winner, owed.seat, event.first, event.second))


def pick(state: State, owed: Picking, event: Pile) -> State:
    """LVR G1 Sum 0: nothing; 20: two chips; 40 to 100: one bill."""
    pile = owed.first if event.number == 1 else owed.second
    return reward(state._replace(pending=None), owed.seat, sum(pile))


def activate_double_down(state: State, seat: Seat, casino: int) -> State:
    """LVR G2 May move own dice from this casino to the tile, unless it is barred."""
    if casino == barred(state) or not any(own_dice(state, seat, casino)):
        return state
    return state._replace(pending=Doubling(seat))


def double_choices(state: State, owed: Doubling) -> list[Answer]:
    """LVR G2 Any number of own dice here, the Biggy included, or none."""
    small, big = own_dice(state, owed.seat, place_of(state, DoubleDown.code))
    found: list[Answer] = [
        Double(dice, biggy)
        for biggy in (False, True)[: big + 1]
        for dice in range(small + 1)
        if dice or biggy
    ]
    return [*found, Decline()]


def double(state: State, owed: Doubling, event: Double | Decline) -> State:
    """LVR G2 They do not come back this round."""
    after = state._replace(pending=None)
    if isinstance(event, Decline):
        return after
    seat, big = owed.seat, int(event.biggy)
    casino = place_of(state, DoubleDown.code)
    tile = state.tiles[casino - 1]
    assert isinstance(tile, DoubleDown)
    mine = (tile.dice[seat][0] + event.small, tile.dice[seat][1] + big)
    after = with_tile(after, casino, DoubleDown((*tile.dice[:seat], mine, *tile.dice[seat + 1 :])))
    return to_casino(after, seat, casino, -event.small, -big)


def pay_double_down(tile: DoubleDown) -> Iterator[tuple[Seat, int]]:
    """LVR G2 The tile ranks like a casino: equals cancel, a Biggy counts 2; 60 and 30 from the bank."""
    ranked = ranking([small + BIGGY_WEIGHT * big for small, big in tile.dice])
    yield from zip(ranked, DOUBLE_DOWN, strict=False)
