"""Connections before the house hears of them: how many, from where, and how long they may take.

Whoever sends half a request, or never takes the answer, is cut off without a word or a line in the log.
"""

from __future__ import annotations

import asyncio
import resource
from typing import Any, ClassVar, Literal, TypeAlias

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from croupier.server.extras import metrics
from croupier.server.settings import Settings
from croupier.server.wire.guard import network

log = structlog.get_logger()
Stage: TypeAlias = Literal["headers", "body", "answer"]
#: Files that are open besides connections: database, workers, logs.
_OTHER_FILES = 200
#: Bytes of a request line with all headers.
_LONGEST_HEAD = 65_536


class Doors:
    """Counts the connections that are no sockets yet, in all and of each address."""

    def __init__(self, settings: Settings, most: int, trusted: frozenset[str]) -> None:
        self._each = settings.connections_per_address
        self._most = most
        #: Proxies, behind which everybody is.
        self._trusted = trusted
        self._open: dict[str, int] = {}
        self.connections = 0
        self.waits: dict[Stage, float] = {
            "headers": settings.header_wait,
            "body": settings.body_wait,
            "answer": settings.answer_wait,
        }

    def enter(self, address: str) -> bool:
        """Whether one more connection of this address finds room; if so it is counted."""
        here = self._open.get(address, 0)
        if self.connections >= self._most or (here >= self._each and address not in self._trusted):
            return False
        self._open[address] = here + 1
        self.connections += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was counted is gone, or has become a socket, which is counted elsewhere."""
        self.connections -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Requests(h11.Connection):
    """The requests of a connection: a body says its length before it comes.

    In pieces of one byte each a body costs a hundred times its size, and nobody who plays sends it so.
    """

    def next_event(self) -> Any:
        """What comes next; a body in pieces makes the request unreadable."""
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("a body must say its length", error_status_hint=411)
        return event


class Connection(H11Protocol):
    """One connection: counted, and cut off when a stage of a request takes too long."""

    doors: ClassVar[Doors]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Requests(h11.SERVER, _LONGEST_HEAD)
        self._address: str | None = None
        self._stage: Stage | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = network(self.client[0] if self.client else "")
        if not self.doors.enter(address):
            metrics.cut_off.labels("crowd").inc()
            transport.abort()
            return
        self._address = address
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._address is not None:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._go()
        super().handle_websocket_upgrade(event)

    def _go(self) -> None:
        if self._address is not None:
            self.doors.leave(self._address)
            self._address = None
        self._set(None)

    def _watch(self) -> None:
        """Starts the time of the stage the request has come to."""
        match self.conn.their_state:
            case h11.IDLE:
                stage: Stage | None = "headers"
            case h11.SEND_BODY:
                stage = "body"
            case h11.DONE | h11.MUST_CLOSE if self.conn.our_state is not h11.DONE:
                stage = "answer"
            case _:
                stage = None
        if stage != self._stage:
            self._set(stage if self._address is not None else None)

    def _set(self, stage: Stage | None) -> None:
        self._stage = stage
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if stage is not None:
            self._timer = self.loop.call_later(self.doors.waits[stage], self._cut_off, stage)

    def _cut_off(self, stage: Stage) -> None:
        metrics.cut_off.labels(stage).inc()
        self.transport.abort()


def protocol(doors: Doors) -> type[Connection]:
    """The HTTP protocol of a server with these doors."""
    return type("CountedConnection", (Connection,), {"doors": doors})


def connections_allowed(settings: Settings) -> int:
    """How many connections there may be, as many as wished if the system allows so many open files.

    The soft limit is raised as far as the hard one; sockets need files too.
    """
    wanted = settings.connections + settings.sockets + _OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft == resource.RLIM_INFINITY:
        return settings.connections
    most = max(10, min(settings.connections, (soft - _OTHER_FILES) // 2))
    if most < settings.connections:
        log.warning("few open files are allowed", files=soft, connections=most)
    return most
