"""Lessons of the house: played anew for every question, so that nothing is kept about a newcomer."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from croupier import games
from croupier.core.chance import Seeded
from croupier.core.errors import IllegalAction, InvalidAction, clip
from croupier.core.lesson import NEWCOMER, ROLL, Lesson, Step, lines
from croupier.core.rules import Chance, Refusal
from croupier.server import aside
from croupier.server.table.ledger import Ledger
from croupier.server.table.refusals import GameRefused, Refused, unreadable
from croupier.server.wire import encode, parts, resources
from croupier.server.wire.protocol import Update

#: What a newcomer points with, as the words of a step say it.
Device: TypeAlias = Literal["mouse", "touch"]


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its name; raises `Refused`."""
    if game in games.GAMES:
        for lesson in games.lessons(game):
            if lesson.name == name:
                return lesson
    raise Refused("no-page")


@lru_cache(maxsize=100)
def told(game: str, name: str, language: str, device: Device) -> resources.Lesson:
    """A whole lesson with the words for a language and a device; raises `Refused`."""
    lesson = lesson_of(game, name)
    steps = []
    for number, step in enumerate(lesson.steps):
        anew = at_step(game, lesson, number, ()) if step.before is not None else None
        steps.append(
            resources.LessonStep(
                words=_say(step.says, language, device),
                instead=_say(step.instead, language, device) if step.instead else "",
                reads=not step.wants,
                entries=aside.entries(anew, 0, NEWCOMER, language) if anew else [],
                now=aside.position(anew, anew.seq, NEWCOMER, language) if anew else None,
            )
        )
    options = {name: str(value) for name, value in lesson.options.items()}
    rules = games.rules_with(game, lesson.seats, lesson.options)
    return resources.Lesson(aside.table(rules, NEWCOMER, language), options, steps)


@lru_cache(maxsize=1_000)
def tried(
    game: str, name: str, number: int, done: tuple[str, ...], text: str, language: str
) -> resources.Tried:
    """What an event of the newcomer does at a step, after what was done at the steps before it.

    Raises `Refused` for a step that is not there, or that cannot be reached so.
    """
    lesson = lesson_of(game, name)
    if number >= len(lesson.steps):
        raise Refused("no-page")
    step, ledger = lesson.steps[number], at_step(game, lesson, number, done)
    if not text:
        return resources.Tried(None, None, [], True, _followed(ledger, step, "", language))
    if text == ROLL:
        return _rolled(ledger, step, language)
    rules, state = ledger.rules, ledger.table.state
    names = aside.names(lesson.seats, NEWCOMER, language)
    try:
        event = rules.parse(text)
    except InvalidAction as error:
        return _refused(unreadable(error).refusal, names, language)
    view = rules.view(state, NEWCOMER)
    marks = [encode.mark(found) for found in games.marks(rules, view, event)]
    if not rules.is_legal(state, NEWCOMER, event):
        return _refused(rules.presentation.why_not(view, event), names, language, marks)
    preview = encode.preview(rules.presentation.preview(view, event), names, language)
    leads_on = step.leads_on(str(event))
    follows = _followed(ledger, step, str(event), language) if leads_on else []
    return resources.Tried(preview, None, marks, leads_on, follows)


def at_step(game: str, lesson: Lesson, number: int, done: tuple[str, ...]) -> Ledger:
    """The table of a lesson as a step begins: set up, and played on by what was done at each step since.

    Raises `Refused` where that is not what those steps want.
    """
    rules = games.rules_with(game, lesson.seats, lesson.options)
    ledger = Ledger(rules, Seeded(0))
    first = max(at for at in range(number + 1) if lesson.steps[at].before is not None)
    if len(done) != number - first:
        raise Refused("unreadable", reason=f"{number - first} steps lead to this one")
    _play(ledger, lesson.steps[first].before or "")
    for step, event in zip(lesson.steps[first:number], done, strict=True):
        if bool(event) != bool(step.wants) or (event and not step.leads_on(event)):
            raise Refused("unreadable", reason=clip(event))
        try:
            follow(ledger, step, event)
        except InvalidAction as error:
            raise unreadable(error) from None
        except IllegalAction as error:
            raise GameRefused(error.refusal) from None
    return ledger


def follow(ledger: Ledger, step: Step, event: str) -> None:
    """Plays what the newcomer does, nothing or `ROLL` included, and what follows it."""
    if event and event != ROLL:
        ledger.do(NEWCOMER, event, 0)
    _play(ledger, step.then)


def _play(ledger: Ledger, text: str) -> None:
    for line in lines(text):
        ledger.again("chance" if line.seat is None else "move", line.seat, line.text, 0)


def _rolled(ledger: Ledger, step: Step, language: str) -> resources.Tried:
    """The dice the newcomer asks for; raises `Refused` where none wait for it."""
    turn = ledger.turn
    if ROLL not in step.wants or not isinstance(turn, Chance) or turn.seat != NEWCOMER:
        raise Refused("not-your-roll")
    return resources.Tried(None, None, [], True, _followed(ledger, step, ROLL, language))


def _followed(ledger: Ledger, step: Step, event: str, language: str) -> list[Update]:
    """One update for each entry, as at a table."""
    before = ledger.seq
    follow(ledger, step, event)
    entries = aside.entries(ledger, before, NEWCOMER, language)
    return [Update([entry], aside.position(ledger, entry.seq, NEWCOMER, language)) for entry in entries]


def _refused(
    refusal: Refusal, names: encode.Names, language: str, marks: list[parts.Mark] | None = None
) -> resources.Tried:
    return resources.Tried(None, encode.refusal(refusal, names, language), marks or [], False, [])


def _say(code: str, language: str, device: Device) -> str:
    return encode.say(code, (("device", device),), (), language)
