"""Positions from outside: complete ones are read, all others refused with what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import croupier
from croupier.core.count import count
from croupier.core.errors import InvalidPosition
from croupier.core.rules import Chance
from tests.games.lasvegas.tables import las_vegas, texts

FOLDER = Path(__file__).parent / "positions"


def cases() -> list[tuple[str, str, str, int, int]]:
    """Lines of the files: game, options, position, depth, number of event sequences."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                game, options, position, depth, number = line.split(" | ")
                found.append((game, options, position, int(depth), int(number)))
    return found


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case[0]} {case[1]} {case[3]}")
def test_known_positions_have_their_counts(case: tuple[str, str, str, int, int]) -> None:
    game, words, position, depth, number = case
    options = dict(word.split("=") for word in words.split())
    rules = croupier.rules(game, seats=int(options.pop("seats")), **options)
    state = rules.read_position(position)
    assert rules.position(state) == position
    assert count(rules, state, depth) == number


def test_there_are_known_positions_of_both_editions() -> None:
    assert {game for game, *_ in cases()} == {"las-vegas-2012", "las-vegas-six"}


RULES = las_vegas("las-vegas-six", 5, bandit=True)
GOOD = RULES.position(RULES.start())


@pytest.mark.parametrize(
    ("pattern", "new", "reason"),
    [
        ("round=1", "round=0", "round is from 1 to 4"),
        ("round=1", "round=5", "round is from 1 to 4"),
        ("start=0", "start=5", "start is from -1 to 4"),
        ("start=0", "start=-2", "start is from -1 to 4"),
        ("stocking=1", "stocking=9", "stocking is from 1 to 8"),
        ("left_over=0", "left_over=1", "left_over is from 0 to 0"),
        ("seat=-1", "seat=5", "seat is from -1 to 4"),
        (r"pile=\[4,4", "pile=[4,3", "the bills are not those of the box"),
        (r"pile=\[4,4", "pile=[3,4", "the bills are not those of the box"),
        (r"pile=\[4,", "pile=[", "pile has 9 parts, not 10"),
        (r"pile=\[4,4", "pile=[-1,9", "a number is negative"),
        (r"box=\[\]", "box=[15]", "the bills are not those of the box"),
        (r"won=\[\[\],", "won=[", "won has 4 parts, not 5"),
        (r"bills=\[\[\],", "bills=[", "bills has 6 parts, not 7"),
        (r"hands=\[\[6,1,0\]", "hands=[[5,1,0]", "the dice are not those of the box"),
        (r"hands=\[\[6,1,0\]", "hands=[[6,1,1]", "the dice are not those of the box"),
        (r"dice=\[\[0,0,0,0,0\]", "dice=[[0,0,0,0]", "dice lie there for 5 players"),
        (r"biggies=\[0", "biggies=[8", "a Biggie lies on no casino"),
        (r"biggies=\[0", "biggies=[3", "the dice are not those of the box"),
        (r"bandit=\[\[-1", "bandit=[[5", "dice of nobody lie on the bandit"),
        ("rolled=-", "rolled=Roll[[1],0,[]]", "the roll is not the hand of the seat in turn"),
        ("rolled=-", "rolled=Roll[[1]]", "no position of this game"),
    ],
)
def test_an_impossible_position_is_refused(pattern: str, new: str, reason: str) -> None:
    changed, times = re.subn(pattern, new, GOOD, count=1)
    assert times == 1
    with pytest.raises(InvalidPosition, match=reason):
        RULES.read_position(changed)


def test_rows_lie_in_their_order() -> None:
    """LV12 §2.1 Bills in falling order, whichever was turned up first."""
    state = RULES.start()._replace(pile=(3, 4, 5, 5, 6, 6, 6, 4, 4, 3), box=(10, 100))
    assert RULES.read_position(RULES.position(state)) == state
    for wrong in (
        state._replace(box=(100, 10)),
        state._replace(box=(), bills=((10, 100), *state.bills[1:])),
        state._replace(box=(), won=((10, 100), *state.won[1:])),
    ):
        with pytest.raises(InvalidPosition, match="order"):
            RULES.read_position(RULES.position(wrong))


def test_a_roll_is_the_whole_hand() -> None:
    position = RULES.position(RULES.start()).replace("seat=-1", "seat=2").replace("stocking=1", "stocking=8")
    whole = position.replace("rolled=-", "rolled=Roll[[1,1,2,3,4,4],6,[]]")
    assert texts(RULES, RULES.read_position(whole))[:2] == ["place 1", "place 1 bandit"]
    for roll in ("Roll[[1,1,2,3,4],6,[]]", "Roll[[1,1,2,3,4,4],0,[]]", "Roll[[1,1,2,3,4,7],6,[]]"):
        with pytest.raises(InvalidPosition):
            RULES.read_position(position.replace("rolled=-", f"rolled={roll}"))


def test_another_tables_position_is_refused() -> None:
    for other in (
        las_vegas("las-vegas-six", 6),
        las_vegas("las-vegas-six", 5),
        las_vegas("las-vegas-2012", 5),
    ):
        with pytest.raises(InvalidPosition):
            RULES.read_position(other.position(other.start()))
        assert isinstance(other.turn(other.start()), Chance)
