"""Positions from outside: what is read back, and what is refused."""

from __future__ import annotations

from itertools import islice

import pytest

import croupier
from croupier.core.chance import Seeded
from croupier.core.errors import InvalidPosition
from croupier.core.play import at_random, steps

MODES = ("one-by-one", "all-together", "last-die", "tournament", "yahtzee")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_is_read_back(mode: str, seed: int) -> None:
    rules = croupier.rules("rolling-cubes", seats=3, mode=mode)
    source = Seeded(seed)
    states = [step.after for step in islice(steps(rules, at_random(rules, source), source), 60)]
    for state in (rules.start(), *states):
        assert rules.read_position(rules.position(state)) == state


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("points=[0,0]", "points=[0,0,0]", "points has a part for each of 2 seats"),
        ("rows=[[-1,-1,-1,-1,-1],", "rows=[[-1,-1],", "a seat has 5 rows"),
        ("stage=0", "stage=2", "stage is from 0 to 1"),
        ("seat=0", "seat=2", "seat is from -1 to 1"),
        ("again=-1", "again=6", "again is from -1 to 5"),
        ("playing=[0,1]", "playing=[1,0]", "rising order"),
        ("playing=[0,1]", "playing=[]", "rising order"),
        ("points=[0,0]", "points=[0,-1]", "not negative"),
        ("seat=0", "seat=-1", "as soon as somebody starts"),
        ("cup=0", "cup=1", "the dice are not those"),
        ("dice=1355", "dice=1353", "dice lie in their order"),
        ("dice=13550248+-x:", "dice=13555024+-x:", "the dice are not those"),
        ("used=-", "used=1", "a seat placed the dice"),
        ("used=- placed=-1", "used=9 placed=1", "dice that were placed are on the table"),
        ("answers=[-,-]", "answers=[-,5x8]", "an answer is an equality"),
        ("answers=[-,-]", "answers=[decline,decline]", "all have answered"),
    ],
)
def test_what_is_no_position_is_refused(before: str, after: str, reason: str) -> None:
    """RC §1.2, §4.1, §5.1 The thing and what belongs there are said."""
    rules = croupier.rules("rolling-cubes", seats=2, mode="all-together")
    state = rules.apply(rules.start(), None, rules.parse("roll 1 3 5 5 0 2 4 8 + - x :"))
    text = rules.position(state)
    assert rules.read_position(text) == state
    assert text.count(before) >= 1
    with pytest.raises(InvalidPosition, match=reason):
        rules.read_position(text.replace(before, after, 1))
