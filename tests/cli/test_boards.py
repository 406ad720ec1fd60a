"""Boards as text over whole games: three languages, wide and narrow, no line too long, no English left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from croupier import GAMES, Table, rules, texts
from croupier.core.chance import Seeded
from croupier.core.lines import NARROWEST, WIDTH, columns
from croupier.core.play import at_random
from croupier.games.showdown.picture import label
from tests.texts.catalogues import messages

NAMES = ["Άννα", "Bob", "Κλεοπάτρα η μεγάλη του Νείλου", "安娜安娜安娜安娜安娜安娜", "Eve", "Finn", "0"]
#: Words of English messages that are the same in another language, or part of what is typed or a name.
SAME = {"round", "casino", "hotel", "premier", "slots", "lounge", "restaurant", "all"}
#: Names that the boxes have in English.
TITLES = [f"casino-{box}-{casino}" for box in ("vegas", "royale") for casino in range(1, 7)]


def views(name: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """What every seat sees in a whole game that is played at random."""
    game = rules(name, seats=GAMES[name].seats[-1])
    source = Seeded(seed)
    table: Table[Any, Any, Any] = Table(game, source)
    for number, _ in enumerate(islice(table.steps(at_random(game, source)), 600)):
        if number % 7 == 0:
            yield game, table.view(number % game.seats)
    yield game, table.view(None)


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_line_fits(name: str, language: str) -> None:
    """In 80 columns and in 40, whatever lies on the table and whatever names sit there."""
    for game, view in views(name, 1):
        for width in (WIDTH, NARROWEST):
            for line in game.presentation.board(view, NAMES, language, width):
                assert sum(columns(text) for text, _ in line) <= width, line


@pytest.mark.parametrize("language", ["it", "el"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_english_is_left(name: str, language: str) -> None:
    """No word of the English board messages stands on a board of another language; nothing is cut off."""
    own = {word for text in _texts(language) for word in _words(text)}
    english = {word for text in _texts("en") for word in _words(text)} - own - SAME
    assert len(english) > 50
    names = [str(seat) for seat in range(7)]
    for game, view in views(name, 2):
        lines = game.presentation.board(view, names, language)
        said = " ".join("".join(text for text, _ in line) for line in lines[1:])
        for title in (*(texts.say(code, (), (), language) for code in TITLES), *_tiles(language)):
            said = said.replace(title, "")
        # The letters of a room, which are the same in every language.
        said = said.replace(label("theater"), "")
        assert not english & set(_words(said)), english & set(_words(said))
        # A room has its letters before its name, so that a long name may be cut.
        assert name == "vegas-showdown" or "…" not in said


def _tiles(language: str) -> list[str]:
    return [
        texts.say("side-name", [("side", f"{side}{half}")], (), language)
        for side in "ABCDEFGH"
        for half in "12"
    ]


def _texts(language: str) -> list[str]:
    """What a language says on boards, each message with its plurals."""
    return [
        texts.say(code, [(part[1:], number) for part in _taken(parts)], (), language)
        for area in texts.areas(language)
        if area.endswith("board")
        for code, parts in messages(language, area).items()
        for number in (1, 2)
    ]


def _taken(parts: Any) -> list[str]:
    return [part for part in ("$bills", "$small", *parts.taken) if part.startswith("$")]


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", text.lower())


def test_a_tile_says_what_it_does() -> None:
    """LVR §2.4 One sentence below its name, where the screen is wide enough."""
    for game, view in islice(views("las-vegas-royale", 3), 3, 8):
        wide, narrow = (
            "\n".join(
                "".join(text for text, _ in line) for line in game.presentation.board(view, NAMES, "en", w)
            )
            for w in (WIDTH, NARROWEST)
        )
        lines = [texts.say(f"tile-{tile.code}-line") for tile in view.tiles if tile is not None]
        assert lines and all(line in wide and line not in narrow for line in lines)
