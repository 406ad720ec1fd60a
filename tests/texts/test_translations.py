"""Italian and Greek say all that English says, and nothing is said that nobody asks for."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from croupier import GAMES, pages, texts
from croupier.core.rules import Effect
from tests.texts import uses
from tests.texts.catalogues import every_code, messages, taken

LANGUAGES = ("it", "el")
AREAS = texts.areas("en")
#: Whether a seat, or one of several, is who reads: every sentence that names seats is given that.
READER = {"$who", "$among"}
#: Messages that stand inside others and may be empty.
PARTS = ("and-biggie", "and-neutral", "lvr-and-money", "lvr-and-tile", "lvr-but-tile")


def test_the_languages_are_there() -> None:
    """English, Italian and Greek, each with every area."""
    assert set(texts.languages()) == {"en", *LANGUAGES}
    assert {language: texts.areas(language) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, AREAS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_a_catalogue_has_the_codes_of_the_english_one(area: str, language: str) -> None:
    """No message is missing and none is left over; the order is the same, for whoever compares them."""
    assert list(messages(language, area)) == list(messages("en", area))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_a_message_takes_what_the_english_one_takes(area: str, language: str) -> None:
    """The same seats, numbers and amounts, and amounts written as money; verbs may differ with who reads."""
    different = [
        code
        for code in messages("en", area)
        if taken(language, area, code) - READER != taken("en", area, code) - READER
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_rules_page_has_the_clauses_of_the_english_one(name: str, language: str) -> None:
    """Every numbered clause and tile, in order, none of them empty."""
    english = pages.clauses(name)
    translated = pages.clauses(name, language)
    assert [clause.number for clause in translated] == [clause.number for clause in english]
    assert all(clause.text for clause in translated)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_rules_page_says_what_the_english_one_says(name: str, language: str) -> None:
    """Clause by clause and case by case: the same numbers, words in code quotes and marks of rulings."""
    english, translated = marks(pages.page(name)), marks(pages.page(name, language))
    assert len(translated) == len(english)
    for theirs, ours in zip(translated, english, strict=True):
        assert theirs == ours


def marks(page: str) -> list[tuple[str, ...]]:
    """What no translation changes, for each heading, clause, tile and worked case."""
    blocks = re.split(r"\n(?=#|\d+\.\d+ |\*\*|- )", page)
    return [tuple(sorted(re.findall(r"`[^`]+`|\bR\b|\d+", _plain(block)))) for block in blocks]


def _plain(block: str) -> str:
    """Numbers without the mark between thousands, or before decimals."""
    return re.sub(r"(?<=\d)[.,](?=\d)", "", block)


@pytest.mark.parametrize("kind", uses.effects(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_an_effect_has_words_and_what_they_take(kind: type[Effect]) -> None:
    """A message that asks for a field the effect lacks could never be said."""
    code = texts.effect_code(kind)
    areas = [area for area in texts.areas("en") if code in messages("en", area)]
    assert len(areas) == 1, f"{code} stands in {areas}"
    asked = {part for part in taken("en", areas[0], code) if part.startswith("$")} - READER
    assert asked <= {f"${field.name}" for field in fields(kind)}


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", ("en", *LANGUAGES))
def test_every_message_can_be_said(language: str, number: int) -> None:
    """Each with its plurals, without an error of Fluent and without doubled spaces."""
    for area in texts.areas(language):
        for code in messages(language, area):
            names = {part.removeprefix("$") for part in taken(language, area, code) if part.startswith("$")}
            said = texts.say(code, [(name, number) for name in sorted(names)], language=language)
            assert said.strip() or code in PARTS, code
            assert "  " not in said, code


def test_every_message_is_used() -> None:
    """A code that no source names and no effect has is left over from something."""
    codes = every_code("en")
    contained = {
        inner for area in texts.areas("en") for m in messages("en", area).values() for inner in m.messages
    }
    told = {texts.effect_code(kind) for kind in uses.effects()}
    literals = uses.literals()
    assert sorted(code for code in codes - contained - told if not uses.named(code, literals)) == []


def test_no_message_is_missing() -> None:
    """Whatever the sources plainly ask for, English has; the other languages follow it."""
    asked = uses.asked()
    assert {"your-turn", "roll-first", "house-stale"} <= asked
    assert sorted(asked - every_code("en")) == []


def test_uses_are_read_from_sources() -> None:
    """Whole codes and filled templates count, a mere mention inside a sentence does not."""
    found = frozenset(
        uses.browser('t("undo"); t(`theme-${theme}`); ["dark"]; say("about close"); t(`${a}-${b}`)')
    )
    assert uses.named("undo", found)
    assert uses.named("theme-dark", found)
    assert uses.named("theme-7", found)
    assert not uses.named("theme-pink", found)
    assert not uses.named("close", found)
