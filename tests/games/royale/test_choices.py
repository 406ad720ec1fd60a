"""No choice that the rules give a seat is made by code: each tile's questions are counted and named."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from croupier.core.count import count
from croupier.core.rules import Chance
from croupier.games.royale.state import State
from croupier.games.royale.tiles import SIDES
from tests.games.royale.tables import at, play, royale

RULES = royale(3, tiles=6)

#: For each side: what is played, and who is asked how many choices on the way (None: the black dice).
ASKED: dict[str, tuple[Sequence[str], Sequence[tuple[int, int] | None]]] = {
    "A1": (("hide 1", "guess 2"), ((0, 3), (1, 3))),
    "A2": (("black 1 2",), (None,)),
    "B1": (("black 1 2", "add 1"), (None, (0, 4))),
    "B2": (("black 1 2", "higher", "black 3 4", "stop"), (None, (0, 3), None, (0, 3))),
    "C1": ((), ()),
    "C2": ((), ()),
    "D1": ((), ()),
    "D2": ((), ()),
    "E1": (("bar 2",), ((0, 5),)),
    "E2": (("knock small", "knock biggy"), ((1, 2), (2, 2))),
    "F1": (("block 1 2",), ((0, 18),)),
    "F2": (("handicap 1 chip",), ((0, 19),)),
    "G1": (("split 20 20 0 0 0 / 60", "pile 1"), ((1, 14), (0, 2))),
    "G2": (("double 1",), ((0, 2),)),
    "H1": (("nice 3 small",), ((0, 4),)),
    "H2": (("black 1 5", "use 5", "back 4 small"), (None, (0, 2), (0, 13))),
}


def lying(side: str) -> State:
    """Seat 1 is about to place a 4 on the tile; for what happens at payout nobody has other dice."""
    if side in ("B1", "G1"):
        return at(RULES, sides={4: side}, roll="roll 4")
    return at(RULES, sides={4: side}, roll="roll 3 4 b5", hands={1: (1, 1), 2: (2, 1)})


@pytest.mark.parametrize("side", SIDES)
def test_every_choice_is_asked(side: str) -> None:
    """LVR §3.4-3.5 Each question of a tile goes to the right seat with all its choices."""
    texts, wanted = ASKED[side]
    state = play(RULES, lying(side), "place 4")
    found: list[tuple[int, int] | None] = []
    for text in texts:
        turn = RULES.turn(state)
        assert not isinstance(turn, Chance) or turn == Chance("black", 0)
        found.append((turn[0], len(RULES.actions(state, turn[0]))) if isinstance(turn, tuple) else None)
        state = play(RULES, state, text)
    assert found == list(wanted)
    assert state.pending is None, "nothing more is asked"
    assert state.seat == 1 or state.round == 2


def test_the_token_is_asked_for_before_the_roll() -> None:
    """LVR D2 Twelve ways to use it with both kinds of dice in hand, and a roll."""
    state = play(RULES, lying("D2"), "place 4", "roll 1 b1", "place 1", "roll 1 1 b1", "place 1")
    turn = RULES.turn(state)
    assert turn == (0,)
    assert len(RULES.actions(state, 0)) == 13


def test_my_choice_asks_again() -> None:
    """LVR H2 4 asks which tile, 6 which die."""
    state = at(RULES, sides={1: "A1", 2: "B1", 3: "C2", 4: "H2"}, roll="roll 3 4 b5", hands={1: (1, 1)})
    four = play(RULES, state, "place 4", "black 4 6", "use 4")
    assert [str(event) for event in RULES.actions(four, 0)] == ["activate A1", "activate B1", "activate C2"]
    six = play(RULES, state, "place 4", "black 4 6", "use 6")
    assert [str(event) for event in RULES.actions(six, 0)] == ["gold small", "gold biggy"]


@pytest.mark.parametrize(
    ("side", "depth", "ways"),
    [
        ("A1", 2, 3 * 3),  # hide, guess
        ("A2", 1, 21),  # the black dice as a multiset
        ("B1", 2, 6 * 3 + 15 * 4),  # a double: none, one or both; else none, either or both
        ("B2", 2, 21 * 3),
        ("B2", 3, 21 * (6 * 6 + 21 + 21)),  # stop, then seat 2 rolls a die and the Biggy; or the black dice
        ("E2", 2, 2 * 2),
        ("F1", 1, 3 * 6),
        ("G1", 2, 14 * 2),
        ("H2", 2, 6 * 1 + 15 * 2),
    ],
)
def test_ways_to_go_on(side: str, depth: int, ways: int) -> None:
    """LVR §3.5 The number of event sequences after an activation, reckoned by hand."""
    state = play(RULES, lying(side), "place 4")
    assert count(RULES, state, depth) == ways
