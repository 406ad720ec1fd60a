"""A person plays with the coach, reviews the game, sees what was better and shares it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.axe import bring_axe, serious
from tests.browser.people import Guest

BOT = {"kind": "bot", "level": "easy"}


def test_coach_then_review(guest: Callable[..., Guest]) -> None:
    """Hint and explanation at the table; then the chart, the account, what was better and the picture."""
    ann = guest()
    bring_axe(ann)
    ann.open()
    ann.become("Ann")
    ann.new_table("las-vegas-2012", [{"kind": "me"}, BOT], rounds="1", start="1")
    page = ann.page
    page.locator("button.roll").click()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Coach", exact=True).click()
    page.get_by_role("button", name="Ask for the coach").click()
    page.get_by_role("button", name="Explain every choice").click()
    expect(page.locator(".coach").get_by_text("Best:")).to_be_visible(timeout=120_000)
    page.keyboard.press("Escape")
    ann.play()
    assert "\n! 1 coach\n" in ann.api("GET", f"/tables/{ann.table()}/record")

    page.get_by_role("link", name="Review the game").click()
    expect(page.locator("canvas")).to_be_visible(timeout=120_000)
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    assert int(slider.input_value()) == int(slider.get_attribute("max") or 0) > 12
    assert page.locator("path.line").count() == 2
    assert page.locator("section.seat").count() == 2
    _learn(ann)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a picture").click()
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    assert serious(ann, "review") == []


def _learn(ann: Guest) -> None:
    """Whoever's game had mistakes: they are tried again, one after the other, and told right or wrong."""
    page = ann.page
    for name in ("Ann", "Sofia"):
        page.get_by_role("radio", name=name).check(force=True)
        if page.get_by_role("button", name="Try again").count():
            break
    else:
        return
    page.get_by_role("button", name="Try again").click()
    page.locator(".learn .choices button").first.click()
    expect(page.locator(".learn")).to_contain_text("Better:")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".learn")).to_have_count(0)
