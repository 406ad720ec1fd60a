"""How long a house keeps games: those that are over, and those at which nobody moves."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from croupier.server.store import schema
from croupier.server.store.database import Store
from croupier.server.store.leases import dismiss
from croupier.server.table.clocks import CLOSE_AFTER, WARN_AFTER

_DAY = 86_400_000
#: Games that are looked at in one round.
ROUND = 500


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
    return [row["id"] for row in await store.rows(query.limit(ROUND))]


async def throw_away(store: Store, table: str) -> None:
    """Removes who played and what happened; the row stays for the chain of commitments, and opens no more."""

    def work(connection: Connection) -> None:
        dismiss(connection, table)
        for part in (
            schema.uploads,
            schema.reviews,
            schema.orders,
            schema.commands,
            schema.journal,
            schema.seats,
        ):
            connection.execute(delete(part).where(part.c.table_id == table))
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == table).values(options="{}", rematch=None)
        )

    await store.run(work, alone=True)


async def still(store: Store, now: int, after: str) -> list[str]:
    """Tables without a clock where nothing has moved for a week, a round of them behind an id.

    Round by round, so that those which cannot be opened do not stand before all others.
    """
    tables = schema.tables
    query = select(tables.c.id).where(
        tables.c.phase.in_(("waiting", "playing")),
        tables.c.clock_total.is_(None),
        (tables.c.since < now - CLOSE_AFTER) | (~tables.c.warned & (tables.c.since < now - WARN_AFTER)),
        tables.c.id > after,
    )
    return [row["id"] for row in await store.rows(query.order_by(tables.c.id).limit(ROUND))]
