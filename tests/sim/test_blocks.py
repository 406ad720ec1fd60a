"""Blocks: in order wherever they are worked on; what goes to a cluster is tested without one."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from operator import mul
from typing import Any

import pytest

from croupier import games
from croupier.core.errors import InvalidOption, MissingExtra
from croupier.sim import cluster
from croupier.sim.batch import simulate
from croupier.sim.blocks import Workers, in_order
from tests.cli.conftest import Run, run  # noqa: F401  the fixture


@pytest.mark.parametrize("workers", [Workers(), Workers(2, threads=True), Workers(2)])
def test_results_come_in_the_order_of_the_blocks(workers: Workers) -> None:
    blocks = [partial(mul, number, number) for number in range(20)]
    assert list(in_order(blocks, workers)) == [number * number for number in range(20)]


class Exceptions:
    """What Ray raises."""

    class RayTaskError(Exception):
        """An error of the work itself."""

        def __init__(self, cause: Exception) -> None:
            self.cause = cause


class Cluster:
    """Stands in for Ray: works at once, in this process, and notes how much is sent away at a time."""

    exceptions = Exceptions

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.cancelled = 0
        self.closed = False

    def remote(self, **options: Any) -> Callable[..., Any]:
        """Decorates what is sent away; a lost worker's part is done again for ever."""
        assert options == {"num_cpus": 1, "max_retries": -1}

        class Sent:
            def __init__(self, function: Callable[..., Any], home: Cluster) -> None:
                self.function, self.home = function, home

            def remote(self, blocks: list[Any]) -> Any:
                """Works on it."""
                self.home.sizes.append(len(blocks))
                try:
                    return self.function(blocks)
                except Exception as error:
                    return error

        return lambda function: Sent(function, self)

    def get(self, task: Any) -> Any:
        """What came back."""
        if isinstance(task, Exception):
            raise Exceptions.RayTaskError(task)
        return task

    def cluster_resources(self) -> dict[str, float]:
        """Two processors."""
        return {"CPU": 2.0}

    def init(self, **given: Any) -> None:
        """As Ray says it where no cluster runs."""
        raise ConnectionError("Could not find any running Ray instance. Please specify `--address`")

    def cancel(self, task: Any, force: bool) -> None:
        """Not wanted any more."""
        self.cancelled += 1

    def shutdown(self) -> None:
        """Good bye."""
        self.closed = True


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    found = Cluster()
    monkeypatch.setattr(cluster, "connected", lambda address: found)
    return found


def test_a_cluster_gives_the_same_figures(there: Cluster) -> None:
    rules = games.rules("las-vegas-2012", 3, rounds=1)
    here = simulate(rules, ["greedy"] * 3, 100, 5, path="engine")
    away = simulate(rules, ["greedy"] * 3, 100, 5, path="engine", ray="auto")
    assert away.total == here.total and away.win_share == here.win_share
    assert there.closed and sum(there.sizes) == 13


def test_short_blocks_are_sent_away_together(there: Cluster) -> None:
    """They take microseconds: after the first ones as many go at once as may."""
    blocks = (partial(mul, number, 2) for number in range(10_000))
    assert list(in_order(blocks, Workers(ray="auto"))) == [2 * number for number in range(10_000)]
    assert there.sizes[:4] == [1] * 4 and max(there.sizes) == cluster.MOST
    assert sum(there.sizes) == 10_000


def broken() -> Iterable[Callable[[], int]]:
    yield partial(mul, 1, 1)
    yield partial(int, "none")
    yield from (partial(mul, 1, 1) for _ in range(10))


def test_an_error_of_the_work_is_raised_as_it_was(there: Cluster) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(in_order(broken(), Workers(ray="auto")))
    assert there.closed and there.cancelled


def test_who_leaves_early_cancels_what_is_away(there: Cluster) -> None:
    found: Iterator[int] = in_order((partial(mul, 1, 1) for _ in range(100)), Workers(ray="auto"))
    assert next(found) == 1
    found.close()  # type: ignore[attr-defined]
    assert there.closed and there.cancelled


def test_without_ray_it_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra):
        cluster.connected("auto")
    for words in (("simulate",), ("arena",), ("lab", "--games", "2", "--accounts", "0")):
        done = run(words[0], "las-vegas-2012", *words[1:], "--ray")
        assert done.code == 2 and done.err.count("\n") == 1
        assert "--ray needs Ray: pip install 'croupier[cluster]'" in done.err


def test_an_address_without_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Cluster())
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        with pytest.raises(InvalidOption, match="there is no cluster of Ray at"):
            cluster.connected(address)
    with pytest.raises(InvalidOption, match="HOST:PORT or auto"):
        cluster.connected("somewhere")
    with pytest.raises(InvalidOption, match="this machine belongs to no cluster of Ray"):
        cluster.connected("auto")
