"""Games as frames: from files, folders, houses and Parquet, with nothing lost on the way."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pandas
import polars
import pytest

from croupier import data, games
from croupier.cli.export import take_in
from croupier.core.errors import InvalidOption, InvalidRecord, MissingExtra
from croupier.core.record import Record, write
from croupier.sim.batch import simulate
from croupier.sim.parquet import Decisions
from tests.cli.conftest import Run, run  # noqa: F401  the fixture
from tests.finished import played

SIX = games.rules("las-vegas-six", 2, rounds=1, neutral=False)
GAMES = [played(SIX, f"t-{number}", number) for number in (1, 2)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games, one of them in a folder of its own."""
    found = tmp_path_factory.mktemp("games")
    (found / "more").mkdir()
    write(GAMES[0], found / "t-1.croupier")
    write(GAMES[1], found / "more" / "t-2.croupier")
    (found / "notes.txt").write_text("no game")
    return found


def test_a_row_for_each_game_and_seat(folder: Path) -> None:
    table = data.games(folder)
    assert table.column_names == list(data.GAMES) and table.num_rows == 4
    rows = sorted(table.to_pylist(), key=lambda row: (row["table"], row["seat"]))
    for at, row in enumerate(rows):
        record: Record = GAMES[at // 2]
        seat = at % 2
        assert record.score is not None and record.ranks is not None
        assert (row["table"], row["seat"], row["kind"]) == (record.table, seat + 1, ("person", "bot")[seat])
        assert (row["score"], row["rank"]) == (record.score[seat], record.ranks[seat])
        assert row["finished"] and json.loads(row["options"]) == dict(record.options)
        assert row["decisions"] == sum(line.mark == str(seat + 1) for line in record.lines)


def test_a_row_for_each_decision_with_its_choices(folder: Path) -> None:
    rows = data.decisions(folder / "t-1.croupier").to_pylist()
    told = [(int(line.mark), line.text) for line in GAMES[0].lines if line.mark.isdigit()]
    assert [(row["seat"], row["event"]) for row in rows] == told
    assert all(row["event"] in row["choices"] for row in rows)
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))


def test_any_source_and_any_frame(folder: Path) -> None:
    by_hand = data.games(GAMES, to="polars")
    assert isinstance(by_hand, polars.DataFrame)
    assert by_hand.sort("table", "seat").equals(data.games(folder, to="polars").sort("table", "seat"))
    assert isinstance(data.games(str(folder), to="pandas"), pandas.DataFrame)
    assert data.games([]).num_rows == 0 and data.games([]).column_names == list(data.GAMES)


def test_a_house_is_read_without_its_door(tmp_path: Path) -> None:
    """What was taken in is an archive like any other; every game of it is a record again."""
    write(GAMES[0], tmp_path / "t-1.croupier")
    house = tmp_path / "house"
    take_in(house, None, [tmp_path / "t-1.croupier"])
    table = data.games(house)
    assert table.num_rows == 2 and table["score"].to_pylist() == list(GAMES[0].score or ())
    assert data.games(f"sqlite:///{house / 'house.db'}").equals(table)

    async def in_a_notebook() -> Any:
        """Notebooks run a loop of their own."""
        return data.games(house)

    assert asyncio.run(in_a_notebook()).equals(table)


def test_decisions_of_a_simulation(tmp_path: Path) -> None:
    file = tmp_path / "decisions.parquet"
    bots = ("greedy", "random")
    with Decisions(file, bots, {"seed": 3}) as sheet:
        found = simulate(SIX, bots, 10, 3, done=sheet.take, decisions=True)
    frame = data.parquet(file, to="polars")
    assert data.facts(file) == {"schema": "decisions/1", "seed": 3, "bots": list(bots)}
    assert found.path == "engine" and frame.height == found.total.moves
    assert frame["game"].n_unique() == 10 and frame["choices"].list.len().min() == 1
    assert frame.filter(~polars.col("choices").list.contains(polars.col("event"))).height == 0
    by_seat = frame.group_by("seat", "bot").len().sort("seat")
    assert by_seat["bot"].to_list() == list(bots)


def test_the_command_keeps_decisions(run: Run, tmp_path: Path) -> None:  # noqa: F811
    words = ("simulate", "las-vegas-six", "--seats", "2", "-o", "rounds=1", "--games", "3", "--json")
    games_file, decisions_file = tmp_path / "g.parquet", tmp_path / "d.parquet"
    done = run(*words, "--parquet", games_file, "--decisions", decisions_file)
    assert (done.code, done.err) == (0, "")
    said = json.loads(done.out)
    assert said["path"] == "engine"
    assert data.parquet(decisions_file).num_rows == round(3 * said["moves_per_game"])
    assert data.facts(games_file)["schema"] == "games/1"
    refused = run(*words, "--parquet", tmp_path / "x", "--decisions", tmp_path / "x")
    assert refused.code == 2 and "named twice" in refused.err
    refused = run(*words, "--decisions", tmp_path / "x", "--path", "kernel")
    assert refused.code == 2 and "allowed is --path engine" in refused.err
    assert not (tmp_path / "x").exists()


def test_what_is_no_game_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad.croupier").write_text("hello\n")
    with pytest.raises(InvalidRecord, match=r"line 1: .*bad\.croupier"):
        data.games(tmp_path)
    with pytest.raises(InvalidRecord, match="No such file"):
        data.games(tmp_path / "nothing.croupier")
    with pytest.raises(InvalidOption, match="allowed arrow, polars or pandas"):
        data.games(GAMES, to="excel")  # type: ignore[arg-type]
    polars.DataFrame({"a": [1]}).write_parquet(tmp_path / "other.parquet")
    with pytest.raises(InvalidOption, match="not written here"):
        data.facts(tmp_path / "other.parquet")
    for read in (data.facts, data.parquet):
        with pytest.raises(InvalidOption, match=r"bad\.croupier is no Parquet file"):
            read(tmp_path / "bad.croupier")
        with pytest.raises(InvalidOption, match="there is no file"):
            read(tmp_path / "nothing.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"croupier\[research\]"):
        data.games(GAMES)
