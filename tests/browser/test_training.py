"""Training of Rolling Cubes in a real browser: endless rolls, figures that stay, refusals in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from croupier.games.rollingcubes.best_points import best_points
from tests.browser import cubes
from tests.browser.people import PHONE, Guest


def test_training_keeps_its_figures_over_visits(guest: Callable[..., Guest]) -> None:
    """RC §9.1 Endless rolls by keyboard: the average, the best behind a button, all of it there tomorrow."""
    ann = guest()
    page = ann.open()
    page.get_by_role("link", name="Training").click()
    assert "That is a start" in cubes.train(ann, 0.3)
    first = json.loads(page.evaluate("localStorage['croupier.training.zero']"))["points"]
    page.keyboard.press("Enter")
    assert "above your average" in cubes.train(ann, 1.0, above=first)
    most = best_points(True).best(cubes.dice(page))
    assert page.locator("aside.best").count() == 0
    ann.button("Show the best").click()
    expect(page.locator("aside.best")).to_contain_text(f"{most} points")
    expect(page.locator("aside.best")).to_contain_text(re.compile("You found it|Yours is as good"))
    page.keyboard.press("Enter")
    page.locator(".paper").wait_for()
    waiting = cubes.dice(page)
    page.reload()
    page.locator(".cup .cube").first.wait_for()
    assert cubes.dice(page) == waiting, "a hard roll cannot be skipped by loading the page again"
    figures = page.get_by_role("region", name="Your figures")
    expect(figures).to_contain_text(re.compile(r"Rolls\s*2(?!\d)"))
    ann.button("Give up, show the best").click()
    page.locator("aside.best").wait_for()
    expect(figures).to_contain_text(re.compile(r"Rolls\s*3(?!\d)"))
    kept = json.loads(page.evaluate("localStorage['croupier.training.zero']"))
    assert (kept["rolls"], len(kept["recent"]), kept["recent"][-1][0]) == (3, 3, 0)
    page.get_by_label("Zero may be divided").uncheck()
    figures.get_by_text("They begin with your first roll").wait_for()


def test_training_refuses_in_the_language_of_the_page(guest: Callable[..., Guest]) -> None:
    """RC §2.1 A wrong one costs nothing, in Italian, on a phone; the clause opens the rules."""
    ann = guest(size=PHONE, language="it")
    page = ann.open("/#/training")
    page.locator(".cup .cube").first.wait_for()
    page.locator(".cup .cube.orange").tap()
    expect(ann.button("Controlla")).to_be_disabled()
    page.keyboard.press("Enter")
    page.locator(".why", has_text="non c’è niente").wait_for()
    ann.button("Perché?").tap()
    page.locator("dialog[open] .clause").first.wait_for()
    page.keyboard.press("Escape")
    assert ann.fits()
    expect(page.get_by_text("Cominciano con il primo tiro")).to_have_count(1)
