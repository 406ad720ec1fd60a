"""Between the database and a game: tables read back from their journals, records written."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, cast

from sqlalchemy import Connection, select

from croupier import games
from croupier.core import fair
from croupier.core.chance import Scripted
from croupier.core.errors import CroupierError
from croupier.core.record import Line, Player, Record, of_table
from croupier.core.rules import AnyRules
from croupier.server.extras.signing import Signer
from croupier.server.services import Services
from croupier.server.store import schema
from croupier.server.store.database import rows_of
from croupier.server.table.changes import Change, EntryRow
from croupier.server.table.ledger import Ledger
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.table.rhythm import take_back
from croupier.server.table.seating import Facts, Place
from croupier.server.table.seeds import dice
from croupier.server.wire import parts


async def load(services: Services, table: str, lost: int = 0) -> tuple[Match, dict[str, int]] | None:
    """The match of a table as its journal left it, with its known commands; None: there is no such table.

    `lost` milliseconds nobody could move: no clock has run. Raises `Refused` for a table whose rules are not
    played any more.
    """
    return await services.store.read(lambda connection: _load(services, table, lost, connection), long=True)


def _load(
    services: Services, table: str, lost: int, connection: Connection
) -> tuple[Match, dict[str, int]] | None:
    """Reads a table and plays its journal again, on a reader's thread: no other table waits for it."""
    found = rows_of(connection, select(schema.tables).where(schema.tables.c.id == table))
    if not found or found[0]["phase"] == "taking":
        return None
    facts = Facts(**{**found[0], "options": json.loads(found[0]["options"])})
    # What was written after the last heartbeat of a house that died lies ahead of the time it goes on from.
    facts.since = min(facts.since + lost, services.time())
    if facts.held is not None:
        facts.held = min(facts.held, services.time() + take_back(facts.speed, services.settings))
    seats = rows_of(connection, seats_of(table))
    if not seats:
        # An old game that was thrown away: only its commitment is kept.
        return None
    places = [Place.of(seat) for seat in seats]
    ledger = Ledger(rules_of(facts), dice(facts, places) if facts.phase == "playing" else Scripted(()))
    journal = rows_of(connection, _of(schema.journal, table).order_by(schema.journal.c.seq))
    ledger.replay(cast(list[EntryRow], journal))
    known = {row["command"]: row["seq"] for row in rows_of(connection, _of(schema.commands, table))}
    orders = {
        row["seat"]: parts.StandingOrder(row["event"], row["limit"], row["times"])
        for row in rows_of(connection, _of(schema.orders, table))
    }
    return Match(facts, places, ledger, orders, services.settings, services.now, services.time), known


def seats_of(table: str) -> Any:
    """The query of a table's seats, in order."""
    return _of(schema.seats, table).order_by(schema.seats.c.seat)


def by_themselves(connection: Connection) -> list[str]:
    """The tables that go on without anybody: by a clock, a bot or an order, or as all is ready to begin."""
    tables, seats, orders = schema.tables, schema.seats, schema.orders
    bots = select(seats.c.table_id, seats.c.seat).where(
        (seats.c.kind == "bot")
        | seats.c.stand_in
        | seats.c.resigned
        | ((seats.c.kind == "person") & seats.c.person.is_(None))
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
        # Nobody owes anything: the next round is still to be set up.
        or not row["owed"]
        or any((row["id"], seat) in acting for seat in row["owed"].split(","))
    ] + [row["id"] for row in rows_of(connection, full)]


def rules_of(facts: Facts) -> AnyRules:
    """The rules a table plays by; raises `Refused` if this program has them no more."""
    try:
        return games.rules_with(facts.game, facts.seats, facts.options, facts.revision)
    except CroupierError:
        raise Refused("old-rules", game=facts.game, revision=facts.revision) from None


def record_of(match: Match) -> Record:
    """The whole record of a game that is over, with the seeds that made its dice."""
    facts, places = match.facts, match.places
    seeds = tuple((place.seat, place.seed) for place in places if place.seed is not None)
    record = of_table(
        match.ledger.table,
        [place.player(facts.game) for place in places],
        name=facts.id,
        commits=_commits(facts),
        reveal=(facts.seed, seeds) if facts.seed else None,
        version=facts.version,
    )
    key, _, signature = (facts.signature or "").partition(":")
    return replace(record, signed=(key, signature)) if key else record


def sign(match: Match, signer: Signer | None, change: Change) -> None:
    """A game that is over: its digest becomes a link of the public chain, and the house signs it."""
    facts = match.facts
    if facts.version < fair.VERSION:
        return
    digest = record_of(match).signed_digest()
    change.links.append(("game", digest))
    if signer is not None:
        facts.signature = change.values["signature"] = signer.sign(digest)


def _commits(facts: Facts) -> tuple[str, ...]:
    """The house's commitments, the one that counts last; none: taken in under another name."""
    return (*facts.voided.split(), facts.commitment) if facts.commitment else ()


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
        commits=_commits(facts),
        intact=None,
        version=facts.version,
    ).text()


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
        "round": 0,
        "result": "",
        "rematch": None,
        "replay": False,
        "version": fair.VERSION,
        "dice": "hashes",
        "voided": "",
        "signature": None,
        "speed": "normal",
        "held": None,
    }


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
        "hash": None,
        "withheld": False,
        "spec": None,
    }
    return {**empty, **values}


def _of(table: Any, name: str) -> Any:
    return select(table).where(table.c.table_id == name)
