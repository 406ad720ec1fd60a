"""Servers of one house: one stands still and comes back, one is killed, one is of a newer version."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from pathlib import Path

import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from croupier.server.store import opening
from croupier.server.store.database import Store
from tests.server.journal_check import Acknowledged, check_journal
from tests.server.killing import play
from tests.server.nodes import Pooler, Roaming, newer_build, node, together
from tests.server.remote import call, two_people_table
from tests.server.running import Running

GAME = "las-vegas-2012"
TABLES = 2


async def goes_on(players: list[Roaming], moves: int, seconds: float = 90.0) -> None:
    """Waits until every player was acknowledged so many more times."""
    wanted = [player.acked + moves for player in players]
    until = time.monotonic() + seconds
    while any(player.acked < least for player, least in zip(players, wanted, strict=True)):
        assert time.monotonic() < until, "play does not go on"
        await asyncio.sleep(0.02)


async def zombie(server: Running, player: Roaming) -> tuple[int, list[str]]:
    """Sends a command to a server that stands still, and wakes it: how the socket ends, what it heard."""
    assert server.process is not None
    url = f"ws{server.address[4:]}/api/tables/{player.table}/socket"
    async with connect(url, compression=None) as socket:
        await socket.send(json.dumps({"kind": "join", "secret": player.secret, "seat": player.seat}))
        assert json.loads(await socket.recv())["kind"] == "snapshot"
        server.process.send_signal(signal.SIGSTOP)
        await socket.send(json.dumps({"kind": "speed", "id": "zombie", "speed": "fast"}))
        await goes_on([player], 2)
        server.process.send_signal(signal.SIGCONT)
        heard = []
        try:
            while True:
                async with asyncio.timeout(60):
                    message = json.loads(await socket.recv())
                heard.append(f"{message['kind']} {message.get('id')}")
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0, heard


async def sit_down(first: Running, second: Running, tables: int, patience: float) -> list[Roaming]:
    """People at some tables of the first server, who go on to the second when it does not answer."""
    players = []
    for _ in range(tables):
        table, people = await asyncio.to_thread(two_people_table, first.address, GAME)
        both = (first.address, second.address)
        players += [
            Roaming(first.address, table, secret, seat, patience=patience, addresses=both)
            for seat, secret in enumerate(people)
        ]
    return players


def told(players: list[Roaming]) -> list[Acknowledged]:
    """All that was acknowledged to them."""
    return [entry for player in players for entry in player.ledger]


def ask(folder: str, query: str) -> list[tuple[object, ...]]:
    """What the database says."""
    with psycopg.connect(host=folder, user="croupier", dbname="postgres") as connection:
        return connection.execute(query).fetchall()


def test_a_killed_server_and_a_zombie(tmp_path: Path, emptied: str) -> None:
    """Nothing acknowledged is lost, nothing doubled, and who stood still writes nothing afterwards.

    All of it through a pooler of transactions; only to listen each server goes to PostgreSQL itself.
    """
    folder = emptied.rsplit("=", 1)[1]
    logs = [tmp_path / name / "serve.log" for name in "ab"]

    async def main() -> list[Roaming]:
        players = await sit_down(first, second, TABLES, patience=1.5)
        done = asyncio.Event()
        games = [asyncio.create_task(play(player, done)) for player in players]
        await goes_on(players, 1)
        code, heard = await zombie(first, players[0])
        assert code == 1012 and "ack zombie" not in heard, heard
        await goes_on(players, 1)
        await asyncio.to_thread(second.stop, signal.SIGKILL)
        await goes_on(players, 1)
        done.set()
        await asyncio.gather(*games)
        return players

    with Pooler(folder) as pooler:
        given = {"CROUPIER_LISTEN": emptied}
        first, second = (node(tmp_path, name, pooler.url, **given) for name in "ab")
        with together(first, second):
            players = asyncio.run(main())
            assert call(first.address, "GET", "/health")[1]["node"] == "a"
            assert first.stop() == 0
    assert check_journal(folder, told(players), logs) == []
    assert ask(folder, "SELECT 1 FROM commands WHERE command LIKE '%zombie'") == []
    assert ask(folder, "SELECT max(epoch) FROM journal") >= [(3,)]
    assert all("Traceback" not in log.read_text() for log in logs)


@pytest.mark.slow
def test_a_newer_version_joins(tmp_path: Path, emptied: str) -> None:
    """It changes the shape of the database while the older one deals, which goes on until it is ended."""
    folder = emptied.rsplit("=", 1)[1]
    shape = newer_build(tmp_path / "newer")
    older = node(tmp_path, "older", emptied)
    newer = node(tmp_path, "newer", emptied, PYTHONPATH=str(tmp_path / "newer"))
    dealers = "SELECT DISTINCT name FROM leases JOIN nodes ON nodes.id = leases.owner"

    async def main() -> list[Roaming]:
        players = await sit_down(older, newer, 1, patience=20.0)
        done = asyncio.Event()
        games = [asyncio.create_task(play(player, done)) for player in players]
        await goes_on(players, 1)
        await asyncio.to_thread(newer.start)
        assert ask(folder, "SELECT version_num FROM alembic_version") == [(shape,)]
        await goes_on(players, 3)
        assert ask(folder, dealers) == [("older",)]
        with pytest.raises(opening.CannotOpen, match="made by a newer version"):
            await Store.open(emptied)
        assert await asyncio.to_thread(older.stop) == 0
        await goes_on(players, 2)
        assert ask(folder, dealers) == [("newer",)]
        done.set()
        await asyncio.gather(*games)
        return players

    with older:
        try:
            players = asyncio.run(main())
        finally:
            if newer.process is not None:
                newer.stop(signal.SIGKILL)
    logs = [tmp_path / name / "serve.log" for name in ("older", "newer")]
    assert check_journal(folder, told(players), logs) == []
    assert ask(folder, "SELECT DISTINCT added FROM journal") == [(7,)]
    assert all("Traceback" not in log.read_text() for log in logs)
