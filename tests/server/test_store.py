"""The store does the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine, select, text
from sqlalchemy.exc import IntegrityError

from croupier.server.store import migrations, schema
from croupier.server.store.chain import link
from croupier.server.store.database import HouseInUse, Store
from croupier.server.store.opening import REVISION
from croupier.server.table.changes import Change, EntryRow, SeatValues, TableValues
from croupier.server.wire.parts import StandingOrder


def table_row(name: str) -> dict[str, Any]:
    """A row of the tables' table."""
    return {
        "id": name,
        "game": "toy",
        "revision": 1,
        "seats": 1,
        "options": "{}",
        "clock_total": None,
        "clock_move": None,
        "seed": "00" * 32,
        "commitment": "11" * 32,
        "phase": "waiting",
        "seq": 0,
        "created": 1,
        "moved": 1,
        "since": 1,
        "owed": "",
        "warned": False,
        "rematch": None,
        "replay": False,
        "version": 2,
        "dice": "hashes",
        "voided": "",
        "signature": None,
    }


def seat_row(name: str) -> dict[str, Any]:
    """A row of the seats' table."""
    return {
        "table_id": name,
        "seat": 0,
        "kind": "open",
        "name": "",
        "level": None,
        "person": None,
        "own_bot": False,
        "nonce": None,
        "seed": None,
        "stand_in": False,
        "resigned": False,
        "time_left": None,
        "hash": None,
        "withheld": False,
        "spec": None,
    }


def entry(seq: int, words: str = "place 1") -> EntryRow:
    """A journal row without its table."""
    return {
        "seq": seq,
        "kind": "move",
        "seat": 0,
        "text": words,
        "draws": "",
        "at": seq,
        "digest": "0" * 16,
    }


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Opens the store, works on it, closes it."""

    async def main() -> None:
        store = await Store.open(url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_a_change_is_written_whole(url: str) -> None:
    """Entries, command, table, seat and order of one change are all there after a reopening."""

    async def write(store: Store) -> None:
        await store.add((schema.tables, [table_row("a"), table_row("b")]))
        await store.add((schema.seats, [seat_row("a")]))
        order = StandingOrder("bid lounge", 9, 3)
        await store.write(
            Change("a", [entry(1), entry(2)], ("0:x", 2), {"seq": 2}, {0: {"name": "Ann"}}, {0: order})
        )

    async def read(store: Store) -> None:
        journal = await store.rows(select(schema.journal).order_by(schema.journal.c.seq))
        assert [row["seq"] for row in journal] == [1, 2]
        assert (await store.rows(select(schema.commands)))[0]["seq"] == 2
        tables = await store.rows(select(schema.tables).order_by(schema.tables.c.id))
        assert [row["seq"] for row in tables] == [2, 0]
        assert (await store.rows(select(schema.seats)))[0]["name"] == "Ann"
        assert (await store.rows(select(schema.orders)))[0]["limit"] == 9
        await store.write(Change("a", orders={0: None}))
        assert await store.rows(select(schema.orders)) == []

    with_store(url, write)
    with_store(url, read)


def test_a_number_or_a_command_is_written_once(url: str) -> None:
    """A second entry of a number, or a second use of a command id, is refused whole."""

    async def work(store: Store) -> None:
        await store.add((schema.tables, [table_row("a")]))
        await store.write(Change("a", [entry(1)], ("0:x", 1), {"seq": 1}))
        with pytest.raises(IntegrityError):
            await store.write(Change("a", [entry(1, "pass")], ("0:y", 1), {"seq": 7}))
        with pytest.raises(IntegrityError):
            await store.write(Change("a", [entry(2)], ("0:x", 2), {"seq": 7}))
        assert [row["text"] for row in await store.rows(select(schema.journal))] == ["place 1"]
        assert (await store.rows(select(schema.tables)))[0]["seq"] == 1

    with_store(url, work)


def test_one_refused_change_of_a_group_does_not_touch_the_others(url: str) -> None:
    """Changes that come together are committed together, but fail alone."""

    async def work(store: Store) -> None:
        await store.add((schema.tables, [table_row(name) for name in "abc"]))
        await store.write(Change("b", [entry(1)]))
        answers = await asyncio.gather(
            *(store.write(Change(name, [entry(1)])) for name in "abc"), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None), IntegrityError, type(None)]
        assert len(await store.rows(select(schema.journal))) == 3

    with_store(url, work)


def test_work_that_raises_leaves_nothing(url: str) -> None:
    """A piece of work is one transaction, and the writer goes on after it."""

    async def work(store: Store) -> None:
        def broken(connection: Connection) -> None:
            connection.execute(schema.tables.insert().values(**table_row("a")))
            raise RuntimeError("no")

        with pytest.raises(RuntimeError):
            await store.run(broken)
        assert await store.rows(select(schema.tables)) == []
        await store.beat(5)
        await store.beat(8)
        assert await store.last_beat() == 8

    with_store(url, work)


def test_heartbeats_may_overtake_each_other(url: str) -> None:
    """One that waits, also for somebody who is gone, is no sign of another server."""

    async def work(store: Store) -> None:
        await store.beat(5)
        forsaken = asyncio.create_task(store.beat(6))
        await asyncio.sleep(0)
        forsaken.cancel()
        await asyncio.gather(store.beat(7), store.beat(8))
        await store.beat(9)
        assert await store.last_beat() == 9

    with_store(url, work)


def test_a_second_server_is_refused_a_file(tmp_path: Path) -> None:
    """Two houses on one file would both deal; on PostgreSQL leases decide who does."""
    url = f"sqlite:///{tmp_path}/house.db"

    async def work(store: Store) -> None:
        with pytest.raises(HouseInUse, match="another server"):
            await Store.open(url)

    with_store(url, work)
    with_store(url, work)


def test_migrations_lead_to_the_schema(url: str) -> None:
    """The newest migration is the one the store asks for, and gives exactly the schema."""

    async def work(store: Store) -> None:
        def compare(connection: Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

        with store._engine.connect() as connection:
            assert compare(connection) == []
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        assert found == REVISION

    with_store(url, work)
    steps = Path(migrations.__path__[0], "versions").glob("v*.py")
    assert max(step.name[1:5] for step in steps) == REVISION


def test_a_database_of_the_first_version_is_brought_up_to_date(url: str) -> None:
    """What it holds is still there, and the new version works on it."""
    engine = create_engine(url)
    with engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", "croupier.server.store:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        first = MetaData()
        first.reflect(connection)
        for name, phase in (("a", "waiting"), ("b", "over"), ("c", "closed")):
            row = {key: value for key, value in table_row(name).items() if key in first.tables["tables"].c}
            connection.execute(first.tables["tables"].insert().values(**row | {"phase": phase}))
            before = {"table_id": name, "link": name * 64}
            connection.execute(first.tables["commitments"].insert().values(**before))
        row = {key: value for key, value in seat_row("a").items() if key in first.tables["seats"].c}
        connection.execute(first.tables["seats"].insert().values(**row))
        connection.commit()
    engine.dispose()

    async def work(store: Store) -> None:
        tables = await store.rows(select(schema.tables).order_by(schema.tables.c.id))
        assert [(row["id"], row["version"], row["dice"], row["voided"]) for row in tables] == [
            ("a", 1, "hashes", ""),
            ("b", 1, "made", ""),
            ("c", 1, "made", ""),
        ]
        seat = (await store.rows(select(schema.seats)))[0]
        assert (seat["hash"], seat["withheld"], seat["spec"]) == (None, False, None)
        await store.write(Change("a", [entry(1)], ("0:x", 1), {"seq": 1}, links=[("commit", "22" * 32)]))
        chain = await store.rows(select(schema.chain).order_by(schema.chain.c.number))
        assert [(row["table_id"], row["value"], row["outcome"]) for row in chain] == [
            ("a", "11" * 32, "void"),
            ("b", "11" * 32, "played"),
            ("c", "11" * 32, "void"),
            ("a", "22" * 32, "open"),
        ]
        assert chain[3]["link"] == link(chain[2]["link"], "commit", "22" * 32)

    with_store(url, work)


def test_sqlite_is_durable(tmp_path: Path) -> None:
    """A commit survives a power cut: write-ahead log with full sync."""

    async def work(store: Store) -> None:
        with store._engine.connect() as connection:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2

    with_store(f"sqlite:///{tmp_path}/house.db", work)


def test_a_change_knows_the_columns() -> None:
    """What a change may set are columns of the table it goes to."""
    assert SeatValues.__annotations__.keys() <= set(schema.seats.c.keys())
    assert TableValues.__annotations__.keys() <= set(schema.tables.c.keys())
    assert {"table_id", "epoch", *EntryRow.__annotations__} == set(schema.journal.c.keys())
