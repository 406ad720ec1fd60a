"""The catalogues: every file reads, no message is doubled, effects of the games have words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from croupier import texts
from croupier.texts.catalogue import entries

FOLDER = Path(texts.__file__).parent
FILES = sorted(FOLDER.glob("*/*.ftl"))


def _written(entry: ast.Message) -> str:
    return FluentSerializer().serialize_entry(entry)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_catalogue_has_no_unreadable_entry(path: Path) -> None:
    """What Fluent cannot read it would leave out without a word."""
    junk = [e for e in FluentResource(path.read_text(encoding="utf-8")).body if isinstance(e, ast.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_message_read_alone_is_the_same(path: Path) -> None:
    """Messages are parsed one by one when they are said: as if Fluent had read the whole file."""
    source = path.read_text(encoding="utf-8")
    whole = [e for e in FluentResource(source).body if isinstance(e, ast.Message | ast.Term)]
    alone = [FluentResource(text).body[0] for text in entries(source).values()]
    assert len(whole) == len(alone) > 0
    for one, other in zip(whole, alone, strict=True):
        assert one.equals(other, ignored_fields=["span", "comment"]), one.id.name


def test_no_message_is_written_twice_in_a_language() -> None:
    """Two areas must not use one code for different things."""
    for language in {path.parent.name for path in FILES}:
        seen: dict[str, str] = {}
        for path in (path for path in FILES if path.parent.name == language):
            for entry in FluentResource(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in seen, (entry.id.name, path.name, seen[entry.id.name])
                    seen[entry.id.name] = path.name


def test_a_question_belongs_to_one_game() -> None:
    """The page puts these codes together: one game must not wait in the words of another."""
    games: dict[str, set[str]] = {}
    for path in (path for path in FILES if path.parent.name == "en" and path.stem.count("-")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and (found := re.match("(ask|your|wait)-(.+)", entry.id.name)):
                games.setdefault(found[2], set()).add("-".join(path.stem.split("-")[:2]))
    assert len(games) > 10
    assert {question: found for question, found in games.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["$60,000", "$0", "-$30,000", "$1,250,000"]),
        ("it", ["$60.000", "$0", "-$30.000", "$1.250.000"]),
        ("el", ["60.000\xa0$", "0\xa0$", "-30.000\xa0$", "1.250.000\xa0$"]),
    ],
)
def test_money_is_written_in_full(language: str, written: list[str]) -> None:
    """Amounts are kept in thousands and spoken in dollars, as each language writes them."""
    assert [texts.money(amount, language) for amount in (60, 0, -30, 1250)] == written
    said = texts.say("preview-wins", [("bill", 60)], language=language)
    assert written[0] in said


def test_every_language_writes_money() -> None:
    """A new language must say how."""
    assert all(texts.money(60, language) for language in texts.languages())


@pytest.mark.parametrize(
    ("language", "pointing"),
    [
        ("en", r"\b(tap|click)"),
        ("it", r"\b(tocca(?! a)|clicca)\b"),
        ("el", r"\b(άγγιξε|κάνε κλικ)"),
    ],
)
def test_how_one_points_is_said_for_the_device_in_use(language: str, pointing: str) -> None:
    """A message that says tap or click asks for the device; all others say what is to be chosen."""
    for path in (path for path in FILES if path.parent.name == language):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and re.search(pointing, written := _written(entry), re.I):
                assert "$device ->" in written, (path.name, entry.id.name)


def test_a_missing_message_is_an_error() -> None:
    """A forgotten text shows itself at once."""
    with pytest.raises(KeyError, match="no message no-such-code"):
        texts.say("no-such-code")
