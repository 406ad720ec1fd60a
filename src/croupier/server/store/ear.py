"""Hears what other servers say through PostgreSQL; notices may be lost, they only make one look sooner."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
import structlog
from sqlalchemy.engine import make_url

from croupier.server.store.leases import CHANNEL

log = structlog.get_logger()
#: Seconds between two looks whether to end, and until it is tried again to listen.
_LOOK, _AGAIN = 0.2, 1.0
#: After so many times in vain the log says so: a restart of PostgreSQL is over by then.
_TOLD = 10


class Ear:
    """Listens on a connection of its own, which must not go through a pooler of transactions."""

    def __init__(self, address: str, start: str, heard: Callable[[str], None]) -> None:
        url = make_url(address).set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._channels = (CHANNEL, f"{CHANNEL}_{start}")
        self._heard = heard
        #: How often it could not listen since it last did.
        self._failed = 0
        #: Whether the log has said that a pooler stands between.
        self._pooled = False
        self._loop = asyncio.get_running_loop()
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="ear", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Listens no more."""
        self._end.set()
        await asyncio.to_thread(self._thread.join, 2.0)

    def _run(self) -> None:
        while not self._end.is_set():
            try:
                self._listen()
            except (psycopg.Error, OSError) as error:
                self._failed += 1
                if self._failed == _TOLD:
                    log.warning("cannot listen to PostgreSQL", reason=str(error).partition("\n")[0])
                # The house looks by itself every second meanwhile.
                self._end.wait(_AGAIN)

    def _listen(self) -> None:
        with psycopg.connect(
            self._address,
            autocommit=True,
            connect_timeout=5,
            # Nothing is sent on this connection: only so it finds out that the other end is gone.
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
        ) as connection:
            for channel in self._channels:
                connection.execute(f'LISTEN "{channel}"')
            self._failed = 0
            self._look_for_pooler(connection)
            self._tell("listening")
            while not self._end.is_set():
                for notice in connection.notifies(timeout=_LOOK):
                    self._tell(notice.payload)

    def _look_for_pooler(self, connection: psycopg.Connection[Any]) -> None:
        """Through a pooler of transactions nothing is heard, and nothing fails either: the log says so."""
        (session,) = connection.execute("SELECT pg_backend_pid()").fetchone() or (0,)
        if session != connection.info.backend_pid and not self._pooled:
            self._pooled = True
            log.warning("listens through a pooler: CROUPIER_LISTEN is the address of PostgreSQL itself")

    def _tell(self, words: str) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._heard, words)
