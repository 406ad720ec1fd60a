"""Kills a server under load again and again, and counts from the clients' ledgers what it lost."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.remote import Remote, two_people_table
from tests.server.running import Running

GAME = "las-vegas-2012"


@dataclass(slots=True)
class Toll:
    """What the kills cost: everything but `acknowledged` and `resent` should be nothing."""

    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    #: What the processes said when they ended.
    exits: list[int] = field(default_factory=list)
    #: Seconds from the start of the new process to its first acknowledgement.
    restarts: list[float] = field(default_factory=list)


def kill_often(
    folder: Path,
    kills: int,
    tables: int = 6,
    seed: int = 1,
    how: signal.Signals = signal.SIGKILL,
    tell: Callable[[str], None] = lambda line: None,
) -> Toll:
    """Plays on some tables while the server is ended at random moments, then counts; `tell` hears each."""
    return asyncio.run(_kill_often(folder, kills, tables, random.Random(seed), how, tell))


async def _kill_often(
    folder: Path,
    kills: int,
    tables: int,
    chance: random.Random,
    how: signal.Signals,
    tell: Callable[[str], None],
) -> Toll:
    toll = Toll()
    data = folder / "data"
    with Running(data) as server:
        players: list[Remote] = []
        for _ in range(tables):
            table, people = await asyncio.to_thread(two_people_table, server.address, GAME)
            players += [Remote(server.address, table, secret, seat) for seat, secret in enumerate(people)]
        done = asyncio.Event()
        games = [asyncio.create_task(play(player, done)) for player in players]
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.05, 0.8))
            toll.exits.append(await asyncio.to_thread(server.stop, how))
            before = sum(player.acked for player in players)
            began = time.monotonic()
            await asyncio.to_thread(server.start)
            while sum(player.acked for player in players) == before:
                await asyncio.sleep(0.005)
                assert time.monotonic() - began < 60, "nobody is answered after a restart"
            toll.restarts.append(time.monotonic() - began)
            toll.kills += 1
            tell(f"kill {toll.kills}: answered after {toll.restarts[-1]:.2f} s, {before} acknowledged before")
        done.set()
        await asyncio.gather(*games)
        await asyncio.to_thread(server.stop)
    toll.acknowledged = sum(len(player.ledger) for player in players)
    toll.resent = sum(player.resent for player in players)
    count(data / "house.db", players, toll)
    return toll


async def play(player: Remote, done: asyncio.Event, pause: float = 0.02) -> None:
    """Plays until it is done; a finished game is followed by its rematch."""
    await player.open()
    while not done.is_set():
        waiting = asyncio.create_task(player.step())
        ended = asyncio.create_task(done.wait())
        await asyncio.wait([waiting, ended], return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not waiting.done():
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            break
        if not waiting.result():
            await player.rematch()
        await asyncio.sleep(pause)
    await player.close()


def count(database: Path, players: list[Remote], toll: Toll) -> None:
    """Compares every acknowledgement with the journal."""
    connection = sqlite3.connect(database)
    for table in {entry[0] for player in players for entry in player.ledger}:
        rows = connection.execute(
            "SELECT seq, text FROM journal WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
        stored = connection.execute("SELECT command FROM commands WHERE table_id = ?", (table,)).fetchall()
        count_rows(table, rows, stored, players, toll)
    connection.close()


def count_rows(table: str, rows: list[Any], stored: list[Any], players: list[Remote], toll: Toll) -> None:
    """Compares the acknowledgements of one table with its journal and its commands."""
    if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
        toll.gaps.append(table)
    # As they are kept: seat, person, id.
    known = Counter((int(command.split(":")[0]), command.split(":")[2]) for (command,) in stored)
    mine = [(player.seat, *entry[1:]) for player in players for entry in player.ledger if entry[0] == table]
    _count_table(dict(rows), known, mine, toll)


def _count_table(
    texts: dict[int, str], known: Counter[Any], mine: list[tuple[int | None, str, int, str]], toll: Toll
) -> None:
    for seat, command, seq, event in mine:
        times = known[seat, command]
        if times != 1:
            (toll.doubled if times else toll.lost).append(command)
        elif event not in ("hash", "seed") and not _written(texts, seq, event):
            toll.lost.append(command)
    numbers = Counter(seq for _, _, seq, event in mine if event not in ("hash", "seed"))
    toll.doubled += [
        f"number {seq} was given to {times} commands" for seq, times in numbers.items() if times > 1
    ]


def _written(texts: dict[int, str], seq: int, event: str) -> bool:
    """Whether the event stands at its number, or before the chance events that followed by themselves."""
    while texts.get(seq, "").split(" ")[0] in ("start", "bill"):
        seq -= 1
    return texts.get(seq, "").split(" ")[: len(event.split(" "))] == event.split(" ")
