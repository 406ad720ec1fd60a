"""What the house tells of rooms: the set of a table, and what to point at while a room is weighed."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from croupier.cli import serve
from croupier.games.showdown.load import shipped
from croupier.games.showdown.questions import info
from croupier.server import wishes
from croupier.server.settings import Settings
from croupier.server.store import archive
from croupier.server.table.refusals import Refused
from croupier.server.wire import protocol, resources
from tests.server.guests import Guest, full_table, open_house

GAME = "vegas-showdown"


def test_values_that_are_not_sourced_are_named() -> None:
    """VS §7.1 Every room says which values one source tells and which none; tracks, cards, bonuses too."""
    found = info(shipped())
    known = {entry.entry: (entry.likely, entry.reconstructed) for entry in shipped().provenance}
    assert found.shipped
    assert {f"room {room.id}": (room.likely, room.reconstructed) for room in found.rooms} == {
        entry: fields for entry, fields in known.items() if entry.startswith("room ")
    }
    assert {entry.entry: (entry.likely, entry.reconstructed) for entry in found.others} == {
        entry: fields for entry, fields in known.items() if any(fields) and not entry.startswith("room ")
    }


def test_what_is_reconstructed_above_all() -> None:
    """VS §7.2 Doors, copies and backs of rooms, cards, the sheet, the top of the track, the bonuses."""
    found = info(shipped())
    fields = {field for room in found.rooms for field in room.reconstructed}
    assert {"doors", "copies", "backs", "price", "population", "revenue", "fame"} <= fields
    others = {entry.entry: entry.reconstructed for entry in found.others}
    assert others["sheet"] == ("areas", "casino-entrance", "hotel-entrance")
    assert others["premier-track"] == ("space 37", "space 47", "space 57", "space 63")
    assert {"entrances", "full-diamond"} <= set(others["scoring"])
    assert {"name", "symbols"} <= {
        field for entry in others if entry.startswith("card ") for field in others[entry]
    }


def test_rooms_are_told_as_they_turn() -> None:
    """VS §4.1 Quarter turns, each facing with doors of its own once: a Lounge has two, Slots four."""
    rooms = {room.id: room for room in info(shipped()).rooms}
    lounge = [(one.facing, one.rows, one.columns, len(one.doors)) for one in rooms["lounge"].facings]
    assert lounge == [("n", 1, 2, 6), ("e", 2, 1, 6)]
    assert [sorted(one.doors) for one in rooms["slots"].facings] == [
        ["a1e", "a1n", "a1w"],
        ["a1e", "a1n", "a1s"],
        ["a1e", "a1s", "a1w"],
        ["a1n", "a1s", "a1w"],
    ]


def test_a_table_tells_its_own_set(tmp_path: Path) -> None:
    """VS §7.3 Who brings a set of their own sees its values, not those of the house."""
    text = (files("croupier.games.showdown") / "vegas-showdown.toml").read_text("utf-8")
    mine = text.replace('name = "Vegas Showdown (2005)"', 'name = "From my box"')

    async def main() -> None:
        async with open_house(tmp_path, Settings(take_back=0.0, seed_wait=5.0, own_sets=True)) as house:
            table, _ = await full_table(house, GAME, "Ann", "Bob", "Cleo", options={"set": mine})
            rules: Any = (await house.dealer(table)).match.ledger.rules
            found = info(rules.components)
            assert (found.name, found.shipped) == ("From my box", False)

    asyncio.run(main())


def test_a_house_that_takes_no_sets(tmp_path: Path) -> None:
    """VS §7.3 Own sets are refused with a sentence, at a new table and in a record; the shipped is not."""
    text = (files("croupier.games.showdown") / "vegas-showdown.toml").read_text("utf-8")
    mine = text.replace('name = "Vegas Showdown (2005)"', 'name = "From my box"')
    seats = [resources.NewSeat("me"), resources.NewSeat("bot"), resources.NewSeat("bot")]

    async def main() -> None:
        async with open_house(tmp_path, Settings(take_back=0.0, seed_wait=5.0, own_sets=True)) as house:
            ann = await Guest.named(house, "Ann")
            own, _ = await house.open_table(ann.person, resources.NewTable(GAME, seats, {"set": mine}))
            dealer = await house.dealer(own.id)
            record = archive.list_of(dealer.match, None)
        async with open_house(tmp_path) as house:
            with pytest.raises(Refused, match="no-own-sets"):
                await house.open_table(ann.person, resources.NewTable(GAME, seats, {"set": mine}))
            with pytest.raises(Refused, match="no-own-sets"):
                await house.add_replay(ann.person, record.encode())
            await house.open_table(ann.person, resources.NewTable(GAME, seats, {"set": "shipped"}))
            assert (await house.dealer(own.id)).match.facts.id == own.id, "a table that is there goes on"

    asyncio.run(main())
    (option,) = wishes.option_infos(GAME, 3, False, "en")
    assert option.allowed == ["shipped"]
    (option,) = wishes.option_infos(GAME, 3, True, "en")
    assert option.allowed is None


@pytest.mark.parametrize(
    ("host", "proxies", "private"),
    [
        ("127.0.0.1", "", True),
        ("localhost", "", True),
        ("::1", "", True),
        ("0.0.0.0", "", False),
        ("192.168.1.5", "", False),
        ("house.example.org", "", False),
        ("127.0.0.1", "127.0.0.1", False),
    ],
)
def test_who_can_reach_the_house(host: str, proxies: str, private: bool) -> None:
    """On loopback nobody else, unless a proxy stands in front: there own sets are on by themselves."""
    assert serve.is_private(host, proxies) is private


def test_a_preview_points_at_doors_and_ways(tmp_path: Path) -> None:
    """VS §4.2 The answer has marks whether the spot is legal or refused; an unreadable event has none."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", "Cleo")
            buyer = next(guest for guest in guests if guest.now["actions"])
            await buyer.send(table, protocol.Act, event="bid slots 5")
            others = [guest for guest in guests if guest is not buyer]
            while not any(one["event"] == "store" for one in buyer.now["actions"]):
                for guest in others:
                    await guest.play(table, lambda events: "publicity")
            legal = await buyer.send(table, protocol.AskPreview, event="build slots a3 n")
            assert legal["refusal"] is None
            assert {"kind": "casino", "at": ["a3"]} in legal["marks"]
            refused = await buyer.send(table, protocol.AskPreview, event="build slots a3 e")
            assert (refused["preview"], refused["refusal"]["code"]) == (None, "vs-wall")
            assert refused["marks"] == [{"kind": "wall", "at": ["a3w"]}]
            assert (await buyer.send(table, protocol.AskPreview, event="nonsense"))["marks"] == []

    asyncio.run(main())
