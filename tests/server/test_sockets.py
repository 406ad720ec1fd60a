"""What comes through the door: bad frames, wrong people, too much of everything. Nothing breaks a table."""

from __future__ import annotations

import asyncio
import json
import socket
import string
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.remote import Remote, call, somebody, two_people_table
from tests.server.running import Running

GAME = "las-vegas-2012"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all of these."""
    folder = tmp_path_factory.mktemp("house")
    with Running(folder / "data") as running:
        yield running
    assert "Traceback" not in (folder / "serve.log").read_text()


@pytest.fixture(scope="module")
def table(server: Running) -> tuple[str, list[str]]:
    """A table of two people that has begun."""
    found, people = two_people_table(server.address, GAME)

    async def begin() -> None:
        players = [Remote(server.address, found, secret, seat) for seat, secret in enumerate(people)]
        # First both commit to their seeds, then both tell them.
        for player in [*players, *players]:
            await player.open()
            await player.step()
        await players[0].open()
        assert players[0].info["phase"] == "playing"
        for player in players:
            await player.close()

    asyncio.run(begin())
    return found, people


def visit(server: Running, table: str, act: Callable[[ClientConnection], Awaitable[Any]], **more: Any) -> Any:
    """Opens a socket, does something, and returns what came of it."""

    async def main() -> Any:
        url = f"ws{server.address[4:]}/api/tables/{table}/socket"
        async with connect(url, compression=None, max_size=None, **more) as line:
            return await act(line)

    return asyncio.run(main())


async def heard(line: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """Everything until the socket is closed, and its code."""
    found = []
    try:
        while True:
            async with asyncio.timeout(60):
                found.append(json.loads(await line.recv()))
    except ConnectionClosed:
        return found, line.close_code


def join(secret: str | None = None, seat: int | None = None) -> str:
    """A join message."""
    return json.dumps({"kind": "join", "secret": secret, "seat": seat})


def still_good(server: Running, table: tuple[str, list[str]]) -> None:
    """The table answers its people as before."""

    async def act(line: ClientConnection) -> str:
        await line.send(join(table[1][0], 0))
        return str(json.loads(await line.recv())["kind"])

    assert visit(server, table[0], act) == "snapshot"


BAD_FIRST: list[tuple[str, str | bytes, int]] = [
    ("no join", json.dumps({"kind": "ping", "id": "a"}), 1008),
    ("not JSON", "{", 1008),
    ("an array", "[]", 1008),
    ("a binary frame", b"\x00\x01", 1003),
    ("too large", " " * 20_000, 1009),
    ("another's secret", join("x" * 43, 0), 1008),
    ("a seat without a secret", join(None, 0), 1008),
    ("a seat that does not exist", join(None, 11), 1008),
]


@pytest.mark.parametrize(("what", "frame", "code"), BAD_FIRST, ids=[bad[0] for bad in BAD_FIRST])
def test_a_bad_first_message_ends_the_socket(
    server: Running, table: tuple[str, list[str]], what: str, frame: str | bytes, code: int
) -> None:
    """Whoever does not join properly is told why, if at all, and hears nothing of the table."""

    async def act(line: ClientConnection) -> Any:
        await line.send(frame)
        return await heard(line)

    messages, closed = visit(server, table[0], act)
    assert closed == code
    assert {message["kind"] for message in messages} <= {"error"}
    still_good(server, table)


def test_someone_elses_seat_stays_theirs(server: Running, table: tuple[str, list[str]]) -> None:
    """A good secret does not open another person's seat, nor a seat at another table."""
    other, strangers = two_people_table(server.address, GAME)
    for where, secret, seat in (
        (table[0], table[1][0], 1),
        (table[0], strangers[0], 0),
        (other, table[1][0], 0),
    ):

        async def act(line: ClientConnection, secret: str = secret, seat: int = seat) -> Any:
            await line.send(join(secret, seat))
            return await heard(line)

        messages, closed = visit(server, where, act)
        assert [message["code"] for message in messages] == ["house-not-your-seat"]
        assert closed == 1008


def test_a_failed_login_hears_nothing_afterwards(server: Running, table: tuple[str, list[str]]) -> None:
    """A socket that failed to join is closed and silent, however the game goes on."""

    async def act(line: ClientConnection) -> Any:
        await line.send(join("y" * 43, 0))
        player = Remote(server.address, table[0], table[1][0], 0)
        await player.open()
        for kind in ("leave", "back"):
            assert (await player.command(kind))["kind"] == "ack"
        await player.close()
        return await heard(line)

    messages, closed = visit(server, table[0], act)
    assert [message["kind"] for message in messages] == ["error"]
    assert closed == 1008


def test_a_foreign_page_gets_no_socket(server: Running, table: tuple[str, list[str]]) -> None:
    """The Origin of a page elsewhere is refused at the handshake; our own is let in."""

    async def act(line: ClientConnection) -> Any:
        return None

    with pytest.raises(InvalidStatus):
        visit(server, table[0], act, origin="https://elsewhere.example")
    visit(server, table[0], act, origin=server.address)


def test_a_table_that_does_not_exist(server: Running) -> None:
    """Told so, and closed."""

    async def act(line: ClientConnection) -> Any:
        await line.send(join())
        return await heard(line)

    messages, closed = visit(server, "0" * 32, act)
    assert [message["code"] for message in messages] == ["house-no-table"]
    assert closed == 1008


def test_commands_of_a_watcher_are_refused(server: Running, table: tuple[str, list[str]]) -> None:
    """The gallery sees, and may not touch."""

    async def act(line: ClientConnection) -> Any:
        await line.send(join())
        await line.recv()
        found = []
        for kind, more in (
            ("act", {"last": 1, "event": "place 1"}),
            ("roll", {"last": 1}),
            ("undo", {"last": 1}),
            ("hash", {"hash": "0" * 64}),
            ("seed", {"seed": "0" * 32}),
            ("order", {"event": "pass"}),
            ("forget", {}),
            ("leave", {}),
            ("back", {}),
            ("resign", {}),
            ("say", {"phrase": "hello"}),
            ("preview", {"event": "place 1"}),
        ):
            await line.send(json.dumps({"kind": kind, "id": kind, **more}))
            found.append(json.loads(await line.recv()))
        return found

    answers = visit(server, table[0], act)
    assert {answer["refusal"]["code"] for answer in answers} == {"house-watching"}


def test_too_many_messages_are_too_many(server: Running, table: tuple[str, list[str]]) -> None:
    """A flood is answered with errors, then ended; the table does not notice."""

    async def act(line: ClientConnection) -> Any:
        await line.send(join())
        for number in range(200):
            await line.send(json.dumps({"kind": "ping", "id": f"p{number}"}))
        return await heard(line)

    messages, closed = visit(server, table[0], act)
    assert closed == 1008
    assert "house-too-fast" in {message.get("code") for message in messages}
    still_good(server, table)


def test_half_a_frame_and_a_broken_line(server: Running, table: tuple[str, list[str]]) -> None:
    """A frame that never ends, and a line cut in the middle of the handshake, cost nothing."""
    request = (
        f"GET /api/tables/{table[0]}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    for text in (request.encode() + b"\x81\xfe\x01", request.encode()[:60], b"\x00" * 100):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(text)
    still_good(server, table)


def test_a_taken_seat_is_taken_once(server: Running) -> None:
    """Many people race for one link: one gets the seat, the others are told."""
    ann = somebody(server.address, "Ann")
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = call(server.address, "POST", "/api/tables", wish, ann)[1]
    path, link = f"/api/tables/{opened['table']['id']}/seats", opened["links"]["1"]
    people = [somebody(server.address, f"P{number}") for number in range(8)]

    async def race() -> list[int]:
        asked = (
            asyncio.to_thread(call, server.address, "POST", path, {"link": link}, person) for person in people
        )
        return [status for status, _ in await asyncio.gather(*asked)]

    assert sorted(asyncio.run(race())) == [201] + [409] * 7


words = st.text(string.printable, max_size=30)
junk = st.one_of(
    words,
    st.recursive(
        st.none() | st.booleans() | st.integers() | words,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=4),
        max_leaves=8,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {
            "kind": st.sampled_from(
                ["join", "act", "roll", "undo", "preview", "hash", "seed", "order", "look", "say"]
            ),
            "id": st.sampled_from(["a", "", "x" * 41, "é"]),
            "last": st.integers(-2, 2**70),
            "event": words,
            "seq": st.integers(-2, 2**40),
        }
    ).map(json.dumps),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(junk, min_size=1, max_size=8))
def test_frames_of_any_kind(server: Running, table: tuple[str, list[str]], frames: list[str]) -> None:
    """Whatever is sent after joining is answered from the closed set, or ends the socket by a known code."""

    async def act(line: ClientConnection) -> Any:
        await line.send(join(table[1][0], 0))
        for frame in frames:
            await line.send(frame)
        await line.send(json.dumps({"kind": "ping", "id": "end"}))
        found: list[dict[str, Any]] = []
        try:
            while not found or found[-1].get("id") != "end":
                async with asyncio.timeout(60):
                    found.append(json.loads(await line.recv()))
        except ConnectionClosed:
            assert line.close_code in (1003, 1007, 1008, 1009)
        return found

    kinds = {message["kind"] for message in visit(server, table[0], act)}
    assert kinds <= {"snapshot", "error", "refused", "previewed", "looked", "said", "pong", "seats", "update"}


def test_too_many_sockets(tmp_path: Path) -> None:
    """One socket too many is told so and closed; when another leaves there is room again."""
    with Running(tmp_path / "data", CROUPIER_SOCKETS_PER_ADDRESS="2", CROUPIER_JOIN_WAIT="3") as server:
        found, _ = two_people_table(server.address, GAME)
        url = f"ws{server.address[4:]}/api/tables/{found}/socket"

        async def main() -> None:
            async with connect(url) as first, connect(url) as second, connect(url) as third:
                await first.send(join())
                assert json.loads(await first.recv())["kind"] == "snapshot"
                messages, closed = await heard(third)
                assert [message["code"] for message in messages] == ["house-too-many"]
                assert closed == 1013
                assert (await heard(second))[1] == 1013, "it did not join in time, and may try again"
            async with connect(url) as fourth:
                await fourth.send(join())
                assert json.loads(await fourth.recv())["kind"] == "snapshot"

        asyncio.run(main())


def test_more_sockets_are_no_more_commands(tmp_path: Path) -> None:
    """A person's share is one, however many tabs it comes from; and sockets are counted as requests."""
    limits = {"CROUPIER_COMMAND_RATE": "0.1", "CROUPIER_COMMAND_BURST": "10"}
    requests = {"CROUPIER_REQUEST_RATE": "0.01", "CROUPIER_REQUEST_BURST": "6"}
    with Running(tmp_path / "data", **limits, **requests) as server:
        found, people = two_people_table(server.address, GAME)
        url = f"ws{server.address[4:]}/api/tables/{found}/socket"

        async def main() -> None:
            async with connect(url) as first, connect(url) as second:
                kinds = []
                for number, line in enumerate([first, second] * 8):
                    if number < 2:
                        await line.send(join(people[1], 1))
                    await line.send(json.dumps({"kind": "ping", "id": f"p{number}"}))
                    message = {"kind": ""}
                    while message["kind"] not in ("pong", "error"):
                        async with asyncio.timeout(60):
                            message = json.loads(await line.recv())
                    kinds.append(message["kind"])
                assert kinds == ["pong"] * 10 + ["error"] * 6
                async with connect(url) as third:
                    messages, closed = await heard(third)
                    assert [message["code"] for message in messages] == ["house-too-fast"]
                    assert closed == 1013

        asyncio.run(main())
