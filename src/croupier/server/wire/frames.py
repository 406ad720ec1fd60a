"""The WebSocket protocol of the server with limits on what never reaches the house: frames, pings, pieces."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from croupier.server.wire.guard import Bucket

#: Frames of any kind a socket may send per second, and at once.
FRAME_RATE = 50.0
FRAME_BURST = 400
#: Pieces a message may come in.
PIECES = 64
#: Bytes that are looked at between two looks at the limit: no more than some 170 empty frames.
_BITE = 1024


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket whose sender cannot make work, fill memory or stay without any message of the house's own."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._frames = Bucket(FRAME_RATE, FRAME_BURST)

    def data_received(self, data: bytes) -> None:
        """Takes what came bite by bite, until there is too much of it."""
        for start in range(0, len(data), _BITE):
            super().data_received(data[start : start + _BITE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Counts frames before they are looked at."""
        if not all(self._frames.take() for _ in self.conn.events):
            self._fail(1008, "too many frames")
            return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; nobody needs many."""
        if len(self.frames) >= PIECES:
            self._fail(1009, "too many pieces")
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answers a ping, unless the sender has not taken the answers to earlier ones."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """A peer that does not answer is gone, also if it never takes what was sent."""
        super().keepalive_timeout()
        self._give_up_soon()

    async def run_asgi(self) -> None:
        """Serves the socket; afterwards it is closed, also if the peer takes nothing any more."""
        await super().run_asgi()
        self._give_up_soon()

    def _fail(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
        self.transport.close()
        self._give_up_soon()

    def _give_up_soon(self) -> None:
        """`close` waits for the peer to read; this does not."""
        self.loop.call_later(self.close_timeout, self.transport.abort)
