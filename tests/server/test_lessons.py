"""Lessons: every step is a real move of a real game, in three languages, and the house keeps nothing."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from croupier import games, texts
from croupier.core.chance import Seeded
from croupier.core.lesson import NEWCOMER, ROLL, Lesson, Step, lines
from croupier.core.rules import Chance
from croupier.games import DECLARED
from croupier.server import lessons
from croupier.server.table.ledger import Ledger
from croupier.server.table.refusals import Refused

LESSONS = [(game, lesson) for game in DECLARED for lesson in games.lessons(game)]
NAMES = [f"{game} {lesson.name}" for game, lesson in LESSONS]


def meant(step: Step, ledger: Ledger) -> list[str]:
    """Events that a step wants: as they stand there, and of a verb the first and the last that are legal."""
    found = []
    for wanted in step.wants:
        if wanted == ROLL or " " in wanted:
            found.append(wanted)
            continue
        actions = [str(event) for event in ledger.rules.actions(ledger.table.state, NEWCOMER)]
        own = [event for event in actions if event == wanted or event.startswith(f"{wanted} ")]
        found += [own[0], own[-1]]
    return found


def check(ledger: Ledger, text: str) -> None:
    """Plays lines, each of which is legal in its place."""
    for line in lines(text):
        event = ledger.rules.parse(line.text)
        assert ledger.rules.is_legal(ledger.table.state, line.seat, event), line
        ledger.again("chance" if line.seat is None else "move", line.seat, line.text, 0)


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_every_step_is_a_legal_move_from_the_start_of_a_game(game: str, lesson: Lesson) -> None:
    """Set up from the first event of a game, walked by every event that is wanted; others are not in turn."""
    assert lesson.steps[0].before is not None
    done: tuple[str, ...] = ()
    for number, step in enumerate(lesson.steps):
        if step.before is not None:
            done = ()
            rules = games.rules_with(game, lesson.seats, lesson.options)
            check(Ledger(rules, Seeded(0)), step.before)
        ledger = lessons.at_step(game, lesson, number, done)
        wanted = meant(step, ledger)
        for event in wanted or [""]:
            fresh = lessons.at_step(game, lesson, number, done)
            if event == ROLL:
                assert isinstance(fresh.turn, Chance) and fresh.turn.seat == NEWCOMER
                assert lines(step.then)[0].seat is None
            elif event:
                assert step.leads_on(event)
                fresh.do(NEWCOMER, event, 0)
            check(fresh, step.then)
        done = (*done, wanted[0] if wanted else "")
    assert not lesson.steps[-1].wants


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_a_step_that_others_could_answer_otherwise_has_a_sentence_for_it(game: str, lesson: Lesson) -> None:
    done: tuple[str, ...] = ()
    for number, step in enumerate(lesson.steps):
        done = () if step.before is not None else done
        ledger = lessons.at_step(game, lesson, number, done)
        if step.wants and step.wants != (ROLL,):
            actions = map(str, ledger.rules.actions(ledger.table.state, NEWCOMER))
            others = any(not step.leads_on(event) for event in actions)
            assert others == bool(step.instead), step.says
        done = (*done, meant(step, ledger)[0] if step.wants else "")


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_every_message_is_there_in_every_language(game: str, lesson: Lesson, language: str) -> None:
    for step, device in product(lesson.steps, ("mouse", "touch")):
        for code in filter(None, (step.says, step.instead)):
            assert len(texts.say(code, [("device", device)], (), language)) > 10


def test_every_game_and_every_mode_has_a_lesson() -> None:
    for game in DECLARED:
        assert games.lessons(game)
    modes = games.options("rolling-cubes", 2)[0].allowed
    assert modes is not None
    assert [lesson.name for lesson in games.lessons("rolling-cubes")] == list(map(str, modes))
    assert all(lesson.options["mode"] == lesson.name for lesson in games.lessons("rolling-cubes"))


def test_a_lesson_as_it_is_told_begins_with_a_table_and_its_words() -> None:
    told = lessons.told("las-vegas-2012", "first", "it", "touch")
    first = told.steps[0]
    assert first.reads and first.now is not None and first.entries
    assert first.words.startswith("Lo scopo")
    assert "Tocca" in told.steps[3].words or "tocca" in told.steps[3].words
    assert [seat.kind for seat in told.table.seats] == ["person", "bot", "bot"]


def test_what_leads_on_brings_what_follows_and_what_does_not_can_be_tried_again() -> None:
    rolled = lessons.tried("las-vegas-2012", "first", 2, ("", ""), "roll", "en")
    assert rolled.leads_on and [update.entries[0].text for update in rolled.follows] == [
        "roll 1 2 2 3 3 3 5 6"
    ]
    assert [choice.event for choice in rolled.follows[-1].now.actions] == [
        f"place {n}" for n in (1, 2, 3, 5, 6)
    ]
    at = ("", "", "roll")
    other = lessons.tried("las-vegas-2012", "first", 3, at, "place 5", "en")
    assert other.preview is not None and not other.leads_on and not other.follows
    wrong = lessons.tried("las-vegas-2012", "first", 3, at, "place 4", "en")
    assert wrong.refusal is not None and "4" in wrong.refusal.words
    placed = lessons.tried("las-vegas-2012", "first", 3, at, "place 3", "en")
    assert placed.leads_on and len(placed.follows) == 5
    assert all(not update.now.actions for update in placed.follows)


@pytest.mark.parametrize(
    ("number", "done", "event"),
    [
        (99, (), "roll"),
        (3, (), "place 3"),
        (3, ("", "", "place 3"), "place 3"),
        (3, ("", "", "roll"), "roll"),
    ],
)
def test_steps_that_cannot_be_reached_so_are_refused(number: int, done: Any, event: str) -> None:
    with pytest.raises(Refused):
        lessons.tried("las-vegas-2012", "first", number, done, event, "en")


def test_an_unknown_lesson_is_refused() -> None:
    for game, name in (("las-vegas-2012", "second"), ("chess", "first")):
        with pytest.raises(Refused):
            lessons.told(game, name, "en", "mouse")


def test_a_lesson_weighs_little() -> None:
    for game, lesson in LESSONS:
        told = lessons.told(game, lesson.name, "el", "touch")
        assert len(msgspec.json.encode(told)) < 100_000
