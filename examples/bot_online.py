"""A bot of your own at a table of a house: it sits down by a seat link and plays over the socket.

python examples/bot_online.py                    opens a house of its own, to show how it goes
python examples/bot_online.py ADDRESS LINK       sits down on the seat that LINK gives away at ADDRESS

The bot needs nothing of this package but the protocol page; here it only looks at the previews.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
import tempfile
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

NAME = "Patient"


def choose(actions: list[dict[str, Any]]) -> str:
    """The whole bot: the action that wins most now, the last of equals."""
    best = max(actions, key=lambda action: action["preview"]["gain"])
    return str(best["event"])


def call(address: str, path: str, body: Any, secret: str | None = None) -> Any:
    """One HTTP request to the house."""
    headers = {"Content-Type": "application/json"}
    if secret is not None:
        headers["Authorization"] = f"Bearer {secret}"
    request = urllib.request.Request(f"{address}/api{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play(address: str, link: str) -> dict[str, Any]:
    """Sits down, plays to the end, and returns the result."""
    secret = call(address, "/people", {"name": NAME})["secret"]
    claimed = call(address, f"/tables/{link.split('.')[0]}/seats", {"link": link, "own_bot": True}, secret)
    seat = claimed["seat"]
    url = f"ws{address[4:]}/api/tables/{claimed['table']['id']}/socket"
    async with connect(url) as socket:
        await socket.send(json.dumps({"kind": "join", "secret": secret, "seat": seat}))
        async for text in socket:
            now = json.loads(text).get("now")
            if now is None:
                continue
            if now["result"] is not None:
                return {"seat": seat, **now["result"]}
            command = answer(now, seat)
            if command is not None:
                command |= {"id": secrets.token_hex(8), "last": now["seq"]}
                await socket.send(json.dumps(command))
    raise ConnectionError("the house closed before the game was over")


def answer(now: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """What the seat does in this position, if it owes anything."""
    turn = now["turn"]
    if turn["kind"] == "chance" and turn["seat"] == seat:
        return {"kind": "roll"}
    if turn["kind"] == "decide" and seat in turn["seats"]:
        return {"kind": "act", "event": choose(now["actions"])}
    return None


def own_house() -> None:
    """Opens a house, a table with an open seat and two bots, and lets the bot take the seat."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "croupier.cli.main", "serve", "--port", "0", "--data", folder]
        surroundings = {**os.environ, "CROUPIER_THINK": "0.1"}
        house = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings)
        try:
            assert house.stdout is not None
            address = house.stdout.readline().split()[-1].rstrip("/")
            host = call(address, "/people", {"name": "Host"})["secret"]
            seats = [{"kind": "open"}, {"kind": "bot", "level": "easy"}]
            wish = {"game": "las-vegas-2012", "seats": seats, "options": {"rounds": 1}}
            opened = call(address, "/tables", wish, host)
            report(asyncio.run(play(address, opened["links"]["0"])))
        finally:
            house.terminate()
            house.wait()
            if house.stdout is not None:
                house.stdout.close()


def report(result: dict[str, Any]) -> None:
    """Says how it went."""
    seat = result["seat"]
    print(f"{NAME} came {result['ranks'][seat]}. with {result['scores'][seat]} thousand.")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        report(asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2])))
    else:
        own_house()
