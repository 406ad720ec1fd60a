"""A whole house from one database to another: moved, backed up into a file, or restored from it.

A backup is an SQLite database of this shape in one file, with the keys in it: the same rows, whatever the
house works on.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, delete, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from croupier.core.errors import CroupierError
from croupier.server.store import holds, keys, opening, schema
from croupier.server.store.holds import Hold, Limits
from croupier.server.store.leases import NOW

#: What belongs to the servers and not to the house.
_OWN = {schema.nodes.name, schema.leases.name, schema.keys.name}
#: Rows that are written at once.
_PIECE = 1_000
#: Nobody else waits for a house that is copied, and one database stands still while the other works.
_PATIENT = Limits(statement=600.0, idle=600.0)


class CannotMove(CroupierError):
    """A house cannot be copied from there, or to there."""


def copy(source: Connection, target: Connection) -> int:
    """Copies every row; raises `CannotMove` if there is a house already. Returns how many tables it has."""
    for table in (schema.people, schema.tables):
        if target.execute(select(table).limit(1)).first() is not None:
            raise CannotMove("there is a house already where this one would go: nothing was changed")
    for table in schema.metadata.sorted_tables:
        if table.name in _OWN:
            continue
        for piece in source.execution_options(yield_per=_PIECE).execute(select(table)).partitions():
            target.execute(insert(table), [dict(row._mapping) for row in piece])
    return len(target.execute(select(schema.tables.c.id)).all())


@contextmanager
def reading(url: str, *, closed: bool) -> Iterator[Connection]:
    """A house as it is at one moment; `closed`: raises `CannotMove` if a server is open on it."""
    engine, hold = _open(url, reading=not closed)
    try:
        if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
            raise CannotMove(f"there is no house at {engine.url.database}")
        hold.take()
        if engine.dialect.name == "postgresql":
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        with engine.connect() as connection:
            if not opening.is_up_to_date(connection, reading=True):
                raise CannotMove("the house has an older shape: start it once with this version first")
            if closed and _is_open(connection):
                raise CannotMove("a server is open on this house: stop it first")
            yield connection
    except (holds.HouseInUse, SQLAlchemyError) as error:
        raise _sentence(error) from None
    finally:
        hold.release()
        engine.dispose()


@contextmanager
def writing(url: str) -> Iterator[Connection]:
    """A database that a house is brought to, whole or not at all."""
    engine, hold = _open(url, reading=False)
    try:
        hold.take()
        opening.bring_up_to_date(engine)
        with engine.begin() as connection:
            if _is_open(connection):
                raise CannotMove("a server is open where this house would go: stop it first")
            yield connection
    except (holds.HouseInUse, SQLAlchemyError) as error:
        raise _sentence(error) from None
    finally:
        hold.release()
        engine.dispose()


def back_up(url: str, folder: Path, to: Path, secret: str) -> int:
    """Writes a house with its keys into a new file, also while it is open; returns how many tables it has."""
    if to.exists():
        raise CannotMove(f"{to} is there already: nothing was changed")
    if not to.parent.is_dir():
        raise CannotMove(f"there is no folder {to.parent}")
    draft = to.with_name(f".{to.name}.part")
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL, 0o600))
    try:
        engine = _file(draft)
        with reading(url, closed=False) as source, engine.begin() as target:
            opening.migrate(target)
            tables = copy(source, target)
            for name, key in keys.kept(source, folder, secret).items():
                target.execute(insert(schema.keys).values(name=name, value=key, sealed=False))
        engine.dispose()
        os.replace(draft, to)
    finally:
        draft.unlink(missing_ok=True)
    return tables


def restore(file: Path, url: str, folder: Path) -> int:
    """Brings a backup to a database without a house, and its keys to the folder; returns how many tables."""
    if not file.is_file():
        raise CannotMove(f"there is no backup at {file}")
    _must_have_no_keys(folder)
    with tempfile.TemporaryDirectory(dir=folder) as room:
        # A backup of an older version is brought up to date first; the file itself stays as it is.
        shutil.copy(file, draft := Path(room) / "backup.db")
        engine = _file(draft)
        try:
            _bring_up_to_date(engine, file)
            with engine.begin() as source, writing(url) as target:
                tables = copy(source, target)
                kept = {row.name: bytes(row.value) for row in source.execute(select(schema.keys))}
        except SQLAlchemyError as error:
            raise _sentence(error) from None
        finally:
            engine.dispose()
    keys.put(folder, kept)
    return tables


def take_keys(source: Connection, target: Connection, secret: str) -> None:
    """Keys that are sealed in a database go along: sealed to another one, into the folder of a file."""
    rows = keys.sealed(source)
    if rows and target.dialect.name == "postgresql":
        target.execute(delete(schema.keys))
        target.execute(insert(schema.keys), rows)
    elif rows:
        folder = Path(target.engine.url.database or "").parent
        _must_have_no_keys(folder)
        keys.put(folder, keys.kept(source, folder, secret))


def _must_have_no_keys(folder: Path) -> None:
    for name in keys.NAMES:
        if (folder / name).exists():
            raise CannotMove(f"there is a {name} in {folder} already: nothing was changed")


def _bring_up_to_date(engine: Engine, file: Path) -> None:
    """Gives a backup the newest shape; raises `CannotMove` if the file is none."""
    try:
        with engine.begin() as source:
            if not inspect(source).get_table_names():
                raise CannotMove(f"{file} is no backup: it is empty")
            if not opening.is_up_to_date(source, reading=False):
                opening.migrate(source)
    except DatabaseError as error:
        raise CannotMove(f"{file} is no backup: {error.orig}") from None


def _open(url: str, *, reading: bool) -> tuple[Engine, Hold]:
    """The database of an address, and the hold on it; raises `CannotOpen`."""
    try:
        return holds.open_engine(make_url(url), _PATIENT, reading=reading)
    except (SQLAlchemyError, ImportError) as error:
        raise opening.cannot_open(error) from None


def _file(path: Path) -> Engine:
    """An SQLite database in one file, without a log beside it."""
    return create_engine(URL.create("sqlite", database=str(path)), creator=lambda: sqlite3.connect(path))


def _is_open(connection: Connection) -> bool:
    """Whether a server lives on this PostgreSQL; an SQLite file is held by its own."""
    if connection.dialect.name != "postgresql":
        return False
    return connection.execute(text(f"SELECT 1 FROM nodes WHERE until > {NOW} LIMIT 1")).first() is not None


def _sentence(error: Exception) -> CroupierError:
    if isinstance(error, SQLAlchemyError):
        return opening.cannot_open(error)
    return CannotMove(f"{error}: stop it first")
