"""`croupier serve`: the house in one process, on a folder of data."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from types import FrameType

import segno
import structlog
import uvicorn

from croupier.core.errors import CroupierError, clip
from croupier.core.options import listed
from croupier.server.app import create_app
from croupier.server.extras.logs import Lines, told
from croupier.server.house import House
from croupier.server.reviews import warm_all
from croupier.server.settings import Settings, name, origin
from croupier.server.settings import node as check_node
from croupier.server.store.database import DatabaseTrouble, HouseInUse
from croupier.server.wire import doors
from croupier.server.wire.frames import BoundedSocket

#: The largest message a client may send.
MESSAGE = 16 * 1024


LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class CannotServe(CroupierError):
    """The house cannot be opened here; the sentence says why."""


def serve(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    proxies: str,
    origins: tuple[str, ...],
    names: tuple[str, ...] = (),
    own_sets: bool | None = None,
    show: bool = False,
    *,
    allow: tuple[str, ...] = (),
    node: str = "",
) -> None:
    """Runs the house until it is told to stop, and shows its page if asked to; raises `CannotServe`."""
    settings = Settings.read(os.environ)
    settings = replace(settings, origins=settings.origins + tuple(map(origin, origins)))
    names += settings.names
    # A proxy looks at names itself; whoever wants it here too says them.
    settings = replace(settings, names=tuple(map(name, names)) or _own_names(host, proxies))
    settings = replace(settings, allow=settings.allow + allow)
    node = node and check_node(node)
    if own_sets is not None or settings.own_sets is None:
        settings = replace(settings, own_sets=is_private(host, proxies) if own_sets is None else own_sets)
    log_as_lines()
    # The server closes the house on SIGTERM and then raises the signal again: by then all is done.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        listening = _listen(host, port)
        if show and _has_screen():
            # The socket already listens: the browser waits for the answer until the house is open.
            webbrowser.open(f"http://{host}:{listening.getsockname()[1]}/")
        if database is not None and not node:
            # The same after a restart: then its tables need not be waited for.
            node = _called(listening)
        asyncio.run(_serve(listening, host, data, database, proxies, settings, node))
    except HouseInUse as error:
        raise CannotServe(str(error)) from None
    except DatabaseTrouble as error:
        raise CannotServe(f"the database failed while the house was opened: {error}") from None
    except OSError as error:
        raise CannotServe(f"cannot open {host}:{port} or {data}: {error.strerror}") from None


def _called(listening: socket.socket) -> str:
    """What a server is called whose host gives it no name: by machine and port."""
    machine = "".join(letter for letter in socket.gethostname() if letter.isascii() and letter.isalnum())
    return f"{machine[:30] or 'node'}:{listening.getsockname()[1]}"


class _Server(uvicorn.Server):
    """Ends when it is told to, after its tables went to other servers, if there can be any."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house
        self._loop = asyncio.get_running_loop()
        self._draining: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal drains; a second one does not wait for that; what closes already takes seconds."""
        if self.should_exit:
            return
        if self._house.node.leases is None or self._draining is not None or sig != signal.SIGTERM:
            super().handle_exit(sig, frame)
        else:
            self._loop.call_soon_threadsafe(self._drain)

    def _drain(self) -> None:
        self._draining = self._loop.create_task(self._leave())

    async def _leave(self) -> None:
        try:
            await self._house.drain()
        finally:
            self.should_exit = True


async def _serve(
    listening: socket.socket,
    host: str,
    data: Path,
    database: str | None,
    proxies: str,
    settings: Settings,
    node: str,
) -> None:
    house = await House.open(data, database, settings, node)
    trusted = frozenset(proxy.strip() for proxy in proxies.split(","))
    config = uvicorn.Config(
        create_app(house),
        http=doors.protocol(doors.Doors(settings, doors.connections_allowed(settings), trusted)),
        ws=BoundedSocket,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    # What is loaded now stays; the collector, off while starting, need not look at it again and again.
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000)
    gc.enable()
    _tell(host, listening.getsockname()[1])
    server = _Server(config, house)
    beside = [asyncio.create_task(_stop_when_lost(house, server))]
    if settings.warm:
        beside.append(asyncio.create_task(warm_all(house.reviews, house.services.coaches)))
    await server.serve(sockets=[listening])
    for task in beside:
        task.cancel()
    if house.services.store.lost.is_set():
        raise CannotServe(f"this house deals no more: {house.services.store.trouble}")


async def _stop_when_lost(house: House, server: uvicorn.Server) -> None:
    """Two houses on one database would both deal: the one that lost it closes."""
    await house.services.store.lost.wait()
    server.should_exit = True


def is_private(host: str, proxies: str) -> bool:
    """Whether only this machine can reach the house: on loopback, with no proxy in front."""
    try:
        return not proxies and (host == "localhost" or ipaddress.ip_address(host).is_loopback)
    except ValueError:
        return False


def _own_names(host: str, proxies: str) -> tuple[str, ...]:
    """The names of a house whose host says none: any behind a proxy, in a network the machine's own."""
    if proxies:
        return ("*",)
    machine = socket.gethostname().lower()
    return () if is_private(host, proxies) else (machine, f"{machine}.local", host.lower())


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(2048)
    return listening


def _tell(host: str, port: int) -> None:
    """Says where the house is; for others on the network also as a QR code."""
    everywhere = host in ("0.0.0.0", "::")
    address = f"http://{_own_address() if everywhere else host}:{port}/"
    print(f"Croupier is open at {address}", flush=True)
    if everywhere:
        segno.make(address, error="m").terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()


def _has_screen() -> bool:
    """Whether a browser would have somewhere to open."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _own_address() -> str:
    """This machine's address on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def log_as_lines() -> None:
    """Logs as JSON lines on standard error; no names, secrets or seeds are ever passed to it."""
    wanted = os.environ.get("CROUPIER_LOG", "INFO").upper()
    if wanted not in LOG_LEVELS:
        raise CannotServe(f"CROUPIER_LOG cannot be {clip(wanted)}: allowed is {listed(LOG_LEVELS)}")
    level = logging.getLevelNamesMapping()[wanted]
    # A line for each request that cannot be read would let strangers fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(Lines("%(message)s"))
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[lines])
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(told),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
