"""The database: one writer that commits in groups, readers beside it; SQLite or PostgreSQL, one code path.

The engine is a plain one and works in threads of its own: a group costs the event loop one hop to the
writer's thread, where an asynchronous driver would hop for every statement.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy import Table as SqlTable
from sqlalchemy import exc as sql
from sqlalchemy.engine import make_url

from croupier.server import meter
from croupier.server.store import heartbeat, holds, opening, schema
from croupier.server.store.holds import DatabaseTrouble, Hold, HouseInUse, Limits, is_held_up, is_trouble
from croupier.server.store.leases import UNSURE, LostLease, Shared, fence
from croupier.server.store.writing import write_changes
from croupier.server.table.changes import Change
from croupier.server.table.clocks import steady_clock

__all__ = ["DatabaseTrouble", "HouseInUse", "Limits", "LostLease", "Store", "hashed", "rows_of"]

log = structlog.get_logger()

T = TypeVar("T")
Row: TypeAlias = Mapping[str, Any]
Work: TypeAlias = Callable[[Connection], T]

_GROUP = 200
#: In how many steps work is waited for.
_STEPS = 10
#: How many times as long a whole table may take, which is played again while it is read.
_LONG = 10
#: Milliseconds a piece of work may take before the time of the house stands still.
_HANGS = 100
#: Seconds in which the same trouble is told once.
_ONCE = 60
#: How many of its own heartbeats the house knows again: some may have failed, one may wait behind another.
_BEATS = 8


@dataclass(slots=True)
class _Job:
    done: asyncio.Future[Any]
    #: A piece of work, what it changes of a table, or both.
    work: Work[Any] | None = None
    change: Change | None = None
    #: It locks what others of a group might, so it has a transaction of its own.
    alone: bool = False


class Store:
    """Reads and writes the database; every write goes through one task.

    While there is trouble with the database all is refused at once but the heartbeat, which looks whether it
    is over.
    """

    def __init__(self, engine: Engine, hold: Hold, limits: Limits, leases: Shared | None = None) -> None:
        self._engine = engine
        #: To read what several statements ask for as it was at one moment, whatever other servers write.
        self._moments = (
            engine.execution_options(isolation_level="REPEATABLE READ")
            if engine.dialect.name == "postgresql"
            else engine
        )
        self._hold = hold
        self._limits = limits
        #: Of this server, if there can be others; None: it is the only one, and deals every table.
        self.leases = leases
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._reading = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        #: For whole tables, so that nobody waits for them to find out who somebody is.
        self._loading = ThreadPoolExecutor(2, thread_name_prefix="store-loader")
        #: For leases: they are taken and given back whatever else is being written.
        self._leasing = ThreadPoolExecutor(1, thread_name_prefix="store-leases")
        #: To say that this server lives, whatever row another has locked.
        self._living = ThreadPoolExecutor(1, thread_name_prefix="store-life")
        self._writer: asyncio.Task[None] | None = None
        #: What is wrong with the database; None: nothing.
        self.trouble: str | None = None
        #: How often there was trouble.
        self.troubles = 0
        #: Set when another server has taken the database: this one writes no more.
        self.lost = asyncio.Event()
        #: Since when the writer is at its work.
        self._busy_since: int | None = None
        self._told = -_ONCE * 1000
        #: The heartbeats of which one must be found: any other was written by another server.
        self._beats: deque[int | None] = deque(maxlen=_BEATS)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        reading: bool = False,
        limits: Limits | None = None,
        node: str = "",
        lease: float = 4.0,
    ) -> Store:
        """Opens a database, brings its shape up to date, and refuses an SQLite file that is in use.

        `reading`: another server may have it open, because nothing is going to be written. `node` is what
        this server is called among those on a PostgreSQL database, `lease` how long it is believed to live.
        """
        limits = limits or Limits()
        try:
            engine, hold = holds.open_engine(make_url(url), limits, reading=reading)
        except (sql.SQLAlchemyError, ImportError) as error:
            raise opening.cannot_open(error) from None
        try:
            if not reading:
                opening.look_first(make_url(url), limits)
            hold.take()
            opening.bring_up_to_date(engine, reading)
        except sql.SQLAlchemyError as error:
            hold.release()
            engine.dispose()
            raise opening.cannot_open(error) from None
        except BaseException:
            hold.release()
            engine.dispose()
            raise
        shared = engine.dialect.name == "postgresql"
        store = cls(engine, hold, limits, Shared(node or secrets.token_hex(4), lease) if shared else None)
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
        self._leasing.shutdown()
        self._living.shutdown()
        self._hold.release()
        self._engine.dispose()

    @property
    def well(self) -> bool:
        """Whether a move could be written now: there is no trouble, and nothing hangs."""
        busy = self._busy_since
        return self.trouble is None and (busy is None or steady_clock() - busy < _HANGS)

    @property
    def waiting(self) -> int:
        """Writes that wait for their turn."""
        return self._jobs.qsize()

    async def write(self, change: Change, also: Work[Any] | None = None) -> None:
        """Returns once the change is safe on disk, with what else belongs to it.

        Raises `LostLease`, `DatabaseTrouble`, or what the database refused.
        """
        await self._ask(work=also, change=change)

    async def run(self, work: Work[T], *, alone: bool = False) -> T:
        """Runs a piece of work as a transaction of the one writer; `alone`: of its own, as it locks much."""
        return await self._ask(work=work, alone=alone)  # type: ignore[no-any-return]

    async def lease(self, work: Work[T]) -> T:
        """Runs a piece of work about leases as a small transaction beside the writer, in trouble too."""
        return await self._beside(self._leasing, work, 1, "begin")

    async def live(self, work: Work[T]) -> T:
        """The same for what no other lease must keep waiting."""
        return await self._beside(self._living, work, 1, "begin")

    async def read(self, work: Work[T], *, long: bool = False) -> T:
        """Runs a piece of work that writes nothing, on a reader's thread and connection."""
        self._must_have_no_trouble()
        metered = meter.metered(work)
        return await self._beside(
            self._loading if long else self._reading, metered, _LONG if long else 1, "connect"
        )

    async def _beside(
        self, threads: ThreadPoolExecutor, work: Work[T], times: int, how: Literal["begin", "connect"]
    ) -> T:
        used: list[Connection] = []
        reading = asyncio.get_running_loop().run_in_executor(threads, self._read, work, used, how)
        # Who asked may have given up by then: what became of it is looked at here.
        reading.add_done_callback(lambda done: done.cancelled() or done.exception())
        if not await self._came_back(reading, times):
            for connection in used:
                holds.cut(connection)
            raise DatabaseTrouble("the database does not answer")
        try:
            return reading.result()
        except Exception as error:
            if is_trouble(error):
                raise DatabaseTrouble(_reason(error)) from None
            raise

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

    async def beat(self, at: int) -> int:
        """Notes how far the time of the house has come, also to see whether trouble is over.

        Returns how far it has come on all servers.
        """

        beats = None if self.leases else self._beats
        return int(await self._ask(work=lambda connection: heartbeat.note(connection, at, beats), probe=True))

    def give_up(self, reason: str) -> None:
        """Another server has taken this one's place: nothing is written any more."""
        self.lost.set()
        self._fall_ill(reason, [])

    async def last_beat(self) -> int | None:
        """How far the time of the house had come when it was last open."""
        row = await self.row(select(schema.heartbeat))
        return None if row is None else int(row["at"])

    # The writer

    def _must_have_no_trouble(self) -> None:
        if self.trouble is not None:
            raise DatabaseTrouble(self.trouble)

    async def _ask(
        self,
        *,
        work: Work[Any] | None = None,
        change: Change | None = None,
        alone: bool = False,
        probe: bool = False,
    ) -> Any:
        if not probe or self.lost.is_set():
            self._must_have_no_trouble()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(done, work, change, alone and self.leases is not None))
        return await done

    async def _write(self) -> None:
        """The writer: takes all that waits and commits it as one group."""
        while (job := await self._jobs.get()) is not None:
            group = [job]
            following: _Job | None = job
            while following and not job.alone and len(group) < _GROUP and not self._jobs.empty():
                following = self._jobs.get_nowait()
                if following is not None and following.alone:
                    break
                group += [following] if following else []
            await self._commit(group)
            if following is None:
                return
            if following.alone and following is not job:
                await self._commit([following])

    async def _commit(self, group: list[_Job]) -> None:
        """Commits a group; if one of them is refused, each is tried alone, so only that one fails."""
        self._busy_since = steady_clock()
        working = asyncio.get_running_loop().run_in_executor(self._writing, self._carry_out, group)
        try:
            if not await self._came_back(working):
                self._fall_ill("the database does not answer", group)
                self._hold.cut()
            answers = await working
        except Exception as error:  # the writer outlives whatever a piece of work raises
            await self._failed(error, group)
            return
        finally:
            self._busy_since = None
        self._recover()
        for job, answer in zip(group, answers, strict=True):
            if answer is UNSURE:
                await self._commit([job])
            elif not job.done.done():
                if isinstance(answer, LostLease):
                    job.done.set_exception(answer)
                else:
                    job.done.set_result(answer)

    async def _failed(self, error: Exception, group: list[_Job]) -> None:
        if isinstance(error, HouseInUse):
            self.lost.set()
        if isinstance(error, HouseInUse) or (is_trouble(error) and not is_held_up(error)):
            self._fall_ill(_reason(error), group)
        elif len(group) > 1:
            for job in group:
                await self._commit([job])
        elif not group[0].done.done():
            # What another server held longer than one waits for is this one's trouble, not the database's.
            told = DatabaseTrouble(_reason(error)) if is_held_up(error) else error
            group[0].done.set_exception(told)

    async def _came_back(self, working: asyncio.Future[Any], times: int = 1) -> bool:
        """Whether work ends in time; in steps, for a process that was stopped itself has not waited."""
        for _ in range(_STEPS * times):
            done, _pending = await asyncio.wait((working,), timeout=self._limits.work / _STEPS)
            if done:
                return True
        return False

    def _fall_ill(self, reason: str, group: list[_Job]) -> None:
        """Trouble: whoever waits is told so; the log says it once."""
        if self.trouble is None and steady_clock() - self._told >= _ONCE * 1000:
            self._told = steady_clock()
            log.error("database failed", reason=reason)
        self.troubles += self.trouble is None
        self.trouble = reason
        waiting = list(group)
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if job is None:
                self._jobs.put_nowait(None)
                break
            waiting.append(job)
        for job in waiting:
            if not job.done.done():
                job.done.set_exception(DatabaseTrouble(reason))

    def _recover(self) -> None:
        """Something was written: if there was trouble it is over."""
        if self.trouble is not None and not self.lost.is_set():
            self.trouble = None
            log.warning("database works again")

    def _carry_out(self, group: Sequence[_Job]) -> list[Any]:
        """One transaction: works in order, then the changes of tables, which never touch each other."""
        try:
            connection = self._hold.connection()
            with connection.begin():
                # First of all: as long as the transaction lasts nobody takes one of its tables.
                answers = fence(self.leases, connection, [job.change for job in group])
                kept = [number for number, answer in enumerate(answers) if answer is None]
                for number in kept:
                    work = group[number].work
                    answers[number] = work(connection) if work else None
                changes = [change for number in kept if (change := group[number].change) is not None]
                if changes:
                    write_changes(connection, changes)
            self._hold.check()
        except Exception as error:
            if isinstance(error, sql.SQLAlchemyError) and is_trouble(error):
                self._hold.drop()
            raise
        return answers

    def _read(self, work: Work[T], used: list[Connection], how: Literal["begin", "connect"]) -> T:
        try:
            return self._read_once(work, used, how)
        except sql.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # A connection that died while nobody used it: the next one is new.
            return self._read_once(work, used, how)

    def _read_once(self, work: Work[T], used: list[Connection], how: Literal["begin", "connect"]) -> T:
        with self._engine.begin() if how == "begin" else self._moments.connect() as connection:
            used[:] = [connection]
            return work(connection)


def _reason(error: Exception) -> str:
    """What is wrong, in the database's own words, without what it was asked."""
    words = str(error.orig) if isinstance(error, sql.DBAPIError) else str(error)
    return words.strip().partition("\n")[0]


def rows_of(connection: Connection, query: Any) -> list[dict[str, Any]]:
    """The rows of a query on a connection."""
    return [dict(row) for row in connection.execute(query).mappings()]


def hashed(secret: str) -> str:
    """What is stored in place of a secret of 128 bits and more."""
    return hashlib.sha256(secret.encode()).hexdigest()
