"""Parquet files, written in a stream by Arrow; docs/data.md has the schemas."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from croupier.core.errors import InvalidOption, MissingExtra
from croupier.core.kernel import SHARES, Batch

#: The schemas of files of games and of decisions, as they name themselves; other columns, another number.
SCHEMA: Final = "games/1"
DECISIONS: Final = "decisions/1"
#: Rows wait in memory until there are so many, or so many bytes of them: then they are written as one group.
GROUP_ROWS: Final = 1 << 17
GROUP_BYTES: Final = 1 << 24


def arrow_for(what: str) -> Any:
    """Arrow, which `what` needs; raises `MissingExtra`."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra(f"{what} needs pyarrow: pip install 'croupier[research]'") from None
    return pyarrow


def arrow_schema(arrow: Any, columns: Mapping[str, str]) -> Any:
    """Columns by the names of their types in Arrow."""
    strings = {"list<string>": arrow.list_(arrow.string())}
    types = {kind: strings.get(kind) or arrow.type_for_alias(kind) for kind in columns.values()}
    return arrow.schema([(name, types[kind]) for name, kind in columns.items()])


class Sheet:
    """Takes rows in order; the file is there when it is left, whole or not at all.

    Columns have types of Arrow. `facts` stand in the file: its schema, and whatever says where the rows come
    from.
    """

    def __init__(self, path: Path, columns: Mapping[str, str], facts: Mapping[str, Any]) -> None:
        self._arrow = arrow_for(str(path))
        if not path.parent.is_dir():
            raise InvalidOption(f"{path} cannot be written: there is no folder {path.parent}")
        if path.exists():
            raise InvalidOption(f"{path} cannot be written: it is there already, and nothing is added")
        self._path = path
        self._beside = path.with_name(f".{path.name}.{os.getpid()}")
        self._schema = arrow_schema(self._arrow, columns)
        self._waiting: list[Any] = []
        self._rows = self._bytes = 0
        self._error: OSError | None = None
        try:
            # Arrow's own copy of the schema is left out: the file has our key and no other.
            self._writer = self._arrow.parquet.ParquetWriter(
                self._beside, self._schema, compression="zstd", store_schema=False
            )
            self._writer.add_key_value_metadata({"croupier": json.dumps(facts)})
        except OSError as error:
            self._beside.unlink(missing_ok=True)
            raise InvalidOption(f"{path} cannot be written: {error}") from None

    def add(self, columns: Mapping[str, Any]) -> None:
        """Adds rows by column: arrays of NumPy, or lists."""
        arrays = [self._arrow.array(columns[part.name], part.type) for part in self._schema]
        rows = self._arrow.record_batch(arrays, schema=self._schema)
        self._waiting.append(rows)
        self._rows += rows.num_rows
        self._bytes += rows.nbytes
        if self._rows >= GROUP_ROWS or self._bytes >= GROUP_BYTES:
            self._write()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._finish()
        finally:
            # What is left half-written need not be closed well.
            with suppress(OSError):
                self._writer.close()
            self._beside.unlink(missing_ok=True)

    def _write(self) -> None:
        """Writes what waits. An error is kept for the end, so that games go on and figures are told."""
        # An interrupt that comes while Arrow writes is heard afterwards: no row may wait any longer by then.
        group, self._waiting, self._rows, self._bytes = self._waiting, [], 0, 0
        if group and self._error is None:
            try:
                self._writer.write_table(self._arrow.Table.from_batches(group))
            except OSError as error:
                self._error = error

    def _finish(self) -> None:
        """Writes the rest, and puts the file in its place."""
        self._write()
        try:
            if self._error is not None:
                raise self._error
            self._writer.close()
            self._beside.replace(self._path)
        except OSError as error:
            raise InvalidOption(f"{self._path} cannot be written: {error}") from None


class Rows(Sheet):
    """Games, one row for each game and seat: takes batches in order."""

    def __init__(self, path: Path, bots: Sequence[str], facts: Mapping[str, Any] | None = None) -> None:
        columns = {
            "game": "int64",
            "seat": "uint8",
            "bot": "string",
            "score": "int32",
            "win_share": "float64",
        }
        super().__init__(path, columns, {"schema": SCHEMA, **(facts or {}), "bots": list(bots)})
        self._bots = bots
        self._games = 0

    def take(self, batch: Batch) -> None:
        """Adds the rows of a batch."""
        import numpy as np

        seats = len(self._bots)
        table = np.asarray(batch.rows, np.int64).reshape(-1, 2, seats)
        numbers = np.arange(self._games, self._games + batch.games)
        self.add(
            {
                "game": np.repeat(numbers, seats),
                "seat": np.tile(np.arange(1, seats + 1), batch.games),
                "bot": np.tile(np.array(self._bots, object), batch.games),
                "score": table[:, 0, :].reshape(-1),
                "win_share": table[:, 1, :].reshape(-1) / SHARES,
            }
        )
        self._games += batch.games


class Decisions(Sheet):
    """Decisions, one row for each, with everything that could have been chosen: takes batches in order."""

    def __init__(self, path: Path, bots: Sequence[str], facts: Mapping[str, Any]) -> None:
        columns = {
            "game": "int64",
            "number": "int32",
            "seat": "uint8",
            "bot": "string",
            "event": "string",
            "choices": "list<string>",
        }
        super().__init__(path, columns, {"schema": DECISIONS, **facts, "bots": list(bots)})
        self._bots = bots

    def take(self, batch: Batch) -> None:
        """Adds the decisions of a batch."""
        if not batch.decisions:
            return
        games, numbers, seats, events, choices = zip(*batch.decisions, strict=True)
        self.add(
            {
                "game": games,
                "number": numbers,
                "seat": [seat + 1 for seat in seats],
                "bot": [self._bots[seat] for seat in seats],
                "event": events,
                "choices": choices,
            }
        )
