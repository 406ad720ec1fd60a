"""What people ask for costs work: done once, counted for who asked, and beside the loop if it is long."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from croupier.server.settings import Settings
from croupier.server.table import teller
from croupier.server.table.positions import Positions
from croupier.server.wire import protocol
from croupier.server.wire.guard import Bucket, Doorkeeper
from croupier.server.wire.parts import Position
from tests.server.guests import Guest, full_table, open_house
from tests.server.remote import two_people_table
from tests.server.running import Running

GAME = "las-vegas-2012"


def _watch(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, str, int, str]]:
    """Notes every position that is built: seat, language, entry, and the thread."""
    built: list[tuple[int | None, str, int, str]] = []
    build = teller.Teller._build

    def noted(self: teller.Teller, look: Any, seq: int) -> Position:
        built.append((look.seat, look.language, seq, threading.current_thread().name))
        return build(self, look, seq)

    monkeypatch.setattr(teller.Teller, "_build", noted)
    return built


def test_a_position_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a seat, a language and an entry: joining again, looking again and a second screen build nothing."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, (ann, bob) = await full_table(house, GAME, "Ann", "Bob")
            eve, kim = await Guest.named(house, "Eve"), await Guest.named(house, "Kim")
            built = _watch(monkeypatch)
            for watcher in (eve, kim, eve):
                await watcher.join(table, None)
                for seq in (1, 2, 1):
                    await watcher.send(table, protocol.Look, seq=seq)
            assert len({entry[:3] for entry in built}) == len(built) == 3
            assert [seat for seat, *_ in built] == [None] * 3
            before = len(built)
            await ann.join(table, 0)
            await ann.play(table) or await bob.play(table)
            assert len({entry[:3] for entry in built}) == len(built) > before
            assert eve.now == kim.now != ann.now

    asyncio.run(main())


def test_languages_the_house_does_not_speak_are_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are told the same, and cost nothing more."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, _ = await full_table(house, GAME, "Ann", "Bob")
            eve = await Guest.named(house, "Eve")
            await eve.join(table, None, language="en")
            built = _watch(monkeypatch)
            for language in ("xx", "qq", "de"):
                await eve.join(table, None, language=language)
            assert built == []
            assert len(set(eve.raw[-4:])) == 1
            await eve.join(table, None, language="el")
            assert [entry[1] for entry in built] == ["el"]

    asyncio.run(main())


def test_long_positions_are_built_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a seat has many choices another thread works out what each would win."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, "vegas-showdown", "Ann", "Bob", "Cy")
            monkeypatch.setattr(teller, "_MANY", 5)
            built = _watch(monkeypatch)
            chooser = next(guest for guest in guests if guest.now["actions"])
            await chooser.play(table)
            following = next(guest for guest in guests if guest.now["actions"])
            assert len(following.now["actions"]) > 5
            aside = {seat for seat, _, _, thread in built if thread.startswith("positions")}
            assert aside == {following.chair.seat}

    asyncio.run(main())


def test_positions_have_a_size() -> None:
    """The one that was not asked for longest goes first."""

    def position(seq: int) -> Any:
        raw = json.dumps("x" * 1000).encode()
        return Position(seq, raw, raw, [], None, [], [], False, None, None, None, None)  # type: ignore[arg-type]

    kept = Positions(most=10_000)
    for number in range(3):
        kept.get(("table", number), lambda number=number: position(number))  # type: ignore[misc]
    assert kept.get(("table", 0), lambda: position(99)).seq == 0
    kept.get(("other", 3), lambda: position(3))
    kept.get(("other", 4), lambda: position(4))
    assert [("table", number) in kept for number in range(3)] == [True, False, False]
    kept.forget("table")
    assert [("table", number) in kept for number in range(3)] == [False] * 3
    assert ("other", 3) in kept and ("other", 4) in kept


def test_work_is_counted_for_who_asked_and_for_the_address() -> None:
    """All nobodies of an address, and of an IPv6 /64, have one share; a person has its own anywhere."""
    doorkeeper = Doorkeeper(Settings())
    nobody, whole = doorkeeper.work("2001:db8::1", None)
    assert doorkeeper.work("2001:db8::2:3", None) == (nobody, whole)
    assert doorkeeper.work("2001:db8:0:1::1", None)[0] is not nobody
    ann, at_home = doorkeeper.work("2001:db8::1", "ann")
    assert ann is not nobody and at_home is whole
    assert doorkeeper.work("192.0.2.1", "ann")[0] is ann


def test_what_is_owed_comes_back_with_time() -> None:
    """Work is counted after it was done, so it may be more than there was left."""
    now = [0.0]
    bucket = Bucket(0.1, 1.0, lambda: now[0])
    bucket.spend(0.4)
    assert bucket.owed == 0
    bucket.spend(0.8)
    assert bucket.owed == pytest.approx(2.0)
    now[0] = 1.5
    assert bucket.owed == pytest.approx(0.5)
    now[0] = 3.0
    assert bucket.owed == 0


def test_who_had_too_much_done_waits(tmp_path: Path) -> None:
    """A socket that used up its share is not read until it has one again; the others do not notice."""
    share = {"CROUPIER_WORK_RATE": "0.001", "CROUPIER_WORK_BURST": "0.001"}

    async def pongs(address: str, table: str, patience: float) -> bool:
        async with connect(f"ws{address[4:]}/api/tables/{table}/socket") as line:
            for _ in range(5):
                await line.send(json.dumps({"kind": "join"}))
            await line.send(json.dumps({"kind": "ping", "id": "p"}))
            try:
                async with asyncio.timeout(patience):
                    while json.loads(await line.recv())["kind"] != "pong":
                        pass
                return True
            except TimeoutError:
                return False

    for number, (limits, answered) in enumerate(((share, False), ({}, True))):
        with Running(tmp_path / f"data{number}", **limits) as server:
            table, _ = two_people_table(server.address, GAME)
            # Who waits for its turn hears nothing for long; who need not does so however busy the machine is.
            assert asyncio.run(pongs(server.address, table, 30 if answered else 2)) is answered
