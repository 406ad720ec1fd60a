"""The finished games of a house as records, for whoever looks into it from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator

from sqlalchemy import select

from croupier.core.record import Record
from croupier.server.services import Services
from croupier.server.store import archive, schema
from croupier.server.store.database import Store
from croupier.server.table.refusals import Refused
from croupier.server.thinkers import Thinkers
from croupier.texts import say


async def finished(url: str) -> AsyncIterator[tuple[str, Record | str]]:
    """Every finished game of a house by the name of its table, the oldest first.

    Instead of one that is damaged, or of rules that are not played any more, comes what is wrong with it.
    """
    store = await Store.open(url, reading=True)
    services = Services(store, Thinkers(1))
    try:
        over = select(schema.tables.c.id).where(schema.tables.c.phase == "over")
        for row in await store.rows(over.order_by(schema.tables.c.created)):
            found = await _record(services, row["id"])
            if found is not None:
                yield row["id"], found
    finally:
        services.thinkers.close()
        await store.close()


async def _record(services: Services, table: str) -> Record | str | None:
    try:
        loaded = await archive.load(services, table)
    except Refused as refused:
        return say(refused.refusal.code, refused.refusal.args)
    except Exception as error:  # whatever a damaged journal leads to: the other games can be read
        return f"cannot be read, it is damaged ({type(error).__name__})"
    return None if loaded is None else archive.record_of(loaded[0])
