"""The database: one writer that commits in groups, readers beside it; SQLite or PostgreSQL, one code path.

The engine is a plain one and works in threads of its own: a group costs the event loop one hop to the
writer's thread, where an asynchronous driver would hop for every statement.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import URL, make_url

from croupier.server import schema

T = TypeVar("T")
Row: TypeAlias = Mapping[str, Any]
Work: TypeAlias = Callable[[Connection], T]

#: The newest migration; a test compares it with the folder.
REVISION = "0003"
_GROUP = 200
_LOCK = 7_290_461


class HouseInUse(RuntimeError):
    """Another server already works on this database."""


@dataclass(slots=True)
class Change:
    """All that one command writes, in one transaction: entries, its id, the table's and seats' new values."""

    table: str
    entries: list[dict[str, Any]] = field(default_factory=list)
    command: tuple[str, int] | None = None
    values: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    #: A seat's standing order as it is from now on; None: no more.
    orders: dict[int, dict[str, Any] | None] = field(default_factory=dict)


@dataclass(slots=True)
class _Job:
    work: Change | Work[Any]
    done: asyncio.Future[Any]


class Store:
    """Reads and writes the database; every write goes through one task."""

    def __init__(self, engine: Engine, lock: Lock) -> None:
        self._engine = engine
        self._lock = lock
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._reading = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        #: For whole tables, so that nobody waits for them to find out who somebody is.
        self._loading = ThreadPoolExecutor(2, thread_name_prefix="store-loader")
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, *, reading: bool = False) -> Store:
        """Opens a database, brings its shape up to date, and refuses one that is in use.

        `reading`: another server may have it open, because nothing is going to be written.
        """
        address = make_url(url)
        served = _served(address)
        # What the database was asked to keep is not for the log.
        engine = create_engine(address, pool_size=5, hide_parameters=True) if served else _sqlite(address)
        lock = _lock(address, engine, reading)
        try:
            lock.take()
            with engine.connect() as connection:
                _migrate(connection)
                connection.commit()
        except BaseException:
            lock.release()
            engine.dispose()
            raise
        store = cls(engine, lock)
        store._writer = asyncio.create_task(store._write(), name="store")
        return store

    async def close(self) -> None:
        """Writes what is waiting, then lets go of the database."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
            self._writer = None
        self._writing.shutdown()
        self._reading.shutdown()
        self._loading.shutdown()
        self._lock.release()
        self._engine.dispose()

    async def write(self, change: Change) -> None:
        """Returns once the change is safe on disk; raises if the database refuses it."""
        await self._ask(change)

    async def run(self, work: Work[T]) -> T:
        """Runs a piece of work as a transaction of the one writer."""
        return await self._ask(work)  # type: ignore[no-any-return]

    async def read(self, work: Work[T], *, long: bool = False) -> T:
        """Runs a piece of work that writes nothing, on a reader's thread and connection."""
        threads = self._loading if long else self._reading
        return await asyncio.get_running_loop().run_in_executor(threads, self._read, work)

    async def rows(self, query: Any) -> list[dict[str, Any]]:
        """The rows of a query."""
        return await self.read(lambda connection: rows_of(connection, query))

    async def row(self, query: Any) -> dict[str, Any] | None:
        """The first row of a query, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    async def add(self, *rows: tuple[SqlTable, Sequence[Row]]) -> None:
        """Inserts rows into one or more tables, all or none."""

        def work(connection: Connection) -> None:
            for table, values in rows:
                if values:
                    connection.execute(insert(table), [dict(row) for row in values])

        await self.run(work)

    async def scrub(self) -> bool:
        """Empties the write-ahead log of SQLite, which still has what was deleted; False: somebody read."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._scrub)

    def _scrub(self) -> bool:
        if self._engine.dialect.name != "sqlite":
            return True
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            busy, *_ = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            cursor.close()
            return not busy
        finally:
            connection.close()

    async def beat(self, at: int) -> None:
        """Notes that the house is open."""

        def work(connection: Connection) -> None:
            done = connection.execute(update(schema.heartbeat).values(at=at))
            if done.rowcount == 0:
                connection.execute(insert(schema.heartbeat).values(id=1, at=at))

        await self.run(work)

    async def last_beat(self) -> int | None:
        """When the house was last known to be open."""
        row = await self.row(select(schema.heartbeat))
        return None if row is None else int(row["at"])

    async def _ask(self, work: Change | Work[Any]) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(work, done))
        return await done

    async def _write(self) -> None:
        """The writer: takes all that waits and commits it as one group."""
        while (job := await self._jobs.get()) is not None:
            group = [job]
            last = False
            while len(group) < _GROUP and not self._jobs.empty():
                following = self._jobs.get_nowait()
                if following is None:
                    last = True
                    break
                group.append(following)
            await self._commit(group)
            if last:
                return

    async def _commit(self, group: list[_Job]) -> None:
        """Commits a group; if one of them is refused, each is tried alone, so only that one fails."""
        works = [job.work for job in group]
        try:
            answers = await asyncio.get_running_loop().run_in_executor(self._writing, self._carry_out, works)
        except Exception as error:  # the writer outlives whatever a piece of work raises
            if len(group) > 1:
                for job in group:
                    await self._commit([job])
            elif not group[0].done.done():
                group[0].done.set_exception(error)
            return
        for job, answer in zip(group, answers, strict=True):
            if not job.done.done():
                job.done.set_result(answer)

    def _carry_out(self, group: Sequence[Change | Work[Any]]) -> list[Any]:
        """One transaction: works in order, then the changes of tables, which never touch each other."""
        with self._engine.begin() as connection:
            answers = [None if isinstance(work, Change) else work(connection) for work in group]
            changes = [work for work in group if isinstance(work, Change)]
            if changes:
                _write_changes(connection, changes)
        return answers

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)


def rows_of(connection: Connection, query: Any) -> list[dict[str, Any]]:
    """The rows of a query on a connection."""
    return [dict(row) for row in connection.execute(query).mappings()]


def _write_changes(connection: Connection, changes: Sequence[Change]) -> None:
    entries = [{"table_id": change.table, **entry} for change in changes for entry in change.entries]
    if entries:
        connection.execute(insert(schema.journal), entries)
    commands = [
        {"table_id": change.table, "command": change.command[0], "seq": change.command[1]}
        for change in changes
        if change.command
    ]
    if commands:
        connection.execute(insert(schema.commands), commands)
    for values, rows in _alike(
        [{"key": change.table, **change.values} for change in changes if change.values]
    ):
        connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("key"))
            .values({name: bindparam(name) for name in values if name != "key"}),
            rows,
        )
    seats = [
        {"key": change.table, "which": seat, **values}
        for change in changes
        for seat, values in change.seats.items()
    ]
    for values, rows in _alike(seats):
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == bindparam("key"), schema.seats.c.seat == bindparam("which"))
            .values({name: bindparam(name) for name in values if name not in ("key", "which")}),
            rows,
        )
    for change in changes:
        _write_orders(connection, change)


def _write_orders(connection: Connection, change: Change) -> None:
    for seat, order in change.orders.items():
        connection.execute(
            delete(schema.orders).where(
                schema.orders.c.table_id == change.table, schema.orders.c.seat == seat
            )
        )
        if order is not None:
            connection.execute(insert(schema.orders).values(table_id=change.table, seat=seat, **order))


def _alike(rows: list[dict[str, Any]]) -> list[tuple[tuple[str, ...], list[dict[str, Any]]]]:
    """The rows grouped by the columns they have, so that each group is one statement."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in rows:
        groups.setdefault(tuple(sorted(row)), []).append(row)
    return list(groups.items())


def _served(address: URL) -> bool:
    return not address.drivername.startswith("sqlite")


def _sqlite(address: URL) -> Engine:
    """SQLite for durability: write-ahead log and full sync; there is one writer, so a plain BEGIN does."""
    engine = create_engine(address, pool_size=5, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
        # What is deleted is overwritten.
        for pragma in (*settings, "secure_delete=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _migrate(connection: Connection) -> None:
    """Brings the database to the newest shape; Alembic is imported only when there is something to do."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == REVISION:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "croupier.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Lock(Protocol):
    """Held by the one server that works on a database."""

    def take(self) -> None:
        """Takes the lock or raises `HouseInUse`."""

    def release(self) -> None:
        """Lets go, if it was held."""


def _lock(address: URL, engine: Engine, reading: bool) -> Lock:
    if reading:
        return _NoLock()
    return _ServerLock(engine) if _served(address) else _FileLock(Path(address.database or ""))


class _NoLock:
    """For those who only read."""

    def take(self) -> None:
        pass

    def release(self) -> None:
        pass


class _FileLock:
    """A second SQLite file held in an exclusive transaction: freed by the system however we die."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._held: sqlite3.Connection | None = None

    def take(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        held = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            held.close()
            raise HouseInUse(f"another server is open on {self._path.parent}") from None
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


class _ServerLock:
    """An advisory lock of PostgreSQL, held by a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: Connection | None = None

    def take(self) -> None:
        held = self._engine.connect()
        taken = (held.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": _LOCK})).scalar()
        held.commit()
        if not taken:
            held.close()
            raise HouseInUse("another server is open on this PostgreSQL database")
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            self._held.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _LOCK})
            self._held.close()
            self._held = None


def hashed(secret: str) -> str:
    """What is stored in place of a secret of 128 bits and more."""
    return hashlib.sha256(secret.encode()).hexdigest()
