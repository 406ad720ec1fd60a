"""Two runs of one evening that differ only in what Ann may not know; every byte she gets is kept."""

from __future__ import annotations

import hashlib
import itertools
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

import httpx
import pytest

from croupier import games
from croupier.core.chance import Seeded
from croupier.server.app import create_app
from croupier.server.house import House
from croupier.server.services import Services
from croupier.server.store.database import Store
from croupier.server.table import match, seeds
from croupier.server.thinkers import Thinkers
from croupier.server.wire import protocol, resources
from tests.server.guests import QUICK, Guest

#: Options that hide the most.
OPTIONS: dict[str, dict[str, str | int | bool]] = {
    "rolling-cubes": {"mode": "all-together"},
    "las-vegas-royale": {"tiles": 6},
}


@dataclass(slots=True)
class Evening:
    """One table of people; `variant` is what Ann may not know."""

    house: House
    client: httpx.AsyncClient
    table: str
    guests: list[Guest]
    variant: int

    @property
    def ann(self) -> Guest:
        """She who may not know."""
        return self.guests[0]

    def received(self) -> list[bytes]:
        """All that reached Ann, in order, until the end of the game uncovers everything."""
        return list(takewhile(lambda message: b'"server_seed"' not in message, self.ann.raw))

    async def fetch(self, method: str, path: str, body: Any = None) -> None:
        """Ann asks over HTTP."""
        headers = {"Authorization": f"Bearer {self.ann.secret}"}
        answer = await self.client.request(method, path, headers=headers, json=body)
        head = repr((answer.status_code, sorted(answer.headers.items())))
        self.ann.raw.append(head.encode() + answer.content)

    async def pry(self) -> None:
        """Ann asks for everything there is, in every way there is."""
        table = self.table
        for path in ("", "/record", "/record?seat=0", "/record?seat=1", "/links"):
            await self.fetch("GET", f"/api/tables/{table}{path}")
        await self.fetch("GET", f"/api/games/vegas-showdown/tables/{table}/set")
        for throw in (1, max(1, self.ann.now["seq"])):
            await self.fetch("POST", f"/api/games/rolling-cubes/tables/{table}/best", {"throw": throw})
        for path in ("/api/me", "/api/me/tables", "/api/me/export", "/api/commitments"):
            await self.fetch("GET", path)
        await self.fetch("POST", f"/api/tables/{table}/rematch")
        ann = self.ann
        await ann.join(table, 0, text=True)
        await ann.join(table, None, text=True)
        await ann.join(table, 0)
        for seq in (0, ann.now["seq"] // 2, ann.now["seq"]):
            await ann.send(table, protocol.Look, seq=seq)
            await ann.send(table, protocol.Read, after=seq)
        dealer = await self.house.dealer(table)
        rules, state = dealer.match.ledger.rules, dealer.match.ledger.table.state
        tried = ["pass", "done", "nonsense", "place 1", "decline"]
        turn = rules.turn(state)
        if isinstance(turn, tuple) and 0 in turn:
            tried += [str(event) for event in itertools.islice(rules.actions(state, 0), 20)]
        for event in tried:
            await ann.send(table, protocol.AskPreview, event=event)
        await ann.send(table, protocol.Undo)
        await ann.send(table, protocol.Roll, last=0)

    def hide(self, seed: int) -> None:
        """In the second run: another state that Ann's view cannot tell from the first."""
        if self.variant:
            dealer = self.house._dealers[self.table]
            ledger = dealer.match.ledger
            view = ledger.rules.view(ledger.table.state, 0)
            if hasattr(view, "forgetful"):
                # Who paid attention knows it; what the house sends must not depend on that.
                view = view.forgetful()
            state = ledger.rules.redeal(view, Seeded(seed))
            ledger.table.states[-1] = state
            ledger.entries[-1] = replace(ledger.entries[-1], state=state)


@asynccontextmanager
async def evening(
    folder: Path, game: str, variant: int, monkeypatch: pytest.MonkeyPatch, seed: int = 1
) -> AsyncIterator[Evening]:
    """A table of people with everything the same but the variant: seeds, dice known to the house alone."""
    _same_luck(monkeypatch, variant)
    # Hashes and commitments tell nothing of what they hide, but they differ: here they are alike.
    monkeypatch.setattr(seeds, "commitment", lambda *_: "c" * 64)
    monkeypatch.setattr(seeds, "fits", lambda *_: True)
    monkeypatch.setattr(match, "dice", lambda *_: Seeded(seed))
    ticks = itertools.count(1_000_000)
    folder.mkdir()
    store = await Store.open(f"sqlite:///{folder / 'house.db'}")
    # What a request costs depends on the machine: who asks too much is another test.
    patient = replace(QUICK, work_rate=1e3, work_burst=1e3, address_work_rate=1e3, address_work_burst=1e3)
    services = Services(store, Thinkers(1), patient, now=lambda: next(ticks))
    house = House(services, b"k" * 32)
    app = create_app(house)
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        try:
            yield await _sit_down(house, client, game, variant)
        finally:
            await house.close()


async def _sit_down(house: House, client: httpx.AsyncClient, game: str, variant: int) -> Evening:
    names = ["Ann", "Bob", "Cleo", "Dora"][: max(2, games.GAMES[game].seats[0])]
    guests = [await Guest.named(house, name) for name in names]
    seats = [resources.NewSeat("me"), *(resources.NewSeat("open") for _ in names[1:])]
    wish = resources.NewTable(game, seats, OPTIONS.get(game, {}))
    info, links = await house.open_table(guests[0].person, wish)
    for seat, guest in enumerate(guests[1:], 1):
        await house.claim(guest.person, resources.Claim(links[str(seat)]))
    for seat, guest in enumerate(guests):
        await guest.join(info.id, seat)
        await guest.send(info.id, protocol.Hash, hash=f"{seat:064x}")
    dealer = await house.dealer(info.id)
    while dealer.match.facts.dice == "hashes":
        await guests[-1].send(info.id, protocol.Ping)
    for seat, guest in enumerate(guests):
        mine = f"{seat:032x}" if seat == 0 else f"{seat + 16 * variant:032x}"
        await guest.send(info.id, protocol.Seed, seed=mine)
    found = Evening(house, client, info.id, guests, variant)
    while dealer.match.facts.phase == "waiting":
        await guests[-1].send(info.id, protocol.Ping)
    # Once more, so that the set-up is not only begun but written.
    await guests[-1].send(info.id, protocol.Ping)
    return found


def _same_luck(monkeypatch: pytest.MonkeyPatch, variant: int) -> None:
    """Names and links are drawn alike in both runs; the server's seeds, 32 bytes in hex, are not."""
    numbers = itertools.count()

    def token_hex(size: int) -> str:
        salt = f"{variant if size == 32 else 0}|{next(numbers)}"
        return hashlib.shake_256(salt.encode()).hexdigest(size)

    monkeypatch.setattr(secrets, "token_hex", token_hex)
    monkeypatch.setattr(secrets, "token_urlsafe", token_hex)
