"""What an event did, for people to watch: what it says by itself, and who cancels whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.core.rules import Effect
from croupier.games.lasvegas.effects import (
    Cancelled,
    LeftOver,
    Placed,
    Rolled,
    Started,
    Stocked,
    TieBroken,
    Won,
)
from croupier.games.lasvegas.events import BANDIT, Bill, LasVegasEvent, Neutral, Place, Roll, Start
from croupier.games.lasvegas.payout import strengths
from croupier.games.lasvegas.state import State


def told_by(state: State, event: LasVegasEvent) -> Effect:
    """What the event itself does, for people to watch."""
    match event:
        case Place(value=value, bandit=bandit):
            assert state.rolled is not None
            small, big, neutral = state.rolled.count(value)
            casino = BANDIT if bandit else value
            return Placed(seat=state.seat, casino=casino, value=value, small=small, big=big, neutral=neutral)
        case Roll(small=rolled, big=biggie, neutral=others):
            return Rolled(seat=state.seat, small=rolled, big=biggie, neutral=others)
        case Bill(casino=casino, value=value):
            return Stocked(casino=casino, bill=value)
        case Neutral(faces=faces):
            return LeftOver(seat=state.start, casinos=faces)
        case Start(seat=first):
            return Started(seat=first, round=state.round, why="lot")


def ties_broken(
    ranks: Sequence[int], score: Sequence[int], pieces: Sequence[int], chips: bool = False
) -> Iterator[Effect]:
    """LV12 §5.1 Why seats with as much money are not ranked alike."""
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        below = tuple(
            other for other in range(len(ranks)) if score[other] == score[seat] and ranks[other] > ranks[seat]
        )
        if below:
            yield TieBroken(seat=seat, seats=below, score=score[seat], pieces=pieces[seat], chips=chips)


def won(state: State, casino: int, ranked: Sequence[int], bills: Sequence[tuple[int, int]]) -> list[Effect]:
    """LV12 §4.2, LV6 §7.4 Which seats take which bills at a casino, with their ranks."""
    return [
        Won(
            casino=casino,
            seat=seat,
            bill=bill,
            rank=ranked.index(seat) + 1,
            strength=_on_bandit(state, seat) if casino == BANDIT else strengths(state, casino)[seat],
        )
        for seat, bill in bills
    ]


def _on_bandit(state: State, seat: int) -> int:
    return sum(small + 2 * big for who, small, big in state.bandit if who == seat)


def cancelled(state: State, casino: int) -> Iterator[Effect]:
    """LV12 §4.1, LV6 §7.4 Who cancels whom at a casino, strongest first; nobody does at the bandit."""
    here = strengths(state, casino) if casino != BANDIT else []
    for strength in sorted(set(here) - {0}, reverse=True):
        equals = tuple(player for player, other in enumerate(here) if other == strength)
        if len(equals) > 1:
            yield Cancelled(casino=casino, seats=equals, strength=strength)
