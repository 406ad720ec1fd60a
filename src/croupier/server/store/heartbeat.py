"""One row that says how far the time of the house has come."""

from __future__ import annotations

from collections import deque

from sqlalchemy import Connection, insert, select, update

from croupier.server.store import schema
from croupier.server.store.holds import HouseInUse


def note(connection: Connection, at: int, own: deque[int | None] | None) -> int:
    """Notes how far this server has come, and returns how far the house has.

    `own` are the heartbeats of the only server of a database: raises `HouseInUse` if there is another one.
    """
    beats = schema.heartbeat
    # A server that stands still may hold the row: then it is only read.
    found = connection.execute(select(beats.c.at).with_for_update(skip_locked=True)).scalar()
    if own is not None:
        if own and found not in own:
            raise HouseInUse("another server has worked on this database while it was out of reach")
        own.extend((found, at))
    if found is not None:
        furthest = max(int(found), at)
        connection.execute(update(beats).values(at=furthest))
        return furthest
    held = connection.execute(select(beats.c.at)).scalar()
    if held is None:
        connection.execute(insert(beats).values(id=1, at=at))
    return max(at, held or 0)
