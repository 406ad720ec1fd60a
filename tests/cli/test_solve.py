"""`croupier solve`: the best equality of a roll, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from croupier.games.rollingcubes.dice import arranged, contains
from croupier.games.rollingcubes.equation import fault, read
from croupier.games.rollingcubes.scoring import points
from tests.cli.conftest import Run

ROLL = "5 5 7 7 0 2 4 8 + - x :"


def test_json(run: Run) -> None:
    """RC §9.1 Points, equation, dice and alternatives, each legal and worth what is said."""
    done = run("solve", ROLL, "--json")
    assert done.code == 0
    found = json.loads(done.out)
    assert found["points"] == 23 and len(found["alternatives"]) == 4
    worth = [found["points"], *(one["points"] for one in found["alternatives"])]
    assert worth == sorted(worth, reverse=True)
    for one in (found, *found["alternatives"]):
        equation = read(one["equation"])
        assert fault(equation, zero_dividend=True) is None
        assert points(equation) == one["points"]
        assert arranged(one["dice"].split()) == equation.dice and contains(
            arranged(ROLL.split()), equation.dice
        )


def test_house_rule(run: Run) -> None:
    """RC §2.5 Without zero as a dividend the same roll is worth less."""
    found = json.loads(run("solve", ROLL, "--json", "--option", "zero_dividend=off", "--top", "1").out)
    assert found["points"] == 21 and found["alternatives"] == []
    assert fault(read(found["equation"]), zero_dividend=False) is None


def test_using(run: Run) -> None:
    """RC §6.1 Dice that must be used are used, the - die too."""
    found = json.loads(run("solve", ROLL, "--json", "--using", "8 -").out)
    for one in (found, *found["alternatives"]):
        assert "8" in one["dice"].split() and "-" in one["dice"].split()


def test_rows(run: Run) -> None:
    """RC §8.1 An equality for a row, with what it counts there."""
    found = json.loads(run("solve", ROLL, "--json", "--row", "101").out)
    assert any(int(number) > 100 for number in read(found["equation"]).numbers)
    red = json.loads(run("solve", ROLL, "--json", "--row", "red").out)
    assert red["counts"] == red["points"] + 3


def test_no_equality(run: Run) -> None:
    """RC §9.1 No equality is 0 points and null."""
    found = json.loads(run("solve", "1 3 +", "--json").out)
    assert found.pop("schema") == "solve/1"
    assert found == {"roll": "1 3 +", "points": 0, "equation": None, "dice": None, "alternatives": []}
    assert run("solve", "1 3 +").out == "no equality\n"


def test_many_rolls(run: Run) -> None:
    """RC §9.1 One JSON line for each line of standard input, in any spelling."""
    done = run("solve", "-", "--top", "1", typed=f"{ROLL}\n\n55770248+-*/=\n1 3 +\n")
    lines = [json.loads(line) for line in done.out.splitlines()]
    assert [line["points"] for line in lines] == [23, 23, 0]


def test_wrong_input_is_one_sentence(run: Run) -> None:
    """RC §1.1 What is no roll is refused with exit code 2."""
    for words in (
        ("solve",),
        ("solve", "5 5 5 5 5"),
        ("solve", "abc"),
        ("solve", "1" * 100_000),
        ("solve", ROLL, "--row", "pink"),
        ("solve", ROLL, "--using", "9"),
        ("solve", ROLL, "--top", "0"),
        ("solve", ROLL, "--option", "zero_dividend=perhaps"),
        ("solve", ROLL, "--option", "mode"),
        ("solve", "--report", "/no/such/folder/x.html"),
    ):
        done = run(*words)
        assert done.code == 2, words
        assert len(done.err.splitlines()) == 1 and "Traceback" not in done.err
    broken = run("solve", "-", typed=f"{ROLL}\nnonsense\n")
    assert broken.code == 2 and "line 2" in broken.err


def test_report(run: Run, tmp_path: Path) -> None:
    """RC §9.2 The page has the figures of both rules and three plots."""
    path = tmp_path / "solved.html"
    assert run("solve", "--report", path).code == 0
    page = path.read_text(encoding="utf-8")
    assert page.count("<img") == 3
    assert "118.628808" in page and "111.917209" in page


def test_a_report_is_never_overwritten(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused before the work; a try that is interrupted leaves nothing that would refuse the next."""
    path = tmp_path / "solved.html"
    path.write_text("mine")
    done = run("solve", "--report", path)
    assert (done.code, done.out, path.read_text()) == (2, "", "mine")
    assert done.err == f"croupier: {path} cannot be written: it is there already\n"

    def interrupted(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("croupier.solve.cubes_report.write", interrupted)
    assert run("solve", "--report", tmp_path / "new.html").code == 130
    assert not (tmp_path / "new.html").exists()
