"""Whose a seat is: what follows for chairs, commands and rematches when that changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from croupier.server.house import House
from croupier.server.table.refusals import Refused
from croupier.server.wire import protocol, resources
from tests.server.guests import Guest, full_table, open_house, play_out, until

GAME = "las-vegas-2012"
OPEN = resources.NewSeat("open")


def in_house(data: Path, test: Callable[[House], Awaitable[None]]) -> None:
    """Runs a test in a fresh house."""

    async def main() -> None:
        async with open_house(data) as house:
            await test(house)

    asyncio.run(main())


async def opened(house: House, *seats: resources.NewSeat) -> tuple[str, Guest, dict[str, str]]:
    """A table of Ann's, and its links."""
    ann = await Guest.named(house, "Ann")
    info, links = await house.open_table(ann.person, resources.NewTable(GAME, list(seats)))
    return info.id, ann, links


def test_who_sits_down_is_told_in_the_gallery(tmp_path: Path) -> None:
    """A tab that watches hears of the seat its person took elsewhere, but shows nothing of it unasked."""

    async def test(house: House) -> None:
        table, _, links = await opened(house, resources.NewSeat("me"), OPEN)
        bob = await Guest.named(house, "Bob")
        await bob.join(table, None)
        assert bob.last("snapshot")["mine"] == []
        await house.claim(bob.person, resources.Claim(links["1"]))
        assert (bob.last("snapshot")["mine"], bob.last("snapshot")["seat"]) == ([1], None)
        assert not bob.last("seats")["table"]["seats"][1]["present"]
        await bob.join(table, 1)
        assert bob.last("snapshot")["seat"] == 1

    in_house(tmp_path, test)


def test_who_leaves_one_of_two_seats_keeps_the_other(tmp_path: Path) -> None:
    """Two at one screen: the chair of the seat that was left is in the gallery, the other one stays."""

    async def test(house: House) -> None:
        table, ann, _ = await opened(house, resources.NewSeat("me"), resources.NewSeat("here", "Kid"), OPEN)
        kid = Guest(house, ann.person, ann.secret)
        await ann.join(table, 0)
        await kid.join(table, 1)
        assert (await kid.send(table, protocol.Leave))["kind"] == "ack"
        assert (kid.last("snapshot")["seat"], kid.last("snapshot")["mine"]) == (None, [0])
        assert (ann.last("snapshot")["seat"], ann.last("snapshot")["mine"]) == (0, [0])
        seats = ann.last("seats")["table"]["seats"]
        assert [seat["present"] for seat in seats] == [True, False, False]
        assert (await kid.send(table, protocol.Say, phrase="hello"))["refusal"]["code"] == "house-watching"

    in_house(tmp_path, test)


def test_the_answer_to_a_command_is_for_its_sender(tmp_path: Path) -> None:
    """Who leaves gets the same answer again; the next one's command of the same id is carried out."""

    async def test(house: House) -> None:
        table, ann, links = await opened(house, resources.NewSeat("me"), OPEN)
        bob, cleo = await Guest.named(house, "Bob"), await Guest.named(house, "Cleo")
        await house.claim(bob.person, resources.Claim(links["1"]))
        await bob.join(table, 1)
        await bob.send(table, protocol.Hash, id="one", hash="1" * 64)
        first = await bob.send(table, protocol.Leave, id="two")
        assert await bob.send(table, protocol.Leave, id="two") == first
        fresh = (await house.links_for(ann.person, table))["1"]
        await house.claim(cleo.person, resources.Claim(fresh))
        await cleo.join(table, 1)
        await cleo.send(table, protocol.Hash, id="one", hash="2" * 64)
        assert (await house.dealer(table)).match.places[1].hash == "2" * 64

    in_house(tmp_path, test)


def test_another_person_on_the_same_socket(tmp_path: Path) -> None:
    """`join` with another secret: the seats of the first one are not the second one's."""

    async def test(house: House) -> None:
        table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob")
        dealer = await house.dealer(table)
        with pytest.raises(Refused, match="not-your-seat"):
            await dealer.sit(ann.chair, protocol.Join(bob.secret, 0), bob.person.id)
        await dealer.sit(ann.chair, protocol.Join(bob.secret, 1), bob.person.id)
        assert ann.last("snapshot")["mine"] == [1]
        await dealer.sit(ann.chair, protocol.Join(), None)
        assert ann.last("snapshot")["mine"] == []
        assert (await ann.send(table, protocol.Resign))["refusal"]["code"] == "house-watching"

    in_house(tmp_path, test)


def test_a_rematch_after_someone_was_deleted(tmp_path: Path) -> None:
    """The seat of nobody is open at the next game; the finished one goes on being shown."""

    async def test(house: House) -> None:
        table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
        await play_out(table, [ann, bob])
        await house.forget(bob.person)
        assert bob.closed == (1008, "this person was deleted") and ann.closed is None
        assert ann.last("seats")["table"]["seats"][1]["name"].startswith("gone-")
        info, links = await house.rematch(ann.person, table)
        assert [seat.kind for seat in info.seats] == ["person", "open"] and list(links) == ["1"]

    in_house(tmp_path, test)


def test_a_seat_of_nobody_is_played_by_a_bot(tmp_path: Path) -> None:
    """Also when the person is deleted at the very moment it takes its seat back."""

    async def test(house: House) -> None:
        table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
        await house.people.forget(bob.person, "gone")
        await house._drop(await house.dealer(table))
        again = Guest(house, ann.person, ann.secret)
        await again.join(table, 0)
        await play_out(table, [again])

    in_house(tmp_path, test)


def test_a_secret_looked_up_while_its_person_is_deleted(tmp_path: Path) -> None:
    """Whoever is found a moment before is not remembered after it."""

    async def test(house: House) -> None:
        bob = await Guest.named(house, "Bob")
        gone = asyncio.Event()
        row, store = house.services.store.row, house.services.store

        async def slow(query: object) -> object:
            found = await row(query)
            await gone.wait()
            return found

        store.row = slow  # type: ignore[method-assign,assignment]
        asked = asyncio.create_task(house.people.who(bob.secret))
        await asyncio.sleep(0.05)
        await house.people.forget(bob.person, "gone")
        gone.set()
        assert await asked is None
        store.row = row  # type: ignore[method-assign]
        assert await house.people.who(bob.secret) is None

    in_house(tmp_path, test)


def test_an_order_lapses_with_its_seat(tmp_path: Path) -> None:
    """Who gets up has no order any more, and a bot's seat takes none."""

    async def test(house: House) -> None:
        table, (ann, _) = await full_table(house, GAME, "Ann", "Bob")
        match = (await house.dealer(table)).match
        await ann.send(table, protocol.Order, event="place 1")
        assert match.orders
        await ann.send(table, protocol.Leave)
        refused = await ann.send(table, protocol.Order, event="place 1")
        assert refused["refusal"]["code"] == "house-bot-plays" and not match.orders
        await ann.send(table, protocol.Back)
        await until(lambda: not match.places[0].stand_in)

    in_house(tmp_path, test)
