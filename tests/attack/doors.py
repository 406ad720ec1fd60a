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
    return await ask(port, "POST", path, body, secret)


async def ask(
    port: int, method: str, path: str, body: Any = None, secret: str = ""
) -> tuple[int, dict[str, Any]]:
    """One request of any method."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
    data = b"" if body is None else json.dumps(body).encode()
    lines = [
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: close",
        f"Content-Length: {len(data)}",
    ]
    lines += ["Content-Type: application/json", f"Authorization: Bearer {secret or 0}"]
    writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
    try:
        answer = await reader.read()
    except OSError:
        # Refused before its body was read.
        return 0, {"code": "cut off"}
    finally:
        writer.close()
    head, _, said = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(said or b"{}")


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


async def bodies_in_pieces(port: int, told: Counter[str]) -> None:
    """Bodies of one byte after the other, each as a piece of its own, as fast as they are taken."""
    head = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    pieces = b"1\r\na\r\n" * 10_000

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
        try:
            writer.write(head + b"Transfer-Encoding: chunked\r\n\r\n")
            for _ in range(50):
                writer.write(pieces)
                await writer.drain()
            told[(await reader.read(12))[9:].decode()] += 1
        except OSError:
            told["cut off"] += 1
        finally:
            writer.close()

    async def again() -> None:
        while True:
            await one()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(again() for _ in range(20)))


async def costly_requests(port: int, told: Counter[str]) -> None:
    """What costs most of all that a person may ask for: everything at every table it has."""
    _, person = await post(port, "/api/people", {"name": "Mallory"})
    wish = {"game": "vegas-showdown", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    for _ in range(20):
        status, _ = await post(port, "/api/tables", wish, person["secret"])
        told[f"opened {status}"] += 1

    async def one(number: int) -> None:
        requests = (("GET", "/api/me/tables", None), ("GET", "/api/me/export", None))
        while True:
            for method, path, body in (*requests, ("PATCH", "/api/me", {"name": f"Mallory {number}"})):
                status, _ = await ask(port, method, path, body, person["secret"])
                told[str(status)] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(one(number) for number in range(8)))


async def deletions(port: int, told: Counter[str]) -> None:
    """Somebody is deleted in the very moment in which it asks for a seat, a table and a link."""
    _, host = await post(port, "/api/people", {"name": "Mallory"})
    wish = {"game": "las-vegas-2012", "seats": [{"kind": "me"}, {"kind": "open"}]}
    while True:
        _, person = await post(port, "/api/people", {"name": "Eve"})
        _, opened = await post(port, "/api/tables", wish, host["secret"])
        claim = {"link": opened.get("links", {}).get("1", "x" * 20)}
        answers = await asyncio.gather(
            post(port, "/api/seats", claim, person["secret"]),
            post(port, "/api/tables", wish, person["secret"]),
            ask(port, "DELETE", "/api/me", None, person["secret"]),
            post(port, "/api/me/link", None, person["secret"]),
        )
        for status, _ in answers:
            told[str(status)] += 1
        await asyncio.sleep(0.3)
