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
