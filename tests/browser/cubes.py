"""What people do at a table of Rolling Cubes: see the dice, find an equality, type it."""

from __future__ import annotations

from playwright.sync_api import Page

from croupier.games.rollingcubes.best_points import best_points
from croupier.games.rollingcubes.choices import searched
from croupier.games.rollingcubes.dice import arranged
from tests.browser.people import Guest

_PLAIN = {"×": "x", "−": "-", "∶": ":"}


def dice(page: Page, within: str = ".cup") -> str:
    """The faces on the table, without the =."""
    faces: list[str] = page.locator(f"{within} .cube .front").all_inner_texts()
    return arranged(_PLAIN.get(face, face) for face in faces if face != "=")


def equality(page: Page, rank: float = 1.0, row: str | None = None) -> str | None:
    """An equality of the dice on the table: 1 the best there is, 0 the least; None if they have none."""
    using = dice(page, ".locked") if page.locator("section.locked").count() else ""
    known = sorted(
        (points, use)
        for _, points, use in best_points(True).answers(dice(page), using, row)
        if len(use) > len(using)
    )
    if not known:
        return None
    points, use = known[int(rank * (len(known) - 1))]
    return str(searched(use, points, True, row == "101"))


def write(page: Page, text: str) -> None:
    """Types dice, one key each."""
    for face in text:
        page.keyboard.press(face)


def throw(someone: Guest) -> None:
    """Throws the dice and waits until they lie there."""
    someone.press(someone.page.locator("button.roll"))
    someone.page.locator(".writing").wait_for()


def answer(someone: Guest, rank: float = 1.0) -> str:
    """Writes an equality, or declines where there is none; returns what was answered."""
    found = equality(someone.page, rank)
    if found is None:
        someone.page.locator(".writing .decline").click()
        return ""
    write(someone.page, found)
    someone.page.keyboard.press("Enter")
    return found


def train(someone: Guest, rank: float) -> str:
    """Answers one training roll; returns what the page says to it."""
    page = someone.page
    page.locator(".paper").wait_for()
    write(page, equality(page, rank) or "")
    page.keyboard.press("Enter")
    page.locator(".verdict").wait_for()
    return page.locator(".verdict").inner_text()
