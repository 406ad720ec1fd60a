"""The benchmarks: yardsticks that are there are measured, the others are said, tables are written whole."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.bench import speed, yardsticks
from croupier.bench.speed import Measurement, Row
from croupier.bench.yardsticks import CProgram, Missing, peers
from croupier.cli import bench as command
from croupier.core.errors import InvalidOption
from croupier.games.lasvegas.races import RACES_2012

PROGRAM = """#!/bin/sh
# BUILD   cp lasvegas2012.c lasvegas2012
echo '{"best_games_per_s": 1000, "playouts_per_s": 500}'
"""
PEER = """
import sys
print('{"peer": "open_spiel", "game": "python_las_vegas", "games_per_s": 10.5}')
print('{"peer": "open_spiel evaluate_bots", "game": "python_las_vegas", "games_per_s": 20}')
print('{"peer": "open_spiel", "game": "pig", "games_per_s": 99999}')
"""
BROKEN = "import no_such_library\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Yardsticks of our own making."""
    program = tmp_path / "lasvegas2012.c"
    program.write_text(PROGRAM)
    program.chmod(0o755)
    (tmp_path / "peers").mkdir()
    (tmp_path / "peers" / "openspiel_lasvegas.py").write_text(PEER)
    (tmp_path / "peers" / "pettingzoo_lasvegas.py").write_text(BROKEN)
    return tmp_path


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices that take no time."""
    monkeypatch.setattr(speed, "SLICES", 2)
    monkeypatch.setattr(speed, "KERNEL_GAMES", 100)
    monkeypatch.setattr(speed, "ENGINE_GAMES", 1)
    monkeypatch.setattr(speed, "_seconds", lambda code, cache: 0.25)


def test_the_program_is_built_by_its_own_line(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    program = CProgram.build(folder / "lasvegas2012.c", tmp_path / "built")
    assert program.rate(RACES_2012.kernel[0], 10, 1) == 1000
    assert program.playouts(RACES_2012, 10, 1) == 500


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "there is no lasvegas2012.c"),
        ("/* nothing */", "has no build line"),
        ("BUILD no-such-compiler lasvegas2012.c", "there is no no-such-compiler"),
        ("BUILD false lasvegas2012.c", "does not run"),
    ],
)
def test_a_program_that_cannot_be_built_is_said(text: str | None, words: str, tmp_path: Path) -> None:
    source = tmp_path / "lasvegas2012.c"
    if text is not None:
        source.write_text(text)
    with pytest.raises(Missing, match=words):
        CProgram.build(source, tmp_path)


def test_peers_are_measured_or_missed(folder: Path) -> None:
    found = dict(peers(RACES_2012, folder / "peers", sys.executable, folder))
    spiel = found["open_spiel"]
    assert not isinstance(spiel, Missing)
    assert spiel(3) == {"open_spiel": 10.5, "open_spiel evaluate_bots": 20.0}
    assert "no_such_library" in str(found["PettingZoo"])
    assert "there is no boardgameio_lasvegas.js" in str(found["boardgame.io"])


def test_a_whole_measurement(folder: Path, quick: None) -> None:
    heard: list[str] = []
    found = speed.measure(folder, sys.executable, folder, heard.append)
    kernel = [row for row in found.rows if row.what.startswith("kernel")]
    assert len(kernel) == 4 and all(row.theirs == {"C": 1000} and row.ours > 0 for row in kernel)
    assert kernel[0].ratios() == {"C": kernel[0].ours / 1000}
    engine = next(row for row in found.rows if row.what.startswith("engine"))
    assert engine.theirs == {"open_spiel": 10.5, "open_spiel evaluate_bots": 20.0}
    playing = next(row for row in found.rows if row.what.startswith("montecarlo"))
    assert playing.theirs == {"C": 500} and "ms a decision" in playing.what
    assert [reason.split(":")[0] for reason in found.missing] == ["PettingZoo", "boardgame.io"]
    assert len(heard) == 7


def test_without_yardsticks_ours_alone(quick: None) -> None:
    found = speed.measure(None, sys.executable, Path())
    assert found.missing == [] and all(row.theirs == {} for row in found.rows)
    assert found.machine and found.date


def test_strength_is_measured_from_every_seat() -> None:
    rows = list(speed.strength(5, 1))
    assert [row.goal for row in rows] == ["at least 32 %", "at least 38 %", "at least 65 %"]
    assert all(0 <= row.ours <= 100 and "5 games" in row.what for row in rows)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="there is no folder"):
        speed.measure(tmp_path / "nowhere", sys.executable, tmp_path)


def test_a_program_that_hangs_is_missed(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def hang(command: list[str], **options: object) -> None:
        raise subprocess.TimeoutExpired(command, 600)

    monkeypatch.setattr(subprocess, "run", hang)
    with pytest.raises(Missing, match="takes too long"):
        yardsticks._run(["python", "peer.py", "3"])


FOUND = Measurement(
    [
        Row("kernel", 1500.0, "games/s", {"C": 1000.0, "other": 3000.0}, "0.75 x C"),
        Row("first use", 0.5, "s", goal="at most 6 s"),
    ],
    ["PettingZoo: not installed"],
    "2030-01-01",
    "a machine",
)


def test_the_table_has_date_machine_and_ratios() -> None:
    text = command.markdown(FOUND)
    assert text.splitlines()[0] == "Measured 2030-01-01 by `croupier bench` on: a machine."
    assert "| kernel | 1,500 games/s | C 1,000 | 1.50 | 0.75 x C |" in text
    assert "|  |  | other 3,000 | 0.50 |  |" in text
    assert "| first use | 0.5 s |  |  | at most 6 s |" in text
    assert "Not there when this was measured: PettingZoo: not installed." in text


def test_the_table_goes_into_the_document(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "measure", lambda *arguments: FOUND)
    file = tmp_path / "speed.md"
    file.write_text(f"before\n{command.BEGIN}\nold\n{command.END}\nafter\n")
    for _ in range(2):
        command.bench(None, None, None, 0, 1, file, as_json=True, plain=True)
        assert json.loads(capsys.readouterr().out)["date"] == "2030-01-01"
        assert file.read_text() == f"before\n{command.BEGIN}\n{command.markdown(FOUND)}{command.END}\nafter\n"
    command.bench(None, None, None, 0, 1, None, as_json=False, plain=True)
    assert "not there: PettingZoo" in capsys.readouterr().out
    file.write_text("no place\n")
    with pytest.raises(InvalidOption, match="no place for the table"):
        command.bench(None, None, None, 0, 1, file, as_json=True, plain=True)
    with pytest.raises(InvalidOption, match="cannot be read"):
        command.bench(None, None, None, 0, 1, tmp_path / "nowhere.md", as_json=True, plain=True)
