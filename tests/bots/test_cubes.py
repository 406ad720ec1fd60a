"""The bots of Rolling Cubes: legal in every mode, ordered by strength, and perfect where it counts."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import croupier
from croupier import bots
from croupier.core.chance import Seeded
from croupier.core.table import Table
from croupier.games.rollingcubes.best_points import best_points as shipped
from tests.games.rollingcubes.tables import ROLL, Played

LEVELS = [f"level{number}" for number in range(1, 6)]


def played(mode: str, specs: list[str], seed: int) -> Table[Any, Any, Any]:
    """A game between bots; every choice is made from a pickled view and must be legal."""
    rules = croupier.rules("rolling-cubes", len(specs), mode=mode)
    table: Table[Any, Any, Any] = Table(rules, Seeded(seed))
    own = [bots.make(spec, rules) for spec in specs]
    source = Seeded(seed, 1)

    def choose(state: Any, seat: int) -> Any:
        view = pickle.loads(pickle.dumps(rules.view(state, seat)))
        return own[seat].choose(view, rules.actions(state, seat), rules, source)

    table.play(choose)
    return table


@pytest.mark.parametrize("mode", ["one-by-one", "all-together", "last-die", "tournament", "yahtzee"])
def test_all_bots_play_all_modes(mode: str) -> None:
    """RC §9.3 Every level and the perfect bot finish a game of every mode."""
    for seed, specs in enumerate((["perfect", "level3", "level1"], ["level5", "level4", "level2"])):
        assert played(mode, specs, seed).over


def test_levels_are_ordered() -> None:
    """RC §9.3 A higher level makes more points from the same throws; perfect makes the most there are."""
    rules = croupier.rules("rolling-cubes", 2)
    source = Seeded(7)
    state = rules.apply(rules.start(), None, rules.parse("start 1"))
    means = []
    for spec in [*LEVELS, "perfect"]:
        bot = bots.make(spec, rules)
        total = 0
        for number in range(60):
            rolled = rules.apply(state, None, rules.sample(state, Seeded(61, number)))
            view = rules.view(rolled, 0)
            chosen = bot.choose(view, rules.actions(rolled, 0), rules, source)
            gain = rules.presentation.preview(view, chosen).gain
            total += gain
            assert spec != "perfect" or gain == shipped(True).best(rolled.dice)
        means.append(total / 60)
    assert means == sorted(means)
    assert means[0] < 8, "level 1 is beaten by a child"
    assert means[4] > 0.9 * means[5], "level 5 is nearly perfect"


def test_perfect_throws_again_in_the_solitaire() -> None:
    """RC §9.2 The perfect bot throws again where that is worth it, and fills the best row."""
    table = Played("yahtzee", 1)
    table.throw("1 1 1 1 0 0 0 0 + + + +")
    rules = table.rules
    bot = bots.make("perfect", rules)
    view = table.table.view(0)
    chosen = bot.choose(view, rules.actions(table.state, 0), rules, Seeded(1))
    assert str(chosen).startswith("rethrow ")
    table.do(1, str(chosen))
    assert table.state.cup <= 5


def test_perfect_wins_a_round_it_can_win() -> None:
    """RC §6.2, RC §9.2 With two seats the perfect bot uses all dice if it can."""
    table = Played("last-die", 2)
    table.throw(ROLL)
    rules = table.rules
    chosen = bots.make("perfect", rules).choose(
        table.table.view(0), rules.actions(table.state, 0), rules, Seeded(1)
    )
    assert len(str(chosen).removeprefix("equate ")) == 13


def test_nothing_to_make() -> None:
    """RC §4.1 Without an equality every bot declines."""
    for spec in [*LEVELS, "perfect"]:
        table = Played("last-die", 2)
        table.throw("1 1 1 9 0 0 0 8 + + + +")
        table.do(1, "equate 0+0+1+1+8=10")
        table.throw("1")
        rules, state = table.rules, table.state
        assert len(rules.actions(state, 1)) == 1
        chosen = bots.make(spec, rules).choose(
            rules.view(state, 1), rules.actions(state, 1), rules, Seeded(1)
        )
        assert str(chosen) == "decline"
