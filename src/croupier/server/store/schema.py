"""The tables of the database; dates are milliseconds since 1970, `since` and the heartbeat are house time."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

#: A person: a name, nothing else.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: The hashes of a person's secrets, one for each device.
devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

#: Links that open a person on another device, once.
device_links = Table(
    "device_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock_total", BigInteger),
    Column("clock_move", BigInteger),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    #: When the clocks that run now began to, in the time of the house; without clocks: the last move.
    Column("since", BigInteger, nullable=False),
    #: The seats that owe something now, as `0,2`: for lists that open no table.
    Column("owed", String(40), nullable=False),
    Column("warned", Boolean, nullable=False),
    #: The round and, once it is over, scores and ranks as `310,280 1,2`: for lists that open no table.
    Column("round", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Column("rematch", String(32)),
    #: An uploaded record: there to be looked at.
    Column("replay", Boolean, nullable=False),
    #: Of the fair dice and of the record.
    Column("version", Integer, nullable=False),
    #: What is asked of the seats for the dice: `hashes`, then `seeds`, then they are `made`.
    Column("dice", String(8), nullable=False),
    #: Commitments before the one that counts, with blanks between them.
    Column("voided", Text, nullable=False),
    #: Key id and signature of the finished game.
    Column("signature", String(160)),
    #: How fast its bots play, as its people choose.
    Column("speed", String(12), nullable=False),
    #: Until when bots wait for a decision to be taken back, in the time of the house.
    Column("held", BigInteger),
    Index("tables_phase", "phase"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(8)),
    Column("person", ForeignKey("people.id"), index=True),
    Column("own_bot", Boolean, nullable=False),
    Column("nonce", String(64)),
    Column("seed", String(32)),
    Column("stand_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("time_left", BigInteger),
    #: What the seat has committed to for the dice.
    Column("hash", String(64)),
    #: It did not tell the seed it had committed to, and has no part in the dice of this table any more.
    Column("withheld", Boolean, nullable=False),
    #: The full specification of the bot that sat down here, or stands in.
    Column("spec", String(120)),
    PrimaryKeyConstraint("table_id", "seat"),
)

#: Append-only: what happened at a table, numbered from 1 without gaps.
journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    #: The digest of the position after this entry.
    Column("digest", String(16), nullable=False),
    #: Of the lease under which it was written; 0: by the only server there was.
    Column("epoch", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "seq"),
)

#: Commands that were carried out, with the answer they got.
commands = Table(
    "commands",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("command", String(60), nullable=False),
    Column("seq", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "command"),
)

#: Standing orders, known to their seat alone.
orders = Table(
    "orders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("event", Text, nullable=False),
    Column("limit", Integer),
    Column("times", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

#: Append-only but for the outcome: commitments to dice and finished games, each link holding the one before.
#: It outlives the tables it tells of.
chain = Table(
    "chain",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("value", String(64), nullable=False),
    Column("link", String(64), nullable=False),
    Column("outcome", String(8)),
    Index("chain_table", "table_id"),
)

#: Who has uploaded which game to look at, and when.
uploads = Table(
    "uploads",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Index("uploads_at", "at"),
)

#: Reviews of finished games, packed: one for each version of the evaluator. They name nobody.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("evaluator", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("account", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "evaluator"),
)

#: One row: how far the time of the house has come; the next start goes on from there.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

#: The servers of a house on PostgreSQL, one row for each start; times are the database's.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    #: What its host calls it; of several starts the newest counts.
    Column("name", String(80), nullable=False),
    Column("started", BigInteger, nullable=False),
    #: When it last said that it lives, and until when it is believed.
    Column("seen", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

#: Who deals which table, as long as that server is believed to live; every write of a table holds its row.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    #: A server's start; None: nobody deals it.
    Column("owner", String(32)),
    #: Counted up whenever somebody takes the table.
    Column("epoch", Integer, nullable=False),
    #: When another server last asked for it, when it was last handed over, and when somebody who does not
    #: deal it last changed what is on its seats.
    Column("wanted", BigInteger, nullable=False),
    Column("handed", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("leases_owner", "owner"),
)

#: The keys of a house with several servers: sealed by a secret they all have, or else their fingerprints.
keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("sealed", Boolean, nullable=False),
)
