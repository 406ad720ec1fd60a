"""A seat is its owner's alone: whatever an old socket does or asks, it does so as who it is now."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from croupier.core import fair
from tests.server.remote import call, somebody
from tests.server.running import Running

GAME = "las-vegas-2012"
SEAT = 1
#: Bots think for a minute, and a test may knock as often as it likes.
QUIET = {
    "CROUPIER_THINK": "60",
    "CROUPIER_TABLES_PER_MINUTE": "100000",
    "CROUPIER_REQUEST_RATE": "100000",
    "CROUPIER_REQUEST_BURST": "100000",
    "CROUPIER_WORK_BURST": "100000",
    "CROUPIER_ADDRESS_WORK_BURST": "100000",
    "CROUPIER_COMMAND_RATE": "100000",
    "CROUPIER_COMMAND_BURST": "100000",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all of these."""
    folder = tmp_path_factory.mktemp("house")
    with Running(folder / "data", **QUIET) as running:
        yield running.address
    assert "Traceback" not in (folder / "serve.log").read_text()


@dataclass(slots=True)
class Screen:
    """A socket that stays open and keeps all it hears."""

    line: ClientConnection
    heard: list[dict[str, Any]] = field(default_factory=list)
    _asked: int = 0

    async def say(self, kind: str, **fields: Any) -> None:
        """Sends a message, if the line is still open."""
        with suppress(ConnectionClosed):
            await self.line.send(json.dumps({"kind": kind, **fields}))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command or a question, or what the line was closed with."""
        self._asked += 1
        id_ = f"{kind}-{self._asked}"
        await self.say(kind, id=id_, **fields)
        await self.say("ping", id="end")
        answer = None
        while True:
            try:
                async with asyncio.timeout(60):
                    message = json.loads(await self.line.recv())
            except ConnectionClosed:
                return answer or {"kind": "closed", "code": self.line.close_code}
            self.heard.append(message)
            if message.get("id") == id_:
                answer = dict(message)
            if message.get("id") == "end":
                return answer or message

    async def now(self) -> dict[str, Any]:
        """The newest position, once everything that was said before is heard."""
        await self.ask("ping")
        position: dict[str, Any] = next(m["now"] for m in reversed(self.heard) if "now" in m)
        return position

    def updates(self) -> list[dict[str, Any]]:
        """What it was told of the game since it last was shown where it is."""
        start = max(n for n, message in enumerate(self.heard) if message["kind"] == "snapshot")
        return [message for message in self.heard[start:] if message["kind"] == "update"]


@asynccontextmanager
async def screen(address: str, table: str, secret: str | None, seat: int | None) -> AsyncIterator[Screen]:
    """A socket that has joined."""
    url = f"ws{address[4:]}/api/tables/{table}/socket"
    # What is not read is kept: a client that stops reading would miss that it is let go, and wait.
    async with connect(url, compression=None, max_size=None, max_queue=None) as line:
        found = Screen(line)
        await found.say("join", secret=secret, seat=seat)
        await found.ask("ping")
        assert found.heard[0]["kind"] == "snapshot", found.heard[0]
        yield found


class Evening:
    """A table of Ann and Bob, at which Bob's seat may come to be Cleo's."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ann, self.bob, self.cleo = (somebody(address, name) for name in ("Ann", "Bob", "Cleo"))
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"rounds": 1}}
        self.table = str(self.call("POST", "/api/tables", self.ann, wish)["table"]["id"])
        #: Who has the seat now.
        self.holder = ""
        self.sit(self.bob)

    def call(self, method: str, path: str, secret: str, body: Any = None) -> Any:
        """What a request is answered that has to succeed."""
        status, found = call(self.address, method, path, body, secret)
        assert status in (200, 201, 204), found
        return found

    def sit(self, secret: str) -> None:
        """Someone takes the open seat by the link it has now."""
        links = self.call("GET", f"/api/tables/{self.table}/links", self.ann)["links"]
        self.call("POST", f"/api/tables/{self.table}/seats", secret, {"link": links[str(SEAT)]})
        self.holder = secret

    async def play(self, moment: str) -> dict[str, Any]:
        """Plays until the seat is to decide, to roll or may take back, or to the end; what it sees then."""
        async with (
            screen(self.address, self.table, self.ann, 0) as ann,
            screen(self.address, self.table, self.holder, SEAT) as holder,
        ):
            for number, one in enumerate((ann, holder)):
                await one.ask("hash", hash=fair.seat_hash(self.table, number, bytes([number] * 16)))
            for number, one in enumerate((ann, holder)):
                await one.ask("seed", seed=bytes([number] * 16).hex())
            for turn in range(2_000):
                if _met(moment, now := await holder.now()):
                    return now
                await _move((ann, holder)[turn % 2])
            raise AssertionError(f"it never comes to {moment}")

    async def rematch(self) -> None:
        """Plays to the end and opens the same table again."""
        await self.play("over")
        opened = self.call("POST", f"/api/tables/{self.table}/rematch", self.bob)
        self.table = str(opened["table"]["id"])


async def _move(one: Screen) -> None:
    now = await one.now()
    if now["actions"]:
        await one.ask("act", last=now["seq"], event=now["actions"][0]["event"])
    elif now["turn"]["kind"] == "chance":
        await one.ask("roll", last=now["seq"])


def _met(moment: str, now: dict[str, Any]) -> bool:
    turn = now["turn"]
    match moment:
        case "roll":
            return bool(turn["kind"] == "chance" and turn["seat"] == SEAT)
        case "undo":
            return bool(now["may_undo"])
        case "over":
            return now["result"] is not None
        case _:
            return bool(now["actions"])


# What becomes of Bob's seat, while his socket stays open; each returns what the seat's holder sees then

Happening: TypeAlias = Callable[[Evening, Screen, str], Awaitable[dict[str, Any]]]


async def left(evening: Evening, old: Screen, moment: str) -> dict[str, Any]:
    """Bob gets up before the start, and Cleo sits down."""
    assert (await old.ask("leave"))["kind"] == "ack"
    evening.sit(evening.cleo)
    return await evening.play(moment)


async def left_elsewhere(evening: Evening, old: Screen, moment: str) -> dict[str, Any]:
    """Bob gets up on his second device, and Cleo sits down."""
    link = evening.call("POST", "/api/me/link", evening.bob)["link"]
    phone = evening.call("POST", "/api/devices", evening.bob, {"link": link})["secret"]
    async with screen(evening.address, evening.table, phone, SEAT) as other:
        await left(evening, other, moment)
        return await evening.play(moment)


async def deleted_before(evening: Evening, old: Screen, moment: str) -> dict[str, Any]:
    """Bob is deleted before the start, and Cleo sits down."""
    evening.call("DELETE", "/api/me", evening.bob)
    evening.sit(evening.cleo)
    return await evening.play(moment)


async def deleted(evening: Evening, old: Screen, moment: str) -> dict[str, Any]:
    """Bob is deleted while he plays; a bot plays on."""
    now = await evening.play(moment)
    evening.call("DELETE", "/api/me", evening.bob)
    return now


async def resigned(evening: Evening, old: Screen, moment: str) -> dict[str, Any]:
    """Bob gives up; a bot plays to the end."""
    now = await evening.play(moment)
    assert (await old.ask("resign"))["kind"] == "ack"
    return now


async def replaced(evening: Evening, old: Screen, moment: str) -> dict[str, Any]:
    """Bob gets up while he plays; a bot plays until he is back."""
    now = await evening.play(moment)
    assert (await old.ask("leave"))["kind"] == "ack"
    return now


WATCHES = dict.fromkeys(("act", "roll", "resign", "order", "undo", "preview"), "house-watching")
WATCHES |= {"view": "gallery", "look": "gallery", "record": "403"}
GONE = dict.fromkeys((*WATCHES, "view"), "closed") | {"record": "401"}
BOT = dict.fromkeys(("act", "roll", "order", "undo"), "house-bot-plays")
BOT |= {"preview": "previewed", "view": "own", "look": "own", "record": "200"}

#: What happened to the seat, and what the old socket is answered then.
SITUATIONS: dict[str, tuple[Happening, dict[str, str]]] = {
    "left": (left, WATCHES),
    "second device": (left_elsewhere, WATCHES),
    "deleted before": (deleted_before, GONE),
    "deleted": (deleted, GONE),
    "resigned": (resigned, BOT | {"resign": "house-resigned"}),
    "replaced by a bot": (replaced, BOT | {"resign": "ack"}),
}


async def probe(what: str, evening: Evening, old: Screen, gallery: Screen, seen: dict[str, Any]) -> str:
    """Does with the old socket what only the seat's owner may, and says in a word what came of it."""
    event = seen["actions"][0]["event"] if seen["actions"] else "place 1"
    fields: dict[str, dict[str, Any]] = {
        "act": {"event": event, "last": seen["seq"]},
        "roll": {"last": seen["seq"]},
        "undo": {"last": seen["seq"]},
        "order": {"event": event},
        "preview": {"event": event},
        "look": {"seq": seen["seq"]},
    }
    if what == "record":
        path = f"/api/tables/{evening.table}/record?seat={SEAT}"
        return str(call(evening.address, "GET", path, None, evening.bob)[0])
    answer = await old.ask("ping" if what == "view" else what, **fields.get(what, {}))
    if answer["kind"] == "closed":
        assert answer["code"] == 1008
        return "closed"
    if what == "view":
        await gallery.ask("ping")
        return "gallery" if old.updates() == gallery.updates() else "own"
    if what == "look":
        looked = await gallery.ask("look", seq=seen["seq"])
        return "gallery" if answer["then"] == looked["then"] else "own"
    return str(answer["refusal"]["code"] if answer["kind"] == "refused" else answer["kind"])


@pytest.mark.parametrize("what", list(WATCHES))
@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_an_old_socket_is_who_it_is_now(address: str, situation: str, what: str) -> None:
    """Each thing an owner may do, by a socket whose seat was left, given up, replaced or deleted."""

    async def main() -> None:
        evening = Evening(address)
        happens, expected = SITUATIONS[situation]
        async with (
            screen(address, evening.table, None, None) as gallery,
            screen(address, evening.table, evening.bob, SEAT) as old,
        ):
            seen = await happens(evening, old, what)
            before = await gallery.now()
            assert await probe(what, evening, old, gallery, seen) == expected[what]
            if expected[what] not in ("ack", "previewed"):
                assert await gallery.now() == before, "nothing was done in the seat's name"

    asyncio.run(main())


def test_an_old_socket_at_a_rematch(address: str) -> None:
    """The same at the second game of an evening; its first is over and has nothing to hide."""

    async def main() -> None:
        evening = Evening(address)
        await evening.rematch()
        async with (
            screen(address, evening.table, None, None) as gallery,
            screen(address, evening.table, evening.bob, SEAT) as old,
        ):
            await left(evening, old, "roll")
            for what in ("roll", *WATCHES):
                seen, before = await evening.play(what), await gallery.now()
                assert await probe(what, evening, old, gallery, seen) == WATCHES[what]
                assert await gallery.now() == before

    asyncio.run(main())


@pytest.mark.parametrize("situation", ["left", "second device", "deleted before"])
def test_the_roads_beside_the_socket(address: str, situation: str) -> None:
    """Links, rematch and the list of my tables ask who sits there now, too."""

    async def main() -> None:
        evening = Evening(address)
        async with screen(address, evening.table, evening.bob, SEAT) as old:
            await SITUATIONS[situation][0](evening, old, "act")
        status = 401 if situation.startswith("deleted") else 403
        path = f"/api/tables/{evening.table}"
        assert call(address, "GET", f"{path}/links", None, evening.bob)[0] == status
        assert call(address, "POST", f"{path}/rematch", None, evening.bob)[0] == status
        if status == 403:
            mine = evening.call("GET", "/api/me/tables", evening.bob)
            assert evening.table not in [table["id"] for table in mine]

    asyncio.run(main())
