"""Between the database and a game: tables read back from their journals, records written and taken in."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from sqlalchemy import Connection, select

from croupier import games
from croupier.core import fair
from croupier.core.chance import Scripted
from croupier.core.errors import CroupierError
from croupier.core.reading import decode, read
from croupier.core.record import Line, Player, Record, of_table
from croupier.core.replay import replay
from croupier.server import parts, schema
from croupier.server.backroom import Backroom
from croupier.server.clocks import since_before_restart
from croupier.server.ledger import Ledger, write_draws
from croupier.server.match import Match, dice
from croupier.server.refusals import Refused
from croupier.server.seating import Facts, Place
from croupier.server.store import Store, rows_of


async def load(room: Backroom, table: str) -> tuple[Match, dict[str, int]] | None:
    """The match of a table as its journal left it, with its known commands; None: there is no such table.

    Raises `Refused` for a table whose rules are not played any more.
    """
    return await room.store.read(lambda connection: _load(room, table, connection))


def _load(room: Backroom, table: str, connection: Connection) -> tuple[Match, dict[str, int]] | None:
    """Reads a table and plays its journal again, on a reader's thread: no other table waits for it."""
    found = rows_of(connection, select(schema.tables).where(schema.tables.c.id == table))
    if not found:
        return None
    facts = Facts(**{**found[0], "options": json.loads(found[0]["options"])})
    if facts.since < room.opened_at:
        facts.since = since_before_restart(facts.since, room.closed_at, room.opened_at)
    seats = rows_of(connection, _of(schema.seats, table).order_by(schema.seats.c.seat))
    places = [Place.of(seat) for seat in seats]
    ledger = Ledger(rules_of(facts), dice(facts, places) if facts.phase == "playing" else Scripted(()))
    ledger.replay(rows_of(connection, _of(schema.journal, table).order_by(schema.journal.c.seq)))
    known = {row["command"]: row["seq"] for row in rows_of(connection, _of(schema.commands, table))}
    orders = {
        row["seat"]: parts.Standing(row["event"], row["limit"], row["times"])
        for row in rows_of(connection, _of(schema.orders, table))
    }
    return Match(facts, places, ledger, orders, room.settings, room.now), known


def by_themselves(connection: Connection) -> list[str]:
    """The tables that go on without anybody: by a clock, a bot or an order, or as all is ready to begin."""
    tables, seats, orders = schema.tables, schema.seats, schema.orders
    bots = select(seats.c.table_id, seats.c.seat).where(
        (seats.c.kind == "bot") | seats.c.stand_in | seats.c.resigned
    )
    acting = {
        (row["table_id"], str(row["seat"]))
        for query in (bots, select(orders.c.table_id, orders.c.seat))
        for row in rows_of(connection, query)
    }
    playing = select(tables.c.id, tables.c.owed, tables.c.clock_total).where(tables.c.phase == "playing")
    open_seats = select(seats.c.table_id).where(seats.c.kind == "open")
    full = select(tables.c.id).where(tables.c.phase == "waiting", tables.c.id.not_in(open_seats))
    return [
        row["id"]
        for row in rows_of(connection, playing)
        if row["clock_total"] is not None
        or any((row["id"], seat) in acting for seat in row["owed"].split(","))
    ] + [row["id"] for row in rows_of(connection, full)]


def rules_of(facts: Facts) -> Any:
    """The rules a table plays by; raises `Refused` if this program has them no more."""
    try:
        rules = games.rules_with(facts.game, facts.seats, facts.options)
    except CroupierError:
        rules = None
    if rules is None or rules.revision != facts.revision:
        raise Refused("old-rules", game=facts.game, revision=facts.revision)
    return rules


def record_of(match: Match) -> Record:
    """The whole record of a game that is over, with the seeds that made its dice."""
    facts, places = match.facts, match.places
    seeds = tuple((place.seat, place.seed) for place in places if place.seed is not None)
    return of_table(
        match.ledger.table,
        [place.player(facts.game) for place in places],
        name=facts.id,
        commit=facts.commitment or None,
        reveal=(facts.seed, seeds) if facts.seed else None,
    )


def list_of(match: Match, seat: int | None) -> str:
    """What a seat may keep of a game that is not over: its own list, marked unverified, without digest."""
    facts, rules = match.facts, match.ledger.rules
    whose = "the gallery" if seat is None else f"seat {seat + 1}"
    lines = [Line(0, "#", f" unverified: the list of {whose}, the game is not over")]
    for text in match.ledger.table.events_for(seat):
        mark, _, rest = text.partition(" ")
        lines.append(Line(0, mark, rest))
    players = [_player(place, facts.game) for place in match.places]
    return Record(
        table=facts.id,
        game=rules.name,
        revision=rules.revision,
        seats=rules.seats,
        options=tuple(rules.options.items()),
        players=tuple(players),
        lines=tuple(lines),
        commit=facts.commitment,
        intact=None,
    ).text()


async def add_record(store: Store, data: bytes, now: int, *, own_sets: bool = True) -> str:
    """Takes a game file in as a table to look at; raises `Refused` or an error of the tree."""
    record, ledger, rows = await asyncio.to_thread(_played_again, data, now, own_sets)
    table = await _free_name(store, record.table)
    journal = [{"table_id": table, **row} for row in rows]
    await store.add(
        (schema.tables, [_facts_of(record, table, ledger, now)]),
        (schema.seats, _seat_rows(table, record)),
        (schema.journal, journal),
    )
    return table


def _played_again(data: bytes, now: int, own_sets: bool) -> tuple[Record, Ledger, list[dict[str, Any]]]:
    """Reads a game file, checks every line of it, and makes its journal."""
    record = read(decode(data))
    if not own_sets:
        _must_have_shipped_sets(record)
    rules = games.rules_with(record.game, record.seats, dict(record.options))
    for _ in replay(record, rules):
        pass
    ledger = Ledger(rules, Scripted(()))
    for line in record.lines:
        if line.mark not in "#=":
            ledger.again(_row(line, now))
    return record, ledger, [ledger.row(entry) for entry in ledger.entries]


def _must_have_shipped_sets(record: Record) -> None:
    """Refuses a record that brings its own components."""
    shipped = games.rules(record.game, record.seats).options
    for option in games.options(record.game, record.seats):
        if option.file and dict(record.options).get(option.name) != shipped[option.name]:
            raise Refused("no-own-sets")


async def _free_name(store: Store, told: str) -> str:
    """The record's own table name if it can be had, so that its dice can still be verified."""
    taken = await store.row(select(schema.tables.c.id).where(schema.tables.c.id == told))
    return secrets.token_hex(16) if taken or len(told) > 32 else told


def _facts_of(record: Record, table: str, ledger: Ledger, now: int) -> dict[str, Any]:
    own = table == record.table
    return {
        **new_table(table, record.game, record.revision, record.seats, dict(record.options), now),
        "seed": record.reveal[0] if record.reveal and own else "",
        "commitment": record.commit or "" if own else "",
        "phase": "over" if ledger.table.over else "closed",
        "seq": ledger.seq,
        "replay": True,
    }


def new_table(
    table: str, game: str, revision: int, seats: int, options: dict[str, str], now: int
) -> dict[str, Any]:
    """A row of the tables' table; seed and commitment are for the caller to add."""
    return {
        "id": table,
        "game": game,
        "revision": revision,
        "seats": seats,
        "options": json.dumps(options),
        "clock_total": None,
        "clock_move": None,
        "phase": "waiting",
        "seq": 0,
        "created": now,
        "moved": now,
        "since": now,
        "owed": "",
        "warned": False,
        "rematch": None,
        "replay": False,
    }


def _row(line: Line, now: int) -> dict[str, Any]:
    """A record's line as a journal row."""
    common = {"text": line.text, "at": now, "draws": write_draws(line.draws)}
    match line.mark:
        case "*":
            return {**common, "kind": "chance", "seat": None}
        case "!":
            seat, _, text = line.text.partition(" ")
            return {**common, "kind": "note", "seat": int(seat) - 1, "text": text}
        case seat:
            return {**common, "kind": "move", "seat": int(seat) - 1}


def _seat_rows(table: str, record: Record) -> list[dict[str, Any]]:
    seeds = dict(record.reveal[1]) if record.reveal else {}
    return [
        new_seat(table, seat, kind=player.kind, name=player.name[:40], seed=seeds.get(seat))
        for seat, player in enumerate(record.players)
    ]


def _player(place: Place, game: str) -> Player:
    return Player("bot", "nobody") if place.kind == "open" else place.player(game)


def new_seat(table: str, seat: int, **values: Any) -> dict[str, Any]:
    """A row of the seats' table with what is not said left empty."""
    empty: dict[str, Any] = {
        "table_id": table,
        "seat": seat,
        "kind": "open",
        "name": "",
        "level": None,
        "person": None,
        "own_bot": False,
        "nonce": None,
        "seed": None,
        "stand_in": False,
        "resigned": False,
        "time_left": None,
    }
    return {**empty, **values}


def commitment(table: str, rules: Any, seed: str) -> str:
    """The commitment to a table's dice, published before any seat can add its seed."""
    game = f"game {rules.name} revision {rules.revision} seats {rules.seats}"
    lines = [game, *(f"option {name} {value}" for name, value in rules.options.items())]
    return fair.commitment(table, lines, bytes.fromhex(seed))


def _of(table: Any, name: str) -> Any:
    return select(table).where(table.c.table_id == name)
