"""What happens between a question and its answer: deletions, renames, links that nobody opens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import select, update

from croupier.server.house import House
from croupier.server.store import schema
from croupier.server.table.refusals import Refused
from croupier.server.wire import resources
from tests.server.guests import Guest, full_table, open_house, play_out

GAME = "las-vegas-2012"
RECORD = (Path(__file__).parent / "records" / "las-vegas-2012.croupier").read_bytes()
SEATS = [resources.NewSeat("me"), resources.NewSeat("open")]
Asks: TypeAlias = Callable[[House, Guest, str], Awaitable[Any]]

ASKED: dict[str, Asks] = {
    "a seat": lambda house, bob, link: house.claim(bob.person, resources.Claim(link)),
    "a table": lambda house, bob, _: house.open_table(bob.person, resources.NewTable(GAME, SEATS)),
    "a link": lambda house, bob, _: house.people.device_link(bob.person),
    "an upload": lambda house, bob, _: house.add_replay(bob.person, RECORD),
}


@pytest.mark.parametrize("asks", ASKED.values(), ids=ASKED)
def test_who_is_deleted_while_it_asks_is_nobody(tmp_path: Path, asks: Asks) -> None:
    """It said who it is, and was deleted before it was written: refused, and nobody else notices."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann, bob = await Guest.named(house, "Ann"), await Guest.named(house, "Bob")
            info, links = await house.open_table(ann.person, resources.NewTable(GAME, SEATS))
            await ann.join(info.id, 0)
            await house.forget(bob.person)
            with pytest.raises(Refused, match="house-no-person"):
                await asks(house, bob, links["1"])
            assert ann.closed is None and not (await house.dealer(info.id)).broke

    asyncio.run(main())


def test_a_rematch_while_somebody_is_deleted(tmp_path: Path) -> None:
    """Its seat is open at the next table, also in the moment before it is taken from this one."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            await play_out(table, [ann, bob])
            await house.people.forget(bob.person, "gone")
            following, links = await house.rematch(ann.person, table)
            assert [seat.kind for seat in following.seats] == ["person", "open"] and list(links) == ["1"]

    asyncio.run(main())


def test_a_rename_opens_no_table(tmp_path: Path) -> None:
    """However many tables somebody sits at: those nobody looks at are renamed where they lie."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            # With a free seat: the house wakes by itself what is ready to begin.
            free = [resources.NewSeat("me"), resources.NewSeat("open")]
            tables = [
                (await house.open_table(ann.person, resources.NewTable(GAME, free)))[0].id for _ in range(3)
            ]
        async with open_house(tmp_path) as house:
            again = Guest(house, ann.person, ann.secret)
            await again.join(tables[0], 0)
            await house.rename(ann.person, "Anna")
            assert list(house._dealers) == tables[:1]
            assert again.last("seats")["table"]["seats"][0]["name"] == "Anna"
            for table in tables:
                assert (await house.dealer(table)).teller.info().seats[0].name == "Anna"

    asyncio.run(main())


def test_links_that_nobody_opened_are_swept(tmp_path: Path) -> None:
    """An old one goes; one that is still good stays."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            links, store = schema.device_links, house.services.store
            await house.people.device_link(ann.person)
            await store.run(lambda connection: connection.execute(update(links).values(expires=1)))
            good = await house.people.device_link(ann.person)
            await house._sweep()
            assert len(await store.rows(select(links))) == 1
            assert (await house.people.open_device(good))[0].name == "Ann"

    asyncio.run(main())
