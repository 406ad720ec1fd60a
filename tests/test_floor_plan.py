"""Every game has the same files for the same things."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

import croupier
from croupier.games.royale.tiles import KINDS, Pending

GAMES = Path(croupier.__file__).parent / "games"
FOLDERS = sorted(path for path in GAMES.iterdir() if (path / "game.py").exists())
ARCHITECTURE = Path(__file__).parents[1] / "docs" / "architecture.md"

#: What stands in each file of the plan: names it must define.
PLAN = {
    "game": (),
    "options": ("options",),
    "state": ("State",),
    "events": ("parse",),
    "rules": (),
    "draws": ("outcomes", "sample"),
    "view": ("View", "build"),
    "positions": ("read", "totals"),
    "presentation": ("Presentation",),
    "effects": (),
    "previews": ("preview",),
    "refusals": ("why_not",),
    "board": ("board",),
    "outlook": ("outlook",),
}
#: What these things were called before they had one name.
GONE = ("show", "telling", "views", "settings", "standing", "codec", "pending", "tokens", "figures")


def defined(path: Path) -> set[str]:
    """The names of the classes and functions of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def test_all_games_are_looked_at() -> None:
    assert [folder.name for folder in FOLDERS] == ["lasvegas", "rollingcubes", "royale", "showdown"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_has_the_files_of_the_plan(folder: Path) -> None:
    for file, names in PLAN.items():
        assert (folder / f"{file}.py").exists(), file
        assert set(names) <= defined(folder / f"{file}.py"), file
    assert [name for name in GONE if (folder / f"{name}.py").exists()] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_effects_are_written_down_in_one_way(folder: Path) -> None:
    """`apply` writes down what an event does; people's presentation reads just that."""
    rules = (folder / "rules.py").read_text(encoding="utf-8")
    assert "told: list[Effect] | None = None" in rules
    shown = (folder / "presentation.py").read_text(encoding="utf-8")
    assert "self.rules.apply(state, seat, event, told)" in shown
    effects = ast.parse((folder / "effects.py").read_text(encoding="utf-8"))
    assert not any(isinstance(node, ast.FunctionDef) for node in effects.body), "effects are data"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_compiled_code_stands_in_kernels(folder: Path) -> None:
    uses = re.compile(r"^(?:from|import) (?:numba|numpy|croupier\.games\.compiled)\b", re.MULTILINE)
    compiled = [path.stem for path in folder.rglob("*.py") if uses.search(path.read_text(encoding="utf-8"))]
    assert [name for name in compiled if not name.startswith("kernel")] == []


def test_every_side_of_a_royale_tile_has_a_file() -> None:
    """Its class, its title and its clause stand there; nowhere else is there a file for several sides."""
    folder = GAMES / "royale" / "tiles"
    for code, kind in KINDS.items():
        assert kind.__module__ == f"croupier.games.royale.tiles.{code.lower()}"
        assert f"LVR {code} {kind.title}" in (folder / f"{code.lower()}.py").read_text(encoding="utf-8")
    shared = {"__init__", "side", "alike", "move"}
    assert {path.stem for path in folder.glob("*.py")} - shared == {code.lower() for code in KINDS}


def test_everything_a_tile_owes_can_be_answered() -> None:
    """Nothing abstract is left in what can be pending."""
    kinds = get_args(Pending)
    assert len(kinds) > 20
    assert [kind.__name__ for kind in kinds if inspect.isabstract(kind)] == []


def test_the_plan_is_told() -> None:
    """The table of docs/architecture.md has a row for each file, in this order."""
    _, _, text = ARCHITECTURE.read_text(encoding="utf-8").partition("## One floor plan")
    rows = re.findall(r"^\| `(\w+)` \|", text.partition("\n## ")[0], re.MULTILINE)
    assert rows == list(PLAN)
