"""Rolling Cubes in every mode, decision by decision, against an engine written from the rules page alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import croupier
from croupier.core.chance import Seeded
from tests.games.independent import compare
from tests.games.rollingcubes.independent import ROWS, TOURNAMENT, Cubes, symbols

TABLES: list[tuple[dict[str, Any], int]] = [
    ({"mode": "one-by-one", "seats": 2}, 3),
    ({"mode": "one-by-one", "seats": 4, "zero_dividend": False}, 2),
    ({"mode": "all-together", "seats": 3}, 3),
    ({"mode": "last-die", "seats": 2}, 3),
    ({"mode": "last-die", "seats": 4}, 3),
    ({"mode": "tournament", "seats": 3}, 2),
    ({"mode": "yahtzee", "seats": 1}, 4),
    ({"mode": "yahtzee", "seats": 3}, 2),
]


def play(options: dict[str, Any], games: int) -> None:
    """Compares some games of one table."""
    rules = croupier.rules("rolling-cubes", **options)

    def figures(state: Any) -> Mapping[str, Any]:
        """What the independent engine knows, read from a state of ours."""
        found: dict[str, Any] = {
            "stage": state.stage,
            "standing": list(state.standing) or [0] * rules.seats,
            "second": state.second + 1,
        }
        if rules.turn(state) != croupier.Over():
            mode = TOURNAMENT[state.stage] if options["mode"] == "tournament" else options["mode"]
            lot_due = state.start < 0 and mode != "all-together"
            found |= {
                "start": None if mode == "all-together" else state.start + 1,
                "points": list(state.points),
                "playing": [seat + 1 for seat in state.playing],
                "dice": None if state.dice is None else symbols(state.dice),
                "cup": None if lot_due else state.cup,
                "used": None if state.used is None else symbols(state.used),
                "placed": state.placed + 1,
                "again": state.again,
                "rows": [
                    {name: worth for name, worth in zip(ROWS, row, strict=True) if worth >= 0}
                    for row in state.rows
                ]
                or [{} for _ in range(rules.seats)],
            }
        return found

    for seed in range(games):
        compare(rules, Cubes(**options), seed, figures, listed=False)


@pytest.mark.parametrize(("options", "games"), TABLES, ids=lambda value: str(value))
def test_both_engines_play_the_same_game(options: dict[str, Any], games: int) -> None:
    play(options, games)


@pytest.mark.slow
@pytest.mark.parametrize(("options", "games"), TABLES, ids=lambda value: str(value))
def test_both_engines_play_the_same_game_for_long(options: dict[str, Any], games: int) -> None:
    play(options, 30 * games)


def test_both_judge_made_up_equalities_alike() -> None:
    """RC §2 Texts put together at random: the same ones are equalities, whichever rule of zero is played."""
    source = Seeded(7)
    throw = "1 3 5 5 0 2 4 8 + - x :"
    agreed = 0
    for zero_dividend in (True, False):
        rules = croupier.rules("rolling-cubes", mode="one-by-one", seats=2, zero_dividend=zero_dividend)
        state = rules.apply(rules.start(), None, rules.parse("start 1"))
        state = rules.apply(state, None, rules.parse(f"roll {throw}"))
        other = Cubes(mode="one-by-one", seats=2, zero_dividend=zero_dividend)
        other.happen(None, "start 1")
        other.happen(None, f"roll {throw}")
        for _ in range(6_000):
            text = f"equate {made_up(source)}"
            try:
                legal = rules.is_legal(state, 0, rules.parse(text))
            except croupier.InvalidAction:
                legal = False
            assert legal == other.allows(1, text), text
            agreed += legal
    assert agreed > 50, "some of them were equalities"


def made_up(source: Seeded) -> str:
    """A short text of digits and signs; often two sums or products that may well be equal."""
    pool = "0123458+-x:"
    if source.below(3) == 0:
        sides = ["".join(pool[source.below(len(pool))] for _ in range(1 + source.below(4))) for _ in "lr"]
        return "=".join(sides)
    digits = [pool[source.below(7)] for _ in range(4)]
    signs = [pool[7 + source.below(4)] for _ in "lr"]
    return f"{digits[0]}{signs[0]}{digits[1]}={digits[2]}{signs[1] + digits[3] if source.below(2) else ''}"
