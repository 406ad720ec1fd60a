"""The arena: fair line-ups, ratings that order the bots, and the command."""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
import sys
from collections import Counter
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from croupier import bots as all_bots
from croupier import games
from croupier.bots import arena
from croupier.bots.arena import Game, pairings, standings
from croupier.cli.arena import common_path
from croupier.core.chance import Seeded
from croupier.core.play import by_bots, steps
from tests.cli.conftest import Run, run

__all__ = ["run"]


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
    for deal in range(deals):
        for pairing in pairings(list(strength), seats):
            for lineup in pairing.lineups:
                scores = tuple(round(100 * strength[bot] + luck.gauss(0, 50)) for bot in lineup)
                winners = scores.count(max(scores))
                shares = tuple(1 / winners if score == max(scores) else 0.0 for score in scores)
                games.append(Game(lineup, scores, shares, deal))
    return games


def test_all_pairs_are_dealt_alike() -> None:
    """Kernel and engine deal differently: a bot that only the engine plays takes all pairs there."""
    rules = games.rules("las-vegas-2012", 3)
    kernel = [lineup for pair in pairings(["random", "greedy"], 3) for lineup in pair.lineups]
    mixed = [lineup for pair in pairings(["random", "greedy", "expert"], 3) for lineup in pair.lineups]
    assert common_path(rules, kernel, luck=0) == "kernel"
    assert common_path(rules, mixed, luck=0) == "engine"
    assert common_path(rules, kernel, luck=8) == "engine"


def test_ratings_follow_strength() -> None:
    strength = {"weak": 1.0, "strong": 3.0, "middle": 2.0}
    found = standings(list(strength), played(strength, 5, 30))
    assert [standing.bot for standing in found] == ["strong", "middle", "weak"]
    strong, middle, weak = found
    assert strong.rating.figure - strong.rating.reach > middle.rating.figure + middle.rating.reach
    assert sum(standing.rating.figure for standing in found) == pytest.approx(3 * 1500)
    assert strong.games == 2 * 30 * 10
    assert strong.against["weak"].figure > strong.against["middle"].figure > 0.5
    assert strong.against["weak"].figure + weak.against["strong"].figure == pytest.approx(1)
    assert strong.mean_score == pytest.approx(300, abs=5)
    assert 0 < strong.against["middle"].error < 0.05
    assert strong.adjusted == {}


def test_equals_are_rated_equal() -> None:
    strength = {"one": 1.0, "other": 1.0}
    one, other = standings(list(strength), played(strength, 4, 300))
    assert abs(one.rating.figure - other.rating.figure) < one.rating.reach + other.rating.reach
    share = one.against[other.bot]
    assert abs(share.figure - 0.5) < 4 * share.error


def test_intervals_shrink_with_games() -> None:
    strength = {"one": 1.0, "other": 1.5}
    few, many = (standings(list(strength), played(strength, 3, deals)) for deals in (3, 100))
    assert many[0].rating.error < few[0].rating.error
    assert many[0].rating.reach < few[0].rating.reach


def test_two_to_one_are_120_points() -> None:
    """Elo's scale: 400 points are ten to one."""
    games = [
        Game(lineup, (1, 0), (1.0, 0.0) if (lineup[0] == "a") == (deal % 3 < 2) else (0.0, 1.0), deal)
        for deal in range(3000)
        for lineup in (("a", "b"), ("b", "a"))
    ]
    a, b = standings(["a", "b"], games)
    assert a.rating.figure - b.rating.figure == pytest.approx(400 * math.log10(2), abs=0.5)


def test_ratings_less_luck_come_from_the_adjusted_shares() -> None:
    games = [
        Game(lineup, (1, 0), (1.0, 0.0), deal, adjusted=(0.7, 0.3) if lineup[0] == "a" else (0.4, 0.6))
        for deal in range(10)
        for lineup in (("a", "b"), ("b", "a"))
    ]
    found = {standing.bot: standing for standing in standings(["a", "b"], games)}
    assert found["a"].against["b"].figure == 0.5
    assert found["a"].adjusted["b"].figure == pytest.approx(0.65)
    assert found["b"].adjusted["a"].figure == pytest.approx(0.35)


def covered(seats: int, bots: int, deals: int, arenas: int) -> tuple[float, float]:
    """Of arenas of equals: how often the intervals of ratings and of shares contain equality."""
    luck = random.Random(7)
    names = [f"bot{number}" for number in range(bots)]
    ratings, shares = [], []
    for _ in range(arenas):
        games = []
        for deal in range(deals):
            dice = [luck.gauss(0, 1) for _ in range(seats)]
            for pairing in pairings(names, seats):
                for lineup in pairing.lineups:
                    scores = [round(100 * (die + luck.gauss(0, 1))) for die in dice]
                    winner = scores.index(max(scores))
                    won = tuple(float(seat == winner) for seat in range(seats))
                    games.append(Game(lineup, tuple(scores), won, deal))
        for standing in standings(names, games):
            ratings.append(abs(standing.rating.figure - 1500) <= standing.rating.reach)
            shares += [abs(share.figure - 0.5) <= share.reach for share in standing.against.values()]
    return sum(ratings) / len(ratings), sum(shares) / len(shares)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "bots", "deals"), [(2, 2, 20), (5, 2, 10), (4, 3, 12)])
def test_intervals_of_equals_contain_equality(seats: int, bots: int, deals: int) -> None:
    """In 93 to 97 of 100 small arenas, where the same dice are played from all seats."""
    found = covered(seats, bots, deals, 1000)
    assert all(0.93 <= share <= 0.97 for share in found), found


def test_without_games_all_stand_where_they_began() -> None:
    one, other = standings(["one", "other"], [])
    assert one.rating == other.rating and one.games == 0 and one.against == {}


def test_the_command_prints_json_and_draws(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "ratings.svg"
    words = ("arena", "las-vegas-2012", "--bots", "random,greedy", "--seats", "3", "--games", "600", "--json")
    done = run(*words, "--plot", picture)
    assert (done.code, done.err) == (0, "")
    said = json.loads(done.out)
    greedy, chance = said["standings"]
    assert (greedy["bot"], chance["bot"]) == ("greedy", "random")
    assert said["path"] == "kernel", "which of the two dealt is told"
    assert said["games"] == greedy["games"] == 600 and said["interrupted"] is False
    assert greedy["rating"] - greedy["rating_error"] > chance["rating"] + chance["rating_error"]
    assert greedy["against"]["random"]["share"] > 0.6
    assert "greedy" in picture.read_text() or "<svg" in picture.read_text()
    again = run(*words, "--jobs", "2")
    assert json.loads(again.out) == said


def test_the_command_prints_a_table(run: Run) -> None:
    done = run("arena", "las-vegas-six", "--seats", "2", "--games", "40", "--plain")
    assert (done.code, done.err) == (0, "")
    said = done.out.splitlines()
    assert said[0] == "las-vegas-six, 2 seats, 40 games on the kernel, the same deals for every pair"
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
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], words: str) -> None:
    done = run("arena", "las-vegas-2012", "--games", "1", *arguments)
    assert done.code == 2 and words in done.err
    assert "Traceback" not in done.err and done.out == ""


MINE = """
class Mine:
    name = "mine"

    def choose(self, view, actions, rules, source):
        return actions[-1]
"""


def by_own_bot(folder: Path, jobs: str) -> Any:
    """What an arena says of a bot that lies in the folder one works in."""
    (folder / "mine.py").write_text(MINE)
    words = ("arena", "las-vegas-2012", "--seats", "2", "-o", "rounds=1", "--bots", "mine:Mine,random")
    done = subprocess.run(
        [sys.executable, "-m", "croupier.cli.main", *words, "--games", "20", "--json", "--jobs", jobs],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(arena.__file__).parents[2])},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_a_bot_of_ones_own_meets_others(tmp_path: Path) -> None:
    """By `module:Class` from the folder one works in."""
    said = by_own_bot(tmp_path, "1")
    assert {one["bot"] for one in said["standings"]} == {"mine:Mine", "random"}


@pytest.mark.slow
def test_a_bot_of_ones_own_in_several_processes(tmp_path: Path) -> None:
    """The same deals, the same figures."""
    assert by_own_bot(tmp_path, "2") == by_own_bot(tmp_path, "1")


def test_bots_do_not_change_what_is_dealt() -> None:
    """The same seed, other bots: the set-up and the first roll of every game are the same."""
    rules = games.rules("las-vegas-2012", 3)
    dealt = []
    for bot in ("random", "greedy"):
        players = [all_bots.make(bot, rules)] * 3
        told = []
        for game in range(5):
            minds = [Seeded(7, game, seat + 1) for seat in range(3)]
            events = steps(rules, by_bots(rules, players, minds), Seeded(7, game))
            told.append([str(step.event) for step in takewhile(lambda step: step.seat is None, events)])
        dealt.append(told)
    assert dealt[0] == dealt[1] and all(told[-1].startswith("roll") for told in dealt[0])


def test_deals_that_all_ended_alike_are_no_certainty() -> None:
    """Two, then forty deals without a loss: Wilson's interval, and a rating that could be far lower."""
    for deals, reach in ((2, 0.6576), (40, 0.0876)):
        games = [
            Game(lineup, (3, 1), shares, deal)
            for deal in range(deals)
            for lineup, shares in ((("a", "b"), (1.0, 0.0)), (("b", "a"), (0.0, 1.0)))
        ]
        best, other = standings(["a", "b"], games)
        assert best.against["b"].figure == 1.0
        assert best.against["b"].reach == pytest.approx(reach, abs=0.001)
        assert other.against["a"].reach == pytest.approx(reach, abs=0.001)
        assert best.rating.reach == pytest.approx(other.rating.reach) and best.rating.reach > 100
