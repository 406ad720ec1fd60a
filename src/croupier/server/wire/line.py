"""The way to one socket's screen: what waits for slow readers has limits in bytes, for one and for all."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from litestar import WebSocket

#: A message costs this much besides its own bytes.
_ENVELOPE = 100
#: While more than this waits for a reader, nothing more is read from it: who asks must also listen.
_ENOUGH = 64_000
#: Seconds a reader may take for what the operating system still holds for it, before its next message.
_STUCK = 30.0


class Lines:
    """All lines of the house, and the bytes that wait in them together."""

    def __init__(self, most: int, most_each: int) -> None:
        self.waiting = 0
        self._most = most
        self._most_each = most_each
        self._lines: set[SocketLine] = set()

    def line(self) -> SocketLine:
        """A new line; it is given back with `gone`."""
        line = SocketLine(self, self._most_each)
        self._lines.add(line)
        return line

    def gone(self, line: SocketLine) -> None:
        """A line's socket is closed; nothing waits for it any more."""
        line.drop()
        self._lines.discard(line)

    def count(self, more: int) -> None:
        """Counts bytes in or out; if the house holds too many, the fullest line is cut."""
        self.waiting += more
        if self.waiting > self._most:
            max(self._lines, key=lambda line: line.waiting).cut()


class SocketLine:
    """A line whose messages wait in a queue, so that a slow reader holds nobody up."""

    def __init__(self, lines: Lines, most: int) -> None:
        #: Bytes that wait to be sent.
        self.waiting = 0
        self._lines = lines
        self._most = most
        self._messages: deque[bytes] = deque()
        #: How the socket is to be closed, once what waits is sent.
        self._end: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self._drained = asyncio.Event()
        self._drained.set()

    def post(self, message: bytes) -> None:
        """Queues a message; a reader that is too slow is cut off and may come back."""
        if self._end is not None:
            return
        size = len(message) + _ENVELOPE
        if self._messages and self.waiting + size > self._most:
            self.cut()
            return
        self._messages.append(message)
        self._news.set()
        self._count(size)

    def close(self, code: int, reason: str) -> None:
        """Closes after what is waiting."""
        if self._end is None:
            self._end = (code, reason)
            self._news.set()

    def cut(self) -> None:
        """Closes at once, without what is waiting."""
        self.close(1013, "too slow")
        self.drop()

    def drop(self) -> None:
        """Forgets what is waiting."""
        self._messages.clear()
        self._count(-self.waiting)

    async def drained(self) -> None:
        """Waits until the reader has taken most of what it was sent."""
        await self._drained.wait()

    async def send_all(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Sends what comes until the line is closed; raises `TimeoutError` if the reader takes nothing."""
        while True:
            while self._messages:
                message = self._messages.popleft()
                self._count(-len(message) - _ENVELOPE)
                async with asyncio.timeout(_STUCK):
                    await socket.send_text(message.decode())
            if self._end is not None:
                async with asyncio.timeout(_STUCK):
                    await socket.close(code=self._end[0], reason=self._end[1])
                return
            self._news.clear()
            await self._news.wait()

    def _count(self, more: int) -> None:
        self.waiting += more
        if self.waiting > _ENOUGH:
            self._drained.clear()
        else:
            self._drained.set()
        self._lines.count(more)
