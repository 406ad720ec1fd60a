"""The attacks, one list: each is a name, a coroutine, and what the house must keep to while it runs.

    python -m tests.attack.attacks NAME ADDRESS TABLE SECONDS

runs one against a house, from other addresses of this machine than its honest guests have, and prints what it
was told. Only ever against a house on this machine.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import product
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.attack import doors
from tests.server.remote import Remote, call, somebody

#: Where attackers come from; the honest are at 127.0.0.1.
STRANGER = "127.0.0.2"
CONTINUED, TEXT, PING = 0x0, 0x1, 0x9


@dataclass(slots=True)
class Target:
    """The house under attack: where it is, a table of honest people, and for how long to go on."""

    address: str
    table: str
    seconds: float
    told: Counter[str] = field(default_factory=Counter)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rsplit(":", 1)[1])

    async def socket(self, table: str | None = None, source: str = STRANGER, **more: Any) -> ClientConnection:
        """A socket at a table, from an address of the attacker."""
        url = f"ws{self.address[4:]}/api/tables/{table or self.table}/socket"
        given = {"compression": None, "max_size": None, "ping_interval": None, "open_timeout": 20, **more}
        return await connect(url, local_addr=(source, 0), **given)


Raid: TypeAlias = Callable[[Target], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Attack:
    """A raid, what it does in one line, and the bounds the house keeps to."""

    name: str
    what: str
    raid: Raid
    #: One of these the attacker must have been told, if there are any.
    refused: frozenset[str]
    #: Megabytes the server may reach.
    memory: int = 250
    #: Processor seconds the server may use each second, honest players included; 1: it is the house's whole.
    busy: float = 1.0
    #: False: only in the slow tests.
    quick: bool = True
    settings: dict[str, str] = field(default_factory=dict)


async def gallery(target: Target, source: str = STRANGER, **more: Any) -> ClientConnection | None:
    """A socket of nobody that has joined the gallery; None: it was not let in."""
    try:
        line = await target.socket(source=source, **more)
        await line.send(json.dumps({"kind": "join"}))
        return line
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
        target.told["no socket"] += 1
        return None


async def listen(target: Target, line: ClientConnection) -> None:
    """Reads what comes and counts it: kinds, codes of errors, the close code."""
    try:
        async for data in line:
            message = json.loads(data)
            target.told[message.get("code", message["kind"])] += 1
    except ConnectionClosed:
        pass
    target.told[f"closed {line.close_code}"] += 1


async def flood(line: ClientConnection, question: dict[str, Any], pause: float = 0.0) -> None:
    """Sends a question again and again, each with an id of its own, until it is cut off."""
    with suppress(ConnectionClosed):
        while True:
            await line.send(json.dumps({**question, "id": secrets.token_hex(4)}))
            await asyncio.sleep(pause)


async def by_hand(target: Target, table: str | None = None, buffer: int = 0) -> socket.socket:
    """A WebSocket opened by hand, for frames that no library sends; `buffer`: bytes to read into.

    Raises `OSError` if the house does not let it in.
    """
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.bind((STRANGER, 0))
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", target.port))
    await loop.sock_sendall(
        line,
        f"GET /api/tables/{table or target.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode(),
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        got = await loop.sock_recv(line, 1)
        if not got:
            target.told["no socket"] += 1
            raise ConnectionResetError("closed before the line was open")
        answer += got
    return line


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(data)]) + b"\0\0\0\0" + data


async def pour(target: Target, frames: bytes, first: bytes = b"") -> None:
    """Sends the same frames without end, and notes how the house closes."""
    try:
        line, loop, heard = await by_hand(target), asyncio.get_running_loop(), b""
    except OSError:
        await asyncio.sleep(0.1)
        return
    await loop.sock_sendall(line, frame(TEXT, b'{"kind":"join"}') + first)

    async def send() -> None:
        while True:
            await loop.sock_sendall(line, frames)

    sending = asyncio.create_task(send())
    with suppress(OSError):
        while got := await loop.sock_recv(line, 65_536):
            heard = (heard + got)[-200:]
    sending.cancel()
    code = next((code for code in (1008, 1009) if code.to_bytes(2, "big") in heard), None)
    target.told[f"closed {code}"] += 1


# The raids


def long_notes(target: Target) -> str:
    """A table to look at with as many and as long notes as a page holds."""
    head = "croupier 1\ntable long\ngame las-vegas-2012 revision 1 seats 2\n"
    options = "option money memory\noption neutral off\noption rounds 4\noption start lot\n"
    seats = 'seat 1 person "Ann"\nseat 2 person "Bob"\n'
    notes = f"! 1 {'x' * 190}\n" * 500
    record = {"record": f"{head}{options}{seats}---\n{notes}---\n"}
    status, table = call(target.address, "POST", "/api/replays", record, somebody(target.address, "Eve"))
    assert status == 201, table
    return str(table["id"])


async def slow_readers(target: Target) -> None:
    """Forty sockets of nobody ask for all they may, and read nothing."""
    table = long_notes(target)

    async def one() -> None:
        with suppress(OSError):
            line, loop = await by_hand(target, table, buffer=2048), asyncio.get_running_loop()
            await loop.sock_sendall(line, frame(TEXT, b'{"kind":"join","text":true}'))
            while True:
                for question in (b'{"kind":"read","id":"a","after":0}', b'{"kind":"join","text":true}'):
                    await loop.sock_sendall(line, frame(TEXT, question))
                    await asyncio.sleep(0.1)
        target.told["cut off"] += 1

    await asyncio.gather(*(one() for _ in range(40)))


async def frames_without_end(target: Target) -> None:
    """Pings, empty messages and messages in endless empty pieces, as fast as they go."""
    while True:
        await asyncio.gather(
            pour(target, frame(PING, b"x" * 100) * 500),
            pour(target, frame(TEXT) * 5_000),
            pour(target, frame(CONTINUED, fin=False) * 5_000, first=frame(TEXT, fin=False)),
        )


async def look_without_end(target: Target) -> None:
    """Forty-five sockets of nobody ask for positions as fast as they are allowed."""
    lines = [line for _ in range(45) if (line := await gallery(target)) is not None]
    work = [listen(target, line) for line in lines]
    work += [flood(line, {"kind": "look", "seq": 3}, 0.1) for line in lines]
    await asyncio.gather(*work)


async def join_without_end(target: Target) -> None:
    """Forty-five sockets of nobody join again and again, in every language of two letters."""
    lines = [line for _ in range(45) if (line := await gallery(target)) is not None]

    async def again(line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            for letters in product("abcdefghijklmnopqrstuvwxyz", repeat=2):
                await line.send(json.dumps({"kind": "join", "language": "".join(letters), "text": True}))
                await asyncio.sleep(0.1)

    await asyncio.gather(*(listen(target, line) for line in lines), *map(again, lines))


def large_set() -> str:
    """A set with the largest sheet that is allowed, and money for everything."""
    text = (files("croupier.games.showdown") / "vegas-showdown.toml").read_text("utf-8")
    areas = "".join('  "cccmmhhh",\n' for _ in range(8))
    text = re.sub(r"areas = \[.*?\]", f"areas = [\n{areas}]", text, count=1, flags=re.DOTALL)
    for old, new in (("columns = 7", "columns = 8"), ("rows = 5", "rows = 8"), ("g3e", "h3e")):
        text = text.replace(old, new, 1)
    return text.replace("money = 20", "money = 99", 1)


async def renovate_without_end(target: Target) -> None:
    """One person, on all seats of its own table with a large sheet, gathers rooms and then tries them all."""
    eve = somebody(target.address, "Eve")
    seats = [{"kind": "me"}, *({"kind": "here", "name": f"Eve {number}"} for number in (2, 3))]
    wish = {"game": "vegas-showdown", "seats": seats, "options": {"set": large_set()}}
    status, opened = call(target.address, "POST", "/api/tables", wish, eve)
    assert status == 201, opened
    players = [Remote(target.address, opened["table"]["id"], eve, seat) for seat in range(3)]

    async def play(player: Remote) -> None:
        await player.open()
        while await player.step(hoard):
            target.told["choices"] = max(target.told["choices"], len(player.now["actions"]))
            await asyncio.sleep(0.11 if target.told["renovate"] else 0.02)

    def hoard(now: dict[str, Any]) -> str:
        event = _hoard(now)
        target.told[event.split()[0]] += 1
        return event

    await asyncio.gather(*map(play, players))


def _hoard(now: dict[str, Any]) -> str:
    """Buys and stores rooms; with many of them, lays them out and takes them up again."""
    events = [choice["event"] for choice in now["actions"]]
    stored = len(now["view"]["stored"][now["view"]["viewer"]])
    many = stored >= 4
    wanted = ("store", "renovate" if many else "bid", "build" if many else "cancel", "cancel", "bid")
    return str(next((event for want in wanted for event in events if event.startswith(want)), events[-1]))


ATTACKS: list[Attack] = [
    Attack(
        "looks",
        "45 sockets of nobody, each asking `look` ten times a second",
        look_without_end,
        frozenset({"looked"}),
        busy=0.8,
    ),
    Attack(
        "joins",
        "45 sockets of nobody, each joining ten times a second in another language",
        join_without_end,
        frozenset({"snapshot"}),
        busy=0.8,
    ),
    Attack(
        "renovation",
        "a person at its own table with the largest sheet, renovating with many rooms stored",
        renovate_without_end,
        frozenset({"renovate"}),
        quick=False,
        # The game is played quickly until there are rooms enough.
        settings={"CROUPIER_COMMAND_RATE": "100", "CROUPIER_COMMAND_BURST": "100"},
    ),
    Attack(
        "slow-readers",
        "40 sockets of nobody that ask for pages and snapshots and read none",
        slow_readers,
        frozenset(),
        memory=200,
    ),
    Attack(
        "frames",
        "pings, empty messages and messages in empty pieces without end",
        frames_without_end,
        frozenset({"closed 1008"}),
    ),
    Attack(
        "half-requests",
        "1,500 connections, each sending half a header byte by byte",
        lambda target: doors.half_requests(target.port, target.told),
        frozenset({"cut off"}),
        settings={"CROUPIER_HEADER_WAIT": "1"},
    ),
    Attack(
        "pieces",
        "20 connections that send bodies in pieces of one byte",
        lambda target: doors.bodies_in_pieces(target.port, target.told),
        frozenset({"400", "cut off"}),
        busy=0.8,
    ),
    Attack(
        "costly-requests",
        "a person with many tables who asks for its tables and its data, and takes another name, without end",
        lambda target: doors.costly_requests(target.port, target.told),
        frozenset({"429"}),
        busy=0.8,
        settings={"CROUPIER_TABLES_PER_MINUTE": "1000", "CROUPIER_WORK_BURST": "0.1"},
    ),
    Attack(
        "deletions",
        "people who are deleted while they sit down, open tables and take links",
        lambda target: doors.deletions(target.port, target.told),
        frozenset({"204"}),
        settings={"CROUPIER_TABLES_PER_MINUTE": "1000"},
    ),
    Attack(
        "replay-bombs",
        "game files of up to 30,000 notes, one after the other",
        lambda target: doors.replay_bombs(target.port, target.told),
        frozenset({"house-bad-record"}),
        settings={"CROUPIER_TABLES_PER_MINUTE": "1000"},
    ),
    Attack(
        "set-bombs",
        "set files of 25,000 dotted keys, nested lists, endless numbers",
        lambda target: doors.set_bombs(target.port, target.told),
        frozenset({"house-bad-option"}),
        settings={"CROUPIER_TABLES_PER_MINUTE": "1000"},
    ),
]


def named(name: str) -> Attack:
    """The attack of a name."""
    return next(attack for attack in ATTACKS if attack.name == name)


async def run(attack: Attack, target: Target) -> Counter[str]:
    """Runs an attack for its time, on a slow machine until it has begun to work; returns what it was told."""
    raid = asyncio.ensure_future(attack.raid(target))
    await asyncio.wait([raid], timeout=target.seconds)
    for _ in range(600):
        if raid.done() or not attack.refused or attack.refused & target.told.keys():
            break
        await asyncio.wait([raid], timeout=0.1)
    raid.cancel()
    with suppress(asyncio.CancelledError):
        await raid
    return target.told


if __name__ == "__main__":
    name, address, table, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(run(named(name), Target(address, table, float(seconds))))))
