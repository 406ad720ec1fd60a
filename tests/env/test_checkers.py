"""PettingZoo's and Gymnasium's own checkers, for every game and several seat counts."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import croupier.env
from tests.env.tables import TABLES, Table, said

#: api_test warns of every environment that is not in a list of its own: observations with a mask are Dicts,
#: and whoever is not in turn has an empty mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
each_table = pytest.mark.parametrize("table", TABLES, ids=said)


@each_table
def test_agents_in_turn(table: Table) -> None:
    name, seats, options = table
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(croupier.env.pettingzoo(name, seats, **options), num_cycles=25)
    seed_test(lambda: croupier.env.pettingzoo(name, seats, **options), num_cycles=5)


@pytest.mark.parametrize(
    ("name", "seats", "given"),
    [
        ("las-vegas-2012", 3, {"afterstates": True, "reward": "score"}),
        ("las-vegas-royale", 4, {"afterstates": True}),
        ("rolling-cubes", 2, {"encoding": "spelled"}),
        ("rolling-cubes", 3, {"encoding": "spelled", "mode": "all-together"}),
    ],
)
def test_agents_that_are_told_more_or_otherwise(name: str, seats: int, given: dict[str, Any]) -> None:
    """With the states after each choice, other rewards, and equalities written die by die."""
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(croupier.env.pettingzoo(name, seats, **given), num_cycles=25)
    seed_test(lambda: croupier.env.pettingzoo(name, seats, **given), num_cycles=5)


@pytest.mark.parametrize("encoding", ["listed", "spelled"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_agents_at_once(seats: int, encoding: str) -> None:
    def made() -> Any:
        return croupier.env.parallel("rolling-cubes", seats, encoding=encoding, mode="all-together")

    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(made(), num_cycles=12)
    parallel_seed_test(made, num_cycles=5)


@each_table
def test_one_learner(table: Table) -> None:
    """check_env chooses without a mask: a number that is not legal loses the game, and that is all."""
    name, seats, options = table
    id = next(id for id, game in croupier.env.names().items() if game == name)
    env = gymnasium.make(id, seats=seats, seat=seats, opponents="random", render_mode="ansi", **options)
    check_env(env.unwrapped)
