"""What a house does because of the other servers on its database: it hears, hands over, and reads again.

What is heard is never believed: a notice only makes a server look into the database, and it looks there
anyway, several times while a lease lasts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from itertools import count
from math import inf
from typing import TYPE_CHECKING, Any

import structlog

from croupier.server.dealer import Dealer
from croupier.server.node import Node
from croupier.server.people import People
from croupier.server.store import archive
from croupier.server.store.database import DatabaseTrouble, HouseInUse, Store
from croupier.server.store.leases import NEWS
from croupier.server.table.refusals import Refused

if TYPE_CHECKING:
    from croupier.server.store.ear import Ear

log = structlog.get_logger()
#: Seconds between two looks around, however much is heard, and how often all leases are compared.
_LEAST = 0.02
_THOROUGH = 10


class Neighbours:
    """The other servers, as one of them sees them."""

    def __init__(
        self,
        node: Node,
        store: Store,
        people: People,
        dealers: Mapping[str, Dealer],
        drop: Callable[[Dealer, bool], Coroutine[Any, Any, None]],
        give_back: Callable[[str, int], Coroutine[Any, Any, None]],
        opens: Callable[[str], Coroutine[Any, Any, bool]],
    ) -> None:
        self._node = node
        self._store = store
        self._people = people
        self._dealers = dealers
        self._drop = drop
        self._give_back = give_back
        self._opens = opens
        #: After which trouble tables were opened that go on by themselves.
        self._woken: int | None = None
        #: Whether a server has gone, so that tables may wait for somebody who deals them.
        self.orphans = False
        #: Set when another server has said something.
        self._heard = asyncio.Event()
        self._ear: Ear | None = None
        self._living: asyncio.Task[None] | None = None
        #: Changes by other servers that were looked at, by table.
        self._looked: dict[str, int] = {}
        #: When this server last looked around, by the clock of the loop.
        self._around = -inf
        #: The last end of a server it knows of.
        self._gone = 0
        #: What was begun because of others, until it is done.
        self._errands: set[asyncio.Task[None]] = set()

    def meet(self, address: str, pause: float) -> None:
        """Begins to listen, and to say again and again that this server lives."""
        # Here, because only PostgreSQL needs its driver.
        from croupier.server.store.ear import Ear

        assert self._node.leases is not None
        self._ear = Ear(address, self._node.leases.id, self._hear)
        self._living = asyncio.create_task(self._live(pause))

    async def close(self) -> None:
        """Listens no more."""
        tasks = [*self._errands, *([self._living] if self._living else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._ear is not None:
            await self._ear.close()

    def _hear(self, words: str) -> None:
        """A notice of another server, or of this one: it says where to look."""
        match words.split():
            case ["freed", table]:
                self._node.freed(table)
            case ["free"]:
                self.orphans = True
            case ["person", person]:
                self._run_errand(self._heard_of(person))
            case _:
                self._heard.set()

    def _run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _live(self, pause: float) -> None:
        """Says again and again that this server lives, and does what others have asked for meanwhile."""
        for turn in count():
            try:
                await self._look_around(thorough=turn % _THOROUGH == 0)
            except DatabaseTrouble:
                pass  # The heartbeat finds out, too.
            except HouseInUse as error:
                self._store.give_up(str(error))
                return
            except Exception:
                log.exception("house work failed", work="live")
            await asyncio.sleep(_LEAST)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._heard.wait()
            self._heard.clear()

    async def _look_around(self, thorough: bool) -> None:
        """Renews the leases: what others took is dropped, what they want given, what they changed read."""
        now = asyncio.get_running_loop().time
        before, began = list(self._dealers.values()), now()
        news = await self._node.renew()
        # What others changed meanwhile may not be told any more.
        missed = news.lapsed or now() > self._around + NEWS / 1000
        if missed:
            self._around = -inf  # until all of it is done
        if missed or thorough:
            held = await self._node.held()
            for dealer in before:
                if not dealer.gone and held.get(dealer.match.facts.id) != dealer.epoch:
                    self._run_errand(self._drop(dealer, False))
                elif missed:
                    self._run_errand(self._read_again(dealer))
        self._around = began
        for table, wish in news.wanted.items():
            wanted = self._dealers.get(table)
            if wanted is None:
                self._run_errand(self._give_back(table, wish.epoch))
            elif wanted.epoch == wish.epoch and (wanted.deserted or wish.rested):
                # At once if nobody is here for it, otherwise not twice within ten seconds.
                self._run_errand(self._drop(wanted, True))
        for table, at in news.changed.items():
            # A table that is just being opened is looked at as soon as it is open.
            if self._looked.get(table) != at and table in self._dealers:
                self._looked[table] = at
                self._run_errand(self._read_again(self._dealers[table]))
        self._looked = {table: at for table, at in self._looked.items() if table in news.changed}
        self.orphans = self.orphans or news.orphans or news.gone != self._gone
        self._gone = news.gone

    async def wake(self) -> None:
        """After a start, trouble or another server's end: opens tables that go on by themselves."""
        store = self._store
        if store.trouble is not None or self._node.draining:
            return
        if self._woken == store.troubles and not self.orphans:
            return
        troubles, self.orphans, left = store.troubles, False, True
        try:
            dead = await self._node.dead()
            tables = await self._node.orphans(await store.read(archive.by_themselves))
            left = any([not await self._opens(table) for table in tables])
            if not left:
                await self._node.bury(dead)
        finally:
            # What the database did not give now is looked for again: nobody else tells of it.
            self.orphans = self.orphans or left
        self._woken = troubles

    async def _read_again(self, dealer: Dealer) -> None:
        try:
            await dealer.look_again()
        except Refused:
            # It could not look, or another dealer took its place: the next look around finds it again.
            self._looked.pop(dealer.match.facts.id, None)

    async def _heard_of(self, person: str) -> None:
        """Somebody was renamed or deleted on another server."""
        with suppress(DatabaseTrouble):
            if await self._people.heard_of(person):
                for dealer in list(self._dealers.values()):
                    with suppress(Refused):
                        await dealer.forget(person, None)
