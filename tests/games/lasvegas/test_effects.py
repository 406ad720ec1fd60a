"""What people watch: the effects of an event tell all of it, in order, and agree with the state."""

from __future__ import annotations

from collections import Counter

import pytest

from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.rules import Effect
from croupier.games.lasvegas.effects import (
    Boxed,
    Cancelled,
    GameEnded,
    LeftOver,
    Placed,
    Returned,
    Rolled,
    RoundEnded,
    Started,
    Stocked,
    Won,
)
from tests.games.lasvegas.tables import las_vegas, rolled


def test_a_payout_is_told_in_order() -> None:
    """LV12 §4.1, LV12 §4.3 Casino by casino: what cancels, what is won and what goes."""
    rules = las_vegas(seats=3, neutral=True)
    state = rolled(
        rules,
        "roll 6 / 6",
        bills={1: (60, 30), 3: (90, 40), 6: (50,)},
        dice={1: (2, 2, 1, 1), 3: (1, 0, 2, 3)},
    )
    assert rules.presentation.effects(state, 0, rules.parse("place 6")) == (
        Placed(seat=0, casino=6, value=6, small=1, big=0, neutral=1),
        Cancelled(casino=1, seats=(0, 1), strength=2),
        Cancelled(casino=1, seats=(2, 3), strength=1),
        Returned(casino=1, bill=60, winner="nobody"),
        Returned(casino=1, bill=30, winner="nobody"),
        Won(casino=3, seat=2, bill=40, rank=2, strength=2),
        Returned(casino=3, bill=90, winner="neutral"),
        Cancelled(casino=6, seats=(0, 3), strength=1),
        Returned(casino=6, bill=50, winner="nobody"),
        RoundEnded(round=1),
        Started(seat=1, round=2, why="left"),
    )


def test_the_last_payout_ends_the_game() -> None:
    """LV6 §4.2, LV6 §5.1 Bills leave the game, and the result is told."""
    rules = las_vegas("las-vegas-six", 2, neutral=False)
    state = rolled(rules, "roll b6", bills={6: (50, 20)})._replace(round=3, won=((), (40,)))
    assert rules.presentation.effects(state, 0, rules.parse("place 6")) == (
        Placed(seat=0, casino=6, value=6, small=0, big=1, neutral=0),
        Won(casino=6, seat=0, bill=50, rank=1, strength=2),
        Boxed(casino=6, bill=20, winner="nobody"),
        RoundEnded(round=3),
        GameEnded(ranks=(1, 2), score=(50, 40)),
    )


def test_chance_is_told() -> None:
    rules = las_vegas(seats=3, neutral=True)
    state = rolled(rules, "roll 1 1 5 / 2")._replace(rolled=None)
    told = {
        "start 3": (Started(seat=2, round=1, why="lot"),),
        "bill 4 60": (Stocked(casino=4, bill=60),),
        "roll 1 1 5 / 2": (Rolled(seat=0, small=(1, 1, 5), big=0, neutral=(2,)),),
        "neutral 2 5": (LeftOver(seat=0, casinos=(2, 5)),),
    }
    for text, effects in told.items():
        assert rules.presentation.effects(state, None, rules.parse(text)) == effects


def bills_told(effects: list[Effect]) -> Counter[tuple[str, int, int]]:
    found: Counter[tuple[str, int, int]] = Counter()
    for effect in effects:
        if isinstance(effect, Won):
            found["won", effect.seat, effect.bill] += 1
        elif isinstance(effect, Returned | Boxed):
            found["gone", 0, effect.bill] += 1
    return found


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("las-vegas-2012", 3, {"neutral": True}),
        ("las-vegas-2012", 5, {}),
        ("las-vegas-six", 6, {"bandit": True}),
        ("las-vegas-six", 2, {"neutral": True}),
    ],
)
def test_what_is_told_is_what_happens(name: str, seats: int, options: dict[str, bool]) -> None:
    """Over whole games: every bill won or gone is told once; every effect has words."""
    rules = las_vegas(name, seats, **options)
    told: list[Effect] = []
    gone: list[int] = []
    end = rules.start()
    for before, seat, event, end in steps(rules, at_random(rules, Seeded(4)), Seeded(3)):
        told += rules.presentation.effects(before, seat, event)
        if end.round > before.round:
            gone += end.bottom[len(before.bottom) :]
    right = Counter(("won", seat, bill) for seat, bills in enumerate(end.won) for bill in bills)
    right.update(("gone", 0, bill) for bill in (*gone, *end.box))
    assert bills_told(told) == right
    names = [f"Seat {seat}" for seat in range(1, seats + 1)] + ["neutral"]
    assert all(texts.tell(effect, names) for effect in told)
    assert sum(isinstance(effect, RoundEnded) for effect in told) == rules.settings.rounds
