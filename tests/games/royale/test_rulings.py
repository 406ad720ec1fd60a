"""Every ruling stands in one place, on the rules page, and in a test."""

from __future__ import annotations

import re

from croupier.games.royale.rulings import RULINGS
from tests.test_clauses import docstrings, page_of

PAGE = page_of("las-vegas-royale")


def test_every_ruling_is_listed_on_the_page() -> None:
    """The list of the code and the list of the page are the same."""
    listed = re.findall(r"^- \*\*([a-z-]+)\*\* \((LVR [^)]+)\): (.+)$", PAGE, re.MULTILINE)
    assert listed == [(ruling.name, ruling.clause, ruling.says) for ruling in RULINGS]


def test_every_mark_has_a_ruling() -> None:
    """Each R of the clauses has a ruling of that clause."""
    rules, _, _ = PAGE.partition("## Rulings")
    marked = []
    for paragraph in re.split(r"\n(?=\d+\.\d+ |\*\*[A-H][12] |## |\*\*Move)", rules):
        head = re.match(r"(\d+\.\d+) |\*\*([A-H][12]) ", paragraph)
        if head:
            clause = f"§{head[1]}" if head[1] else head[2]
            marked += [f"LVR {clause}"] * len(re.findall(r"\bR\b[:)]|\bR:|\(R\b", paragraph))
    clauses = [ruling.clause for ruling in RULINGS]
    assert len(marked) > 12
    for clause in marked:
        assert clauses.count(clause) >= marked.count(clause), clause


def test_every_ruling_is_cited_by_a_test() -> None:
    """A ruling without a test is an opinion."""
    missing = [r.name for r in RULINGS if not re.search(rf"R {r.name}\b", docstrings())]
    assert missing == []
