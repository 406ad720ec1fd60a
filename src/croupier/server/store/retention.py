"""How long a house keeps games that are over: what a host sets, or for good."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from croupier.server.store import schema
from croupier.server.store.database import Store

_DAY = 86_400_000
#: Games that are thrown away in one round.
_ROUND = 500


async def expired(store: Store, now: int, days: int) -> list[str]:
    """Tables that ended so many days ago and are still kept; none if `days` is 0."""
    if not days:
        return []
    tables, seats = schema.tables, schema.seats
    query = select(tables.c.id).where(
        tables.c.phase.in_(("over", "closed")),
        tables.c.moved < now - days * _DAY,
        tables.c.id.in_(select(seats.c.table_id)),
    )
    return [row["id"] for row in await store.rows(query.limit(_ROUND))]


async def throw_away(store: Store, table: str) -> None:
    """Removes who played and what happened; the row stays for the chain of commitments, and opens no more."""

    def work(connection: Connection) -> None:
        for part in (schema.uploads, schema.orders, schema.commands, schema.journal, schema.seats):
            connection.execute(delete(part).where(part.c.table_id == table))
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == table).values(options="{}", rematch=None)
        )

    await store.run(work)
