"""Vegas Showdown, decision by decision, against an engine written from the rules page alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import croupier
from croupier.games import showdown
from tests.games.independent import compare
from tests.games.showdown.independent import Showdown
from tests.games.showdown.independent_set import Lying, Set

BOX = Set(Path(showdown.__file__).parent / "vegas-showdown.toml")


def play(seats: int, games: range) -> None:
    """Compares some games at random."""
    rules = croupier.rules("vegas-showdown", seats=seats)
    names = list(BOX.rooms)

    def figures(state: Any) -> Mapping[str, Any]:
        """What the independent engine knows, read from a state of ours and what everybody sees of it."""
        view = rules.view(state, None)
        return {
            "turn": state.turn,
            "button": state.button + 1,
            "money": list(state.money),
            "population": list(state.population),
            "revenue": list(state.revenue),
            "fame": list(state.fame),
            "sheets": [
                sorted(Lying(seen.room, seen.square, seen.facing) for seen in sheet) for sheet in view.sheets
            ],
            "stored": [Counter(stored) for stored in view.stored],
            "basic": list(state.basic),
            "market": [
                None if room is None else (names[room], price)
                for room, price in zip(state.market, state.prices, strict=True)
            ],
            "stack_a": +Counter(dict(zip(names, state.stack_a, strict=True))),
            "stack_b": +Counter(dict(zip(names, state.stack_b, strict=True))),
            "drawn": [card.split()[0] for card in view.drawn],
        }

    for seed in games:
        compare(rules, Showdown(BOX, seats), seed, figures)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_both_engines_play_the_same_game(seats: int) -> None:
    play(seats, range(1))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_both_engines_play_the_same_game_for_long(seats: int) -> None:
    play(seats, range(1, 25))
