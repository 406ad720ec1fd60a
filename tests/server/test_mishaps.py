"""What may go wrong between two servers: notices are lost, one sleeps, the disk is full, a clock is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from croupier.server.house import House
from croupier.server.store import schema
from croupier.server.store.database import DatabaseTrouble, Store
from croupier.server.store.leases import NOW, Taken
from croupier.server.table.changes import Change
from croupier.server.table.clocks import DAY, wall_clock
from croupier.server.table.refusals import Refused
from croupier.server.wire import parts, protocol
from tests.server.guests import Guest, full_table, until
from tests.server.test_leases import leases, take
from tests.server.test_store import entry, table_row
from tests.server.two_servers import Both, ask, watch

GAME = "las-vegas-2012"


def test_the_watch_sees_a_write_without_a_lease(emptied: str) -> None:
    """What every test with two servers is watched for."""

    async def main() -> None:
        unfenced: list[str] = []
        store = await Store.open(emptied)
        watch(store._engine, unfenced)
        await store.add((schema.tables, [{**table_row("t"), "round": 0, "result": ""}]))
        assert unfenced == []
        await store.write(Change("t", values={"seq": 1}))
        await store.write(Change("t", [entry(1)]))
        assert [words.split(" ")[0] for words in unfenced] == ["UPDATE", "INSERT"]
        await store.close()

    asyncio.run(main())


def test_what_others_change_while_a_table_is_opened(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody gets another name elsewhere when its seats were just read: they are read again."""

    async def main(a: House, b: House) -> None:
        table, (_, bob) = await full_table(a, GAME, "Ann", "Bob")
        await a._drop(await a.dealer(table))
        read, renamed, load = asyncio.Event(), asyncio.Event(), a._load

        async def slowly(name: str, lost: int = 0) -> Any:
            loaded = await load(name, lost)
            read.set()
            await renamed.wait()
            return loaded

        with monkeypatch.context() as slow:
            slow.setattr(a, "_load", slowly)
            opening = asyncio.create_task(a.dealer(table))
            await read.wait()
            await b.rename(bob.person, "Robert")
            await a._neighbours._look_around(thorough=False)
            renamed.set()
            match = (await opening).match
        assert match.places[1].name == "Bob"
        await a._neighbours._look_around(thorough=False)
        await until(lambda: match.places[1].name == "Robert")

    both(main)


def test_a_table_that_is_wanted_while_it_is_opened(
    both: Both, monkeypatch: pytest.MonkeyPatch, cluster: str
) -> None:
    """It is not given away under the hands of who opens it; one that nobody opens is."""

    async def main(a: House, b: House) -> None:
        table, (ann, _) = await full_table(a, GAME, "Ann", "Bob")
        await a._drop(await a.dealer(table))
        # Once it is open it stays, for it was handed over just now.
        ask(cluster, f"UPDATE leases SET handed = {NOW} WHERE table_id = %s", table)
        monkeypatch.setattr("croupier.server.dealer._SIT_DOWN", 60.0)
        wish = partial(leases(b.services.store).want, table=table, waited=0)
        read, wanted, load = asyncio.Event(), asyncio.Event(), a._load

        async def slowly(name: str, lost: int = 0) -> Any:
            read.set()
            await wanted.wait()
            return await load(name, lost)

        with monkeypatch.context() as slow:
            slow.setattr(a, "_load", slowly)
            opening = asyncio.create_task(a.dealer(table))
            await read.wait()
            await b.services.store.lease(wish)
            await a._neighbours._look_around(thorough=False)
            wanted.set()
            dealer = await opening
        await asyncio.gather(*a._neighbours._errands)
        assert (await a.node.held())[table] == dealer.epoch
        here = Guest(a, ann.person, ann.secret, 100)
        await here.join(table, 0)
        assert (await here.send(table, protocol.SetSpeed, speed="fast"))["kind"] == "ack"
        await a._drop(dealer)
        assert await take(a.services.store, table) == dealer.epoch + 1
        await b.services.store.lease(wish)
        await a._neighbours._look_around(thorough=False)
        await asyncio.gather(*a._neighbours._errands)
        assert table not in await a.node.held()

    both(main)


def test_a_server_that_slept_through_changes(both: Both, cluster: str) -> None:
    """It is not told any more what was changed long ago: when it wakes it reads all it still deals."""

    async def main(a: House, b: House) -> None:
        table, _ = await full_table(a, GAME, "Ann", "Bob")
        match = (await a.dealer(table)).match
        ask(cluster, "UPDATE seats SET name = 'Robert' WHERE table_id = %s AND seat = 1", table)
        await a._neighbours._look_around(thorough=True)
        assert match.places[1].name == "Bob", "nobody has said so"
        ask(cluster, "UPDATE nodes SET until = 0 WHERE id = %s", leases(a.services.store).id)
        await a._neighbours._look_around(thorough=False)
        await until(lambda: match.places[1].name == "Robert")

    both(main)


def test_notices_that_are_lost(both: Both, monkeypatch: pytest.MonkeyPatch, cluster: str) -> None:
    """A server that hears nothing, as its listening connection was cut, finds out when it looks around."""

    async def main(a: House, b: House) -> None:
        for house in (a, b):
            assert house._neighbours._ear is not None
            monkeypatch.setattr(house._neighbours._ear, "_heard", lambda words: None)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE %s"
        ask(cluster, f"{cut} AND pid <> pg_backend_pid()", "LISTEN%")
        table, (ann, bob) = await full_table(a, GAME, "Ann", "Bob")
        match = (await a.dealer(table)).match
        await b.rename(bob.person, "Robert")
        await a._neighbours._look_around(thorough=False)
        await until(lambda: match.places[1].name == "Robert")
        here = Guest(b, ann.person, ann.secret, 100)
        coming = asyncio.create_task(here.join(table, 0))
        while not coming.done():
            await a._neighbours._look_around(thorough=False)
            await asyncio.sleep(0.05)
        await coming
        assert ann.closed == (1012, "the table starts again") and here.now["seq"] == match.ledger.seq

    both(main)


def test_a_command_of_somebody_who_was_just_deleted(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server that deals has not heard of it yet and carries it out: when it has, nothing names them."""

    async def main(a: House, b: House) -> None:
        table, (_, bob) = await full_table(a, GAME, "Ann", "Bob")
        dealer = await a.dealer(table)
        with monkeypatch.context() as deaf:
            deaf.setattr(a._neighbours, "_run_errand", lambda errand: errand.close())
            await b.forget(bob.person)
            assert (await bob.send(table, protocol.SetSpeed, speed="fast"))["kind"] == "ack"
        a._neighbours._looked.clear()
        await a._neighbours._look_around(thorough=False)
        await until(lambda: dealer.match.places[1].person is None)
        await dealer.read(lambda _: None)  # until it is written, too
        mine = schema.commands.c.command.like(f"%:{bob.person.id}:%")
        assert await a.services.store.rows(select(schema.commands).where(mine)) == []

    both(main)


def test_a_table_that_could_not_be_taken_at_once(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database fails when a table is to be taken that nobody deals any more: it is tried again."""

    async def main(a: House, b: House) -> None:
        table, _ = await full_table(a, GAME, "Ann", "Bob", clock=parts.ClockRule(600_000, 0))
        tried, take_ = [], b.node.take

        async def take_later(name: str, ask: bool, waits: Callable[[], bool]) -> Taken:
            tried.append(name)
            if tried.count(table) == 1:
                raise DatabaseTrouble("not now")
            return await take_(name, ask, waits)

        monkeypatch.setattr(b.node, "take", take_later)
        with monkeypatch.context() as going:
            going.setattr(a.node, "draining", True)
            await a._drop(await a.dealer(table))
            b._neighbours.orphans = True
            await until(lambda: table in b._dealers)
        assert tried.count(table) == 2

    both(main)


def test_a_full_disk(both: Both, cluster: str) -> None:
    """PostgreSQL has no room: nothing is acknowledged, its people come back later, and play goes on."""

    async def main(a: House, b: House) -> None:
        table, guests = await full_table(a, GAME, "Ann", "Bob")
        match = (await a.dealer(table)).match
        seq, mover = match.ledger.seq, guests[match.ledger.owed()[0]]
        raising = "BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END"
        ask(cluster, f"CREATE FUNCTION full_() RETURNS trigger LANGUAGE plpgsql AS $$ {raising} $$")
        ask(cluster, "CREATE TRIGGER full_ BEFORE INSERT ON journal EXECUTE FUNCTION full_()")
        try:
            with pytest.raises(Refused, match="cannot-write"):
                await mover.play(table)
            assert mover.closed == (1013, "the house cannot write")
        finally:
            ask(cluster, "DROP FUNCTION full_ CASCADE")
        await until(lambda: a.services.store.trouble is None)
        again = Guest(a, mover.person, mover.secret, 100)
        await again.join(table, mover.chair.seat)
        assert again.now["seq"] == seq
        assert await again.play(table) and again.now["seq"] > seq

    both(main)


def test_a_machine_whose_clock_is_wrong(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """A day ahead: who deals is decided by the database's clock, and what lasts by the time of the house."""

    async def main(a: House, b: House) -> None:
        before = b.services.time()
        wrong = replace(a.services, now=lambda: wall_clock() + DAY)
        monkeypatch.setattr(a, "services", wrong)
        table, (ann, _) = await full_table(a, GAME, "Ann", "Bob", clock=parts.ClockRule(600_000, 0))
        assert (await a.dealer(table)).match.now() > wall_clock() + DAY // 2
        await a._neighbours._look_around(thorough=True)
        await b._neighbours._look_around(thorough=True)
        assert table in a._dealers and ann.closed is None
        here = Guest(b, ann.person, ann.secret, 100)
        await here.join(table, 0)
        match = (await b.dealer(table)).match
        assert match.clock is not None and min(match.clock.left) > 500_000
        assert b.services.time() - before < 60_000

    both(main)


def test_a_server_closes_in_the_moment_in_which_it_hears_something(both: Both) -> None:
    """Another one that leaves says so, often just when this one is told to leave: it goes all the same."""

    async def main(a: House, b: House) -> None:
        neighbours = a._neighbours
        for moments in range(6):
            living = asyncio.create_task(neighbours._live(60))
            await asyncio.sleep(0.2)
            neighbours._heard.set()
            for _ in range(moments):
                await asyncio.sleep(0)
            living.cancel()
            await asyncio.wait([living], timeout=20)
            assert living.cancelled(), moments

    both(main)
