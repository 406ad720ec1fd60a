"""Games that are over: all of them open to who looks on, and records that the house checks and takes in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from croupier.server.table.refusals import Refused
from croupier.server.wire import protocol, resources
from tests.server.guests import Guest, add_seeds, open_house, until

GAME = "las-vegas-2012"


async def played_out(ann: Guest) -> str:
    """A game against a bot, to its end."""
    seats = [resources.NewSeat("me"), resources.NewSeat("bot")]
    wish = resources.NewTable(GAME, seats, {"start": "1", "money": "memory", "rounds": "2"})
    info, _ = await ann.house.open_table(ann.person, wish)
    await add_seeds(info.id, (ann, 0))
    while True:
        await until(lambda: ann.now["turn"].get("seat") == 0 or ann.now["turn"]["kind"] == "over")
        if ann.now["turn"]["kind"] == "over":
            return info.id
        await ann.play(info.id)
        await ann.play(info.id)


def test_a_finished_game_lies_open_and_its_record_keeps_names(tmp_path: Path) -> None:
    """Money is face down for others while one plays and open in every moment afterwards; bots keep names."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann, bob = await Guest.named(house, "Ann"), await Guest.named(house, "Bob")
            table = await played_out(ann)
            await bob.join(table, None)
            seq = next(
                entry["seq"]
                for entry in bob.last("snapshot")["entries"]
                if any(effect["kind"] == "round-ended" for effect in entry["effects"])
            )
            won = (await bob.send(table, protocol.Look, seq=seq))["then"]["view"]["won"]
            assert sum(map(len, won)) > 0 and all(bill > 0 for bills in won for bill in bills)

            record = await house.record(None, table, None)
            found = await house.uploads.verify(record.encode(), own_sets=False)
            assert found.draws > 20 and found.moves > 8
            body = record[: record.index("digest ")].replace("place 1", "place 2", 1)
            with pytest.raises(Refused, match="bad-record"):
                await house.uploads.verify(body.encode(), own_sets=False)

            taken = await house.add_replay(bob.person, record.encode())
            was = (await house.dealer(table)).teller.info()
            assert [seat.name for seat in taken.seats] == [seat.name for seat in was.seats]

    asyncio.run(main())


def test_what_a_page_hands_in_is_told_to_everybody(tmp_path: Path) -> None:
    """A decision that comes with `late` is noted for all, before what it brings."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            seats = [resources.NewSeat("me"), resources.NewSeat("bot")]
            info, _ = await house.open_table(ann.person, resources.NewTable(GAME, seats, {"start": "1"}))
            await add_seeds(info.id, (ann, 0))
            await until(lambda: ann.now["turn"].get("seat") == 0)
            await ann.send(info.id, protocol.Roll)
            event = ann.now["actions"][0]["event"]
            await ann.send(info.id, protocol.Act, event=event, late=True)
            entries = [entry for message in ann.got for entry in message.get("entries", [])]
            at = next(i for i, entry in enumerate(entries) if entry["text"] == "handed-in")
            assert (entries[at]["kind"], entries[at]["seat"]) == ("note", 0)
            assert entries[at - 1]["text"] == event

    asyncio.run(main())
