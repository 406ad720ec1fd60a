"""A server's hold on its database: the connection it writes through; of a file nobody else has one."""

from __future__ import annotations

import os
import socket
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy import exc as sql
from sqlalchemy.engine import URL

#: What PostgreSQL's driver calls a deadlock, and a lock that was waited for too long.
_HELD_UP = ("DeadlockDetected", "SerializationFailure", "LockNotAvailable")
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")


class HouseInUse(RuntimeError):
    """Another server already works on this database, or goes by this one's name."""


class DatabaseTrouble(RuntimeError):
    """The database cannot be read or written now; it may pass."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many seconds the house waits for its database."""

    connect: float = 5.0
    #: One statement.
    statement: float = 5.0
    #: What another transaction holds; with SQLite the file.
    lock: float = 2.0
    #: At most this long PostgreSQL keeps the locks of a server that stands still in the middle of its work.
    idle: float = 3.0

    @property
    def work(self) -> float:
        """A whole piece of work; what has not come back by then is given up."""
        return self.statement + self.lock


def is_trouble(error: BaseException) -> bool:
    """Whether it is the database that failed, and not what it was asked to do."""
    asked = sql.IntegrityError | sql.DataError | sql.ProgrammingError | sql.NotSupportedError
    failed = sql.DBAPIError | sql.TimeoutError | DatabaseTrouble | OSError
    return isinstance(error, failed) and not isinstance(error, asked)


def is_held_up(error: BaseException) -> bool:
    """Whether another server of the house held what was needed: then it can be tried again."""
    return isinstance(error, sql.DBAPIError) and type(error.orig).__name__ in _HELD_UP


class Hold(Protocol):
    """A server's hold on its database."""

    def take(self) -> None:
        """Takes hold or raises `HouseInUse`."""

    def connection(self) -> Connection:
        """The connection to write through; where it was lost a new one, if the hold can be taken again."""

    def check(self) -> None:
        """Raises `DatabaseTrouble` if what was committed is not where the next start would look for it."""

    def cut(self) -> None:
        """Makes a writer that waits for an answer wait no more."""

    def drop(self) -> None:
        """After trouble: the connection is not used again."""

    def release(self) -> None:
        """Lets go, if it was held."""


class NoHold:
    """For those who only read."""

    def take(self) -> None:
        """Nothing is taken."""

    def connection(self) -> Connection:
        """There is none to write through."""
        raise RuntimeError("this store was opened for reading")

    def check(self) -> None:
        """Nothing was written."""

    def cut(self) -> None:
        """Nobody waits."""

    def drop(self) -> None:
        """There is nothing to drop."""

    def release(self) -> None:
        """There is nothing to let go."""


class _Session:
    """A connection that is kept until there is trouble with it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._kept: Connection | None = None

    def connection(self) -> Connection:
        """The connection, opened if need be."""
        if self._kept is None:
            self._kept = self._open()
        return self._kept

    def cut(self) -> None:
        """Makes a writer that waits for an answer wait no more."""
        if self._kept is not None:
            cut(self._kept)

    def drop(self) -> None:
        """After trouble: the connection is not used again."""
        if self._kept is not None:
            kept, self._kept = self._kept, None
            _throw_away(kept)

    def _open(self) -> Connection:
        return self._engine.connect()


def _throw_away(connection: Connection) -> None:
    connection.invalidate()
    connection.close()


class FileHold(_Session):
    """A second SQLite file held in an exclusive transaction: freed by the system however we die."""

    def __init__(self, engine: Engine, database: Path) -> None:
        super().__init__(engine)
        self._path = database
        self._lock = database.with_name(database.name + ".lock")
        self._log = database.with_name(database.name + "-wal")
        self._held: sqlite3.Connection | None = None
        self._files: dict[Path, tuple[int, int]] = {}

    def take(self) -> None:
        """Takes hold or raises `HouseInUse`."""
        # Whoever made a folder for them decides who looks into it; what is made here is its owner's alone.
        self._lock.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock.touch(mode=0o600)
        held = sqlite3.connect(self._lock, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            held.close()
            raise HouseInUse(f"another server is open on {self._lock.parent}") from None
        self._held = held
        # Only here a database is made: one that is taken away later is missed, not replaced by an empty one.
        self._path.touch(mode=0o600)

    def drop(self) -> None:
        """After trouble: the connection is not used again, nor its write-ahead log if it was the last."""
        super().drop()
        self._files.pop(self._log, None)

    def check(self) -> None:
        """Raises `DatabaseTrouble` if a file is gone or another one: what is written then reaches no disk."""
        for path in (self._path, self._log, self._lock):
            try:
                found = path.stat()
            except FileNotFoundError:
                raise DatabaseTrouble(f"{path.name} was taken away while the house was open") from None
            if self._files.setdefault(path, (found.st_dev, found.st_ino)) != (found.st_dev, found.st_ino):
                raise DatabaseTrouble(f"{path.name} was replaced while the house was open: start it again")

    def release(self) -> None:
        """Lets go, if it was held."""
        if self._kept is not None:
            self._kept.close()
            self._kept = None
        if self._held is not None:
            self._held.close()
            self._held = None


class SharedHold(_Session):
    """A connection to PostgreSQL: others may write too, each to the tables it has the lease of."""

    def take(self) -> None:
        """There is nothing to hold."""

    def check(self) -> None:
        """A commit that PostgreSQL has confirmed is safe."""

    def release(self) -> None:
        """Ends the session."""
        if self._kept is not None:
            try:
                self._kept.close()
                self._kept = None
            except sql.DBAPIError:
                self.drop()


def open_engine(address: URL, limits: Limits, *, reading: bool) -> tuple[Engine, Hold]:
    """The engine of a database, and the hold on it that is to be taken."""
    if address.drivername.startswith("sqlite"):
        engine = _sqlite(address, limits, reading)
        return engine, NoHold() if reading else FileHold(engine, Path(address.database or ""))
    engine = _served(address, limits)
    return engine, NoHold() if reading else SharedHold(engine)


def _sqlite(address: URL, limits: Limits, reading: bool) -> Engine:
    """SQLite for durability: write-ahead log and full sync; there is one writer, so a plain BEGIN does."""
    file = f"file:{quote(address.database or '')}?mode={'ro' if reading else 'rw'}"
    engine = create_engine(
        address,
        pool_size=5,
        # What the database was asked to keep is not for the log.
        hide_parameters=True,
        pool_timeout=limits.connect,
        creator=lambda: sqlite3.connect(file, uri=True, check_same_thread=False),
    )
    patience = f"busy_timeout={int(limits.lock * 1000)}"

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        # What is deleted is overwritten.
        for pragma in (patience, "query_only=ON") if reading else (patience, *_PRAGMAS):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _served(address: URL, limits: Limits) -> Engine:
    """A server that is given up when it does not answer: while connecting, on the way, or at its work.

    A pooler between may give every transaction another session: none keeps a statement or a setting.
    """
    work = int(limits.work * 1000)
    engine = create_engine(
        address,
        pool_size=5,
        # What the database was asked to keep is not for the log.
        hide_parameters=True,
        pool_timeout=limits.connect,
        connect_args={
            "application_name": "croupier",
            # libpq takes whole seconds, and nothing less than two.
            "connect_timeout": max(2, round(limits.connect)),
            "keepalives_idle": 5,
            "keepalives_interval": 2,
            "keepalives_count": 3,
            "tcp_user_timeout": work,
            "prepare_threshold": None,
        },
    )
    waits = {
        "statement_timeout": limits.statement,
        "lock_timeout": limits.lock,
        "idle_in_transaction_session_timeout": min(limits.idle, limits.work),
    }
    setting = ", ".join(f"set_config('{name}', '{int(value * 1000)}', true)" for name, value in waits.items())

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT {setting}")

    return engine


def cut(connection: Connection) -> None:
    """Makes whoever waits for an answer on a connection, in another thread, wait no more."""
    try:
        driver = connection.connection.driver_connection
    except (sql.SQLAlchemyError, AttributeError):
        return
    if isinstance(driver, sqlite3.Connection):
        driver.interrupt()
        return
    try:
        with socket.socket(fileno=os.dup(driver.fileno())) as line:  # type: ignore[union-attr]
            line.shutdown(socket.SHUT_RDWR)
    except (OSError, sql.SQLAlchemyError):
        pass
