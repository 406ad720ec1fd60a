"""`kill -9` under load, the short version; tests/slow has the long one."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import kill_often


def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    """Every acknowledgement a client holds is in the journal, once, at its number."""
    toll = kill_often(tmp_path, kills=10, tables=4)
    assert toll.kills == 10
    assert toll.acknowledged > 50
    assert (toll.lost, toll.doubled, toll.gaps) == ([], [], [])
