"""Counts of event sequences to a depth, against a count that shares nothing with the engine."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TypeAlias

import pytest

from croupier.core.count import count, split
from tests.games.lasvegas.tables import las_vegas, play, rolled
from tests.probes.hide import Hide
from tests.probes.stack import Stack

Hands: TypeAlias = tuple[tuple[int, int, int], ...]


@cache
def throws(small: int, big: int, white: int) -> frozenset[tuple[tuple[int, ...], int, tuple[int, ...]]]:
    """All different throws of a hand, by throwing every die in order."""
    return frozenset(
        (tuple(sorted(own)), biggie, tuple(sorted(neutral)))
        for own in product(range(1, 7), repeat=small)
        for biggie in (range(1, 7) if big else (0,))
        for neutral in product(range(1, 7), repeat=white)
    )


def by_hand(hands: Hands, seat: int, depth: int, free: frozenset[int] = frozenset()) -> int:
    """Sequences of rolls and placements until a round ends; `free` values may go to the bandit."""
    if depth == 0 or not any(map(any, hands)):
        return 1
    while not any(hands[seat]):
        seat = (seat + 1) % len(hands)
    found = throws(*hands[seat])
    if depth == 1:
        return len(found)
    total = 0
    for own, biggie, neutral in found:
        for value in {*own, biggie, *neutral} - {0}:
            left = (
                hands[seat][0] - own.count(value),
                hands[seat][1] - (biggie == value),
                hands[seat][2] - neutral.count(value),
            )
            after = (*hands[:seat], left, *hands[seat + 1 :])
            onward = (seat + 1) % len(hands)
            total += by_hand(after, onward, depth - 2, free)
            if value in free:
                total += by_hand(after, onward, depth - 2, free - {value})
    return total


LAST, NONE = (1, 1, 0), (0, 0, 0)
CASES: list[tuple[str, int, dict[str, bool], Hands, int, frozenset[int]]] = [
    ("las-vegas-2012", 2, {"neutral": False}, ((2, 0, 0), (2, 0, 0)), 5, frozenset()),
    ("las-vegas-2012", 2, {"neutral": False}, ((1, 0, 0), (3, 0, 0)), 6, frozenset()),
    ("las-vegas-2012", 3, {"neutral": True}, ((1, 0, 1), (0, 0, 0), (1, 0, 1)), 5, frozenset()),
    ("las-vegas-2012", 2, {"neutral": True}, ((5, 0, 1), (1, 0, 0)), 3, frozenset()),
    ("las-vegas-six", 2, {"neutral": True}, ((1, 1, 0), (0, 1, 1)), 5, frozenset()),
    ("las-vegas-six", 5, {"bandit": True}, (LAST, NONE, NONE, NONE, (0, 1, 0)), 6, frozenset({1, 2, 6})),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_las_vegas_has_as_many_sequences_as_counted_by_hand(
    case: tuple[str, int, dict[str, bool], Hands, int, frozenset[int]],
) -> None:
    """LV12 §3.2, LV12 §3.3, LV6 §7.2 The last round, so that its end is the end."""
    name, seats, options, hands, depth, free = case
    rules = las_vegas(name, seats, rounds=1, **options)
    taken = {value: (1, 1, 0) for value in range(1, 7) if value not in free}
    bandit = taken if options.get("bandit") else {}
    state = rolled(rules, "roll 1", hands=dict(enumerate(hands)), bandit=bandit)
    state = state._replace(rolled=None, hands=hands)
    assert count(rules, state, depth) == by_hand(hands, 0, depth, free)


def test_known_small_numbers() -> None:
    """Hide and guess: three ways to hide, three to guess; then the other seat hides."""
    assert [count(Hide(), Hide().start(), depth) for depth in range(5)] == [1, 3, 9, 27, 81]
    assert count(Hide(), Hide().start(), 100) == 9**4
    stack = Stack()
    orders = {(1, 1, 2), (1, 2, 1), (2, 1, 1)}
    assert count(stack, stack.start(), 6) == 2**3 * len(orders)


def test_a_count_splits_by_the_next_event() -> None:
    """What a wrong count is bisected with adds up to the count."""
    rules = las_vegas(seats=2, neutral=False)
    state = play(rules, rolled(rules, "roll 1 2", hands={1: (2, 0, 0)}), "place 2")
    parts = split(rules, state, 3)
    assert len(parts) == 21
    assert parts["* roll 3 3"] == 6
    assert sum(parts.values()) == count(rules, state, 3)
    assert split(rules, rolled(rules, "roll 1 2"), 1) == {"1 place 1": 1, "1 place 2": 1}


def test_nothing_follows_the_end() -> None:
    rules = Hide()
    over = rules.start()._replace(round=4)
    assert count(rules, over, 3) == 1
    assert split(rules, over, 3) == {}
