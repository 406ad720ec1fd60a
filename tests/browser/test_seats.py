"""Seats that change hands: a clock that runs out, people who get up and come back, bots in between."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, STEP, Guest

TWO = [{"kind": "me"}, {"kind": "open"}]
BOT = "a bot stands in"


def _until_asked(one: Guest, other: Guest | None = None) -> None:
    """Somebody else plays until this one may roll: who has no die left in a round waits for the next."""
    end = time.monotonic() + PATIENCE
    while not one.page.locator("button.roll").is_visible():
        assert time.monotonic() < end, one.page.locator("main").inner_text()[:600]
        if other:
            other.page.evaluate(STEP)
        one.page.keyboard.press("Escape")
        one.page.wait_for_timeout(25)


def test_time_runs_out_and_the_seat_is_taken_back(guest: Callable[..., Guest]) -> None:
    """Everybody sees the clock, the bot that plays on and the owner who comes back, who then plays again."""
    ann, bob = guest(), guest()
    ann.open()
    ann.become("Ann")
    clock = {"total": 180_000, "move": 180_000}
    table = ann.new_table("las-vegas-2012", TWO, clock=clock, start="1", neutral="off")
    ann.invites(bob, "Bob")
    for one in (ann, bob):
        expect(one.plate("Ann").locator(".clock.running")).to_be_visible()
        expect(one.plate("Bob").get_by_role("timer")).to_have_text("3:00")
    ann.wait(table, 359_000)
    bob.page.locator("button.roll").wait_for()
    for one in (ann, bob):
        expect(one.plate("Ann")).to_contain_text(BOT)
    ann.button("Take my seat back").click()
    for one, said in (
        (ann, ("You ran out of time; a bot plays on.", "You are back.")),
        (bob, ("Ann ran out of time; a bot plays on.", "Ann is back.")),
    ):
        for words in said:
            one.page.locator(".moves").get_by_text(words).wait_for()
        expect(one.plate("Ann")).not_to_contain_text(BOT)
    bob.play(until="chose")
    # A bot has placed some of Ann's dice; in the rare case that it was all of them, Bob plays on alone.
    _until_asked(ann, bob)
    ann.play(until="rolled")
    ann.page.locator(".tray .legal").first.wait_for()


def test_who_gets_up_is_told_what_happened_and_sits_down_again(guest: Callable[..., Guest]) -> None:
    """A bot plays for somebody who goes; coming back, they read what they missed and take their seat."""
    ann, bob = guest(), guest()
    ann.open()
    ann.become("Ann")
    table = ann.new_table("las-vegas-2012", TWO, start="1", neutral="off")
    ann.invites(bob, "Bob")
    ann.button("Table menu").click()
    ann.button("Get up for a while").click()
    ann.page.get_by_text("A bot plays your seat for now").wait_for()
    ann.open()
    expect(bob.plate("Ann")).to_contain_text(BOT)
    for _ in range(2):
        bob.play(until="chose")
    _until_asked(bob)
    ann.open(f"/#/table/{table}")
    missed = ann.page.get_by_role("dialog", name="Since you were away")
    missed.get_by_text("Bob places").first.wait_for()
    missed.get_by_role("button", name="Go on").click()
    assert ann.page.evaluate(STEP) == "waits"
    ann.button("Take my seat back").click()
    expect(bob.plate("Ann")).not_to_contain_text(BOT)
    bob.play(until="chose")
    _until_asked(ann, bob)
    expect(ann.page).to_have_title(re.compile("^\u25cf Your turn"))


def test_who_is_away_is_shown_and_who_gives_up_is_out(guest: Callable[..., Guest]) -> None:
    """An empty chair says so; giving up is asked twice, and a bot plays to the end."""
    ann, bob = guest(), guest()
    ann.open()
    ann.become("Ann")
    table = ann.new_table("las-vegas-2012", TWO, start="1", neutral="off", rounds="1")
    ann.invites(bob, "Bob")
    ann.open()
    expect(bob.plate("Ann")).to_contain_text("away")
    ann.page.get_by_role("link", name="Your turn").click()
    ann.page.wait_for_url(f"**/table/{table}")
    expect(bob.plate("Ann")).not_to_contain_text("away")
    ann.button("Table menu").click()
    ann.button("Give up").click()
    question = ann.page.get_by_role("alertdialog", name="Give up this game?")
    expect(question.get_by_role("button", name="No, go back")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(ann.page.locator("section.turn")).to_be_focused()
    assert "gave up" not in bob.plate("Ann").inner_text()
    ann.button("Table menu").click()
    ann.button("Give up").click()
    for _ in range(3):
        # Nothing behind the question is reached: the browser's own bar is all there is beside it.
        ann.page.keyboard.press("Tab")
        assert not ann.page.evaluate("document.activeElement.closest('main, header') !== null")
    question.get_by_role("button", name="Give up").click()
    expect(bob.plate("Ann")).to_contain_text("gave up")
    turn = ann.page.locator("section.turn")
    expect(turn.locator(".line")).to_have_text("You gave up; a bot plays on")
    ann.page.evaluate("""() => {
      globalThis.asked = 0;
      new MutationObserver(() => {
        const asks = '.turn.mine, .turn .roll, .tray .legal, .turn .undo, .casino.open';
        asked += document.querySelectorAll(asks).length;
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    }""")
    bob.play()
    ann.play()
    expect(ann.page.locator(".end")).to_contain_text("You gave up this game")
    expect(ann.page.locator(".end tr.me")).to_contain_text("gave up")
    assert ann.page.evaluate("asked") == 0, "who gave up is asked nothing"
    assert bob.page.locator(".end tbody tr").nth(1).inner_text().startswith("2\tAnn")


def test_the_solitaire_is_offered_to_one(guest: Callable[..., Guest]) -> None:
    """RC §8.2 Whoever chooses it sits alone; company can be added, and the way to play stays."""
    page = guest().open("/#/new/rolling-cubes")
    mode, seats = page.get_by_label("Way to play"), page.locator(".seat")
    expect(seats).to_have_count(3)
    mode.select_option("yahtzee")
    expect(seats).to_have_count(1)
    page.get_by_role("button", name="One more seat").click()
    expect(seats).to_have_count(2)
    expect(mode).to_have_value("yahtzee")
