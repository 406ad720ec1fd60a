"""A real cluster of Ray with two nodes, one of which is killed: the figures are those of one machine."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier import games
from croupier.core.kernel import Batch
from croupier.lab.design import Base, variants
from croupier.lab.run import Effort, run
from croupier.sim.batch import simulate
from croupier.sim.blocks import Workers

#: Ray leaves files and sockets to the end of the process.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture
def two_nodes() -> Iterator[Any]:
    """A cluster of two nodes on this machine, one processor each."""
    utils = pytest.importorskip("ray.cluster_utils", reason="pip install 'croupier[cluster]' to test it")
    small = {"num_cpus": 1, "object_store_memory": 80 << 20, "include_dashboard": False}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cluster: Any = utils.Cluster(initialize_head=True, head_node_args=small)
        try:
            second = cluster.add_node(num_cpus=1, object_store_memory=80 << 20)
            cluster.wait_for_nodes()
            yield cluster, second
        finally:
            cluster.shutdown()


def test_a_lost_node_costs_nothing_but_time(two_nodes: Any) -> None:
    """Killed while both play; what it was working on is played again, and every figure is the same."""
    cluster, second = two_nodes
    rules = games.rules("las-vegas-2012", 4)
    heard: list[int] = []

    def done(part: Batch) -> None:
        heard.append(part.games)
        if len(heard) == 20:
            cluster.remove_node(second, allow_graceful=False)

    away = simulate(rules, ["greedy"] * 4, 1200, 5, path="engine", ray=cluster.address, done=done)
    here = simulate(rules, ["greedy"] * 4, 1200, 5, path="engine")
    assert sum(heard) == 1200 and not away.interrupted
    assert away.total == here.total


def test_the_laboratory_on_a_cluster(two_nodes: Any) -> None:
    cluster, _ = two_nodes
    base = Base("las-vegas-2012", 2, "greedy", "greedy", {"rounds": 1, "neutral": False}, 1)
    ways = variants(base, {"start": ["lot", "1"]})
    effort = Effort(100, 2, 8, 4)
    away = run(ways, effort, Workers(ray=cluster.address))
    assert away.figures == run(ways, effort, Workers()).figures


OWN = """
class Mine:
    name = "mine"

    def choose(self, view, actions, rules, source):
        return actions[-1]
"""


def started(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A command, begun in a folder with a bot of one's own; progress goes to its errors."""
    command = [sys.executable, "-m", "croupier.cli.main", *words]
    (folder / "own.py").write_text(OWN)
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=folder, stdout=pipe, stderr=pipe, text=True)


def test_bots_of_ones_own_meet_others_on_a_cluster(two_nodes: Any, tmp_path: Path) -> None:
    cluster, _ = two_nodes
    words = (
        "arena",
        "las-vegas-2012",
        "--seats",
        "2",
        "--bots",
        "own:Mine,random",
        "--games",
        "20",
        "--json",
    )
    told = [
        started(tmp_path, *words, *more).communicate(timeout=300) for more in (("--ray", cluster.address), ())
    ]
    assert told[0] == told[1] and json.loads(told[0][0])["games"] == 20


def test_ctrl_c_ends_a_cluster_s_work_with_what_was_done(two_nodes: Any, tmp_path: Path) -> None:
    """Rows of finished games come while it plays; then it is interrupted, and tells what they are."""
    cluster, _ = two_nodes
    file = tmp_path / "games.parquet"
    words = ("--path", "engine", "--games", "100000000", "--parquet", str(file), "--json")
    running = started(tmp_path, "simulate", "las-vegas-2012", *words, "--ray", cluster.address)
    with pytest.raises(subprocess.TimeoutExpired):
        running.communicate(timeout=40)
    running.send_signal(signal.SIGINT)
    out, error = running.communicate(timeout=60)
    told = json.loads(out)
    assert (running.returncode, error) == (0, "")
    assert told["interrupted"] and 0 < told["games"] < 100_000_000 and file.exists()
