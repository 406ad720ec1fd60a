"""Positions from outside: those of a game are read, all others refused with what is wrong."""

from __future__ import annotations

import pytest

from croupier.core.chance import Seeded
from croupier.core.errors import InvalidPosition
from croupier.core.play import at_random, steps
from tests.games.royale.tables import fresh, royale

RULES = royale(3, tiles=6)
START = RULES.position(fresh(RULES, 3).state)


def test_every_position_of_a_game_is_read() -> None:
    """LVR §3 From the first to the last, whatever is owed."""
    for seed in range(4):
        rules, source = royale(2 + seed, tiles=6, start="lot"), Seeded(seed)
        states = [step.after for step in steps(rules, at_random(rules, source), source)]
        for state in (rules.start(), *states):
            assert rules.read_position(rules.position(state)) == state


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("round=1", "round=9", "round is from"),
        ("seat=0", "seat=5", "seat is from"),
        ("chips=[2,2,2]", "chips=[2,2]", "chips has 2 parts"),
        ("chips=[2,2,2]", "chips=[2,-2,2]", "negative"),
        ("hands=[[7,1]", "hands=[[8,1]", "not those of the box"),
        ("biggies=[0,0,0]", "biggies=[9,0,0]", "no casino"),
        ("won=[[]", "won=[[55]", "tens"),
        ("won=[[]", "won=[[30,60]", "falling order"),
        ("won=[[]", "won=[[60]", "not those of the box"),
        ("bottom=[]", "bottom=[20]", "30 to 100"),
        ("rolled=-", "rolled=Roll[[1,2],3,[]]", "not the hand"),
        ("rolled=-", "rolled=Roll[[1,2,3,4,5,6,7],3,[]]", "1 to 6"),
        ("pending=-", "pending=Guessing[1,0,4]", "not possible"),
        ("pending=-", "pending=Guessing[1,7,2]", "not possible"),
        ("pending=-", "pending=Adding[1,[5,3]]", "not possible"),
        ("pending=-", "pending=Picking[1,2,[60,20,0],[0,0,0]]", "not possible"),
        ("pending=-", "pending=Nothing[1]", "no record"),
        ("seat=0", "seat=-1", "nobody is in turn"),
    ],
)
def test_what_is_no_position(before: str, after: str, reason: str) -> None:
    """Each wrong place is named."""
    assert START.count(before) == 1
    with pytest.raises(InvalidPosition, match=reason):
        RULES.read_position(START.replace(before, after))


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ("[LuckyPunch[],Jackpot[30],-,-,-,-]", "never meet"),
        ("[-,LuckyPunch[],-,-,-,-]", "first casinos"),
        ("[HighFive[7],-,-,-,-,-]", "belongs to a seat"),
        ("[Knockout[[]],-,-,-,-,-]", "a place for every seat"),
        ("[NoEntry[9,1],-,-,-,-,-]", "on its track"),
        ("[NiceDice[[-1],[0]],-,-,-,-,-]", "six spaces"),
    ],
)
def test_tiles_that_cannot_lie_so(tiles: str, reason: str) -> None:
    """LVR §1.5, §2.4 Tiles and tokens as the box has them."""
    words = [f"tiles={tiles}" if word.startswith("tiles=") else word for word in START.split()]
    with pytest.raises(InvalidPosition, match=reason):
        RULES.read_position(" ".join(words))
