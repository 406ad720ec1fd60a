"""How much memory `simulate --parquet` takes by the number of games: `python -m bench.parquet --write`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools.measured import put

PAGE = Path(__file__).parent.parent / "docs" / "data.md"
MOST = 10_000_000
COMMAND = ["simulate", "las-vegas-2012", "--seats", "5", "--bots", "greedy", "--json"]


def measured(games: int) -> tuple[float, float, float]:
    """Seconds, MB of memory at the highest, and MB of the file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        words = [*COMMAND, "--games", str(games), "--parquet", str(file)]
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "croupier.cli.main", *words], stdout=subprocess.DEVNULL
        ) as child:
            _, status, used = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
        assert child.returncode == 0
        return time.perf_counter() - began, used.ru_maxrss / 1024, file.stat().st_size / 1e6


def main() -> None:
    """Measures a hundred thousand games, a million and ten million."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the table into docs/data.md")
    parser.add_argument("--most", type=int, default=MOST, help="the largest number of games")
    given = parser.parse_args()
    rows = ["| games | seconds | memory at the highest | file |", "|---:|---:|---:|---:|"]
    for games in (100_000, 1_000_000, MOST):
        if games > given.most:
            break
        seconds, memory, size = measured(games)
        rows.append(f"| {games:,} | {seconds:.0f} | {memory:.0f} MB | {size:.0f} MB |")
        print(rows[-1], flush=True)
    if given.write:
        most = "" if given.most == MOST else f" --most {given.most}"
        put(PAGE, "memory", f"python -m bench.parquet{most}", rows)


if __name__ == "__main__":
    main()
