"""The prompt of Rolling Cubes: what it says while one types, hints, and a game by typed lines."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import termios
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import croupier
from croupier import texts
from croupier.core.reading import load
from croupier.core.replay import table_of
from croupier.games.rollingcubes import prompt
from croupier.games.rollingcubes.equation import Misread
from croupier.games.rollingcubes.prompt import Hints, in_english, meant, status
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.rules import RollingCubes
from tests.cli.conftest import Run
from tests.games.rollingcubes.tables import ROLL, Played


def rolled(mode: str = "one-by-one", seats: int = 2) -> tuple[RollingCubes, Hints]:
    table = Played(mode, seats)
    table.throw(ROLL)
    assert isinstance(table.rules, RollingCubes)
    return table.rules, Hints(table.rules, table.table.view(0))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ""),
        ("5", "left 5"),
        ("5x", "left …"),
        ("5x8", "left 40"),
        ("5x8=", "left 40, right …"),
        ("5x8=4", "left 40, right 4"),
        ("5x8=40", "left 40, right 40: 8 points"),
        ("equate 5 × 8 = 40", "left 40, right 40: 8 points"),
        ("blue 5x8=40", "left 40, right 40: 8 points"),
        ("equate blue 5x8=40", "left 40, right 40: 8 points"),
        ("7:2=4", "left 7/2, right 4"),
        ("9-9=0", "left 0, right 0: No die is left for 9 9."),
        ("5:0=7", "left …, right 7: 5:0: nothing may be divided by zero."),
        ("decl", ""),
        ("?", ""),
        ("h", ""),
        ("5y", "“y” is on no die."),
    ],
)
def test_status(text: str, said: str) -> None:
    """RC §3 Both values and the points are said while an equality is typed."""
    rules, hints = rolled()
    assert status(text, hints.view, rules, texts.say) == said


def test_rows_are_understood_in_the_language_of_the_terminal() -> None:
    """RC §8.1 As the board names them, with or without accents, besides the words of moves."""
    greek = partial(texts.say, language="el")
    for typed in ("πράσινη 5x8=40", "ΠΡΑΣΙΝΗ 5x8=40", "green 5x8=40"):
        assert in_english(typed, greek) == "green 5x8=40"
    assert in_english("strike κόκκινη", greek) == "strike red"
    assert in_english("equate blu 5x8=40", partial(texts.say, language="it")) == "equate blue 5x8=40"
    assert in_english("5x8=40", greek) == "5x8=40"
    rules, hints = rolled()
    assert status("μπλε 5x8=40", hints.view, rules, greek) == status("5x8=40", hints.view, rules, greek)


def test_a_letter_that_is_on_no_die_is_shown_as_it_is(run: Run) -> None:
    """RC §1.1 Greek letters too; what cannot be printed is escaped."""
    assert "«μ»" in run("solve", "μ", "--language", "el").err
    assert r"“\x1b”" in run("solve", "\x1b").err


def test_help_says_what_the_rows_ask(run: Run, tmp_path: Path) -> None:
    """RC §8.1 Each row of the solitaire, by both names."""
    words = ("play", "rolling-cubes", "--seats", "1", "--plain", "--save", tmp_path / "game")
    done = run(*words, "--language", "it", typed="\n?\nq\n")
    for row in ROWS:
        assert texts.say("rc-row-asks", [("row", row)], language="it") in done.out
    assert "  blue, blu" in done.out


def test_status_in_the_last_die() -> None:
    """RC §6.1 Dice are what counts there."""
    rules, hints = rolled("last-die")
    assert status("5x8=40", hints.view, rules, texts.say) == "left 40, right 40: uses 6 of 13 dice"


def test_meant() -> None:
    """RC §2.1 What is typed needs no verb and may be spelled in any usual way."""
    rules, _ = rolled()
    assert meant("5 * 8 = 40", rules) == meant("equate 5×8=40", rules) == "equate 5x8=40"
    assert meant("blue 5*8=40", rules) == meant("equate blue 5 x 8=40", rules) == "equate blue 5x8=40"
    assert meant("101 5x8=40", rules) == "equate 101 5x8=40"
    assert meant("decline", rules) == "decline" and meant("strike  red", rules) == "strike red"
    with pytest.raises(Misread):
        meant("5x8", rules)


def test_hints_tell_more_each_time() -> None:
    """RC §9.1 First the points, then the dice, then the equality."""
    _, hints = rolled()
    first, second, third = (hints.next(texts.say) for _ in range(3))
    assert first == "There is an equality for 23 points."
    assert second.startswith("It uses 5 5 7 7")
    assert third.startswith("It is 0:")


def test_no_hint_in_the_last_die() -> None:
    """RC §6.2 The program does not tell whether an equality exists."""
    _, hints = rolled("last-die")
    assert "nobody is told" in hints.next(texts.say)


def test_keys(capsys: pytest.CaptureFixture[str]) -> None:
    """RC §3 Key by key: values appear, Tab hints, Backspace takes back, Enter ends the line."""
    _, hints = rolled()
    typed: Iterator[str] = iter("9\x7f5x8\t=40\n")
    assert prompt.typed("Ann: ", lambda: next(typed), hints, texts.say) == "5x8=40"
    shown = capsys.readouterr().out
    assert "left 40, right 40: 8 points" in shown
    assert "There is an equality for 23 points." in shown
    for leave in ("\x03", "\x04", ""):
        with pytest.raises(EOFError):
            prompt.typed("Ann: ", lambda leave=leave: leave, hints, texts.say)  # type: ignore[misc]


def test_a_game_by_lines(run: Run, tmp_path: Path) -> None:
    """RC §4 No equality is shown unasked; the best one is told after the turn; the file verifies."""
    path = tmp_path / "game"
    words = ("play", "rolling-cubes", "--seats", "2", "--bots", "level4", "--plain", "--save", path)
    done = run(*words, typed="\nh\n5=5=5\ndecline\n" * 30)
    assert done.code == 0
    assert "There is an equality for" in done.out
    assert "An equality has only one =." in done.out
    assert "The best there was in the dice of Ann: " in done.out
    assert "equate" not in done.out.split("your equality")[0]
    assert load(path).score is not None
    assert run("verify", path).code == 0
    assert run("replay", path, "--plain").code == 0


def test_the_best_is_told_when_nobody_can_take_it(run: Run, tmp_path: Path) -> None:
    """RC §9.1 It is told after the next throw, when the answer cannot be taken back and bettered."""
    words = ("play", "rolling-cubes", "--seats", "2", "--people", "2", "--plain", "--save", tmp_path / "game")
    done = run(*words, typed="\n\ndecline\n\nu\n\ndecline\n\n\nq\n")
    before, after = done.out.split("Taken back.")
    assert "The best there was" not in before
    first, second = after.split("The best there was in the dice of ")
    assert first.count(" throws ") == 1 and first.count("makes no equality.") == 1
    assert second.count("The best") == 0


def test_the_last_die_tells_nothing_while_its_dice_can_be_used(run: Run, tmp_path: Path) -> None:
    """RC §6.2 The next seat must use the dice, so nobody is told what they hold until the round is over."""
    words = ("play", "rolling-cubes", "--seats", "2", "--people", "2", "-o", "mode=last-die", "--plain")
    path, best = tmp_path, ""
    # Until the best of the first throw leaves dice to the next seat: an equality of 13 signs takes them all.
    for number in range(50):
        path = tmp_path / str(number)
        run(*words, "--save", path, typed="\n\nq\n")
        table = table_of(load(path), croupier.rules("rolling-cubes", 2, mode="last-die"))
        best = str(table.rules.actions(table.state, table.state.seat)[0])
        if best.startswith("equate") and len(best.removeprefix("equate ")) < 13:
            break
    again = ("play", "--resume", path, "--plain")
    done = run(*again, typed=f"\n{best}\n\n\nq\n")
    assert ", " in done.out.split("your equality")[1] and "dice there were" not in done.out
    done = run(*again, typed="\ndecline\n\n\nq\n")
    assert done.out.count("The most dice there were for ") + done.out.count("There was no equality in") == 1


def test_the_solitaire_by_lines(run: Run, tmp_path: Path) -> None:
    """RC §8 Rows are struck, dice are thrown again."""
    rows = ["blue", "green", "red", "poker", "101"]
    lines = "".join(f"\nh\nstrike {row}\n" for row in rows)
    words = ("play", "rolling-cubes", "--seats", "1", "--plain", "--save", tmp_path / "game")
    done = run(*words, typed=lines)
    assert done.code == 0 and "The game is over." in done.out
    assert "in row" in done.out


def test_simulate_and_arena(run: Run) -> None:
    """RC §9.3 Bots meet in many games, on the engine."""
    words = ("--games", "2", "--json")
    done = run("simulate", "rolling-cubes", "--seats", "2", "--bots", "level4,level1", *words)
    assert done.code == 0 and '"level4"' in done.out
    rated = run("arena", "rolling-cubes", "--bots", "level3,level1", "--games", "2", "--json")
    assert rated.code == 0 and "level3" in rated.out


def test_on_a_terminal(tmp_path: Path) -> None:
    """RC §3 On a real terminal values stand beside the text, and the terminal is left as it was."""
    master, slave = pty.openpty()
    before = termios.tcgetattr(slave)
    words = ["play", "rolling-cubes", "--seats", "1", "--save", str(tmp_path / "game")]
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier.cli.main", *words],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**os.environ, "PYTHONPATH": "src", "TERM": "xterm"},
    )
    seen = ""

    def until(mark: str) -> None:
        """Reads up to a mark; what has come behind it is there for the next one."""
        nonlocal seen
        while mark not in seen:
            assert select.select([master], [], [], 120)[0], seen
            seen += os.read(master, 4096).decode(errors="replace")
        seen = seen.partition(mark)[2]

    until("press Enter")
    os.write(master, b"\n")
    until("your equality")
    os.write(master, b"1+1=2")
    until("left 2, right 2")
    os.write(master, b"\x15strike blue\r")
    until("strikes row blue")
    until("press Enter")
    os.write(master, b"q\n")
    until("The game is kept.")
    assert process.wait(120) == 0
    assert termios.tcgetattr(slave) == before
    os.close(master)
    os.close(slave)
