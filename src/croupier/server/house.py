"""The house: opens tables, finds their dealers, and keeps them going over restarts."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import Connection, func, insert, select

from croupier import games
from croupier.core.errors import CroupierError, clip
from croupier.core.game import AnyRules
from croupier.server import lists, wishes
from croupier.server.dealer import Dealer
from croupier.server.extras import metrics
from croupier.server.extras.shelf import Shelf
from croupier.server.extras.signing import Signer
from croupier.server.extras.uploads import Uploads
from croupier.server.folder import make_private
from croupier.server.links import SeatLinks
from croupier.server.people import People, Somebody
from croupier.server.reviews import Reviews
from croupier.server.services import Services
from croupier.server.settings import Settings
from croupier.server.store import archive, chain, opening, retention, schema
from croupier.server.store.database import DatabaseTrouble, Store
from croupier.server.table import seeds
from croupier.server.table.changes import Change
from croupier.server.table.clocks import HouseTime, wall_clock
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import host
from croupier.server.thinkers import Thinkers
from croupier.server.wire import parts, resources

log = structlog.get_logger()
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
#: Seconds between two ticks of the house's time.
_TICK = 0.1


class House:
    """All tables of one server."""

    def __init__(self, services: Services, key: bytes) -> None:
        self.services = services
        self.people = People(services)
        self.key = key
        self._links = SeatLinks(key)
        self.uploads = Uploads(services.store)
        self.reviews = Reviews(services.store, services.settings, services.now)
        #: Tables that cannot be opened, of which the log knows.
        self._corrupt: set[str] = set()
        #: The last table that was looked at in a round of sleeping ones.
        self._swept = ""
        self._shelf = Shelf()
        self._dealers: dict[str, Dealer] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: list[asyncio.Task[None]] = []
        #: Whether what was deleted is gone from the disk, too.
        self._scrubbed = True
        #: Tables whose dealer broke: how often they were read anew, and until when they are left alone.
        self._mended: dict[str, tuple[int, float]] = {}
        #: After which trouble tables were opened that go on by themselves.
        self._woken: int | None = None

    @classmethod
    async def open(cls, data: Path, url: str | None = None, settings: Settings | None = None) -> House:
        """Opens the house on a folder of data; raises `HouseInUse`."""
        make_private(data)
        chosen = settings or Settings()
        signer = Signer(opening.key(data / "signing-key"))
        games.GAMES.allow(chosen.allow)
        store = await Store.open(url or f"sqlite:///{data / 'house.db'}", limits=chosen.limits)
        opened = await store.last_beat()
        services = Services(
            store=store,
            thinkers=Thinkers(chosen.bot_workers, chosen.bot_deadline),
            settings=chosen,
            time=HouseTime(wall_clock() if opened is None else opened),
            signer=signer,
        )
        house = cls(services, opening.key(data / "key"))
        await house._beat()
        for work in (
            _regularly(house._tick, _TICK),
            _regularly(house._beat, chosen.heartbeat),
            _regularly(house._mend, chosen.heartbeat),
            _regularly(house._sweep, chosen.sweep),
            _regularly(house._wake, _TICK),
        ):
            house._tasks.append(asyncio.create_task(work))
        return house

    async def close(self) -> None:
        """Stops every dealer and lets go of the database; nothing that was acknowledged is lost."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(dealer.stop(1001, "the house closes") for dealer in self._dealers.values()))
        self._dealers.clear()
        with suppress(DatabaseTrouble):
            await self.services.store.beat(self.services.time())
        self.services.thinkers.close()
        self.services.coaches.close()
        await self.reviews.close()
        self.services.positions.close()
        await self.services.store.close()

    @property
    def open_tables(self) -> int:
        """Tables in memory."""
        return len(self._dealers)

    async def dealer(self, table: str) -> Dealer:
        """The dealer of a table, read from its journal if need be; raises `Refused`."""
        if not _TABLE.fullmatch(table):
            raise Refused("no-table", table=clip(table))
        found = self._dealers.get(table)
        if found is not None and not found.gone:
            return found
        async with self._door(table):
            found = self._dealers.get(table)
            if found is None or found.gone:
                try:
                    loaded = await archive.load(self.services, table)
                except Refused:
                    raise
                except DatabaseTrouble:
                    raise Refused("cannot-write") from None
                except Exception:
                    self._report(table)
                    raise Refused("corrupt", table=table) from None
                if loaded is None:
                    raise Refused("no-table", table=table)
                found = Dealer(self.services, *loaded)
                self._dealers[table] = found
                metrics.tables.set(len(self._dealers))
        return found

    def _report(self, table: str) -> None:
        """Writes down that a table cannot be opened, once, however often somebody asks for it."""
        if table not in self._corrupt and len(self._corrupt) < 1_000:
            self._corrupt.add(table)
            log.exception("table cannot be opened", table=table)

    def _door(self, table: str) -> asyncio.Lock:
        """Who opens or closes a table holds this: there is never more than one dealer."""
        return self._doors.setdefault(table, asyncio.Lock())

    # Tables

    async def open_table(
        self, person: Somebody, wish: resources.NewTable
    ) -> tuple[parts.TableInfo, dict[str, str]]:
        """A new table as wished; raises `Refused` with the reason and what is allowed."""
        if not any(seat.kind != "bot" for seat in wish.seats):
            raise Refused("one-of-us")
        await self._must_have_room()
        # In a thread: to read a set of components takes a moment.
        own_sets = bool(self.services.settings.own_sets)
        rules = await asyncio.to_thread(wishes.rules, wish.game, len(wish.seats), wish.options, own_sets)
        table = secrets.token_hex(16)
        rows = [
            archive.new_seat(table, seat, **wishes.seat(wish.game, seat, place, person))
            for seat, place in enumerate(wish.seats)
        ]
        self.people.must_be_here(person.id)
        await self._add_table(table, rules, wishes.pace(wish.clock, wish.speed), rows)
        dealer = await self.dealer(table)
        return dealer.teller.info(), self._links.of(dealer.match)

    async def rematch(self, person: Somebody, table: str) -> tuple[parts.TableInfo, dict[str, str]]:
        """The same seats, game and options again; whoever asks second gets the first one's table."""
        dealer = await self.dealer(table)
        match = dealer.match

        async def work() -> str:
            match.must_sit(person.id)
            if match.facts.phase not in ("over", "closed"):
                raise Refused("not-over")
            if match.facts.rematch is None:
                await self._must_have_room()
                new = secrets.token_hex(16)
                rows = [
                    archive.new_seat(new, place.seat, **wishes.seat_again(match.facts.game, place, gone))
                    for place in match.places
                    for gone in [self.people.is_gone(place.person)]
                ]
                rules, info = await asyncio.to_thread(games.newest, match.ledger.rules), dealer.teller.info()
                await self._add_table(new, rules, wishes.pace(info.clock, info.speed), rows)
                await self.services.store.write(Change(match.facts.id, values={"rematch": new}))
                match.facts.rematch = new
            return match.facts.rematch

        following = await self.dealer(await dealer.between(work))
        return following.teller.info(), self._links.of(following.match)

    async def claim(self, person: Somebody, wish: resources.Claim) -> tuple[parts.TableInfo, int]:
        """Sits down on the seat of a link; raises `Refused`."""
        table, seat, nonce = self._links.read(wish.link)
        dealer = await self.dealer(table)
        await dealer.claim(
            seat,
            nonce,
            lambda: self.people.must_be_here(person.id),
            {
                "kind": "person",
                "person": person.id,
                "name": person.name,
                "own_bot": wish.own_bot,
                "hash": None if wish.own_bot else wish.hash,
            },
        )
        return dealer.teller.info(), seat

    async def invitation(self, link: str) -> tuple[parts.TableInfo, int, bool, str]:
        """What a seat link leads to, whether the seat is free, and who opened the table."""
        table, seat, nonce = self._links.read(link)
        dealer = await self.dealer(table)
        places = dealer.match.places
        return dealer.teller.info(), seat, places[seat].opens_to(nonce), host(places)

    async def links_for(self, person: Somebody, table: str) -> dict[str, str]:
        """The links of open seats, told only to those who sit at the table."""

        def look(match: Match) -> dict[str, str]:
            match.must_sit(person.id)
            return self._links.of(match)

        return await (await self.dealer(table)).read(look)

    async def my_tables(self, person: Somebody) -> list[resources.MyTable]:
        """A person's tables: those that wait for it first, then the newest."""
        return await lists.of_person(self.services.store, person)

    async def record(self, person: Somebody | None, table: str, seat: int | None) -> str:
        """The whole record of a finished game; before the end a seat's own list, or the gallery's."""
        dealer = await self.dealer(table)
        if dealer.match.facts.phase == "over":
            return await self._shelf.record(dealer.match)

        def look(match: Match) -> str:
            if seat is not None and seat not in match.seats_of(person.id if person else None):
                raise Refused("not-your-seat")
            return archive.list_of(match, seat)

        return await dealer.read(look)

    async def add_replay(self, person: Somebody, data: bytes) -> parts.TableInfo:
        """Takes a record in to be looked at; raises `Refused`."""
        own_sets = bool(self.services.settings.own_sets)
        try:
            table = await self.uploads.add(
                data, self.services.now(), person.id, own_sets, lambda: self.people.must_be_here(person.id)
            )
        except CroupierError as error:
            raise Refused("bad-record", reason=str(error)) from None
        return (await self.dealer(table)).teller.info()

    async def rename(self, person: Somebody, name: str) -> Somebody:
        """Gives a person another name, also at its tables that are not over; raises `Refused`."""
        renamed = await self.people.rename(person, name)
        for table in await lists.not_over(self.services.store, person):
            # Written it is everywhere; tables that nobody has open are not opened for it.
            if table in self._dealers or (table in self._doors and self._doors[table].locked()):
                with suppress(Refused):
                    await (await self.dealer(table)).rename(person, name)
        return renamed

    async def forget(self, person: Somebody) -> None:
        """Erases a person: open games go on with bots, finished ones keep a name that says nothing."""
        name = f"gone-{secrets.token_hex(4)}"
        for table in await lists.not_over(self.services.store, person):
            with suppress(Refused):
                await (await self.dealer(table)).forget(person.id, name)
        self.reviews.leave(person.id)
        for table in await self.uploads.of(person.id):
            await self._throw_away(table)
        for table in await self.people.forget(person, name):
            if table in self._dealers:
                await self._drop(self._dealers[table])
        # Finished tables and those it watched, and a seat it may have taken meanwhile on another device.
        for dealer in list(self._dealers.values()):
            with suppress(Refused):
                await dealer.forget(person.id, name)
        self._scrubbed = await self.services.store.scrub()

    async def _must_have_room(self) -> None:
        """Raises `Refused` if there are as many open tables as the house may have."""
        open_ = schema.tables.c.phase.in_(("waiting", "playing"))
        count = await self.services.store.row(
            select(func.count().label("n")).select_from(schema.tables).where(open_)
        )
        if count is not None and count["n"] >= self.services.settings.tables:
            raise Refused("too-many")

    async def _add_table(
        self, table: str, rules: AnyRules, pace: dict[str, Any], seats: list[dict[str, Any]]
    ) -> None:
        seed = secrets.token_hex(32)
        row = archive.new_table(
            table, rules.name, rules.revision, rules.seats, rules.options, self.services.now()
        )
        row |= {
            "since": self.services.time(),
            "seed": seed,
            "commitment": seeds.commitment(table, rules, seed),
            **pace,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), row)
            connection.execute(insert(schema.seats), seats)
            chain.append(connection, table, "commit", row["commitment"])

        await self.services.store.run(work)

    async def _drop(self, dealer: Dealer) -> None:
        """Takes a table out of memory; its sockets come back to what the journal says."""
        table = dealer.match.facts.id
        async with self._door(table):
            await dealer.stop()
            if self._dealers.get(table) is dealer:
                del self._dealers[table]
                self.services.positions.forget(table)
        metrics.tables.set(len(self._dealers))

    # What runs beside the tables

    async def _tick(self) -> None:
        """Time goes on as long as moves can be taken and written."""
        if self.services.store.well:
            self.services.time.tick()

    async def _beat(self) -> None:
        """Notes how far the time has come: the next start goes on from there."""
        await self.services.store.beat(self.services.time())

    async def _mend(self) -> None:
        """Reads tables anew whose dealer broke: bots, clocks and orders go on without a visitor."""
        now = asyncio.get_running_loop().time()
        for table, dealer in list(self._dealers.items()):
            tries, not_before = self._mended.get(table, (0, 0.0))
            if dealer.broke and now >= not_before:
                # One that breaks again and again is left alone longer and longer.
                self._mended[table] = (
                    tries + 1,
                    now + min(60.0, self.services.settings.heartbeat * 2**tries),
                )
                with suppress(Refused):
                    await self.dealer(table)

    async def _sweep(self) -> None:
        """Closes tables nobody moves at, and forgets those nobody looks at."""
        for dealer in list(self._dealers.values()):
            with suppress(Refused):
                await dealer.sweep()
            if not dealer.broke and (dealer.idle or dealer.gone):
                await self._drop(dealer)
            if not dealer.broke:
                self._mended.pop(dealer.match.facts.id, None)
        self._scrubbed = self._scrubbed or await self.services.store.scrub()
        await self.people.sweep_links()
        await self._sweep_sleeping()
        for table in await self.uploads.expired(self.services.now(), self.services.settings.replay_days):
            await self._throw_away(table)
        await self._sweep_finished()

    async def _sweep_finished(self) -> None:
        """Throws away games that were over long ago, if the host does not keep them."""
        store, days = self.services.store, self.services.settings.finished_days
        for table in await retention.expired(store, self.services.now(), days):
            if table in self._dealers:
                await self._drop(self._dealers[table])
            await retention.throw_away(store, table)

    async def _throw_away(self, table: str) -> None:
        """Removes a game that was uploaded; who looks at it is shown out."""
        if table in self._dealers:
            await self._drop(self._dealers[table])
        await self.uploads.remove(table)

    async def _sweep_sleeping(self) -> None:
        """Wakes tables that have been still for a week, so that they are marked and closed."""
        still = await retention.still(self.services.store, self.services.time(), self._swept)
        self._swept = still[-1] if len(still) == retention.ROUND else ""
        for table in still:
            with suppress(Refused):
                await (await self.dealer(table)).sweep()

    async def _wake(self) -> None:
        """After a start or trouble: opens tables where something happens by itself; others wait."""
        store = self.services.store
        if store.trouble is not None or self._woken == store.troubles:
            return
        troubles = store.troubles
        for table in await store.read(archive.by_themselves):
            with suppress(Refused):
                await self.dealer(table)
        self._woken = troubles


async def _regularly(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Does something again and again; what goes wrong once, as on a full disk, is tried again."""
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except DatabaseTrouble:
            pass  # The store has said it.
        except Exception:
            log.exception("house work failed", work=work.__name__)
