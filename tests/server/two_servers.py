"""Two servers of one house in one process, and a watch over all they write."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
from sqlalchemy import Connection, Engine, event

from croupier.server.house import House
from croupier.server.settings import Settings

QUICK = Settings(think=0.0, take_back=0.0, seed_wait=5.0, lease=8.0, sweep=3600.0)
#: Runs a test with two servers.
Both: TypeAlias = Callable[[Callable[[House, House], Awaitable[None]]], None]


@asynccontextmanager
async def two_houses(url: str, data: Path) -> AsyncIterator[tuple[House, House]]:
    """Two servers of one house, with the same keys."""
    first = await House.open(data, url, QUICK, "a")
    second = await House.open(data, url, QUICK, "b")
    # Both have been there for long.
    ask(url, "UPDATE nodes SET started = started - 60000")
    try:
        yield first, second
    finally:
        await second.close()
        await first.close()


_WRITES = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (?:tables|seats|journal|commands|orders)\b")
_LOCKS = re.compile(
    r"SELECT .* FROM leases .* FOR (SHARE|UPDATE)|UPDATE leases SET owner = NULL, epoch = epoch \+ 1"
)


def watch(engine: Engine, unfenced: list[str]) -> None:
    """Notes whatever is written of a table in a transaction that has not locked a lease before."""
    taken_in: set[str] = set()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.info["may write"] = False

    @event.listens_for(engine, "before_cursor_execute")
    def look(connection: Connection, _: object, statement: str, given: Any, *more: object) -> None:
        rows = given if isinstance(given, list | tuple) else [given]
        new = statement.startswith("INSERT INTO tables")
        # Nobody deals a table that is made in this transaction, nor one that is taken in piece by piece.
        taken_in.update(row["id"] for row in rows if new and row["phase"] == "taking")
        if new or _LOCKS.match(statement):
            connection.info["may write"] = True
        tables = {row.get("table_id", row.get("key")) for row in rows if isinstance(row, dict)}
        if _WRITES.match(statement) and not connection.info["may write"] and not tables <= taken_in:
            unfenced.append(statement)


def ask(url: str, query: str, *given: object) -> None:
    """Changes the database behind the back of its servers."""
    folder = url.rsplit("=", 1)[1]
    with psycopg.connect(host=folder, user="croupier", dbname="postgres") as connection:
        connection.execute(query, given)
