"""Games as frames: records, folders of them, a house's archive and Parquet files, through Arrow.

`data.games("my-games/", to="polars")` is every game of a folder; docs/data.md says what the columns are.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from croupier import games as all_games
from croupier.core.errors import InvalidOption, InvalidRecord, MissingExtra, clip
from croupier.core.options import listed
from croupier.core.reading import load
from croupier.core.record import Record
from croupier.core.replay import table_of
from croupier.core.rules import victory_shares
from croupier.core.table import Table
from croupier.sim.parquet import arrow_for, arrow_schema

Frame: TypeAlias = Literal["arrow", "polars", "pandas"]
#: Where games come from: game files, a folder of them, a house's folder, a database, or records themselves.
Source: TypeAlias = "str | Path | Record | Iterable[str | Path | Record]"
FRAMES: Final[tuple[Frame, ...]] = ("arrow", "polars", "pandas")
#: The columns of a game and seat, and of a decision, with their types in Arrow.
GAMES: Final = {
    "table": "string",
    "game": "string",
    "revision": "int16",
    "seats": "uint8",
    "options": "string",
    "finished": "bool",
    "seat": "uint8",
    "kind": "string",
    "player": "string",
    "score": "int32",
    "rank": "uint8",
    "win_share": "float64",
    "decisions": "int32",
}
DECISIONS: Final = {
    "table": "string",
    "game": "string",
    "number": "int32",
    "seat": "uint8",
    "event": "string",
    "choices": "list<string>",
}
#: Games that are held as Python values at a time.
_PART: Final = 256


def records(source: Source) -> Iterator[Record]:
    """Every record of a source; raises `InvalidRecord` for a file that is none."""
    if isinstance(source, Record):
        yield source
    elif isinstance(source, str) and "://" in source:
        yield from _of_house(source)
    elif isinstance(source, str | Path):
        yield from _of_path(Path(source))
    else:
        for one in source:
            yield from records(one)


def games(source: Source, to: Frame = "arrow") -> Any:
    """A frame with a row for each game and seat; raises `InvalidRecord`, `InvalidOption`, `MissingExtra`."""
    return _framed((_game_rows(record) for record in records(source)), GAMES, to)


def decisions(source: Source, to: Frame = "arrow") -> Any:
    """A frame with a row for each decision: what was chosen, and everything that could have been."""
    return _framed((_decision_rows(record) for record in records(source)), DECISIONS, to)


def parquet(file: str | Path, to: Frame = "arrow") -> Any:
    """A Parquet file of ours as a frame; `facts` says where its rows come from."""
    _check(to)
    return _as(_read(file, arrow_for("a Parquet file").parquet.read_table), to)


def facts(file: str | Path) -> dict[str, Any]:
    """What a Parquet file of ours says of itself: schema, game, options, seed, version; `InvalidOption`."""
    told = _read(file, arrow_for("a Parquet file").parquet.read_metadata).metadata or {}
    if b"croupier" not in told:
        raise InvalidOption(f"{file} says nothing of itself: it was not written here")
    found: dict[str, Any] = json.loads(told[b"croupier"])
    return found


def _read(file: str | Path, reader: Callable[[Path], Any]) -> Any:
    """What a reader of Arrow's makes of a file; raises `InvalidOption` where it is none for it."""
    if not Path(file).is_file():
        raise InvalidOption(f"there is no file {file}")
    try:
        return reader(Path(file))
    except (OSError, ValueError):
        raise InvalidOption(f"{file} is no Parquet file") from None


def _of_path(path: Path) -> Iterator[Record]:
    if (path / "house.db").is_file():
        yield from _of_house(f"sqlite:///{path / 'house.db'}")
    elif path.is_dir():
        for file in sorted(path.rglob("*.croupier")):
            yield _loaded(file)
    else:
        yield _loaded(path)


def _loaded(file: Path) -> Record:
    try:
        return load(file)
    except InvalidRecord as error:
        told = error.reason if str(file) in error.reason else f"{error.reason} (in {file})"
        raise InvalidRecord(error.line, told) from None


def _of_house(url: str) -> Iterator[Record]:
    """The finished games of a house; those that cannot be read are left out, as in `croupier export`."""
    from croupier.server.store.finished import finished

    async def all_of_it() -> list[Record]:
        return [found async for _, found in finished(url) if isinstance(found, Record)]

    # In a thread of its own: a notebook has a loop running in this one.
    with ThreadPoolExecutor(1) as beside:
        yield from beside.submit(asyncio.run, all_of_it()).result()


def _played(record: Record) -> Table[Any, Any, Any]:
    return table_of(record, all_games.rules_of(record))


def _game_rows(record: Record) -> list[tuple[Any, ...]]:
    table = _played(record)
    made = [move.seat for move in table.moves]
    ranks, score = record.ranks, record.score
    shares = None if ranks is None else victory_shares(ranks)
    rows: list[tuple[Any, ...]] = []
    for seat, player in enumerate(record.players):
        rows.append(
            (
                *(record.table, record.game, record.revision, record.seats),
                *(json.dumps(dict(record.options)), table.over),
                *(seat + 1, player.kind, player.name),
                *(column[seat] if column else None for column in (score, ranks, shares)),
                made.count(seat),
            )
        )
    return rows


def _decision_rows(record: Record) -> list[tuple[Any, ...]]:
    table = _played(record)
    rows: list[tuple[Any, ...]] = []
    for at, move in enumerate(table.moves):
        if move.seat is not None:
            choices = [str(action) for action in table.rules.actions(table.states[at], move.seat)]
            number = len(rows) + 1
            rows.append((record.table, record.game, number, move.seat + 1, str(move.event), choices))
    return rows


def _framed(parts: Iterable[list[tuple[Any, ...]]], columns: dict[str, str], to: Frame) -> Any:
    """Rows as a frame; so many games at a time become columns, so that Python values do not pile up."""
    _check(to)
    arrow = arrow_for("a frame")
    schema = arrow_schema(arrow, columns)
    batches = []
    games = iter(parts)
    while some := list(islice(games, _PART)):
        rows = [row for part in some for row in part]
        cells = list(zip(*rows, strict=True)) if rows else [()] * len(columns)
        arrays = [arrow.array(list(cell), kind) for cell, kind in zip(cells, schema.types, strict=True)]
        batches.append(arrow.record_batch(arrays, schema=schema))
    return _as(arrow.Table.from_batches(batches, schema), to)


def _check(to: str) -> None:
    if to not in FRAMES:
        raise InvalidOption(f"a frame cannot be {clip(to)}: allowed {listed(FRAMES)}")


def _as(table: Any, to: Frame) -> Any:
    """An Arrow table as the frame that is asked for."""
    if to == "arrow":
        return table
    try:
        if to == "pandas":
            return table.to_pandas()
        import polars
    except ImportError:
        raise MissingExtra(f"this frame needs {to}: pip install {to}") from None
    return polars.from_arrow(table)
