"""`croupier export` and `croupier import`: finished games of a house as records, and back."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from croupier.cli.common import Terminal
from croupier.core.errors import CroupierError
from croupier.core.reading import MAX_BYTES
from croupier.core.record import write
from croupier.core.rules import Words
from croupier.server.extras import uploads
from croupier.server.folder import make_private
from croupier.server.store.database import HouseInUse, Store
from croupier.server.store.finished import finished
from croupier.server.table.clocks import wall_clock


class NoHouse(CroupierError):
    """There is no house in that folder, it cannot be used now, or a file for it cannot be read."""


def export(data: Path, database: str | None, to: Path) -> int:
    """Writes every finished game of a house as a record; returns how many."""
    if database is None and not (data / "house.db").is_file():
        raise NoHouse(f"there is no house in {data}: house.db is missing")
    to.mkdir(parents=True, exist_ok=True)
    return asyncio.run(_export(_url(data, database), to))


def take_in(data: Path, database: str | None, files: Sequence[Path]) -> int:
    """Adds records to a house as games to look at; returns how many."""
    make_private(data)
    return asyncio.run(_take_in(_url(data, database), files))


def tell(done: str, games: int, where: Path, language: str) -> None:
    """Says how many games were `written` or `added`, and where."""
    terminal = Terminal(plain=True, language=language)
    facts: list[tuple[str, Words]] = [("games", games), ("where", str(where))]
    terminal.print(terminal.say(f"terminal-{done}", facts))


async def _export(url: str, to: Path) -> int:
    """A game that is damaged or of rules not played any more is named and left out."""
    written = 0
    async for table, found in finished(url):
        if isinstance(found, str):
            print(f"{table}: {found}", file=sys.stderr)
            continue
        write(found, to / f"{table}.croupier")
        written += 1
    return written


async def _take_in(url: str, files: Sequence[Path]) -> int:
    try:
        store = await Store.open(url)
    except HouseInUse as error:
        raise NoHouse(str(error)) from None
    try:
        for file in files:
            try:
                await uploads.add_record(store, _bytes(file), wall_clock(), uploads.IMPORTED)
            except CroupierError as error:
                named = str(error) if str(file) in str(error) else f"{file}: {error}"
                raise NoHouse(named) from None
        return len(files)
    finally:
        await store.close()


def _bytes(file: Path) -> bytes:
    """The content of a game file; what is no plain file or larger than any game is refused."""
    try:
        if file.exists() and not file.is_file():
            raise NoHouse(f"{file} is no file")
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise NoHouse(f"{file} is larger than {MAX_BYTES} bytes, which no record is")
        return data
    except OSError as error:
        raise NoHouse(f"{file} cannot be read: {error.strerror}") from None


def _url(data: Path, database: str | None) -> str:
    return database or f"sqlite:///{data / 'house.db'}"
