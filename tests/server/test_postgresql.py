"""A real PostgreSQL that hangs, is started again, or is taken by another server."""

from __future__ import annotations

import asyncio
import http.client
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from tools import postgresql
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.killing import Toll, count_rows
from tests.server.remote import Remote, call, two_people_table
from tests.server.running import Running
from tests.server.test_trouble import play

GAME = "las-vegas-2012"
QUICKLY = {
    "CROUPIER_HEARTBEAT": "0.1",
    "CROUPIER_CONNECT_TIMEOUT": "2",
    "CROUPIER_STATEMENT_TIMEOUT": "0.6",
    "CROUPIER_LOCK_TIMEOUT": "0.4",
    # Each test has a folder of its own, and the server of the last one may still count as living.
    "CROUPIER_SECRET": "the-same-on-all-servers",
}


@pytest.fixture(scope="module")
def database() -> Iterator[postgresql.Cluster]:
    """A cluster of our own, for it will suffer."""
    with postgresql.cluster() as made:
        yield made


@pytest.fixture
def server(database: postgresql.Cluster, tmp_path: Path) -> Iterator[Running]:
    """A house on it."""
    with Running(tmp_path / "data", "--database", database.url, "--node", "one", **QUICKLY) as house:
        yield house


def ask(database: postgresql.Cluster, query: str) -> list[tuple[object, ...]]:
    """What the database says."""
    folder = database.url.rsplit("=", 1)[1]
    with psycopg.connect(host=folder, user="croupier", dbname="postgres") as connection:
        return connection.execute(query).fetchall()


def status(server: Running) -> tuple[int, str | None]:
    """What somebody new is answered, and when to come back."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request("POST", "/api/people", '{"name": "Cleo"}', {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, answer.getheader("Retry-After")
    finally:
        connection.close()


async def join(server: Running, table: str, secret: str) -> int:
    """How a join is closed."""
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        await socket.send(f'{{"kind": "join", "secret": "{secret}", "seat": 0}}')
        try:
            while True:
                async with asyncio.timeout(60):
                    await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def nothing_is_lost(database: postgresql.Cluster, players: list[Remote]) -> None:
    """Every acknowledgement is in the journal, once."""
    toll = Toll()
    tables = {entry[0] for player in players for entry in player.ledger}
    for table in tables:
        rows = ask(database, f"SELECT seq, text FROM journal WHERE table_id = '{table}' ORDER BY seq")
        known = ask(database, f"SELECT command FROM commands WHERE table_id = '{table}'")
        count_rows(table, rows, known, players, toll)
    assert tables and (toll.lost, toll.doubled, toll.gaps) == ([], [], [])


def test_postgresql_hangs(database: postgresql.Cluster, server: Running, tmp_path: Path) -> None:
    """503 and 1013 as long as it lasts; then all goes on. Two lines in the log."""
    table, people = two_people_table(server.address, GAME)

    async def main() -> list[Remote]:
        players = [Remote(server.address, table, secret, seat) for seat, secret in enumerate(people)]
        await play(players, 6)
        database.hang()
        try:
            stuck = asyncio.create_task(play(players, 6))
            assert await asyncio.to_thread(status, server) == (503, "10")
            assert await join(server, table, people[0]) == 1013
            assert await asyncio.to_thread(status, server) == (503, "10")
        finally:
            database.hang(signal.SIGCONT)
        await stuck
        await play(players, 6)
        for player in players:
            await player.close()
        return players

    players = asyncio.run(main())
    assert server.stop() == 0
    nothing_is_lost(database, players)
    lines = (tmp_path / "serve.log").read_text().splitlines()
    assert len(lines) == 2 and "database failed" in lines[0] and "database works again" in lines[1], lines


def test_after_a_restart_play_goes_on(database: postgresql.Cluster, server: Running, tmp_path: Path) -> None:
    """PostgreSQL is stopped and started: whoever comes meanwhile is told to come back; nothing is lost."""
    table, people = two_people_table(server.address, GAME)

    async def main() -> list[Remote]:
        players = [Remote(server.address, table, secret, seat) for seat, secret in enumerate(people)]
        await play(players, 6)
        await asyncio.to_thread(database.stop)
        try:
            while (await asyncio.to_thread(status, server))[0] != 503:
                await asyncio.sleep(0.02)
            assert await join(server, table, people[0]) == 1013
        finally:
            await asyncio.to_thread(database.start)
        await play(players, 6)
        for player in players:
            await player.close()
        return players

    players = asyncio.run(main())
    nothing_is_lost(database, players)
    assert call(server.address, "GET", f"/api/tables/{table}")[0] == 200


def test_a_server_whose_name_another_took_deals_no_more(
    database: postgresql.Cluster, server: Running, tmp_path: Path
) -> None:
    """It slept while one of its name was started, as after a restart that was believed to be one: it ends."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    (tmp_path / "second").mkdir()
    shutil.copytree(tmp_path / "data", tmp_path / "second" / "data")
    named = ("--database", database.url, "--node", "one")
    with Running(tmp_path / "second" / "data", *named, **QUICKLY) as second:
        server.process.send_signal(signal.SIGCONT)
        assert server.process.wait(timeout=20) == 2
        assert call(second.address, "POST", "/api/people", {"name": "Ann"})[0] == 201
    said = (tmp_path / "serve.log").read_text()
    assert "this house deals no more: another server has come that is called one" in said
    assert "Traceback" not in said
