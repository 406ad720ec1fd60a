"""Three servers of one house with real parts, and faults at random: PostgreSQL, PgBouncer, nginx.

pytest -m slow tests/slow/test_nodes.py -s
python -m tests.slow.test_nodes 300 7 docs/hosting.md      rounds, a seed, and the figures into a page
python -m tests.slow.test_nodes 300 7 --drivers 2 docs/hosting.md

Each driver has servers, PostgreSQL, PgBouncer and nginx, a seed and a part of the rounds of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
import pytest
from tools import measured, postgresql

from tests.server.journal_check import check_journal
from tests.server.killing import play
from tests.server.nodes import Balancer, Pooler, Tough, node
from tests.server.remote import two_people_table
from tests.server.running import Running

GAME = "las-vegas-2012"
ROUNDS = 300
TABLES = 6
NAMES = ("a", "b", "c")
#: Seconds within which play goes on at every table after a server was killed.
MOST = 10.0


@dataclass(slots=True)
class Toll:
    """What the faults cost."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    resent: int = 0
    wrong: list[str] = field(default_factory=list)
    #: Seconds from the death of a server until play went on at every table.
    deaths: list[float] = field(default_factory=list)
    complaints: int = 0


class Trial:
    """Some tables that are played at while servers fail."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.toll = Toll()
        self._chance = random.Random(seed)
        self._folder = folder
        self._database: postgresql.Cluster
        self._nodes: dict[str, Running] = {}
        self._balancer = Balancer(folder)
        self._players: list[Tough] = []

    def run(self, rounds: int, tell: Callable[[str], None]) -> Toll:
        """Plays, breaks and counts."""
        with postgresql.cluster() as self._database:
            socket = self._database.url.rsplit("=", 1)[1]
            with Pooler(socket) as pooler:
                try:
                    listen = {"CROUPIER_LISTEN": self._database.url, "CROUPIER_LEASE": "4"}
                    self._nodes = {name: node(self._folder, name, pooler.url, **listen) for name in NAMES}
                    for server in self._nodes.values():
                        server.start()
                    self._balancer.configure(server.port for server in self._nodes.values())
                    self._balancer.start()
                    asyncio.run(self._rounds(rounds, tell))
                finally:
                    self._balancer.stop()
                    for server in self._nodes.values():
                        if server.process is not None:
                            server.stop(signal.SIGKILL)
            logs = [self._folder / name / "serve.log" for name in NAMES]
            told_ = [entry for player in self._players for entry in player.ledger]
            self.toll.wrong = check_journal(socket, told_, logs)
            self.toll.complaints = sum(log.read_text().count("Traceback") for log in logs)
        self.toll.acknowledged = sum(len(player.ledger) for player in self._players)
        self.toll.resent = sum(player.resent for player in self._players)
        return self.toll

    async def _rounds(self, rounds: int, tell: Callable[[str], None]) -> None:
        for _ in range(TABLES):
            table, people = await asyncio.to_thread(two_people_table, self._balancer.address, GAME)
            self._players += [
                Tough(self._balancer.address, table, secret, seat, patience=3.0)
                for seat, secret in enumerate(people)
            ]
        done = asyncio.Event()
        games = [asyncio.create_task(play(player, done, 0.05)) for player in self._players]
        faults: list[tuple[str, Callable[[], Awaitable[None]]]] = [
            ("kill", self._kill),
            ("kill", self._kill),
            ("stand still", self._stand_still),
            ("restart PostgreSQL", self._restart_database),
            ("cut connections", self._cut),
            ("one server fewer", self._fewer),
            ("two starts at once", self._two_starts),
        ]
        await self._goes_on(60.0)
        for number in range(rounds):
            name, fault = self._chance.choice(faults)
            await asyncio.sleep(self._chance.uniform(0.0, 1.0))
            await fault()
            took = await self._goes_on(60.0)
            self.toll.faults[name] += 1
            died = f"{self.toll.deaths[-1]:.1f} s, all there again " if name == "kill" else ""
            tell(f"round {number + 1}: {name}, play goes on after {died}{took:.1f} s")
        done.set()
        await asyncio.gather(*games)

    async def _goes_on(self, most: float) -> float:
        """Seconds until somebody was acknowledged at every table again."""
        pairs = [self._players[at : at + 2] for at in range(0, len(self._players), 2)]
        before = [sum(one.acked for one in pair) for pair in pairs]
        began = time.monotonic()
        while any(sum(one.acked for one in pair) == was for pair, was in zip(pairs, before, strict=True)):
            assert time.monotonic() - began < most, "play does not go on"
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    def _any(self) -> Running:
        return self._nodes[self._chance.choice(NAMES)]

    async def _kill(self) -> None:
        server = self._any()
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        self.toll.deaths.append(await self._goes_on(60.0))
        await asyncio.to_thread(server.start)

    async def _stand_still(self) -> None:
        """A server is stopped for one to thirty seconds, most often for few."""
        server = self._any()
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(min(30.0, self._chance.expovariate(1 / 6) + 1))
        finally:
            server.process.send_signal(signal.SIGCONT)

    async def _restart_database(self) -> None:
        """It is stopped, or dies and has to recover."""
        await asyncio.to_thread(self._database.stop, self._chance.choice(("fast", "immediate")))
        await asyncio.to_thread(self._database.start)

    async def _cut(self) -> None:
        """All sessions of the servers at PostgreSQL end."""
        socket = self._database.url.rsplit("=", 1)[1]
        with psycopg.connect(host=socket, user="croupier", dbname="postgres", autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            )

    async def _fewer(self) -> None:
        """The balancer is told of a server fewer, and then of all again: tables move there and back."""
        out = self._chance.choice(NAMES)
        ports = {name: server.port for name, server in self._nodes.items()}
        self._balancer.reload(port for name, port in ports.items() if name != out)
        await self._goes_on(60.0)
        self._balancer.reload(ports.values())

    async def _two_starts(self) -> None:
        """Two servers go, and come back in the same moment."""
        two = self._chance.sample(NAMES, 2)
        await asyncio.gather(*(asyncio.to_thread(self._nodes[name].stop, signal.SIGKILL) for name in two))
        await asyncio.gather(*(asyncio.to_thread(self._nodes[name].start) for name in two))


@pytest.mark.slow
def test_faults_lose_nothing(tmp_path: Path) -> None:
    """Nothing acknowledged is lost or doubled, no gap, no epoch with two dealers; deaths cost seconds."""
    toll = Trial(tmp_path, 7).run(ROUNDS, lambda line: print(line, flush=True))
    print("\n".join(told(toll)))
    assert toll.wrong == []
    assert toll.complaints == 0
    assert max(toll.deaths) < MOST


def told(toll: Toll) -> list[str]:
    """What came of it, in lines."""
    faults = ", ".join(f"{name} {times}" for name, times in sorted(toll.faults.items()))
    return [
        f"{sum(toll.faults.values())} rounds ({faults}); three servers, {TABLES} tables",
        f"{toll.acknowledged} moves acknowledged, {toll.resent} sent again; "
        f"wrong in the journal: {len(toll.wrong)}; complaints in the logs: {toll.complaints}",
        f"from `kill -9` to play at every table: median {statistics.median(toll.deaths):.1f} s, "
        f"worst {max(toll.deaths):.1f} s",
    ]


def trial(rounds: int, seed: int) -> Toll:
    """What one driver finds; the logs of a failure stay."""
    folder = Path(tempfile.mkdtemp(prefix=f"croupier-nodes-{seed}-"))
    folder.chmod(0o755)
    found = Trial(folder, seed).run(rounds, lambda line: print(f"{seed}: {line}", flush=True))
    if found.wrong or found.complaints or max(found.deaths, default=0.0) > MOST:
        print(f"something is wrong; the logs stay in {folder}", flush=True)
    else:
        shutil.rmtree(folder)
    return found


def summed(tolls: Sequence[Toll]) -> Toll:
    """What all drivers found."""
    whole = Toll()
    for toll in tolls:
        whole.faults += toll.faults
        whole.acknowledged += toll.acknowledged
        whole.resent += toll.resent
        whole.wrong += toll.wrong
        whole.deaths += toll.deaths
        whole.complaints += toll.complaints
    return whole


def main() -> None:
    """Runs so many rounds, prints what came of them, and puts it into a page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--drivers", type=int, default=1)
    parser.add_argument("--name", default="nodes", help="of the place in the page")
    parser.add_argument("page", type=Path, nargs="?")
    given = parser.parse_intermixed_args()
    parts = [given.rounds // given.drivers] * given.drivers
    seeds = range(given.seed, given.seed + given.drivers)
    with ProcessPoolExecutor(given.drivers) as drivers:
        found = summed(list(drivers.map(trial, parts, seeds)))
    print("\n".join([*told(found), *found.wrong]))
    if found.wrong or found.complaints:
        raise SystemExit("something is wrong")
    if given.page is not None:
        drivers_ = f" --drivers {given.drivers}" if given.drivers > 1 else ""
        command = f"python -m tests.slow.test_nodes {given.rounds} {given.seed}{drivers_}"
        measured.put(given.page, given.name, command, told(found))


if __name__ == "__main__":
    main()
