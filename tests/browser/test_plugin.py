"""A game of another package in a real browser: its board in words, buttons, its rules page, to the end."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import opened
from tests.browser.people import PATIENCE, Guest
from tests.plugin.conftest import installed

__all__ = ["installed"]


@pytest.fixture
def ann(page_built: None, installed: Path, chromium: Browser, tmp_path: Path) -> Iterator[Guest]:
    """Somebody in a house whose host has installed the package and allowed its game."""
    with opened(tmp_path, "pig", path=os.pathsep.join(["src", str(installed)])) as address:
        guest = Guest(chromium, address)
        yield guest
        guest.leave()
        assert guest.errors == []


def test_pig_is_played_in_the_page(ann: Guest) -> None:
    """On the shelf by its title; a board in words, a button for each choice with what it brings; the end."""
    page = ann.open("/")
    expect(page.get_by_text("Pig", exact=True).first).to_be_visible()
    ann.become("Ann")
    ann.new_table("pig", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], target=50)
    expect(page.locator("pre")).to_contain_text("Pig to 50")
    expect(page.locator(".turn .line")).to_have_text(re.compile("Your turn|about to roll"))
    end = time.monotonic() + PATIENCE
    while not page.locator("#end-title").count():
        assert time.monotonic() < end, page.locator("main").inner_text()[:400]
        roll, hold = page.locator("button.roll"), page.locator(".choices button", has_text="hold")
        if roll.count() and roll.is_visible():
            roll.click()
        elif hold.count() and hold.is_visible():
            assert "points are yours" in hold.inner_text()
            assert page.locator(".turn .line").inner_text() == "Your turn"
            hold.click()
        else:
            page.wait_for_timeout(20)


def test_its_options_have_their_words(ann: Guest) -> None:
    """The package brings them; the house says them."""
    page = ann.open("/#/new/pig")
    expect(page.get_by_label("Points")).to_have_value("100")
    expect(page.get_by_text("How many points win.")).to_be_visible()


def test_its_rules_are_a_page(ann: Guest) -> None:
    page = ann.open("/#/rules/pig")
    expect(page.get_by_text("Roll the die. A 1 ends your turn")).to_be_visible()
