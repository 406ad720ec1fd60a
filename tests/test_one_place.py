"""The law of the declared game: only its own places name a game, and no hook is found by its name."""

from __future__ import annotations

import ast
import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

import croupier
from croupier.games import DECLARED, GAMES, options

ROOT = Path(__file__).parents[1]
SOURCES = Path(croupier.__file__).parent

#: How a game is called in code, comments and file names: by its name, its folder, the words of its title.
NAMES = re.compile(r"las.?vegas|royale|showdown|rolling.?cubes?|(\b|_)cubes?(\b|_)", re.IGNORECASE)
#: Where a game may be named: below these, and in files that begin so.
OWN = (
    "games/lasvegas/",
    "games/royale/",
    "games/rollingcubes/",
    "games/showdown/",
    *map("/".join, product(("solve", "value", "bots"), ("lasvegas", "royale", "cubes", "showdown"))),
    *map("/".join, product(("texts/en", "texts/it", "texts/el"), ("las-vegas", "rolling-cubes", "vegas-"))),
    # The rules pages, and the drawn table as it was built: its sources have a test of their own.
    "pages/",
    "web/",
)
#: The registry lists modules.
REGISTRY = "games/__init__.py"
LINE = re.compile(r'    "[a-z0-9-]+": ImportPath\("[\w.:]+"\),')
TEXTS = {".py", ".ftl", ".toml", ".js", ".css", ".html", ".json"}
FILES = [
    path
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in TEXTS and not path.relative_to(SOURCES).as_posix().startswith(OWN)
]
#: What builds, checks and takes pictures finds the games through the registry; the page's sources have a test
#: of their own, documents name the games they are about.
TOOLS = [
    path
    for folder in (".", ".ci", "tools", "web")
    for path in sorted((ROOT / folder).iterdir())
    if path.suffix in {*TEXTS, ".ts", ""} and path.is_file() and not path.name.startswith(".")
]


def test_the_words_are_those_of_the_games() -> None:
    """Every game of the registry is met, by its name and by the folder that declares it."""
    for name, path in DECLARED.items():
        assert NAMES.search(name) and NAMES.search(path.text)
        assert path.text.removeprefix("croupier.").replace(".", "/").startswith(OWN)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_no_other_file_names_a_game(path: Path) -> None:
    """In code or comment; the registry has a line for each game and nothing else."""
    assert not NAMES.search(path.name)
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.relative_to(SOURCES).as_posix() == REGISTRY:
        lines = [line for line in lines if not LINE.fullmatch(line)]
    assert [line for line in lines if NAMES.search(line)] == []


def test_what_is_said_of_a_game_stands_in_its_catalogues() -> None:
    """The words of its options, themes and commands, and of bots that only it has."""
    bots = Counter(bot for game in GAMES.values() for bot in game.bots)
    codes = {f"bot-{bot}-why" for bot, games in bots.items() if games == 1}
    for name, game in GAMES.items():
        for option in (one for seats in game.seats for one in options(name, seats)):
            codes |= {f"option-{option.name}", f"option-{option.name}-why"}
        codes |= {f"about-{theme}" for theme in game.themes}
        for command in game.commands:
            codes |= {command.help, *(parameter.help for parameter in command.parameters)}
    catalogues = [path for path in FILES if path.suffix == ".ftl"]
    assert len(catalogues) > 20 and len(codes) > 40
    for path in catalogues:
        found = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert codes & set(found) == set(), path


@pytest.mark.parametrize("path", TOOLS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_tool_names_a_game(path: Path) -> None:
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if NAMES.search(line)] == []
    assert not NAMES.search(path.name)


def test_the_tools_are_looked_at() -> None:
    found = {path.name for path in TOOLS}
    assert {"pyproject.toml", "Makefile", "hatch_build.py", "write_wire.py", "package.json", "run"} <= found


def test_no_hook_goes_by_its_name() -> None:
    """What a game or a bot may have is declared: to ask by a fixed name whether it is there is a hook."""
    wrong = [
        f"{path.relative_to(SOURCES)}:{node.lineno}"
        for path in sorted(SOURCES.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "getattr"
        and isinstance(node.args[1], ast.Constant)
    ]
    assert wrong == []
