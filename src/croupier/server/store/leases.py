"""Who deals a table: a lease with an epoch, held by one server until it gives it back or is believed dead.

Safety is the epoch alone: whatever writes a table locks the row of its lease in the same transaction and
finds its own epoch there, or is not written. The clock, always the database's, only says when others may take
a table.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, text

from croupier.server.store.holds import HouseInUse
from croupier.server.table.changes import Change

#: Milliseconds of the database's clock.
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
#: Milliseconds between two hand-overs of a table, or two balancers that disagree would play ping-pong.
PAUSE = 10_000
#: Milliseconds for which a wish to have a table counts; who still wants it says so again.
_WISH = 5_000
#: Milliseconds within which who waits for a table says so again.
_AGAIN = 1_000
#: Milliseconds after which a balancer sends people to a server that has come.
SETTLED = 3_000
#: Milliseconds for which a change by others is told again, in case the notice was lost.
NEWS = 30_000
#: The channel all servers listen to; each has one of its own besides.
CHANNEL = "croupier"


#: What is answered for a change of a group whose lease was not there, or locked.
UNSURE = object()


class LostLease(RuntimeError):
    """Another server deals the table now, or may: what was to be written was not."""


class Taken(NamedTuple):
    """A lease that was taken: its epoch, and for how many milliseconds nobody could move before."""

    epoch: int
    lost: int = 0


class Wish(NamedTuple):
    """Another server wants a table: its epoch, and whether it was not handed over just now."""

    epoch: int
    rested: bool


#: What the only server of a database takes, and anybody of a table that does not exist.
NOTHING = Taken(0)


@dataclass(frozen=True, slots=True)
class News:
    """What a server learns when it says that it lives."""

    #: It was not believed any more: others may have taken tables.
    lapsed: bool = False
    #: Tables that other servers want.
    wanted: dict[str, Wish] = field(default_factory=dict)
    #: Tables with changes by others, and when they were made.
    changed: dict[str, int] = field(default_factory=dict)
    #: Whether a server died that still has tables.
    orphans: bool = False
    #: When the last server was gone; another time than before: its tables wait for somebody.
    gone: int = 0


class Shared:
    """One of several servers on a PostgreSQL database."""

    def __init__(self, name: str, lease: float) -> None:
        #: Of this start; the name alone would be believed of two.
        self.id = secrets.token_hex(8)
        self.name = name
        self._lease = int(lease * 1000)

    # Within the transactions of the writer

    def mine(self, connection: Connection, tables: Collection[str], wait: bool) -> dict[str, int]:
        """The epochs of those of the tables that this server deals, locked until the transaction ends.

        Without `wait` a table whose lease somebody else has locked at this moment is left out.
        """
        query = _MINE_OR_WAIT if wait else _MINE
        found = connection.execute(query, {"tables": sorted(tables), "me": self.id})
        return {row.table_id: row.epoch for row in found}

    def change(self, connection: Connection, tables: Iterable[str]) -> None:
        """Says that a transaction changes tables which others may deal: they wait for it, and read it."""
        changed = sorted(tables)
        if changed:
            # A table that was never dealt has no row yet: who takes it meanwhile must wait as well.
            connection.execute(_KNOW, {"tables": changed})
            connection.execute(_LOCK, {"tables": changed})
            connection.execute(_CHANGE, {"tables": changed})

    # Transactions of their own

    def join(self, connection: Connection) -> None:
        """A server comes; whoever went by its name before is dead from now on."""
        connection.execute(
            text(f"UPDATE nodes SET until = least(until, {NOW}) WHERE name = :name"), {"name": self.name}
        )
        connection.execute(_JOIN, {"id": self.id, "name": self.name, "lease": self._lease})

    def leave(self, connection: Connection) -> None:
        """A server goes, and gives back what it still has."""
        connection.execute(text("UPDATE leases SET owner = NULL WHERE owner = :me"), {"me": self.id})
        connection.execute(
            text(f"UPDATE nodes SET until = least(until, {NOW}) WHERE id = :me"), {"me": self.id}
        )
        _notify(connection, CHANNEL, "free")

    def renew(self, connection: Connection) -> News:
        """Says that this server lives; raises `HouseInUse` if another one goes by its name."""
        row = connection.execute(_RENEW, {"me": self.id, "lease": self._lease}).one_or_none()
        lapsed = row is None or bool(row[0])
        if lapsed:
            if connection.execute(_NAMESAKE, {"me": self.id, "name": self.name}).first() is not None:
                raise HouseInUse(f"another server has come that is called {self.name}")
            if row is None:
                connection.execute(_JOIN, {"id": self.id, "name": self.name, "lease": self._lease})
        wanted, changed = {}, {}
        for table, epoch, wished, rested, at in connection.execute(_NEWS_OF, {"me": self.id}):
            if wished:
                wanted[table] = Wish(epoch, rested)
            if at is not None:
                changed[table] = at
        return News(lapsed, wanted, changed, *connection.execute(_GONE).one())

    def take(self, connection: Connection, table: str) -> Taken | None:
        """Takes a table that is free or whose server is dead; None: another one deals it.

        Of a table that does not exist there is no lease.
        """
        row = connection.execute(_TAKE, {"table": table, "me": self.id}).one_or_none()
        if row is not None:
            return Taken(row[0], max(0, row[1]))
        return None if connection.execute(_EXISTS, {"table": table}).first() else NOTHING

    def want(self, connection: Connection, table: str, waited: int) -> bool:
        """Asks the server that deals a table to hand it over to somebody who waits for so many milliseconds.

        Not one that has just come, then it is False: who waited by then came here for want of it. Where it is
        just being written the row is not waited for: who still wants it says so again.
        """
        if connection.execute(_JUST_CAME, {"table": table, "waited": waited}).first() is not None:
            return False
        connection.execute(_WANT, {"table": table})
        return True

    def release(self, connection: Connection, table: str, epoch: int, handed: bool) -> None:
        """Gives a table back, if it is still held; `handed`: because another server wants it."""
        given = connection.execute(
            _RELEASE, {"table": table, "me": self.id, "epoch": epoch, "handed": handed}
        )
        if given.rowcount:
            _notify(connection, CHANNEL, f"freed {table}")

    def held(self, connection: Connection) -> dict[str, int]:
        """All tables this server deals, with their epochs."""
        found = connection.execute(
            text("SELECT table_id, epoch FROM leases WHERE owner = :me"), {"me": self.id}
        )
        return {row.table_id: row.epoch for row in found}

    def dead(self, connection: Connection) -> list[str]:
        """Servers that are not believed to live."""
        return list(connection.execute(text(f"SELECT id FROM nodes WHERE until <= {NOW}")).scalars())

    def bury(self, connection: Connection, dead: Sequence[str]) -> None:
        """Frees the tables of these servers that are still dead, and forgets those dead for a day.

        Only of servers whose tables were looked through: those of one that died since must still be found.
        So must those for which people wait somewhere, in case they go.
        """
        connection.execute(_FREE, {"dead": list(dead)})
        connection.execute(_FORGET)

    def free_of(self, connection: Connection, tables: Sequence[str]) -> list[str]:
        """Those of the tables that no other living server deals, and for which nobody waits anywhere."""
        asked = {"tables": list(tables), "me": self.id}
        taken = set(connection.execute(_TAKEN, asked).scalars()) if tables else set()
        return [table for table in tables if table not in taken]


def fence(
    leases: Shared | None, connection: Connection, changes: Sequence[Change | None]
) -> list[LostLease | object | None]:
    """For each change of a group whether it may be written: None if so, `LostLease`, or `UNSURE` in a group.

    All leases are locked in one statement, in the order of their tables, so that no two servers wait for each
    other; where somebody else has locked one it is left to be asked for alone.
    """
    fenced = {change.table for change in changes if change is not None and change.epoch is not None}
    if leases is None or not fenced:
        return [None] * len(changes)
    alone = len(changes) == 1
    mine = leases.mine(connection, fenced, wait=alone)
    answers: list[LostLease | object | None] = []
    for change in changes:
        if change is None or change.epoch is None or mine.get(change.table) == change.epoch:
            answers.append(None)
        else:
            answers.append(LostLease(change.table) if alone else UNSURE)
    return answers


def dismiss(connection: Connection, table: str) -> None:
    """Whoever deals a table that is thrown away deals it no more; for one server there is nothing to do."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("UPDATE leases SET owner = NULL, epoch = epoch + 1 WHERE table_id = :table"),
            {"table": table},
        )


def tell_all(connection: Connection, words: str) -> None:
    """A notice to all servers, when the transaction is over."""
    if connection.dialect.name == "postgresql":
        _notify(connection, CHANNEL, words)


def _notify(connection: Connection, channel: str, words: str) -> None:
    connection.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": channel, "words": words})


_LIVES = f"SELECT 1 FROM nodes WHERE nodes.id = leases.owner AND nodes.until > {NOW}"
_HERE = "table_id = ANY(:tables)"
_MINE_OR_WAIT = text(
    f"SELECT table_id, epoch FROM leases WHERE {_HERE} AND owner = :me ORDER BY table_id FOR SHARE"
)
_MINE = text(f"{_MINE_OR_WAIT.text} SKIP LOCKED")
_LOCK = text(f"SELECT table_id FROM leases WHERE {_HERE} ORDER BY table_id FOR UPDATE")
_CHANGE = text(
    f"WITH changed AS (UPDATE leases SET changed = {NOW} WHERE {_HERE} RETURNING owner, table_id)"
    f" SELECT pg_notify('{CHANNEL}_' || owner, 'changed ' || table_id) FROM changed WHERE owner IS NOT NULL"
)
_JOIN = text(
    f"INSERT INTO nodes (id, name, started, seen, until) VALUES (:id, :name, {NOW}, {NOW}, {NOW} + :lease)"
    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, until = excluded.until"
)
_RENEW = text(
    "WITH before AS (SELECT id, until FROM nodes WHERE id = :me FOR UPDATE)"
    f" UPDATE nodes SET seen = {NOW}, until = {NOW} + :lease FROM before"
    f" WHERE nodes.id = before.id RETURNING before.until <= {NOW}"
)
_NAMESAKE = text(
    "SELECT 1 FROM nodes WHERE name = :name AND id <> :me"
    " AND (started, id) > (SELECT started, id FROM nodes WHERE id = :me) LIMIT 1"
)
_NEWS_OF = text(
    f"SELECT table_id, epoch, wanted > {NOW} - {_WISH}, handed < {NOW} - {PAUSE},"
    f" CASE WHEN changed > {NOW} - {NEWS} THEN changed END FROM leases"
    f" WHERE owner = :me AND (wanted > {NOW} - {_WISH} OR changed > {NOW} - {NEWS})"
)
_GONE = text(
    "SELECT EXISTS (SELECT 1 FROM leases JOIN nodes ON nodes.id = leases.owner"
    f" WHERE nodes.until <= {NOW}), coalesce((SELECT max(until) FROM nodes WHERE until <= {NOW}), 0)"
)
# A house that was restored or moved has journals and no leases: its epochs go on from there.
_LAST_EPOCH = "coalesce((SELECT epoch FROM journal WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), 0)"
_KNOW = text(
    f"INSERT INTO leases (table_id, epoch, wanted, handed, changed) SELECT id, {_LAST_EPOCH}, 0, 0, 0"
    " FROM tables WHERE id = ANY(:tables) ORDER BY id ON CONFLICT (table_id) DO NOTHING"
)
_TAKE = text(
    "INSERT INTO leases AS held (table_id, owner, epoch, wanted, handed, changed)"
    f" SELECT id, :me, 1 + {_LAST_EPOCH}, 0, 0, 0 FROM tables WHERE id = :table"
    # Looked at before the row is locked, which would have to wait for whoever writes there.
    " AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.table_id = tables.id"
    f" AND leases.owner <> CAST(:me AS varchar) AND EXISTS ({_LIVES}))"
    " ON CONFLICT (table_id) DO UPDATE SET owner = :me, epoch = held.epoch + 1, wanted = 0"
    " WHERE held.owner IS NULL OR held.owner = :me"
    f" OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = held.owner AND nodes.until > {NOW})"
    # What it was before the statement: nobody could move since its dead server was last seen.
    f" RETURNING epoch, coalesce((SELECT {NOW} - nodes.seen FROM leases AS before JOIN nodes"
    " ON nodes.id = before.owner WHERE before.table_id = :table AND before.owner <> :me), 0)"
)
_EXISTS = text("SELECT 1 FROM tables WHERE id = :table")
_WANT = text(
    f"WITH asked AS (UPDATE leases SET wanted = {NOW} WHERE table_id IN (SELECT table_id FROM leases"
    " WHERE table_id = :table AND owner IS NOT NULL FOR UPDATE SKIP LOCKED) RETURNING owner, table_id)"
    f" SELECT pg_notify('{CHANNEL}_' || owner, 'wanted ' || table_id) FROM asked"
)
_JUST_CAME = text(
    "SELECT 1 FROM leases JOIN nodes ON nodes.id = leases.owner"
    f" WHERE table_id = :table AND nodes.started > {NOW} - :waited - {SETTLED}"
)
_RELEASE = text(
    f"UPDATE leases SET owner = NULL, wanted = 0, handed = CASE WHEN :handed THEN {NOW} ELSE handed END"
    " WHERE table_id = :table AND owner = :me AND epoch = :epoch"
)
_FREE = text(
    "UPDATE leases SET owner = NULL WHERE table_id IN (SELECT table_id FROM leases"
    f" JOIN nodes ON nodes.id = leases.owner WHERE nodes.until <= {NOW} AND nodes.id = ANY(:dead)"
    f" AND leases.wanted < {NOW} - {_AGAIN} ORDER BY table_id FOR UPDATE OF leases SKIP LOCKED)"
)
_FORGET = text(
    f"DELETE FROM nodes WHERE until < {NOW} - 86400000"
    " AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.owner = nodes.id)"
)
_TAKEN = text(
    f"SELECT table_id FROM leases WHERE {_HERE} AND owner <> :me"
    f" AND (wanted > {NOW} - {_AGAIN} OR EXISTS ({_LIVES}))"
)
