"""The house under load: many tables with two sockets each, moves at a steady rate, acknowledgements timed.

    python -m bench.house [--tables 1000] [--rate 200] [--seconds 120] [--write FILE]

Server and driver share the machine. Prints how long the server takes from its start to its first answer, the
time from command to acknowledgement, errors and memory; `--write FILE` puts the same into a page.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tools import measured
from websockets.asyncio.client import ClientConnection, connect

from croupier.core import fair

GAME = "las-vegas-2012"
_SEED = secrets.token_bytes(16)
LIMITS = {
    "CROUPIER_SOCKETS_PER_ADDRESS": "100000",
    "CROUPIER_TABLES_PER_MINUTE": "1000000",
    "CROUPIER_REQUEST_RATE": "1000000",
    "CROUPIER_REQUEST_BURST": "1000000",
    "CROUPIER_ADDRESS_WORK_RATE": "1000",
    "CROUPIER_PEOPLE_PER_MINUTE": "1000000",
    "CROUPIER_COMMAND_RATE": "10000",
    "CROUPIER_COMMAND_BURST": "10000",
}


class Turn(msgspec.Struct):
    """Whose turn it is."""

    kind: str
    seat: int | None = None
    seats: list[int] = []


class Choice(msgspec.Struct):
    """A legal event."""

    event: str


class Now(msgspec.Struct):
    """What the driver needs of a position."""

    seq: int
    turn: Turn
    actions: list[Choice]


class Message(msgspec.Struct):
    """What the driver needs of a message."""

    kind: str
    id: str | None = None
    now: Now | None = None


decoder = msgspec.json.Decoder(Message)


@dataclass(slots=True)
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    errors: int = 0
    sent: dict[str, float] = field(default_factory=dict)
    late: int = 0
    unanswered: int = 0
    #: Seconds it took to open the tables.
    opened: float = 0.0
    #: Seconds of processor time the server used while it was moving.
    processor: float = 0.0


@dataclass(slots=True)
class Seat:
    """One socket."""

    number: int
    socket: ClientConnection
    figures: Figures
    ready: deque[Seat]
    now: Now | None = None

    def owes(self) -> bool:
        """Whether this seat is to do something."""
        if self.now is None:
            return False
        turn = self.now.turn
        return bool(self.now.actions) or (turn.kind == "chance" and turn.seat == self.number)

    async def listen(self) -> None:
        """Reads until the socket ends."""
        async for data in self.socket:
            message = decoder.decode(data)
            if message.now is not None:
                self.now = message.now
                if self.owes():
                    self.ready.append(self)
            elif message.kind == "ack" and message.id in self.figures.sent:
                self.figures.latencies.append(time.perf_counter() - self.figures.sent.pop(message.id))
            elif message.kind in ("refused", "error"):
                self.figures.errors += 1

    async def move(self) -> None:
        """Rolls, or plays the first action."""
        assert self.now is not None
        command: dict[str, Any] = {"id": secrets.token_hex(6), "last": self.now.seq, "kind": "roll"}
        if self.now.actions:
            command |= {"kind": "act", "event": random.choice(self.now.actions).event}
        self.figures.sent[command["id"]] = time.perf_counter()
        await self.socket.send(json.dumps(command))


async def open_table(
    client: httpx.AsyncClient, address: str, figures: Figures, ready: deque[Seat]
) -> list[Seat]:
    """A table of two people, both connected and seeded."""
    people = []
    for name in ("Ann", "Bob"):
        people.append((await client.post("/api/people", json={"name": name})).json()["secret"])
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    mine, theirs = ({"Authorization": f"Bearer {secret}"} for secret in people)
    opened = (await client.post("/api/tables", json=wish, headers=mine)).json()
    seats = []
    table = opened["table"]["id"]
    await client.post(f"/api/tables/{table}/seats", json={"link": opened["links"]["1"]}, headers=theirs)
    for number, secret in enumerate(people):
        url = f"ws{address[4:]}/api/tables/{table}/socket"
        socket = await connect(url, compression=None, ping_interval=None)
        await socket.send(json.dumps({"kind": "join", "secret": secret, "seat": number}))
        await _ask(socket, "hash", fair.seat_hash(table, number, _SEED))
        seats.append(Seat(number, socket, figures, ready))
    while (await client.get(f"/api/tables/{table}")).json()["dice"] == "hashes":
        await asyncio.sleep(0.005)
    for seat in seats:
        await _ask(seat.socket, "seed", _SEED.hex())
    return seats


async def _ask(socket: Any, kind: str, value: str) -> None:
    """Adds a seat's part to the dice."""
    await socket.send(json.dumps({"kind": kind, "id": kind, kind: value}))


async def drive(address: str, server: int, tables: int, rate: int, seconds: int) -> Figures:
    """Opens the tables, then moves at the rate for the time."""
    figures = Figures()
    ready: deque[Seat] = deque()
    limit = asyncio.Semaphore(20)
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:

        async def one() -> list[Seat]:
            async with limit:
                return await open_table(client, address, figures, ready)

        began = time.perf_counter()
        found = await asyncio.gather(*(one() for _ in range(tables)))
        figures.opened = time.perf_counter() - began
    listening = [asyncio.create_task(seat.listen()) for seats in found for seat in seats]
    await asyncio.sleep(3)
    before = processor(server)
    await at_rate(figures, ready, rate, seconds)
    for _ in range(300):
        if not figures.sent:
            break
        await asyncio.sleep(0.1)
    figures.processor = processor(server) - before
    figures.unanswered = len(figures.sent)
    for task in listening:
        task.cancel()
    return figures


async def at_rate(figures: Figures, ready: deque[Seat], rate: int, seconds: int) -> None:
    """Sends moves evenly; a slot without anybody ready is counted as late."""
    start = time.perf_counter()
    for slot in range(rate * seconds):
        wait = start + slot / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if not ready:
            figures.late += 1
            continue
        seat = ready.popleft()
        if seat.owes():
            await seat.move()


def memory(process: int) -> tuple[float, float]:
    """Resident memory of a process now and at its highest, in MB."""
    found = {}
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        name, _, rest = line.partition(":")
        if name in ("VmRSS", "VmHWM"):
            found[name] = int(rest.split()[0]) / 1024
    return found["VmRSS"], found["VmHWM"]


def processor(process: int) -> float:
    """Seconds of processor time a process has used."""
    fields_ = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields_[11]) + int(fields_[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Runs the server and the driver, prints the figures, and puts them into a page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        began = time.perf_counter()
        server = start(data)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            httpx.get(f"{address}/health").raise_for_status()
            lines = [f"start to first answer: {time.perf_counter() - began:.2f} s"]
            figures = asyncio.run(drive(address, server.pid, given.tables, given.rate, given.seconds))
            lines.append(f"{given.tables} tables with two sockets each, opened in {figures.opened:.0f} s")
            lines += report(figures, given.seconds, server.pid)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    print("\n".join(lines))
    if given.write is not None:
        measured.put(given.write, "load", "python -m bench.house", lines)


def start(data: str, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    """A server as where it is installed: its modules are compiled once, not at every start."""
    here = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "croupier.cli.main", "serve", "--port", "0", "--data", data, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**here, **LIMITS, **variables})


def report(figures: Figures, seconds: int, process: int) -> list[str]:
    """What was measured, in lines."""
    now, highest = memory(process)
    times = sorted(figures.latencies)
    cuts = statistics.quantiles(times, n=1000)
    return [
        f"{len(times)} moves acknowledged in {seconds} s, {len(times) / seconds:.0f} a second, "
        f"{figures.errors} errors, {figures.unanswered} unanswered, {figures.late} times no table was ready",
        f"command to acknowledgement: median {cuts[499] * 1000:.1f} ms, p95 {cuts[949] * 1000:.1f} ms, "
        f"p99 {cuts[989] * 1000:.1f} ms, p99.9 {cuts[998] * 1000:.1f} ms, worst {times[-1] * 1000:.1f} ms",
        f"memory of the server: {now:.0f} MB, highest {highest:.0f} MB; "
        f"processor time {figures.processor / len(times) * 1000:.2f} ms a move",
    ]


if __name__ == "__main__":
    main()
