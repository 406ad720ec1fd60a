"""Royale in the commands: no special case visible to the user."""

from __future__ import annotations

from pathlib import Path

from croupier.core.reading import load
from tests.cli.conftest import Run, run

__all__ = ["run"]

#: Every key that is ever asked for, again and again; what is not asked for is refused.
KEYS = "\n1 2 3 4 5 6 d s n ss b s1 12 24 1c 4c h l a1 a2 b1 b2 c1 c2 d1 d2 e1 e2\n".replace(" ", "\n")


def test_a_whole_game_is_played_replayed_and_verified(run: Run, tmp_path: Path) -> None:
    """Boards, questions and payouts in words; the file replays and verifies."""
    path = tmp_path / "game"
    words = ("play", "las-vegas-royale", "--seats", "2", "-o", "tiles=6", "-o", "rounds=1", "--plain")
    done = run(*words, "--save", path, typed=KEYS * 60)
    assert done.code == 0, done.err
    assert "takes $" in done.out
    record = load(path)
    assert record.game == "las-vegas-royale"
    assert dict(record.options)["fresh_tiles"] == "off"
    if record.score is not None:
        assert run("verify", path).code == 0
    assert run("replay", path, "--plain").code == 0


def test_simulate(run: Run) -> None:
    """Random play runs in the kernel, greedy on the engine."""
    kernel = run(
        "simulate", "las-vegas-royale", "--seats", "5", "--games", "2000", "--bots", "random", "--plain"
    )
    assert kernel.code == 0
    assert "on the kernel" in kernel.out
    engine = run(
        "simulate", "las-vegas-royale", "--seats", "2", "--games", "3", "--bots", "greedy", "--plain"
    )
    assert engine.code == 0
    assert "on the engine" in engine.out


def test_rules_and_refusals(run: Run) -> None:
    """A clause can be looked up; a wrong option is refused with what is allowed."""
    assert "Nice Dice" in run("rules", "las-vegas-royale").out
    wrong = run("simulate", "las-vegas-royale", "-o", "tiles=7", "--games", "1")
    assert wrong.code != 0
    assert "0, 1, 2, 3, 4, 5 or 6" in wrong.err
    fresh = run("simulate", "las-vegas-royale", "-o", "tiles=5", "-o", "fresh_tiles=on", "--games", "1")
    assert fresh.code != 0
    assert "at most 4" in fresh.err
