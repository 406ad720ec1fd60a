"""Exact values of the tiles of Las Vegas Royale, found by the generic solvers on the real rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from croupier.games.royale.state import State
from croupier.solve.expect import Expectation
from croupier.solve.matrix import hidden, solve
from tests.games.royale.tables import at, play, royale

RULES = royale(3, tiles=6)


def activated(side: str) -> State:
    """Seat 1 has activated the tile; the others still have dice."""
    return play(RULES, at(RULES, sides={4: side}, roll="roll 1 4", hands={1: (1, 0), 2: (1, 0)}), "place 4")


def settled(state: State) -> bool:
    return state.pending is None


def test_jackpot_hits_with_a_third() -> None:
    """LVR case 4, LVR A2 Sum 7 or a double: 1/3."""
    jackpot = Expectation(RULES, 0, lambda state: int(bool(state.won[0])), settled)
    assert jackpot.value(activated("A2")) == Fraction(1, 3)


def test_fifty_fifty() -> None:
    """LVR case 4, LVR B2 Best play is worth 690145/46656."""
    fifty = Expectation(RULES, 0, lambda state: RULES.score(state)[0], settled)
    assert fifty.value(activated("B2")) == Fraction(690145, 46656)


def test_fifty_fifty_policy() -> None:
    """LVR B2 Stop only where going on is worth less; higher below 7, lower above it."""
    fifty = Expectation(RULES, 0, lambda state: RULES.score(state)[0], settled)
    first = activated("B2")
    low = play(RULES, first, "black 1 2")
    assert [str(event) for event in fifty.best(low)] == ["higher"]
    high = play(RULES, first, "black 5 6")
    assert [str(event) for event in fifty.best(high)] == ["lower"]
    middle = play(RULES, low, "higher", "black 1 3", "higher", "black 3 4")
    assert [str(event) for event in fifty.best(middle)] == ["stop"], "30 is more than 15/36 of 40 to 60"


def test_lucky_punch() -> None:
    """LVR case 4, LVR A1 240/13, hiding 6/13, 4/13, 3/13 and guessing 1/13, 5/13, 7/13."""
    game = hidden(RULES, activated("A1"), lambda state: RULES.score(state)[0])
    solution = solve(game.matrix)
    assert solution.value == Fraction(240, 13)
    assert dict(zip(map(str, game.rows), solution.rows, strict=True)) == {
        "hide 1": Fraction(6, 13),
        "hide 2": Fraction(4, 13),
        "hide 3": Fraction(3, 13),
    }
    assert {str(plan[0]): share for plan, share in zip(game.plans, solution.columns, strict=True)} == {
        "guess 1": Fraction(1, 13),
        "guess 2": Fraction(5, 13),
        "guess 3": Fraction(7, 13),
    }


def test_black_box() -> None:
    """LVR case 4, LVR G1 50 for the winner: 14 splits against a plan for each pair of sizes."""
    start = play(RULES, at(RULES, seat=1, sides={4: "G1"}, roll="roll 4"), "place 4")
    before = RULES.score(start)[1] + 20  # and the chips of the next round
    game = hidden(RULES, start, lambda state: before - RULES.score(state)[1])
    assert (len(game.rows), len(game.plans)) == (14, 8)
    assert -solve(game.matrix).value == 50


def test_a_stretch_must_be_one_seats() -> None:
    """Expectimax does not guess what another seat would do."""
    other = Expectation(RULES, 1, lambda state: 0, settled)
    with pytest.raises(ValueError, match="seat 2 alone"):
        other.value(activated("B2")._replace(pending=play(RULES, activated("B2"), "black 1 2").pending))
