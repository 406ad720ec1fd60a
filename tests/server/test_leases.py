"""Leases in a real PostgreSQL: who may deal, what a lost epoch stops, and what several servers share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import pytest
from sqlalchemy import Connection, create_engine, select, text
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from structlog.typing import EventDict

from croupier.server.settings import Settings
from croupier.server.store import chain, ear, opening, schema
from croupier.server.store.database import HouseInUse, LostLease, Store
from croupier.server.store.leases import PAUSE, SETTLED, Shared
from croupier.server.table.changes import Change
from tests.server.nodes import Pooler
from tests.server.test_store import entry, table_row

GAME = "las-vegas-2012"
QUICK = Settings(think=0.0, take_back=0.0, seed_wait=5.0, lease=2.0, sweep=3600.0)


@pytest.fixture
def url(emptied: str) -> str:
    """The address of an empty database."""
    return emptied


def with_stores(url: str, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Two servers that have joined, and two tables."""

    async def main() -> None:
        first, second = [await Store.open(url, node=name, lease=60.0) for name in "ab"]
        try:
            for store in (first, second):
                await store.lease(leases(store).join)
            await first.add((schema.tables, [{**table_row(name), "round": 0, "result": ""} for name in "tu"]))
            await work(first, second)
        finally:
            await first.close()
            await second.close()

    asyncio.run(main())


def leases(store: Store) -> Shared:
    """Those of a server that is not alone."""
    assert store.leases is not None
    return store.leases


async def take(store: Store, table: str) -> int | None:
    """The epoch under which a server deals a table; None: it may not."""
    taken = await store.lease(lambda connection: leases(store).take(connection, table))
    return taken.epoch if taken else None


async def die(store: Store) -> None:
    """A server has not been heard of for long."""
    await store.run(
        lambda connection: connection.execute(
            text("UPDATE nodes SET until = 0, seen = 0 WHERE id = :id"), {"id": leases(store).id}
        )
    )


def test_a_lost_epoch_stops_its_own_table_alone(url: str) -> None:
    """In one grouped commit what another server took is not written, and all else is."""

    async def work(a: Store, b: Store) -> None:
        assert (await take(a, "t"), await take(a, "u")) == (1, 1)
        assert await take(b, "t") is None, "its server lives"
        await a.write(Change("t", [entry(1)], epoch=1))
        await die(a)
        assert await take(b, "t") == 2
        written = await asyncio.gather(
            a.write(Change("t", [entry(2)], ("0:x:y", 2), {"seq": 2}, epoch=1)),
            a.write(Change("u", [entry(1)], epoch=1)),
            b.write(Change("t", [entry(2, "place 2")], epoch=2)),
            return_exceptions=True,
        )
        assert [type(one) for one in written] == [LostLease, type(None), type(None)]
        found = await a.rows(select(schema.journal).order_by(schema.journal.c.table_id, schema.journal.c.seq))
        assert [(row["table_id"], row["seq"], row["epoch"], row["text"]) for row in found] == [
            ("t", 1, 1, "place 1"),
            ("t", 2, 2, "place 2"),
            ("u", 1, 1, "place 1"),
        ]
        assert await a.rows(select(schema.commands)) == []

    with_stores(url, work)


def test_a_lease_cannot_be_taken_in_the_midst_of_a_write(url: str) -> None:
    """Who takes waits for the transaction that holds the row, and then finds what it wrote."""

    async def work(a: Store, b: Store) -> None:
        assert await take(a, "t") == 1
        await die(a)
        folder = url.rsplit("=", 1)[1]
        with psycopg.connect(host=folder, user="croupier", dbname="postgres") as held:
            held.execute("SELECT epoch FROM leases WHERE table_id = 't' FOR SHARE")
            taking = asyncio.create_task(take(b, "t"))
            done, _ = await asyncio.wait([taking], timeout=0.3)
            assert not done
            held.commit()
        assert await taking == 2

    with_stores(url, work)


def test_nobody_waits_for_a_server_that_stands_still(url: str) -> None:
    """It holds the row of a table: who asks for it is answered, and who takes it still says that it lives."""

    async def work(a: Store, b: Store) -> None:
        assert await take(a, "t") == 1
        await b.run(lambda connection: connection.execute(text("UPDATE nodes SET started = started - 60000")))
        folder = url.rsplit("=", 1)[1]
        with psycopg.connect(host=folder, user="croupier", dbname="postgres") as held:
            held.execute("SELECT epoch FROM leases WHERE table_id = 't' FOR SHARE")
            assert await take(b, "t") is None
            assert await b.lease(lambda connection: leases(b).want(connection, "t", 0))
            await die(a)
            taking = asyncio.create_task(take(b, "t"))
            assert not (await b.live(leases(b).renew)).lapsed and not taking.done()
            held.commit()
        assert await taking == 2

    with_stores(url, work)


def test_a_table_cannot_be_taken_in_the_midst_of_a_deletion(url: str) -> None:
    """One that was never dealt neither: who takes it waits, or would read somebody who is being deleted."""

    async def work(a: Store, b: Store) -> None:
        engine = create_engine(url)
        with engine.begin() as connection:
            leases(a).change(connection, ["t", "u"])
            taking = asyncio.create_task(take(b, "t"))
            done, _ = await asyncio.wait([taking], timeout=0.3)
            assert not done
        engine.dispose()
        assert await taking == 1

    with_stores(url, work)


def test_a_table_is_read_as_it_was_at_one_moment(url: str) -> None:
    """Whatever is written between two statements of one reader."""

    async def work(a: Store, b: Store) -> None:
        loop = asyncio.get_running_loop()
        epoch = await take(a, "t")

        def look(connection: Connection) -> list[int]:
            entries = select(schema.journal)
            before = len(connection.execute(entries).all())
            writing = a.write(Change("t", [entry(1)], epoch=epoch))
            asyncio.run_coroutine_threadsafe(writing, loop).result(10)
            return [before, len(connection.execute(entries).all())]

        assert await b.read(look) == [0, 0]
        assert len(await b.rows(select(schema.journal))) == 1

    with_stores(url, work)


def test_hand_over(url: str) -> None:
    """A server that wants a table says so; it is not handed over twice within ten seconds."""

    async def work(a: Store, b: Store) -> None:
        assert await take(a, "t") == 1
        await b.run(lambda connection: connection.execute(text("UPDATE nodes SET started = started - 60000")))
        assert await b.lease(lambda connection: leases(b).want(connection, "t", 0))
        assert (await a.lease(leases(a).renew)).wanted == {"t": (1, True)}
        await a.lease(lambda connection: leases(a).release(connection, "t", 1, True))
        assert await take(b, "t") == 2
        assert await a.lease(lambda connection: leases(a).want(connection, "t", 0))
        assert (await b.lease(leases(b).renew)).wanted == {"t": (2, False)}, "just now"
        await b.run(
            lambda connection: connection.execute(text(f"UPDATE leases SET handed = handed - {PAUSE}"))
        )
        assert (await b.lease(leases(b).renew)).wanted == {"t": (2, True)}
        await a.lease(lambda connection: leases(a).release(connection, "t", 1, False))
        assert await take(a, "t") is None, "an old epoch gives nothing back"

    with_stores(url, work)


def test_a_server_that_has_just_come_is_not_asked(url: str) -> None:
    """Who waits elsewhere since before it came would be sent to it now; who comes there later is believed."""

    async def work(a: Store, b: Store) -> None:
        assert await take(a, "t") == 1

        async def asks(waited: int) -> bool:
            return await b.lease(lambda connection: leases(b).want(connection, "t", waited))

        assert not await asks(0) and (await a.lease(leases(a).renew)).wanted == {}
        later = text("UPDATE nodes SET started = started - 60000 - :more")
        await b.run(lambda connection: connection.execute(later, {"more": SETTLED}))
        assert not await asks(90_000), "it came there before"
        assert await asks(30_000) and (await a.lease(leases(a).renew)).wanted == {"t": (1, True)}

    with_stores(url, work)


def test_a_table_that_people_wait_for(url: str) -> None:
    """It is left to the server where they wait when its own dies, and found again once they have gone."""

    async def work(a: Store, b: Store) -> None:
        assert (await take(a, "t"), await take(a, "u")) == (1, 1)
        await die(a)
        await b.run(lambda connection: connection.execute(text("UPDATE nodes SET started = 0")))
        assert await b.lease(lambda connection: leases(b).want(connection, "t", 0))

        async def found() -> list[str]:
            tables = await b.lease(lambda connection: leases(b).free_of(connection, ["t", "u"]))
            dead = await b.lease(leases(b).dead)
            await b.lease(lambda connection: leases(b).bury(connection, dead))
            return tables

        assert await found() == ["u"]
        assert (await b.lease(leases(b).renew)).orphans, "or nobody would look again"
        await b.run(lambda connection: connection.execute(text("UPDATE leases SET wanted = wanted - 5000")))
        assert await found() == ["t", "u"]
        assert not (await b.lease(leases(b).renew)).orphans

    with_stores(url, work)


def test_a_dead_server(url: str) -> None:
    """Others notice and free what it had; when it comes back it knows that it was not believed."""

    async def work(a: Store, b: Store) -> None:
        await take(a, "t")
        assert not (await b.lease(leases(b).renew)).orphans
        await die(a)
        gone = await b.lease(leases(b).renew)
        assert gone.orphans
        assert await b.lease(lambda connection: leases(b).free_of(connection, ["t", "u"])) == ["t", "u"]
        dead = await b.lease(leases(b).dead)
        for found in ([], dead):  # one that died after they were counted keeps its tables until the next look
            assert (await b.lease(leases(b).renew)).orphans
            await b.lease(lambda connection, found=found: leases(b).bury(connection, found))  # type: ignore[misc]
        assert not (await b.lease(leases(b).renew)).orphans
        assert (await a.lease(leases(a).renew)).lapsed and not (await a.lease(leases(a).renew)).lapsed
        assert await a.lease(leases(a).held) == {}
        with pytest.raises(LostLease):
            await a.write(Change("t", [entry(1)], epoch=1))

    with_stores(url, work)


def test_a_server_of_the_same_name_takes_its_place(url: str) -> None:
    """A restart need not wait for its own tables; the one that was there before deals no more."""

    async def work(a: Store, b: Store) -> None:
        await take(a, "t")
        again = Shared("a", 60.0)
        await b.lease(again.join)
        assert await take(b, "t") == 2
        with pytest.raises(HouseInUse, match="called a"):
            await a.lease(leases(a).renew)
        assert not (await b.lease(again.renew)).lapsed

    with_stores(url, work)


def test_one_chain_over_all_servers(url: str) -> None:
    """Links that two servers add at the same time stand in one order."""

    async def work(a: Store, b: Store) -> None:
        await asyncio.gather(
            *(
                store.run(lambda connection, n=n: chain.append(connection, "t", "game", f"{n:064x}"))  # type: ignore[misc]
                for n in range(20)
                for store in (a, b)
            )
        )
        rows = await a.rows(select(schema.chain).order_by(schema.chain.c.number))
        assert [row["number"] for row in rows] == list(range(1, 41))
        before = chain.BEGINNING
        for row in rows:
            before = chain.link(before, row["kind"], row["value"])
            assert row["link"] == before

    with_stores(url, work)


def test_a_house_that_was_restored_counts_on(url: str) -> None:
    """A backup has journals and no leases: the epoch of a table follows that of its last entry."""

    async def work(a: Store, b: Store) -> None:
        for epoch, store in enumerate((a, b, a), 1):
            assert await take(store, "t") == epoch
            await store.write(Change("t", [entry(epoch)], epoch=epoch))
            await die(store)
        await a.run(lambda connection: connection.execute(text("DELETE FROM leases")))
        assert (await take(b, "t"), await take(b, "u")) == (4, 1)

    with_stores(url, work)


def test_a_new_shape_waits_for_those_who_play(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the change of shape and a server that plays wait for each other, it is tried again."""
    migrate, tried = opening.migrate, []

    def disturbed(connection: Connection) -> None:
        tried.append(True)
        if len(tried) == 1:
            connection.execute(text("DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40P01'; END $$"))
        migrate(connection)

    monkeypatch.setattr(opening, "migrate", disturbed)

    async def work(a: Store, b: Store) -> None:
        assert len(tried) == 2 and await take(a, "t") == 1

    with_stores(url, work)


def test_a_new_shape_lets_others_pass(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backup holds its tables for long: nobody waits behind the change of shape, which is tried again."""
    up_to_date: list[bool] = []
    monkeypatch.setattr(opening, "_LOCK_WAIT", 50)
    folder = url.rsplit("=", 1)[1]

    def migrate(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE people ADD COLUMN added integer"))
        up_to_date.append(True)

    async def work(a: Store, b: Store) -> None:
        monkeypatch.setattr(opening, "is_up_to_date", lambda *_: bool(up_to_date))
        monkeypatch.setattr(opening, "migrate", migrate)
        with psycopg.connect(host=folder, user="croupier", dbname="postgres") as backup:
            backup.execute("SELECT 1 FROM people")
            # Between two tries the backup ends.
            monkeypatch.setattr("time.sleep", lambda _: backup.commit())
            opening.bring_up_to_date(a._engine)
        assert up_to_date == [True]
        monkeypatch.setattr(opening, "is_up_to_date", lambda *_: False)
        with psycopg.connect(host=folder, user="croupier", dbname="postgres") as backup:
            backup.execute("SELECT 1 FROM people")
            monkeypatch.setattr(opening, "_TRIES", 2)
            monkeypatch.setattr("time.sleep", lambda _: None)
            with pytest.raises(OperationalError, match="lock timeout"):
                opening.bring_up_to_date(a._engine)

    with_stores(url, work)


def test_who_cannot_listen_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, and not at the first try."""
    monkeypatch.setattr(ear, "_AGAIN", 0.001)

    async def main() -> list[EventDict]:
        with capture_logs() as logs:
            deaf = ear.Ear("postgresql+psycopg://nobody@127.0.0.1:1/x", "a", lambda words: None)
            while deaf._failed < 2 * ear._TOLD:
                await asyncio.sleep(0.005)
            await deaf.close()
        return list(logs)

    (line,) = asyncio.run(main())
    assert line["event"] == "cannot listen to PostgreSQL" and "refused" in line["reason"]


def test_who_listens_through_a_pooler_says_so(cluster: str) -> None:
    """It would hear nothing and find nothing wrong; of PostgreSQL itself there is nothing to say."""

    async def listen(address: str) -> list[str]:
        heard = asyncio.Event()
        with capture_logs() as logs:
            listening = ear.Ear(address, "a", lambda words: heard.set())
            await heard.wait()
            await listening.close()
        return [line["event"] for line in logs]

    assert asyncio.run(listen(cluster)) == []
    with Pooler(cluster.rsplit("=", 1)[1]) as pooler:
        (said,) = asyncio.run(listen(pooler.url))
    assert "CROUPIER_LISTEN" in said
