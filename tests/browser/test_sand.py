"""The sand timer of Rolling Cubes in a real browser: what lies on the paper when time is up."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import cubes
from tests.browser.people import Guest

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}
#: For each answer; tests let them pass.
TWO_MINUTES = {"total": 0, "move": 120_000}


def _time_left(someone: Guest) -> int:
    """Seconds left for this answer, as the page says."""
    said = someone.page.get_by_role("timer", name="Time left for this answer").inner_text()
    minutes, seconds = said.split(":")
    return 60 * int(minutes) + int(seconds)


def test_the_sand_timer_declines_for_who_is_late(guest: Callable[..., Guest]) -> None:
    """RC §5.2 The time runs before one's eyes; then the house declines, whatever lies on the paper."""
    ann = guest()
    ann.open()
    ann.button("Settings").click()
    ann.page.get_by_label("Shortly before time is up, hand in what is valid").uncheck()
    ann.page.keyboard.press("Escape")
    cubes.thrown(ann, [ME, BOT], mode="all-together", clock=TWO_MINUTES)
    assert 0 < _time_left(ann) <= 120
    found = cubes.equality(ann.page, 0.5)
    assert found
    ann.page.keyboard.type(found)
    expect(ann.page.locator(".paper .sides")).to_contain_text("Both sides are")
    ann.wait(ann.table(), 119_000)
    ann.page.locator(".slip.of-0", has_text="no equality").wait_for()


def test_what_lies_on_the_paper_is_handed_in_before_time_is_up(guest: Callable[..., Guest]) -> None:
    """RC §5.2 A valid equality nobody wrote down counts, and all are told; carets insert; the best stays."""
    ann = guest()
    cubes.thrown(ann, [ME, BOT], mode="all-together", clock=TWO_MINUTES)
    page = ann.page
    found = cubes.equality(page, 0.5)
    assert found
    page.keyboard.type(found[0])
    page.keyboard.press("(")
    expect(page.get_by_role("alert").filter(has_text="There is no ( in this game")).to_be_visible()
    page.keyboard.press("Delete")
    page.keyboard.type(found[1:])
    page.keyboard.press("Home")
    page.keyboard.type(found[0])
    written = page.locator(".paper ol .cube")
    expect(written).to_have_count(len(found))
    expect(page.locator(".paper .sides")).to_contain_text("Both sides are")
    ann.wait(ann.table(), 1000 * (_time_left(ann) - 6))
    page.locator(f'.slip.of-0 [aria-label="{cubes.shown(found)}"]').wait_for()
    expect(page.get_by_text("Time was nearly up")).not_to_have_count(0)
    best = page.locator("aside.best")
    best.wait_for()
    best.get_by_role("button", name="Go on").click()
    expect(best).to_have_count(0)
