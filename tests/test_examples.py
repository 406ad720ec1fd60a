"""Every example runs as it stands, and says what is true."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from tools import notebook

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def run(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs an example from another folder, with this version of the package."""
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(path), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=surroundings)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path) -> None:
    """It begins with what it shows and how to start it, prints something and complains about nothing."""
    assert f"python examples/{path.name}" in path.read_text(encoding="utf-8").split('"""')[1]
    done = run(path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.strip()


def test_the_odds_are_those_of_all_throws() -> None:
    """Eight dice counted one by one, with four and four thrown apart."""
    halves = Counter(
        tuple(throw.count(face) for face in range(1, 7)) for throw in product(range(1, 7), repeat=4)
    )
    most: Counter[int] = Counter()
    for one, times in halves.items():
        for two, more in halves.items():
            most[max(a + b for a, b in zip(one, two, strict=True))] += times * more
    told = run(ROOT / "examples" / "exact_odds.py").stdout
    for dice, rolls in most.items():
        assert f"  {dice}: {rolls:>8} rolls" in told


def test_a_wrong_file_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "odd.croupier"
    path.write_text("croupier 1\n")
    done = run(ROOT / "examples" / "read_a_record.py", str(path))
    assert done.returncode == 2
    assert done.stderr == "odd.croupier: line 2: the file ends where `table ID` belongs\n"


def test_the_notebook_runs_and_its_page_is_the_same() -> None:
    """Every cell shows what the notebook keeps, and the docs show the notebook."""
    file = ROOT / "examples" / "explore.ipynb"
    kept = notebook.read(file)["cells"]
    assert notebook.ran(kept) == kept
    page = (ROOT / "docs" / "explore.md").read_text(encoding="utf-8")
    assert page == notebook.page(kept, "examples/explore.ipynb")
