"""Outputs that are closed, full or lack a sign, files that cannot be written: nothing is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from croupier import games
from croupier.cli import arena, output
from croupier.core.errors import InvalidOption
from croupier.core.kernel import Batch
from croupier.sim import batch
from croupier.sim.parquet import Rows
from tests.cli.conftest import Run

SOURCE = str(Path(output.__file__).parents[2])


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A line of the shell, where `croupier` is this one."""
    known = {name: value for name, value in os.environ.items() if name != "PYTHONIOENCODING"}
    return subprocess.run(
        ["bash", "-c", command.replace("croupier", f"'{sys.executable}' -m croupier.cli.main")],
        capture_output=True,
        env={**known, "PYTHONPATH": SOURCE, **environment},
        timeout=120,
    )


def test_a_reader_that_went_away() -> None:
    """`croupier rules | head -1` is silent, also where the rest waits in a buffer until the end."""
    for words in ("rules las-vegas-royale", "games"):
        done = shell(f"croupier {words} | head -c 1 > /dev/null")
        assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_an_output_that_is_full() -> None:
    """One sentence and exit code 2; of a full error output not even that."""
    done = shell("croupier games > /dev/full")
    assert done.returncode == 2
    assert done.stderr == b"croupier: the output cannot be written: No space left on device\n"
    assert shell("croupier games nothing 2> /dev/full").returncode == 2


def test_an_output_that_is_closed() -> None:
    """A command goes on; whatever it says goes nowhere."""
    done = shell("croupier games >&- 2>&- <&-")
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_encoding_that_lacks_a_sign(tmp_path: Path) -> None:
    """What ASCII does not have is spelled otherwise; a person at such a terminal still plays."""
    done = shell("croupier rules las-vegas-2012 --language it", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii() and b"e" in done.stdout
    done = shell(
        f"printf '?\\n\\xff\\n\\n?\\nq\\n' | croupier play --save '{tmp_path}/game' --language el",
        PYTHONIOENCODING="ascii",
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "game").exists()


def test_signs_are_spelled() -> None:
    """Letters lose their accents, some signs have a way to be written, the others are question marks."""
    assert "".join(map(output.spelled, "è…±×’ζ安")) == "e...+-x'??"


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        (("arena", "las-vegas-2012", "--plot", "{}/no/a.png"), "No such file"),
        (("arena", "las-vegas-2012", "--plot", "{}/a.xyz"), ".png, .svg or .pdf"),
        (("arena", "las-vegas-2012", "--plot", "{}/folder.png"), "it is a folder"),
        (("simulate", "las-vegas-2012", "--parquet", "{}/no/a.parquet"), "No such file"),
        (("simulate", "las-vegas-2012", "--parquet", "{}/folder.png"), "it is a folder"),
        (("bench", "--write", "{}/no/a.md"), "No such file"),
    ],
)
def test_targets_are_looked_at_before_the_work(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], thing: str
) -> None:
    """No game is played for a file that cannot be written, and none is left behind."""
    (tmp_path / "folder.png").mkdir()
    before = sorted(tmp_path.iterdir())

    def work(*_: object, **__: object) -> None:
        raise AssertionError("the work has begun")

    monkeypatch.setattr(batch, "simulate", work)
    monkeypatch.setattr(arena, "simulate", work)
    done = run(*(word.format(tmp_path) for word in words))
    assert done.code == 2 and "cannot be written" in done.err and thing in done.err
    assert sorted(tmp_path.iterdir()) == before


def test_figures_are_told_although_a_file_fails(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full after all games were played: the figures are there, then one sentence."""

    def full(*_: object) -> None:
        raise InvalidOption("the plot cannot be written: No space left on device")

    monkeypatch.setattr(arena, "draw", full)
    few = ("las-vegas-2012", "--seats", "2", "--games", "2", "--json")
    done = run("arena", *few, "--plot", tmp_path / "a.png")
    assert done.code == 2 and json.loads(done.out)["games"] == 2 and "No space" in done.err
    monkeypatch.setattr(Rows, "_finish", full)
    done = run("simulate", *few, "--parquet", tmp_path / "a.parquet")
    assert done.code == 2 and json.loads(done.out)["games"] == 2 and "No space" in done.err


def test_a_file_that_was_there_is_kept(tmp_path: Path) -> None:
    """Looking does not change it, and leaves nothing where nothing was."""
    there = tmp_path / "there"
    there.write_text("mine")
    assert output.will_be_written(there).read_text() == "mine"
    assert not output.will_be_written(tmp_path / "new").exists()


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_an_interrupt_before_the_first_game_leaves_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """No table of zeros, no file of no games: one sentence, and the exit code of an interrupt."""

    def stop(work: batch.Work, first: int, count: int) -> None:
        if count:  # nothing is played while the kernel is compiled
            raise KeyboardInterrupt

    monkeypatch.setattr(batch.Work, "run", stop)
    file: tuple[str | Path, ...] = () if command == "arena" else ("--parquet", tmp_path / "a.parquet")
    done = run(command, "las-vegas-2012", "--seats", "2", "--games", "9", "-o", "rounds=1", *file)
    assert (done.code, done.out) == (130, "")
    assert done.err.strip() == "Interrupted before a game was finished."
    assert not (tmp_path / "a.parquet").exists()


def test_slow_games_are_told_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of the engine begin with one game and grow only while they are quick."""
    rules = games.rules("las-vegas-2012", 2, rounds=1)
    for quick, sizes in ((0.0, [1] * 20), (60.0, [1, 2, 4, 8, 5])):
        monkeypatch.setattr(batch, "QUICK", quick)
        heard: list[int] = []

        def done(part: Batch, heard: list[int] = heard) -> None:
            heard.append(part.games)

        batch.simulate(rules, ("random",) * 2, 20, 1, path="engine", done=done)
        assert heard == sizes
