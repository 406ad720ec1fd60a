"""Las Vegas and Six, decision by decision, against an engine written from the rules pages alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import croupier
from tests.games.independent import compare
from tests.games.lasvegas.independent import BILLS_2012, BILLS_SIX, LasVegas

GAMES = 8
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("las-vegas-2012", {"seats": 2, "neutral": True}),
    ("las-vegas-2012", {"seats": 2, "neutral": False, "start": 2}),
    ("las-vegas-2012", {"seats": 3, "neutral": True}),
    ("las-vegas-2012", {"seats": 4, "neutral": True}),
    ("las-vegas-2012", {"seats": 5, "rounds": 2}),
    ("las-vegas-2012", {"seats": 5}),
    ("las-vegas-six", {"seats": 2, "neutral": True}),
    ("las-vegas-six", {"seats": 3, "neutral": True}),
    ("las-vegas-six", {"seats": 4, "neutral": True}),
    ("las-vegas-six", {"seats": 5, "bandit": True}),
    ("las-vegas-six", {"seats": 6, "bandit": True, "bandit_bills": 4}),
    ("las-vegas-six", {"seats": 6}),
]


def play(name: str, options: dict[str, Any], games: int) -> None:
    """Compares some games of one table."""
    six = name == "las-vegas-six"
    values = sorted(BILLS_SIX if six else BILLS_2012)
    rules = croupier.rules(name, **options)

    def figures(state: Any) -> Mapping[str, Any]:
        """What the independent engine knows, read from a state of ours."""
        found: dict[str, Any] = {
            "round": state.round,
            "won": [list(bills) for bills in state.won],
            "pile": +Counter(dict(zip(values, state.pile, strict=True))),
            "bottom": list(state.bottom),
            "box": list(state.box),
        }
        if rules.turn(state) != croupier.Over():
            found |= {
                "start": None if state.start < 0 else state.start + 1,
                "bills": [list(bills) for bills in state.bills],
                "hands": [tuple(hand) for hand in state.hands],
                "dice": [list(row) for row in state.dice],
                "biggies": list(state.biggies),
                "bandit": {
                    value: (seat + 1, small, big)
                    for value, (seat, small, big) in enumerate(state.bandit, 1)
                    if seat >= 0
                },
            }
        return found

    for seed in range(games):
        compare(rules, LasVegas(six=six, **options), seed, figures)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda value: str(value))
def test_both_engines_play_the_same_game(name: str, options: dict[str, Any]) -> None:
    play(name, options, GAMES)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda value: str(value))
def test_both_engines_play_the_same_game_for_long(name: str, options: dict[str, Any]) -> None:
    play(name, options, 400)
