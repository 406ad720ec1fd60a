"""An honest company plays at a real server while somebody attacks it from another address and process.

What is measured: how long the honest wait for their acknowledgements, the server's memory, whether anybody
was cut off, and, from the honest clients' own ledgers, whether anything they saw confirmed is missing.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bench.house import memory

from tests.attack.attacks import Attack
from tests.server.killing import GAME, Toll, count, play
from tests.server.remote import Remote, two_people_table
from tests.server.running import Running

#: Seconds between two commands of an honest player, who stays within the house's limits.
PAUSE = 0.12


@dataclass(slots=True)
class Outcome:
    """What the honest felt, and what the attacker was told."""

    #: Seconds from command to acknowledgement: without the attack, and while it ran.
    before: list[float] = field(default_factory=list)
    during: list[float] = field(default_factory=list)
    #: Megabytes of the server: before the attack, its highest, and after it.
    calm: float = 0.0
    highest: float = 0.0
    after: float = 0.0
    #: Processor seconds the server used in each second of the attack, its bots not counted.
    busy: float = 0.0
    #: How often an honest player's socket was cut off.
    cut: int = 0
    toll: Toll = field(default_factory=Toll)
    #: What the attacker was told, and how often: statuses, codes of refusals, close codes.
    told: Counter[str] = field(default_factory=Counter)
    log: str = ""


def siege(folder: Path, attack: Attack, seconds: float, tables: int = 4) -> Outcome:
    """Lets some tables play in peace for a while, and then under attack."""
    return asyncio.run(_siege(folder, attack, seconds, tables))


async def _siege(folder: Path, attack: Attack, seconds: float, tables: int) -> Outcome:
    outcome = Outcome()
    data = folder / "data"
    with Running(data, **attack.settings) as server:
        assert server.process is not None
        players: list[Remote] = []
        for _ in range(tables):
            table, people = await asyncio.to_thread(two_people_table, server.address, GAME)
            players += [Remote(server.address, table, secret, seat) for seat, secret in enumerate(people)]
        done = asyncio.Event()
        games = [asyncio.create_task(play(player, done, PAUSE)) for player in players]
        await asyncio.sleep(min(seconds / 2, 0.5 + seconds / 10))
        outcome.calm, _ = memory(server.process.pid)
        began, used = time.perf_counter(), processor_time(server.process.pid)
        outcome.told = await _attacked(attack, server.address, players[0].table, seconds)
        ended = time.perf_counter()
        outcome.busy = (processor_time(server.process.pid) - used) / (ended - began)
        outcome.after, outcome.highest = memory(server.process.pid)
        done.set()
        await asyncio.gather(*games)
        await asyncio.to_thread(server.stop)
    for player in players:
        outcome.before += [took for at, took in player.times if at < began]
        outcome.during += [took for at, took in player.times if began <= at < ended]
    outcome.cut = sum(player.resent for player in players)
    outcome.toll.acknowledged = sum(len(player.ledger) for player in players)
    count(data / "house.db", players, outcome.toll)
    outcome.log = (folder / "serve.log").read_text()
    return outcome


async def _attacked(attack: Attack, address: str, table: str, seconds: float) -> Counter[str]:
    """Runs an attack in a process of its own, so that it slows the server and not who measures."""
    arguments = ["-m", "tests.attack.attacks", attack.name, address, table, str(seconds)]
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    assert process.returncode == 0, f"the attack {attack.name} itself broke"
    return Counter(json.loads(said))


def processor_time(pid: int) -> float:
    """Seconds of processor time a process has used, without those it has started."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def quantile(times: list[float], hundredth: int) -> float:
    """A percentile of times, in milliseconds."""
    return statistics.quantiles(times, n=100, method="inclusive")[hundredth - 1] * 1000
