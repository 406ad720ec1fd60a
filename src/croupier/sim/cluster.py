"""Blocks on a cluster of Ray: the same blocks and the same figures as on one machine."""

from __future__ import annotations

import logging
import socket
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, TypeVar

from croupier.core.errors import InvalidOption, MissingExtra, clip

T = TypeVar("T")
#: A cluster that this machine belongs to, or that the environment names.
AUTO: Final = "auto"
#: What is sent away takes at least so long, in seconds: sending it costs some milliseconds.
LEAST: Final = 1.0
#: The most blocks that are sent away together.
MOST: Final = 4096
#: How long somebody at an address may take to answer, in seconds.
PATIENCE: Final = 5.0
#: Sent away and not back yet, for each processor of the cluster.
AHEAD: Final = 2


def connected(address: str) -> Any:
    """Ray, connected to a cluster; raises `MissingExtra` or `InvalidOption`."""
    try:
        import ray
    except ImportError:
        raise MissingExtra("--ray needs Ray: pip install 'croupier[cluster]'") from None
    if address != AUTO:
        _check(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # whatever it takes to find a cluster, Ray says it in many ways
        if address == AUTO and isinstance(error, ConnectionError):
            raise InvalidOption(
                "this machine belongs to no cluster of Ray: name one, --ray HOST:PORT"
            ) from None
        raise InvalidOption(f"there is no cluster of Ray at {clip(address)}: {_sentence(error)}") from None
    return ray


def in_order(blocks: Iterable[Callable[[], T]], address: str) -> Iterator[T]:
    """What the blocks give, in their order. A lost worker costs what it was working on, which is done again.

    Blocks are sent away several at a time, as many as take a second.
    """
    ray = connected(address)
    away: deque[Any] = deque()
    try:
        send = ray.remote(num_cpus=1, max_retries=-1)(_together)
        room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        left = iter(blocks)
        size = 1
        while True:
            while len(away) < room and (some := list(islice(left, size))):
                away.append(send.remote(some))
            if not away:
                return
            results, seconds = _got(ray, away.popleft())
            size = fitting(len(results), seconds)
            yield from results
    finally:
        for task in away:
            ray.cancel(task, force=True)
        ray.shutdown()


def fitting(blocks: int, seconds: float) -> int:
    """How many blocks take a second, when so many took so long.

    >>> fitting(1, 0.01), fitting(1, 3.0), fitting(100, 0.5)
    (100, 1, 200)
    """
    return max(1, min(MOST, round(blocks * LEAST / max(seconds, 1e-6))))


def _together(blocks: Sequence[Callable[[], T]]) -> tuple[list[T], float]:
    """Works on some blocks, somewhere; also how long it took."""
    began = time.perf_counter()
    return [block() for block in blocks], time.perf_counter() - began


def _got(ray: Any, task: Any) -> tuple[list[Any], float]:
    """What came back; an error of the work itself is raised as it was there."""
    try:
        results, seconds = ray.get(task)
        return results, seconds
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None


def _check(address: str) -> None:
    """Refuses an address at which nobody answers: Ray itself would wait for a minute."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise InvalidOption(f"--ray takes HOST:PORT or {AUTO}, not {clip(address)}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise InvalidOption(f"there is no cluster of Ray at {clip(address)}: {_sentence(error)}") from None


def _sentence(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
