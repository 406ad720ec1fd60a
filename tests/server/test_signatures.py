"""Finished games are signed, and stay so; what a house keeps is its owner's alone."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import update

from croupier.core import fair
from croupier.core.reading import read
from croupier.server.house import House
from croupier.server.store import commitments, schema
from croupier.server.table import levels
from croupier.server.table.changes import Change
from croupier.server.wire import protocol, resources
from croupier.verify import verify
from tests.server.guests import Guest, add_seeds, full_table, open_house, play_out, until
from tests.server.test_seeds import GAME, run


def test_a_finished_game_is_signed_and_stays_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Renames, deletions, a restart and other bots behind the levels break nothing."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            seats = [resources.NewSeat("me"), resources.NewSeat("bot", level="easy")]
            info, _ = await house.open_table(ann.person, resources.NewTable(GAME, seats, {"rounds": 1}))
            await add_seeds(info.id, (ann, 0))
            await until(lambda: ann.now["seq"] > 0)
            await play_out(info.id, [ann])
            assert house.services.signer is not None
            key = house.services.signer.public
            before = read(await house.record(None, info.id, None))
            assert verify(before, key).signed
        monkeypatch.setattr(levels, "bot", lambda *_: "quite-another")
        async with open_house(tmp_path) as house:
            assert house.services.signer is not None and house.services.signer.public == key
            renamed = await house.rename(ann.person, "Anna")
            assert verify(read(await house.record(None, info.id, None)), key).signed
            await house.forget(renamed)
            after = read(await house.record(None, info.id, None))
            assert verify(after, key).signed
            assert (after.signed, after.players[1]) == (before.signed, before.players[1])
            assert after.players[0].name.startswith("gone-")
            digests = [one.value for one in (await commitments.page(house.services.store, 0)).links]
            assert after.signed_digest() in digests

    asyncio.run(main())


def test_bots_are_kept_with_their_full_specification(tmp_path: Path) -> None:
    """As they sat down; also who stands in for a person."""

    async def work(house: House) -> None:
        ann = await Guest.named(house, "Ann")
        seats = [resources.NewSeat("me"), resources.NewSeat("bot", level="strong")]
        info, _ = await house.open_table(ann.person, resources.NewTable(GAME, seats))
        match = (await house.dealer(info.id)).match
        assert match.places[1].player(GAME).name == "expert:playouts=100:warmth=20"
        await add_seeds(info.id, (ann, 0))
        await until(lambda: match.facts.phase == "playing")
        await ann.send(info.id, protocol.Leave)
        assert match.places[0].spec == levels.stand_in(GAME)

    run(tmp_path, work)


def test_a_signed_game_can_be_taken_to_another_house(tmp_path: Path) -> None:
    """Exported and uploaded elsewhere it is the same text, signature and all."""

    async def main() -> None:
        async with open_house(tmp_path / "one") as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            await play_out(table, guests)
            text = await house.record(None, table, None)
        async with open_house(tmp_path / "two") as house:
            ann = await Guest.named(house, "Ann")
            info = await house.add_replay(ann.person, text.encode())
            assert info.id == table
            assert await house.record(None, table, None) == text

    asyncio.run(main())


def test_a_game_of_the_first_version_goes_on_and_keeps_its_form(tmp_path: Path) -> None:
    """It was being played when the house was brought up to date: dice and record stay as they began."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            match = (await house.dealer(table)).match
            lines = read(await house.record(guests[0].person, table, 0)).header()
            old = fair.commitment(table, lines, bytes.fromhex(match.facts.seed), 1)
            journal = schema.journal.delete().where(schema.journal.c.table_id == table)
            tables = update(schema.tables).where(schema.tables.c.id == table)
            seats = update(schema.seats).where(schema.seats.c.table_id == table)
            await house.services.store.run(lambda one: one.execute(journal))
            await house.services.store.run(lambda one: one.execute(seats.values(hash=None)))
            values = {"version": 1, "commitment": old, "seq": 0, "phase": "playing"}
            await house.services.store.run(lambda one: one.execute(tables.values(**values)))
        async with open_house(tmp_path) as house:
            dealer = await house.dealer(table)
            change = Change(table)
            dealer.match._moved(change, None)
            await house.services.store.write(change)
            again = [Guest(house, guest.person, guest.secret) for guest in guests]
            for seat, guest in enumerate(again):
                await guest.join(table, seat)
            await play_out(table, again)
            record = read(await house.record(None, table, None))
            assert (record.version, record.signed) == (1, None)
            assert not verify(record).committed

    asyncio.run(main())


def rights(folder: Path) -> dict[str, str]:
    """Every file of the folder, and the folder itself, with what others may do."""
    return {
        path.name: stat.filemode(path.stat().st_mode)
        for path in [folder, *folder.rglob("*")]
        if path.exists()
    }


def test_only_its_owner_can_look_into_the_data(tmp_path: Path) -> None:
    """Whatever the mask of the process says, also what a house before left open."""
    data = tmp_path / "data"

    async def work(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
        await play_out(table, guests)
        found = rights(data)
        assert {"house.db", "house.db-wal", "house.db-shm", "house.db.lock", "key", "signing-key"} <= set(
            found
        )
        assert [name for name, mode in found.items() if mode[4:] != "------"] == []

    run(data, work)
    data.chmod(0o755)
    for path in data.iterdir():
        path.chmod(0o644)
    run(data, work)
