"""Caps of a house: open tables, old games, new people, coming back, orders."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from croupier.server.settings import Settings
from croupier.server.store import commitments, schema
from croupier.server.table.refusals import Refused
from croupier.server.wire import protocol, resources
from croupier.server.wire.guard import Doorkeeper
from tests.server.guests import QUICK, full_table, open_house, play_out
from tests.server.remote import call
from tests.server.running import Running

GAME = "las-vegas-2012"


def test_only_open_tables_count(tmp_path: Path) -> None:
    """A house full of games that are over has room; one full of open tables has none, also for a rematch."""

    async def main() -> None:
        async with open_house(tmp_path, replace(QUICK, tables=1)) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            wish = resources.NewTable(GAME, [resources.NewSeat("me"), resources.NewSeat("open")])
            with pytest.raises(Refused, match="house-too-many"):
                await house.open_table(guests[0].person, wish)
            await play_out(table, guests)
            await house.open_table(guests[0].person, wish)
            with pytest.raises(Refused, match="house-too-many"):
                await house.rematch(guests[0].person, table)

    asyncio.run(main())


def test_old_games_go_if_the_host_says_so(tmp_path: Path) -> None:
    """Journal, seats and commands are gone, the table opens no more; the chain and other tables stay."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            old, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            await play_out(old, guests)
            going_on, _ = await full_table(house, GAME, "Cy", "Di")
            before = await commitments.page(house.services.store, 0)
        later = house.services.now() + 11 * 86_400_000
        for days, gone in ((0, False), (12, False), (10, True)):
            async with open_house(tmp_path, replace(QUICK, finished_days=days)) as house:
                object.__setattr__(house.services, "now", lambda: later)
                await house._sweep_finished()
                kept = [
                    len(await house.services.store.rows(select(part).where(part.c.table_id == old)))
                    for part in (schema.journal, schema.seats, schema.commands)
                ]
                assert (kept == [0, 0, 0]) is gone
                assert await commitments.page(house.services.store, 0) == before
                if gone:
                    with pytest.raises(Refused, match="house-no-table"):
                        await house.dealer(old)
                else:
                    assert (await house.dealer(old)).match.facts.phase == "over"
                assert (await house.dealer(going_on)).match.facts.phase == "playing"

    asyncio.run(main())


def test_coming_back_and_ordering_have_an_end(tmp_path: Path) -> None:
    """Who leaves and comes back, or orders and forgets, again and again is told that it is enough."""

    async def main() -> None:
        async with open_house(tmp_path, replace(QUICK, think=30.0)) as house:
            table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob")
            answers = []
            for _ in range(51):
                await ann.send(table, protocol.Leave)
                answers.append((await ann.send(table, protocol.Back))["kind"])
            assert answers == ["ack"] * 50 + ["refused"]
            assert ann.last("refused")["refusal"]["code"] == "house-enough"
            kinds: list[tuple[type[Any], dict[str, Any]]] = [
                (protocol.Order, {"event": "place 1"}),
                (protocol.Forget, {}),
            ]
            orders = [await bob.send(table, kind, **more) for kind, more in (kinds * 26)[:51]]
            assert [answer["kind"] for answer in orders] == ["ack"] * 50 + ["refused"]
            assert orders[-1]["refusal"]["code"] == "house-enough"

    asyncio.run(main())


def test_an_address_becomes_only_so_many_people(tmp_path: Path) -> None:
    """Then it is told to wait; a household with IPv6 is one address."""
    with Running(tmp_path / "data", CROUPIER_PEOPLE_PER_MINUTE="3") as server:
        asked = [call(server.address, "POST", "/api/people", {"name": f"P{number}"}) for number in range(4)]
        assert [status for status, _ in asked] == [201] * 3 + [429]
        assert asked[-1][1]["code"] == "house-too-fast"
    doorkeeper = Doorkeeper(Settings(people_per_minute=1))
    waits = [doorkeeper.person(address) for address in ("2001:db8::1", "2001:db8::ffff", "2001:db8:1::1")]
    assert [bool(wait) for wait in waits] == [False, True, False]
