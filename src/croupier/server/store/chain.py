"""The public chain: every commitment to dice and every finished game, each link holding the one before.

So none can be left out or put in later: a house that dropped games whose dice it did not like would show
their commitments here as void, and a game that was written anew would have another digest than at its end.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Literal, TypeAlias

from sqlalchemy import Connection, func, insert, select, update

from croupier.server.store import schema
from croupier.server.table.changes import Change, LinkKind

Outcome: TypeAlias = Literal["open", "played", "void"]
#: What stands before the first link.
BEGINNING = "0" * 64
#: Held by the server that adds to the chain.
_LOCK = 7_290_462
_PREFIX: dict[LinkKind, str] = {"commit": "croupier1|chain", "game": "croupier2|game"}
_OUTCOMES: dict[str, Outcome] = {"over": "played", "closed": "void"}


def link(before: str, kind: LinkKind, value: str) -> str:
    """The next link of the chain."""
    return hashlib.sha256(f"{_PREFIX[kind]}|{before}|{value}".encode()).hexdigest()


def append(connection: Connection, table: str, kind: LinkKind, value: str) -> None:
    """Adds a link, in the transaction of what it tells."""
    chain = schema.chain
    if connection.dialect.name == "postgresql":
        # One order over all servers; the lock goes with the transaction.
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    last = connection.execute(select(chain.c.number, chain.c.link).order_by(chain.c.number.desc()).limit(1))
    number, before = last.one_or_none() or (0, BEGINNING)
    row = {"number": number + 1, "table_id": table, "kind": kind, "value": value}
    outcome: Outcome | None = "open" if kind == "commit" else None
    connection.execute(insert(chain).values(**row, link=link(before, kind, value), outcome=outcome))


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """What changes of tables mean for the chain: new links, and what became of open commitments."""
    for change in changes:
        if any(kind == "commit" for kind, _ in change.links):
            _settle(connection, change.table, "void")
        for kind, value in change.links:
            append(connection, change.table, kind, value)
        outcome = _OUTCOMES.get(str(change.values.get("phase")))
        if outcome is not None:
            _settle(connection, change.table, outcome)


def _settle(connection: Connection, table: str, outcome: Outcome) -> None:
    chain = schema.chain
    still = update(chain).where(chain.c.table_id == table, chain.c.outcome == "open")
    connection.execute(still.values(outcome=outcome))
