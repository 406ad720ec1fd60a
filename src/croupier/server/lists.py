"""Lists of tables that open none of them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from croupier.server import wishes
from croupier.server.people import Somebody
from croupier.server.store import schema
from croupier.server.store.database import Store
from croupier.server.table.company import NUDGED
from croupier.server.table.seating import Place
from croupier.server.wire import resources


async def of_person(store: Store, person: Somebody) -> list[resources.MyTable]:
    """A person's tables: those that wait for it first, then the newest."""
    seats, tables = schema.seats, schema.tables
    mine = select(seats.c.table_id).where(seats.c.person == person.id)
    rows = await store.rows(
        select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.moved.desc()).limit(200)
    )
    if not rows:
        return []
    wanted = [row["id"] for row in rows]
    chosen = select(seats).where(seats.c.table_id.in_(wanted)).order_by(seats.c.seat)
    places: dict[str, list[Place]] = {table: [] for table in wanted}
    for row in await store.rows(chosen):
        places[row["table_id"]].append(Place.of(row))
    nudged = await _nudged(store, wanted)
    found = [wishes.my_table(row, places[row["id"]], person, nudged.get(row["id"], ())) for row in rows]
    return sorted(found, key=lambda one: not one.my_turn)


async def _nudged(store: Store, wanted: Sequence[str]) -> dict[str, list[int]]:
    """The seats of tables that were reminded since the last move."""
    journal, tables = schema.journal, schema.tables
    query = (
        select(journal.c.table_id, journal.c.seat)
        .join(tables, tables.c.id == journal.c.table_id)
        .where(
            journal.c.table_id.in_(wanted),
            journal.c.kind == "note",
            journal.c.text.startswith(f"{NUDGED} "),
            journal.c.at >= tables.c.moved,
        )
    )
    found: dict[str, list[int]] = {}
    for row in await store.rows(query):
        found.setdefault(row["table_id"], []).append(row["seat"])
    return found


async def not_over(store: Store, person: Somebody) -> list[str]:
    """The tables that are not over at which a person has a seat."""
    seats = schema.seats
    query = (
        select(seats.c.table_id)
        .distinct()
        .join(schema.tables)
        .where(seats.c.person == person.id, schema.tables.c.phase.in_(("waiting", "playing")))
    )
    return [row["table_id"] for row in await store.rows(query)]
