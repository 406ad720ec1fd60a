"""Game files taken in to be looked at: played within bounds, written in pieces, gone after a while."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, select

from croupier import games
from croupier.core.chance import Scripted
from croupier.core.errors import CroupierError, InvalidRecord
from croupier.core.reading import decode, read
from croupier.core.record import Line, Record
from croupier.core.replay import replay
from croupier.server.store import schema
from croupier.server.store.archive import new_seat, new_table
from croupier.server.store.database import Store
from croupier.server.store.leases import dismiss
from croupier.server.table import levels
from croupier.server.table.changes import Change, EntryRow
from croupier.server.table.ledger import Ledger
from croupier.server.table.refusals import Refused
from croupier.server.wire.parts import Phase
from croupier.verify import Verified, verify

T = TypeVar("T")

#: Rows of a journal written at once, so that moves of others get in between.
_PIECE = 500
#: Milliseconds after which what was taken in by half is given up.
_GIVEN_UP = 3_600_000
#: Uploads that wait for their turn; they are played one after the other.
_MOST_WAITING = 8
#: Games that are thrown away in one round.
_ROUND = 100


@dataclass(frozen=True, slots=True)
class Bounds:
    """The most a game file may be: lines, notes among them, and seconds of processor time to play it."""

    lines: int
    notes: int
    seconds: float


#: From a stranger: several times the longest game.
UPLOADED = Bounds(lines=5_000, notes=1_000, seconds=10.0)
#: From the host.
IMPORTED = Bounds(lines=100_000, notes=100_000, seconds=300.0)


class Uploads:
    """Takes game files in, one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def add(
        self,
        data: bytes,
        now: int,
        person: str,
        own_sets: bool,
        check: Callable[[], None] = lambda: None,
    ) -> str:
        """The table of a game file; raises `Refused`, as `check` may too, or an error of the tree."""
        return await self._one_by_one(
            lambda: add_record(
                self._store, data, now, UPLOADED, person=person, own_sets=own_sets, check=check
            )
        )

    async def verify(self, data: bytes, own_sets: bool) -> Verified:
        """Dice and moves of a game file, worked out again; raises `Refused`."""
        try:
            return await self._one_by_one(lambda: asyncio.to_thread(_verified, data, own_sets))
        except CroupierError as error:
            raise Refused("bad-record", reason=str(error)) from None

    async def _one_by_one(self, work: Callable[[], Awaitable[T]]) -> T:
        """Files are played one after the other; raises `Refused` when many wait."""
        if self._waiting >= _MOST_WAITING:
            raise Refused("busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await work()
        finally:
            self._waiting -= 1

    async def expired(self, now: int, days: int) -> list[str]:
        """Tables of uploads that are old, or were never taken in whole."""
        uploads, tables = schema.uploads, schema.tables
        old = select(uploads.c.table_id).where(uploads.c.at < now - days * 86_400_000).limit(_ROUND)
        half = select(tables.c.id).where(tables.c.phase == "taking", tables.c.created < now - _GIVEN_UP)
        return [
            *(row["table_id"] for row in await self._store.rows(old)),
            *(row["id"] for row in await self._store.rows(half.limit(_ROUND))),
        ]

    async def of(self, person: str) -> list[str]:
        """The tables a person has uploaded."""
        query = select(schema.uploads.c.table_id).where(schema.uploads.c.person == person)
        return [row["table_id"] for row in await self._store.rows(query)]

    async def remove(self, table: str) -> None:
        """Throws a game away."""

        def work(connection: Connection) -> None:
            dismiss(connection, table)
            for part in (schema.uploads, schema.reviews, schema.journal, schema.seats):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

        await self._store.run(work, alone=True)


async def add_record(
    store: Store,
    data: bytes,
    now: int,
    bounds: Bounds,
    *,
    person: str | None = None,
    own_sets: bool = True,
    check: Callable[[], None] = lambda: None,
) -> str:
    """Takes a game file in as a table to look at; raises `Refused` or an error of the tree.

    `check` is asked just before anything is written.
    """
    record, ledger, rows = await asyncio.to_thread(_played_again, data, now, bounds, own_sets)
    table = await _free_name(store, record.table)
    upload = [] if person is None else [{"table_id": table, "person": person, "at": now}]
    check()
    await store.add(
        (schema.tables, [_facts_of(record, table, now)]),
        (schema.seats, _seat_rows(table, record)),
        (schema.uploads, upload),
    )
    for begin in range(0, len(rows), _PIECE):
        piece = [{"table_id": table, **row} for row in rows[begin : begin + _PIECE]]
        await store.add((schema.journal, piece))
    phase: Phase = "over" if ledger.table.over else "closed"
    await store.write(Change(table, values={"phase": phase, "seq": ledger.seq}))
    return table


def _verified(data: bytes, own_sets: bool) -> Verified:
    """Works everything of a stranger's file out again, as long as its processor time lasts."""
    _check_size(data, UPLOADED)
    record = read(decode(data))
    if not own_sets:
        _must_have_shipped_sets(record)
    until = time.thread_time() + UPLOADED.seconds
    return verify(record, watch=lambda steps: _in_time(steps, until))


def _played_again(
    data: bytes, now: int, bounds: Bounds, own_sets: bool
) -> tuple[Record, Ledger, list[EntryRow]]:
    """Reads a game file, checks every line of it, and makes its journal."""
    _check_size(data, bounds)
    record = read(decode(data))
    if not own_sets:
        _must_have_shipped_sets(record)
    rules = games.rules_of(record)
    until = time.thread_time() + bounds.seconds
    for _ in _in_time(replay(record, rules), until):
        pass
    ledger = Ledger(rules, Scripted(()))
    for line in _in_time(record.lines, until):
        if line.mark not in "#=":
            ledger.again(*_entry(line), now, line.draws)
    return record, ledger, list(ledger.rows(_in_time(ledger.entries, until)))


def _check_size(data: bytes, bounds: Bounds) -> None:
    """Refuses what is longer than any game, before it is read."""
    if data.count(b"\n") > bounds.lines:
        raise InvalidRecord(0, f"the file has more than {bounds.lines} lines, which no game has")
    if data.count(b"\n!") > bounds.notes:
        raise InvalidRecord(0, f"the file has more than {bounds.notes} notes, which no game has")


def _in_time(things: Iterable[T], until: float) -> Iterator[T]:
    """The things, one by one, as long as this thread's processor time lasts."""
    for thing in things:
        if time.thread_time() > until:
            raise InvalidRecord(0, "this game takes too long to play again")
        yield thing


def _must_have_shipped_sets(record: Record) -> None:
    """Refuses a record that brings its own components."""
    shipped = games.rules_of(replace(record, options=())).options
    for option in games.options(record.game, record.seats, record.revision):
        if option.file and dict(record.options).get(option.name) != shipped[option.name]:
            raise Refused("no-own-sets")


async def _free_name(store: Store, told: str) -> str:
    """The record's own table name if it can be had, so that its dice can still be verified."""
    taken = await store.row(select(schema.tables.c.id).where(schema.tables.c.id == told))
    return secrets.token_hex(16) if taken or len(told) > 32 else told


def _facts_of(record: Record, table: str, now: int) -> dict[str, Any]:
    """The row of a table that is being taken in; nobody sees it before it is whole."""
    own = table == record.table
    return {
        **new_table(table, record.game, record.revision, record.seats, dict(record.options), now),
        "seed": record.reveal[0] if record.reveal and own else "",
        "commitment": record.commit or "" if own else "",
        "voided": " ".join(record.commits[:-1]) if own else "",
        "signature": ":".join(record.signed) if record.signed and own else None,
        "version": record.version,
        "dice": "made",
        "phase": "taking",
        "replay": True,
    }


def _entry(line: Line) -> tuple[str, int | None, str]:
    """Kind, seat and text of a record's line as the journal has them."""
    match line.mark:
        case "*":
            return "chance", None, line.text
        case "!":
            seat, _, text = line.text.partition(" ")
            return "note", int(seat) - 1, text
        case seat:
            return "move", int(seat) - 1, line.text


def _seat_rows(table: str, record: Record) -> list[dict[str, Any]]:
    seeds = dict(record.reveal[1]) if record.reveal else {}
    return [
        new_seat(
            table,
            seat,
            kind=player.kind,
            name=levels.called(seat) if player.kind == "bot" else player.name[:40],
            seed=seeds.get(seat),
            hash=player.hash,
            spec=player.name[:120] if player.kind == "bot" else None,
        )
        for seat, player in enumerate(record.players)
    ]
