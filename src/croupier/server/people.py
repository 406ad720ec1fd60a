"""People: a name and a secret for each device; nothing else is known of them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from croupier.core import record
from croupier.core.errors import InvalidOption
from croupier.server.services import Services
from croupier.server.store import schema
from croupier.server.store.database import DatabaseTrouble, hashed
from croupier.server.table.refusals import Refused
from croupier.server.wire.resources import Export, PersonInfo

_LINK_LIFE = 600_000
_REMEMBERED = 10_000


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
        self._met: dict[str, Somebody] = {}
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
        met = self._met.get(key)
        if met is None:
            row = await self._services.store.row(
                select(schema.people).join(schema.devices).where(schema.devices.c.hash == key)
            )
            if row is None or row["id"] in self._gone:
                return None
            met = Somebody(row["id"], row["name"], row["created"])
            if len(self._met) >= _REMEMBERED:
                self._met.clear()
            self._met[key] = met
        return met

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
            connection.execute(update(people).where(people.c.id == person.id).values(name=name))
            # Those who share its screen keep their names.
            own = (seats.c.person == person.id) & (seats.c.name == person.name)
            connection.execute(update(seats).where(own, seats.c.table_id.in_(going_on)).values(name=name))

        await self._services.store.run(work)
        renamed = Somebody(person.id, name, person.created)
        self._met = {key: renamed if met.id == person.id else met for key, met in self._met.items()}
        return renamed

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
            connection.execute(delete(links).where(links.c.hash == key))
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
        )

    async def forget(self, person: Somebody, name: str) -> list[str]:
        """Erases a person; its seats keep a name that says nothing, also where others uploaded the game.

        Returns the tables of such uploads: a seat there is known by the seed only this person had.
        """
        seats = schema.seats

        def work(connection: Connection) -> list[str]:
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
            connection.execute(delete(schema.people).where(schema.people.c.id == person.id))
            return [table_id for table_id, _ in copied]

        # Before it is written: what comes later must not name somebody who is not there any more.
        self._gone.add(person.id)
        try:
            tables = await self._services.store.run(work)
        except DatabaseTrouble:
            self._gone.discard(person.id)
            raise
        self._met = {key: met for key, met in self._met.items() if met.id != person.id}
        return tables
