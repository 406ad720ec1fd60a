"""`kill -9` of a real process at random moments under load."""

from __future__ import annotations

import statistics
from pathlib import Path

import pytest

from tests.server.killing import kill_often


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    """Nothing acknowledged is lost or doubled, no number is missing, and play goes on within 2 s."""
    toll = kill_often(tmp_path, kills=200, tables=8, seed=7, tell=lambda line: print(line, flush=True))
    cuts = statistics.quantiles(toll.restarts, n=100)
    print(
        f"{toll.kills} kills, {toll.acknowledged} acknowledgements, {toll.resent} commands sent again; "
        f"lost {len(toll.lost)}, doubled {len(toll.doubled)}, gaps {len(toll.gaps)}; restart to first "
        f"acknowledgement: median {cuts[49]:.2f} s, p95 {cuts[94]:.2f} s, worst {max(toll.restarts):.2f} s"
    )
    assert toll.kills == 200
    assert (toll.lost, toll.doubled, toll.gaps) == ([], [], [])
    assert cuts[94] < 2
