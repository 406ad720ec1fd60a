"""The public chain of commitments: every table's, in order, with what became of it.

Each link holds the one before it, so that none can be left out or put in later: a house that dropped games
whose dice it did not like would show them here as void.
"""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, func, insert, select

from croupier.server import schema
from croupier.server.resources import Commitment, Commitments, Outcome
from croupier.server.store import Store, rows_of

#: What stands before the first link.
BEGINNING = "0" * 64
_PAGE = 500
_OUTCOMES: dict[str, Outcome] = {"waiting": "open", "playing": "open", "over": "played", "closed": "void"}


def link(before: str, commitment: str) -> str:
    """The next link of the chain."""
    return hashlib.sha256(f"croupier1|chain|{before}|{commitment}".encode()).hexdigest()


def append(connection: Connection, table: str, commitment: str) -> None:
    """Adds a table's commitment to the chain, in the transaction that opens the table."""
    chain = schema.commitments
    last = connection.execute(select(chain.c.link).order_by(chain.c.number.desc()).limit(1)).scalar()
    connection.execute(insert(chain).values(table_id=table, link=link(last or BEGINNING, commitment)))


async def page(store: Store, after: int) -> Commitments:
    """The links after a number, and how many there are of each outcome."""

    def read(connection: Connection) -> Commitments:
        chain, tables = schema.commitments, schema.tables
        phases = select(tables.c.phase, func.count().label("n")).join(chain).group_by(tables.c.phase)
        counts: dict[Outcome, int] = {"open": 0, "played": 0, "void": 0}
        for row in rows_of(connection, phases):
            counts[_OUTCOMES[row["phase"]]] += row["n"]
        links = (
            select(chain.c.number, chain.c.link, tables.c.commitment, tables.c.phase)
            .join(tables)
            .where(chain.c.number > after)
            .order_by(chain.c.number)
            .limit(_PAGE)
        )
        return Commitments(
            open=counts["open"],
            played=counts["played"],
            void=counts["void"],
            links=[
                Commitment(row["number"], row["commitment"], row["link"], _OUTCOMES[row["phase"]])
                for row in rows_of(connection, links)
            ],
        )

    return await store.read(read)
