"""Game files that strangers send: bounded, written in pieces, thrown away in time; records built once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from croupier.core.errors import CroupierError, InvalidRecord
from croupier.core.record import Record, seal
from croupier.server.extras import uploads
from croupier.server.store import archive, schema
from croupier.server.store.database import Store
from croupier.server.table.changes import Change
from croupier.server.table.refusals import Refused
from tests.server.guests import Guest, open_house

RECORD = (Path(__file__).parent / "records" / "las-vegas-2012.croupier").read_bytes()
DAY = 86_400_000


def with_lines(line: bytes, number: int) -> bytes:
    """The record with a line many times before its first move, sealed anew."""
    head, rest = RECORD.split(b"---\n", 1)
    body = head + b"---\n" + line * number + rest[: rest.index(b"digest")]
    return body + f"digest sha256:{seal(body.decode())}\n".encode()


@pytest.mark.parametrize("line", [b"# x\n", b"! 1 a\n", b"= hands 0 0\n"])
def test_a_file_longer_than_any_game_is_refused_unread(line: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """By counting, before a line of it is read or played."""
    monkeypatch.setattr(uploads, "read", lambda text: pytest.fail("it was read"))
    with pytest.raises(InvalidRecord, match="which no game has"):
        uploads._played_again(with_lines(line, 30_000), 0, uploads.UPLOADED, True)


def test_work_is_bounded() -> None:
    """A game that costs more processor time than is given stops there."""
    with pytest.raises(InvalidRecord, match="takes too long"):
        uploads._played_again(RECORD, 0, uploads.Bounds(5_000, 1_000, 0.0), True)


def test_notes_cost_no_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand notes leave the position as it is, which is worked out once."""
    counted: list[str] = []

    def digest(position: str) -> str:
        counted.append(position)
        return "0" * 16

    monkeypatch.setattr("croupier.server.table.ledger.digest", digest)
    _, ledger, rows = uploads._played_again(with_lines(b"! 1 a\n", 1_000), 0, uploads.UPLOADED, True)
    assert len(rows) == ledger.seq > 1_000
    assert len(counted) <= len(rows) - 1_000 + 1


def test_a_game_of_an_earlier_revision_is_taken_in(tmp_path: Path) -> None:
    """It is checked and looked at by its own revision; one of a revision to come is refused."""
    file = Path(__file__).parents[1] / "games/royale/records/three-four-fresh-tiles.croupier"
    told = file.read_bytes()
    assert b"game las-vegas-royale revision 1 " in told

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            info = await house.add_replay(ann.person, told)
            assert (info.revision, info.phase) == (1, "over")
            assert (await house.dealer(info.id)).match.ledger.rules.revision == 1
            with pytest.raises(Refused, match="bad-record") as caught:
                await house.add_replay(ann.person, told.replace(b" revision 1 ", b" revision 9 "))
            reason = str(dict(caught.value.refusal.args)["reason"])
            assert reason == "line 3: this program plays las-vegas-royale revision 1 or 2, not 9"

    asyncio.run(main())


def test_it_is_written_in_pieces_and_seen_when_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others write in between, and nobody sees half a game; what was left by half is swept."""
    monkeypatch.setattr(uploads, "_PIECE", 50)
    seen: list[str] = []

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            store = house.services.store
            add = store.add

            async def watched(*rows: Any) -> None:
                await add(*rows)
                found = await store.rows(select(schema.tables))
                with pytest.raises(Refused, match="no-table"):
                    await house.dealer(found[0]["id"])
                seen.append(found[0]["phase"])

            monkeypatch.setattr(store, "add", watched)
            info = await house.add_replay(ann.person, RECORD)
            assert info.phase == "over" and len(seen) == 1 + -(-info.seq // 50)
            monkeypatch.setattr(store, "add", add)

            def cut_short(connection: Any) -> None:
                row = {**archive.new_table("half", info.game, info.revision, 2, {}, 1), "phase": "taking"}
                connection.execute(insert(schema.tables), {**row, "seed": "", "commitment": ""})

            await store.run(cut_short)
            await house._sweep()
            assert [row["id"] for row in await store.rows(select(schema.tables.c.id))] == [info.id]

    asyncio.run(main())


def test_uploads_go_after_their_time(tmp_path: Path) -> None:
    """After the days a host gives, with all their rows; what the host imported stays."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            store, now = house.services.store, house.services.now()
            mine = await house.add_replay(ann.person, RECORD)
            kept = await uploads.add_record(store, RECORD, now - 999 * DAY, uploads.IMPORTED)
            await house._sweep()
            assert {row["id"] for row in await store.rows(select(schema.tables))} == {mine.id, kept}
            old = update(schema.uploads).values(at=now - 31 * DAY)
            await store.run(lambda connection: connection.execute(old))
            await house._sweep()
            for table in (schema.tables.c.id, schema.journal.c.table_id, schema.seats.c.table_id):
                assert {row[table.name] for row in await store.rows(select(table))} == {kept}
            with pytest.raises(Refused, match="no-table"):
                await house.dealer(mine.id)

    asyncio.run(main())


def test_who_is_forgotten_takes_their_uploads_along(tmp_path: Path) -> None:
    """The names in a file somebody brought go with that somebody."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            await house.add_replay(ann.person, RECORD)
            await house.forget(ann.person)
            assert not await house.services.store.rows(select(schema.seats))

    asyncio.run(main())


def test_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uploads never run side by side; when too many wait the next is told to come back."""
    running, most = 0, 0

    async def slow(*_: Any, **__: Any) -> str:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.01)
        running -= 1
        return "t"

    monkeypatch.setattr(uploads, "add_record", slow)

    async def main() -> None:
        waiting = uploads.Uploads(None)  # type: ignore[arg-type]
        told = await asyncio.gather(
            *(waiting.add(b"", 0, "p", True) for _ in range(12)), return_exceptions=True
        )
        assert told.count("t") == 8 and most == 1
        assert {str(one) for one in told if one != "t"} == {"house-busy"}

    asyncio.run(main())


def test_a_record_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for it at the same time; a new name makes it another text."""
    built: list[str] = []
    record_of = archive.record_of

    def counted(match: Any) -> Record:
        built.append(match.facts.id)
        return record_of(match)

    monkeypatch.setattr(archive, "record_of", counted)

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            info = await house.add_replay(ann.person, RECORD)
            told = await asyncio.gather(*(house.record(None, info.id, None) for _ in range(5)))
            assert set(told) == {RECORD.decode()} and len(built) == 1
            dealer = await house.dealer(info.id)
            dealer.match.places[0].name = "somebody else"
            assert "somebody else" in await house.record(None, info.id, None)

    asyncio.run(main())


@pytest.mark.parametrize("option", ["name", "seats", "given"])
def test_an_option_of_any_name_is_one_sentence(option: str) -> None:
    """A record's option may be called like an argument of ours: refused as unknown, not broken."""
    lines = RECORD.decode().split("\n")
    options = [f"option {option} x", *(line for line in lines if line.startswith("option "))]
    text = "\n".join([*lines[:3], *sorted(options), *lines[2 + len(options) :]]).encode()
    with pytest.raises(CroupierError, match="there is no option"):
        uploads._played_again(text, 0, uploads.UPLOADED, True)


def test_a_large_upload_does_not_hold_readers_up(tmp_path: Path) -> None:
    """Tables are read back on threads of their own: who somebody is can be looked up meanwhile."""

    async def main() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/house.db")
        hold = asyncio.Event()
        loop = asyncio.get_running_loop()

        def long(connection: Any) -> None:
            asyncio.run_coroutine_threadsafe(hold.wait(), loop).result()

        loading = [asyncio.create_task(store.read(long, long=True)) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert await store.rows(select(schema.people)) == []
        await store.write(Change("nobody"))
        hold.set()
        await asyncio.gather(*loading)
        await store.close()

    asyncio.run(main())
