"""`croupier serve`: the house in one process, on a folder of data."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from pathlib import Path

import segno
import structlog
import uvicorn

from croupier.core.errors import CroupierError
from croupier.server.app import create_app
from croupier.server.backroom import Settings
from croupier.server.store import HouseInUse, Store

#: The largest message a client may send.
MESSAGE = 16 * 1024


class CannotServe(CroupierError):
    """The house cannot be opened here; the sentence says why."""


def serve(host: str, port: int, data: Path, database: str | None, proxies: str, settings: Settings) -> None:
    """Runs the house until it is told to stop; raises `CannotServe`."""
    log_as_lines()
    try:
        listening = _listen(host, port)
        asyncio.run(_check(data, database))
    except HouseInUse as error:
        raise CannotServe(str(error)) from None
    except OSError as error:
        raise CannotServe(f"cannot open {host}:{port} or {data}: {error.strerror}") from None
    config = uvicorn.Config(
        create_app(data, database, settings),
        ws="websockets-sansio",
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
        limit_concurrency=None,
    )
    _tell(host, listening.getsockname()[1])
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(2048)
    return listening


async def _check(data: Path, database: str | None) -> None:
    """Opens the database once, so that what is wrong with it is said in one sentence."""
    data.mkdir(parents=True, exist_ok=True)
    store = await Store.open(database or f"sqlite+aiosqlite:///{data / 'house.db'}")
    await store.close()


def _tell(host: str, port: int) -> None:
    """Says where the house is; for others on the network also as a QR code."""
    everywhere = host in ("0.0.0.0", "::")
    address = f"http://{_own_address() if everywhere else host}:{port}/"
    print(f"Croupier is open at {address}", flush=True)
    if everywhere:
        segno.make(address, error="m").terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()


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
    level = getattr(logging, os.environ.get("CROUPIER_LOG", "INFO").upper(), logging.INFO)
    logging.basicConfig(level=max(level, logging.WARNING), format="%(message)s", stream=sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
