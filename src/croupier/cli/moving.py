"""`croupier backup`, `restore` and `move`: a whole house, checked by playing every game again."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from sqlalchemy import select

from croupier.cli.common import Terminal
from croupier.core.rules import Words
from croupier.server.folder import make_private
from croupier.server.house import House
from croupier.server.people import Somebody
from croupier.server.services import Services
from croupier.server.settings import Settings
from croupier.server.store import archive, deletions, moving, schema
from croupier.server.store.database import Store
from croupier.server.store.moving import CannotMove
from croupier.server.table.refusals import Refused
from croupier.server.thinkers import Thinkers
from croupier.texts import say


def backup(data: Path, database: str | None, to: Path) -> int:
    """Writes a house into a file, also while it is open; returns how many tables."""
    return moving.back_up(_url(data, database), data, to, Settings.read(os.environ).secret)


def restore(data: Path, database: str | None, file: Path) -> int:
    """Brings a backup back, without those who were deleted since; returns how many tables."""
    make_private(data)
    url = _url(data, database)
    tables = moving.restore(file, url, data)
    asyncio.run(_delete_again(data, url))
    asyncio.run(_check(url))
    return tables


def move(source: str, target: str) -> int:
    """Copies a closed house to another database; returns how many tables."""
    secret = Settings.read(os.environ).secret
    with moving.reading(source, closed=True) as before, moving.writing(target) as after:
        tables = moving.copy(before, after)
        moving.take_keys(before, after, secret)
    asyncio.run(_check(target))
    return tables


def tell(done: str, tables: int, where: str, language: str) -> None:
    """Says how many tables were `backed-up`, `restored` or `moved`."""
    terminal = Terminal(plain=True, language=language)
    facts: list[tuple[str, Words]] = [("tables", tables), ("where", where)]
    terminal.print(terminal.say(f"terminal-{done}", facts))


async def _delete_again(data: Path, url: str) -> None:
    """Who was deleted after the backup was made is deleted again."""
    gone = deletions.read(data)
    if not gone:
        return
    # Nobody plays meanwhile: no table is opened but those of who is deleted, and bots think for long.
    house = await House.open(data, url, Settings(warm=False, think=60.0), "restore")
    house.node.draining = house.node.leases is None
    try:
        for row in await house.services.store.rows(select(schema.people)):
            if deletions.mark(row["id"]) not in gone:
                continue
            await house.forget(Somebody(row["id"], row["name"], row["created"]))
    finally:
        await house.close()


async def _check(url: str) -> None:
    """Plays every journal again; raises `CannotMove` if one does not lead where it led."""
    store = await Store.open(url, reading=True)
    thinkers, damaged = Thinkers(1), []
    try:
        services = Services(store, thinkers)
        for row in await store.rows(select(schema.tables.c.id).order_by(schema.tables.c.created)):
            try:
                await archive.load(services, row["id"])
            except Refused as refused:
                print(f"{row['id']}: {say(refused.refusal.code, refused.refusal.args)}", file=sys.stderr)
            except Exception as error:  # whatever a damaged journal leads to: the others are checked too
                damaged.append(f"{row['id']} ({type(error).__name__})")
    finally:
        thinkers.close()
        await store.close()
    if damaged:
        raise CannotMove(f"all rows were copied, but these games are damaged: {', '.join(damaged)}")


def _url(data: Path, database: str | None) -> str:
    return database or f"sqlite:///{data / 'house.db'}"
