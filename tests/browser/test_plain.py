"""The plain page for everyone: nothing serious for axe, and no word of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import CHECK, COLOURS, WHOLE
from tests.browser.people import DESKTOP

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Takes the first choice there is, at once: it may be gone before one could wait for it.
CHOOSE = "() => document.querySelector('ul.choices button:not(.plain):enabled')?.click()"


@pytest.fixture
def page(tools: None, house: str, chromium: Browser) -> Iterator[Page]:
    """A browser of somebody who speaks Greek, on the plain page; nothing may go wrong in it."""
    wrong: list[str] = []
    size = {"width": DESKTOP[0], "height": DESKTOP[1]}
    context = chromium.new_context(viewport=size, locale="el", bypass_csp=True)  # type: ignore[arg-type]
    context.add_init_script(AXE.read_text())
    found = context.new_page()
    found.on("pageerror", lambda error: wrong.append(str(error)))
    found.goto(f"{house}/plain/")
    yield found
    context.close()
    assert wrong == []


def serious(page: Page, screen: str) -> list[str]:
    """What axe finds serious here, by night and by day."""
    said = []
    schemes: dict[Literal["dark", "light"], dict[str, Any]] = {"dark": WHOLE, "light": COLOURS}
    for scheme, asked in schemes.items():
        page.emulate_media(color_scheme=scheme)
        found: list[dict[str, Any]] = page.evaluate(CHECK, asked)
        said += [
            f"{screen}, {scheme}: {one['id']} {one['nodes'][0]['html'][:160]}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
    return said


def test_it_is_accessible_and_speaks_the_readers_language(page: Page) -> None:
    """Every screen of it, from the name to the end of a game; the language can be changed at any time."""
    page.locator("input[name=name]").wait_for()
    said = serious(page, "name")
    assert page.evaluate("document.documentElement.lang") == "el"
    page.locator("input[name=name]").fill("Ελένη")
    page.get_by_role("button", name="Πέρασε").click()
    page.locator("select[name=seat1]").wait_for()
    said += serious(page, "lobby")
    words = page.locator("main").inner_text()
    games = r"Las Vegas|Vegas Showdown|Rolling Cubes|Six|Royale|[Bb]ots?\\b"
    assert re.findall(r"[A-Za-z]{2,}", re.sub(games, "", words)) == []
    page.locator("form button:enabled", has_text="Άνοιξε το τραπέζι").wait_for()
    page.locator("select[name=rounds]").select_option("1")
    page.get_by_role("button", name="Άνοιξε το τραπέζι").click()
    page.locator("ol.log li").first.wait_for()
    said += serious(page, "table")
    page.locator("#language").select_option("it")
    page.get_by_role("heading", name="Che cosa puoi fare").wait_for()
    assert page.evaluate("document.documentElement.lang") == "it"
    status = page.locator("main > p[role=status]")
    for _ in range(4000):
        if "finita" in status.inner_text():
            break
        page.evaluate(CHOOSE)
        page.wait_for_timeout(20)
    page.get_by_role("button", name="Gioca ancora").wait_for()
    said += serious(page, "end")
    assert said == []
