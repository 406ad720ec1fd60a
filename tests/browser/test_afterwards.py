"""After the game: replay, records, and dice that anyone can check."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Guest

BOT = {"kind": "bot", "level": "easy"}


def _finished(someone: Guest) -> str:
    someone.open()
    someone.become("Ann")
    someone.new_table("las-vegas-2012", [{"kind": "me"}, BOT, BOT], rounds="1")
    someone.page.locator(".casino").first.wait_for()
    someone.play()
    return someone.table()


def test_a_finished_game_is_replayed_and_its_dice_are_checked(guest: Callable[..., Guest]) -> None:
    """Slider, steps and a link to a moment; the page finds every draw right, and one changed digit wrong."""
    ann = guest()
    table = _finished(ann)
    page = ann.page
    page.get_by_role("link", name="Watch again").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 12
    page.get_by_role("button", name="One step on").click()
    assert page.url.endswith("/1")
    _dealt(ann)
    _through_the_replay(ann)
    ann.open(f"/#/replay/{table}/{last}")
    page.get_by_text(f"Step {last + 1} of {last + 1}").first.wait_for()
    assert "The game is over" in page.locator(".bar .words").inner_text()

    with page.expect_download() as saving:
        page.get_by_role("button", name="Download the record").click()
    record = saving.value.path().read_text()
    assert record.startswith("croupier 2\n")

    page.get_by_role("link", name="Check the dice").click()
    page.get_by_text("Dice and rules hold").wait_for()
    page.get_by_text("Signed by this house").wait_for()
    assert page.locator(".draws li").count() == record.count("\n* ")

    page.evaluate("delete globalThis.crypto.subtle")
    for changed, reason in _tampered(record):
        page.locator("textarea").fill(changed)
        page.get_by_role("button", name="Check", exact=True).click()
        page.get_by_text("Something is wrong").wait_for()
        assert reason in page.locator(".verdict").inner_text()


def _dealt(ann: Guest) -> None:
    """Bills that are dealt one by one pass quickly, by the page's own clock."""
    page = ann.page
    moves = page.get_by_role("list", name="What happened").get_by_role("button")
    bills = moves.filter(has_text=re.compile("Casino . gets")).count()
    assert bills >= 6
    moves.filter(has_text=re.compile("Casino . gets")).first.click()
    first = int(page.url.rsplit("/", 1)[1])
    for number in range(2, bills + 1):
        page.get_by_role("button", name="One step on").click()
        expect(page.locator(".casino .fan .bill")).to_have_count(number)
    page.get_by_role("slider").fill(str(first))
    page.clock.install()
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(80 * bills)
    page.get_by_role("button", name="Pause").click()
    assert int(page.url.rsplit("/", 1)[1]) >= first + bills - 1
    page.clock.resume()


def _through_the_replay(ann: Guest) -> None:
    """Moves and turns to jump to, the round paid before one's eyes, names, all money, nobody's turn."""
    page = ann.page
    page.get_by_role("button", name="To the next turn").click()
    assert int(page.url.rsplit("/", 1)[1]) > 1
    expect(page.locator(".plate .called")).to_have_text(["Ann", "Sofia", "Girolamo"])
    expect(page.locator(".plate .tag:not(.bot)")).to_have_count(0)
    moves = page.get_by_role("list", name="What happened").get_by_role("button")
    assert moves.count() > 12
    moves.last.click()
    page.locator(".summary").wait_for()
    page.get_by_role("button", name="Go on").first.click()
    expect(page.locator(".summary")).to_have_count(0)
    expect(page.locator(".plate .money", has_text="$")).to_have_count(3)
    expect(page.locator(".plate .down")).to_have_count(0)
    words = page.locator("main").inner_text()
    assert "Your turn" not in words and "your turn" not in words
    # After the last move there is no decision left; « leads to the start.
    expect(page.get_by_role("button", name="To my next decision")).to_be_disabled()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    expect(page.get_by_role("button", name="To my next decision")).to_be_enabled()


def _tampered(record: str) -> list[tuple[str, str]]:
    """The record with something changed, with and without its seal, and what the page says to it."""
    body = record[: record.rindex("digest ")]
    roll = re.search(r"\* roll .* < 6:(\d)", body)
    seed = re.search(r"reveal ([0-9a-f])", body)
    assert roll and seed
    other = str((int(roll[1]) + 1) % 6)
    flipped = "0" if seed[1] != "0" else "1"
    return [
        (record.replace(' "Ann"', ' "Eve"'), "the seal at its end"),
        (body[: roll.start(1)] + other + body[roll.end(1) :], "draw 1 should be"),
        (body[: seed.start(1)] + flipped + body[seed.end(1) :], "not the one that was sealed"),
        (body.replace("option rounds 1", "option rounds 2"), "not the one that was sealed"),
    ]


def test_a_record_is_shown_elsewhere_and_a_rematch_seats_everyone_again(guest: Callable[..., Guest]) -> None:
    """A record opens like any finished game; a click opens the same table anew; the start page knows both."""
    ann, bob = guest(), guest()
    table = _finished(ann)
    record = ann.api("GET", f"/tables/{table}/record")
    bob.open("/#/verify")
    bob.page.locator("textarea").fill(record)
    bob.button("Watch").click()
    bob.page.get_by_role("slider").wait_for()
    bob.page.locator(".casino").nth(5).wait_for()
    assert bob.page.locator(".plate .called").all_inner_texts()[:2] == ["Ann", "Sofia"]

    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    again = ann.table()
    ann.page.locator("button.roll").wait_for()
    ann.open()
    expect(ann.page.locator("main").get_by_role("heading", level=2).first).to_have_text("Your turn")
    for title, link in {"Your turn": f"#/table/{again}", "Finished games": f"#/replay/{table}"}.items():
        section = ann.page.locator("section", has=ann.page.get_by_role("heading", name=title))
        expect(section.get_by_role("link")).to_have_attribute("href", link)
