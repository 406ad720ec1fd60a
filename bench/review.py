"""Reviews and hints beside running tables: how soon they come, and what moves take meanwhile.

    python -m bench.review [--tables 200] [--rate 40] [--games 5] [--hints 20] [--page] [--write FILE]
    python -m bench.review --alone [--write FILE]

Server, driver and everything else share the machine. Games of five seats, one person against bots, are played
first. Then tables of two people move at a steady rate while the games are reviewed one after the other, asked
for as the page asks, and hints are asked for at another table. `--page` also opens a review in Chromium.
`--alone` measures the processor time of both in one process: a busy machine changes little of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tools import measured
from websockets.asyncio.client import ClientConnection, connect

from bench import house
from croupier import games
from croupier.core import fair
from croupier.core.chance import Seeded
from croupier.core.play import at_random
from croupier.core.table import Table
from croupier.server.warming import warm
from croupier.value import Reckoning, evaluator
from croupier.value.advice import advise

BOTS = 4
LIMITS = house.LIMITS | {
    "CROUPIER_THINK": "0",
    "CROUPIER_TAKE_BACK": "0",
    "CROUPIER_SEARCHES_PER_MINUTE": "1000000",
    "CROUPIER_WORK_RATE": "1000",
}
#: Seconds between two questions of the page, before the first figures and after them.
FIRST, NEXT = 0.2, 0.7


@dataclass(slots=True)
class Times:
    """What was measured, in seconds."""

    ready: float = 0.0
    first: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    #: Processor time of a whole review: of it a busy machine changes little.
    worked: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    cold: float = 0.0
    page: float = 0.0
    before: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)


class Person:
    """Somebody who plays against bots over the socket."""

    def __init__(self, client: httpx.AsyncClient, address: str) -> None:
        self.client = client
        self.address = address
        self.secret = ""
        self.table = ""
        self.socket: ClientConnection | None = None
        self.now: dict[str, Any] = {}

    @property
    def me(self) -> dict[str, str]:
        """What proves who asks."""
        return {"Authorization": f"Bearer {self.secret}"}

    async def sit(self, rounds: str) -> None:
        """Becomes somebody, opens a table with bots and adds a seed."""
        self.secret = (await self.client.post("/api/people", json={"name": "Ann"})).json()["secret"]
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * BOTS]
        wish = {
            "game": house.GAME,
            "seats": seats,
            "options": {"rounds": rounds, "start": "1"},
            "speed": "instant",
        }
        opened = await self.client.post("/api/tables", json=wish, headers=self.me)
        self.table = opened.raise_for_status().json()["table"]["id"]
        url = f"ws{self.address[4:]}/api/tables/{self.table}/socket"
        self.socket = await connect(url, compression=None, ping_interval=None)
        await self.socket.send(json.dumps({"kind": "join", "secret": self.secret, "seat": 0}))
        seed = secrets.token_bytes(16)
        await self.tell("hash", fair.seat_hash(self.table, 0, seed))
        while (await self.client.get(f"/api/tables/{self.table}")).json()["dice"] == "hashes":
            await asyncio.sleep(0.005)
        await self.tell("seed", seed.hex())

    async def tell(self, kind: str, value: str) -> None:
        """Adds a part to the dice."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"kind": kind, "id": kind, kind: value}))

    async def coach(self) -> None:
        """Asks for the coach, and hears of it."""
        await self.owes()
        seq, body = self.now["seq"], {"seat": 0, "on": True}
        answer = await self.client.post(f"/api/tables/{self.table}/coach", json=body, headers=self.me)
        answer.raise_for_status()
        while self.now["seq"] == seq:
            await self.hear()

    async def owes(self) -> str:
        """Waits until there is something to do: `roll`, `act` or, at the end, nothing."""
        assert self.socket is not None
        while True:
            turn = self.now.get("turn", {})
            if turn.get("kind") == "over":
                return ""
            if self.now.get("actions"):
                return "act"
            if turn.get("kind") == "chance" and turn.get("seat") == 0:
                return "roll"
            await self.hear()

    async def hear(self) -> None:
        """Takes the next message."""
        assert self.socket is not None
        message = json.loads(await self.socket.recv())
        assert message["kind"] not in ("refused", "error"), message
        self.now = message.get("now") or self.now

    async def do(self, kind: str) -> None:
        """Rolls or plays the first action, and hears of it."""
        assert self.socket is not None
        seq = self.now["seq"]
        command: dict[str, Any] = {"id": secrets.token_hex(6), "last": seq, "kind": kind}
        if kind == "act":
            command["event"] = secrets.choice(self.now["actions"])["event"]
        await self.socket.send(json.dumps(command))
        while self.now["seq"] == seq:
            await self.hear()

    async def play(self) -> str:
        """Plays a whole game; returns its table."""
        await self.sit("4")
        while kind := await self.owes():
            await self.do(kind)
        assert self.socket is not None
        await self.socket.close()
        return self.table

    async def hint(self) -> float:
        """How long a hint takes."""
        began = time.perf_counter()
        answer = await self.client.post(f"/api/tables/{self.table}/hint", json={"seat": 0}, headers=self.me)
        answer.raise_for_status()
        return time.perf_counter() - began


async def reviewed(client: httpx.AsyncClient, table: str) -> tuple[float, float]:
    """How long the first figures of a game take, and all of them, asked for as the page does."""
    path, after, first = f"/api/tables/{table}/review", 0, 0.0
    began = time.perf_counter()
    (await client.get(path)).raise_for_status()
    (await client.post(path)).raise_for_status()
    while True:
        found = (await client.get(path, params={"after": after})).raise_for_status().json()
        if found["moments"]:
            after = found["moments"][-1]["seq"]
        now = time.perf_counter() - began
        first = first or (now if found["seats"] else 0.0)
        if found["state"] == "done":
            return first, now
        assert found["state"] in ("waiting", "working"), found["state"]
        await asyncio.sleep(NEXT if first else FIRST)


async def hints(client: httpx.AsyncClient, address: str, times: Times, count: int) -> None:
    """Asks for hints, one at every decision of a game with the coach; the first of all is told apart."""
    person = Person(client, address)
    while len(times.hints) < count:
        await person.sit("4")
        await person.coach()
        while (kind := await person.owes()) and len(times.hints) < count:
            if kind == "act":
                took = await person.hint()
                times.cold = times.cold or took
                times.hints.append(took)
            await person.do(kind)
        person.now = {}


def beside(server: int) -> float:
    """Processor time that the processes of the house beside its own have used."""
    found = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == server:
                found += house.processor(int(stat.parent.name))
    return found


async def measure(address: str, server: int, given: argparse.Namespace, times: Times) -> None:
    """Plays the games, opens the tables, and asks for everything while they move."""
    async with httpx.AsyncClient(base_url=address, timeout=600) as client:
        over = [await Person(client, address).play() for _ in range(given.games)]
        figures, ready = house.Figures(), deque[house.Seat]()
        found = [await house.open_table(client, address, figures, ready) for _ in range(given.tables)]
        listening = [asyncio.create_task(seat.listen()) for seats in found for seat in seats]
        await asyncio.sleep(2)
        print(f"{given.games} games played, {given.tables} tables open", file=sys.stderr)
        await house.at_rate(figures, ready, given.rate, 10)
        await asyncio.sleep(1)
        times.before, figures.latencies = figures.latencies, []
        moving = asyncio.create_task(house.at_rate(figures, ready, given.rate, 3_600))
        for table in over:
            worked = beside(server)
            first, whole = await reviewed(client, table)
            times.worked.append(beside(server) - worked)
            times.first.append(first)
            times.whole.append(whole)
            print(f"first figures {first:.2f} s, whole {whole:.2f} s", file=sys.stderr)
        await hints(client, address, times, given.hints)
        times.beside = [*figures.latencies]
        if given.page:
            table = await Person(client, address).play()
            times.page = await asyncio.to_thread(page, f"{address}/#/review/{table}")
        for task in (moving, *listening):
            task.cancel()


def page(address: str) -> float:
    """How long Chromium takes from opening a review to its first figures; the start page is there."""
    from playwright.sync_api import sync_playwright
    from tools.system import CHROMIUM

    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        shown = browser.new_page()
        shown.goto(address.partition("#")[0])
        shown.locator("h1").first.wait_for()
        began = time.perf_counter()
        shown.goto(address)
        shown.locator("path.line").first.wait_for(state="attached", timeout=120_000)
        took = time.perf_counter() - began
        browser.close()
    return took


def alone() -> list[str]:
    """Processor time of reviews and hints of every game, with five seats that play at random."""
    return [line for name, game in games.GAMES.items() if game.value for line in _alone(name)]


def _alone(name: str) -> list[str]:
    began = time.process_time()
    warm(name)
    ready = time.process_time() - began
    rules = games.rules(name, 1 + BOTS)
    table, play, took = Table(rules, Seeded(1)), at_random(rules, Seeded(2)), list[float]()

    def choose(state: Any, seat: int) -> Any:
        began = time.process_time()
        advise(rules, rules.view(state, seat), seat)
        took.append(time.process_time() - began)
        return play(state, seat)

    table.play(choose)
    began = time.process_time()
    reckoning = Reckoning(table, evaluator(rules))
    steps = reckoning.steps()
    next(steps)
    first = time.process_time() - began
    for _ in steps:
        pass
    reckoning.account()
    whole = time.process_time() - began
    return [
        f"{reckoning.evaluator.name} with {rules.seats} seats, {reckoning.size} events, processor time: "
        f"ready {ready:.1f} s, first figures {first:.2f} s, whole review {whole:.1f} s; "
        f"a hint, {len(took)} decisions: median {statistics.median(took):.2f} s, longest {max(took):.2f} s",
    ]


def main() -> None:
    """Runs the server and the driver, prints the figures, and puts them into a page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=int, default=40)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--hints", type=int, default=20)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--write", type=Path, metavar="FILE")
    parser.add_argument("--alone", action="store_true")
    given = parser.parse_args()
    lines = alone() if given.alone else served(given)
    print("\n".join(lines))
    if given.write is not None:
        name = "reviews alone" if given.alone else "reviews"
        measured.put(given.write, name, f"python -m bench.review{' --alone' * given.alone}", lines)


def served(given: argparse.Namespace) -> list[str]:
    """The same at a house with tables."""
    times = Times()
    with tempfile.TemporaryDirectory() as data:
        began = time.perf_counter()
        server = start(data)
        try:
            assert server.stdout is not None and server.stderr is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            while "ready for reviews" not in server.stderr.readline():
                pass
            times.ready = time.perf_counter() - began
            print(f"ready after {times.ready:.1f} s", file=sys.stderr)
            asyncio.run(measure(address, server.pid, given, times))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    return report(times, given)


def start(data: str) -> subprocess.Popen[str]:
    """A server as where it is installed; what it logs is read until it is ready."""
    here = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "croupier.cli.main", "serve", "--port", "0", "--data", data]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**here, **LIMITS}
    )


def report(times: Times, given: argparse.Namespace) -> list[str]:
    """What was measured, in lines."""

    def moves(latencies: list[float]) -> str:
        cuts = statistics.quantiles(latencies, n=100)
        return (
            f"{len(latencies)} moves, median {cuts[49] * 1000:.1f} ms, p95 {cuts[94] * 1000:.1f} ms, "
            f"p99 {cuts[98] * 1000:.1f} ms"
        )

    def spread(seconds: list[float]) -> str:
        return f"median {statistics.median(seconds):.2f} s, longest {max(seconds):.2f} s"

    lines = [
        f"start of the house until reviews and hints are ready for every game: {times.ready:.1f} s",
        f"{given.tables} tables of two people, {given.rate} moves a second: {moves(times.before)}",
        f"beside {given.games} reviews and {given.hints} hints: {moves(times.beside)}",
        f"first figures of a five-seat game of Las Vegas: {spread(times.first)}",
        f"its whole review: {spread(times.whole)}; processor time {spread(times.worked)}",
        f"a hint at a table of five: the first {times.cold:.2f} s, all {spread(times.hints)}",
    ]
    if times.page:
        lines.append(f"from opening a review in Chromium to its first lines: {times.page:.2f} s")
    return lines


if __name__ == "__main__":
    main()
