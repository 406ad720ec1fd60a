"""Replays of whole games, from their records: every round paid, marks to jump to, open money, names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Guest
from tests.browser.test_payout import WATCH

GAMES = Path(__file__).resolve().parents[1] / "games"


@pytest.fixture(scope="module")
def watch(house: str, chromium: Browser) -> Iterator[Callable[[str], Page]]:
    """Opens a record as somebody who was not at the table."""
    someone = Guest(chromium, house)

    def upload(record: str) -> Page:
        page = someone.open("/#/verify")
        page.locator("textarea").fill((GAMES / f"{record}.croupier").read_text())
        page.get_by_role("button", name="Watch").click()
        page.get_by_role("slider").wait_for()
        return page

    yield upload
    someone.leave()
    assert someone.errors == []


def nobody_is_meant(page: Page, first: str) -> None:
    """Names on every plate, nobody is "you", and nobody's turn is the reader's."""
    assert page.locator(".plate .called").first.inner_text() == first
    marks = page.locator(".plate .tag, .plate .state")
    expect(marks.filter(has_text=re.compile("^you$|thinking|away"))).to_have_count(0)
    assert "your turn" not in page.locator("main").inner_text().lower()


def jumps(page: Page, marks: list[str]) -> None:
    """Each mark leads to a later step, and says that one is there."""
    buttons = page.locator(".rounds button")
    expect(buttons).to_have_text(marks)
    steps = []
    for mark in buttons.all():
        mark.click()
        expect(mark).to_have_attribute("aria-current", "true")
        steps.append(int(page.get_by_role("slider").input_value()))
    assert steps == sorted(set(steps)) and len(steps) == len(marks)


@pytest.mark.parametrize(
    "record", ["lasvegas/records/six-six-bandit", "royale/records/second-four-six-tiles"]
)
def test_every_round_is_paid_and_all_money_is_open(watch: Callable[[str], Page], record: str) -> None:
    """Money lay face down in these games; of every round there is its payout and its summary."""
    page = watch(record)
    nobody_is_meant(page, "Ann")
    jumps(page, ["Round 1", "Round 2", "Round 3"])
    moves = page.get_by_role("list", name="What happened").get_by_role("button")
    page.evaluate(WATCH)
    for number in (1, 2, 3):
        moves.filter(has_text=f"Round {number} is over.").click()
        summary = page.locator(".summary")
        expect(summary).to_contain_text(f"Round {number} of 3 is paid")
        lit = {json.loads(one)[0] for one in page.evaluate("seen.splice(0)")}
        if "bandit" in record:
            assert lit == {str(casino) for casino in range(1, 8)}, "each casino is paid in its turn"
        summary.get_by_role("button", name="Go on").click()
        expect(summary).to_have_count(0)
        expect(page.locator(".plate .down")).to_have_count(0)
        expect(page.locator(".plate .money", has_text=re.compile(r"^\$[1-9]\d*0,000$")).first).to_be_visible()
    nobody_is_meant(page, "Ann")


def test_showdown_says_whose_sheet_is_large(watch: Callable[[str], Page]) -> None:
    """The sheet of who has just done something, by name; turns are marks."""
    page = watch("showdown/records/four")
    nobody_is_meant(page, "Ann")
    assert page.locator(".rounds button").count() > 3
    moves = page.get_by_role("list", name="What happened").get_by_role("button")
    lays = moves.filter(has_text=re.compile("^. ?Ann lays"))
    lays.first.click()
    expect(page.locator(".whose")).to_have_text("The hotel of Ann")
    moves.last.click()
    expect(page.locator(".final")).to_contain_text("The game is over")
    nobody_is_meant(page, "Ann")


def test_the_best_of_each_throw_is_in_the_replay(watch: Callable[[str], Page]) -> None:
    """RC §9.1 Three games to jump to; after a throw, what it could have brought and what it did."""
    page = watch("rollingcubes/records/tournament-three")
    nobody_is_meant(page, "Ann")
    jumps(page, ["Game 1", "Game 2", "Game 3"])
    page.locator(".rounds button").first.click()
    moves = page.get_by_role("list", name="What happened").get_by_role("button")
    moves.filter(has_text="Ann: 701").first.click()
    best = page.locator("aside.best")
    expect(best).to_contain_text("The best there was")
    expect(best.locator("strong")).to_have_text(re.compile(r"\d+ points"))
    expect(best).not_to_contain_text("short")
    expect(page.locator(".slip").first).to_contain_text("points")
    expect(best.get_by_role("button")).to_have_count(0)
    nobody_is_meant(page, "Ann")
