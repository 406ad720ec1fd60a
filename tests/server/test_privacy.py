"""What the house keeps of a person is told to it whole, and what is deleted is gone from every byte."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
import structlog
from sqlalchemy import create_engine, insert
from sqlalchemy.exc import IntegrityError

from croupier.server.app import create_app
from croupier.server.extras.logs import told
from croupier.server.store import schema
from croupier.server.store.database import Store
from croupier.server.wire import protocol, resources
from tests.server.guests import Guest, full_table, open_house, play_out
from tests.server.remote import Remote, call, somebody
from tests.server.running import Running

GAME = "las-vegas-2012"
NAME = "Wilhelmina Quist"


def every_byte(folder: Path) -> bytes:
    """All that stands below a folder."""
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


def test_a_deleted_person_is_in_no_byte(tmp_path: Path) -> None:
    """Database, write-ahead log and uploads, its own and another's of a game it played; while all goes on."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, bob) = await full_table(house, GAME, NAME, "Bob", options={"rounds": 1})
            await play_out(table, [ann, bob])
            record = (await house.record(None, table, None)).encode()
            mine = await house.add_replay(ann.person, record)
            his = await house.add_replay(bob.person, record)
            await house.rename(ann.person, "Mina Quist")
            await house.people.device_link(ann.person)
            seats = [
                resources.NewSeat("me"),
                resources.NewSeat("here", "Kid Quist"),
                resources.NewSeat("bot"),
            ]
            info, _ = await house.open_table(ann.person, resources.NewTable(GAME, seats))
            await ann.join(info.id, 0)
            await ann.send(info.id, protocol.Seed, seed="a" * 32)
            assert b"Quist" in every_byte(tmp_path) and ann.person.id.encode() in every_byte(tmp_path)
            await house.forget((await house.people.who(ann.secret)) or ann.person)
            found = every_byte(tmp_path)
            for word in ("Quist", ann.person.id, ann.secret):
                assert word.encode() not in found, word
            assert mine.id.encode() not in found
            copy = await house.record(None, his.id, None)
            assert "Quist" not in copy and 'person "Bob"' in copy
            shown = (await house.dealer(table)).teller.info().seats
            assert shown[0].name.startswith("gone-") and shown[1].name == "Bob"

    asyncio.run(main())


def test_a_reader_keeps_the_log_only_for_a_while(tmp_path: Path) -> None:
    """Somebody reads while a person is deleted: what is left in the log goes at the next sweep."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, NAME)
            reader = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM people").fetchone()
            await house.forget(ann.person)
            reader.close()
            await house._sweep()
            assert NAME.encode() not in every_byte(tmp_path)

    asyncio.run(main())


def test_the_export_is_whole(tmp_path: Path) -> None:
    """Every row that names the person, or belongs to a seat of it, is in there."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            over, pair = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            await play_out(over, pair)
            upload = await house.add_replay(pair[0].person, (await house.record(None, over, None)).encode())
            table, (ann, _) = await full_table(house, GAME, "Ann", "Bob")
            await ann.send(table, protocol.Order, id="the-order", event="place 1", times=3)
            await house.people.device_link(ann.person)
            export = await house.people.export(ann.person)
            assert len(export.devices) == len(export.links) == 1
            assert [(order["event"], order["times"]) for order in export.orders] == [("place 1", 3)]
            assert any(str(row["command"]).endswith(":the-order") for row in export.commands)
            assert (await house.people.export(pair[0].person)).uploads[0]["table_id"] == upload.id
            told_of = {row["table_id"] for row in export.seats}
            assert told_of == {table}
            named = [t.name for t in schema.metadata.sorted_tables if "person" in t.c]
            assert sorted(named) == ["device_links", "devices", "seats", "uploads"], "and no other table"

    asyncio.run(main())


def test_a_failing_database_tells_the_log_nothing_of_people(tmp_path: Path) -> None:
    """Names, ids, secrets and seeds are parameters of statements; these may fail, and still tell none."""
    commitment = "5eed" * 16
    with Running(tmp_path / "data") as server:
        ann = somebody(server.address, NAME)
        me = call(server.address, "GET", "/api/me", None, ann)[1]["id"]
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = call(server.address, "POST", "/api/tables", wish, ann)[1]
        database = sqlite3.connect(tmp_path / "data" / "house.db")
        for when in ("INSERT ON people", "INSERT ON device_links", "UPDATE OF hash ON seats"):
            trigger = f"t{abs(hash(when))}"
            database.execute(f"CREATE TRIGGER {trigger} BEFORE {when} BEGIN SELECT RAISE(ABORT, 'no'); END")
        database.commit()
        database.close()
        assert call(server.address, "POST", "/api/people", {"name": "Casimir Quist"})[0] >= 500
        assert call(server.address, "POST", "/api/me/link", None, ann)[0] >= 500

        async def fail() -> None:
            remote = Remote(server.address, opened["table"]["id"], ann, 0)
            await remote.open()
            await remote._send({"kind": "hash", "id": "s", "hash": commitment})
            await remote.open()
            await remote.close()

        asyncio.run(fail())
        log = (tmp_path / "serve.log").read_text()
        assert "dealer broke" in log and "request failed" in log, "it is told that something is wrong"
        for word in ("Quist", me, commitment, ann, opened["links"]["1"]):
            assert word not in log, word


def test_the_address_of_a_failing_request_is_not_logged(tmp_path: Path) -> None:
    """It may be a seat's link; its route says enough."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, NAME)
            wish = resources.NewTable(GAME, [resources.NewSeat("me"), resources.NewSeat("open")])
            info, links = await house.open_table(ann.person, wish)
            link = links["1"]
            house.invitation = None  # type: ignore[assignment,method-assign]
            app: Any = create_app(house)
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            with structlog.testing.capture_logs() as lines:
                async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
                    assert (await client.get(f"/api/tables/{info.id}/invitations/{link}")).status_code == 500
            (line,) = [line for line in lines if line["event"] == "request failed"]
            assert link not in repr(line) and "/invitations/" in line["route"]

    asyncio.run(main())


def test_rows_are_left_out_of_what_is_logged(url: str) -> None:
    """PostgreSQL tells the failing row with its error; the log does not."""

    async def shape() -> None:
        await (await Store.open(url)).close()

    asyncio.run(shape())
    engine = create_engine(url, hide_parameters=True)
    row = {"id": "id-of-quist", "name": "Quist\nQuist", "created": 1}
    try:
        with engine.begin() as connection:
            connection.execute(insert(schema.people), row)
            connection.execute(insert(schema.people), {**row, "name": None})
    except IntegrityError:
        text = told(sys.exc_info())
    finally:
        engine.dispose()
    assert "IntegrityError" in text and "Traceback" in text and "[SQL: INSERT" in text
    assert "uist" not in json.dumps(text).replace("test_privacy", "").replace("row = {", "")
