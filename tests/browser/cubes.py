"""What people do at a table of Rolling Cubes: see the dice, find an equality, type it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from croupier.games.rollingcubes.best_points import best_points
from croupier.games.rollingcubes.choices import searched
from croupier.games.rollingcubes.dice import arranged
from tests.browser.people import Guest

GAME = "rolling-cubes"
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


def several(page: Page) -> bool:
    """Whether the dice on the table have equalities some points apart; of thousands of throws one has not."""
    points = {points for _, points, use in best_points(True).answers(dice(page), "", None) if use}
    return len(points) > 1 and max(points) - min(points) > 1


def write(page: Page, text: str) -> None:
    """Types dice, one key each."""
    for face in text:
        page.keyboard.press(face)


def shown(equality: str) -> str:
    """An equality as the page writes it."""
    return equality.replace("x", "×").replace("-", "−").replace(":", "∶")


def seated(someone: Guest, seats: list[dict[str, str]], **options: Any) -> None:
    """Opens the page, says a name and sits down at a table."""
    someone.open()
    someone.become(someone.name or "Ann")
    someone.new_table(GAME, seats, **options)


def thrown(someone: Guest, seats: list[dict[str, str]], **options: Any) -> None:
    """Sits down at a table and throws: at another one if the dice have hardly an equality, as may happen."""
    for _ in range(9):
        seated(someone, seats, **options)
        throw(someone)
        if several(someone.page):
            return
    raise AssertionError("nine throws without an equality")


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


#: Forgets the training roll that waits for an answer.
_FORGET = """
() => {
  const key = 'croupier.training.zero';
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), open: null });
}
"""


def train(someone: Guest, rank: float, above: int = 0) -> str:
    """Answers one training roll, one whose best has more points than `above`; returns what the page says."""
    page = someone.page
    page.locator(".paper").wait_for()
    for _ in range(20):
        if several(page) and best_points(True).best(dice(page)) > above:
            break
        page.evaluate(_FORGET)
        page.reload()
        page.locator(".paper").wait_for()
    found = equality(page, rank)
    assert found
    write(page, found)
    page.keyboard.press("Enter")
    page.locator(".verdict").wait_for()
    return page.locator(".verdict").inner_text()
