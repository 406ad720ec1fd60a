"""Games as a Parquet file, one row per game and seat, written by DuckDB."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from croupier.core.errors import InvalidOption
from croupier.core.kernel import SHARES, Batch


class Rows:
    """Takes batches in order; the file is there when it is left, whole or not at all."""

    def __init__(self, path: Path, bots: Sequence[str]) -> None:
        try:
            import duckdb
        except ImportError:
            raise InvalidOption("--parquet needs DuckDB: pip install 'croupier[research]'") from None
        if not path.parent.is_dir():
            raise InvalidOption(f"{path} cannot be written: there is no folder {path.parent}")
        self._path = path
        self._bots = bots
        self._games = 0
        self._base: Any = duckdb.connect()
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

    def _write(self) -> None:
        """Writes beside the file first, then puts it in its place."""
        beside = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        quoted = str(beside).replace("'", "''")
        try:
            self._base.execute(f"copy games to '{quoted}' (format parquet, compression zstd)")
            beside.replace(self._path)
        except Exception as error:
            raise InvalidOption(f"{self._path} cannot be written: {error}") from None
        finally:
            beside.unlink(missing_ok=True)
