"""What a request costs the house: the processor time of its own steps, and of what is read for it beside."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")


class Meter:
    """Counts the seconds of work for one request."""

    __slots__ = ("seconds",)

    def __init__(self) -> None:
        self.seconds = 0.0


#: The meter of the request that is being answered, for who works on it in another thread.
current: ContextVar[Meter | None] = ContextVar("meter", default=None)


class Measured:
    """Something whose steps are counted: what runs while it waits is somebody else's."""

    __slots__ = ("_asked", "_meter")

    def __init__(self, asked: Awaitable[None], meter: Meter) -> None:
        self._asked = asked
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self._asked.__await__()
        current.set(self._meter)
        step = partial(next, steps)
        while True:
            began = time.thread_time()
            try:
                waits_for = step()
            except StopIteration:
                return
            finally:
                self._meter.seconds += time.thread_time() - began
            try:
                yield waits_for
                step = partial(next, steps)
            except BaseException as error:  # goes where it was waited for
                step = partial(steps.throw, error)


def metered(work: Callable[[S], T]) -> Callable[[S], T]:
    """Work for another thread; what it takes is counted for the request it is done for, if it is one."""
    counted = current.get()
    if counted is None:
        return work

    def timed(subject: S) -> T:
        began = time.thread_time()
        try:
            return work(subject)
        finally:
            counted.seconds += time.thread_time() - began

    return timed
