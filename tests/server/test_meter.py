"""What requests cost is counted for who asked: a person, and its address."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from croupier.server import meter
from croupier.server.meter import Measured, Meter
from tests.server.guests import open_house
from tests.server.remote import call, somebody
from tests.server.running import Running


def work(seconds: float) -> None:
    """Keeps the processor busy."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_own_steps_count_and_waiting_does_not() -> None:
    """Before and after it waits, however busy others are meanwhile."""

    async def asked() -> None:
        work(0.01)
        await asyncio.sleep(0.01)
        work(0.02)

    async def main() -> float:
        mine = Meter()
        other = asyncio.create_task(asyncio.sleep(0.001))
        other.add_done_callback(lambda _: work(0.1))
        await Measured(asked(), mine)
        return mine.seconds

    assert 0.03 <= asyncio.run(main()) < 0.09


def test_what_goes_wrong_goes_where_it_belongs() -> None:
    """Errors come out, and a cancellation comes in; both are counted up to there."""

    async def fails() -> None:
        await asyncio.sleep(0)
        work(0.01)
        raise ValueError

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            await asyncio.sleep(0)
            work(0.01)
            raise

    async def main() -> None:
        mine = Meter()
        with pytest.raises(ValueError):
            await Measured(fails(), mine)
        assert mine.seconds >= 0.01

        async def measured() -> None:
            await Measured(waits(), mine)

        task = asyncio.create_task(measured())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert mine.seconds >= 0.02

    asyncio.run(main())


def test_what_is_read_in_another_thread_counts(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            mine = Meter()
            meter.current.set(mine)
            await house.services.store.read(lambda _: work(0.01))
            assert mine.seconds >= 0.01

    asyncio.run(main())


def test_who_had_too_much_done_comes_back_later(tmp_path: Path) -> None:
    """The next request is refused with the time to wait; other people's are not."""
    share = {"CROUPIER_WORK_RATE": "0.001", "CROUPIER_WORK_BURST": "0.001"}
    with Running(tmp_path / "data", **share) as server:
        ann, bob = somebody(server.address, "Ann"), somebody(server.address, "Bob")
        told = [call(server.address, "GET", "/api/me/tables", None, ann)]
        while told[-1][0] == 200 and len(told) < 100:
            told.append(call(server.address, "GET", "/api/me/tables", None, ann))
        assert told[0][0] == 200 and told[-1][0] == 429
        assert told[-1][1]["code"] == "house-too-fast"
        assert call(server.address, "GET", "/api/me", None, bob)[0] == 200


def test_an_address_has_a_share_too(tmp_path: Path) -> None:
    """Also of those who are nobody."""
    share = {"CROUPIER_ADDRESS_WORK_RATE": "0.001", "CROUPIER_ADDRESS_WORK_BURST": "0.001"}
    with Running(tmp_path / "data", **share) as server:
        told = [call(server.address, "GET", "/api/games")[0]]
        while told[-1] == 200 and len(told) < 100:
            told.append(call(server.address, "GET", "/api/games")[0])
        assert told[0] == 200 and told[-1] == 429
