"""The attacks, one list: each is a name, a coroutine, and what the house must keep to while it runs.

    python -m tests.attack.attacks NAME ADDRESS TABLE SECONDS

runs one against a house, from other addresses of this machine than its honest guests have, and prints what it
was told. Only ever against a house on this machine.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

#: Where attackers come from; the honest are at 127.0.0.1.
STRANGER = "127.0.0.2"


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
    #: One of these the attacker must have been told.
    refused: frozenset[str]
    #: Megabytes the server may reach.
    memory: int = 250
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


async def flood(target: Target, line: ClientConnection, question: dict[str, Any], pause: float = 0.0) -> None:
    """Sends a question again and again, each with an id of its own, until it is cut off."""
    with suppress(ConnectionClosed):
        while True:
            await line.send(json.dumps({**question, "id": secrets.token_hex(4)}))
            await asyncio.sleep(pause)


# The raids


async def look_without_end(target: Target) -> None:
    """Forty-five sockets of nobody ask for positions as fast as they are allowed."""
    lines = [line for _ in range(45) if (line := await gallery(target)) is not None]
    work = [listen(target, line) for line in lines]
    work += [flood(target, line, {"kind": "look", "seq": 3}, 0.1) for line in lines]
    await asyncio.gather(*work)


ATTACKS: list[Attack] = [
    Attack(
        "looks",
        "45 sockets of nobody, each asking `look` ten times a second",
        look_without_end,
        frozenset({"looked"}),
    ),
]


def named(name: str) -> Attack:
    """The attack of a name."""
    return next(attack for attack in ATTACKS if attack.name == name)


async def run(attack: Attack, target: Target) -> Counter[str]:
    """Runs an attack for its time; returns what it was told."""
    with suppress(TimeoutError):
        await asyncio.wait_for(attack.raid(target), target.seconds)
    return target.told


if __name__ == "__main__":
    name, address, table, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(run(named(name), Target(address, table, float(seconds))))))
