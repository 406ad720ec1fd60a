"""`kill -9` of a real process at random moments under load.

pytest -m slow tests/slow/test_kill.py -s
python -m tests.slow.test_kill docs/hosting.md      the same, and its figures into a page
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

import pytest
from tools import measured

from tests.server.killing import Toll, kill_often

KILLS = 200


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    """Nothing acknowledged is lost or doubled, no number is missing, and play goes on within 2 s."""
    toll = kill(tmp_path)
    print("\n".join(told(toll)))
    assert toll.kills == KILLS
    assert (toll.lost, toll.doubled, toll.gaps) == ([], [], [])
    assert max(toll.restarts) < 2


def kill(folder: Path) -> Toll:
    """Sixteen people at eight tables play while the server is killed."""
    return kill_often(folder, kills=KILLS, tables=8, seed=7, tell=lambda line: print(line, flush=True))


def told(toll: Toll) -> list[str]:
    """What came of it, in lines."""
    cuts = statistics.quantiles(toll.restarts, n=100)
    return [
        f"{toll.kills} times `kill -9`; {toll.acknowledged} moves acknowledged, {toll.resent} sent again",
        f"acknowledged and lost {len(toll.lost)}, doubled {len(toll.doubled)}, gaps {len(toll.gaps)}",
        f"restart to first acknowledgement: median {cuts[49]:.2f} s, p95 {cuts[94]:.2f} s, "
        f"worst {max(toll.restarts):.2f} s",
    ]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        found = told(kill(Path(data)))
    print("\n".join(found))
    measured.put(Path(sys.argv[1]), "kills", "python -m tests.slow.test_kill", found)
