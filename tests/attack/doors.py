"""Raids by HTTP: half requests, game files and set files that are meant to hurt."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

from croupier.core.record import seal

#: Where attackers come from.
STRANGER = "127.0.0.2"
RECORD = Path(__file__).parents[1] / "server" / "records" / "las-vegas-2012.croupier"


async def post(port: int, path: str, body: Any, secret: str = "") -> tuple[int, dict[str, Any]]:
    """One request from the attacker's address; status and answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
    data = json.dumps(body).encode()
    lines = [f"POST {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", f"Content-Length: {len(data)}"]
    lines += ["Content-Type: application/json", f"Authorization: Bearer {secret or 0}"]
    writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
    try:
        answer = await reader.read()
    finally:
        writer.close()
    head, _, said = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(said)


async def half_requests(port: int, told: Counter[str]) -> None:
    """A thousand and a half connections that send half a header and then a byte now and then."""

    async def one() -> None:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            while not reader.at_eof():
                writer.write(b"a")
                await writer.drain()
                with_byte = asyncio.create_task(reader.read(1))
                await asyncio.wait([with_byte], timeout=0.5)
                with_byte.cancel()
            told["cut off"] += 1
        except OSError:
            told["cut off"] += 1

    while True:
        await asyncio.gather(*(one() for _ in range(1_500)))


async def replay_bombs(port: int, told: Counter[str]) -> None:
    """Game files of nothing but notes and comments, as long as they may be and longer."""
    _, person = await post(port, "/api/people", {"name": "Mallory"})
    while True:
        for number in (30_000, 3_000, 1_000):
            for line in ("! 1 a\n", "# x\n"):
                answer = await post(port, "/api/replays", {"record": _padded(line, number)}, person["secret"])
                told[answer[1].get("code", str(answer[0]))] += 1


def _padded(line: str, number: int) -> str:
    """A good record with a line many times, sealed anew."""
    head, rest = RECORD.read_text(encoding="utf-8").split("---\n", 1)
    body = head + "---\n" + line * number + rest[: rest.index("digest")]
    return f"{body}digest sha256:{seal(body)}\n"


async def set_bombs(port: int, told: Counter[str]) -> None:
    """Set files whose keys have thousands of parts, lists without end, numbers without end."""
    _, person = await post(port, "/api/people", {"name": "Mallory"})
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    bombs = ["a" + ".a" * 25_000 + "=1", "a=" + "[" * 900, "a=" + "9" * 50_000, "a.b.c.d=1\n" * 3_900]
    while True:
        for bomb in bombs:
            wish = {"game": "vegas-showdown", "seats": seats, "options": {"set": bomb}}
            status, answer = await post(port, "/api/tables", wish, person["secret"])
            told[answer.get("code", str(status))] += 1
