"""Work in blocks: here, in threads, in processes or on a cluster; what they give comes in their order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
#: Blocks that are under way for each job.
AHEAD = 4


@dataclass(frozen=True, slots=True)
class Workers:
    """Where blocks are worked on: so many at a time, in threads where the work leaves Python's lock alone."""

    jobs: int = 1
    threads: bool = False
    #: The address of a cluster of Ray; then jobs are as many as it has processors.
    ray: str | None = None


def in_order(blocks: Iterable[Callable[[], T]], workers: Workers) -> Iterator[T]:
    """What the blocks give, in their order; those under way are waited for when it is left early.

    For processes and a cluster a block must be something that can be pickled.
    """
    if workers.ray is not None:
        from croupier.sim import cluster

        yield from cluster.in_order(blocks, workers.ray)
        return
    if workers.jobs == 1:
        yield from (block() for block in blocks)
        return
    pool = _pool(workers)
    waiting: deque[Future[T]] = deque()
    try:
        for block in blocks:
            waiting.append(pool.submit(block))
            if len(waiting) >= AHEAD * workers.jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _pool(workers: Workers) -> Executor:
    if workers.threads:
        return ThreadPoolExecutor(workers.jobs)
    return ProcessPoolExecutor(workers.jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)


def _ignore_interrupts() -> None:
    """Ctrl-C goes to all processes of a terminal; only the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
