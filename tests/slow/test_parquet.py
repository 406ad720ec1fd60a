"""Files of many games: memory does not grow with their number."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import duckdb
import pytest

#: By how much a hundred times as many games may raise the highest memory of a run, in MB.
MORE = 32


def highest(file: Path, games: int) -> float:
    """The highest memory of this run and those before, in MB."""
    command = [sys.executable, "-m", "croupier.cli.main", "simulate", "las-vegas-2012", "--seats", "5"]
    command += ["--bots", "greedy", "--games", str(games), "--parquet", str(file), "--json"]
    subprocess.run(command, check=True, capture_output=True, timeout=3600)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


@pytest.mark.slow
def test_ten_million_games_in_flat_memory(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    few = highest(tmp_path / "few.parquet", 100_000)
    many = highest(file, 10_000_000)
    with duckdb.connect() as base:
        ((rows, games),) = base.execute(f"select count(*), max(game) from '{file}'").fetchall()
    assert (rows, games) == (50_000_000, 9_999_999)
    assert many < few + MORE, f"{few:.0f} MB, then {many:.0f} MB at the highest"
