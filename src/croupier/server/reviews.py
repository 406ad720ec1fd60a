"""Reviews of finished games: made in a patient process beside the tables, one after the other, and kept."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from croupier import games
from croupier.core.game import ImportPath, Reason
from croupier.core.rules import AnyRules
from croupier.server.reckoner import Asked, Piece
from croupier.server.settings import Settings
from croupier.server.store import schema
from croupier.server.store.database import DatabaseTrouble, Store
from croupier.server.table.refusals import Refused
from croupier.server.thinkers import HouseCloses, LateBot, Thinkers, Work
from croupier.value.statement import Account

log = structlog.get_logger()
State: TypeAlias = Literal["waiting", "working", "failed"]

_RECKON: ImportPath[Callable[[Any], Any]] = ImportPath("croupier.server.reckoner:reckon")
_NAME: ImportPath[Callable[[Any], Any]] = ImportPath("croupier.server.reckoner:name_of")
_WARM: ImportPath[Callable[[Any], Any]] = ImportPath("croupier.server.warming:warm")
#: How long a process may take over one piece: the first of all may have to be compiled.
_DEADLINE = 120.0
#: Seconds of the first piece, so that something is seen soon, and of the others.
_FIRST, _NEXT = 0.2, 0.5
#: Seconds after which a game is given up: no game of people takes so long.
_LONGEST = 300.0
#: What the processes leave to all others.
_NICE = 19
#: Reviews that failed and are remembered.
_FAILED = 100


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What is known of a game: its account, and of costly events by their numbers why, and their themes."""

    account: Account
    reasons: dict[int, tuple[Reason, ...]] = field(default_factory=dict)
    themes: dict[int, str] = field(default_factory=dict)


@dataclass(slots=True)
class Job:
    """A review under way: who asked for it, and how far it has come."""

    table: str
    record: str
    owners: set[str]
    state: State = "waiting"
    found: Reviewed | None = None
    #: How many events the game has; 0: not known yet.
    size: int = 0
    began: float = field(default_factory=time.monotonic)

    def take(self, piece: Piece) -> None:
        """Adds what is new."""
        before = self.found or Reviewed(replace(piece.account, moves=()))
        account = replace(piece.account, moves=before.account.moves + piece.account.moves)
        self.found = Reviewed(account, before.reasons | piece.reasons, before.themes | piece.themes)
        self.size = piece.size


class Reviews:
    """The queue of a house: bounded, and one job a person: who wants another one leaves the first."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._workers = settings.review_workers
        self._most = settings.reviews_waiting
        self._thinkers = Thinkers(max(1, self._workers), _DEADLINE, _NICE)
        #: By table, in the order in which they were asked for.
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: What evaluates the games of some rules now.
        self._names: dict[str, str] = {}

    async def close(self) -> None:
        """Leaves everything as it is; what is not whole is made again when somebody asks."""
        for task in self._tasks:
            task.cancel()
        # First the processes: a thread that waits for an answer would keep the house open.
        self._thinkers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def job(self, table: str) -> Job | None:
        """The review of a table that is under way, or failed."""
        return self._jobs.get(table)

    def ahead(self, job: Job) -> int:
        """How many come before a job that waits."""
        waiting = [one for one in self._jobs.values() if one.state != "failed"]
        return waiting.index(job) if job in waiting else 0

    def ask(self, table: str, record: str, owner: str) -> None:
        """Wants a review for somebody; raises `Refused`."""
        if not self._workers:
            raise Refused("no-reviews")
        job = self._jobs.get(table)
        self.leave(owner, table)
        if job is None or job.state == "failed":
            self._make_room()
            job = self._jobs[table] = Job(table, record, set())
        job.owners.add(owner)
        if len(self._tasks) < self._workers:
            task = asyncio.create_task(self._work_off(), name="reviews")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def newest(self, rules: AnyRules) -> str | None:
        """The evaluator a review would be made with now; None: there is none here, or it cannot be had."""
        if not self._workers or not games.game(rules.name).value:
            return None
        # Alone other things count, so the evaluator is another one.
        key = f"{rules.name} {rules.revision}" + " alone" * (rules.seats == 1)
        if key not in self._names:
            try:
                self._names[key] = await self._thinkers.work(Work(_NAME, rules))
            except LateBot as late:
                log.warning("no evaluator", game=rules.name, reason=str(late))
                return None
        return self._names[key]

    async def warm(self, game: str) -> None:
        """Makes the process ready for a game before anybody asks."""
        if self._workers:
            name = await self._thinkers.work(Work(_WARM, game))
            self._names[f"{game} {games.game(game).revision}"] = name

    async def kept(self, table: str) -> list[str]:
        """The evaluators of the reviews that are kept, the newest first."""
        reviews = schema.reviews
        query = select(reviews.c.evaluator).where(reviews.c.table_id == table).order_by(reviews.c.at.desc())
        return [row["evaluator"] for row in await self._store.rows(query)]

    async def read(self, table: str, evaluator: str) -> Reviewed | None:
        """A review that is kept."""
        reviews = schema.reviews
        here = (reviews.c.table_id == table) & (reviews.c.evaluator == evaluator)
        row = await self._store.row(select(reviews.c.account).where(here))
        return None if row is None else await asyncio.to_thread(unpacked, row["account"])

    def leave(self, owner: str, but: str = "") -> None:
        """Somebody wants a review no more: those that nobody else wants are given up."""
        for job in list(self._jobs.values()):
            if job.table != but and owner in job.owners:
                job.owners.discard(owner)
                if not job.owners and job.state != "working":
                    del self._jobs[job.table]

    def _make_room(self) -> None:
        """Raises `Refused` when many wait; forgets the oldest of those that failed."""
        failed = [job.table for job in self._jobs.values() if job.state == "failed"]
        for table in failed[: max(0, len(failed) - _FAILED)]:
            del self._jobs[table]
        if sum(job.state == "waiting" for job in self._jobs.values()) >= self._most:
            raise Refused("busy")

    async def _work_off(self) -> None:
        """Makes one review after the other, until none waits."""
        while job := next((one for one in self._jobs.values() if one.state == "waiting"), None):
            job.state = "working"
            try:
                whole = await self._made(job)
                if whole:
                    await self._keep(job)
                del self._jobs[job.table]
            except (LateBot, DatabaseTrouble) as error:
                log.warning("review failed", table=job.table, reason=str(error))
                job.state = "failed"

    async def _made(self, job: Job) -> bool:
        """Whether the review is whole; False: nobody wants it any more."""
        job.began = time.monotonic()
        while job.owners:
            done = job.found.account.moves if job.found else ()
            asked = Asked(job.record, done, _NEXT if done else _FIRST)
            job.take(await self._thinkers.work(Work(_RECKON, asked)))
            if job.found is not None and job.found.account.complete:
                return True
            if time.monotonic() - job.began > _LONGEST:
                raise LateBot("the game is too long")
        return False

    async def _keep(self, job: Job) -> None:
        """Writes a review down, in the place of one by the same evaluator, if the table is still there."""
        found = job.found
        assert found is not None
        row = {
            "table_id": job.table,
            "evaluator": found.account.evaluator,
            "at": self._now(),
            "account": await asyncio.to_thread(packed, found),
        }
        reviews, seats = schema.reviews, schema.seats

        def work(connection: Connection) -> None:
            there = select(seats.c.seat).where(seats.c.table_id == job.table)
            if connection.execute(there).first() is None:
                return
            same = (reviews.c.table_id == job.table) & (reviews.c.evaluator == found.account.evaluator)
            connection.execute(delete(reviews).where(same))
            connection.execute(insert(reviews), row)

        # Another server may have made the same one meanwhile.
        with suppress(IntegrityError):
            await self._store.run(work)


async def warm_all(reviews: Reviews, coaches: Thinkers) -> None:
    """Makes reviews and the coach ready, game by game: first the patient process, which fills the cache."""
    for name, game in games.GAMES.items():
        if game.value:
            try:
                await reviews.warm(name)
                await coaches.work(Work(_WARM, name))
            except HouseCloses:
                return
            except LateBot as late:
                log.warning("a game cannot be reviewed yet", game=name, reason=str(late))
    log.info("ready for reviews and hints")


def packed(found: Reviewed) -> bytes:
    """A review as it is kept."""
    return zlib.compress(msgspec.json.encode(found))


def unpacked(data: bytes) -> Reviewed:
    """A review that was kept."""
    return msgspec.json.decode(zlib.decompress(data), type=Reviewed)
