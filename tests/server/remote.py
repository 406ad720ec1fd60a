"""A player on the network: HTTP and a socket, reconnecting with the same command until it is answered."""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from croupier.core import fair

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


def call(
    address: str, method: str, path: str, body: Any = None, secret: str | None = None, **headers: str
) -> tuple[int, Any]:
    """One HTTP request; status and body, read if it is JSON."""
    if secret is not None:
        headers["Authorization"] = f"Bearer {secret}"
    if body is not None:
        headers["Content-Type"] = "application/json"
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, _body(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _body(error)


def announce(address: str, path: str, size: int, secret: str | None = None) -> int:
    """The status of a request that only says how much it is going to send; who is too large need not send."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=20)
    try:
        connection.putrequest("POST", path)
        connection.putheader("Content-Type", "application/json")
        connection.putheader("Content-Length", str(size))
        if secret is not None:
            connection.putheader("Authorization", f"Bearer {secret}")
        connection.endheaders()
        return connection.getresponse().status
    finally:
        connection.close()


def _body(answer: Any) -> Any:
    data = answer.read()
    kind = answer.headers.get("content-type", "")
    return json.loads(data) if kind.startswith("application/json") and data else data.decode()


def somebody(address: str, name: str) -> str:
    """A new person's secret."""
    status, person = call(address, "POST", "/api/people", {"name": name})
    assert status == 201, person
    return str(person["secret"])


def two_people_table(address: str, game: str, **wish: Any) -> tuple[str, list[str]]:
    """A table of two people and their secrets."""
    ann, bob = somebody(address, "Ann"), somebody(address, "Bob")
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    status, opened = call(address, "POST", "/api/tables", wish, ann)
    assert status == 201, opened
    table = str(opened["table"]["id"])
    status, claimed = call(address, "POST", f"/api/tables/{table}/seats", {"link": opened["links"]["1"]}, bob)
    assert status == 201, claimed
    return table, [ann, bob]


@dataclass(slots=True)
class Remote:
    """A seat played over the socket; the ledger holds every acknowledgement it got."""

    address: str
    table: str
    secret: str
    seat: int | None
    #: Table, command id, sequence number and event of every acknowledgement.
    ledger: list[tuple[str, str, int, str]] = field(default_factory=list)
    #: Its part of the dice.
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    resent: int = 0
    acked: int = 0
    #: When each acknowledged command was sent, and how many seconds it took; `time.perf_counter`.
    times: list[tuple[float, float]] = field(default_factory=list)
    #: Seconds it waits for an answer before it comes again.
    patience: float = 20.0
    now: dict[str, Any] = field(default_factory=dict)
    info: dict[str, Any] = field(default_factory=dict)
    _socket: ClientConnection | None = None

    async def open(self) -> None:
        """Connects and joins; tries again until it works."""
        wait = 0.02
        await self.close()
        while True:
            try:
                url = f"ws{self.address[4:]}/api/tables/{self.table}/socket"
                self._socket = await connect(
                    url,
                    compression=None,
                    open_timeout=min(5, self.patience),
                    close_timeout=min(10, self.patience),
                )
                await self._send({"kind": "join", "secret": self.secret, "seat": self.seat})
                await self._hear("snapshot")
                return
            except BROKEN:
                await self.close()
                await asyncio.sleep(wait)
                wait = min(0.2, wait * 1.5)

    async def close(self) -> None:
        """Leaves."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a command until it is answered; the same id every time."""
        message = {"kind": kind, "id": secrets.token_hex(8), **fields}
        began = time.perf_counter()
        while True:
            try:
                await self._send(message)
                answer = await self._hear("ack", "refused", id_=message["id"])
            except BROKEN:
                self.resent += 1
                await self.open()
                continue
            if answer["kind"] == "ack":
                self.ledger.append((self.table, message["id"], answer["seq"], fields.get("event", kind)))
                self.acked += 1
                self.times.append((began, time.perf_counter() - began))
            return answer

    async def rematch(self) -> None:
        """Goes on to the next game with the same people; asks until it is answered."""
        path = f"/api/tables/{self.table}/rematch"
        while True:
            try:
                status, opened = await asyncio.to_thread(call, self.address, "POST", path, None, self.secret)
                assert status == 201, opened
                break
            except OSError:
                await asyncio.sleep(0.05)
        await self.close()
        self.table = opened["table"]["id"]
        await self.open()

    async def step(self, choose: Callable[[dict[str, Any]], str] | None = None) -> bool:
        """Does what the seat owes, by default the first that is legal; False: the game is over."""
        turn = self.now["turn"]
        if self.now["result"] is not None:
            return False
        if self._owes("hashes"):
            await self.command("hash", hash=fair.seat_hash(self.table, self.seat or 0, self.seed))
        elif self._owes("seeds"):
            await self.command("seed", seed=self.seed.hex())
        elif turn["kind"] == "chance" and turn["seat"] == self.seat:
            await self.command("roll", last=self.now["seq"])
        elif self.now["actions"]:
            event = choose(self.now) if choose else self.now["actions"][0]["event"]
            await self.command("act", last=self.now["seq"], event=event)
        else:
            try:
                await self._hear("update", "seats")
            except BROKEN:
                await self.open()
        return True

    def _owes(self, asked: str) -> bool:
        """Whether the dice wait for this seat's hash, or for its seed."""
        if self.info["phase"] != "waiting" or self.info["dice"] != asked or self.seat is None:
            return False
        mine = self.info["seats"][self.seat]
        if asked == "hashes":
            return mine["hash"] is None and not mine["withheld"]
        return mine["hash"] is not None and not mine["seeded"]

    async def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def _hear(self, *kinds: str, id_: str | None = None) -> dict[str, Any]:
        """Reads until a message of these kinds (and this id) comes; keeps the position up to date."""
        assert self._socket is not None
        while True:
            async with asyncio.timeout(self.patience):
                message: dict[str, Any] = json.loads(await self._socket.recv())
            if "now" in message:
                self.now = message["now"]
            if "table" in message:
                self.info = message["table"]
            if message["kind"] in kinds and (id_ is None or message.get("id") == id_):
                return message
