"""A house on SQLite at an earlier commit and now, in turn and in one run.

    python -m bench.before COMMIT [--tables 100] [--rate 100] [--seconds 15] [--times 3] [--write FILE]

Each time `bench.house` of that commit measures that commit, in a work tree of its own. Other work on the
machine disturbs both alike, so what counts is the ratio of the processor time that a move takes.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tools import measured

ROOT = Path(__file__).parent.parent


class Run(NamedTuple):
    """Milliseconds of one run: processor time of a move, and until 50 and 99 of 100 are acknowledged."""

    processor: float
    median: float
    p99: float


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A work tree of a commit."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "before"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(tree), commit], cwd=ROOT, check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)


def run(tree: Path, *options: str) -> Run:
    """What the bench of a tree says of the house of that tree."""
    told = subprocess.run(
        [sys.executable, "-m", "bench.house", *options],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": f"{tree / 'src'}:{tree}"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = [
        re.search(pattern, told)
        for pattern in (
            r"processor time ([\d.]+) ms a move",
            r"median ([\d.]+) ms",
            r"p99 ([\d.]+) ms",
        )
    ]
    return Run(*(float(one[1]) for one in found if one is not None))


def lines(before: list[Run], now: list[Run], load: str) -> list[str]:
    """All runs, and the ratios of their medians."""
    told = [load]
    for name, words in (
        ("processor", "processor time of a move"),
        ("median", "median time to the acknowledgement"),
        ("p99", "p99 of that"),
    ):
        then, after = ([getattr(one, name) for one in runs] for runs in (before, now))
        ratio = statistics.median(after) / statistics.median(then)
        each = (", ".join(f"{value:.2f}" for value in values) for values in (then, after))
        told.append(f"{words}: before {next(each)} ms, now {next(each)} ms: now {ratio:.2f} times as much")
    return told


def main() -> None:
    """Measures in turn, prints, and puts the figures into a page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    for name, default in (("tables", 100), ("rate", 100), ("seconds", 15), ("times", 3)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args()
    options = [
        word for name in ("tables", "rate", "seconds") for word in (f"--{name}", str(getattr(given, name)))
    ]
    before: list[Run] = []
    now: list[Run] = []
    with checked_out(given.commit) as tree:
        for _ in range(given.times):
            before.append(run(tree, *options))
            now.append(run(ROOT, *options))
            print(before[-1], now[-1], flush=True)
    load = f"{given.tables} tables, {given.rate} moves a second, {given.seconds} s, {given.times} times each"
    told = lines(before, now, load)
    print("\n".join(told))
    if given.write is not None:
        measured.put(given.write, "before", f"python -m bench.before {given.commit}", told)


if __name__ == "__main__":
    main()
