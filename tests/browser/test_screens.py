"""What a decision needs fits the window, at every size, with the most seats and in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser
from tools.screenshots import SCREENS, scenes

from tests.browser.screens import LANGUAGES, SIZES, measure

#: What needs most room in each game, with the most seats.
FULLEST = (
    "las-vegas-six 6 last dice, bandit",
    "las-vegas-royale 5 a placement, 3 tiles",
    "las-vegas-royale 5 B2 black 1 3, 3 tiles",
    "vegas-showdown 5 renovation",
    "rolling-cubes 6 yahtzee: a long equality",
)
WINDOWS = ("1280 × 650", "360 × 740", "740 × 360", "820 × 1180")


def test_what_a_decision_needs_is_in_view(house: str, chromium: Browser) -> None:
    """The fullest position of each game, in the longest language."""
    fullest = [scene for scene in scenes() if str(scene) in FULLEST]
    assert len(fullest) == len(FULLEST)
    sizes = [size for size in SIZES if size.name in WINDOWS]
    cells = measure(chromium, house, fullest, sizes, ("el",))
    assert [str(fault) for *_, faults, _ in cells for fault in faults] == []


def test_the_table_of_overflow_is_complete_and_empty() -> None:
    """Every game with its seats in every language, a figure for every size, and each of them 0."""
    found: dict[tuple[str, int, str], list[str]] = {}
    game = ""
    for line in SCREENS.read_text(encoding="utf-8").splitlines():
        if line.startswith("<!-- measured "):
            game = line.split()[2]
        elif re.match(r"\| \d", line):
            seats, _, language, *pixels = line.strip("| ").split(" | ")
            found[game, int(seats), language] = pixels
    measured = {(scene.game, scene.seats, language) for scene in scenes() for language in LANGUAGES}
    assert set(found) == measured
    assert {key: pixels for key, pixels in found.items() if pixels != ["0"] * len(SIZES)} == {}


@pytest.mark.slow
def test_every_position_fits_every_window(house: str, chromium: Browser) -> None:
    """The table of measured overflow is empty: every prepared position, size and language."""
    cells = list(measure(chromium, house, scenes()))
    assert len(cells) == len(scenes()) * len(SIZES) * 3
    assert [str(fault) for *_, faults, _ in cells for fault in faults] == []
