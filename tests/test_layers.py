"""Layers point one way, and the rules need nothing but Python itself."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import croupier

SOURCES = Path(croupier.__file__).parent

#: Each part of the package and the parts it may import.
ALLOWED: dict[str, set[str]] = {
    "core": set(),
    "texts": {"core", "games"},
    "games": {"core"},
    "pages": {"core", "games"},
    "verify": {"core", "games"},
    "solve": {"core", "games"},
    "value": {"core", "games", "solve"},
    "bots": {"core", "games", "solve", "value"},
    "sim": {"core", "games", "solve", "value", "bots"},
    "bench": {"core", "games", "solve", "value", "bots", "sim"},
    "lab": {"core", "games", "solve", "value", "bots", "sim"},
    "env": {"core", "games", "solve", "value", "bots", "sim"},
    "server": {"core", "games", "solve", "value", "bots", "sim", "texts", "pages", "verify"},
    "data": {"core", "games", "solve", "value", "bots", "sim", "texts", "pages", "verify", "server"},
    "cli": {
        "core",
        "games",
        "solve",
        "value",
        "bots",
        "sim",
        "lab",
        "bench",
        "server",
        "texts",
        "pages",
        "verify",
    },
    "__init__": {"core", "games"},
}
#: Files of the lowest layers that may use NumPy and Numba: the checked second copies.
KERNELS = ("kernel", "compiled")


def part_of(path: Path) -> str:
    """The part a file belongs to: `core`, `games`, or the name of a single module."""
    first = path.relative_to(SOURCES).parts[0]
    return first.removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The full names a file imports, also inside functions and for type checking."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


FILES = sorted(SOURCES.rglob("*.py"))


def test_every_part_has_its_place() -> None:
    assert {part_of(path) for path in FILES} <= set(ALLOWED)


@pytest.mark.parametrize("part", sorted({part_of(path) for path in FILES}))
def test_imports_point_down(part: str) -> None:
    wrong = []
    for path in FILES:
        if part_of(path) != part:
            continue
        for name in imports(path):
            words = name.split(".")
            if words[0] != "croupier" or len(words) < 2:
                continue
            target = (
                words[1] if (SOURCES / words[1]).exists() or (SOURCES / f"{words[1]}.py").exists() else None
            )
            if target is not None and target != part and target not in ALLOWED[part]:
                wrong.append(f"{path.relative_to(SOURCES)} imports {name}")
    assert not wrong


@pytest.mark.parametrize("part", ["core", "games"])
def test_rules_need_the_standard_library_only(part: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCES)} imports {name}"
        for path in FILES
        if part_of(path) == part and not path.stem.startswith(KERNELS)
        for name in imports(path)
        if name.split(".")[0] not in {*sys.stdlib_module_names, "croupier"}
    ]
    assert not wrong


def module_of(path: Path) -> str:
    """The name a file is imported by."""
    parts = ["croupier", *path.relative_to(SOURCES).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in FILES}


@cache
def ran(module: str) -> tuple[str, ...]:
    """The modules a module imports when it runs, wherever in it; not what is only for type checking."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    unread = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and id(node) not in unread:
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and id(node) not in unread:
            full = [f"{node.module}.{alias.name}" for alias in node.names]
            found += (name if name in MODULES else str(node.module) for name in full)
    return tuple(found)


def reached(start: str) -> dict[str, str]:
    """Every module that is imported in the end, each with the chain of imports that leads to it."""
    found = {start: start}
    todo = [start]
    while todo:
        module = todo.pop()
        # The front door of the package, which imports core and games, is passed on the way to everything.
        parents = (module.rsplit(".", number)[0] for number in range(1, module.count(".")))
        for name in (*ran(module), *(parent for parent in parents if parent in MODULES)):
            if name not in found:
                found[name] = f"{found[module]} -> {name}"
                if name in MODULES:
                    todo.append(name)
    return found


#: What a table must not reach by any chain of imports.
OUTSIDE = {"sqlalchemy", "alembic", "litestar", "uvicorn", "websockets", "socket", "http", "urllib"}


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("croupier.server.table.")])
def test_a_table_reaches_no_database_no_web_and_no_socket(name: str) -> None:
    """Not even through others: a match is played in memory alone."""
    found = reached(name)
    wrong = [chain for module, chain in found.items() if module.split(".")[0] in OUTSIDE]
    assert not wrong
    assert not [module for module in found if module.startswith("croupier.server.store.")]


def test_what_plays_a_game_stands_at_the_table() -> None:
    table = {path.stem for path in (SOURCES / "server" / "table").glob("*.py")}
    assert table >= {"match", "ledger", "teller", "seating", "orders", "clocks", "changes", "seeds"}


def test_a_chain_of_imports_is_found() -> None:
    """The check can fail: the house reaches all of it."""
    found = {module.split(".")[0] for module in reached("croupier.server.app")}
    assert {"sqlalchemy", "litestar"} <= found


@pytest.mark.parametrize("part", sorted({part_of(path) for path in FILES}))
def test_layers_hold_through_all_imports(part: str) -> None:
    """What a module reaches in the end lies in a layer it may import."""
    allowed = {part, "__init__", *ALLOWED[part]}
    wrong = [
        chain
        for name, path in MODULES.items()
        if part_of(path) == part
        for module, chain in reached(name).items()
        if module in MODULES and part_of(MODULES[module]) not in allowed
    ]
    assert not wrong


def test_a_dealer_does_not_know_the_web() -> None:
    """The table of a server can be tested without any framework."""
    names = {name.split(".")[0] for name in imports(SOURCES / "server" / "dealer.py")}
    assert not names & {"litestar", "uvicorn", "websockets", "sqlalchemy"}


#: A game that is built on another one: it may import its base, and the base knows no child.
BASES = {"royale": {"lasvegas"}}


def test_games_know_none_but_their_base() -> None:
    for path in FILES:
        parts = path.relative_to(SOURCES).parts
        if parts[0] != "games" or len(parts) < 3:
            continue
        others = {name.split(".")[2] for name in imports(path) if name.startswith("croupier.games.")}
        known = {other for other in others if (SOURCES / "games" / other).is_dir()}
        assert known <= {parts[1], *BASES.get(parts[1], ())}, path


PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
import croupier
from croupier.core import conformance
for name, game in croupier.GAMES.items():
    rules = croupier.rules(name, seats=game.seats[0])
    conformance.check(rules, games=1, close=100)
loaded = {name.split(".")[0] for name in sys.modules} - {"croupier", "__main__"}
print(sorted(loaded - set(sys.stdlib_module_names)))
"""


def test_a_game_is_played_without_any_package_installed() -> None:
    """`-S` leaves site-packages out: importing anything but the standard library would fail."""
    command = [sys.executable, "-S", "-c", PROGRAM, str(SOURCES.parent)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_import_croupier_imports_no_game() -> None:
    """The registry is lazy: a game's code comes when it is asked for."""
    program = "import sys; sys.path.insert(0, sys.argv[1]); import croupier; print(*sorted(sys.modules))"
    command = [sys.executable, "-S", "-c", program, str(SOURCES.parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    loaded = [name for name in done.stdout.split() if name.startswith("croupier.games.")]
    assert loaded == []
