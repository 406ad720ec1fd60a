"""`croupier drill`: a position, a choice, why; themes, the drill of the day, and throws without end."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import Any

import pytest

from croupier.server.wire.drilling import drill_of_day
from croupier.server.wire.judged import DrillOfDay
from croupier.value import drills
from tests.cli.conftest import Run

GAME = "las-vegas-2012"


def only(monkeypatch: pytest.MonkeyPatch) -> drills.Drill:
    """Leaves one drill of a game."""
    found = drills.of(GAME)
    assert found is not None
    one = drills.Drills(found.head, found.drills[:1])
    monkeypatch.setattr(drills, "of", lambda game: one)
    return one.drills[0]


def test_a_choice_is_told_with_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong, then right, then enough; nothing is said before the choice."""
    drill = only(monkeypatch)
    typed = f"h\n{drill.greedy}\n{drill.best.event}\nq\n"
    done = run("drill", GAME, "--plain", typed=typed)
    assert (done.code, done.err) == (0, "")
    before, told = done.out.split("There are no hints in a drill.")
    assert "What is best here?" in before and "better" not in before
    assert f"{drill.best.event} is better." in told and f"Right: {drill.best.event}." in told
    assert "Theme: " in told and "1 of 2 solved." in told


def test_themes_are_named_and_others_refused(run: Run) -> None:
    found = drills.of(GAME)
    assert found is not None
    name = next(iter(found.themes()))
    assert run("drill", GAME, "--theme", name, "--plain", typed="q\n").code == 0
    done = run("drill", GAME, "--theme", "juggling", "--plain")
    assert done.code == 2 and f"themes are {name}" in done.err
    done = run("drill", GAME, "--day", "--plain")
    assert done.code == 2 and "--day is one drill for everybody" in done.err


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "the same for everybody"), ("it", "uguale per tutti"), ("el", "ίδια για όλους")],
)
def test_the_drill_of_the_day(run: Run, language: str, words: str) -> None:
    done = run("drill", "--day", "--plain", "--language", language, typed="q\n")
    assert done.code == 0 and words in done.out


class Late(datetime):
    """Half an hour before midnight in universal time, where it is tomorrow already."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Any:
        return datetime(2026, 11, 18, 23, 30, tzinfo=UTC).astimezone(tz or timezone(timedelta(hours=9)))


def test_the_day_goes_by_universal_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house and the terminal name the same drill, wherever they stand."""
    monkeypatch.setattr("croupier.server.wire.drilling.datetime", Late)
    monkeypatch.setattr("croupier.cli.drill.datetime", Late)

    async def told() -> DrillOfDay:
        found: DrillOfDay = await drill_of_day.fn()
        return found

    game, drill = drills.of_day(date(2026, 11, 18))
    assert asyncio.run(told()) == DrillOfDay("2026-11-18", game, drill.id)
    assert drills.of_day(date(2026, 11, 19)) != (game, drill)
    first, second, *_ = run("drill", "--day", "--plain", typed="q\n").out.splitlines()
    assert "2026-11-18" in first and second.startswith(f"{game}, ")


def test_throws_without_end_against_the_sand(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """RC §4.1 Nothing made of a throw is not good; what comes late is told so; `q` is enough."""
    done = run("drill", "rolling-cubes", "--plain", typed="1=2\n\nq\n")
    assert done.code == 0, done.err
    assert "The sand runs for 240 seconds" in done.out and "there was more" in done.out
    assert "[RC §" in done.out and "Best: " in done.out and "0 of 1 solved." in done.out
    monkeypatch.setattr("croupier.games.rollingcubes.drill.SECONDS", dict.fromkeys(range(1, 6), -1))
    assert "Too late" in run("drill", "rolling-cubes", "--count", "1", "--plain", typed="\n").out


def test_the_end_of_the_input_ends_it(run: Run) -> None:
    """Of the day as of any other: nothing is complained of."""
    for words in (("drill", "--day"), ("drill", GAME)):
        done = run(*words, "--plain", typed="")
        assert (done.code, done.err) == (0, "")
