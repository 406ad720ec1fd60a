"""Which effects an event has, in the order in which people watch them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from croupier.core.rules import Effect, Over, Seat
from croupier.games.lasvegas import effects as told
from croupier.games.lasvegas.editions import CASINOS
from croupier.games.lasvegas.events import BANDIT, Bill, LasVegasEvent, Neutral, Place, Roll, Start
from croupier.games.lasvegas.state import State
from croupier.games.lasvegas.view import strengths

if TYPE_CHECKING:
    from croupier.games.lasvegas.rules import LasVegas


def effects(rules: LasVegas, state: State, seat: Seat | None, event: LasVegasEvent) -> Iterator[Effect]:
    """What the event does; the last placement of a round pays it."""
    match event:
        case Start(seat=first):
            yield told.Started(seat=first, round=state.round)
        case Bill(casino=casino, value=value):
            yield told.Stocked(casino=casino, bill=value)
        case Neutral(faces=faces):
            yield told.LeftOver(seat=state.start, casinos=faces)
        case Roll(small=small, big=big, white=white):
            yield told.Rolled(seat=state.seat, small=small, big=big, white=white)
        case Place():
            assert seat is not None
            yield _placement(state, seat, event)
            placed = rules.placed(state, seat, event)
            if placed.seat < 0:
                yield from _payout(rules, placed, seat)


def _placement(state: State, seat: Seat, event: Place) -> Effect:
    assert state.rolled is not None
    small, big, white = state.rolled.count(event.value)
    casino = BANDIT if event.bandit else event.value
    return told.Placed(seat=seat, casino=casino, value=event.value, small=small, big=big, white=white)


def _payout(rules: LasVegas, state: State, last: Seat) -> Iterator[Effect]:
    """LV12 §4 First all that cancels, then casino by casino what is won and what is left."""
    for casino in range(1, CASINOS + 1):
        here = strengths(state, casino)
        for strength in sorted(set(here) - {0}, reverse=True):
            equals = tuple(player for player, other in enumerate(here) if other == strength)
            if len(equals) > 1:
                yield told.Cancelled(casino=casino, seats=equals, strength=strength)
    leaves = told.Returned if rules.edition.unclaimed == "bottom" else told.Boxed
    for casino in range(1, rules.casinos + 1):
        won, rest = rules.paid(state, casino)
        yield from (told.Won(casino=casino, seat=seat, bill=bill) for seat, bill in won)
        yield from (leaves(casino=casino, bill=bill, neutral=neutral) for bill, neutral in rest)
    yield told.RoundEnded(round=state.round)
    after = rules.settle(state, last)
    if isinstance(rules.turn(after), Over):
        yield told.GameEnded(ranks=rules.ranks(after), score=rules.score(after))
    else:
        yield told.Started(seat=after.start, round=after.round)
