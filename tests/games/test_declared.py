"""What the games declare is there: every import path leads to what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from croupier import GAMES, bots, rules, texts
from croupier.core.errors import UnknownRevision
from croupier.core.game import Game, ImportPath, Level
from croupier.core.rules import Effect
from croupier.games import options, rules_with

CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"
GAME = pytest.mark.parametrize("name", GAMES)


def paths(value: Any) -> Iterator[ImportPath[Any]]:
    """Every import path inside a declaration."""
    if isinstance(value, ImportPath):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from paths(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from (path for inner in value.values() for path in paths(inner))
    elif isinstance(value, tuple):
        yield from (path for inner in value for path in paths(inner))


@GAME
def test_every_path_leads_somewhere(name: str) -> None:
    found = list(paths(GAMES[name]))
    assert len(found) >= 4
    for path in found:
        assert path.load() is not None


def test_contributing_tells_of_every_field() -> None:
    """What a game may have beyond facts stands in "Adding a game", and nothing there is gone."""
    text = CONTRIBUTING.read_text(encoding="utf-8").partition("## Adding a game")[2].partition("\n## ")[0]
    told = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", text, re.MULTILINE))))
    optional = {
        one.name for one in fields(Game) if one.default is not MISSING or one.default_factory is not MISSING
    }
    assert optional - told == {"bots", "effects", "pages"}, "of these tell the steps"
    assert told < optional


@GAME
def test_the_facts_are_those_of_the_rules(name: str) -> None:
    game = GAMES[name]
    assert game.name == name
    for seats in game.seats:
        made = rules(name, seats)
        assert (made.name, made.seats, made.revision) == (name, seats, game.revision)
        assert type(made.view(made.start(), 0)) is game.view.load()


@GAME
def test_every_revision_can_be_had(name: str) -> None:
    """By its number the rules of that revision, in a row from 1; of any other number a sentence."""
    game = GAMES[name]
    assert [*sorted(game.earlier), game.revision] == [*range(1, game.revision + 1)]
    for revision in (*game.earlier, game.revision):
        made = rules_with(name, game.seats[0], {}, revision)
        assert (made.name, made.revision) == (name, revision)
        assert {option.name for option in options(name, made.seats, revision)} == set(made.options)
    for revision in (0, game.revision + 1):
        with pytest.raises(
            UnknownRevision, match=rf"plays {name} revision .*{game.revision}, not {revision}"
        ):
            rules_with(name, game.seats[0], {}, revision)


@GAME
def test_every_level_is_a_bot(name: str) -> None:
    game = GAMES[name]
    assert set(game.levels) == set(get_args(Level))
    made = rules(name)
    for spec in game.levels.values():
        assert bots.specification(bots.make(spec, made)) == spec
    if game.adviser:
        assert bots.make(game.adviser, made)
    assert not game.advice or texts.has(game.advice)


@GAME
def test_effects_lie_in_the_modules_that_are_named(name: str) -> None:
    game = GAMES[name]
    kinds = {
        kind
        for path in game.effects
        for kind in vars(path.load()).values()
        if isinstance(kind, type) and issubclass(kind, Effect) and kind is not Effect
    }
    assert kinds


def test_a_game_that_has_little_declares_little() -> None:
    """Nothing but facts, options, rules and a view is asked for."""
    least = Game(
        name="none",
        title="None",
        seats=range(2, 3),
        minutes=1,
        cite="N",
        options=ImportPath("builtins:tuple"),
        make=ImportPath("builtins:dict"),
        view=ImportPath("builtins:tuple"),
    )
    assert least.kernel is None and least.outlook is None and least.marks is None and least.prompt is None
    assert not (least.typed or least.lapse or least.questions or least.commands or least.bots)
    assert least.levels == {
        "beginner": "greedy:warmth=60",
        "easy": "greedy:warmth=30",
        "normal": "greedy:warmth=15",
        "strong": "greedy",
    }
