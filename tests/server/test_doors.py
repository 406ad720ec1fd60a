"""Half a request, a slow one, too many at once: cut off without a line in the log, while others get in."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from croupier.server.settings import Settings
from croupier.server.wire.doors import Doors
from tests.server.remote import Remote, call, two_people_table
from tests.server.running import Running

WAITS = {"CROUPIER_HEADER_WAIT": "0.5", "CROUPIER_BODY_WAIT": "0.7", "CROUPIER_CONNECTIONS_PER_ADDRESS": "8"}
GET = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST += b"Content-Type: application/json\r\nContent-Length: 14\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("doors") / "data", **WAITS) as running:
        yield running


def connected(server: Running) -> socket.socket:
    """A bare connection."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def cut_off(line: socket.socket) -> bool:
    """Whether the other side ends the connection, before the time-out of the test."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


HALVES = {
    "nothing": b"",
    "a line": b"GET / HTTP/1.1\r\n",
    "half a header": b"GET / HTTP/1.1\r\nHost: 127",
    "half a handshake": UPGRADE,
    "half a body": POST + b'{"name"',
    "a second request": GET + b"GET / HT",
}


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES)
def test_half_a_request_is_cut_off(server: Running, sent: bytes) -> None:
    """However far it came, also on a connection that has been answered before."""
    with connected(server) as line:
        line.sendall(sent)
        assert cut_off(line)


@pytest.mark.parametrize(("start", "drop"), [(b"GET / HTTP/1.1\r\nX: ", b"a"), (POST, b" ")])
def test_a_byte_now_and_then_does_not_help(server: Running, start: bytes, drop: bytes) -> None:
    """The time of a stage is counted from its beginning, not from the last byte."""
    with connected(server) as line:
        line.sendall(start)
        with pytest.raises(OSError):
            for _ in range(300):
                time.sleep(0.2)
                line.sendall(drop)
        assert cut_off(line)


def test_a_body_says_its_length(server: Running) -> None:
    """In pieces it is refused before the first: each byte would cost the house as much as a request."""
    pieces = POST.replace(b"Content-Length: 14", b"Transfer-Encoding: chunked")
    with connected(server) as line:
        line.sendall(pieces + b'e\r\n{"name":"Ann"}\r\n0\r\n\r\n')
        assert line.recv(65536).startswith(b"HTTP/1.1 400")
        assert cut_off(line)


def in_time(ask: Callable[[], None], seconds: float) -> None:
    """Asks again where this machine was too busy to ask quickly enough: then to be cut off is right."""
    for _ in range(20):
        began = time.monotonic()
        try:
            return ask()
        except (OSError, AssertionError):
            if time.monotonic() - began < seconds:
                raise
    raise AssertionError("this machine is too slow for the waits of this house, or it cuts off too soon")


def test_requests_one_after_the_other(server: Running) -> None:
    """A connection that is used stays open longer than any single wait."""

    def ask() -> None:
        with connected(server) as line:
            for _ in range(5):
                line.sendall(GET)
                time.sleep(0.2)
                assert line.recv(65536).startswith(b"HTTP/1.1 200")
            line.sendall(POST[:40])
            time.sleep(0.1)
            line.sendall(POST[40:])
            time.sleep(0.1)
            line.sendall(b'{"name":"Ann"}')
            assert b" 201 " in line.recv(65536)

    in_time(ask, 1.5)


def test_an_address_has_so_many_connections(server: Running) -> None:
    """The next is not answered; another address is, and room comes back."""

    def ask() -> None:
        with ExitStack() as stack:
            lines = [stack.enter_context(connected(server)) for _ in range(8)]
            for line in lines:
                line.sendall(GET[:20])
            with connected(server) as one_more:
                assert not answered(one_more)
            other = socket.create_connection(("127.0.0.1", server.port), 60, source_address=("127.0.0.3", 0))
            with other:
                assert answered(other)
            assert all(map(cut_off, lines))

    in_time(ask, 0.3)
    assert call(server.address, "GET", "/health")[0] == 200


def answered(line: socket.socket) -> bool:
    """Whether a whole request is answered, and well."""
    try:
        line.sendall(GET)
        return b" 200 " in line.recv(65536)
    except ConnectionError:
        return False


def test_a_socket_is_no_connection_any_more(server: Running) -> None:
    """Players do not use up the connections of their address."""

    async def main() -> None:
        table, people = await asyncio.to_thread(two_people_table, server.address, "las-vegas-2012")
        players = [Remote(server.address, table, people[seat % 2], seat % 2) for seat in range(10)]
        for player in players:
            await player.open()
        assert (await asyncio.to_thread(call, server.address, "GET", "/health"))[1]["sockets"] == 10
        for player in players:
            await player.close()

    asyncio.run(main())


def test_the_log_stays_empty(tmp_path: Path) -> None:
    """No line for requests that cannot be read or never end."""
    with Running(tmp_path / "data", **WAITS) as server:
        for sent in (
            b"\x00\xff\r\n\r\n",
            b"NONSENSE\r\n\r\n",
            b"GET / HTTP/1.1\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
        ):
            for _ in range(5):
                with connected(server) as line:
                    line.sendall(sent)
                    line.recv(65536)
        with connected(server) as line:
            assert cut_off(line)
    assert (tmp_path / "serve.log").read_text() == ""


def test_proxies_are_not_counted() -> None:
    """Behind a proxy everybody has one address; the total holds for it too."""
    doors = Doors(Settings(connections_per_address=2), 5, frozenset({"10.0.0.1"}))
    assert [doors.enter("10.0.0.1") for _ in range(4)] == [True] * 4
    assert [doors.enter("10.0.0.2") for _ in range(2)] == [True, False]
    doors.leave("10.0.0.1")
    assert doors.enter("10.0.0.2") and not doors.enter("10.0.0.2")
    assert doors.connections == 5
