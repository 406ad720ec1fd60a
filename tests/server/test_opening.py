"""What can be wrong before a house opens is one sentence; an export only reads, and goes on over damage."""

from __future__ import annotations

import asyncio
import hashlib
import resource
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from croupier import rules
from croupier.cli import export
from croupier.server.store import archive, opening, schema
from croupier.server.store.database import Store
from croupier.server.store.opening import CannotOpen
from croupier.server.table.refusals import Refused
from tests.server.guests import open_house
from tests.server.test_serve import GAME, RECORD, process


def at(database: Path, statement: str) -> None:
    """Changes a database behind the house's back."""
    connection = sqlite3.connect(database)
    with connection:
        connection.execute(statement)
    connection.close()


def house(data: Path) -> Path:
    """A house with one finished game."""
    assert export.take_in(data, None, [RECORD]) == 1
    (data / "key").write_bytes(bytes(32))
    return data / "house.db"


DAMAGE: dict[str, tuple[Callable[[Path], object], str]] = {
    "newer": (
        lambda data: at(house(data), "UPDATE alembic_version SET version_num = '0999'"),
        "made by a newer version",
    ),
    "versions of another program": (
        lambda data: at(house(data), "UPDATE alembic_version SET version_num = 'ae1027a6acf'"),
        "no database of Croupier",
    ),
    "another program's": (
        lambda data: at(data / "house.db", "CREATE TABLE cats (name)"),
        "no database of Croupier: it has a table 'cats'",
    ),
    "no database": (lambda data: (data / "house.db").write_bytes(b"x" * 4096), "file is not a database"),
    "a cut one": (
        lambda data: (data / "house.db").write_bytes(house(data).read_bytes()[:5000]),
        "the database cannot be opened",
    ),
    "an empty key": (
        lambda data: (house(data), (data / "key").write_bytes(b"")),
        "is no key: it has 0 bytes",
    ),
    "a cut key": (
        lambda data: (house(data), (data / "key").write_bytes(b"x" * 7)),
        "is no key: it has 7 bytes",
    ),
}


@pytest.mark.parametrize(("damage", "told"), DAMAGE.values(), ids=DAMAGE)
def test_a_start_that_cannot_be(tmp_path: Path, damage: Callable[[Path], object], told: str) -> None:
    """Exit code 2 and one sentence; the database stays as it is."""
    data = tmp_path / "data"
    data.mkdir()
    damage(data)
    before = (data / "house.db").read_bytes() if "key" not in told else b""
    done = process("serve", "--port", "0", "--data", str(data))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert told in done.stderr
    if "key" not in told:
        assert (data / "house.db").read_bytes() == before


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "postgresql+psycopg://nobody@127.0.0.1:1/x"])
def test_an_address_that_is_none(tmp_path: Path, url: str) -> None:
    """No driver, no server, no address: one sentence."""
    done = process("serve", "--port", "0", "--data", str(tmp_path / "data"), "--database", url)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence says what to install."""
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpen, match=r"pip install 'croupier\[postgresql\]'"):
        asyncio.run(Store.open("postgresql+psycopg://croupier@/croupier"))


def test_a_full_disk_at_the_first_start(tmp_path: Path) -> None:
    """No key by half is left behind, and the next start makes a whole one."""
    path = tmp_path / "key"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, hard))
    try:
        with pytest.raises(OSError):
            opening.key(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, ignored)
    assert list(tmp_path.iterdir()) == []
    assert len(opening.key(path)) == 32 and opening.key(path) == opening.key(path)
    assert path.stat().st_mode & 0o777 == 0o600


def test_an_export_only_reads(tmp_path: Path) -> None:
    """Not a byte of the database changes; one of an older shape is not brought up to date."""
    data, out = tmp_path / "data", tmp_path / "out"
    database = house(data)
    before = hashlib.sha256(database.read_bytes()).digest()
    assert export.export(data, None, out) == 1
    assert hashlib.sha256(database.read_bytes()).digest() == before
    at(database, "UPDATE alembic_version SET version_num = '0001'")
    before = hashlib.sha256(database.read_bytes()).digest()
    with pytest.raises(opening.CannotOpen, match="older version"):
        export.export(data, None, out)
    assert hashlib.sha256(database.read_bytes()).digest() == before


def test_damaged_games_are_named_and_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others are written; at a table the damage is said as what it is."""
    data, out = tmp_path / "data", tmp_path / "out"
    database = house(data)
    assert export.take_in(data, None, [RECORD]) == 1
    own = RECORD.read_text().split("\n")[1].removeprefix("table ")
    at(database, f"UPDATE journal SET text = 'nonsense' WHERE seq = 5 AND table_id = '{own}'")
    assert export.export(data, None, out) == 1
    assert f"{own}: cannot be read, it is damaged" in capsys.readouterr().err

    async def main() -> None:
        async with open_house(data) as opened:
            for _ in range(3):
                with pytest.raises(Refused, match="house-corrupt"):
                    await opened.dealer(own)

    asyncio.run(main())


def test_old_revisions_do_not_stand_before_the_others(tmp_path: Path) -> None:
    """600 tables that no version opens, and one behind them that is closed in the second round."""
    made = rules(GAME, 2)

    async def main() -> None:
        async with open_house(tmp_path) as opened:
            store = opened.services.store

            def fill(connection: object) -> None:
                for number in range(601):
                    revision = made.revision + (number < 600)
                    row = archive.new_table(f"t{number:03d}", GAME, revision, 2, made.options, 1)
                    connection.execute(insert(schema.tables), {**row, "seed": "", "commitment": ""})  # type: ignore[attr-defined]
                    for seat in range(2):
                        place = archive.new_seat(f"t{number:03d}", seat, nonce="x")
                        connection.execute(insert(schema.seats), place)  # type: ignore[attr-defined]
                connection.execute(update(schema.tables).values(since=1, moved=1))  # type: ignore[attr-defined]

            await store.run(fill)
            for _ in range(2):
                await opened._sweep()
            assert "t600" in opened._dealers

    asyncio.run(main())
