"""Runs the command line as a user does, in the same process."""

from __future__ import annotations

import io
import random
import secrets
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from croupier.cli.language import VARIABLES
from croupier.cli.main import main


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice, drills and names of tables in every run: no test depends on luck."""
    luck = random.Random(1)
    monkeypatch.setattr(secrets, "token_bytes", luck.randbytes)
    monkeypatch.setattr(secrets, "token_hex", lambda size: luck.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbits", luck.getrandbits)
    monkeypatch.setattr(secrets, "choice", luck.choice)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Calls `croupier` with words and typed lines; games are kept in the test's own folder."""

    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    same_luck(monkeypatch)

    def call(*words: str | Path, typed: str = "") -> Done:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        monkeypatch.setattr(sys, "argv", ["croupier", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            main()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return call


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A finished game of a person against one bot, as the terminal keeps it."""
    path = tmp_path / "finished.croupier"
    typed = "\n1\n2\n3\n4\n5\n6\n" * 60
    done = run(
        "play", "las-vegas-2012", "--seats", "2", "-o", "rounds=1", "--plain", "--save", path, typed=typed
    )
    assert done.code == 0, done.err
    assert "The game is kept" in done.out
    return path
