"""A house for browser tests: quick bots, no limit on tables, prepared positions. Prints its address."""

from __future__ import annotations

import asyncio
import socket
import sys
from dataclasses import replace
from pathlib import Path

import uvicorn
from litestar import post
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import Connection, update

from croupier.core import position
from croupier.core.errors import InvalidPosition
from croupier.server.app import create_app
from croupier.server.house import House
from croupier.server.reviews import packed
from croupier.server.settings import Settings
from croupier.server.store.schema import reviews

SETTINGS = Settings(
    think=0.02,
    bot_deadline=60.0,
    # Long enough for slow machines; who does not want to wait goes on.
    take_back=20.0,
    seed_wait=3.0,
    command_rate=200.0,
    command_burst=400,
    request_rate=1000.0,
    request_burst=2000,
    tables_per_minute=1000,
    searches_per_minute=10_000,
    sockets_per_address=500,
    own_sets=True,
)


def handlers(house: House) -> tuple[HTTPRouteHandler, ...]:
    """What a test may do to a house beside playing."""

    @post("/lay/{table:str}", status_code=200)
    async def lay(table: str, data: str) -> None:
        """Goes on from this position, which everybody at the table is shown."""
        dealer = await house.dealer(table)

        async def change() -> None:
            dealer._bot_turns.clear()  # what a bot thinks of now is another position
            ledger = dealer.match.ledger
            try:
                state = ledger.rules.read_position(data)
            except InvalidPosition:  # prepared with fewer pieces than the box has
                state = position.read(data, type(ledger.table.state))
            ledger.table.states[-1] = state
            if ledger.entries:
                ledger.entries[-1] = replace(ledger.entries[-1], state=state)
            house.services.positions.forget(table)
            dealer.teller.tell(ledger.seq, all_=True)

        await dealer.between(change)

    @post("/wait/{table:str}", status_code=200)
    async def wait(table: str, data: int) -> None:
        """Whoever is asked there was asked so many milliseconds earlier."""
        dealer = await house.dealer(table)

        async def change() -> None:
            match = dealer.match
            match.facts.since -= data
            if match.clock is not None:
                match.clock.running = {seat: since - data for seat, since in match.clock.running.items()}
            dealer.teller.tell(match.ledger.seq, all_=True)

        await dealer.between(change)

    @post("/older/{table:str}", status_code=200)
    async def older(table: str, data: str) -> None:
        """The review of a table was made by this evaluator, an older one."""
        (newest,) = await house.reviews.kept(table)
        found = await house.reviews.read(table, newest)
        assert found is not None
        made = replace(found, account=replace(found.account, evaluator=data))
        row = {"evaluator": data, "at": 1, "account": packed(made)}

        def work(connection: Connection) -> None:
            connection.execute(update(reviews).where(reviews.c.table_id == table).values(row))

        await house.services.store.run(work)

    return lay, wait, older


async def main(data: Path, *allow: str) -> None:
    """Serves on any free port until killed; these games of other packages are offered."""
    listening = socket.create_server(("127.0.0.1", 0))
    house = await House.open(data, None, replace(SETTINGS, allow=allow))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    app = create_app(house)
    for handler in handlers(house):
        app.register(handler)
    config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, access_log=False)
    await uvicorn.Server(config).serve(sockets=[listening])


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *sys.argv[2:]))
