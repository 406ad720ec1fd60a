"""Several at once: two tabs, two devices, readers too slow, a clock while the house is down, a full disk."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from croupier.server.app import create_app
from croupier.server.house import House
from croupier.server.store import archive
from croupier.server.store.database import DatabaseTrouble
from croupier.server.table.changes import Change
from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused
from croupier.server.wire import parts, protocol
from croupier.server.wire.guard import Doorkeeper
from croupier.server.wire.parts import StandingOrder
from croupier.server.wire.sockets import Closed, Visit
from tests.server.guests import QUICK, Guest, full_table, open_house, play_out, until
from tests.server.remote import Remote, call, somebody
from tests.server.running import Running

GAME = "las-vegas-2012"


def test_two_tabs_of_one_seat(tmp_path: Path) -> None:
    """Both hear everything, either may act, a command sent from both counts once, who is late is told."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob")
            tab = guests[guests[0].now["turn"]["seat"]]
            seat = tab.chair.seat
            other = Guest(house, tab.person, tab.secret)
            await other.join(table, seat)
            before = tab.now["seq"]
            first = await tab.send(table, protocol.Roll, id="same", last=before)
            second = await other.send(table, protocol.Roll, id="same", last=before)
            assert first == second == {"kind": "ack", "id": "same", "seq": before + 1}
            assert tab.now == other.now and tab.now["seq"] == before + 1
            event_ = tab.now["actions"][0]["event"]
            await other.send(table, protocol.Act, id="first", event=event_)
            late = await tab.send(table, protocol.Act, id="late", event=event_, last=before + 1)
            assert late["refusal"]["code"] == "house-stale" and tab.now == other.now
            dealer = await house.dealer(table)
            await dealer.rise(tab.chair)
            assert dealer.teller.info().seats[seat].present, "the other tab is still there"
            await dealer.rise(other.chair)
            assert not dealer.teller.info().seats[seat].present

    asyncio.run(main())


def test_a_seat_goes_on_at_another_device(tmp_path: Path) -> None:
    """A device link gives the same seat to a phone; the first device sees what the phone does."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            mover = guests[guests[0].now["turn"]["seat"]]
            person, secret = await house.people.open_device(await house.people.device_link(mover.person))
            assert person == mover.person and secret != mover.secret
            phone = Guest(house, person, secret)
            await phone.join(table, mover.chair.seat, last=mover.now["seq"])
            assert phone.now == mover.now
            await phone.play(table)
            assert mover.now == phone.now
            guests[mover.chair.seat] = phone
            await play_out(table, guests)
            assert mover.now["result"] == phone.now["result"] is not None

    asyncio.run(main())


def test_a_clock_stands_still_while_a_killed_house_is_down(tmp_path: Path) -> None:
    """Killed, not closed: what counts is the last heartbeat, a second old at most."""
    with Running(tmp_path / "data", CROUPIER_HEARTBEAT="0.2") as server:
        ann = somebody(server.address, "Ann")
        seats = [{"kind": "me"}, {"kind": "here", "name": "Kid"}]
        wish = {"game": GAME, "seats": seats, "clock": {"total": 600_000, "move": 0}}
        table = call(server.address, "POST", "/api/tables", wish, ann)[1]["table"]["id"]

        async def left() -> tuple[int, int]:
            players = [Remote(server.address, table, ann, seat) for seat in (0, 1)]
            # Both commit to their seeds, both tell them, and one looks.
            for player in (*players, *players, players[0]):
                await player.open()
                if player.info["phase"] == "waiting":
                    await player.step()
                await player.close()
            (running,) = player.now["clocks"]["running"]
            return running, player.now["clocks"]["left"][running]

        seat, before = asyncio.run(left())
        killed = time.monotonic()
        server.stop(signal.SIGKILL)
        time.sleep(3)
        server.start()
        down = int((time.monotonic() - killed) * 1000)
        again, after = asyncio.run(left())
        assert again == seat
        assert before - after < down - 1_000, "the time it was down is given back"


@pytest.mark.parametrize("what", ["due", "carry_out"])
def test_a_dealer_that_breaks_is_replaced(tmp_path: Path, what: str) -> None:
    """Whatever goes wrong in it: who waits is told, sockets come back, the journal says how it stands."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob", options={"rounds": 1})
            seen = guests[0].now["seq"]
            broken = await house.dealer(table)
            setattr(broken.match, what, None)
            mover = guests[guests[0].now["turn"]["seat"]]
            with suppress(Refused):
                await mover.play(table)
            await until(lambda: broken.gone and mover.closed is not None)
            assert mover.closed == (1012, "the table starts again")
            with pytest.raises(Refused, match="broken"):
                await broken.sweep()
            again = [Guest(house, guest.person, guest.secret) for guest in guests]
            for seat, guest in enumerate(again):
                await guest.join(table, seat)
            assert await house.dealer(table) is not broken
            # What was written before it broke counts, what was not does not.
            assert again[0].now["seq"] == seen + (what == "due")
            await play_out(table, again)

    asyncio.run(main())


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """What cannot be written is not acknowledged; when there is room again the game goes on."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, GAME, "Ann", "Bob")
            store: Any = house.services.store
            event.listen(store._engine, "connect", full)
            store._hold.drop()
            store._engine.dispose()
            seen = await play_until_refused(house, table, guests)
            with pytest.raises(DatabaseTrouble, match="full"):
                for number in range(1000):
                    await house.people.welcome(f"P{number}")
            event.remove(store._engine, "connect", full)
            store._hold.drop()
            store._engine.dispose()
            await until(lambda: store.trouble is None)
            again = [Guest(house, guest.person, guest.secret) for guest in guests]
            for seat, guest in enumerate(again):
                await guest.join(table, seat)
                assert guest.now["seq"] == seen
            await play_out(table, again)

    asyncio.run(main())


def full(connection: Any, _: Any) -> None:
    """From now on the database may not grow."""
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")


async def play_until_refused(house: House, table: str, guests: list[Guest]) -> int:
    """Plays until a command cannot be written; returns the last number that was acknowledged."""
    acknowledged = guests[0].now["seq"]
    for _ in range(500):
        for guest in guests:
            try:
                await guest.play(table)
            except Refused:
                assert guest.closed is None or guest.closed[0] == 1013
                return int(acknowledged)
            acknowledged = max(acknowledged, guest.now["seq"])
    raise AssertionError("the disk is not full")


@pytest.mark.parametrize("what", ["bot", "clock", "order"])
def test_what_goes_on_by_itself_goes_on_after_trouble(tmp_path: Path, what: str) -> None:
    """A dealer that broke while nobody looks is replaced by the house: nobody has to come for it."""

    async def main() -> None:
        async with open_house(tmp_path, replace(QUICK, heartbeat=0.05)) as house:
            clock = parts.ClockRule(10_000, 0) if what == "clock" else None
            table, guests = await full_table(house, GAME, "Ann", "Bob", clock=clock)
            mover = guests[guests[0].now["turn"]["seat"]]
            broken = await house.dealer(table)
            for guest in guests:
                await broken.rise(guest.chair)
            seat = mover.chair.place
            assert seat is not None
            change = Change(table)
            if what == "bot":
                change.seats[seat.seat] = {"stand_in": True}
            if what == "order":
                await broken.rise(mover.chair)
                change.orders[seat.seat] = StandingOrder("place 1", None, 9)
            await house.services.store.write(change)
            broken.match.due = None  # type: ignore[assignment,method-assign]
            with suppress(Refused):
                await broken.sweep()
            await until(lambda: house._dealers[table] is not broken)
            again = house._dealers[table]
            assert not again.gone and not again.chairs
            if what == "bot":
                await until(lambda: again.match.ledger.seq > broken.match.ledger.seq)
            else:
                assert again.match.due() if what == "clock" else again.match.orders

    asyncio.run(main())


def test_a_table_that_breaks_for_ever_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again and again, but less and less often; until then it stays known as broken."""

    async def main() -> None:
        async with open_house(tmp_path, replace(QUICK, heartbeat=10.0)) as house:
            table, _ = await full_table(house, GAME, "Ann", "Bob")
            loop = asyncio.get_running_loop()

            def broken(match: Match) -> None:
                raise RuntimeError("it breaks")

            monkeypatch.setattr(Match, "due", broken)
            dealer = await house.dealer(table)
            with suppress(Refused):
                await dealer.sweep()
            for wait in (10.0, 20.0, 40.0, 60.0, 60.0):
                await until(lambda: house._dealers[table].broke)
                before, dealer = loop.time(), house._dealers[table]
                for _ in range(5):
                    await house._mend()
                assert house._dealers[table] is not dealer, "it was read anew"
                tries, not_before = house._mended[table]
                assert wait <= not_before - before
                await until(lambda: house._dealers[table].broke)
                again = house._dealers[table]
                await house._mend()
                await house._sweep()
                assert house._dealers[table] is again, "it is not its time yet"
                house._mended[table] = (tries, 0.0)

    asyncio.run(main())


def test_a_house_in_trouble_says_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that cannot be read now is no reason to give it up: 503 with a time, and 1013."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, _) = await full_table(house, GAME, "Ann", "Bob")
            await house._drop(await house.dealer(table))

            async def hangs(*_: object) -> None:
                raise DatabaseTrouble("it does not answer")

            monkeypatch.setattr(archive, "load", hangs)
            app: Any = create_app(house)
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
                answer = await client.get(f"/api/tables/{table}")
                assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
            socket: Any = SimpleNamespace(headers={})
            visit = Visit(socket, house, Doorkeeper(house.services.settings), table, "127.0.0.1")
            with pytest.raises(Closed) as closed:
                await visit._join(protocol.Join(ann.secret, 0))
            assert closed.value.code == 1013

    asyncio.run(main())
