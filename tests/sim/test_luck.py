"""Results less luck: beside the plain ones, the same whatever the jobs, and fair by their making."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from croupier import games
from croupier.core.errors import InvalidOption, NoEvaluator
from croupier.sim import batch
from croupier.sim.batch import simulate
from croupier.value import evaluator
from tests.cli.conftest import Run, run  # noqa: F401  the fixture

SHORT = {"rounds": 1, "start": 1, "neutral": False}


def test_results_less_luck_stand_beside_the_plain_ones() -> None:
    rules = games.rules("las-vegas-2012", 2, **SHORT)
    plain = simulate(rules, ["greedy", "random"], 12, 3, path="engine")
    found = simulate(rules, ["greedy", "random"], 12, 3, luck=16)
    assert found.win_share == plain.win_share and plain.luckless == []
    assert (found.evaluator, found.playouts, found.path) == ("las-vegas-2012/2", 16, "engine")
    assert len(found.total.adjusted) == 24
    for game in range(12):
        assert sum(found.total.adjusted[2 * game : 2 * game + 2]) == pytest.approx(1), "luck sums to zero"
    said = json.loads(json.dumps(found.figures()))
    assert set(said["luck"]) == {
        *("evaluator", "playouts", "win_share", "win_error", "win_interval", "variance_ratio")
    }
    assert "luck" not in plain.figures()
    assert simulate(rules, ["greedy", "random"], 12, 3, luck=16).total == found.total


def test_where_luck_cannot_be_reckoned() -> None:
    rules = games.rules("las-vegas-2012", 2)
    with pytest.raises(InvalidOption, match="--path engine"):
        batch.path_of(rules, ["random", "random"], "kernel", luck=8)
    with pytest.raises(NoEvaluator, match="no evaluator in points"):
        evaluator(rules, "points")


def test_the_commands(run: Run, tmp_path: Path) -> None:  # noqa: F811
    options = ("--seats", "2", "-o", "rounds=1", "-o", "neutral=off", "--luck", "8")
    done = run("simulate", "las-vegas-2012", *options, "--bots", "greedy,random", "--games", "4", "--plain")
    assert (done.code, done.err) == (0, "")
    assert "var." in done.out and "by las-vegas-2012/2 with 8 playouts" in done.out
    done = run("arena", "las-vegas-2012", *options, "--bots", "greedy,random", "--games", "4", "--json")
    greedy = next(one for one in json.loads(done.out)["standings"] if one["bot"] == "greedy")
    found = greedy["against"]["random"]
    assert found["less_luck_interval"][0] < found["less_luck"] < found["less_luck_interval"][1]
