"""How soon the house answers about a placement: every spot of a whole game, asked over a real socket.

    python -m bench.placement

One person and two bots play Vegas Showdown. Whenever the person may lay or renovate, every room in its
store is asked about on every square in every facing, legal or not, and so is the end of a renovation. Prints
the time from question to answer, and that of the moves, whose answer lists and weighs every legal spot.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from croupier.core import fair

HELD_TO = 50
LIMITS = {"CROUPIER_COMMAND_RATE": "1000000", "CROUPIER_COMMAND_BURST": "1000000", "CROUPIER_THINK": "0"}
WISH = {"game": "vegas-showdown", "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]}


@dataclass(slots=True)
class Figures:
    """Milliseconds from question to answer."""

    legal: list[float] = field(default_factory=list)
    refused: list[float] = field(default_factory=list)
    #: From a move to the position after it, and how many legal events that position lists.
    moves: list[float] = field(default_factory=list)
    most_actions: int = 0


class Player:
    """The person's socket."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        self.figures = figures
        self.now: dict[str, Any] = {}

    async def send(self, **message: Any) -> str:
        """Sends a command or a question; returns its id."""
        id = secrets.token_hex(6)
        await self.socket.send(json.dumps({"id": id, **message}))
        return id

    async def heard(self) -> dict[str, Any]:
        """The next message; a position is kept."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        self.now = message.get("now", self.now)
        return message

    async def ask(self, event: str) -> None:
        """Asks about one event and notes how long the answer took."""
        began = time.perf_counter()
        id = await self.send(kind="preview", event=event)
        message = await self.heard()
        while message.get("id") != id:
            message = await self.heard()
        took = (time.perf_counter() - began) * 1000
        (self.figures.refused if message["refusal"] else self.figures.legal).append(took)

    async def act(self, event: str) -> None:
        """Plays an event and waits for the position after it."""
        began, before = time.perf_counter(), self.now["seq"]
        await self.send(kind="act", last=before, event=event)
        while self.now["seq"] == before:
            await self.heard()
        self.figures.moves.append((time.perf_counter() - began) * 1000)
        self.figures.most_actions = max(self.figures.most_actions, len(self.now["actions"]))


async def settle(player: Player, turned: dict[str, list[str]]) -> None:
    """Asks about everything, then does something of it."""
    view = player.now["view"]
    pending = view["pending"]
    stored = pending["stored"] if pending["kind"] == "renovation-seen" else view["stored"][0]
    squares = [
        f"{chr(97 + column)}{row + 1}"
        for row in range(view["grid"]["rows"])
        for column in range(view["grid"]["columns"])
    ]
    for room in dict.fromkeys(stored):
        for facing in turned[room]:
            for square in squares:
                await player.ask(f"build {room} {square} {facing}")
    if pending["kind"] == "renovation-seen":
        await player.ask("done")
    events = [one["event"] for one in player.now["actions"]]
    builds = [event for event in events if event.startswith("build")]
    if pending["kind"] == "renovation-seen" and pending["removed"] == 2 and "done" in events:
        await player.act("done")
    else:
        await player.act(random.choice(builds or events))


async def play(address: str) -> Figures:
    """A whole game."""
    figures = Figures()
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        person = (await client.post("/api/people", json={"name": "Ann"})).json()
        mine = {"Authorization": f"Bearer {person['secret']}"}
        table = (await client.post("/api/tables", json=WISH, headers=mine)).json()["table"]["id"]
        found = (await client.get(f"/api/games/vegas-showdown/tables/{table}/set")).json()
    turned = {room["id"]: [one["facing"] for one in room["facings"]] for room in found["rooms"]}
    url = f"ws{address[4:]}/api/tables/{table}/socket"
    async with connect(url, compression=None, max_size=None) as socket:
        player = Player(socket, figures)
        await socket.send(json.dumps({"kind": "join", "secret": person["secret"], "seat": 0}))
        seed = secrets.token_bytes(16)
        await player.send(kind="hash", hash=fair.seat_hash(table, 0, seed))
        async with httpx.AsyncClient(base_url=address) as client:
            while (await client.get(f"/api/tables/{table}")).json()["dice"] == "hashes":
                await asyncio.sleep(0.01)
        await player.send(kind="seed", seed=seed.hex())
        while not player.now or player.now["turn"]["kind"] != "over":
            turn = player.now.get("turn", {})
            events = [one["event"] for one in player.now.get("actions", [])]
            if turn.get("kind") == "chance" and turn["seat"] == 0:
                before = player.now["seq"]
                await player.send(kind="roll", last=before)
                while player.now["seq"] == before:
                    await player.heard()
            elif not events:
                await player.heard()
            elif player.now["view"]["pending"]:
                await settle(player, turned)
            else:
                renovate = "renovate" in events and len(player.now["view"]["sheets"][0]) > 4
                bids = [event for event in events if event.startswith("bid")]
                choice = "renovate" if renovate and random.random() < 0.25 else random.choice(bids or events)
                await player.act(choice)
    return figures


def line(name: str, times: list[float]) -> str:
    """Median, 99 of a hundred, and the worst."""
    cuts = statistics.quantiles(times, n=100)
    return (
        f"{name:<22} {len(times):6d}   median {cuts[49]:6.2f} ms   p99 {cuts[98]:6.2f} ms"
        f"   worst {max(times):6.2f} ms"
    )


def main() -> None:
    """Runs the server, plays the game and prints the figures."""
    random.seed(1)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "croupier.cli.main", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **LIMITS})
        try:
            assert server.stdout is not None
            figures = asyncio.run(play(server.stdout.readline().split()[-1].rstrip("/")))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    print(line("previews of legal spots", figures.legal))
    print(line("previews refused", figures.refused))
    print(f"held to: a preview below {HELD_TO} ms")
    print(
        f"{line('moves, bots included', figures.moves)}   (up to {figures.most_actions} legal events listed)"
    )


if __name__ == "__main__":
    main()
