"""The house as a whole: both databases, restarts under a clock, leaving before the start, people who go."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from croupier import games
from croupier.cli.export import export
from croupier.core.reading import read
from croupier.server import lists, wishes
from croupier.server.house import House
from croupier.server.store import archive, commitments
from croupier.server.table.changes import Change
from croupier.server.table.refusals import Refused
from croupier.server.wire import parts, protocol, resources
from croupier.server.wire.guard import Bucket, Doorkeeper, origin_allowed
from croupier.verify import verify
from tests.server.guests import QUICK, Guest, full_table, open_house, play_out, until

GAME = "las-vegas-2012"


def test_a_game_on_either_database(url: str, tmp_path: Path) -> None:
    """The same house on SQLite and on PostgreSQL: half a game, a restart, the other half, a good record."""

    async def main() -> None:
        house = await House.open(tmp_path, url, QUICK)
        table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
        for _ in range(6):
            for guest in guests:
                await guest.play(table)
        seen = guests[0].now["seq"]
        await house.close()
        house = await House.open(tmp_path, url, QUICK)
        again = [Guest(house, guest.person, guest.secret) for guest in guests]
        for seat, guest in enumerate(again):
            await guest.join(table, seat)
            assert guest.now["seq"] == seen
        await play_out(table, again)
        assert verify(read(await house.record(None, table, None))).people == 2
        await house.forget(again[0].person)
        assert "Ann" not in await house.record(None, table, None)
        await house.close()

    asyncio.run(main())


def test_a_clock_stands_still_while_the_house_is_closed(tmp_path: Path) -> None:
    """A second without a house costs no time."""

    async def main() -> None:
        quick = replace(QUICK, heartbeat=0.02)
        async with open_house(tmp_path, quick) as house:
            clock = parts.ClockRule(60_000, 0)
            table, guests = await full_table(house, GAME, "Ann", "Bob", clock=clock)
            seat = guests[0].now["turn"]["seat"]
            await asyncio.sleep(0.2)
            await guests[seat].join(table, seat)
            before, looked = guests[seat].now["clocks"]["left"][seat], time.monotonic()
            assert 30_000 < before < 60_000
        await asyncio.sleep(1.5)
        async with open_house(tmp_path, quick) as house:
            back = Guest(house, guests[seat].person, guests[seat].secret)
            await back.join(table, seat)
            passed = 1000 * (time.monotonic() - looked)
            assert before - back.now["clocks"]["left"][seat] < passed - 1_000, "it was closed for longer"
            assert back.now["clocks"]["running"] == [seat]

    asyncio.run(main())


def test_who_leaves_before_the_start_leaves_no_key_behind(tmp_path: Path) -> None:
    """The seat is open again under a new link; the old link and the old person have no way in."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann, bob, cleo = [await Guest.named(house, name) for name in ("Ann", "Bob", "Cleo")]
            seats = [resources.NewSeat("me"), resources.NewSeat("open"), resources.NewSeat("open")]
            info, links = await house.open_table(ann.person, resources.NewTable(GAME, seats))
            await house.claim(bob.person, resources.Claim(links["1"]))
            await bob.join(info.id, 1)
            assert (await bob.send(info.id, protocol.Leave))["kind"] == "ack"
            with pytest.raises(Refused, match="not-your-seat"):
                await Guest(house, bob.person, bob.secret).join(info.id, 1)
            for person in (bob.person, cleo.person):
                with pytest.raises(Refused, match="seat-taken"):
                    await house.claim(person, resources.Claim(links["1"]))
            fresh = await house.links_for(ann.person, info.id)
            assert fresh["1"] != links["1"] and fresh["2"] == links["2"]
            await house.claim(cleo.person, resources.Claim(fresh["1"]))

    asyncio.run(main())


def test_who_is_deleted_is_gone_at_once(tmp_path: Path) -> None:
    """Open sockets are closed, a bot plays on, and the others see a name that says nothing."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob")
            await house.forget(bob.person)
            await until(lambda: bob.closed is not None, 1)
            again = Guest(house, ann.person, ann.secret)
            await again.join(table, 0)
            seat = again.last("snapshot")["table"]["seats"][1]
            assert seat["stand_in"] and seat["name"].startswith("gone-")
            await play_out(table, [again])
            assert await house.people.who(bob.secret) is None

    asyncio.run(main())


def test_another_name(tmp_path: Path) -> None:
    """A person is renamed at tables that are not over; a finished game and the other one here keep theirs."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            over, pair = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            await play_out(over, pair)
            ann, bob = pair
            seats = [resources.NewSeat("me"), resources.NewSeat("here", "Kid"), resources.NewSeat("open")]
            info, links = await house.open_table(ann.person, resources.NewTable(GAME, seats))
            await house.claim(bob.person, resources.Claim(links["2"]))
            await bob.join(info.id, 2)
            renamed = await house.rename(ann.person, "Anna")
            assert renamed == await house.people.who(ann.secret)
            assert [seat["name"] for seat in bob.last("seats")["table"]["seats"]] == ["Anna", "Kid", "Bob"]
            assert 'person "Ann"' in await house.record(None, over, None)
            with pytest.raises(Refused, match="bad-name"):
                await house.rename(ann.person, "\u200b")
        async with open_house(tmp_path) as house:
            names = [seat.name for seat in (await house.dealer(info.id)).teller.info().seats]
            assert names == ["Anna", "Kid", "Bob"]

    asyncio.run(main())


def test_a_start_opens_only_what_goes_on_by_itself(tmp_path: Path) -> None:
    """A table that waits for its people sleeps until they come; a clock, a bot or an order wakes it."""

    async def main() -> None:
        async with open_house(tmp_path, replace(QUICK, think=3600.0)) as house:
            asleep, _ = await full_table(house, GAME, "Ann", "Bob")
            clocked, _ = await full_table(house, GAME, "Ann", "Bob", clock=parts.ClockRule(60_000, 0))
            ordered, guests = await full_table(house, GAME, "Ann", "Bob")
            left, leavers = await full_table(house, GAME, "Ann", "Bob")
            seat = guests[0].now["turn"]["seat"]
            await guests[seat].send(ordered, protocol.Order, event="place 1")
            away = leavers[0].now["turn"]["seat"]
            await leavers[away].send(left, protocol.Leave)
            gone, others = await full_table(house, GAME, "Ann", "Bob")
            here = 1 - others[0].now["turn"]["seat"]
            await others[here].send(gone, protocol.Leave)
        async with open_house(tmp_path, replace(QUICK, think=3600.0)) as house:
            awake = set(await house.services.store.read(archive.by_themselves))
            assert awake == {clocked, ordered, left}
            await until(lambda: house.open_tables == 3)
            assert asleep not in house._dealers and gone not in house._dealers

    asyncio.run(main())


def test_tables_that_sleep_are_marked_and_closed(tmp_path: Path) -> None:
    """Nobody has looked at them for a week: first a note, a day later the end; others are left alone."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            store, day = house.services.store, 86_400_000
            ages = {"fresh": 6, "idle": 7.5, "dead": 9}
            tables = {}
            for name, days in ages.items():
                tables[name], _ = await full_table(house, GAME, "Ann", "Bob")
                await house._drop(await house.dealer(tables[name]))
                since = house.services.time() - int(days * day)
                await store.write(Change(tables[name], values={"since": since}))
            for _ in range(2):
                await house._sweep_sleeping()
            facts = {name: (await house.dealer(table)).match.facts for name, table in tables.items()}
            assert {name: (one.phase, one.warned) for name, one in facts.items()} == {
                "fresh": ("playing", False),
                "idle": ("playing", True),
                "dead": ("closed", True),
            }
            text = await house.record(None, tables["idle"], None)
            assert text.count(" idle\n") == 1, "said once"

    asyncio.run(main())


def test_a_table_of_older_rules_says_so(tmp_path: Path) -> None:
    """It is not opened and not broken: a code, a sentence, and the house goes on; export leaves it out."""

    async def main() -> str:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            begun, (cleo, _) = await full_table(house, GAME, "Cleo", "Dora")
            await play_out(table, guests)
            for old in (table, begun):
                await house.services.store.write(Change(old, values={"revision": 0}))
        async with open_house(tmp_path) as house:
            for ask in (house.dealer(table), house.record(None, table, None)):
                with pytest.raises(Refused, match="old-rules") as caught:
                    await ask
            assert dict(caught.value.refusal.args) == {"game": GAME, "revision": 0}
            assert [mine.id for mine in await lists.of_person(house.services.store, guests[0].person)] == [
                table
            ]
            await house.forget(await house.rename(cleo.person, "Clea"))
            assert await house.people.who(cleo.secret) is None
        return table

    table = asyncio.run(main())
    assert export(tmp_path, None, tmp_path / "out") == 0
    assert not (tmp_path / "out" / f"{table}.croupier").exists()


def test_a_table_of_an_earlier_revision_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that plays revision 2 opens it, plays it to its end by revision 1, and a rematch is by 2."""
    royale = "las-vegas-royale"

    def older(name: str, seats: int, given: Mapping[str, str | int | bool], own_sets: bool) -> object:
        return games.rules_with(name, seats, given, 1)

    async def main() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(wishes, "rules", older)
            async with open_house(tmp_path) as house:
                table, guests = await full_table(house, royale, "Ann", "Bob", options={"rounds": 1})
                for _ in range(3):
                    for guest in guests:
                        await guest.play(table)
        async with open_house(tmp_path) as house:
            assert (await house.dealer(table)).match.facts.revision == 1
            for seat, guest in enumerate(guests):
                guest.house = house
                await guest.join(table, seat)
                await guest.send(table, protocol.Ping)
            await play_out(table, guests)
            text = await house.record(None, table, None)
            assert f"game {royale} revision 1 seats 2\n" in text and "bad_luck" not in text
            assert verify(read(text)).game == royale
            info, _ = await house.rematch(guests[0].person, table)
            assert (info.revision, info.options["bad_luck"], info.options["rounds"]) == (2, "always", "1")

    asyncio.run(main())


def test_every_commitment_stands_in_a_public_chain(url: str, tmp_path: Path) -> None:
    """In the order of opening, each link made of the one before, with its outcome and no table's name."""

    async def main() -> None:
        house = await House.open(tmp_path, url, QUICK)
        over, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
        await play_out(over, guests)
        begun, _ = await full_table(house, GAME, "Ann", "Bob")
        dropped, _ = await full_table(house, GAME, "Ann", "Bob")
        await house.services.store.write(Change(dropped, values={"phase": "closed"}))
        found = await commitments.page(house.services.store, 0)
        assert (found.open, found.played, found.void) == (1, 1, 1)
        assert [(one.kind, one.outcome) for one in found.links] == [
            ("commit", "played"),
            ("game", None),
            ("commit", "open"),
            ("commit", "void"),
        ]
        first, second, third = [
            (await house.dealer(table)).match.facts.commitment for table in (over, begun, dropped)
        ]
        digest = read(await house.record(None, over, None)).signed_digest()
        assert [one.value for one in found.links] == [first, digest, second, third]
        before = "0" * 64
        for one in found.links:
            prefix = {"commit": "croupier1|chain", "game": "croupier2|game"}[one.kind]
            before = hashlib.sha256(f"{prefix}|{before}|{one.value}".encode()).hexdigest()
            assert one.link == before
        assert (await commitments.page(house.services.store, found.links[1].number)).links == found.links[2:]
        assert over not in repr(found)
        await house.close()

    asyncio.run(main())


def test_own_bots_are_declared_and_add_no_seed(tmp_path: Path) -> None:
    """Everybody is told; with no person's seed the result says that nobody can vouch for the dice."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            ann, bob = [await Guest.named(house, name) for name in ("Ann", "Bob")]
            seats = [resources.NewSeat("open"), resources.NewSeat("open")]
            wish = resources.NewTable(GAME, seats, {"rounds": 1})
            info, links = await house.open_table(ann.person, wish)
            for seat, guest in enumerate((ann, bob)):
                claim = resources.Claim(links[str(seat)], hash="ab" * 32, own_bot=True)
                table, _ = await house.claim(guest.person, claim)
                assert table.seats[seat].own_bot and table.seats[seat].hash is None
                await guest.join(info.id, seat)
            await until(lambda: ann.now["seq"] > 0)
            await play_out(info.id, [ann, bob])
            assert ann.now["result"]["fair"] is False

    asyncio.run(main())


def test_a_bucket_fills_again() -> None:
    """So many at once, then so many a second."""
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == 1
    now[0] = 0.5
    assert bucket.take() and not bucket.take()
    now[0] = 99
    assert bucket.full


def test_sockets_are_counted_by_address() -> None:
    """An address may have so many, the house so many in all."""
    door = Doorkeeper(replace(QUICK, sockets=3, sockets_per_address=2))
    assert [door.socket_in("a"), door.socket_in("a"), door.socket_in("a")] == [True, True, False]
    assert [door.socket_in("b"), door.socket_in("b")] == [True, False]
    door.socket_out("a")
    assert door.socket_in("b") and door.sockets == 3


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://house:8000", True),
        ("https://house:8000", True),
        ("http://club", True),
        ("http://house", False),
        ("http://house:8000.evil", False),
        ("null", False),
        ("", False),
    ],
)
def test_origins(origin: str | None, allowed: bool) -> None:
    """Our own page, a named one, or no page at all."""
    assert origin_allowed(origin, "house:8000", ("http://club",)) is allowed
