"""Rulings of all games: what the pages mark with R, in every language, is what the data lists."""

from __future__ import annotations

import re

import pytest

from croupier import GAMES, pages, texts
from croupier.core.rulings import Ruling
from croupier.games.lasvegas import rulings as lasvegas
from croupier.games.rollingcubes import rulings as rollingcubes
from croupier.games.royale import rulings as royale
from croupier.games.showdown import rulings as showdown

RULINGS: dict[str, tuple[Ruling, ...]] = {
    **lasvegas.RULINGS,
    "las-vegas-royale": royale.RULINGS,
    "vegas-showdown": showdown.RULINGS,
    "rolling-cubes": rollingcubes.RULINGS,
}
#: Where we depart from a rulebook's words, or had to guess: every one of these must be told.
DEPARTURES = {
    "las-vegas-2012": ("neutral-default",),
    "las-vegas-six": ("neutral-default", "no-names"),
    "las-vegas-royale": (
        *("payout-order", "bad-luck-pays", "prime-for-luck", "power-overtaken", "bar-pays", "bill-counts"),
        *("punch-rewards", "jackpot-steps", "fifty-spaces", "black-box-tokens", "choice-values"),
        *("start-casino", "supply", "bad-luck-always"),
    ),
    "vegas-showdown": ("diamonds", "full-sheet", "publicity-lays-later"),
    "rolling-cubes": ("bare-number", "times-one", "equal-places", "written-number", "rethrow-once"),
}
#: What a page says beside these rulings: the book's own words, or what no source tells.
SAID = {
    ("las-vegas-royale", "1.4"): r"\b20\b",
    ("vegas-showdown", "5.1"): r"“immediately”|«immediatamente»|«αμέσως»",
    ("vegas-showdown", "7.2"): r"\b17\b.*\b33\b",
    ("rolling-cubes", "2.4"): r"5\+3=5\+3.*(program|πρόγραμμα)",
    ("rolling-cubes", "3.2"): r"7:1x3",
}


def marked(name: str, language: str) -> list[str]:
    """The clause of every mark R of a page, without the list of rulings at its end."""
    cite = GAMES[name].cite
    rules = re.split(r"^## [^§\n]+$", pages.page(name, language), flags=re.MULTILINE)
    found = []
    for paragraph in re.split(r"\n(?=\d+\.\d+ |\*\*[A-H][12] |## )", "\n".join(rules)):
        head = re.match(r"(\d+\.\d+) |\*\*([A-H][12]) ", paragraph)
        if head:
            clause = f"§{head[1]}" if head[1] else head[2]
            found += [f"{cite} {clause}"] * len(re.findall(r"\bR\b", paragraph))
    return sorted(found)


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_mark_of_a_page_is_a_ruling(name: str, language: str) -> None:
    """As many marks in a clause as rulings; Royale lists some of its own below the clauses."""
    listed = sorted(ruling.clause for ruling in RULINGS[name])
    if name == "las-vegas-royale":
        assert set(marked(name, language)) <= set(listed)
        assert all(listed.count(clause) >= marked(name, language).count(clause) for clause in listed)
    else:
        assert marked(name, language) == listed


@pytest.mark.parametrize("name", sorted(GAMES))
def test_where_we_depart_from_the_book_is_told(name: str) -> None:
    """Each is a ruling with a name of its own, in a clause that the page has in every language."""
    names = [ruling.name for ruling in RULINGS[name]]
    assert len(names) == len(set(names))
    assert set(DEPARTURES[name]) <= set(names)
    for ruling in RULINGS[name]:
        for language in texts.languages():
            assert pages.clause(name, ruling.clause, language), ruling


@pytest.mark.parametrize("language", texts.languages())
def test_the_books_own_words_are_quoted(language: str) -> None:
    """In the clause that departs from them."""
    for (name, number), words in SAID.items():
        (clause,) = pages.clause(name, number, language)
        assert re.search(words, clause.text), (name, number, language)
