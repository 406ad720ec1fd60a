"""What a house does again and again, and how its time goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from croupier.server.services import Services
from croupier.server.store.database import DatabaseTrouble

log = structlog.get_logger()


async def tick(services: Services) -> None:
    """Time goes on as long as moves can be taken and written."""
    if services.store.well:
        services.time.tick()


async def beat(services: Services) -> None:
    """Notes how far the time has come: the next start goes on from there, and other servers keep up."""
    services.time.catch_up(await services.store.beat(services.time()))


async def regularly(name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Does something again and again; what goes wrong once, as on a full disk, is tried again."""
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except DatabaseTrouble:
            pass  # The store has said it.
        except Exception:
            log.exception("house work failed", work=name)
