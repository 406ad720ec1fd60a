"""A house is moved between databases, backed up while it is open, and restored."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.engine import make_url

from croupier.cli import moving as command
from croupier.core.errors import CroupierError
from croupier.core.reading import read
from croupier.server.house import House
from croupier.server.people import Somebody
from croupier.server.settings import Settings
from croupier.server.store import schema
from croupier.server.store.keys import NAMES
from croupier.server.store.moving import CannotMove
from croupier.server.wire import resources
from croupier.verify import verify
from tests.server.guests import QUICK, full_table, open_house, play_out
from tests.server.nodes import empty

GAME = "las-vegas-2012"


def rows(url: str) -> dict[str, list[Any]]:
    """All rows of a house, but for those of its servers."""
    engine = create_engine(make_url(url))
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(repr, map(tuple, connection.execute(select(table)))))
            for table in schema.metadata.sorted_tables
            if table.name not in ("nodes", "leases", "keys")
        }
    engine.dispose()
    return found


class Made(NamedTuple):
    """A closed house: a game that is over, one that goes on, and the link of an open seat."""

    folder: Path
    over: str
    going: str
    link: str

    def copy(self, to: Path) -> Path:
        """The same house in another folder."""
        return Path(shutil.copytree(self.folder, to))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """One house for all tests here, which work on copies of it."""
    folder = tmp_path_factory.mktemp("house") / "made"
    return Made(folder, *asyncio.run(_make(folder)))


async def _make(data: Path) -> tuple[str, str, str]:
    async with open_house(data) as house:
        over, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
        await play_out(over, guests)
        going, _ = await full_table(house, GAME, "Cleo", "Dora")
        wish = resources.NewTable(GAME, [resources.NewSeat("me"), resources.NewSeat("open")])
        _, links = await house.open_table(guests[0].person, wish)
        return over, going, links["1"]


def test_there_and_back(tmp_path: Path, made: Made, emptied: str) -> None:
    """From SQLite to PostgreSQL and back: the same rows; a house that is there, or open, is left alone."""
    cluster = emptied
    first, last = (f"sqlite:///{tmp_path}/{name}/house.db" for name in ("first", "last"))
    (tmp_path / "last").mkdir()
    made.copy(tmp_path / "first")
    assert command.move(first, cluster) == 3
    assert command.move(cluster, last) == 3
    assert rows(first) == rows(cluster) == rows(last)
    for target in (cluster, last):
        with pytest.raises(CannotMove, match="a house already"):
            command.move(first, target)
    assert rows(cluster) == rows(last) == rows(first)

    async def in_use() -> None:
        house = await House.open(tmp_path / "first", cluster, QUICK, "a")
        try:
            with pytest.raises(CannotMove, match="stop it first"):
                await asyncio.to_thread(command.move, cluster, f"sqlite:///{tmp_path}/other.db")
        finally:
            await house.close()
        async with open_house(tmp_path / "first"):
            with pytest.raises(CroupierError, match="stop it first"):
                await asyncio.to_thread(command.move, first, f"sqlite:///{tmp_path}/other.db")

    asyncio.run(in_use())


@pytest.mark.parametrize("address", ["nonsense", "mysql://x/y", "postgresql+psycopg://nobody@127.0.0.1:1/x"])
def test_an_address_that_is_none(tmp_path: Path, made: Made, address: str) -> None:
    """One sentence, whichever end it is, and nothing is made or changed."""
    house = made.copy(tmp_path / "house")
    good = f"sqlite:///{house}/house.db"
    before = rows(good)
    for source, target in ((address, f"sqlite:///{tmp_path}/new.db"), (good, address)):
        with pytest.raises(CroupierError, match="cannot be opened"):
            command.move(source, target)
    with pytest.raises(CroupierError, match="cannot be opened"):
        command.backup(house, address, tmp_path / "file")
    assert rows(good) == before and [path.name for path in tmp_path.iterdir()] == ["house"]


def test_backup_and_restore(tmp_path: Path, made: Made) -> None:
    """While it is open; who was deleted afterwards does not come back, links are good, games play again."""
    made.copy(tmp_path / "house")
    file = tmp_path / "house.backup"

    async def meanwhile() -> str:
        async with open_house(tmp_path / "house") as house:
            return await backed_up(house, tmp_path / "house", None, file, made)

    record = asyncio.run(meanwhile())
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(CannotMove, match="is there already"):
        command.backup(tmp_path / "house", None, file)
    (again := tmp_path / "again").mkdir()
    shutil.copy(tmp_path / "house" / "deletions", again / "deletions")
    assert command.restore(again, None, file) == 3
    assert b"Cleo" not in (again / "house.db").read_bytes(), "who was deleted is gone from the disk, too"
    with pytest.raises(CannotMove, match="nothing was changed"):
        command.restore(again, None, file)

    async def look() -> None:
        async with open_house(again) as house:
            await is_as_it_was(house, made, record)

    asyncio.run(look())


def test_backup_and_restore_with_several_servers(
    tmp_path: Path, made: Made, emptied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same on PostgreSQL with keys that are sealed there; it is restored to either kind of database."""
    settings = replace(QUICK, secret="a-secret-of-all-nodes")
    monkeypatch.setenv("CROUPIER_SECRET", settings.secret)
    house, again, alone = made.copy(tmp_path / "house"), tmp_path / "again", tmp_path / "alone"
    file, own = tmp_path / "house.backup", [(house / name).read_bytes() for name in NAMES]
    command.move(f"sqlite:///{house}/house.db", emptied)

    async def meanwhile() -> str:
        async with server(house, emptied, settings, "a") as first:
            for name in NAMES:  # from here on only the database has them
                (house / name).unlink()
            async with server(tmp_path / "other", emptied, settings, "b"):
                return await backed_up(first, tmp_path / "other", emptied, file, made)

    record = asyncio.run(meanwhile())
    for folder in (again, alone):
        folder.mkdir()
        shutil.copy(house / "deletions", folder / "deletions")
    with pytest.raises(CannotMove, match="a house already"):
        command.restore(again, emptied, file)
    first, last = rows(emptied), tmp_path / "last" / "house.db"
    with monkeypatch.context() as without, pytest.raises(CroupierError, match="give CROUPIER_SECRET"):
        without.delenv("CROUPIER_SECRET")
        command.move(emptied, f"sqlite:///{last}")
    assert command.move(emptied, f"sqlite:///{last}") == 3
    assert rows(f"sqlite:///{last}") == first and last.stat().st_mode & 0o777 == 0o600
    assert [(last.parent / name).read_bytes() for name in NAMES] == own, "they were sealed, and went along"
    empty(emptied)
    assert command.restore(again, emptied, file) == command.restore(alone, None, file) == 3
    assert rows(emptied)["people"] == rows(f"sqlite:///{alone}/house.db")["people"]

    async def look() -> None:
        async with server(again, emptied, settings, "a") as opened:
            await is_as_it_was(opened, made, record)

    asyncio.run(look())


def test_a_file_that_is_no_backup(tmp_path: Path, made: Made) -> None:
    """Something else, or an empty file, is not taken for a house without tables."""
    for words, reason in ((b"", "it is empty"), (b"x" * 9_000, "not a database")):
        (tmp_path / "file").write_bytes(words)
        with pytest.raises(CannotMove, match=f"is no backup: .*{reason}"):
            command.restore(tmp_path / "again", None, tmp_path / "file")
        assert not (tmp_path / "again" / "key").exists()
    with pytest.raises(CannotMove, match="there is no folder"):
        command.backup(made.folder, None, tmp_path / "nowhere" / "file")
    with pytest.raises(CannotMove, match="there is no backup at"):
        command.restore(tmp_path / "again", None, tmp_path / "nothing")


def test_a_backup_without_its_keys(tmp_path: Path, made: Made, emptied: str) -> None:
    """Links would be void after it was restored: a folder without the keys of the servers is refused."""
    house, other, file = made.copy(tmp_path / "house"), tmp_path / "other", tmp_path / "house.backup"
    command.move(f"sqlite:///{house}/house.db", emptied)

    async def meanwhile() -> None:
        async with server(house, emptied, QUICK, "a"):
            other.mkdir()
            for _ in range(2):
                with pytest.raises(CroupierError, match="does not have the key of this house"):
                    await asyncio.to_thread(command.backup, other, emptied, file)
                (other / "key").write_bytes(b"k" * 32)
            assert await asyncio.to_thread(command.backup, house, emptied, file) == 3

    asyncio.run(meanwhile())


@asynccontextmanager
async def server(data: Path, url: str, settings: Settings, name: str) -> AsyncIterator[House]:
    """One of several servers for as long as it is needed."""
    data.mkdir(exist_ok=True)
    house = await House.open(data, url, settings, name)
    try:
        yield house
    finally:
        await house.close()


async def backed_up(house: House, data: Path, url: str | None, file: Path, made: Made) -> str:
    """An open house is backed up and Cleo deleted afterwards; returns the record of the game that is over."""
    assert await asyncio.to_thread(command.backup, data, url, file) == 3
    places = (await house.dealer(made.going)).match.places
    await house.forget(next(one for one in await everybody(house) if one.id == places[0].person))
    return await house.record(None, made.over, None)


async def is_as_it_was(house: House, made: Made, record: str) -> None:
    """Everybody but Cleo is there, the link is good, and the game that is over reads and plays as before."""
    assert sorted(one.name for one in await everybody(house)) == ["Ann", "Bob", "Dora"]
    assert await house.record(None, made.over, None) == record
    assert verify(read(record)).moves
    info, seat, free, _ = await house.invitation(made.link)
    assert (seat, free) == (1, True) and info.phase == "waiting"


async def everybody(house: House) -> list[Somebody]:
    """All people of a house."""
    found = await house.services.store.rows(select(schema.people))
    return [Somebody(row["id"], row["name"], row["created"]) for row in found]
