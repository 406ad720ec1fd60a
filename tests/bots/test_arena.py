"""The arena: fair line-ups, ratings that order the bots, and the command."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from croupier.bots import arena
from croupier.bots.arena import Game, pairings, standings


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_bots_sit_everywhere_equally_often(seats: int) -> None:
    (pairing,) = pairings(["a", "b"], seats)
    assert len(set(pairing.lineups)) == len(pairing.lineups)
    for seat in range(seats):
        sat = Counter(lineup[seat] for lineup in pairing.lineups)
        assert sat["a"] == sat["b"] > 0


def test_every_pair_meets_once() -> None:
    found = pairings(["a", "b", "c", "d"], 3)
    assert [(pairing.one, pairing.other) for pairing in found] == [
        *[("a", "b"), ("a", "c"), ("a", "d")],
        *[("b", "c"), ("b", "d"), ("c", "d")],
    ]
    assert all(set(lineup) == {p.one, p.other} for p in found for lineup in p.lineups)


def played(strength: dict[str, float], seats: int, deals: int) -> list[Game]:
    """Games whose scores are strength and luck."""
    luck = random.Random(5)
    games = []
    for _ in range(deals):
        for pairing in pairings(list(strength), seats):
            for lineup in pairing.lineups:
                scores = tuple(round(100 * strength[bot] + luck.gauss(0, 50)) for bot in lineup)
                winners = scores.count(max(scores))
                shares = tuple(1 / winners if score == max(scores) else 0.0 for score in scores)
                games.append(Game(lineup, scores, shares))
    return games


def test_ratings_follow_strength() -> None:
    strength = {"weak": 1.0, "strong": 3.0, "middle": 2.0}
    found = standings(list(strength), played(strength, 5, 30))
    assert [standing.bot for standing in found] == ["strong", "middle", "weak"]
    strong, middle, weak = found
    assert strong.rating - 2 * strong.error > middle.rating + 2 * middle.error
    assert strong.games == 2 * 30 * 10
    assert strong.against["weak"][0] > strong.against["middle"][0] > 0.5
    assert strong.against["weak"][0] + weak.against["strong"][0] == pytest.approx(1)
    assert strong.mean_score == pytest.approx(300, abs=5)
    assert 0 < strong.against["middle"][1] < 0.05


def test_equals_are_rated_equal() -> None:
    strength = {"one": 1.0, "other": 1.0}
    one, other = standings(list(strength), played(strength, 4, 300))
    assert abs(one.rating - other.rating) < 2 * (one.error + other.error)
    share, error = one.against[other.bot]
    assert abs(share - 0.5) < 4 * error


def test_intervals_shrink_with_games() -> None:
    strength = {"one": 1.0, "other": 1.5}
    few, many = (standings(list(strength), played(strength, 3, deals)) for deals in (3, 100))
    assert many[0].error < few[0].error


def test_without_games_all_stand_where_they_began() -> None:
    one, other = standings(["one", "other"], [])
    assert one.rating == other.rating and one.games == 0 and one.against == {}


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "croupier.cli.main", "arena", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(Path(arena.__file__).parents[2]), "COLUMNS": "120"},
    )


def test_the_command_prints_json_and_draws(tmp_path: Path) -> None:
    picture = tmp_path / "ratings.svg"
    arguments = ("las-vegas-2012", "--bots", "random,greedy", "--seats", "3", "--games", "600", "--json")
    done = command(*arguments, "--plot", str(picture))
    assert (done.returncode, done.stderr) == (0, "")
    said = json.loads(done.stdout)
    greedy, chance = said["standings"]
    assert (greedy["bot"], chance["bot"]) == ("greedy", "random")
    assert said["games"] == greedy["games"] == 600 and said["interrupted"] is False
    assert greedy["rating"] - greedy["rating_error"] > chance["rating"] + chance["rating_error"]
    assert greedy["against"]["random"]["share"] > 0.6
    assert "greedy" in picture.read_text() or "<svg" in picture.read_text()
    again = command(*arguments, "--jobs", "2")
    assert json.loads(again.stdout) == said


def test_the_command_prints_a_table() -> None:
    done = command("las-vegas-six", "--seats", "2", "--games", "40", "--plain")
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout.splitlines()
    assert said[0] == "las-vegas-six, 2 seats, 40 games"
    assert said[1].split() == ["bot", "rating", "±", "games", "mean", "score"]
    assert any(line.startswith("greedy") and "%" in line for line in said)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,greedy"], "each once"),
        (["--bots", "greedy,clever"], "there is no bot"),
        (["--plot", "nowhere/a.png"], "No such file"),
        (["--plot", "a.xyz"], "cannot be written"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], words: str) -> None:
    done = command("las-vegas-2012", "--games", "1", *arguments)
    assert done.returncode == 2 and words in done.stderr
    assert "Traceback" not in done.stderr and done.stdout == ""
