"""Ports for servers that tests start: nobody else is given one meanwhile, also while its server is down."""

from __future__ import annotations

import socket
import weakref


class Port:
    """A port of this machine, kept for as long as this object lives.

    It is bound, but nobody listens: whoever asks for any port gets another one, and a server that asks for
    this very one, as all of them do with SO_REUSEADDR, gets it.
    """

    def __init__(self) -> None:
        kept = socket.socket()
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        self.number = int(kept.getsockname()[1])
        weakref.finalize(self, kept.close)
