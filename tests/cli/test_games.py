"""`croupier games GAME`: options and bots for a number of seats, and the numbers of the levels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from croupier.bots import levels
from croupier.games import game
from tests.cli.conftest import Run


def test_levels_have_the_numbers_that_play_takes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with three levels: the number that is listed is the one of `--level`."""
    few = replace(game("las-vegas-2012"), levels={"easy": "random", "normal": "greedy", "strong": "expert"})
    monkeypatch.setattr("croupier.cli.games.find_game", lambda name: few)
    monkeypatch.setattr(levels, "game", lambda name: few)
    *_, first, second, third = run("games", "las-vegas-2012").out.splitlines()
    for line in (first, second, third):
        number, _, bot = line.split()
        assert levels.bot("las-vegas-2012", levels.level_of(number)) == bot


def test_options_are_those_of_a_number_of_seats(run: Run) -> None:
    """LV12 §6 The neutral dice are usual with two and cannot be with five; which number is meant is said."""
    assert "What follows is for 4 seats; --seats N" in run("games", "las-vegas-2012").out
    assert "neutral: off, on; otherwise off" in run("games", "las-vegas-2012").out
    two = run("games", "las-vegas-2012", "--seats", "2").out
    assert "for 2 seats" in two and "; otherwise on" in two
    assert "neutral: off; otherwise off" in run("games", "las-vegas-2012", "--seats", "5").out


def test_seats_that_no_game_has_are_refused(run: Run) -> None:
    """One sentence; without a game there is nothing that seats could be of."""
    assert (nine := run("games", "las-vegas-2012", "--seats", "9")).code == 2 and "9 seats" in nine.err
    assert (none := run("games", "--seats", "3")).code == 2 and "one game" in none.err


def test_a_value_that_does_not_speak_for_itself_is_explained(run: Run) -> None:
    """RC §8 `yahtzee` is the solitaire, in every language; the other values need no words."""
    for seats in ("1", "4"):
        found = run("games", "rolling-cubes", "--seats", seats, "--language", "en").out
        assert "\n  yahtzee: The solitaire, for one or several. Five throws;" in found
        assert "  tournament:" not in found
    assert "\n  yahtzee: Il solitario, " in run("games", "rolling-cubes", "--language", "it").out
