"""What a placement of Las Vegas is about."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.rules import Event, Seat
from croupier.games.lasvegas.events import Place, Roll
from croupier.games.lasvegas.payout import cancel, prize, ranking, strengths
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State


def theme(rules: LasVegas, state: State, seat: Seat, chosen: Event, best: Event) -> str:
    """What the better placement is about."""
    if not isinstance(best, Place) or not isinstance(chosen, Place) or state.rolled is None:
        return ""
    if best.bandit or chosen.bandit:
        return "bandit"
    small, big, neutral = state.rolled.count(best.value)
    now = strengths(state, best.value)
    then = list(now)
    then[seat] += small + 2 * big
    if neutral:
        then[-1] += neutral
    saved = dice_of(state.rolled, chosen) - dice_of(state.rolled, best)
    return placing(seat, rules.seats, now, then, state.bills[best.value - 1], saved)


def placing(
    seat: Seat, seats: int, now: Sequence[int], then: Sequence[int], bills: Sequence[int], saved: int
) -> str:
    """LV12 §4.1-4.2 What dice do at a casino, by all players' strengths before and after them.

    Cancel somebody, take somebody's bill, keep dice for later, strengthen what one has, or begin somewhere.
    """
    before, after = ranking(now), ranking(then)
    losers = [
        rival
        for rival in range(seats)
        if rival != seat and prize(before, bills, rival) > prize(after, bills, rival)
    ]
    if any(not cancel(then)[rival] for rival in losers):
        return "cancel"
    if losers:
        return "steal"
    if saved > 0:
        return "save"
    return "hold" if now[seat] else "settle"


def dice_of(roll: Roll, event: Place) -> int:
    """How many dice a placement takes from the hand."""
    return sum(roll.count(event.value))
