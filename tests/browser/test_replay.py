"""Replays of whole games, from their records: every round paid, marks to jump to, open money, names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Guest
from tests.browser.screens import SETTLED
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


@pytest.mark.parametrize(
    "record", ["lasvegas/records/six-six-bandit", "royale/records/second-five-six-tiles"]
)
def test_all_of_a_replay_is_in_view_at_a_desk(watch: Callable[[str], Page], record: str) -> None:
    """Buttons, plates, casinos and what is asked, at many steps; elsewhere nothing stays over the board."""
    page = watch(record)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or "")
    over = {}
    for width, height in ((1280, 650), (1366, 650), (1280, 720), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        for step in range(0, last, last // 12):
            slider.fill(str(step))
            page.evaluate(SETTLED)
            over[width, height, step] = page.evaluate(
                """() => {
                  const root = document.documentElement, place = document.querySelector('.board-place');
                  const parts = document.querySelectorAll('.bar, .plate, .casino, .board > .turn');
                  const over = [...parts].map((one) => {
                    const box = one.getBoundingClientRect();
                    return Math.max(box.bottom - innerHeight, -box.top, box.right - innerWidth);
                  });
                  return Math.round(Math.max(...over, root.scrollHeight - innerHeight,
                    place.scrollHeight - place.clientHeight));
                }"""
            )
    assert {key: pixels for key, pixels in over.items() if pixels > 0} == {}
    before = slider.bounding_box()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause", exact=True).click()
    assert slider.bounding_box() == before, "the buttons are as wide while it plays"
    for width, height in ((360, 740), (390, 844), (740, 360), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        stuck = "() => [...document.querySelectorAll('.bar, section.turn')].map((one) => "
        stuck += "Math.round(one.getBoundingClientRect().top + scrollY))"
        page.evaluate("scrollTo(0, 0)")
        above = page.evaluate(stuck)
        page.evaluate("scrollTo(0, 150)")
        assert page.evaluate(stuck) == above, (width, height)
    page.set_viewport_size({"width": 1280, "height": 800})


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
