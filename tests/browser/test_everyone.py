"""Phones, keyboards, screen readers, other languages: the same game for everyone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.people import PHONE, Guest

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOT = {"kind": "bot", "level": "easy"}


def test_a_game_on_a_phone(guest: Callable[..., Guest]) -> None:
    """360 pixels wide: nothing to scroll sideways, everything that is pressed is large enough."""
    someone = guest(size=PHONE)
    someone.open()
    assert someone.fits()
    someone.become("Ann")
    someone.new_table("las-vegas-2012", [{"kind": "me"}, BOT, BOT], rounds="1")
    someone.page.locator("button.roll").wait_for()
    assert someone.fits()
    small = someone.page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')]
          .filter((node) => node.offsetParent && !node.closest('.unseen') && node.tabIndex >= 0)
          .map((node) => [node.getBoundingClientRect(), node.outerHTML.slice(0, 120)])
          .filter(([box]) => box.width > 0 && box.top >= 0 && Math.min(box.width, box.height) < 43.5)
          .map(([box, html]) => `${box.width}x${box.height} ${html}`)"""
    )
    assert small == []
    someone.play(60)
    assert someone.fits()


def test_a_game_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    """From the start page to the end without a mouse; what happens is announced."""
    someone = guest()
    page = someone.open()
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    for _ in range(12):
        page.keyboard.press("Tab")
        if "Las Vegas" in page.evaluate("document.activeElement.textContent"):
            break
    page.keyboard.press("Enter")
    page.locator(".casino").first.wait_for()
    heard: set[str] = set()
    end = time.monotonic() + 90
    while not page.locator("#end-title").count() and time.monotonic() < end:
        heard.add(someone.said())
        if page.locator("button.roll").count():
            page.keyboard.press("r")
        elif legal := page.locator(".tray .legal").all():
            page.keyboard.press(legal[0].get_attribute("data-value") or "1")
        else:
            page.keyboard.press("Escape")
        page.wait_for_timeout(30)
    assert page.locator("#end-title").count()
    spoken = " ".join(heard)
    assert "Your turn" in spoken
    assert re.search(r"places \w+ di(c)?e on casino", spoken)
    assert "takes $" in spoken


@pytest.mark.parametrize(("language", "roll"), [("el", "Ρίξε"), ("it", "Tira")])
def test_a_game_in_another_language(guest: Callable[..., Guest], language: str, roll: str) -> None:
    """Nothing on the way to the end is left in English or shown as a code."""
    someone = guest(language=language)
    someone.open()
    someone.become("Ann")
    someone.new_table("las-vegas-royale", [{"kind": "me"}, BOT], rounds="1", tiles="2")
    someone.page.locator("button.roll").wait_for()
    assert someone.page.locator("button.roll").inner_text() == roll
    assert someone.page.evaluate("document.documentElement.lang") == language
    someone.play(60)
    words = someone.page.locator("body").inner_text()
    assert not re.search(r"\b(wins|Play again|Your turn|takes|places|Round)\b", words)


def _serious(someone: Guest) -> list[str]:
    someone.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = someone.page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_screen(guest: Callable[..., Guest], theme: str) -> None:
    """Contrast, names, roles, order: every page and every state of a table."""
    someone = guest(theme=theme, guide=True)
    page = someone.open()
    someone.become("Ann")
    found: dict[str, list[str]] = {"start": _serious(someone)}
    for path, sign in {
        "/#/new/las-vegas-six": "select",
        "/#/verify": "textarea",
        "/#/rules/las-vegas-royale/A1": ".clause",
    }.items():
        someone.open(path)
        page.locator(sign).first.wait_for()
        found[path] = _serious(someone)
    someone.new_table("las-vegas-royale", [{"kind": "me"}, BOT, BOT], rounds="1", tiles="6")
    page.locator("button.roll").wait_for()
    found["roll"] = _serious(someone)
    page.locator("button.roll").click()
    page.locator(".tray .legal").first.wait_for()
    found["choose"] = _serious(someone)
    someone.play(60)
    page.wait_for_timeout(800)
    found["end"] = _serious(someone)
    table = someone.table()
    someone.open(f"/#/replay/{table}")
    page.locator("input[type=range]").wait_for()
    found["replay"] = _serious(someone)
    assert {screen: said for screen, said in found.items() if said} == {}
