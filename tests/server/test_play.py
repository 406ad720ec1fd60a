"""Games at a table of the house: commands, resends, resuming, undo, leaving and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace as with_changes
from pathlib import Path
from typing import Any

import pytest

import croupier
from croupier.core.reading import read
from croupier.core.replay import replay
from croupier.server import lists
from croupier.server.house import House
from croupier.server.table.refusals import Refused
from croupier.server.wire import protocol, resources
from croupier.verify import verify
from tests.server.guests import QUICK, Guest, add_seeds, full_table, open_house, play_out, until

GAME = "las-vegas-2012"


def in_house(data: Path, test: Callable[[House], Awaitable[None]]) -> None:
    """Runs a test in a fresh house."""

    async def main() -> None:
        async with open_house(data) as house:
            await test(house)

    asyncio.run(main())


def test_a_whole_game_and_its_record(tmp_path: Path) -> None:
    """Two people play to the end; the record passes verification; everyone saw the same journal."""

    async def test(house: House) -> None:
        table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob")
        watcher = await Guest.named(house, "Cleo")
        await watcher.join(table, None)
        await play_out(table, [ann, bob])
        text = await house.record(None, table, None)
        assert verify(read(text)).people == 2
        journals = [
            [(entry["seq"], entry["text"]) for message in guest.got for entry in message.get("entries", [])]
            for guest in (ann, bob)
        ]
        assert journals[0] == journals[1]
        assert [seq for seq, _ in journals[0]] == list(range(1, len(journals[0]) + 1))
        assert ann.now["result"] == bob.now["result"] == watcher.now["result"]
        assert ann.now["result"]["fair"] is True
        assert watcher.now["actions"] == [] and not watcher.now["may_undo"]

    in_house(tmp_path, test)


def test_sending_again_is_harmless(tmp_path: Path) -> None:
    """The same command id gets the same answer and is carried out once, also after a restart."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob")
            mover = guests[guests[0].now["turn"]["seat"]]
            before = mover.now["seq"]
            first = await mover.send(table, protocol.Roll, id="same", last=before)
            again = await mover.send(table, protocol.Roll, id="same", last=before)
            assert first == again == {"kind": "ack", "id": "same", "seq": before + 1}
            seat, secret, person = mover.chair.seat, mover.secret, mover.person
        async with open_house(tmp_path) as house:
            back = Guest(house, person, secret)
            await back.join(table, seat)
            assert await back.send(table, protocol.Roll, id="same", last=before) == first
            assert back.now["seq"] == before + 1

    asyncio.run(main())


def test_a_stale_command_is_answered_with_what_was_missed(tmp_path: Path) -> None:
    """An old last number brings the missing entries, then a refusal; nothing changes."""

    async def test(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob")
        mover = guests[guests[0].now["turn"]["seat"]]
        before = mover.now["seq"]
        await mover.send(table, protocol.Roll)
        event = mover.now["actions"][0]["event"]
        answer = await mover.send(table, protocol.Act, event=event, last=before)
        assert answer["refusal"]["code"] == "house-stale"
        update = mover.got[-2]
        assert [entry["seq"] for entry in update["entries"]] == [before + 1]
        assert mover.now["seq"] == before + 1
        assert (await mover.send(table, protocol.Act, event=event, last=9_999))["kind"] == "refused"
        assert (await mover.send(table, protocol.Act, event=event))["kind"] == "ack"

    in_house(tmp_path, test)


def test_joining_again_brings_what_was_missed(tmp_path: Path) -> None:
    """A join with the last number gives the entries after it; a long gap only the newest of them."""

    async def main() -> None:
        async with open_house(tmp_path, with_changes(QUICK, longest_gap=5)) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob")
            ann = guests[0]
            seq = ann.now["seq"]
            await ann.join(table, 0, last=seq - 2)
            assert [entry["seq"] for entry in ann.last("snapshot")["entries"]] == [seq - 1, seq]
            await ann.join(table, 0, last=0)
            assert [entry["seq"] for entry in ann.last("snapshot")["entries"]] == list(
                range(seq - 4, seq + 1)
            )
            await ann.join(table, 0, last=seq + 100)
            assert ann.last("snapshot")["entries"] == []

    asyncio.run(main())


def test_a_game_of_any_length_is_read_whole(tmp_path: Path) -> None:
    """Who looks at a finished game asks page by page for what its snapshot left out."""

    async def main() -> None:
        async with open_house(tmp_path, with_changes(QUICK, longest_gap=15)) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 2})
            await play_out(table, guests)
            watcher = await Guest.named(house, "Cleo")
            await watcher.join(table, None)
            newest = watcher.last("snapshot")["entries"]
            assert len(newest) == 15 < newest[0]["seq"]
            pages: list[dict[str, Any]] = []
            while len(pages) + 1 < newest[0]["seq"]:
                pages += (await watcher.send(table, protocol.Read, after=len(pages)))["entries"]
            told = {entry["seq"]: entry for message in guests[0].got for entry in message.get("entries", [])}
            whole = [*pages[: newest[0]["seq"] - 1], *newest]
            mine = [told[seq] for seq in sorted(told)]
            assert [{**entry, "words": []} for entry in whole] == [{**entry, "words": []} for entry in mine]
            # Ann is spoken to, Cleo is told of her.
            spoken = [
                (one, other)
                for entry, own in zip(whole, mine, strict=True)
                for one, other in zip(entry["words"], own["words"], strict=True)
                if one != other
            ]
            assert {("Ann" in one, "Ann" in other, "you" in other.lower()) for one, other in spoken} == {
                (True, False, True)
            }
            for seq in (1, 20, len(whole)):
                looked = await watcher.send(table, protocol.Look, seq=seq)
                assert looked["then"]["seq"] == seq
            assert (await watcher.send(table, protocol.Read, after=len(whole)))["entries"] == []

    asyncio.run(main())


def test_undo_gives_the_same_roll_again(tmp_path: Path) -> None:
    """DESIGN: one's last decision can be taken back until chance is asked for; dice are not thrown again."""

    async def test(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob")
        mover = guests[guests[0].now["turn"]["seat"]]
        other = guests[1 - mover.chair.seat]
        await mover.send(table, protocol.Roll)
        assert (await mover.send(table, protocol.Undo))["refusal"]["code"] == "house-nothing-to-undo"
        choices = mover.now["actions"]
        await mover.send(table, protocol.Act, event=choices[0]["event"])
        assert mover.now["may_undo"] and not other.now["may_undo"]
        assert (await other.send(table, protocol.Undo))["kind"] == "refused"
        assert (await mover.send(table, protocol.Undo))["kind"] == "ack"
        assert mover.now["actions"] == choices
        entry = mover.last("update")["entries"][-1]
        assert (entry["kind"], entry["voids"]) == ("undo", entry["seq"] - 1)
        await mover.send(table, protocol.Act, event=choices[-1]["event"])
        await other.send(table, protocol.Roll)
        assert (await mover.send(table, protocol.Undo))["refusal"]["code"] == "house-nothing-to-undo"
        await play_out(table, guests)
        text = await house.record(None, table, None)
        assert "undo" not in text
        assert verify(read(text)).people == 2

    in_house(tmp_path, test)


def test_refusals_name_the_clause(tmp_path: Path) -> None:
    """What cannot be read, is not legal, is not one's turn: a code, a clause, a sentence, no change."""

    async def test(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob")
        mover = guests[guests[0].now["turn"]["seat"]]
        other = guests[1 - mover.chair.seat]
        seq = mover.now["seq"]
        for guest, event in ((mover, "place 9"), (mover, "place 3"), (other, "place 3"), (mover, "\u202e")):
            why = (await guest.send(table, protocol.Act, event=event))["refusal"]
            assert why["code"] and why["words"] and why["clause"]
        assert (await other.send(table, protocol.Roll))["refusal"]["code"] == "house-not-your-roll"
        asked = await other.send(table, protocol.AskPreview, event="place 3")
        assert asked["preview"] is None and asked["refusal"]["clause"]
        await mover.send(table, protocol.Roll)
        event = mover.now["actions"][0]["event"]
        asked = await mover.send(table, protocol.AskPreview, event=event)
        assert asked["preview"] == mover.now["actions"][0]["preview"]
        assert mover.now["seq"] == seq + 1

    in_house(tmp_path, test)


def test_a_bot_plays_for_someone_who_left(tmp_path: Path) -> None:
    """Leave: a bot plays until the owner is back; resign: to the end, and ranked last; the record says so."""

    async def test(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob")
        ann, bob = guests
        assert (await bob.send(table, protocol.Leave))["kind"] == "ack"
        assert bob.last("seats")["table"]["seats"][1]["stand_in"] is True
        answer = await bob.send(table, protocol.Act, event="place 1")
        assert answer["refusal"]["code"] == "house-bot-plays"
        while not any(entry["seat"] == 1 and entry["kind"] == "move" for entry in _entries(ann)):
            await ann.play(table)
            await asyncio.sleep(0.01)
        assert (await bob.send(table, protocol.Back))["kind"] == "ack"
        assert (await bob.send(table, protocol.Back))["refusal"]["code"] == "house-not-away"
        assert (await bob.send(table, protocol.Resign))["kind"] == "ack"
        assert (await bob.send(table, protocol.Back))["refusal"]["code"] == "house-resigned"
        told = len(bob.got)
        await play_out(table, [ann])
        assert ann.now["result"]["ranks"][1] == 2
        updates = [message for message in bob.got[told:] if message["kind"] == "update"]
        assert not any(update["now"]["actions"] or update["now"]["may_undo"] for update in updates)
        words = " ".join(" ".join(entry["words"]) for update in updates for entry in update["entries"])
        assert "Bob" in words and "You " not in words, "what a bot does its person has not done"
        text = await house.record(None, table, None)
        notes = [line for line in text.splitlines() if line.startswith("! ")]
        assert notes == ["! 2 bot greedy left", "! 2 back", "! 2 bot greedy resigned"]
        record = read(text)
        for _ in replay(record, croupier.rules(record.game, record.seats, **dict(record.options))):
            pass

    in_house(tmp_path, test)


def _entries(guest: Guest) -> list[dict[str, Any]]:
    return [entry for message in guest.got for entry in message.get("entries", [])]


def test_several_tabs_and_several_people_at_one_screen(tmp_path: Path) -> None:
    """Two tabs of a seat both hear everything; one socket may look from each of its person's seats."""

    async def test(house: House) -> None:
        ann = await Guest.named(house, "Ann")
        seats = [resources.NewSeat("me"), resources.NewSeat("here", name="Bob")]
        info, links = await house.open_table(ann.person, resources.NewTable(GAME, seats))
        assert links == {}
        await add_seeds(info.id, (ann, 0), (ann, 1))
        tab = Guest(house, ann.person, ann.secret)
        await tab.join(info.id, 1)
        await until(lambda: ann.now["seq"] > 0)
        assert ann.last("snapshot")["mine"] == [0, 1]
        assert [seat["name"] for seat in ann.last("seats")["table"]["seats"]] == ["Ann", "Bob"]
        turn = ann.now["turn"]["seat"]
        await ann.join(info.id, turn)
        await ann.send(info.id, protocol.Roll)
        assert tab.now["seq"] == ann.now["seq"]
        assert bool(tab.now["actions"]) is (turn == 1)
        stranger = await Guest.named(house, "Eve")
        with pytest.raises(Refused, match="not-your-seat"):
            await stranger.join(info.id, 1)
        assert stranger.raw == []

    in_house(tmp_path, test)


def test_looking_back(tmp_path: Path) -> None:
    """Replay: the position after any entry, from one's own chair; the future is refused."""

    async def test(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob")
        ann = guests[0]
        seen = {}
        for _ in range(8):
            for guest in guests:
                await guest.play(table)
            seen[ann.now["seq"]] = ann.now["view"]
        for seq, view in seen.items():
            assert (await ann.send(table, protocol.Look, seq=seq))["then"]["view"] == view
        assert (await ann.send(table, protocol.Look, seq=9_999))["refusal"]["code"] == "house-not-yet"

    in_house(tmp_path, test)


def test_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    """Whoever asks second gets the first one's table; both sit there again."""

    async def test(house: House) -> None:
        table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
        with pytest.raises(Refused, match="not-over"):
            await house.rematch(ann.person, table)
        await play_out(table, [ann, bob])
        first, _ = await house.rematch(ann.person, table)
        second, _ = await house.rematch(bob.person, table)
        assert first.id == second.id != table
        assert [seat.name for seat in second.seats] == ["Ann", "Bob"]
        assert bob.last("seats")["table"]["rematch"] == first.id
        with pytest.raises(Refused, match="not-your-seat"):
            await house.rematch((await Guest.named(house, "Eve")).person, table)

    in_house(tmp_path, test)


def test_before_the_end_a_seat_has_its_own_list(tmp_path: Path) -> None:
    """An unfinished game is downloaded as one's own list, unsealed and without draws or seeds."""

    async def test(house: House) -> None:
        table, guests = await full_table(house, GAME, "Ann", "Bob")
        for _ in range(6):
            for guest in guests:
                await guest.play(table)
        mine = await house.record(guests[0].person, table, 0)
        assert "unverified" in mine and "digest" not in mine and "reveal" not in mine and " < " not in mine
        assert read(mine).intact is None
        with pytest.raises(Refused, match="not-your-seat"):
            await house.record(guests[0].person, table, 1)

    in_house(tmp_path, test)


def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    """Closed in the middle of a game with a bot and opened again: the game goes on to a good record."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann = await Guest.named(house, "Ann")
            wish = resources.NewTable(GAME, [resources.NewSeat("me"), resources.NewSeat("bot", level="easy")])
            info, _ = await house.open_table(ann.person, wish)
            await add_seeds(info.id, (ann, 0))
            await until(lambda: ann.now["seq"] > 0)
            for _ in range(20):
                await ann.play(info.id)
                await asyncio.sleep(0.01)
            seen = ann.now["seq"]
        assert ann.closed == (1001, "the house closes")
        async with open_house(tmp_path) as house:
            again = Guest(house, ann.person, ann.secret)
            await again.join(info.id, 0)
            assert again.now["seq"] >= seen
            await play_out(info.id, [again])
            assert verify(read(await house.record(None, info.id, None))).people == 1
            assert [table.id for table in await lists.of_person(house.services.store, ann.person)] == [
                info.id
            ]

    asyncio.run(main())
