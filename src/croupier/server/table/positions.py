"""Positions as they were built: each once for a seat, a language and an entry; long ones beside the loop."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

import msgspec

from croupier.server.wire.parts import Position

#: The table, and all else that its position depends on.
Key: TypeAlias = tuple[str, Hashable]
#: What a listed action adds to the size of a position, about.
_ACTION = 300


class Positions:
    """Positions of all tables of a house, up to so many bytes; the one longest not asked for goes first."""

    def __init__(self, most: int = 4_000_000) -> None:
        self._most = most
        self._bytes = 0
        self._kept: OrderedDict[Key, tuple[Position, int]] = OrderedDict()
        self._of: dict[str, set[Key]] = {}
        # One thread: however many tables have long positions, they take turns with the loop as one.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="positions")

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key, build: Callable[[], Position]) -> Position:
        """A position that was built before, or is built now."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found[0]
        return self._keep(key, build())

    async def build_aside(self, key: Key, build: Callable[[], Position]) -> float:
        """Builds a position while the loop goes on; returns the seconds of work it took."""

        def work() -> tuple[Position, float]:
            began = time.thread_time()
            return build(), time.thread_time() - began

        position, took = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        self._keep(key, position)
        return took

    def forget(self, table: str) -> None:
        """Lets go of the positions of a table that is closed."""
        for key in list(self._of.get(table, ())):
            self._drop(key)

    def close(self) -> None:
        """Ends the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _keep(self, key: Key, position: Position) -> Position:
        if key not in self._kept:
            size = _size(position)
            self._kept[key] = (position, size)
            self._of.setdefault(key[0], set()).add(key)
            self._bytes += size
            while self._bytes > self._most:
                self._drop(next(iter(self._kept)))
        return position

    def _drop(self, key: Key) -> None:
        self._bytes -= self._kept.pop(key)[1]
        self._of[key[0]].discard(key)
        if not self._of[key[0]]:
            del self._of[key[0]]


def _size(position: Position) -> int:
    """About how many bytes a position is on the wire."""
    board = sum(len(text) + 20 for line in position.board for text, _ in line)
    seen = len(bytes(msgspec.Raw(position.view))) + len(bytes(msgspec.Raw(position.outlook)))
    return 500 + seen + board + _ACTION * len(position.actions)
