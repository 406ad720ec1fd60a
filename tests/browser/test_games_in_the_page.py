"""The page knows no game by name, except in the folder of its board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from croupier.games import GAMES, options

WEB = Path(__file__).resolve().parents[2] / "web"
#: The list of boards is where a game is entered.
REGISTRY = WEB / "src" / "boards" / "index.ts"
FOLDERS = {game.view.text.split(".")[-2] for game in GAMES.values()}


def _words() -> re.Pattern[str]:
    """Whatever gives a game away: names, titles, folders, citations, and the messages named after them."""
    cites = {game.cite for game in GAMES.values()}
    names = {word for game in GAMES.values() for word in (game.name, game.title)} | FOLDERS
    plain = "|".join(re.escape(word) for word in sorted(names | {"Las Vegas"}))
    return re.compile(rf"(?i:{plain})|\b({'|'.join(sorted(cites))})\b|[\"'`]({'|'.join(cites).lower()})-")


def _sources() -> list[Path]:
    kept = {WEB / "src" / "boards" / folder for folder in FOLDERS}
    files = [*(WEB / "src").rglob("*"), WEB / "index.html", WEB / "vite.config.ts"]
    return sorted(
        file for file in files if file.is_file() and not kept & set(file.parents) and file != REGISTRY
    )


def test_no_file_outside_its_board_names_a_game() -> None:
    """Tests may: their records and rules pages are those of real games."""
    found = [
        f"{file.relative_to(WEB)}: {match.group(0)}"
        for file in _sources()
        if not file.name.endswith(".test.ts")
        for match in _words().finditer(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text", ['game === "las-vegas-2012"', "LV12 §4.1", 't("rc-points")', "../showdown/x"]
)
def test_the_law_would_find_one(text: str) -> None:
    """What used to stand in the page is found."""
    assert _words().search(text)


def test_no_file_outside_its_board_knows_an_option() -> None:
    """Options come from the house; what the page says of one of them is said by its game's object."""
    names = {option.name for name, game in GAMES.items() for option in options(name, game.seats[-1])}
    asked = re.compile(rf"\boption\w*\b[^\n]{{0,24}}[\"'`-]({'|'.join(sorted(names))})[\"'`-]")
    assert asked.search('option === "start"') and asked.search("t(`option-money-${value}`)")
    found = [
        f"{file.relative_to(WEB)}: {match.group(0)}"
        for file in _sources()
        if not file.name.endswith(".test.ts")
        for match in asked.finditer(file.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_every_drawn_game_is_a_folder_with_an_index_and_types() -> None:
    """One object a game, in a folder named like its package, beside the types it is compiled against."""
    for folder in FOLDERS:
        assert {"index.ts", "wire.ts"} <= {file.name for file in (WEB / "src" / "boards" / folder).iterdir()}
