"""New tables: whether there is room for one, and what is written of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, func, insert, select

from croupier.core.rules import AnyRules
from croupier.server.services import Services
from croupier.server.store import archive, chain, schema
from croupier.server.table import seeds
from croupier.server.table.refusals import Refused


async def must_have_room(services: Services) -> None:
    """Raises `Refused` if there are as many open tables as the house may have."""
    open_ = schema.tables.c.phase.in_(("waiting", "playing"))
    count = await services.store.row(select(func.count().label("n")).select_from(schema.tables).where(open_))
    if count is not None and count["n"] >= services.settings.tables:
        raise Refused("too-many")


def written(
    services: Services, table: str, rules: AnyRules, pace: dict[str, Any], seats: list[dict[str, Any]]
) -> Callable[[Connection], None]:
    """What writes a new table down, with a seed of its own and the commitment to it."""
    seed = secrets.token_hex(32)
    row = archive.new_table(table, rules.name, rules.revision, rules.seats, rules.options, services.now())
    row |= {
        "since": services.time(),
        "seed": seed,
        "commitment": seeds.commitment(table, rules, seed),
        **pace,
    }

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.tables), row)
        connection.execute(insert(schema.seats), seats)
        chain.append(connection, table, "commit", row["commitment"])

    return work
