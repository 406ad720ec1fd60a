"""Whole games in a real browser, as people play them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Guest

BOT = {"kind": "bot", "level": "easy"}
BUILT = Path(__file__).resolve().parents[2] / "src" / "croupier" / "web"


def test_a_newcomer_plays_within_two_clicks(guest: Callable[..., Guest]) -> None:
    """From the start page to the podium of Las Vegas against bots."""
    someone = guest(guide=True)
    page = someone.open()
    page.locator("li", has_text="Las Vegas").first.get_by_role("button").click()
    page.locator(".casino").first.wait_for()
    expect(page.locator(".casino")).to_have_count(6)
    done = someone.play()
    assert done.count("rolled") >= 4
    assert page.locator("#end-title").inner_text()
    expect(page.locator(".end tbody tr")).to_have_count(3)
    assert _loaded(someone) < 200_000


def _loaded(someone: Guest) -> int:
    """The compressed bytes of the scripts and styles that a whole game has loaded."""
    names: list[str] = someone.page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    files = {BUILT / name.lstrip("/") for name in names if name.endswith((".js", ".css"))}
    assert len(files) > 5
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("las-vegas-2012", 2, {"neutral": "on", "rounds": "2"}),
        pytest.param("las-vegas-six", 6, {"bandit": "on", "rounds": "2"}, marks=pytest.mark.slow),
        ("las-vegas-royale", 3, {"tiles": "6", "rounds": "2"}),
    ],
)
def test_an_edition_is_played_to_its_end(
    guest: Callable[..., Guest], game: str, seats: int, options: dict[str, Any]
) -> None:
    """Each edition against bots, with neutral dice, the Biggie and the bandit."""
    someone = guest()
    someone.open()
    someone.become("Ann")
    someone.new_table(game, [{"kind": "me"}, *[BOT] * (seats - 1)], **options)
    someone.page.locator(".casino").first.wait_for()
    assert someone.page.locator(".casino").count() == (7 if "bandit" in options else 6)
    someone.play()
    rows = someone.page.locator(".end tbody tr")
    assert rows.count() == seats
    expect(someone.page.locator(".end tr.me")).to_contain_text("You")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_dice_go_to_the_bandit(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    """LV6 §7.2 The bandit is chosen first, then the number; chosen again, it is let go."""
    someone = guest(size=size)
    someone.open()
    someone.become("Ann")
    someone.new_table("las-vegas-six", [{"kind": "me"}, *[BOT] * 4], bandit="on", start="1")
    someone.play(until="rolled")
    page = someone.page
    legal = page.locator(".tray .legal")
    legal.first.wait_for()
    numbers = legal.count()
    bandit = page.get_by_role("button", name="Place on casino 7")
    bandit.click()
    line = page.locator(".turn .line")
    expect(line).to_contain_text("Which number goes to the bandit?")
    assert legal.count() == numbers
    bandit.click()
    expect(line).to_have_text(re.compile("Choose: which dice go to their casino"))
    page.keyboard.press("7")
    legal.last.click()
    page.locator("[data-casino='7'] .groups .of-0").first.wait_for()
