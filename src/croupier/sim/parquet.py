"""Games as a Parquet file, one row per game and seat, written by DuckDB; docs/data.md has the schema."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from croupier.core.errors import InvalidOption, MissingExtra
from croupier.core.kernel import SHARES, Batch

#: The schema of the file, as it names itself; another one has another number.
SCHEMA: Final = "games/1"
#: How much of the rows is held in memory; the others wait in a file beside.
_MEMORY: Final = "256MB"


class Rows:
    """Takes batches in order; the file is there when it is left, whole or not at all.

    `facts` stand in the file: game, options, seed and whatever else says where the rows come from.
    """

    def __init__(self, path: Path, bots: Sequence[str], facts: Mapping[str, Any] | None = None) -> None:
        try:
            import duckdb
        except ImportError:
            raise MissingExtra("--parquet needs DuckDB: pip install 'croupier[research]'") from None
        if not path.parent.is_dir():
            raise InvalidOption(f"{path} cannot be written: there is no folder {path.parent}")
        if path.exists():
            raise InvalidOption(f"{path} cannot be written: it is there already, and nothing is added")
        self._path = path
        self._bots = bots
        self._games = 0
        self._facts = {"schema": SCHEMA, **(facts or {}), "bots": list(bots)}
        self._waiting = path.with_name(f".{path.name}.{os.getpid()}.rows")
        self._base: Any = duckdb.connect(self._waiting)
        self._base.execute(f"set memory_limit = '{_MEMORY}'")
        self._base.execute(
            "create table games (game bigint, seat utinyint, bot varchar, score integer, win_share double)"
        )

    def take(self, batch: Batch) -> None:
        """Adds the rows of a batch."""
        import numpy as np

        seats = len(self._bots)
        table = np.asarray(batch.rows, np.int64).reshape(-1, 2, seats)
        numbers = np.arange(self._games, self._games + batch.games)
        rows = {
            "game": np.repeat(numbers, seats),
            "seat": np.tile(np.arange(1, seats + 1), batch.games),
            "bot": np.tile(np.array(self._bots, object), batch.games),
            "score": table[:, 0, :].reshape(-1),
            "win_share": table[:, 1, :].reshape(-1) / SHARES,
        }
        self._base.register("rows", rows)
        self._base.execute("insert into games select game, seat, bot, score, win_share from rows")
        self._base.unregister("rows")
        self._games += batch.games

    def __enter__(self) -> Rows:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._write()
        finally:
            self._base.close()
            for left in (self._waiting, self._waiting.with_name(f"{self._waiting.name}.wal")):
                left.unlink(missing_ok=True)

    def _write(self) -> None:
        """Writes beside the file first, then puts it in its place."""
        beside = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        to, told = (text.replace("'", "''") for text in (str(beside), json.dumps(self._facts)))
        try:
            self._base.execute(
                f"copy games to '{to}' (format parquet, compression zstd, kv_metadata {{croupier: '{told}'}})"
            )
            beside.replace(self._path)
        except Exception as error:
            raise InvalidOption(f"{self._path} cannot be written: {error}") from None
        finally:
            beside.unlink(missing_ok=True)
