"""Royale in the commands: no special case visible to the user."""

from __future__ import annotations

import json
from pathlib import Path

import croupier
from croupier.cli.choices import COMMANDS, typed
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.reading import load
from tests.cli.conftest import Run, run

__all__ = ["run"]

#: Every key that is ever asked for, again and again; what is not asked for is refused.
KEYS = "\n1 2 3 4 5 6 d s n ss bi s1 11 12 21 22 24 31 33 1c 4c hi lo a1 a2 b1 b2 c1 c2 d1 d2 e1 e2\n"
TYPED = KEYS.replace(" ", "\n")


def test_a_whole_game_is_played_replayed_and_verified(run: Run, tmp_path: Path) -> None:
    """Boards, questions and payouts in words; the file replays and verifies."""
    path = tmp_path / "game"
    words = ("play", "las-vegas-royale", "--seats", "2", "-o", "tiles=6", "-o", "rounds=1", "--plain")
    done = run(*words, "--save", path, typed=TYPED * 60)
    assert done.code == 0, done.err
    assert "takes $" in done.out
    record = load(path)
    assert record.game == "las-vegas-royale"
    assert dict(record.options)["fresh_tiles"] == "off"
    assert record.score is not None
    assert run("verify", path).code == 0
    assert run("replay", path, "--plain").code == 0


def test_no_choice_has_the_key_of_a_command() -> None:
    """`h` is a hint and never `higher`; keys stay different."""
    taken: set[str] = set()
    for game in range(40):
        rules, source = croupier.rules("las-vegas-royale", 3, tiles=6, rounds=1), Seeded(game)
        for step in steps(rules, at_random(rules, source), source):
            if step.seat is None:
                continue
            actions = rules.actions(step.before, step.seat)
            plain = rules.presentation.keys(actions)
            keys = typed(actions, plain)
            assert len(set(keys)) == len(keys)
            assert not set(keys) & set(COMMANDS)
            taken |= set(plain) & set(COMMANDS)
    assert taken == {"b", "h", "l"}


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


def test_the_arena_rates_the_bots(run: Run) -> None:
    """Bots meet in rotated seats, and greedy stands above random."""
    rated = run(
        *("arena", "las-vegas-royale", "--seats", "3", "--bots", "random,greedy", "--games", "60", "--json"),
        *("-o", "tiles=2"),
    )
    assert rated.code == 0, rated.err
    said = json.loads(rated.out)
    assert said["games"] == 60
    assert [row["bot"] for row in said["standings"]] == ["greedy", "random"]


def test_rules_and_refusals(run: Run) -> None:
    """A clause can be looked up; a wrong option is refused with what is allowed."""
    assert "Nice Dice" in run("rules", "las-vegas-royale").out
    wrong = run("simulate", "las-vegas-royale", "-o", "tiles=7", "--games", "1")
    assert wrong.code != 0
    assert "0, 1, 2, 3, 4, 5 or 6" in wrong.err
    fresh = run("simulate", "las-vegas-royale", "-o", "tiles=5", "-o", "fresh_tiles=on", "--games", "1")
    assert fresh.code != 0
    assert "at most 4" in fresh.err
