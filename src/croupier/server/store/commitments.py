"""The public chain as it is told: links in order, and how many commitments there are of each outcome."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from croupier.server.store import schema
from croupier.server.store.chain import Outcome
from croupier.server.store.database import Store, rows_of
from croupier.server.wire.resources import ChainLink, Commitments

_PAGE = 500


async def page(store: Store, after: int) -> Commitments:
    """The links after a number, and how many commitments there are of each outcome."""

    def read(connection: Connection) -> Commitments:
        chain = schema.chain
        counted = select(chain.c.outcome, func.count().label("n")).where(chain.c.kind == "commit")
        counts: dict[Outcome, int] = {"open": 0, "played": 0, "void": 0}
        for row in rows_of(connection, counted.group_by(chain.c.outcome)):
            counts[row["outcome"]] = row["n"]
        links = select(chain).where(chain.c.number > after).order_by(chain.c.number).limit(_PAGE)
        return Commitments(
            **counts,
            links=[
                ChainLink(row["number"], row["kind"], row["value"], row["link"], row["outcome"])
                for row in rows_of(connection, links)
            ],
        )

    return await store.read(read)
