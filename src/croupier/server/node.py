"""This server among those of its house: takes tables to deal, and gives them back.

The only server of a database takes every table at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog

from croupier.server.store.database import Store
from croupier.server.store.holds import DatabaseTrouble
from croupier.server.store.leases import NOTHING, SETTLED, News, Shared, Taken
from croupier.server.table.refusals import Refused

log = structlog.get_logger()
#: Seconds a visitor waits for a table that another server deals, or whose server has just died.
_PATIENCE = 6.0
#: Seconds between two looks whether it is free.
_LOOK = 0.25


class Node:
    """This server among those of its house."""

    def __init__(self, store: Store, name: str) -> None:
        self.name = name
        self._store = store
        #: True: it takes no more tables.
        self.draining = False
        self._waiting: dict[str, asyncio.Event] = {}

    @property
    def leases(self) -> Shared | None:
        """What this server may deal; None: it is the only one, and deals everything."""
        return self._store.leases

    async def take(self, table: str, ask: bool, waits: Callable[[], bool]) -> Taken:
        """Takes a table to deal it; raises `Refused` if another server has it and does not give it away.

        `ask`: somebody is here for it, so its server is asked to hand it over, as long as it `waits`.
        """
        leases = self.leases
        if leases is None:
            return NOTHING
        if self.draining:
            raise Refused("elsewhere")
        loop = asyncio.get_running_loop()
        began = loop.time()
        freed = self._waiting.setdefault(table, asyncio.Event())
        try:
            while True:
                freed.clear()
                if not waits():
                    # Who has gone may wait at another server now, which would have to ask for it again.
                    raise Refused("elsewhere")
                taken = await self._store.lease(lambda connection: leases.take(connection, table))
                if taken is not None:
                    log.debug("table taken", node=self.name, start=leases.id, table=table, epoch=taken.epoch)
                    return taken
                waited = loop.time() - began
                if not ask or self.draining or waited > _PATIENCE:
                    raise Refused("elsewhere")
                want = partial(leases.want, table=table, waited=int(waited * 1000))
                if not await self._store.lease(want) and waited * 1000 > SETTLED:
                    # Its server has just come: who comes again is sent there.
                    raise Refused("elsewhere")
                with suppress(TimeoutError):
                    async with asyncio.timeout(_LOOK):
                        await freed.wait()
        finally:
            self._waiting.pop(table, None)

    def freed(self, table: str) -> None:
        """A table was given back: whoever waits for it looks at once."""
        if table in self._waiting:
            self._waiting[table].set()

    async def release(self, table: str, epoch: int, handed: bool = False) -> None:
        """Gives a table back; where the database does not answer, others find out that nobody deals it."""
        leases = self.leases
        if leases is not None and epoch:
            with suppress(DatabaseTrouble):
                await self._store.lease(lambda connection: leases.release(connection, table, epoch, handed))

    async def leave(self) -> None:
        """Goes, and tells the others."""
        if self.leases is not None:
            with suppress(DatabaseTrouble):
                await self._store.lease(self.leases.leave)

    async def renew(self) -> News:
        """Says that this server lives; raises `HouseInUse` if another one goes by its name."""
        return News() if self.leases is None else await self._store.live(self.leases.renew)

    async def held(self) -> dict[str, int]:
        """The tables this server deals, with their epochs."""
        return {} if self.leases is None else await self._store.lease(self.leases.held)

    async def orphans(self, tables: list[str]) -> list[str]:
        """Those of the tables that no other living server deals."""
        leases = self.leases
        if leases is None:
            return tables
        return await self._store.lease(lambda connection: leases.free_of(connection, tables))

    async def dead(self) -> list[str]:
        """Servers that are not believed to live."""
        return [] if self.leases is None else await self._store.lease(self.leases.dead)

    async def bury(self, dead: list[str]) -> None:
        """Frees the tables of servers that are dead."""
        leases = self.leases
        if leases is not None:
            await self._store.lease(lambda connection: leases.bury(connection, dead))
