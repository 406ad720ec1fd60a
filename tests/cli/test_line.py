"""The command line itself: without words it helps, and what it refuses is one sentence of ours."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.conftest import Run


def test_without_a_word_it_says_what_there_is() -> None:
    """As a process of its own: help, exit code 0, nothing on the error output."""
    program = [sys.executable, "-c", "from croupier.cli.main import main; main()"]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "simulate" in done.stdout


@pytest.mark.parametrize("words", [("-h",), ("simulate", "-h"), ("games", "-h")])
def test_h_is_help(run: Run, words: tuple[str, ...]) -> None:
    """`-h` says what `--help` says."""
    assert run(*words) == run(*words[:-1], "--help")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate las-vegas-2012 --games 0", "--games cannot be '0': allowed is a whole number from 1"),
        ("simulate las-vegas-2012 --games=x", "--games cannot be 'x': allowed is a whole number from 1"),
        (
            "simulate las-vegas-2012 --jobs 999",
            "--jobs cannot be '999': allowed is a whole number from 1 to 512",
        ),
        ("review game --seat abc", "--seat cannot be 'abc': allowed is a whole number"),
        ("review game --seconds x", "--seconds cannot be 'x': allowed is a number"),
        ("gaems", "there is no command 'gaems'; `games` is near: `croupier --help` says what there is"),
        ("foo", "there is no command 'foo': `croupier --help` says what there is"),
        ("--language it", "a command is missing: `croupier --help` says what there is"),
        ("simulate", "GAME is missing: `croupier simulate --help` says what there is"),
        ("move --to x", "--from is missing: `croupier move --help` says what there is"),
        ("games a b", "'b' is too much: `croupier games --help` says what there is"),
        (
            "simulate x --gamse 3",
            "there is no option --gamse; `--games` is near: `croupier simulate --help` says what there is",
        ),
        ("play --seats", "--seats needs a value"),
        ("games --plain=3", "there is no option --plain"),
    ],
)
def test_a_mistake_is_one_sentence(run: Run, words: str, sentence: str) -> None:
    """What the library refuses, in our words: the thing, what is allowed, where to look; exit code 2."""
    done = run(*words.split(" "))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"croupier: {sentence}") and done.err.count("\n") == 1
