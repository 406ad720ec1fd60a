"""Several servers of one house: the rate of moves they bear, and what an idle socket costs.

    python -m bench.nodes [--nodes 1 2 3] [--tables 2000] [--rates 100 200 ...] [--seconds 10] [--idle 5000]
        [--write FILE]

For each number of servers the rate goes up as long as 99 of 100 moves are acknowledged within 100 ms; one
that is not borne is tried a second time, as something else may have disturbed it. Every table's people come
to one server, as behind a balancer that hashes the table. Servers, PostgreSQL, which writes to the disk as it
does by default, and the driver share the machine: on two cores a second server adds no processor, so the
figures show what a server more costs and not what a machine more brings. How many servers a house needs is
worked out from processor time and memory, as measured with one server.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
from bench.house import GAME, Figures, Seat, at_rate, memory, open_table, processor, start
from tools import measured, postgresql
from websockets.asyncio.client import connect

RATES = (50, 100, 150, 200, 250, 300, 400, 500, 600)
#: Seconds within which 99 of 100 moves are to be acknowledged.
GOAL = 0.1
#: What part of the moves must have been sent and acknowledged, or the rate was not reached.
REACHED = 0.97
#: Tables at which idle sockets look on.
WATCHED = 50
#: People for whom a house is worked out, the seconds in which each moves once, and how busy a server may be.
PEOPLE = (100, 1_000, 5_000, 10_000)
ONE_MOVE, BUSY = 10, 0.6
SETTINGS = {
    "CROUPIER_SECRET": "a-secret-of-all-nodes",
    "CROUPIER_WARM": "off",
    "CROUPIER_REVIEW_WORKERS": "0",
    "CROUPIER_WORK_BURST": "100000",
    "CROUPIER_ADDRESS_WORK_BURST": "100000",
}


@dataclass(frozen=True, slots=True)
class Server:
    """One of the servers."""

    process: int
    address: str


@dataclass(frozen=True, slots=True)
class Step:
    """What was measured at one rate."""

    rate: int
    #: Moves acknowledged a second.
    reached: float
    median: float
    p99: float
    errors: int
    #: Milliseconds of processor time for a move: of all servers, of PostgreSQL, of the driver.
    cost: tuple[float, float, float]
    #: What part of the machine's processors was taken by work that has nothing to do with this.
    others: float

    @property
    def borne(self) -> bool:
        """Whether the servers bear this rate."""
        return self.p99 <= GOAL and self.reached >= REACHED * self.rate and not self.errors


@dataclass(frozen=True, slots=True)
class Climb:
    """What some servers bear."""

    steps: list[Step]
    #: MB of all servers without a table, and kB of a table with two sockets.
    empty: float
    table: float

    @property
    def best(self) -> Step | None:
        """At the highest rate that was borne."""
        return next((step for step in reversed(self.steps) if step.borne), None)


@contextmanager
def servers(number: int) -> Iterator[tuple[list[Server], int]]:
    """So many servers on a PostgreSQL of their own, and the first process of that."""
    processes: list[subprocess.Popen[str]] = []
    with postgresql.cluster() as database, tempfile.TemporaryDirectory() as data:
        try:
            for name in map(str, range(number)):
                arguments = ("--database", database.url, "--node", name)
                processes.append(start(f"{data}/{name}", *arguments, **SETTINGS))
            found = []
            for process in processes:
                assert process.stdout is not None
                found.append(Server(process.pid, process.stdout.readline().split()[-1].rstrip("/")))
            yield found, database.process
        finally:
            for process in processes:
                process.send_signal(signal.SIGTERM)
            for process in processes:
                process.wait()


async def climb(
    nodes: Sequence[Server], database: int, tables: int, rates: Sequence[int], seconds: int
) -> Climb:
    """Opens the tables, and moves at one rate after the other until one is not borne."""
    empty = sum(memory(node.process)[0] for node in nodes)
    figures = Figures()
    ready: deque[Seat] = deque()
    limit = asyncio.Semaphore(20)
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=node.address, timeout=60))
            for node in nodes
        ]

        async def one(number: int) -> list[Seat]:
            at = number % len(nodes)
            async with limit:
                return await open_table(clients[at], nodes[at].address, figures, ready)

        began = time.perf_counter()
        found = await asyncio.gather(*map(one, range(tables)))
    print(f"{len(nodes)} servers, {tables} tables opened in {time.perf_counter() - began:.0f} s", flush=True)
    listening = [asyncio.create_task(seat.listen()) for seats in found for seat in seats]
    await asyncio.sleep(3)
    full = sum(memory(node.process)[0] for node in nodes)
    steps: list[Step] = []
    for rate in rates:
        for _ in range(2):
            steps.append(await measure(nodes, database, figures, ready, rate, seconds))
            print(steps[-1], flush=True)
            if steps[-1].borne:
                break
        else:
            break
    for task in listening:
        task.cancel()
    return Climb(steps, empty, (full - empty) * 1024 / tables)


async def measure(
    nodes: Sequence[Server], database: int, figures: Figures, ready: deque[Seat], rate: int, seconds: int
) -> Step:
    """Moves at a rate for some seconds."""

    def used() -> list[float]:
        ours = [sum(processor(node.process) for node in nodes), family(database), time.process_time()]
        return [*ours, busy() - sum(ours)]

    figures.latencies.clear()
    figures.sent.clear()
    figures.errors = 0
    before, began = used(), time.perf_counter()
    await at_rate(figures, ready, rate, seconds)
    for _ in range(100):
        if not figures.sent:
            break
        await asyncio.sleep(0.05)
    took = time.perf_counter() - began
    after = used()
    # What was not acknowledged by now took at least this long.
    times = [*figures.latencies, *(time.perf_counter() - sent for sent in figures.sent.values())]
    cuts = statistics.quantiles(times, n=100)
    acknowledged = len(figures.latencies)
    reached = acknowledged / max(seconds, took - GOAL)
    *ours, others = (now - then for now, then in zip(after, before, strict=True))
    servers_, database_, driver = (seconds / max(1, acknowledged) * 1000 for seconds in ours)
    share = max(0.0, others) / took / (os.cpu_count() or 1)
    cost = servers_, database_, driver
    return Step(rate, reached, cuts[49], cuts[98], figures.errors, cost, share)


def busy() -> float:
    """Seconds for which processors of this machine have worked, or were given to other machines."""
    user, nice, system, _, _, *more = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9])
    return (user + nice + system + sum(more)) / os.sysconf("SC_CLK_TCK")


def family(first: int) -> float:
    """Seconds of processor time a process and its children have used; of those that ended, too."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rsplit(")", 1)[1].split()
            if first in (int(stat.parent.name), int(fields[1])):
                own = 4 if int(stat.parent.name) == first else 2
                total += sum(map(int, fields[11 : 11 + own])) / os.sysconf("SC_CLK_TCK")
    return total


def row(number: int, climbed: Climb) -> str:
    """A line of the table: the highest rate that is borne, and what happened at the next."""
    best, steps = climbed.best, climbed.steps
    told = "none | | | "
    if best is not None:
        costs = " + ".join(f"{cost:.1f}" for cost in best.cost)
        told = f"{best.rate} | {best.median * 1000:.1f} ms | {best.p99 * 1000:.0f} ms | {costs} ms"
    told += f" | {max(step.others for step in steps) * 100:.0f} %"
    last = steps[-1]
    then = f"at {last.rate}: {last.reached:.0f} acknowledged, p99 {last.p99 * 1000:.0f} ms"
    return f"| {number} | {told} | {'no more tried' if last.borne else then} |"


def sizes(climbed: Climb) -> list[str]:
    """What houses need, worked out from what one server took: a table."""
    best = climbed.best or climbed.steps[0]
    lines = [
        "| people who play | moves a second | servers, of which one may die | cores of PostgreSQL "
        "| memory of a server |",
        "|---|---|---|---|---|",
    ]
    for people in PEOPLE:
        rate = people / ONE_MOVE
        servers_ = math.ceil(rate * best.cost[0] / 1000 / BUSY) + 1
        cores = rate * best.cost[1] / 1000 / BUSY
        each = climbed.empty + people / 2 / (servers_ - 1) * climbed.table / 1024
        lines.append(f"| {people:,} | {rate:.0f} | {servers_} | {cores:.1f} | {each:.0f} MB |")
    return lines


async def idle(node: Server, sockets: int) -> list[str]:
    """Opens sockets that look on at some tables and do nothing; what they cost."""
    async with httpx.AsyncClient(base_url=node.address, timeout=60) as client:
        secret = (await client.post("/api/people", json={"name": "Ann"})).json()["secret"]
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        mine = {"Authorization": f"Bearer {secret}"}
        tables = []
        for _ in range(WATCHED):
            opened = (await client.post("/api/tables", json=wish, headers=mine)).json()
            tables.append(opened["table"]["id"])
    limit = asyncio.Semaphore(50)

    async def watch(table: str) -> object:
        async with limit:
            url = f"ws{node.address[4:]}/api/tables/{table}/socket"
            socket = await connect(url, compression=None, ping_interval=None)
            await socket.send('{"kind": "join"}')
            assert '"snapshot"' in str(await socket.recv())
            return socket

    first = [await watch(table) for table in tables]
    before, _ = memory(node.process)
    rest = await asyncio.gather(*(watch(tables[at % WATCHED]) for at in range(sockets - len(first))))
    after, _ = memory(node.process)
    used, began = processor(node.process), time.perf_counter()
    await asyncio.sleep(10)
    share = (processor(node.process) - used) / (time.perf_counter() - began)
    each = (after - before) * 1024 / len(rest)
    return [
        f"{len(first) + len(rest)} idle sockets at {WATCHED} tables of one server: {after:.0f} MB in all, "
        f"{each:.1f} kB a socket, {share * 100:.0f} % of a core while nothing happens"
    ]


def main() -> None:
    """Measures, prints, and puts the figures into a page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, nargs="*", default=[1, 2, 3])
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rates", type=int, nargs="+", default=RATES)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--idle", type=int, default=5000, help="0: no idle sockets")
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args()
    said = " ".join(word for word in sys.argv[1:] if word not in ("--write", str(given.write)))

    def put(name: str, lines: list[str]) -> None:
        """Each part as soon as it is there: it takes a while."""
        print("\n".join(lines), flush=True)
        if given.write is not None:
            measured.put(given.write, name, f"python -m bench.nodes {said}".strip(), lines)

    if given.idle:
        with servers(1) as (nodes, _):
            put("idle sockets", asyncio.run(idle(nodes[0], given.idle)))
    lines = [
        f"| servers, {given.tables} tables | moves a second | median | p99 "
        "| processor a move: servers + PostgreSQL + driver | other work on the machine, at most | beyond |",
        "|---|---|---|---|---|---|---|",
    ]
    for number in given.nodes:
        with servers(number) as (nodes, database):
            climbed = asyncio.run(climb(nodes, database, given.tables, given.rates, given.seconds))
        lines.append(row(number, climbed))
        put("several servers", lines)
        if number == 1:
            put("sizes", sizes(climbed))


if __name__ == "__main__":
    main()
