"""What the ways to play Rolling Cubes ask for and show: points, dice, rows, what to build on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import cubes
from tests.browser.people import Guest
from tests.games.rollingcubes.tables import ROLL, SEVENTEEN, Played

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}


def _lies(ann: Guest, mode: str, *, size: int = 1) -> None:
    """A table of a mode at which the first seat has thrown dice that are known."""
    table = ann.new_table(cubes.GAME, [ME, *[BOT] * (size - 1)], mode=mode)
    ann.page.locator(".board").wait_for()
    played = Played(mode, size)
    played.throw(ROLL)
    ann.lay(table, played.rules.position(played.state))
    ann.page.locator(".writing").wait_for()


def test_what_an_equality_is_worth_in_each_way_to_play(guest: Callable[..., Guest]) -> None:
    """RC §3, §6, §8 Points, dice, or points in each row, which says what it asks; full rows are dim."""
    ann = guest()
    ann.open()
    ann.become("Ann")
    page, equality = ann.page, SEVENTEEN.removeprefix("equate ")
    for mode, words in (("one-by-one", "17 points"), ("last-die", "12 dice")):
        _lies(ann, mode, size=2)
        page.keyboard.type(equality)
        expect(page.locator(".paper .points")).to_have_text(words)
    _lies(ann, "yahtzee")
    page.keyboard.type(equality)
    row = page.locator(".rows .row")
    expect(row).to_have_text(["blue +17", "green +20", "red +20", "poker +17", "101 –"])
    assert "a number above 100" in (row.nth(4).get_attribute("title") or "")
    heads = page.locator("tbody th")
    for n, asks in enumerate(("three or four blue", "green", "red", "all four dice of one", "above 100")):
        expect(heads.nth(n)).to_contain_text(asks)
    row.nth(1).click()
    expect(page.locator("th.dead")).to_have_count(1)
    expect(page.locator("th.dead")).to_contain_text("green")
    faint = "(one) => getComputedStyle(one).color"
    assert heads.nth(1).evaluate(faint) != heads.nth(0).evaluate(faint)


def test_the_solitaire_by_keys(guest: Callable[..., Guest]) -> None:
    """RC §8.2 Enter writes in the only row that fits, Escape leaves striking; what is taken back is kept."""
    ann = guest(guide=True)
    ann.open()
    ann.become("Ann")
    _lies(ann, "yahtzee")
    page, equality = ann.page, SEVENTEEN.removeprefix("equate ")
    lying, asked, guide = (page.locator(one) for one in (".paper ol .cube", ".turn .line", ".guide p"))
    for line, said in (("7-5=2", "It fits no free row."), (equality, "Choose a row: several fit.")):
        page.keyboard.press("Delete")
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        expect(page.locator(".missing")).to_have_text(said)
    ann.button("Strike a row").click()
    expect(asked).to_contain_text("Choose the row that gets 0")
    page.keyboard.press("Escape")
    expect(asked).to_contain_text("make an equality")
    ann.button("Strike a row").click()
    page.locator(".rows").get_by_role("button", name="red 0").click()
    ann.button("Take back").click()
    expect(lying).to_have_count(len(equality))
    page.keyboard.press("Delete")
    page.keyboard.type("5x8=40")
    page.keyboard.press("Enter")
    expect(page.locator("th.dead")).to_contain_text("blue")
    expect(guide).to_contain_text("up to five of them again")
    cubes.throw(ann)
    ann.button("Throw some again").click()
    page.locator(".cup .cube").first.click()
    ann.button("Put one die back").click()
    expect(guide).to_contain_text("that you put back")
    cubes.throw(ann)
    expect(guide).not_to_contain_text("again")


def test_the_equality_to_build_on_stays_in_view(guest: Callable[..., Guest]) -> None:
    """RC §6.1 On a small desk too, from before one's throw until one has answered it."""
    ann = guest(size=(1280, 720), guide=True)
    ann.open()
    ann.become("Ann")
    page, played = ann.page, Played("last-die", 2, start=1)
    ann.new_table(cubes.GAME, [ME, BOT], mode="last-die")
    page.locator(".board").wait_for()
    played.turn(2, ROLL, "equate 5x8=40")
    ann.lay(ann.table(), played.rules.position(played.state))
    page.reload()
    page.locator("section.locked").wait_for()
    expect(page.locator(".guide p")).to_contain_text("must be used again")
    page.locator(".waiting").click()
    page.locator(".writing").wait_for()
    expect(page.locator(".locked .falls")).to_have_count(0)
    expect(page.locator(".locked .cube")).to_have_count(6)
