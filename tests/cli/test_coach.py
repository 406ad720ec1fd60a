"""The coach at the terminal: a hint with why, a question before what costs much, a line of the record."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from croupier.core.chance import Seeded
from croupier.core.game import Reason
from croupier.core.reading import load
from croupier.value.advice import Advice, Advised
from tests.cli.conftest import Run

GAME = ("play", "las-vegas-2012", "--seats", "2", "-o", "start=1", "-o", "rounds=1", "--plain")


def advise(rules: Any, view: Any, seat: int, event: str | None = None) -> Advice:
    """The highest value is best, and all others are warned of."""
    actions = reversed(rules.actions(rules.redeal(view, Seeded(1)), seat))
    reasons = (Reason("why-cancelled", (("casino", 3), ("seat", 1))), Reason("why-dice", (("count", 2),)))
    told = [Advised(str(one), 0.6 - 0.1 * at, 0.0, at > 0, reasons) for at, one in enumerate(actions)]
    return Advice("share", tuple(told))


def test_it_hints_warns_and_is_noted(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`h` says what is best and why; another choice is asked for twice; the record says that it helped."""
    monkeypatch.setattr("croupier.cli.coach.advise", advise)
    path = tmp_path / "game"
    typed = "\nh\n" + "1\nno\n2\nno\n3\nno\n4\nno\n5\nno\n6\nno\nq\n"
    done = run(*GAME, "--coach", "--save", path, typed=typed)
    assert done.code == 0, done.err
    assert "Best: place " in done.out
    assert "is likely to be cancelled by" in done.out and "dice more stay in hand" in done.out
    assert "Are you sure (yes)?" in done.out
    record = load(path)
    assert [line.text for line in record.lines if line.mark == "!"] == ["1 coach"]


def test_it_is_there_again_when_the_game_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record says that it helped: resumed as told, it does, and is not noted twice."""
    monkeypatch.setattr("croupier.cli.coach.advise", advise)
    path = tmp_path / "game"
    run(*GAME, "--coach", "--save", path, typed="\nq\n")
    for more in ((), ("--coach",)):
        again = run("play", "--resume", path, "--plain", *more, typed="h\nq\n")
        assert again.code == 0 and "Best: place " in again.out
    assert [line.text for line in load(path).lines if line.mark == "!"] == ["1 coach"]
    other = tmp_path / "other"
    run(*GAME, "--save", other, typed="\nq\n")
    assert "Best: " not in run("play", "--resume", other, "--plain", typed="h\nq\n").out


def test_what_is_as_good_is_said_to_be_so_and_all_else_has_a_reason(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two choices within the doubt of each other; what is worse by the same reason is told that reason."""

    def alike(rules: Any, view: Any, seat: int, event: str | None = None) -> Advice:
        first, second, *others = advise(rules, view, seat, event).choices
        return Advice("share", (first, replace(second, share=first.share - 0.03, error=0.02), *others))

    monkeypatch.setattr("croupier.cli.coach.advise", alike)
    done = run(*GAME, "--coach", "--save", tmp_path / "game", typed="\nh\nq\n")
    *others, even, best = re.findall(r"^(?:.*(?=Best)|  (?=place)).*", done.out, re.M)
    assert "is roughly as good." in best and even.endswith("roughly as good.")
    assert others and all(
        re.search(r"% of a win less\. The best choice: .*dice more stay in hand", line) for line in others
    )


def test_of_many_choices_the_best_are_explained_and_the_best_last(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight of thirty, each with its whole move, the best at the end; `h all` says it of every one."""

    def many(rules: Any, view: Any, seat: int, event: str | None = None) -> Advice:
        told = [
            Advised(f"bid restaurant-with-a-view {price}", 0.6 - 0.01 * price, 0.0, False, ())
            for price in range(30)
        ]
        return Advice("share", tuple(told))

    monkeypatch.setattr("croupier.cli.coach.advise", many)
    done = run(*GAME, "--coach", "--save", tmp_path / "game", typed="\nh\nh all\nq\n")
    first, whole = done.out.split("Best: bid restaurant-with-a-view 0.")[:2]
    *_, rest = (line for line in first.splitlines() if "h all" in line)
    worse = "  22 more choices are worse, by about 8 % of a win and more; h all shows every one."
    assert rest.endswith(worse)
    assert re.findall(r"view (\d+) about", first) == [str(price) for price in range(7, 0, -1)]
    assert re.findall(r"view (\d+) about", whole) == [str(price) for price in range(29, 0, -1)]


@pytest.mark.parametrize(
    ("mode", "seed", "best", "worst"),
    [
        ("yahtzee", 0, "Best: equate ", "strike 101"),
        ("yahtzee", 12, "Best: rethrow -. Instead of ", "strike 101"),
        ("one-by-one", 0, "Best: equate ", "decline"),
    ],
)
def test_it_finds_equalities_too(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, seed: int, best: str, worst: str
) -> None:
    """Rolling Cubes, alone and against a bot: the best, why said once; a poor choice is asked for twice."""
    monkeypatch.setattr("croupier.cli.play.secrets.token_hex", lambda count: "0" * 2 * count)
    monkeypatch.setattr("croupier.core.fair.new_seed", lambda: bytes([seed] + 31 * [0]))
    monkeypatch.setattr("croupier.core.fair.new_seat_seed", lambda: bytes(16))
    path = tmp_path / "game"
    words = ("play", "rolling-cubes", "--seats", "1" if mode == "yahtzee" else "2", "-o", f"mode={mode}")
    done = run(*words, "--plain", "--coach", "--save", path, typed=f"\n?\nh\n{worst}\nno\nq\n")
    assert done.code == 0, done.err
    assert best in done.out and "Are you sure (yes)?" in done.out
    assert (" points less." if mode == "yahtzee" else " % of a win less.") in done.out
    hint = done.out[done.out.index("Best: ") : done.out.index("Are you sure")]
    assert hint.count("thrown again") <= 2, "once in the hint, once in the question"
    record = load(path)
    assert [line.text for line in record.lines if line.mark == "!"] == ["1 coach"]
    assert not [line for line in record.lines if worst in line.text], "it was not done"


def test_it_helps_nobody_against_people(run: Run, tmp_path: Path) -> None:
    words = ("play", "las-vegas-2012", "--people", "2", "--seats", "2", "--coach", "--plain")
    done = run(*words, "--save", tmp_path / "game", typed="")
    assert done.code == 2 and "one person" in done.err
    assert not (tmp_path / "game").exists()
