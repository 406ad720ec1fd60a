"""Changes of tables as rows: entries, commands, new values, orders and links, alike ones in one statement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from croupier.server.store import chain, schema
from croupier.server.table.changes import Change


def write_changes(connection: Connection, changes: Sequence[Change]) -> None:
    """Writes what the changes say, within the transaction of the connection."""
    entries = [
        {"table_id": change.table, "epoch": change.epoch or 0, **entry}
        for change in changes
        for entry in change.entries
    ]
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
        for person in change.forgotten:
            named = schema.commands.c.command.like(f"%:{person}:%")
            connection.execute(
                delete(schema.commands).where(schema.commands.c.table_id == change.table, named)
            )
    chain.write(connection, changes)


def _write_orders(connection: Connection, change: Change) -> None:
    for seat, order in change.orders.items():
        connection.execute(
            delete(schema.orders).where(
                schema.orders.c.table_id == change.table, schema.orders.c.seat == seat
            )
        )
        if order is not None:
            connection.execute(
                insert(schema.orders).values(
                    table_id=change.table,
                    seat=seat,
                    event=order.event,
                    limit=order.limit,
                    times=order.times,
                )
            )


def _alike(rows: list[dict[str, Any]]) -> list[tuple[tuple[str, ...], list[dict[str, Any]]]]:
    """The rows grouped by the columns they have, so that each group is one statement."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in rows:
        groups.setdefault(tuple(sorted(row)), []).append(row)
    return list(groups.items())
