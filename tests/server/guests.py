"""Guests of a house without any network: what a chair receives, and a hand that plays."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from croupier.core import fair
from croupier.server.dealer import Dealer
from croupier.server.house import House
from croupier.server.people import Somebody
from croupier.server.settings import Settings
from croupier.server.table.seating import Chair
from croupier.server.wire import protocol, resources

QUICK = Settings(think=0.0, take_back=0.0, seed_wait=5.0)


class Guest:
    """A person at a chair, with everything it was sent."""

    def __init__(self, house: House, person: Somebody, secret: str, first: int = 0) -> None:
        self.house = house
        self.person = person
        self.secret = secret
        self.raw: list[bytes] = []
        self.got: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self.chair = Chair(self, person.id)
        #: Of the last command; who comes back counts on, or its commands are taken for those of before.
        self._number = first

    @classmethod
    async def named(cls, house: House, name: str) -> Guest:
        """A new person."""
        return cls(house, *await house.people.welcome(name))

    def post(self, message: bytes) -> None:
        """Keeps what was sent."""
        self.raw.append(message)
        self.got.append(json.loads(message))

    def close(self, code: int, reason: str) -> None:
        """Keeps how it ended."""
        self.closed = (code, reason)

    def last(self, *kinds: str) -> dict[str, Any]:
        """The newest message of these kinds."""
        return next(message for message in reversed(self.got) if message["kind"] in kinds)

    @property
    def now(self) -> dict[str, Any]:
        """The newest position."""
        position: dict[str, Any] = self.last("snapshot", "update")["now"]
        return position

    async def join(self, table: str, seat: int | None, last: int = 0, **more: Any) -> None:
        """Sits down in front of a seat, or in the gallery."""
        dealer = await self.house.dealer(table)
        await dealer.sit(self.chair, protocol.Join(self.secret, seat, last, **more), self.person.id)

    async def send(self, table: str, kind: type[Any], **fields: Any) -> dict[str, Any]:
        """Sends a command and returns its answer."""
        self._number += 1
        fields.setdefault("id", f"c{self._number}")
        if kind in (protocol.Act, protocol.Roll, protocol.Undo):
            fields.setdefault("last", self.now["seq"])
        dealer = await self.house.dealer(table)
        message = kind(**fields)
        if issubclass(kind, protocol.Question):
            await dealer.ask(self.chair, message)
        else:
            await dealer.command(self.chair, message)
        return next(
            answer
            for answer in reversed(self.got)
            if answer.get("id") == fields["id"] or kind is protocol.Say
        )

    async def play(self, table: str, choose: Callable[[list[str]], str] = lambda events: events[0]) -> bool:
        """Does what this seat owes, if anything."""
        now, seat = self.now, self.chair.seat
        turn = now["turn"]
        if turn["kind"] == "chance" and turn["seat"] == seat:
            await self.send(table, protocol.Roll)
            return True
        if now["actions"]:
            await self.send(table, protocol.Act, event=choose([one["event"] for one in now["actions"]]))
            return True
        return False


@asynccontextmanager
async def open_house(data: Path, settings: Settings = QUICK) -> AsyncIterator[House]:
    """A house for as long as it is needed."""
    house = await House.open(data, settings=settings)
    try:
        yield house
    finally:
        await house.close()


async def full_table(house: House, game: str, *names: str, **wish: Any) -> tuple[str, list[Guest]]:
    """A table at which all seats are people's, seeded and begun."""
    guests = [await Guest.named(house, name) for name in names]
    seats = [resources.NewSeat("me"), *(resources.NewSeat("open") for _ in names[1:])]
    info, links = await house.open_table(guests[0].person, resources.NewTable(game, seats, **wish))
    for seat, guest in enumerate(guests[1:], 1):
        await house.claim(guest.person, resources.Claim(links[str(seat)]))
    await add_seeds(info.id, *((guest, seat) for seat, guest in enumerate(guests)))
    match = (await house.dealer(info.id)).match
    await until(lambda: match.facts.phase == "playing")
    for guest in guests:
        await guest.send(info.id, protocol.Ping)
    return info.id, guests


def seed_of(seat: int) -> str:
    """The seed that a guest's seat adds."""
    return f"{seat + 1:032x}"


def hash_of(table: str, seat: int) -> str:
    """What it commits to first."""
    return fair.seat_hash(table, seat, bytes.fromhex(seed_of(seat)))


async def add_seeds(table: str, *seats: tuple[Guest, int]) -> None:
    """Guests commit from their seats, wait until all hashes are frozen, and tell their seeds."""
    dealer = await seats[0][0].house.dealer(table)
    for guest, seat in seats:
        await guest.join(table, seat)
        await guest.send(table, protocol.Hash, hash=hash_of(table, seat))
    await until(lambda: dealer.match.facts.dice == "seeds")
    for guest, seat in seats:
        if guest.chair.seat != seat:
            await guest.join(table, seat)
        await guest.send(table, protocol.Seed, seed=seed_of(seat))


async def until(met: Callable[[], bool], seconds: float = 60.0) -> None:
    """Waits until something is so."""
    for _ in range(int(seconds / 0.005)):
        if met():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not happen in time")


async def play_out(table: str, guests: list[Guest]) -> Dealer:
    """Plays a game to its end with the first action everywhere."""
    end = time.monotonic() + 300
    while time.monotonic() < end:
        if guests[0].now["result"]:
            return await guests[0].house.dealer(table)
        if not any([await guest.play(table) for guest in guests]):
            await asyncio.sleep(0.005)
    raise AssertionError("the game does not end")
