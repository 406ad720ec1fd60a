"""Games a person has finished: how they ended, and what their reviews say of play, luck and mistakes."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import select

from croupier.core.game import Unit
from croupier.server.store import schema
from croupier.server.store.database import Store
from croupier.server.table import coaching
from croupier.server.table.seating import Place
from croupier.server.wire import resources
from croupier.value.statement import SeatAccount

#: As many games as a person is told of, the newest first.
MOST = 500
#: What was read of reviews and is remembered: a few hundred bytes each.
_REMEMBERED = 10_000

#: A table, the evaluator of its newest review and when that was made, and a seat.
_Key: TypeAlias = tuple[str, str, int, int]


class _Move(msgspec.Struct):
    """What counts here of a move in a review that is kept."""

    seq: int
    seat: int | None
    cost: tuple[float, ...] | None


class _Account(msgspec.Struct):
    evaluator: str
    unit: Unit
    seats: tuple[SeatAccount, ...]
    moves: tuple[_Move, ...]


class _Kept(msgspec.Struct):
    account: _Account
    themes: dict[int, str] = {}


class Played:
    """Lists of finished games; what a review says of a seat is read once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[_Key, resources.OwnReview] = {}

    async def of_person(self, person: str) -> resources.MyGames:
        """The games of a person that are over, the newest first."""
        seats, tables = schema.seats, schema.tables
        mine = select(seats.c.table_id).where(seats.c.person == person)
        rows = await self._store.rows(
            select(tables.c.id, tables.c.game, tables.c.moved, tables.c.result)
            .where(tables.c.id.in_(mine), tables.c.phase == "over")
            .order_by(tables.c.moved.desc())
            .limit(MOST + 1)
        )
        wanted = [row["id"] for row in rows[:MOST]]
        places, coached = await _places(self._store, wanted), await _coached(self._store, wanted)
        # Of those who share a screen the first seat is its owner's.
        own = {
            table: next(place.seat for place in found if place.belongs_to(person))
            for table, found in places.items()
        }
        reviews = await self._reviews(own)
        games = [
            resources.PlayedGame(
                id=row["id"],
                game=row["game"],
                ended=row["moved"],
                seat=own[row["id"]],
                seats=[place.info(present=False) for place in places[row["id"]]],
                result=resources.Standings.read(row["result"]),
                coached=(row["id"], own[row["id"]]) in coached,
                review=reviews.get(row["id"]),
            )
            for row in rows[:MOST]
        ]
        return resources.MyGames(games=games, more=len(rows) > MOST)

    async def _reviews(self, own: dict[str, int]) -> dict[str, resources.OwnReview]:
        """What the newest review of each game says of one's own seat."""
        reviews = schema.reviews
        query = (
            select(reviews.c.table_id, reviews.c.evaluator, reviews.c.at)
            .where(reviews.c.table_id.in_(list(own)))
            .order_by(reviews.c.at)
        )
        newest: dict[str, _Key] = {
            row["table_id"]: (row["table_id"], row["evaluator"], row["at"], own[row["table_id"]])
            for row in await self._store.rows(query)
        }
        if len(self._read) > _REMEMBERED:
            self._read.clear()
        for key in newest.values():
            if key not in self._read:
                table, evaluator, _, seat = key
                here = (reviews.c.table_id == table) & (reviews.c.evaluator == evaluator)
                row = await self._store.row(select(reviews.c.account).where(here))
                if row is not None:
                    self._read[key] = await asyncio.to_thread(_told, row["account"], seat)
        return {table: self._read[key] for table, key in newest.items() if key in self._read}


async def _places(store: Store, wanted: Sequence[str]) -> dict[str, list[Place]]:
    seats = schema.seats
    found: dict[str, list[Place]] = {table: [] for table in wanted}
    for row in await store.rows(
        select(seats).where(seats.c.table_id.in_(wanted)).order_by(seats.c.table_id, seats.c.seat)
    ):
        found[row["table_id"]].append(Place.of(row))
    return found


async def _coached(store: Store, wanted: Sequence[str]) -> set[tuple[str, int]]:
    """The tables and seats at which the coach has helped."""
    journal = schema.journal
    query = select(journal.c.table_id, journal.c.seat).where(
        journal.c.table_id.in_(wanted), journal.c.kind == "note", journal.c.text == coaching.ON
    )
    return {(row["table_id"], row["seat"]) for row in await store.rows(query)}


def _told(account: bytes, seat: int) -> resources.OwnReview:
    """A seat's figures in a packed review."""
    kept = msgspec.json.decode(zlib.decompress(account), type=_Kept)
    found = kept.account.seats[seat]
    return resources.OwnReview(
        evaluator=kept.account.evaluator,
        unit=kept.account.unit,
        luck=found.luck,
        own=found.own,
        mattered=found.rating.mattered,
        best=found.rating.best,
        word=found.rating.word,
        mistakes=_mistakes(kept, seat),
    )


def _mistakes(kept: _Kept, seat: int) -> list[resources.OwnMistakes]:
    """The decisions of a seat that cost something, by theme, the costliest theme first."""
    found: dict[str, list[float]] = {}
    for move in kept.account.moves:
        theme = kept.themes.get(move.seq)
        if theme is not None and move.seat == seat + 1 and move.cost is not None:
            found.setdefault(theme, []).append(-move.cost[seat])
    told = [resources.OwnMistakes(theme, len(costs), sum(costs)) for theme, costs in found.items()]
    return sorted(told, key=lambda one: -one.cost)
