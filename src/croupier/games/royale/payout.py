"""LVR §4 The end of a round, step by step; cancelling and ranking are those of the elder editions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from croupier.core.rules import Effect, Seat
from croupier.games.lasvegas.effects import Imaginary, Returned, Won
from croupier.games.lasvegas.payout import ranking
from croupier.games.royale.box import CHIP
from croupier.games.royale.effects import EqualsCancelled, Fined, Rewarded
from croupier.games.royale.moves import CASINOS, equal_weights, in_kind, reward, weights, with_bills
from croupier.games.royale.state import State
from croupier.games.royale.tiles.c2 import fine, unlucky

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale

#: LVR §4.1 (5) The tiles that pay before and after the Black Box is settled, in letter order.
BEFORE_THE_BOX = ("C1",)
AFTER_THE_BOX = ("G2", "H1", "H2")


def winners(state: State) -> dict[int, Seat]:
    """LVR §4.2 By casino the real seat that takes the higher bill."""
    seats = len(state.won)
    first = {casino: ranking(weights(state, casino))[:1] for casino in CASINOS}
    return {casino: ranked[0] for casino, ranked in first.items() if ranked and ranked[0] < seats}


def paid(state: State, casino: int) -> tuple[list[tuple[Seat, int]], list[tuple[int, Imaginary]]]:
    """LVR §4.2 Who takes which bill, and the bills no seat took, each with who won it instead."""
    ranked = ranking(weights(state, casino))
    won: list[tuple[Seat, int]] = []
    rest: list[tuple[int, Imaginary]] = []
    for rank, bill in enumerate(state.bills[casino - 1]):
        if rank < len(ranked) and ranked[rank] < len(state.won):
            won.append((ranked[rank], bill))
        else:
            rest.append((bill, _imaginary(state, ranked[rank]) if rank < len(ranked) else "nobody"))
    return won, rest


def _imaginary(state: State, player: int) -> Imaginary:
    """LVR §2.5, §6 The grey player comes behind all others."""
    return "grey" if player == len(state.dice[0]) - 1 else "neutral"


def pay_casinos(state: State, told: list[Effect] | None) -> State:
    """LVR §4.1 (3)-(4), §4.2 Casinos 1 to 6 are paid; unclaimed bills go to the bottom of the pile."""
    after = state
    left: list[int] = []
    for casino in CASINOS:
        won, rest = paid(state, casino)
        for seat, bill in won:
            after = with_bills(after, seat, [*after.won[seat], bill])
        left += [bill for bill, _ in rest]
        if told is not None:
            told += _cancelled(state, casino)
            told += _won(state, casino, won)
            told += [Returned(casino=casino, bill=bill, winner=winner) for bill, winner in rest]
    return after._replace(bills=(), bottom=(*state.bottom, *left))


def _won(state: State, casino: int, won: list[tuple[Seat, int]]) -> Iterator[Effect]:
    """LVR §4.2 Which seats take which bills at a casino, with their ranks."""
    here = weights(state, casino)
    ranked = ranking(here)
    for seat, bill in won:
        yield Won(casino=casino, seat=seat, bill=bill, rank=ranked.index(seat) + 1, strength=here[seat])


def _cancelled(state: State, casino: int) -> Iterator[Effect]:
    """LVR §4.2 Who cancels whom at a casino, strongest first: told where it is paid."""
    seats, here = len(state.won), weights(state, casino)
    for weight in equal_weights(here):
        yield EqualsCancelled(
            casino=casino,
            seats=tuple(seat for seat in range(seats) if here[seat] == weight),
            neutral=len(state.hands) > seats and here[seats] == weight,
            grey=here[-1] == weight,
            weight=weight,
        )


def tile_payments(state: State, sides: tuple[str, ...]) -> list[tuple[str, Seat, int]]:
    """LVR §4.1 (5) What these tiles pay, in letter order: side, seat and worth."""
    lying = {tile.code: tile for tile in state.tiles if tile is not None}
    return [(side, *pay) for side in sides if side in lying for pay in lying[side].payments()]


def pay_tiles(state: State, sides: tuple[str, ...], told: list[Effect] | None) -> State:
    """LVR §4.1 (5) These tiles pay."""
    if told is not None:
        told += [one for tile in state.tiles if tile and tile.code in sides for one in tile.told_first()]
    for side, seat, worth in tile_payments(state, sides):
        state = reward(state, seat, worth)
        if told is not None:
            money, chips = in_kind(worth)
            told.append(Rewarded(seat=seat, money=money, chips=chips, side=side))
    return state


def pay_fines(rules: Royale, state: State, told: list[Effect] | None) -> State:
    """LVR §4.1 (6) Bad Luck, by the weights after Prime Time and before cancelling."""
    for seat in unlucky(rules, state):
        before, state = state, fine(state, seat)
        if told is not None:
            money = sum(before.won[seat]) - sum(state.won[seat])
            told.append(Fined(seat=seat, money=money, chips=before.chips[seat] - state.chips[seat]))
    return state


def next_start(state: State) -> Seat:
    """LVR §2.3 Who took the higher bill at casino 6, else 5, and so on; else the same seat again."""
    found = winners(state)
    return found[max(found)] if found else state.start


def purses(state: State) -> list[int]:
    """What each seat would have if the round ended now: money, chips, bills at casinos, what tiles pay."""
    found = [sum(bills) + CHIP * chips for bills, chips in zip(state.won, state.chips, strict=True)]
    if not state.bills:
        return found
    for casino in CASINOS:
        for seat, bill in paid(state, casino)[0]:
            found[seat] += bill
    for _, seat, worth in tile_payments(state, (*BEFORE_THE_BOX, *AFTER_THE_BOX)):
        found[seat] += worth
    return found
