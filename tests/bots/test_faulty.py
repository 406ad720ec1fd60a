"""Bots from elsewhere that do what no bot may: one sentence says which, at which seat, what."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BOTS = """
class Odd:
    name = "odd"
    def choose(self, view, actions, rules, source):
        return "x"

class Nothing(Odd):
    def choose(self, view, actions, rules, source):
        return None

class Illegal(Odd):
    def choose(self, view, actions, rules, source):
        places = [rules.parse(f"place {die}") for die in range(1, 7)]
        return next((place for place in places if place not in actions), actions[0])

class Failing(Odd):
    def choose(self, view, actions, rules, source):
        return 1 // 0

class Nameless:
    def choose(self, view, actions, rules, source):
        return actions[0]

class Needing(Odd):
    def __init__(self, more):
        pass
"""
FEW = ("las-vegas-2012", "--seats", "2", "--games", "4")
FAILED = "failed with ZeroDivisionError: integer division or modulo by zero (bad.py, line 18)"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", *FEW, "--bots", "bad:Odd"), "bot bad:Odd at seat 2 returned 'x', which is none of"),
        (
            ("simulate", *FEW, "--bots", "greedy,bad:Nothing"),
            "bot bad:Nothing at seat 2 returned None, which",
        ),
        (("simulate", *FEW, "--bots", "greedy,bad:Illegal"), "bot bad:Illegal at seat 2 returned place "),
        (
            ("simulate", *FEW, "--bots", "bad:Nameless"),
            "bad:Nameless is no bot: a bot is a class with a name",
        ),
        (("simulate", *FEW, "--bots", "bad:Needing"), "bot bad:Needing cannot be made: TypeError"),
        (("arena", *FEW, "--bots", "bad:Failing,greedy", "--jobs", "2"), FAILED),
        (("lab", *FEW, "--accounts", "0", "--bots", "bad:Odd"), "bot bad:Odd at seat "),
        (("play", *FEW[:3], "--people", "0", "--bots", "bad:Failing", "--save", "game"), FAILED),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else "",
)
def test_a_faulty_bot_is_named(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """One sentence and exit code 2, in one process or several; an illegal move is not played."""
    (tmp_path / "bad.py").write_text(BOTS)
    program = [sys.executable, "-c", "from croupier.cli.main import main; main()", *words]
    done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert done.stderr.startswith("croupier: b") and sentence in done.stderr
