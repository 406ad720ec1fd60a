"""Tables in the kernel against the engine: what they tell, what they allow, what follows and what is won."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import croupier.env  # noqa: F401 (registers the games)
from croupier.core.errors import CroupierError
from croupier.core.rules import Over
from croupier.env.vector import ManyTables
from croupier.games.lasvegas import kernel_codec as codec
from tests.env.differential import compare_endings, compare_positions, made
from tests.env.tables import TABLES, Table, said

LAS_VEGAS = [table for table in TABLES if table[0] in ("las-vegas-2012", "las-vegas-six")]
ROYALE = [table for table in TABLES if table[0] == "las-vegas-royale"]
#: To compile Royale's tables takes longer than all else here: that is for the slow tests, and the others
#: compare what is not compiled.
each_table = pytest.mark.parametrize(
    "table", [*LAS_VEGAS, *(pytest.param(table, marks=pytest.mark.slow) for table in ROYALE)], ids=said
)


def at_random(masks: NDArray[Any], random: np.random.Generator) -> NDArray[Any]:
    """A legal number for every table."""
    return np.asarray((random.random(masks.shape) * masks).argmax(axis=1))


@each_table
def test_tables_tell_and_allow_what_the_engine_does(table: Table) -> None:
    assert compare_positions(table, 6, 400) > 200


@each_table
def test_the_last_decision_shares_the_victory_as_the_engine_does(table: Table) -> None:
    assert compare_endings(table, 8)


def test_uncompiled_tables_of_royale_agree_as_well() -> None:
    """The same comparison where no machine code is made at all."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.env.differential", "2", "60"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": "src"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert [int(line.split()[0]) for line in done.stdout.splitlines()] == [120, 120]


@pytest.mark.parametrize("table", LAS_VEGAS, ids=said)
def test_what_follows_is_what_the_engine_allows(table: Table) -> None:
    """Every step of a table is a placement of the engine and outcomes that chance can bring."""
    env = made(table, 16)
    rules: Any = env.rules
    told, _ = env.reset(seed=3)
    random = np.random.default_rng(3)
    before = [codec.decode(rules, env.tables.array(at)) for at in range(16)]  # type: ignore[attr-defined]
    fresh = 0
    for _ in range(120):
        actions = at_random(told["action_mask"], random)
        told, _, ended, _, _ = env.step(actions)
        after = [codec.decode(rules, env.tables.array(at)) for at in range(16)]  # type: ignore[attr-defined]
        for one, other, action, over in zip(before, after, actions.tolist(), ended.tolist(), strict=True):
            placed = rules.apply(one, one.seat, codec.placement(action))
            assert over == isinstance(rules.turn(placed), Over)
            follow(rules, rules.start() if over else placed, other)
            fresh += over
        before = after
    assert fresh > 8


def follow(rules: Any, state: Any, found: Any) -> None:
    """Brings a state of the engine by possible outcomes to the one found, and compares all of it."""
    if state.start < 0:
        state = chance(rules, state, rules.parse(f"start {found.start + 1}"))
    for event in bills(rules, state, found):
        state = chance(rules, state, event)
    if state.left_over:
        faces = [face for face in range(1, 7) for _ in range(found.dice[face - 1][-1])]
        state = chance(rules, state, rules.parse(" ".join(["neutral", *map(str, faces)])))
    state = chance(rules, state, found.rolled)
    assert state == found


def bills(rules: Any, state: Any, found: Any) -> Iterator[Any]:
    """The bills that were dealt, rising at each casino, so that none comes once it is stocked."""
    if state.seat < 0:
        for casino, dealt in enumerate(found.bills, 1):
            where = "bandit" if casino == 7 else str(casino)
            yield from (rules.parse(f"bill {where} {bill}") for bill in sorted(dealt))


def chance(rules: Any, state: Any, event: Any) -> Any:
    assert rules.is_legal(state, None, event)
    return rules.apply(state, None, event)


@each_table
def test_the_same_seed_and_numbers_play_the_same(table: Table) -> None:
    """Also against bots of the kernel; another seed plays otherwise."""
    runs = []
    for seed in (7, 7, 8):
        env = made(table, 8, "greedy")
        told, _ = env.reset(seed=seed)
        random = np.random.default_rng(1)
        seen = []
        for _ in range(30):
            told, rewards, *_ = env.step(at_random(told["action_mask"], random))
            seen.append(told["observation"].tobytes() + rewards.tobytes())
        runs.append(seen)
    assert runs[0] == runs[1] != runs[2]


def test_gymnasium_makes_it_and_it_says_how_it_resets() -> None:
    env = gymnasium.make_vec(
        "croupier/LasVegas2012-v1",
        num_envs=64,
        vectorization_mode="vector_entry_point",
        seats=5,
        opponents="random",
    )
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    told, info = env.reset(seed=1)
    assert told in env.observation_space
    assert told["observation"].shape == (64, 85) and told["observation"].dtype == np.uint8
    random = np.random.default_rng(1)
    wins, games = 0.0, 0
    for _ in range(200):
        assert (info["action_mask"] == told["action_mask"]).all()
        assert (info["seat"] == 0).all(), "the learner alone is asked"
        told, rewards, ended, truncated, info = env.step(at_random(told["action_mask"], random))
        assert told in env.observation_space and not truncated.any()
        assert (rewards[~ended] == 0).all()
        wins, games = wins + float(rewards[ended].sum()), games + int(ended.sum())
        if ended.any():
            assert info["shares"][ended].sum(axis=1) == pytest.approx(1)
            assert (info["_final_obs"] == ended).all()
            assert (info["final_obs"]["observation"][ended][:, 0] == 5).all(), "the fourth round is over"
            assert (told["observation"][ended][:, 0] == 1).all(), "a new game has begun"
    assert games > 400 and 0.14 < wins / games < 0.26, "a random player among random players"


def test_thousands_of_tables_by_gymnasiums_name_alone() -> None:
    """No seats and no opponents named: four seats, one learner against greedy bots."""
    env = gymnasium.make_vec(
        "croupier/LasVegas2012-v1", num_envs=4096, vectorization_mode="vector_entry_point"
    )
    told, info = env.reset(seed=1)
    games = 0
    for _ in range(30):
        assert told in env.observation_space and told["observation"].dtype == np.uint8
        assert info["action_mask"].shape == (4096, 6) and (info["action_mask"] == told["action_mask"]).all()
        told, rewards, ended, _, info = env.step(told["action_mask"].argmax(axis=1))
        assert (rewards >= 0).all(), "every number that a mask allows is legal"
        games += int(ended.sum())
    assert games > 1000


def test_fields_lie_one_after_the_other_in_memory() -> None:
    """Struct of arrays: a figure of all tables is one piece, and without a copy it is the kernel's own."""
    env = ManyTables("las-vegas-2012", 32, 5, opponents="self", copy=False)
    told, _ = env.reset(seed=1)
    assert told["observation"].strides[0] == told["action_mask"].strides[0] == 1
    first = told["observation"]
    told, *_ = env.step(told["action_mask"].argmax(axis=1))
    assert told["observation"] is not None and np.shares_memory(first, told["observation"])
    hands, shape = env.fields["hands"]
    assert shape == (5, 1) and (told["observation"][:, hands] <= 8).all()


def test_a_wrong_number_loses_and_a_new_game_begins() -> None:
    env = made(("las-vegas-2012", 3, {}), 4)
    told, _ = env.reset(seed=5)
    right = told["action_mask"].argmax(axis=1)
    _, rewards, ended, _, info = env.step(np.array([right[0], 6, -1, right[3]]))
    assert rewards.tolist() == [0, -1, -1, 0] and ended.tolist() == [False, True, True, False]
    assert not info["shares"][1].any()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"num_envs": 0}, "num_envs cannot be 0"),
        ({"opponents": "expert"}, "cannot be played by 'expert'"),
        ({"opponents": ["random"]}, "1 opponents for 3"),
        ({"seat": 9}, "seat cannot be 9"),
    ],
)
def test_bad_input_is_one_sentence(given: dict[str, Any], words: str) -> None:
    with pytest.raises(CroupierError, match=words):
        ManyTables("las-vegas-2012", **given)


def test_a_game_without_a_kernel_says_so() -> None:
    with pytest.raises(CroupierError, match="has no tables in a kernel"):
        ManyTables("vegas-showdown")
    env = ManyTables("las-vegas-2012", 2)
    with pytest.raises(CroupierError, match="one seed"):
        env.reset(seed=[1, 2])
    env.reset(seed=1)
    with pytest.raises(CroupierError, match="3 actions for 2 tables"):
        env.step(np.zeros(3, np.int64))


def test_opponents_do_not_change_what_is_dealt() -> None:
    """Whoever begins sees the same by the same seed, whatever the others play; who is last sees them play."""
    seen = {
        (seat, opponents): ManyTables("las-vegas-2012", 64, 3, seat, opponents, start=1).reset(seed=4)[0]
        for seat in (1, 3)
        for opponents in ("random", "greedy", "self")
    }
    first = {seen[1, opponents]["observation"].tobytes() for opponents in ("random", "greedy", "self")}
    last = {seen[3, opponents]["observation"].tobytes() for opponents in ("random", "greedy")}
    assert len(first) == 1 and len(last) == 2


def test_opponents_play_as_they_are_called() -> None:
    """Whoever plays at random wins a fifth against its like, and much less against the greedy."""
    shares = {}
    for opponents in ("random", "greedy"):
        env = made(("las-vegas-2012", 5, {}), 256, opponents)
        told, _ = env.reset(seed=9)
        random = np.random.default_rng(9)
        wins, games = 0.0, 0
        for _ in range(150):
            told, rewards, ended, *_ = env.step(at_random(told["action_mask"], random))
            wins, games = wins + float(rewards.sum()), games + int(ended.sum())
        shares[opponents] = wins / games
    assert shares["greedy"] < 0.1 < 0.17 < shares["random"]
