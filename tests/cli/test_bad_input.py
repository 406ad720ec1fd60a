"""Bad input: one sentence that names the thing and what is allowed, exit code 2, no file."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "thing", "allowed"),
    [
        (("play", "chess"), "'chess'", "las-vegas-2012"),
        (("play", "las-vegas-2012", "--seats", "6"), "6 seats", "2, 3, 4 or 5"),
        (("play", "-o", "color=red"), "'color'", "money, neutral, rounds or start"),
        (("play", "-o", "money=gold"), "'gold'", "memory or open"),
        (("play", "--seats", "5", "-o", "neutral=on"), "'on'", "allowed off [LV12 §6]"),
        (("play", "-o", "rounds=5"), "'5'", "1, 2, 3 or 4"),
        (("play", "-o", "start=0"), "'0'", "lot, 1"),
        (("play", "-o", "neutral"), "'neutral'", "K=V"),
        (("play", "-o", "rounds=1", "-o", "rounds=2"), "rounds", "twice"),
        (("play", "--bots", "genius"), "'genius'", "greedy"),
        (("play", "--bots", "random:depth=3"), "'depth=3'", "none"),
        (("play", "--bots", "greedy,random"), "2", "3 here"),
        (("play", "--people", "9"), "9", "0 to 4"),
        (("play", "-n", "Ann", "-n", "Bob"), "2 names", "one person"),
        (("play", "-n", "a\nb"), r"'a\nb'", "printable"),
        (("play", "-n", "\x1b[31mred"), "x1b", "printable"),
        (("play", "-n", ""), "''", "1 to 40"),
        (("play", "-n", "x" * 41), "xxx", "1 to 40"),
        (("rules", "las-vegas-2012", "99"), "'99'", "4.1"),
        (("rules", "monopoly"), "'monopoly'", "las-vegas-six"),
    ],
)
def test_a_sentence_and_exit_code_2(
    run: Run, tmp_path: Path, words: tuple[str, ...], thing: str, allowed: str
) -> None:
    """The error names the thing and the allowed values; nothing is written."""
    keep = ("--save", str(tmp_path / "game")) if words[0] == "play" else ()
    done = run(*words, *keep)
    assert done.code == 2
    assert done.err.startswith("croupier: ")
    assert done.err.count("\n") == 1
    assert thing in done.err
    assert allowed in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\x01\x02",
        b"\xff\xfe",
        b"croupier 2\n",
        b"hello\n",
        b"croupier 1\n",
        b"croupier 1\ntable x\n",
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
def test_a_file_that_is_no_record(run: Run, tmp_path: Path, command: str, content: bytes) -> None:
    """Unreadable, empty or cut files are refused with their line."""
    path = tmp_path / "broken"
    path.write_bytes(content)
    done = run("play", "--resume", path) if command == "resume" else run(command, path)
    assert done.code == 2
    assert done.err.startswith("croupier: line ")
    assert path.read_bytes() == content


def test_a_file_that_cannot_be_opened(run: Run, tmp_path: Path) -> None:
    """A missing file, a folder, an unwritable place: each is said."""
    assert "No such file" in run("replay", tmp_path / "nothing").err
    assert "directory" in run("replay", tmp_path).err
    done = run("play", "--save", tmp_path / "no" / "such" / "folder")
    assert (done.code, "cannot be kept" in done.err) == (2, True)


def test_a_game_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    """A file that is there already is refused, not replaced."""
    path = tmp_path / "precious"
    path.write_text("mine")
    done = run("play", "--save", path)
    assert (done.code, "is there already" in done.err) == (2, True)
    assert path.read_text() == "mine"


#: Commands for researchers, each with the files it would write.
RESEARCH = [
    ("simulate", "las-vegas-2012", "--parquet", "new.parquet"),
    ("simulate", "las-vegas-2012", "--decisions", "new.parquet"),
    ("lab", "las-vegas-2012", "--accounts", "0", "--html", "new.html", "--parquet", "new.parquet"),
    ("arena", "las-vegas-2012", "--bots", "random,greedy", "--plot", "new.png"),
]


def refused(run: Run, words: tuple[str, ...], sentence: str) -> None:
    """One sentence and exit code 2; no file is new and none has changed."""
    before = {path: path.read_bytes() for path in Path().iterdir()}
    done = run(*words)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1) and sentence in done.err
    assert {path: path.read_bytes() for path in Path().iterdir()} == before


@pytest.mark.parametrize("words", RESEARCH, ids=lambda words: " ".join(words[::2]))
def test_what_research_cannot_do_writes_nothing(
    run: Run, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An impossible combination, no cluster at an address, a file that is there, an extra that is not."""
    monkeypatch.chdir(tmp_path)
    refused(
        run, (*words, "--seats", "5", "-o", "neutral=on"), "option neutral cannot be 'on' here: allowed off"
    )
    refused(run, (*words, "-o", "rounds=5"), "option rounds cannot be '5' here: allowed 1, 2, 3 or 4")
    with monkeypatch.context() as patch, socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        patch.setitem(sys.modules, "ray", ModuleType("ray"))
        refused(run, (*words, "--ray", address), f"there is no cluster of Ray at '{address}'")
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "ray", None)
        refused(run, (*words, "--ray"), "--ray needs Ray: pip install 'croupier[cluster]'")
    if "new.parquet" in words:
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, "pyarrow", None)
            refused(run, words, "new.parquet needs pyarrow: pip install 'croupier[research]'")
        Path("new.parquet").write_text("mine")
        refused(run, words, "new.parquet cannot be written: it is there already")
        return
    Path(words[-1]).write_text("mine")
    refused(run, words, f"{words[-1]} cannot be written: it is there already")
