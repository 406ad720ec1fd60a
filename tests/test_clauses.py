"""Every numbered clause of a registered game's rules page is cited by a test, and every citation exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import croupier

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "rules"
GAMES = sorted(croupier.GAMES)


def clauses(page: str) -> list[str]:
    """The clauses of a page: `§4.1`, tiles `A1`, worked cases `case 3`."""
    found = re.findall(r"^(\d+\.\d+) ", page, re.MULTILINE)
    tiles = re.findall(r"^\*\*([A-Z]\d) ", page, re.MULTILINE)
    return [f"§{number}" for number in found] + tiles


def cases(page: str) -> list[str]:
    """The worked cases of a page, numbered in their order."""
    _, _, part = page.partition("## Worked cases")
    return [f"case {number}" for number, _ in enumerate(re.findall(r"^- ", part, re.MULTILINE), 1)]


@cache
def docstrings() -> str:
    """The docstrings of all test functions: a citation elsewhere does not count."""
    return "\n".join(_docstrings())


def _docstrings() -> Iterator[str]:
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def cited(cite: str, clause: str) -> bool:
    """Whether `LV12 §4.1` stands in a docstring; `LV12 §4.10` does not count for it."""
    return re.search(rf"\b{cite} {re.escape(clause)}(?!\d)", docstrings()) is not None


def page_of(name: str) -> str:
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_cited_by_a_test(name: str) -> None:
    page = page_of(name)
    found = clauses(page)
    assert len(found) > 10, "the page has numbered clauses"
    missing = [clause for clause in found if not cited(croupier.GAMES[name].cite, clause)]
    assert not missing, f"no test cites {', '.join(missing)} of {name}"


@pytest.mark.parametrize("name", ["las-vegas-2012", "las-vegas-six", "vegas-showdown", "las-vegas-royale"])
def test_every_worked_case_is_a_test(name: str) -> None:
    cite = croupier.GAMES[name].cite
    assert [case for case in cases(page_of(name)) if not cited(cite, case)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_citation_exists(name: str) -> None:
    """A test that cites a clause the page does not have is out of date."""
    found = re.findall(rf"\b{croupier.GAMES[name].cite} (§\d+\.\d+|[A-H][12]\b)", docstrings())
    assert set(found) <= set(clauses(page_of(name)))


@pytest.mark.parametrize("name", GAMES)
def test_citations_in_the_code_exist(name: str) -> None:
    """What the code and its refusals cite can be looked up."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    found = re.findall(rf"\b{croupier.GAMES[name].cite} (§\d+\.\d+|[A-H][12]\b)", sources)
    assert set(found) <= set(clauses(page_of(name)))


def test_clauses_are_read_as_they_stand() -> None:
    page = "# X\n1.1 One\n1.2 Two\n    3.4 inside\n**A1 Tile** x\n## Worked cases\n- a\n- b\n"
    assert clauses(page) == ["§1.1", "§1.2", "A1"]
    assert cases(page) == ["case 1", "case 2"]
