"""What waits for slow readers: limits in bytes, for one and for all; who asks must also listen."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from croupier.server.wire.line import Lines, SocketLine


class Wall:
    """A socket whose reader takes nothing until it is let."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.sent: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def send_text(self, text: str) -> None:
        await self.let.wait()
        self.sent.append(text)

    async def close(self, code: int, reason: str) -> None:
        await self.let.wait()
        self.closed = (code, reason)


async def _sent(line: SocketLine, wall: Any) -> None:
    wall.let.set()
    await line.send_all(wall)


def test_a_line_holds_its_bytes_and_no_more() -> None:
    """Small messages up to the limit are sent in order; one more, and the reader is cut off with 1013."""

    async def main() -> None:
        lines = Lines(most=100_000, most_each=10_000)
        patient, slow = lines.line(), lines.line()
        for number in range(9):
            patient.post(json.dumps(number).encode() * 900)
        for number in range(12):
            slow.post(json.dumps(number).encode() * 900)
        assert patient.waiting > 8_000
        assert slow.waiting == 0
        assert lines.waiting == patient.waiting
        wall = Wall()
        patient.close(1000, "goodbye")
        await _sent(patient, wall)
        assert [text[0] for text in wall.sent] == list("012345678")
        assert wall.closed == (1000, "goodbye")
        wall = Wall()
        await _sent(slow, wall)
        assert (wall.sent, wall.closed) == ([], (1013, "too slow"))
        assert lines.waiting == 0

    asyncio.run(main())


def test_one_large_message_is_not_too_large() -> None:
    """A message of any size is sent to a reader for whom nothing waits."""

    async def main() -> None:
        line = Lines(most=1_000_000, most_each=10_000).line()
        line.post(b"x" * 50_000)
        line.close(1000, "goodbye")
        wall = Wall()
        await _sent(line, wall)
        assert [len(text) for text in wall.sent] == [50_000]

    asyncio.run(main())


def test_when_the_house_holds_too_much_the_fullest_line_goes() -> None:
    """Those who read are not cut off for those who do not."""

    async def main() -> None:
        lines = Lines(most=100_000, most_each=60_000)
        greedy, modest = lines.line(), lines.line()
        others = [lines.line() for _ in range(9)]
        for _ in range(5):
            greedy.post(b"x" * 10_000)
        for line in (*others, modest):
            line.post(b"x" * 5_000)
        assert greedy.waiting == 0
        assert all(line.waiting for line in (*others, modest))
        for line in (greedy, modest, *others):
            lines.gone(line)
        assert lines.waiting == 0

    asyncio.run(main())


def test_who_does_not_read_is_not_read() -> None:
    """While much waits for a reader there is no room for its questions; when it has read there is."""

    async def main() -> None:
        line = Lines(most=10_000_000, most_each=1_000_000).line()
        for _ in range(10):
            line.post(b"x" * 20_000)
        asked = asyncio.create_task(line.drained())
        await asyncio.sleep(0)
        assert not asked.done()
        line.close(1000, "goodbye")
        await _sent(line, Wall())
        async with asyncio.timeout(60):
            await asked

    asyncio.run(main())
