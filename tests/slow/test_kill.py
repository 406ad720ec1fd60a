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
    print(
        f"{toll.kills} kills, {toll.acknowledged} acknowledgements, {toll.resent} commands sent again, "
        f"restart to first acknowledgement: median {statistics.median(toll.restarts):.2f} s, "
        f"worst {max(toll.restarts):.2f} s"
    )
    assert toll.kills == 200
    assert (toll.lost, toll.doubled, toll.gaps) == ([], [], [])
    assert statistics.median(toll.restarts) < 2
