"""How the house is: whether it lives, whether it can write moves, and figures for its host alone."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import secrets
from pathlib import Path

from litestar import Response, get
from prometheus_client import generate_latest
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

import croupier
from croupier.server.extras import metrics
from croupier.server.house import House
from croupier.server.store import schema
from croupier.server.store.holds import DatabaseTrouble
from croupier.server.table.refusals import Refused
from croupier.server.wire import resources
from croupier.server.wire.guard import Doorkeeper
from croupier.server.wire.routes import Asked, house_of, problems

#: Seconds after which a database that does not answer is taken for one that will not.
_PATIENCE = 3.0
#: Seconds between two looks at how late the loop is.
_LOOK = 0.5
_MEMORY = Path("/proc/self/statm")


@get("/health/live", responses=problems(429))
async def live() -> resources.Alive:
    """The process answers."""
    return resources.Alive("ok")


@get(["/health", "/health/ready"], responses=problems(429, 503))
async def ready(request: Asked) -> resources.Health:
    """The house is open and its database answers; 503 while it does not."""
    house, doorkeeper = house_of(request), _doorkeeper(request)
    try:
        async with asyncio.timeout(_PATIENCE):
            await house.services.store.row(select(schema.heartbeat))
    except (TimeoutError, SQLAlchemyError, DatabaseTrouble):
        raise Refused("busy") from None
    if not house.services.store.well or house.node.draining:
        raise Refused("busy")
    return resources.Health(
        "ok", croupier.__version__, house.open_tables, doorkeeper.sockets, house.node.name
    )


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def measured(request: Asked) -> Response[bytes]:
    """The figures of the house for Prometheus; for others than its host there is no such page."""
    if not _is_host(request):
        raise Refused("no-page")
    told = generate_latest(metrics.of_node(house_of(request).node.name))
    return Response(told, media_type="text/plain; version=0.0.4")


def _is_host(request: Asked) -> bool:
    """Whether the host asks: with the token, or from this machine and not through a proxy."""
    token = house_of(request).services.settings.metrics_token
    told = request.headers.get("authorization", "")
    if token and secrets.compare_digest(told.encode(), f"Bearer {token}".encode()):
        return True
    if any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via")):
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _doorkeeper(request: Asked) -> Doorkeeper:
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    return doorkeeper


async def watch(house: House, doorkeeper: Doorkeeper) -> None:
    """Looks again and again at how late the loop is; the other figures are read when they are asked for."""
    metrics.writes_waiting.set_function(lambda: house.services.store.waiting)
    metrics.bytes_waiting.set_function(lambda: doorkeeper.lines.waiting)
    metrics.memory.set_function(memory)
    loop = asyncio.get_running_loop()
    while True:
        expected = loop.time() + _LOOK
        await asyncio.sleep(_LOOK)
        metrics.loop_lag.observe(max(0.0, loop.time() - expected))


def memory() -> int:
    """Bytes of memory this process holds; 0 where the system does not tell."""
    try:
        return int(_MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
