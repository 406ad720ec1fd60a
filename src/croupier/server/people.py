"""People: a name and a secret for each device; nothing else is known of them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from croupier.core import record
from croupier.core.errors import InvalidOption
from croupier.server.played import Played
from croupier.server.services import Services
from croupier.server.store import deletions, schema
from croupier.server.store.database import DatabaseTrouble, hashed
from croupier.server.store.leases import tell_all
from croupier.server.table.refusals import Refused
from croupier.server.wire.resources import Export, PersonInfo

_LINK_LIFE = 600_000
_REMEMBERED = 10_000
#: Seconds for which somebody is known without asking, where another server may rename or delete them.
_BELIEVED = 5.0


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person who has proved to be one."""

    id: str
    name: str
    created: int


def check_name(name: str) -> None:
    """Refuses a name that could not stand in a record."""
    try:
        record.check_name(name)
    except InvalidOption:
        raise Refused("bad-name") from None


class People:
    """Everybody the house knows."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.played = Played(services.store)
        #: Who was met, by the hash of a secret, and when, in seconds.
        self._met: dict[str, tuple[Somebody, float]] = {}
        #: Who was deleted since the start, or is being deleted: a secret looked up before is no good either.
        self._gone: set[str] = set()

    async def welcome(self, name: str) -> tuple[Somebody, str]:
        """A new person, and the secret that is told only now; raises `Refused`."""
        check_name(name)
        person = Somebody(secrets.token_hex(8), name, self._services.now())
        secret = secrets.token_urlsafe(32)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people).values(id=person.id, name=name, created=person.created))
            connection.execute(
                insert(schema.devices).values(hash=hashed(secret), person=person.id, created=person.created)
            )

        await self._services.store.run(work)
        return person, secret

    async def who(self, secret: str) -> Somebody | None:
        """The person of a secret, if there is one."""
        key = hashed(secret)
        met, at = self._met.get(key, (None, 0.0))
        if met is None or (self._services.store.leases and time.monotonic() > at + _BELIEVED):
            row = await self._services.store.row(
                select(schema.people).join(schema.devices).where(schema.devices.c.hash == key)
            )
            if row is None or row["id"] in self._gone:
                self._met.pop(key, None)
                return None
            met = Somebody(row["id"], row["name"], row["created"])
            if len(self._met) >= _REMEMBERED:
                self._met.clear()
            self._met[key] = (met, time.monotonic())
        return met

    async def heard_of(self, person: str) -> bool:
        """Another server has renamed or deleted somebody: whether it was deleted."""
        self._met = {key: met for key, met in self._met.items() if met[0].id != person}
        here = select(schema.people.c.id).where(schema.people.c.id == person)
        if await self._services.store.row(here) is None:
            self._gone.add(person)
        return self.is_gone(person)

    def must_be_here(self, person: str) -> None:
        """Raises `Refused` if somebody was deleted since they came in; asked just before writing."""
        if self.is_gone(person):
            raise Refused("no-person")

    def is_gone(self, person: str | None) -> bool:
        """Whether somebody was deleted since the start, or is being deleted."""
        return person in self._gone

    async def rename(self, person: Somebody, name: str) -> Somebody:
        """The person under a new name, also on its seats at tables that are not over; raises `Refused`."""
        check_name(name)
        people, seats, tables = schema.people, schema.seats, schema.tables
        going_on = select(tables.c.id).where(tables.c.phase.in_(("waiting", "playing")))

        def work(connection: Connection) -> None:
            # Those who share its screen keep their names.
            own = (seats.c.person == person.id) & (seats.c.name == person.name)
            here = own & seats.c.table_id.in_(going_on)
            self._change(connection, connection.execute(select(seats.c.table_id).where(here)).scalars().all())
            connection.execute(update(people).where(people.c.id == person.id).values(name=name))
            connection.execute(update(seats).where(here).values(name=name))
            tell_all(connection, f"person {person.id}")

        await self._services.store.run(work, alone=True)
        renamed = Somebody(person.id, name, person.created)
        self._met = {
            key: (renamed, at) if met.id == person.id else (met, at) for key, (met, at) in self._met.items()
        }
        return renamed

    def _change(self, connection: Connection, tables: Iterable[str]) -> None:
        """Other servers that deal these tables wait until the transaction is over, and read what it did."""
        if self._services.store.leases is not None:
            self._services.store.leases.change(connection, set(tables))

    async def device_link(self, person: Somebody) -> str:
        """A link that opens this person on another device, once, for ten minutes."""
        link = secrets.token_urlsafe(32)
        row = {"hash": hashed(link), "person": person.id, "expires": self._services.now() + _LINK_LIFE}
        self.must_be_here(person.id)
        await self._services.store.add((schema.device_links, [row]))
        return link

    async def open_device(self, link: str) -> tuple[Somebody, str]:
        """The person of a device link and a new secret; the link is used up."""
        key, now, secret = hashed(link), self._services.now(), secrets.token_urlsafe(32)
        links, people = schema.device_links, schema.people

        def work(connection: Connection) -> dict[str, Any]:
            query = select(people, links.c.expires).join(links).where(links.c.hash == key)
            row = connection.execute(query).mappings().first()
            if row is None or row["expires"] < now:
                raise Refused("bad-link")
            if not connection.execute(delete(links).where(links.c.hash == key)).rowcount:
                # Somebody else has opened it at this moment, on another server.
                raise Refused("bad-link")
            values = {"hash": hashed(secret), "person": row["id"], "created": now}
            connection.execute(insert(schema.devices).values(**values))
            return dict(row)

        row = await self._services.store.run(work)
        return Somebody(row["id"], row["name"], row["created"]), secret

    async def sweep_links(self) -> None:
        """Throws away links for devices that nobody opened in time."""
        now, links = self._services.now(), schema.device_links
        await self._services.store.run(
            lambda connection: connection.execute(delete(links).where(links.c.expires < now))
        )

    async def export(self, person: Somebody) -> Export:
        """Everything the house keeps about a person."""
        store = self._services.store
        seats, journal = schema.seats, schema.journal
        mine = await store.rows(
            select(seats, schema.tables.c.game, schema.tables.c.phase, schema.tables.c.created)
            .join(schema.tables)
            .where(seats.c.person == person.id)
        )
        moves = await store.rows(
            # No digest: it is a hash of the whole position, hidden parts too.
            select(journal.c.table_id, journal.c.seq, journal.c.kind, journal.c.text, journal.c.at)
            .join(seats, (seats.c.table_id == journal.c.table_id) & (seats.c.seat == journal.c.seat))
            .where(seats.c.person == person.id)
            .order_by(journal.c.table_id, journal.c.seq)
        )
        devices, links, uploads = [
            await store.rows(select(table).where(table.c.person == person.id))
            for table in (schema.devices, schema.device_links, schema.uploads)
        ]
        orders = await store.rows(
            select(schema.orders)
            .join(
                seats,
                (seats.c.table_id == schema.orders.c.table_id) & (seats.c.seat == schema.orders.c.seat),
            )
            .where(seats.c.person == person.id)
        )
        commands = await store.rows(
            select(schema.commands).where(schema.commands.c.command.like(f"%:{person.id}:%"))
        )
        reviewed = select(seats.c.table_id).where(seats.c.person == person.id)
        reviews = await store.rows(
            select(schema.reviews.c.table_id, schema.reviews.c.evaluator, schema.reviews.c.at).where(
                schema.reviews.c.table_id.in_(reviewed)
            )
        )
        return Export(
            person=PersonInfo(person.id, person.name, person.created),
            devices=[device["created"] for device in devices],
            seats=[{name: seat[name] for name in seat if name not in ("nonce", "person")} for seat in mine],
            moves=moves,
            orders=orders,
            links=[link["expires"] for link in links],
            uploads=[{"table_id": upload["table_id"], "at": upload["at"]} for upload in uploads],
            commands=commands,
            reviews=reviews,
            games=(await self.played.of_person(person.id)).games,
        )

    async def forget(self, person: Somebody, name: str) -> list[str]:
        """Erases a person; its seats keep a name that says nothing, also where others uploaded the game.

        Returns the tables of such uploads: a seat there is known by the seed only this person had.
        """
        seats = schema.seats
        mine = select(seats.c.table_id).where(seats.c.person == person.id)
        is_person = schema.people.c.id == person.id

        def work(connection: Connection) -> list[str]:
            self._change(connection, connection.execute(mine).scalars().all())
            # Nobody gets a seat by its name from now on: a claim on another server waits for this.
            connection.execute(select(schema.people.c.id).where(is_person).with_for_update())
            self._change(connection, connection.execute(mine).scalars().all())
            seeds = select(seats.c.seed).where(seats.c.person == person.id, seats.c.seed.is_not(None))
            copies = (
                select(seats.c.table_id, seats.c.seat)
                .join(schema.tables)
                .where(schema.tables.c.replay, seats.c.seed.in_(connection.execute(seeds).scalars().all()))
            )
            copied = connection.execute(copies).all()
            for table_id, seat in copied:
                here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
                connection.execute(update(seats).where(here).values(name=name))
            for table in (schema.devices, schema.device_links):
                connection.execute(delete(table).where(table.c.person == person.id))
            connection.execute(
                update(schema.seats)
                .where(schema.seats.c.person == person.id)
                .values(name=name, person=None, nonce=None)
            )
            connection.execute(
                delete(schema.commands).where(schema.commands.c.command.like(f"%:{person.id}:%"))
            )
            connection.execute(delete(schema.people).where(is_person))
            tell_all(connection, f"person {person.id}")
            return [table_id for table_id, _ in copied]

        if self._services.folder is not None:
            deletions.note(self._services.folder, person.id)
        # Before it is written: what comes later must not name somebody who is not there any more.
        self._gone.add(person.id)
        try:
            tables = await self._services.store.run(work, alone=True)
        except DatabaseTrouble:
            self._gone.discard(person.id)
            raise
        self._met = {key: met for key, met in self._met.items() if met[0].id != person.id}
        return tables
