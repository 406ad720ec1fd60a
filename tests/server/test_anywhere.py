"""Two servers of one house: tables follow their people, and what is not one table's works on either."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text, update

from croupier.server import lists
from croupier.server.app import create_app
from croupier.server.house import House
from croupier.server.reckoner import Piece
from croupier.server.reviews import Reviewed
from croupier.server.store import schema
from croupier.server.store.database import Store
from croupier.server.store.leases import NOW, tell_all
from croupier.server.table.clocks import WARN_AFTER
from croupier.server.table.refusals import Refused
from croupier.server.wire import parts, protocol, resources
from tests.server.guests import Guest, full_table, play_out, until
from tests.server.test_leases import leases, take
from tests.server.test_reviews import Slow, account, client
from tests.server.two_servers import QUICK, Both, ask, two_houses

GAME = "las-vegas-2012"
RECORD = (Path(__file__).parent / "records" / "las-vegas-2012.croupier").read_bytes()


def test_people_come_to_another_server(both: Both) -> None:
    """The table follows them: its server hands it over between two moves, and what was done is there."""

    async def main(a: House, b: House) -> None:
        table, (ann, bob) = await full_table(a, GAME, "Ann", "Bob")
        await ann.play(table)
        await bob.play(table)
        seq = (await a.dealer(table)).match.ledger.seq
        here = Guest(b, ann.person, ann.secret, 100)
        await here.join(table, 0)
        assert ann.closed == bob.closed == (1012, "the table starts again")
        assert here.now["seq"] == seq and table not in a._dealers
        with pytest.raises(Refused, match="elsewhere"):
            await a.dealer(table, ask=False)

    both(main)


def test_people_come_back_at_once(both: Both, monkeypatch: pytest.MonkeyPatch, cluster: str) -> None:
    """A table with people is not handed over twice within ten seconds, nor by a server that has just come."""

    async def main(a: House, b: House) -> None:
        monkeypatch.setattr("croupier.server.dealer._SIT_DOWN", 0.0)
        table, (ann, bob) = await full_table(a, GAME, "Ann", "Bob")
        there, back = Guest(b, ann.person, ann.secret, 100), Guest(a, ann.person, ann.secret, 200)
        came = f"UPDATE nodes SET started = {NOW} + %s WHERE id = %s"
        ask(cluster, came, 60_000, leases(a.services.store).id)
        with monkeypatch.context() as new, pytest.raises(Refused, match="elsewhere"):
            new.setattr("croupier.server.node.SETTLED", 500)
            await there.join(table, 0)
        assert bob.closed is None
        ask(cluster, came, -60_000, leases(a.services.store).id)
        await there.join(table, 0)
        with monkeypatch.context() as just_now, pytest.raises(Refused, match="elsewhere"):
            just_now.setattr("croupier.server.node._PATIENCE", 0.5)
            await back.join(table, 0)
        await (await b.dealer(table)).rise(there.chair)
        await back.join(table, 0)
        assert back.now["seq"] == there.now["seq"]

    both(main)


def test_who_has_gone_takes_no_table(both: Both, monkeypatch: pytest.MonkeyPatch, cluster: str) -> None:
    """Somebody waits for a table that another server deals, and leaves: nobody waits for it any more."""

    async def main(a: House, b: House) -> None:
        table, (ann, _) = await full_table(a, GAME, "Ann", "Bob")
        monkeypatch.setattr("croupier.server.node._PATIENCE", 3600.0)
        ask(cluster, f"UPDATE leases SET handed = {NOW} + 60000 WHERE table_id = %s", table)
        comes: asyncio.Queue[Any] = asyncio.Queue()
        comes.put_nowait({"type": "websocket.connect"})
        join = {"kind": "join", "secret": ann.secret, "seat": 0}
        comes.put_nowait({"type": "websocket.receive", "text": json.dumps(join)})

        async def send(message: Any) -> None:
            pass

        visit = asyncio.create_task(create_app(b)(scope_of(table), comes.get, send))
        await until(lambda: table in b.node._waiting)
        comes.put_nowait({"type": "websocket.disconnect", "code": 1006})
        async with asyncio.timeout(60):
            await visit
        assert table not in b.node._waiting and table in a._dealers and ann.closed is None

    both(main)


def test_names_and_deletions_reach_tables_dealt_elsewhere(both: Both) -> None:
    """What somebody does on one server is seen at a table of the other, and what they uploaded goes."""

    async def main(a: House, b: House) -> None:
        table, (ann, bob) = await full_table(a, GAME, "Ann", "Bob")
        upload = (await a.add_replay(bob.person, RECORD)).id
        await ann.house.dealer(upload)
        match = (await a.dealer(table)).match
        assert await b.people.who(bob.secret) == bob.person
        renamed = await b.rename(bob.person, "Bobby")
        await until(lambda: ann.last("seats")["table"]["seats"][1]["name"] == "Bobby")
        assert await a.people.who(bob.secret) == renamed
        await b.forget(renamed)
        await until(lambda: bob.closed == (1008, "this person was deleted"))
        await until(lambda: match.places[1].person is None and match.places[1].bot_plays)
        assert await a.people.who(bob.secret) is None
        here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == 1)
        (seat,) = await a.services.store.rows(select(schema.seats).where(here))
        assert seat["name"].startswith("gone-") and seat["person"] is None
        assert [mine.id for mine in await lists.of_person(b.services.store, ann.person)] == [table]
        await a._neighbours._look_around(thorough=True)
        await until(lambda: upload not in a._dealers)
        with pytest.raises(Refused, match="no-table"):
            await a.dealer(upload)

    both(main)


def test_links_on_either_server(both: Both) -> None:
    """Seat links and device links of one server are good on the other, a device link only once."""

    async def main(a: House, b: House) -> None:
        ann, bob = await Guest.named(a, "Ann"), await Guest.named(b, "Bob")
        wish = resources.NewTable(GAME, [resources.NewSeat("me"), resources.NewSeat("open")])
        info, links = await a.open_table(ann.person, wish)
        assert info.id not in a._dealers, "its people may come to the other server"
        assert (await b.claim(bob.person, resources.Claim(links["1"])))[1] == 1
        link = await a.people.device_link(ann.person)
        opened = await asyncio.gather(
            a.people.open_device(link), b.people.open_device(link), return_exceptions=True
        )
        assert sorted(isinstance(one, Refused) for one in opened) == [False, True]
        here = Guest(b, ann.person, ann.secret)
        await here.join(info.id, 0)
        assert (await here.send(info.id, protocol.Resign))["kind"] == "refused"

    both(main)


def test_after_a_game(both: Both) -> None:
    """Its review is kept once, whichever server made it; record, lists and rematch are the same on both."""

    async def main(a: House, b: House) -> None:
        table, (ann, bob) = await full_table(a, GAME, "Ann", "Bob", options={"rounds": 1})
        await play_out(table, [ann, bob])
        record = await a.record(None, table, None)
        for house in (a, b):
            house.reviews._thinkers.close()
            house.reviews._thinkers = slow = Slow()  # type: ignore[assignment]
            slow.answers.put_nowait(Piece(account(complete=True), 1, {}))
            house.reviews.ask(table, record, ann.person.id)
        await until(lambda: a.reviews.job(table) is None and b.reviews.job(table) is None)
        again, links = await a.rematch(ann.person, table)
        assert links == {} and again.id != table
        # From here on the other server deals it.
        assert await b.record(None, table, None) == record
        assert (await b.rematch(bob.person, table))[0].id == again.id
        for house in (a, b):
            assert await house.reviews.kept(table) == ["test/1"]
            assert await house.reviews.read(table, "test/1") == Reviewed(account(complete=True))
            mine = await lists.of_person(house.services.store, ann.person)
            assert {one.id for one in mine} == {table, again.id}
            (game,) = (await house.people.played.of_person(ann.person.id)).games
            assert game.id == table

    both(main)


def test_a_standing_order_goes_along(both: Both) -> None:
    """It was given on one server, is known to its seat alone on the other, and is followed there."""

    async def main(a: House, b: House) -> None:
        table, guests = await full_table(a, GAME, "Ann", "Bob")
        seat = guests[0].now["turn"]["seat"]
        given = guests[seat]
        assert (await given.send(table, protocol.Order, event="place 1", times=1))["kind"] == "ack"
        here, other = (Guest(b, guest.person, guest.secret, 100) for guest in (given, guests[1 - seat]))
        await here.join(table, seat)
        await other.join(table, 1 - seat)
        assert here.now["order"] == {"event": "place 1", "limit": None, "times": 1}
        assert other.now["order"] is None
        await here.send(table, protocol.Roll)
        # Whether the dice allow it or not: it is played, or lapses.
        await until(lambda: here.now["order"] is None)
        assert (
            await b.services.store.rows(select(schema.orders).where(schema.orders.c.table_id == table)) == []
        )

    both(main)


def test_a_clock_loses_nothing_by_the_death_of_its_server(both: Both, cluster: str) -> None:
    """Others take the table without being asked for it; the minute in which nobody dealt is given back."""

    async def main(a: House, b: House) -> None:
        table, _ = await full_table(a, GAME, "Ann", "Bob", clock=parts.ClockRule(600_000, 0))
        dealer = await a.dealer(table)
        await a._drop(dealer)
        since = dealer.match.facts.since
        dead = await Store.open(cluster, node="dead")
        await dead.lease(leases(dead).join)
        assert await take(dead, table) is not None

        def minute_later(connection: Connection) -> None:
            here = schema.tables.c.id == table
            connection.execute(update(schema.tables).where(here).values(since=since - 60_000))
            gone = text("UPDATE nodes SET until = 0, seen = seen - 60000 WHERE id = :id")
            connection.execute(gone, {"id": leases(dead).id})
            tell_all(connection, "free")

        await dead.run(minute_later)
        await until(lambda: table in a._dealers or table in b._dealers)
        await dead.close()
        taken = a if table in a._dealers else b
        # Less than the minute by far; not zero, for the time of one server may lie behind the other's.
        used = taken.services.time() - (await taken.dealer(table)).match.facts.since
        assert used < 30_000

    both(main)


def test_sweeping(both: Both, cluster: str) -> None:
    """A sleeping table is marked once, whoever sweeps; what another server deals is left to it."""

    async def main(a: House, b: House) -> None:
        store = a.services.store
        asleep, _ = await full_table(a, GAME, "Ann", "Bob")
        await a._drop(await a.dealer(asleep))
        awake, _ = await full_table(a, GAME, "Ann", "Bob")
        for table in (asleep, awake):
            long_ago = a.services.time() - WARN_AFTER - 1
            ask(cluster, "UPDATE tables SET since = %s WHERE id = %s", long_ago, table)
        await asyncio.gather(b._sweep_sleeping(), a._sweep_sleeping())
        rows = await store.rows(select(schema.journal).where(schema.journal.c.text == "idle"))
        assert [row["table_id"] for row in rows] == [asleep]
        assert awake in a._dealers and awake not in b._dealers
        ann = await Guest.named(a, "Ann")
        upload = (await a.add_replay(ann.person, RECORD)).id
        await a.people.device_link(ann.person)
        await store.run(
            lambda connection: [
                connection.execute(update(schema.uploads).values(at=0)),
                connection.execute(update(schema.device_links).values(expires=0)),
            ]
        )
        await asyncio.gather(a._sweep(), b._sweep())
        assert await store.rows(select(schema.device_links)) == []
        assert await store.rows(select(schema.tables).where(schema.tables.c.id == upload)) == []

    both(main)


def test_open_tables_are_counted_over_all_servers(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of the house is that of the database, not of one server."""

    async def main(a: House, b: House) -> None:
        ann = await Guest.named(a, "Ann")
        wish = resources.NewTable(GAME, [resources.NewSeat("me"), resources.NewSeat("open")])
        await a.open_table(ann.person, wish)
        going_on = schema.tables.c.phase.in_(("waiting", "playing"))
        count = select(func.count().label("n")).select_from(schema.tables).where(going_on)
        (found,) = await b.services.store.rows(count)
        few = replace(b.services, settings=replace(QUICK, tables=found["n"]))
        monkeypatch.setattr(b, "services", few)
        with pytest.raises(Refused, match="too-many"):
            await b.open_table(ann.person, wish)

    both(main)


def test_a_server_that_goes(emptied: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It drains: takes no more tables, gives away what it has; a game of bots goes on at the other."""

    async def main() -> None:
        async with two_houses(emptied, tmp_path) as (a, b), client(a) as web:
            ann = await Guest.named(a, "Ann")
            table, (bob, cleo) = await full_table(a, GAME, "Bob", "Cleo")
            for guest in (bob, cleo):
                await guest.send(table, protocol.Leave)
            assert (await web.get("/health/ready")).json()["node"] == "a"
            figures = [line for line in (await web.get("/metrics")).text.splitlines() if line[0] != "#"]
            assert figures and all('node="a"' in line for line in figures)
            # Its last notice is lost: the other sees that it is gone when it looks around.
            assert b._neighbours._ear is not None
            monkeypatch.setattr(b._neighbours._ear, "_heard", lambda words: None)
            await a.drain()
            b._neighbours._heard.set()
            assert cleo.closed == (1012, "the table starts again")
            with pytest.raises(Refused, match="elsewhere"):
                await a.dealer(table)
            await until(lambda: table in b._dealers)
            me = {"Authorization": f"Bearer {ann.secret}"}
            for method, path in (("GET", ""), ("POST", "/rematch"), ("GET", "/review")):
                answer = await web.request(method, f"/api/tables/{table}{path}", headers=me)
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
                assert answer.json()["code"] == "house-elsewhere"
            assert (await web.get("/health/ready")).status_code == 503
            assert (await web.get("/health/live")).status_code == 200
            assert await knocked(a, table) == (503, {b"retry-after": b"1"})
            # What is no table's still works; a table that is opened now is one for the others to deal.
            assert (await web.get("/api/me", headers=me)).json()["name"] == "Ann"
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            opened = (await web.post("/api/tables", json=wish, headers=me)).json()["table"]["id"]
            assert (await b.dealer(opened)).match.facts.phase == "waiting" and a.open_tables == 0

    asyncio.run(main())


async def knocked(house: House, table: str) -> tuple[int, dict[bytes, bytes]]:
    """What a new socket is answered before its handshake: status and headers."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await create_app(house)(scope_of(table), receive, send)
    return sent[0]["status"], dict(sent[0]["headers"])


def scope_of(table: str) -> Any:
    """A socket to a table."""
    return {
        "type": "websocket",
        "path": f"/api/tables/{table}/socket",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
    }
