"""What holds of every sentence of every effect in three languages: names, figures, plurals."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any

from croupier import texts
from croupier.core.conformance import Doubt
from croupier.core.rules import Effect, Seat
from tests.texts.catalogues import messages, taken

PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
_NUMBER = re.compile(r"\d+(?:[.,]\d{3})*")
#: A number of one, beside a word for many.
MANY_OF_ONE = re.compile(
    r"(?<![\d.,:=+x-])1 (?:\w+ )?(?:dice|chips|bills|points|tokens|rooms|spaces"
    r"|dadi|fiche|banconote|punti|segnalini|caselle"
    r"|ζάρια|μάρκες|κάρτες|πόντοι|πόντους|δείκτες|θέσεις)\b"
)
#: What Fluent or Python leave behind where a value was not said.
LEFT_BEHIND = re.compile(r"[{}]|\bNone\b|\bnone\b|\bTrue\b|\bFalse\b|  |\$[a-z]|[-−]\d")


@cache
def names(seats: int, language: str) -> tuple[str, ...]:
    """The people at a table, then the neutral player."""
    return (*PEOPLE[:seats], texts.say("neutral-player", language=language))


@lru_cache(maxsize=60_000)
def sentence(effect: Effect, seats: int, language: str) -> str:
    """An effect in words, at a table of so many."""
    return texts.tell(effect, names(seats, language), language)


@lru_cache(maxsize=20_000)
def badly_said(effect: Effect, seats: int) -> str:
    """What is wrong with how an effect is said, in any language; empty: nothing."""
    seen: dict[str, list[int]] = {}
    for language in texts.languages():
        said = sentence(effect, seats, language)
        seen[language] = sorted(figures(said))
        if wrong := _wrong(effect, said, seats, language):
            return f"{said!r} ({language}) {wrong}"
    if len({tuple(found) for found in seen.values()}) > 1:
        return f"{texts.effect_code(effect)} says other figures in other languages: {seen}"
    return ""


class Alike:
    """The sentences of a table: two things that differ in what their message takes are not said alike."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen: set[Effect] = set()
        self.said: dict[tuple[str, str], dict[str, Any]] = {}

    def doubt(self, effect: Effect) -> str:
        """Of what else this was said; empty: of nothing."""
        if effect in self.seen:
            return ""
        self.seen.add(effect)
        code = texts.effect_code(effect)
        facts = {name: getattr(effect, name) for name in _names(effect) if f"${name}" in _named(code)}
        for language in texts.languages():
            said = sentence(effect, self.seats, language)
            other = self.said.setdefault((code, f"{language}: {said}"), facts)
            if other != facts:
                return f"{said!r} ({language}) is said of {effect} and of {other}"
        return ""


def _names(effect: Effect) -> list[str]:
    return [field.name for field in fields(effect)]


def _wrong(effect: Effect, said: str, seats: int, language: str) -> str:
    equation = getattr(effect, "equation", "") or getattr(effect, "dice", "")
    bare = said.replace(equation, "#") if isinstance(equation, str) and equation else said
    if LEFT_BEHIND.search(bare):
        return "has something left behind, or a number below zero"
    if MANY_OF_ONE.search(bare):
        return "speaks of one thing as of many"
    if said[-1] not in ".!":
        return "is no whole sentence"
    if unknown := [figure for figure in figures(said) if figure not in _known(effect)]:
        return f"names {unknown}, which is no figure of {effect}"
    people = names(seats, language)
    for seat in _seats(effect):
        if people[seat] not in said:
            return f"does not name {people[seat]}"
    return ""


def figures(said: str) -> list[int]:
    """The numbers of a sentence."""
    return [int(re.sub(r"[.,]", "", found)) for found in _NUMBER.findall(said)]


def _known(effect: Effect) -> set[int]:
    """The figures of an effect, as they are and in full dollars."""
    found: set[int] = set()
    for field in fields(effect):
        value = getattr(effect, field.name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str):
                found.update(map(int, _NUMBER.findall(one)))
            elif isinstance(one, int):
                found.add(abs(one))
    return found | {figure * 1000 for figure in found}


@lru_cache(maxsize=200)
def _named(code: str) -> frozenset[str]:
    """What a message takes."""
    area = next(area for area in texts.areas("en") if code in messages("en", area))
    return frozenset(taken("en", area, code))


def _seats(effect: Effect) -> list[Seat]:
    """Whom the sentence must name."""
    named = _named(texts.effect_code(effect))
    one = [effect.seat] if "$seat" in named else []  # type: ignore[attr-defined]
    return [*one, *(effect.seats if "$seats" in named else ())]  # type: ignore[attr-defined]


def law(seats: int, false: Callable[..., str], kinds: set[str]) -> Doubt[Any, Any]:
    """Everything told is well said and true, and every decision is told with who made it; notes the kinds."""

    alike = Alike(seats)

    def doubt(before: Any, seat: Seat | None, event: Any, told: tuple[Effect, ...], after: Any) -> str:
        kinds.update(type(effect).__name__ for effect in told)
        for effect in told:
            if wrong := badly_said(effect, seats) or alike.doubt(effect):
                return wrong
        if wrong := false(before, seat, event, told, after):
            return wrong
        if seat is not None:
            open_ = [effect for effect in told if not effect.quiet and effect.seen_by is None]
            if not any(PEOPLE[seat] in sentence(effect, seats, "en") for effect in open_):
                return f"nobody is told that {PEOPLE[seat]} decided {event}"
        return ""

    return doubt
