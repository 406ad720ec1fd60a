"""The house: opens tables, finds their dealers, and keeps them going over restarts."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from weakref import WeakValueDictionary

import structlog

from croupier import games
from croupier.core.errors import CroupierError, clip
from croupier.server import lists, new_tables, pulse, wishes
from croupier.server.dealer import Dealer
from croupier.server.extras import metrics
from croupier.server.extras.shelf import Shelf
from croupier.server.extras.signing import Signer
from croupier.server.extras.uploads import Uploads
from croupier.server.folder import make_private
from croupier.server.links import SeatLinks
from croupier.server.neighbours import Neighbours
from croupier.server.node import Node
from croupier.server.people import People, Somebody
from croupier.server.reviews import Reviews
from croupier.server.services import Services
from croupier.server.settings import Settings
from croupier.server.store import archive, keys, retention
from croupier.server.store.database import DatabaseTrouble, Store
from croupier.server.table.changes import Change
from croupier.server.table.clocks import HouseTime, wall_clock
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import host
from croupier.server.table.teller import Teller
from croupier.server.thinkers import Thinkers
from croupier.server.wire import parts, resources

log = structlog.get_logger()
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
#: Seconds between two ticks of the house's time.
_TICK = 0.1
#: Tables that are handed over at the same time by a server that goes.
_AT_ONCE = 20


class House:
    """All tables of one server."""

    def __init__(self, services: Services, key: bytes, node: Node | None = None) -> None:
        self.services = services
        #: This server among those of its house.
        self.node = node or Node(services.store, "")
        self.people = People(services)
        self.key = key
        self.links = SeatLinks(key)
        self.uploads = Uploads(services.store)
        self.reviews = Reviews(services.store, services.settings, services.now)
        #: Tables that cannot be opened, as the log knows.
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
        self._neighbours = Neighbours(
            self.node,
            services.store,
            self.people,
            self._dealers,
            self._drop,
            self._give_back,
            self._opens,
        )

    @classmethod
    async def open(
        cls, data: Path, url: str | None = None, settings: Settings | None = None, node: str = ""
    ) -> House:
        """Opens the house on a folder of data; raises `HouseInUse`."""
        make_private(data)
        chosen = settings or Settings()
        address = url or f"sqlite:///{data / 'house.db'}"
        games.GAMES.allow(chosen.allow)
        store = await Store.open(address, limits=chosen.limits, node=node, lease=chosen.lease)
        try:
            key, signing = await keys.of_house(store, data, chosen.secret)
            opened = await store.last_beat()
            services = Services(
                store=store,
                thinkers=Thinkers(chosen.bot_workers, chosen.bot_deadline),
                settings=chosen,
                time=HouseTime(wall_clock() if opened is None else opened),
                signer=Signer(signing),
                folder=data,
            )
            house = cls(services, key, Node(store, node))
            await pulse.beat(services)
        except BaseException:
            await store.close()
            raise
        if store.leases is not None:
            house._neighbours.meet(chosen.listen or address, chosen.lease / 4)
        for name, work, pause in (
            ("tick", partial(pulse.tick, services), _TICK),
            ("beat", partial(pulse.beat, services), chosen.heartbeat),
            ("mend", house._mend, chosen.heartbeat),
            ("sweep", house._sweep, chosen.sweep),
            ("wake", house._neighbours.wake, _TICK),
        ):
            house._tasks.append(asyncio.create_task(pulse.regularly(name, work, pause)))
        return house

    async def drain(self) -> None:
        """Gives every table away, each between two moves, and takes no more; its people come back."""
        self.node.draining = True
        while going := list(self._dealers.values())[:_AT_ONCE]:
            await asyncio.gather(*(self._drop(dealer) for dealer in going))
        await self.node.leave()

    async def close(self) -> None:
        """Stops every dealer and lets go of the database; nothing that was acknowledged is lost."""
        self.node.draining = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._neighbours.close()
        await asyncio.gather(*(dealer.stop(1001, "the house closes") for dealer in self._dealers.values()))
        self._dealers.clear()
        with suppress(DatabaseTrouble):
            await self.services.store.beat(self.services.time())
        await self.node.leave()
        self.services.thinkers.close()
        self.services.coaches.close()
        await self.reviews.close()
        self.services.positions.close()
        await self.services.store.close()

    @property
    def open_tables(self) -> int:
        """Tables in memory."""
        return len(self._dealers)

    async def dealer(self, table: str, ask: bool = True, waits: Callable[[], bool] = lambda: True) -> Dealer:
        """The dealer of a table, read from its journal if need be; raises `Refused`.

        `ask`: if another server deals it, that one is asked to hand it over, as long as somebody `waits`.
        """
        if not _TABLE.fullmatch(table):
            raise Refused("no-table", table=clip(table))
        found = self._dealers.get(table)
        if found is not None and not found.gone:
            return found
        async with self._door(table):
            found = self._dealers.get(table)
            if found is None or found.gone:
                found = self._dealers[table] = await self._open(table, ask, waits)
                metrics.tables.set(len(self._dealers))
        return found

    async def _open(self, table: str, ask: bool, waits: Callable[[], bool]) -> Dealer:
        """Takes a table, and reads it from its journal; raises `Refused`."""
        try:
            taken = await self.node.take(table, ask, waits)
            try:
                match, known = await self._load(table, taken.lost)
            except Refused:
                await self.node.release(table, taken.epoch)
                raise
        except DatabaseTrouble:
            raise Refused("cannot-write") from None
        return Dealer(self.services, match, known, taken.epoch)

    async def _load(self, table: str, lost: int = 0) -> tuple[Match, dict[str, int]]:
        """A table as its journal left it; raises `Refused`."""
        try:
            loaded = await archive.load(self.services, table, lost)
        except (Refused, DatabaseTrouble):
            raise
        except Exception:
            # Once, however often somebody asks for it.
            if table not in self._corrupt and len(self._corrupt) < 1_000:
                log.exception("table cannot be opened", table=table)
                self._corrupt.add(table)
            raise Refused("corrupt", table=table) from None
        if loaded is None:
            raise Refused("no-table", table=table)
        return loaded

    async def _looked_at(self, table: str) -> tuple[parts.TableInfo, Match]:
        """A table that was just made: where there are other servers, its people may come to another one."""
        if self.node.leases is None or table in self._dealers:
            dealer = await self.dealer(table)
            return dealer.teller.info(), dealer.match
        match, _ = await self._load(table)
        return Teller(match, set(), self.services.positions).info(), match

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
        await new_tables.must_have_room(self.services)
        # In a thread: to read a set of components takes a moment.
        own_sets = bool(self.services.settings.own_sets)
        rules = await asyncio.to_thread(wishes.rules, wish.game, len(wish.seats), wish.options, own_sets)
        table = secrets.token_hex(16)
        rows = [
            archive.new_seat(table, seat, **wishes.seat(wish.game, seat, place, person))
            for seat, place in enumerate(wish.seats)
        ]
        self.people.must_be_here(person.id)
        pace = wishes.pace(wish.clock, wish.speed)
        await self.services.store.run(new_tables.written(self.services, table, rules, pace, rows))
        info, match = await self._looked_at(table)
        return info, self.links.of(match)

    async def rematch(self, person: Somebody, table: str) -> tuple[parts.TableInfo, dict[str, str]]:
        """The same seats, game and options again; whoever asks second gets the first one's table."""
        dealer = await self.dealer(table)
        match = dealer.match

        async def work() -> str:
            match.must_sit(person.id)
            if match.facts.phase not in ("over", "closed"):
                raise Refused("not-over")
            if match.facts.rematch is None:
                await new_tables.must_have_room(self.services)
                new = secrets.token_hex(16)
                rows = [
                    archive.new_seat(new, place.seat, **wishes.seat_again(match.facts.game, place, gone))
                    for place in match.places
                    for gone in [self.people.is_gone(place.person)]
                ]
                rules, info = await asyncio.to_thread(games.newest, match.ledger.rules), dealer.teller.info()
                pace = wishes.pace(info.clock, info.speed)
                # Both or none: whoever asks on another server later must find this table, and no other.
                await self.services.store.write(
                    Change(match.facts.id, values={"rematch": new}, epoch=dealer.epoch),
                    also=new_tables.written(self.services, new, rules, pace, rows),
                )
                match.facts.rematch = new
            return match.facts.rematch

        info, following = await self._looked_at(await dealer.between(work))
        return info, self.links.of(following)

    async def claim(self, person: Somebody, wish: resources.Claim) -> tuple[parts.TableInfo, int]:
        """Sits down on the seat of a link; raises `Refused`."""
        table, seat, nonce = self.links.read(wish.link)
        dealer = await self.dealer(table)
        check = partial(self.people.must_be_here, person.id)
        await dealer.claim(seat, nonce, check, wishes.claimed(person, wish))
        return dealer.teller.info(), seat

    async def invitation(self, link: str) -> tuple[parts.TableInfo, int, bool, str]:
        """What a seat link leads to, whether the seat is free, and who opened the table."""
        table, seat, nonce = self.links.read(link)
        dealer = await self.dealer(table)
        places = dealer.match.places
        return dealer.teller.info(), seat, places[seat].opens_to(nonce), host(places)

    async def links_for(self, person: Somebody, table: str) -> dict[str, str]:
        """The links of open seats, told only to those who sit at the table."""

        def look(match: Match) -> dict[str, str]:
            match.must_sit(person.id)
            return self.links.of(match)

        return await (await self.dealer(table)).read(look)

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
        return (await self._looked_at(table))[0]

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
            # Where another server deals it reads of it, as soon as it is written.
            with suppress(Refused):
                await (await self.dealer(table, ask=False)).forget(person.id, name)
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

    async def _drop(self, dealer: Dealer, handed: bool = False) -> None:
        """Takes a table out of memory; its sockets come back to what the journal says."""
        table = dealer.match.facts.id
        async with self._door(table):
            await dealer.stop()
            if self._dealers.get(table) is dealer:
                del self._dealers[table]
                self.services.positions.forget(table)
            await self.node.release(table, dealer.epoch, handed)
        metrics.tables.set(len(self._dealers))

    async def _give_back(self, table: str, epoch: int) -> None:
        """Hands a table over that is not open here; one that is just being opened stays."""
        async with self._door(table):
            if table not in self._dealers:
                await self.node.release(table, epoch, handed=True)

    # What runs beside the tables

    async def _mend(self) -> None:
        """Reads tables anew whose dealer broke: bots, clocks and orders go on without a visitor."""
        now = asyncio.get_running_loop().time()
        for table, dealer in list(self._dealers.items()):
            tries, not_before = self._mended.get(table, (0, 0.0))
            if dealer.broke and now >= not_before:
                # One that breaks again and again is left alone longer and longer.
                pause = min(60.0, self.services.settings.heartbeat * 2**tries)
                self._mended[table] = (tries + 1, now + pause)
                with suppress(Refused):
                    await self.dealer(table, ask=False)

    async def _sweep(self) -> None:
        """Closes tables nobody moves at, and forgets those nobody looks at."""
        for dealer in list(self._dealers.values()):
            with suppress(Refused):
                await dealer.sweep()
            if not dealer.broke and (dealer.idle or dealer.gone):
                await self._drop(dealer)
            if not dealer.broke:
                self._mended.pop(dealer.match.facts.id, None)
        self._neighbours.orphans = True
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
                await (await self.dealer(table, ask=False)).sweep()

    async def _opens(self, table: str) -> bool:
        """Opens a table that goes on by itself, or leaves it to others; False: the database failed."""
        try:
            await self.dealer(table, ask=False)
        except Refused as refused:
            return refused.refusal.code != "house-cannot-write"
        return True
