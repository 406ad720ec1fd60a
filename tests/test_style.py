"""The style card where a linter does not look: sizes, docstrings, and words that do not belong here."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = sorted(
    path
    for folder in ("src", "tests", "examples", "bench", "tools")
    for path in (ROOT / folder).rglob("*.py")
    if "node_modules" not in path.parts
)
#: "About 400 lines" and "about 40", with a little air; a migration is a list of tables.
MOST_LINES, MOST_IN_A_FUNCTION = 420, 55


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


def test_files_stay_short() -> None:
    assert {named(path) for path in FILES if text_of(path).count("\n") > MOST_LINES} == set()


def test_functions_stay_short() -> None:
    long = [
        f"{named(path)} {node.name}"
        for path in FILES
        if "migrations" not in path.parts
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= MOST_IN_A_FUNCTION
    ]
    assert long == []


def test_every_module_says_what_it_is() -> None:
    assert [named(path) for path in FILES if text_of(path) and not ast.get_docstring(tree_of(path))] == []


def test_docstrings_begin_with_one_sentence_on_one_line() -> None:
    wrong = []
    for path in FILES:
        if ROOT / "src" not in path.parents:
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
                first, *rest = (ast.get_docstring(node) or ".").split("\n")
                if not first.endswith((".", "!", "?", ":", ")")) or (rest and rest[0]):
                    wrong.append(f"{named(path)}: {first}")
    assert wrong == []


def test_nothing_is_left_to_be_done() -> None:
    """No open ends, no commented-out code that asks to be kept, no path of somebody's machine."""
    wanted = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b|NotImplementedError\(\"|/(home|Users)/\w")
    assert [named(path) for path in FILES if wanted.search(text_of(path))] == []
