"""Simulation: the same games whatever the jobs, kernel and engine alike, and the truth of another program."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from math import sqrt
from pathlib import Path

import duckdb
import pyarrow.parquet
import pytest

from croupier import games
from croupier.core.errors import EndlessGame, InvalidOption, UnknownBot
from croupier.core.kernel import Batch
from croupier.core.rules import AnyRules
from croupier.sim import batch, parquet, stats
from croupier.sim.batch import Work, path_of, seated, simulate
from croupier.sim.parquet import Rows
from croupier.sim.stats import Result
from tests.cli.conftest import Done, Run, run

__all__ = ["run"]


def lasvegas(seats: int, **options: bool | int | str) -> AnyRules:
    """The rules of the 2012 edition."""
    return games.rules("las-vegas-2012", seats, **options)


def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks so small that a few games make many."""
    monkeypatch.setattr(batch, "BLOCK", {"kernel": 700, "engine": 3})


@pytest.mark.parametrize(("path", "count"), [("kernel", 5000), ("engine", 20)])
def test_jobs_change_nothing(path: batch.Path, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    small_blocks(monkeypatch)
    rules = lasvegas(3)
    sitting = seated(rules, ["greedy", "random", "random"])
    one = simulate(rules, sitting, count, 5, path=path)
    for jobs in (2, 3):
        assert simulate(rules, sitting, count, 5, path=path, jobs=jobs).total == one.total
    assert simulate(rules, sitting, count, 6, path=path).total != one.total
    assert one.repeatable and not one.interrupted and one.path == path


@pytest.mark.parametrize("path", ["kernel", "engine"])
def test_a_game_does_not_depend_on_its_block(path: batch.Path) -> None:
    """Game i is seeded by (seed, i) alone."""
    rules = lasvegas(3)
    work = Work(rules, ("random",) * 3, 9, path, keep=True)
    together = list(work.run(0, 6).rows)
    assert together == [figure for game in range(6) for figure in work.run(game, 1).rows]
    assert together[:6] != together[6:12]


def test_rows_add_up_to_the_sums() -> None:
    rules = lasvegas(4)
    part = Work(rules, ("random",) * 4, 3, "kernel", keep=True).run(10, 400)
    rows = [[int(figure) for figure in part.rows[8 * game : 8 * game + 8]] for game in range(400)]
    for seat in range(4):
        assert sum(row[seat] for row in rows) == part.scores[seat]
        assert sum(row[seat] ** 2 for row in rows) == part.squares[seat]
        assert sum(row[4 + seat] for row in rows) == part.wins[seat]
    assert all(sum(row[4:]) == 60 for row in rows)
    assert sum(max(row[4:]) < 60 for row in rows) == part.shared


def far(one: float, error: float, other: float, other_error: float) -> float:
    """How many standard errors two figures lie apart."""
    return abs(one - other) / sqrt(error**2 + other_error**2)


def assert_agree(one: Result, other: Result) -> None:
    """Two simulations agree within four standard errors in every seat."""
    for seat in range(one.seats):
        assert (
            far(one.mean_score[seat], one.score_error[seat], other.mean_score[seat], other.score_error[seat])
            < 4
        )
        assert far(one.win_share[seat], one.win_error[seat], other.win_share[seat], other.win_error[seat]) < 4


@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        (lasvegas(5, start=1), ["greedy"]),
        (lasvegas(3, neutral=True, start=2), ["random", "greedy", "random"]),
        (games.rules("las-vegas-six", 6, bandit=True, start=1), ["greedy"]),
        (games.rules("las-vegas-six", 2), ["greedy", "random"]),
    ],
    ids=lambda value: value.name if hasattr(value, "name") else ",".join(value),
)
def test_kernel_and_engine_agree(rules: AnyRules, bots: list[str]) -> None:
    """The policies of the kernel play as the bots do."""
    sitting = seated(rules, bots)
    engine = simulate(rules, sitting, 400, 1, path="engine")
    kernel = simulate(rules, sitting, 100_000, 1, path="kernel")
    assert_agree(engine, kernel)
    assert abs(engine.total.moves / 400 - kernel.total.moves / 100_000) < 0.8


# The truth of an independent single-purpose C program (40,000,000 random games, 3,000,000 greedy ones; mean
# score, its sd, moves a game, share of shared victories; by seat for greedy): facts stated in its source.
RANDOM_TRUTH = {
    (5, False): (276.386, 94.358, 114.083, 0.01644),
    (2, True): (434.027, 107.895, 60.092, 0.00707),
    (3, True): (341.992, 99.956, 79.989, 0.01172),
    (4, True): (280.900, 94.908, 106.651, 0.01559),
}
GREEDY_TRUTH = {
    (5, False): (
        [0.19614, 0.19926, 0.20325, 0.20710, 0.19424],
        [312.36, 312.87, 313.78, 314.79, 312.26],
        103.352,
    ),
    (2, True): ([0.49997, 0.50003], [545.40, 545.31], 57.459),
    (3, True): ([0.33478, 0.33393, 0.33129], [416.14, 416.09, 415.61], 72.731),
}


@pytest.mark.parametrize(("seats", "neutral"), RANDOM_TRUTH)
def test_random_play_agrees_with_the_c_program(seats: int, neutral: bool) -> None:
    """Mean, spread, moves and shared victories within four standard errors in every seat."""
    mean, sd, moves, shared = RANDOM_TRUTH[seats, neutral]
    count = 600_000
    found = simulate(lasvegas(seats, neutral=neutral), ("random",) * seats, count, 11)
    for seat in range(seats):
        assert abs(found.mean_score[seat] - mean) < 4 * (sd / sqrt(count) + 0.02)
        assert abs(found.sd_score[seat] - sd) < 4 * sd / sqrt(2 * count) + 0.02
        assert abs(found.win_share[seat] - 1 / seats) < 4 * found.win_error[seat]
    assert abs(found.total.moves / count - moves) < 0.05
    assert abs(found.total.shared / count - shared) < 4 * sqrt(shared / count)


@pytest.mark.parametrize(("seats", "neutral"), GREEDY_TRUTH)
def test_greedy_play_agrees_with_the_c_program_in_every_seat(seats: int, neutral: bool) -> None:
    """LV12 §2.4, §3.3 With a set start the seats differ: a wrong turn order would show."""
    shares, money, moves = GREEDY_TRUTH[seats, neutral]
    count = 300_000
    found = simulate(lasvegas(seats, neutral=neutral, start=1), ("greedy",) * seats, count, 13)
    for seat in range(seats):
        assert abs(found.win_share[seat] - shares[seat]) < 4 * (found.win_error[seat] + 0.0003)
        assert abs(found.mean_score[seat] - money[seat]) < 4 * (found.score_error[seat] + 0.07)
    assert abs(found.total.moves / count - moves) < 0.05


def test_a_shifted_start_would_be_seen() -> None:
    """The check above can fail: with another start seat the shares are those of other seats."""
    shares = GREEDY_TRUTH[5, False][0]
    found = simulate(lasvegas(5, start=2), ("greedy",) * 5, 300_000, 13)
    assert any(
        abs(found.win_share[seat] - shares[seat]) > 4 * (found.win_error[seat] + 0.0003) for seat in range(5)
    )


def test_the_path_is_the_kernel_if_it_can() -> None:
    rules = lasvegas(3)
    assert path_of(rules, ["random", "greedy", "random"], None) == "kernel"
    assert path_of(rules, ["random", "montecarlo", "random"], None) == "engine"
    with pytest.raises(InvalidOption, match="does not play montecarlo"):
        path_of(rules, ["random", "montecarlo", "random"], "kernel")
    showdown = games.rules("vegas-showdown", 3)
    assert path_of(showdown, ["random"] * 3, None) == "engine"
    with pytest.raises(InvalidOption, match="no kernel"):
        path_of(showdown, ["random"] * 3, "kernel")


def test_bots_are_one_for_all_or_one_each() -> None:
    rules = lasvegas(3)
    assert seated(rules, ["greedy"]) == ("greedy",) * 3
    assert seated(rules, ["greedy", "random", "montecarlo:playouts=5"])[2] == "montecarlo:playouts=5"
    with pytest.raises(InvalidOption, match="one bot for all or 3"):
        seated(rules, ["greedy", "random"])
    with pytest.raises(UnknownBot):
        seated(rules, ["clever"])


def test_by_the_clock_nothing_is_repeatable() -> None:
    rules = lasvegas(2)
    assert not simulate(rules, seated(rules, ["montecarlo:ms=1", "random"]), 1, 1).repeatable
    assert simulate(rules, seated(rules, ["montecarlo:playouts=2", "random"]), 1, 1).repeatable


def test_an_interrupt_leaves_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    small_blocks(monkeypatch)
    heard: list[int] = []

    def done(part: Batch) -> None:
        if len(heard) == 3:
            raise KeyboardInterrupt
        heard.append(part.games)

    found = simulate(lasvegas(3), ("random",) * 3, 10_000, 5, jobs=2, done=done)
    assert found.interrupted and not found.repeatable
    assert found.total.games == 2100 == sum(heard)
    assert found.total == simulate(lasvegas(3), ("random",) * 3, 2100, 5).total


def test_no_games_have_no_figures() -> None:
    nothing = Result("g", {}, ("random",) * 2, 1, "kernel", stats.empty(2), 0.0, False, True)
    assert nothing.mean_score == nothing.win_share == nothing.sd_score == [0.0, 0.0]


def test_parquet_has_a_row_per_game_and_seat(tmp_path: Path) -> None:
    rules = lasvegas(3)
    sitting = seated(rules, ["greedy", "random", "random"])
    file = tmp_path / "it's.parquet"
    with Rows(file, sitting, {"seed": 5, "game": "it's"}) as rows:
        found = simulate(rules, sitting, 300, 5, done=rows.take, keep=True)
    name = str(file).replace("'", "''")
    query = "select seat, bot, count(*), avg(score), sum(win_share), max(game)"
    with duckdb.connect() as base:
        table = base.execute(f"{query} from '{name}' group by all order by seat").fetchall()
        ((key, told),) = base.execute(f"select key, value from parquet_kv_metadata('{name}')").fetchall()
    assert key == b"croupier" and json.loads(told) == {
        "schema": "games/1",
        "seed": 5,
        "game": "it's",
        "bots": ["greedy", "random", "random"],
    }
    assert [row[:3] for row in table] == [(1, "greedy", 300), (2, "random", 300), (3, "random", 300)]
    for seat, row in enumerate(table):
        assert row[3] == pytest.approx(found.mean_score[seat])
        assert row[4] / 300 == pytest.approx(found.win_share[seat])
        assert row[5] == 299
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_parquet_is_whole_or_not_at_all(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), Rows(tmp_path / "a.parquet", ("random",) * 2):
        raise RuntimeError("half way")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "b.parquet").write_text("mine")
    with pytest.raises(InvalidOption, match="there already"):
        Rows(tmp_path / "b.parquet", ("random",) * 2)
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("b.parquet", "mine")]
    with pytest.raises(InvalidOption, match="no folder"):
        Rows(tmp_path / "nowhere" / "a.parquet", ("random",) * 2)


def test_rows_are_written_while_games_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Groups of rows follow one another in the file, in order; the last may be small."""
    small_blocks(monkeypatch)
    monkeypatch.setattr(parquet, "GROUP_ROWS", 2_000)
    rules = lasvegas(2)
    file = tmp_path / "a.parquet"
    with Rows(file, ("random",) * 2) as rows:
        simulate(rules, ("random",) * 2, 3_000, 5, done=rows.take, keep=True)
    told = pyarrow.parquet.ParquetFile(file)
    sizes = [told.metadata.row_group(number).num_rows for number in range(told.num_row_groups)]
    assert sizes == [2_800, 2_800, 400]
    table = told.read()
    assert table["game"].to_pylist() == [game for game in range(3_000) for _ in range(2)]
    assert [str(kind) for kind in table.schema.types] == ["int64", "uint8", "string", "int32", "double"]


def test_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half way: all games are played, then one sentence; at once: the sentence. Nothing is left."""
    small_blocks(monkeypatch)
    monkeypatch.setattr(parquet, "GROUP_ROWS", 2_000)
    rules, sitting = lasvegas(2), ("random",) * 2
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    for most, played in ((4_000, [9_000]), (0, [])):
        found = []
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, usual[1]))
            with (
                pytest.raises(InvalidOption, match=r"a\.parquet cannot be written: .*File too large"),
                Rows(tmp_path / "a.parquet", sitting) as rows,
            ):
                found.append(simulate(rules, sitting, 9_000, 5, done=rows.take, keep=True).total.games)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, usual)
        assert found == played and list(tmp_path.iterdir()) == []


#: The command in a process of its own; a Ctrl-C comes when a block of the first number is asked for.
INTERRUPT = """
import os, signal, sys
from croupier.sim import batch
from croupier.cli.main import main
usual, last, asked = batch.Work.run, int(sys.argv.pop(1)), []
def run(work, first, count):
    asked.append(first)
    if len(asked) == last:
        os.kill(os.getpid(), signal.SIGINT)
    return usual(work, first, count)
batch.Work.run = run
main()
"""


def lines(done: Done) -> list[str]:
    assert (done.code, done.err) == (0, "")
    return done.out.splitlines()


def test_the_command_prints_json(run: Run) -> None:
    done = run(
        *("simulate", "las-vegas-six", "--seats", "3", "--bots", "greedy,random,random", "--games", "500"),
        *("--seed", "4", "--option", "neutral=on", "--option", "rounds=2", "--json"),
    )
    (line,) = lines(done)
    said = json.loads(line)
    rules = games.rules("las-vegas-six", 3, neutral=True, rounds=2)
    found = simulate(rules, ("greedy", "random", "random"), 500, 4)
    assert said["game"] == "las-vegas-six" and said["seats"] == 3 and said["games"] == 500
    assert said["mean_score"] == found.mean_score and said["sd_score"] == found.sd_score
    assert said["win_share"] == found.win_share and sum(said["win_share"]) == pytest.approx(1)
    assert said["path"] == "kernel" and said["repeatable"] is True
    assert said["seconds"] > 0 and said["games_per_second"] > 0
    assert said["moves_per_game"] == found.total.moves / 500
    assert said["options"]["rounds"] == "2"


def test_the_command_prints_a_table(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    file = tmp_path / "games.parquet"
    said = lines(run("simulate", "las-vegas-2012", "--seats", "2", "--games", "200", "--parquet", file))
    assert "las-vegas-2012, 2 seats" in said[0]
    assert said[1].split() == ["seat", "bot", "mean", "score", "±", "sd", "wins", "%", "from", "to"]
    assert len(said) == 6 and "200 games" in said[4] and "kernel" in said[4]
    assert said[5].startswith("Seed 1 deals other games on the engine"), "so nobody compares the two"
    assert file.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["las-vegas-1999"], "there is no game"),
        (["las-vegas-2012", "--seats", "7"], "allowed 2, 3, 4 or 5"),
        (["las-vegas-2012", "--option", "neutral=maybe"], "option neutral"),
        (["las-vegas-2012", "--option", "neutral"], "written K=V"),
        (["las-vegas-2012", "--bots", "clever"], "there is no bot"),
        (["las-vegas-2012", "--bots", "montecarlo:playouts=0"], "whole number from 1"),
        (["las-vegas-2012", "--bots", "montecarlo:objective=fame"], "allowed own, diff or win"),
        (["las-vegas-2012", "--bots", "montecarlo", "--path", "kernel"], "allowed is --path engine"),
        (["las-vegas-2012", "--path", "gpu"], "allowed kernel or engine"),
        (["las-vegas-2012", "--games", "0"], "--games"),
        (["las-vegas-2012", "--jobs", "0"], "--jobs"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], words: str) -> None:
    done = run("simulate", *arguments)
    assert done.code == 2 and done.out == "" and words in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize(("path", "jobs"), [("kernel", "2"), ("kernel", "1"), ("engine", "1")])
def test_ctrl_c_ends_with_what_was_done(path: str, jobs: str) -> None:
    words = ["simulate", "las-vegas-2012", "--games", "1000000000", "--json", "--path", path, "--jobs", jobs]
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPT, "15", *words],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(Path(batch.__file__).parents[2])},
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = json.loads(done.stdout)
    assert said["interrupted"] is True and said["repeatable"] is False
    assert 0 < said["games"] < 1_000_000 and sum(said["win_share"]) == pytest.approx(1)


def test_a_game_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """RC §4.3 Two perfect bots answer every common throw alike: the user is told, not left waiting."""
    monkeypatch.setattr(batch, "PATIENCE", 40)
    rules = games.rules("rolling-cubes", 2, mode="all-together")
    with pytest.raises(EndlessGame, match="game 1 of seed 1 is not over after 40 events"):
        simulate(rules, ["perfect"] * 2, 1, 1)
    assert simulate(rules, ["perfect", "level1"], 1, 1).total.games == 1
