"""A house in trouble: it is stopped, its database hangs, is locked, full or gone. Nobody pays for it."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from croupier.server.app import create_app
from croupier.server.house import House
from croupier.server.settings import Settings
from croupier.server.store.database import DatabaseTrouble
from croupier.server.table.refusals import Refused
from croupier.server.wire.parts import ClockRule
from tests.server.guests import Guest, full_table, open_house, until
from tests.server.killing import Toll, count
from tests.server.remote import Remote, call, somebody, two_people_table
from tests.server.running import Running

GAME = "las-vegas-2012"
#: A house that finds trouble out quickly.
NERVOUS = Settings(
    think=0.0,
    take_back=0.0,
    seed_wait=5.0,
    heartbeat=0.1,
    connect_timeout=2.0,
    statement_timeout=1.5,
    lock_timeout=1.0,
)


@contextmanager
def hanging(house: House) -> Iterator[None]:
    """As long as it lasts no write comes to its end."""
    hold: Any = house.services.store._hold
    gate, original = threading.Event(), hold.connection

    def wait() -> Any:
        gate.wait(60)
        return original()

    hold.connection = wait
    try:
        yield
    finally:
        hold.connection = original
        gate.set()


async def table_with_seconds(house: House) -> tuple[str, list[Guest]]:
    """A table at which everybody has three seconds left."""
    table, guests = await full_table(house, GAME, "Ann", "Bob", clock=ClockRule(60_000))
    clock = (await house.dealer(table)).match.clock
    assert clock is not None
    clock.left[:] = [3_000, 3_000]
    # The timer was set for the time there was before.
    for guest in guests:
        await guest.join(table, guest.chair.seat)
    return table, guests


@pytest.mark.parametrize("how", ["stopped", "hanging"])
def test_trouble_of_the_house_takes_nobodys_time(tmp_path: Path, how: str) -> None:
    """A process that stands still, or a write that hangs, for longer than there is time on the clock."""

    async def main() -> None:
        settings = Settings(think=0.0, take_back=0.0, heartbeat=0.1, statement_timeout=30.0)
        async with open_house(tmp_path, settings) as house:
            table, guests = await table_with_seconds(house)
            match = (await house.dealer(table)).match
            mover = guests[match.ledger.owed()[0]]
            if how == "stopped":
                time.sleep(4)
            else:
                with hanging(house):
                    await asyncio.sleep(4)
            await asyncio.sleep(0.2)
            assert not any(place.stand_in for place in match.places)
            assert await mover.play(table), "the move is still possible"
            await until(lambda: any(place.stand_in for place in match.places))
            assert match.ledger.entries[-1].kind == "note", "and then the clock runs on"

    asyncio.run(main())


def test_a_process_that_is_stopped_takes_nobodys_time(tmp_path: Path) -> None:
    """SIGSTOP and SIGCONT of a real process: what it slept is on no clock."""
    with Running(tmp_path / "data") as server:
        process = server.process
        assert process is not None
        clock = {"total": 600_000, "move": 0}
        table, people = two_people_table(server.address, GAME, clock=clock)

        async def main() -> None:
            players = [Remote(server.address, table, secret, seat) for seat, secret in enumerate(people)]
            for player in players:
                await player.open()
                await player.step()
            while players[0].now["clocks"] is None:
                await players[0].step()
            (seat,) = players[0].now["clocks"]["running"]
            before, began = players[0].now["clocks"]["left"][seat], time.monotonic()
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(3)
            process.send_signal(signal.SIGCONT)
            await players[0].open()
            after, passed = players[0].now["clocks"]["left"][seat], time.monotonic() - began
            assert before - after < passed * 1000 - 2_000
            for player in players:
                await player.close()

        asyncio.run(main())


def test_a_database_that_hangs_is_given_up_and_tried_again(tmp_path: Path) -> None:
    """Commands are refused, sockets and requests sent away for a while; afterwards all goes on."""

    async def main() -> None:
        async with open_house(tmp_path, NERVOUS) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob")
            seen = guests[0].now["seq"]
            mover = guests[(await house.dealer(table)).match.ledger.owed()[0]]
            transport = httpx.ASGITransport(app=create_app(house))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
                with capture_logs() as logs:
                    with hanging(house):
                        with pytest.raises(Refused, match="cannot-write"):
                            await mover.play(table)
                        assert mover.closed == (1013, "the house cannot write")
                        for _ in range(20):
                            answer = await client.post("/api/people", json={"name": "Cleo"})
                            assert (answer.status_code, answer.json()["code"]) == (503, "house-cannot-write")
                            assert answer.headers["retry-after"] == "10"
                            with pytest.raises(Refused, match="cannot-write"):
                                await house.dealer(table)
                    await until(lambda: house.services.store.trouble is None)
                answer = await client.post("/api/people", json={"name": "Cleo"})
                assert answer.status_code == 201
            assert [line["event"] for line in logs] == ["database failed", "database works again"]
            again = [Guest(house, guest.person, guest.secret) for guest in guests]
            for seat, guest in enumerate(again):
                await guest.join(table, seat)
            # It was under way when it was given up: it may have been written, then once.
            assert again[0].now["seq"] >= seen
            while not any([await guest.play(table) for guest in again]):
                await asyncio.sleep(0.01)

    asyncio.run(main())


def test_tables_that_stay_open_refuse_until_the_database_is_well(tmp_path: Path) -> None:
    """Who has nothing under way keeps the socket and may move as soon as it can be written."""

    async def main() -> None:
        async with open_house(tmp_path, NERVOUS) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob")
            match = (await house.dealer(table)).match
            mover = guests[match.ledger.owed()[0]]
            with hanging(house):
                await until(lambda: house.services.store.trouble is not None)
                await mover.play(table)
                assert mover.last("refused")["refusal"]["code"] == "house-cannot-write"
            await until(lambda: house.services.store.trouble is None)
            assert mover.closed is None and await mover.play(table)
            assert mover.got[-1]["kind"] in ("ack", "update")

    asyncio.run(main())


def test_reading_from_a_database_that_hangs_is_given_up(tmp_path: Path) -> None:
    """A reader's time is limited as well, and its thread comes back."""

    async def main() -> None:
        async with open_house(tmp_path, NERVOUS) as house:
            gate = threading.Event()
            for _ in range(3):
                with pytest.raises(DatabaseTrouble, match="does not answer"):
                    await house.services.store.read(lambda _: gate.wait(60))
            gate.set()
            assert await house.services.store.last_beat() is not None

    asyncio.run(main())


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Somebody else writes to the database and does not finish."""
    other = sqlite3.connect(data / "house.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@contextmanager
def taken_away(data: Path) -> Iterator[None]:
    """The file is moved elsewhere and back."""
    (data / "house.db").rename(data / "elsewhere.db")
    try:
        yield
    finally:
        (data / "elsewhere.db").rename(data / "house.db")


@contextmanager
def full(data: Path) -> Iterator[None]:
    """No file of the process may grow any more, as on a full disk."""
    process = int((data.parent / "pid").read_text())
    size = (data / "house.db-wal").stat().st_size
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("trouble", [locked, taken_away, full])
def test_a_database_in_trouble_loses_nothing(tmp_path: Path, trouble: Any) -> None:
    """A real house whose file is locked, moved away or cannot grow: 503, two lines, then it goes on."""
    data = tmp_path / "data"
    variables = {"CROUPIER_HEARTBEAT": "0.1", "CROUPIER_LOCK_TIMEOUT": "0.3"}
    with Running(data, **variables) as server:
        assert server.process is not None
        (tmp_path / "pid").write_text(str(server.process.pid))
        table, people = two_people_table(server.address, GAME)

        async def main() -> list[Remote]:
            players = [Remote(server.address, table, secret, seat) for seat, secret in enumerate(people)]
            await play(players, 6)
            with trouble(data):
                while call(server.address, "POST", "/api/people", {"name": "Cleo"})[0] != 503:
                    await asyncio.sleep(0.05)
                stuck = asyncio.create_task(play(players, 6))
                await asyncio.sleep(1.5)
                acked = sum(player.acked for player in players)
                await asyncio.sleep(0.5)
                assert sum(player.acked for player in players) == acked
            await stuck
            await play(players, 6)
            for player in players:
                await player.close()
            return players

        players = asyncio.run(main())
        assert server.stop(signal.SIGTERM) == 0
    nothing_is_lost(data / "house.db", players)
    lines = (tmp_path / "serve.log").read_text().splitlines()
    assert len(lines) == 2 and "database failed" in lines[0] and "database works again" in lines[1], lines


async def play(players: list[Remote], moves: int) -> None:
    """Plays until so many more moves are acknowledged; commands the house cannot write are sent again."""
    wanted = sum(player.acked for player in players) + moves
    for player in players:
        await player.open()
    while sum(player.acked for player in players) < wanted:
        for player in players:
            seeded = player.info["phase"] != "waiting" or player.info["seats"][player.seat]["seeded"]
            if not seeded or player.now["actions"] or player.now["turn"].get("seat") == player.seat:
                await player.step()
            else:
                await player.open()
        await asyncio.sleep(0.02)


def nothing_is_lost(database: Path, players: list[Remote]) -> None:
    """Every acknowledgement is in the journal, once."""
    toll = Toll()
    count(database, players, toll)
    assert (toll.lost, toll.doubled, toll.gaps) == ([], [], [])
    assert sum(len(player.ledger) for player in players) >= 18


def test_a_replaced_database_is_not_written_to(tmp_path: Path) -> None:
    """Another file at its place is not ours: nothing is confirmed that would be gone after the next start."""
    data = tmp_path / "data"
    with Running(data, CROUPIER_HEARTBEAT="0.1") as server:
        somebody(server.address, "Ann")
        (data / "house.db").rename(data / "elsewhere.db")
        (data / "house.db").touch()
        assert call(server.address, "POST", "/api/people", {"name": "Bob"})[0] == 503
    assert "was replaced while the house was open" in (tmp_path / "serve.log").read_text()
