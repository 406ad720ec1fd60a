"""`kill -9` under load, the short version; tests/slow has the long one."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.server.killing import kill_often


def test_five_kills_lose_nothing(tmp_path: Path) -> None:
    """Every acknowledgement a client holds is in the journal, once, at its number."""
    toll = kill_often(tmp_path, kills=5, tables=4)
    assert toll.kills == 5
    assert toll.acknowledged > 25
    assert (toll.lost, toll.doubled, toll.gaps) == ([], [], [])


def test_sigterm_under_load_ends_cleanly(tmp_path: Path) -> None:
    """In the middle of many moves: exit code 0, nothing complained of, nothing lost."""
    toll = kill_often(tmp_path, kills=3, tables=4, how=signal.SIGTERM)
    assert toll.exits == [0, 0, 0]
    assert toll.acknowledged > 20
    assert (toll.lost, toll.doubled, toll.gaps) == ([], [], [])
    assert (tmp_path / "serve.log").read_text() == ""
