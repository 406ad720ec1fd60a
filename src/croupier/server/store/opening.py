"""What can be wrong before a house opens: its database and its key. One sentence says what it is."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from croupier.core.errors import CroupierError, clip
from croupier.server.store import holds
from croupier.server.store.holds import Limits

#: The newest migration; a test compares it with the folder.
REVISION = "0008"
#: Held by the server that brings the database to its new shape.
_LOCK = 7_290_461
#: How often the shape is changed anew when somebody had locked what was needed, and after how many seconds.
_TRIES, _PAUSE = 10, 1.0
#: Milliseconds for which a change of shape waits for a lock: meanwhile everybody else waits behind it.
_LOCK_WAIT = 1_000
#: Bytes of a key.
_KEY = 32


class CannotOpen(CroupierError):
    """A database or a key that this version cannot work with."""


def is_up_to_date(connection: Connection, reading: bool) -> bool:
    """Whether the database has the newest shape; raises `CannotOpen` for one that must be left alone."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        if tables or reading:
            raise CannotOpen(f"this is no database of Croupier: it has {_some(tables)}")
        return False
    found = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    if found == REVISION:
        return True
    known = found.isdecimal() and len(found) == len(REVISION)
    if not known or not {"tables", "journal"} <= set(tables):
        raise CannotOpen("this is no database of Croupier: another program keeps its versions there")
    if found > REVISION:
        raise CannotOpen(
            f"the database was made by a newer version of Croupier: its shape is {found}, "
            f"this version knows {REVISION}"
        )
    if reading:
        raise CannotOpen(
            f"the database was made by an older version of Croupier: its shape is {found}, not {REVISION}; "
            "start the house once with this version first"
        )
    return False


def _some(tables: list[str]) -> str:
    return f"a table {clip(sorted(tables)[0])}" if tables else "no tables"


def look_first(address: URL, limits: Limits) -> None:
    """Raises `CannotOpen` for an SQLite file that is not ours, before a byte of it is changed."""
    if address.drivername.startswith("sqlite") and Path(address.database or "").is_file():
        engine, _ = holds.open_engine(address, limits, reading=True)
        try:
            with engine.connect() as connection:
                is_up_to_date(connection, reading=False)
        finally:
            engine.dispose()


def bring_up_to_date(engine: Engine, reading: bool = False) -> None:
    """Gives a database the newest shape; `reading`: raises `CannotOpen` if it has another one.

    A server of the version before may play meanwhile, or a backup be made: if one waits for the other it is
    tried again.
    """
    for left in reversed(range(_TRIES)):
        try:
            with engine.begin() as connection:
                if not reading:
                    _one_by_one(connection)
                if not is_up_to_date(connection, reading):
                    migrate(connection)
            return
        except DBAPIError as error:
            if not left or not holds.is_held_up(error):
                raise
            time.sleep(_PAUSE)


def _one_by_one(connection: Connection) -> None:
    """Of servers that start at once only one changes the shape of the database; the others wait for it."""
    if connection.dialect.name == "postgresql":
        for wait in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {wait} = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        connection.execute(text(f"SET LOCAL lock_timeout = {_LOCK_WAIT}"))


def migrate(connection: Connection) -> None:
    """Brings the database to the newest shape; Alembic is imported only when there is something to do."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "croupier.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def cannot_open(error: SQLAlchemyError | ImportError) -> CannotOpen:
    """What a driver said, as one sentence."""
    if isinstance(error, ImportError) and error.name == "psycopg":
        return CannotOpen("PostgreSQL needs its driver: pip install 'croupier[postgresql]'")
    said = str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__
    return CannotOpen(f"the database cannot be opened: {said.splitlines()[0]}")


def key(path: Path) -> bytes:
    """A secret key, made at the first start, whole or not at all, and readable by its owner alone."""
    if not path.exists():
        draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(_KEY))
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    found = path.read_bytes()
    if len(found) != _KEY:
        raise CannotOpen(
            f"{path} is no key: it has {len(found)} bytes and not {_KEY}; bring it back from a backup, "
            "or remove it, and the links that were given away are void"
        )
    return found
