"""A table that is closed leaves nothing behind, without waiting for the collector of garbage."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from pathlib import Path

from tests.server.guests import full_table, open_house


def test_a_closed_table_is_gone_at_once(tmp_path: Path) -> None:
    """Dealer, match and journal hold each other in no circle, so their memory comes back when they go."""

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table, guests = await full_table(house, "las-vegas-2012", "Ann", "Bob")
            dealer = await house.dealer(table)
            parts = [weakref.ref(part) for part in (dealer, dealer.match, dealer.match.ledger)]
            for guest in guests:
                await dealer.rise(guest.chair)
                guest.chair.place = None
            await house._drop(dealer)
            del dealer
            await asyncio.sleep(0)
            assert [part() for part in parts] == [None] * 3

    gc.collect()
    gc.disable()
    try:
        asyncio.run(main())
    finally:
        gc.enable()


def test_waves_of_tables_leave_nothing_behind(tmp_path: Path) -> None:
    """Opened and closed again and again: after the first waves the program holds no more than before."""
    held = []

    async def main() -> None:
        async with open_house(tmp_path) as house:
            for _ in range(6):
                for _ in range(5):
                    table, guests = await full_table(house, "las-vegas-2012", "Ann", "Bob")
                    dealer = await house.dealer(table)
                    for guest in guests:
                        await dealer.rise(guest.chair)
                    await house._drop(dealer)
                del dealer, guests
                gc.collect()
                held.append(sys.getallocatedblocks())

    asyncio.run(main())
    # People who were met are remembered; a table would be some thousands of blocks, and a wave has five.
    assert held[5] - held[2] < 3_000, held
