"""Phones, keyboards, screen readers, other languages: the same game for everyone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.browser.axe import serious
from tests.browser.people import LISTEN, PATIENCE, PHONE, Guest

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
    someone.play()
    assert someone.fits()


def test_a_game_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    """From the start page to the end without a mouse; what happens is announced."""
    someone = guest()
    page = someone.open()
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Tab")
    assert "skip" in page.evaluate("document.activeElement.className")
    play = page.get_by_role("button", name="Play now: Las Vegas", exact=True)
    for _ in range(16):
        page.keyboard.press("Tab")
        if play.evaluate("(button) => button === document.activeElement"):
            break
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".casino").first.wait_for()
    page.evaluate(LISTEN)
    end = time.monotonic() + PATIENCE
    while not page.locator("#end-title").count() and time.monotonic() < end:
        if page.locator("button.roll").count():
            page.keyboard.press("r")
        elif legal := page.locator(".tray .legal").all():
            page.keyboard.press(legal[0].get_attribute("data-value") or "1")
        else:
            page.keyboard.press("Escape")
        page.wait_for_timeout(30)
    assert page.locator("#end-title").count()
    spoken = ""
    while "takes $" not in spoken and time.monotonic() < end:
        page.wait_for_timeout(50)
        spoken = page.evaluate("heard.join(' ')")
    assert "Your turn" in spoken
    assert re.search(r"places \w+ di(c)?e on casino", spoken)
    assert "takes $" in spoken


def test_a_game_in_greek(guest: Callable[..., Guest]) -> None:
    """Nothing on the way to the end is left in English or shown as a code; Italian is one choice away."""
    someone = guest(language="el")
    someone.open()
    someone.become("Άννα")
    someone.new_table("las-vegas-six", [{"kind": "me"}, BOT], rounds="1")
    someone.page.locator("button.roll").wait_for()
    assert someone.page.locator("button.roll").inner_text() == "Ρίξε"
    assert someone.page.evaluate("document.documentElement.lang") == "el"
    someone.play()
    words = someone.page.locator("body").inner_text()
    assert not re.search(r"\b(wins|again|turn|takes|places|round|casino|dice|bill)\b", words)
    someone.page.get_by_role("button", name="Δες το τραπέζι").click()
    someone.page.get_by_role("button", name="Ρυθμίσεις").click()
    someone.page.locator("dialog[open] select").select_option("it")
    someone.page.get_by_role("heading", name="Impostazioni").wait_for()
    someone.page.keyboard.press("Escape")
    someone.page.get_by_text("piazza").first.wait_for()


def test_axe_finds_nothing_serious_on_any_screen(
    guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]
) -> None:
    """Contrast, names, roles, order: every page and every state of a table."""
    someone = guest(guide=True)
    bring_axe(someone)
    page = someone.open()
    someone.become("Ann")
    said = serious(someone, "start")
    for path, sign in {
        "/#/new/las-vegas-six": "select",
        "/#/verify": "textarea",
        "/#/rules/las-vegas-royale/A1": ".clause",
    }.items():
        someone.open(path)
        page.locator(sign).first.wait_for()
        said += serious(someone, path)
    someone.new_table("las-vegas-royale", [{"kind": "me"}, BOT, BOT], rounds="1", tiles="6", start="1")
    page.locator("button.roll").wait_for()
    said += serious(someone, "roll")
    page.locator("button.roll").click()
    page.locator(".tray .legal").first.wait_for()
    said += serious(someone, "choose")
    someone.play()
    page.wait_for_timeout(800)
    said += serious(someone, "end")
    someone.open(f"/#/replay/{someone.table()}")
    page.locator("input[type=range]").wait_for()
    said += serious(someone, "replay")
    assert said == []


def test_the_shell_opens_without_a_line(house: str, chromium: Browser) -> None:
    """Installed once, the page opens offline and says kindly what is the matter."""
    context = chromium.new_context(locale="en")
    page = context.new_page()
    page.goto(house)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    while page.evaluate("navigator.serviceWorker.controller === null"):
        page.wait_for_timeout(50)
    context.set_offline(True)
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    page.get_by_text("You are offline").wait_for()
    context.close()


def test_a_person_the_house_has_forgotten_starts_anew(guest: Callable[..., Guest]) -> None:
    """A secret of another house, or of one that was cleared, does not lock anybody out."""
    someone = guest()
    page = someone.open()
    lost = '{"id": "x", "name": "Ghost", "secret": "' + "x" * 43 + '"}'
    page.evaluate("(lost) => localStorage.setItem('croupier.person', lost)", lost)
    page.reload()
    page.locator(".shelf .box").first.click()
    page.locator(".casino").first.wait_for()
    someone.errors.clear()
