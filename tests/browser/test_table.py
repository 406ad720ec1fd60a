"""What helps at a table: opening one, reasons with their clause, taking back, phrases, the guide."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import NOTE, Guest

BOT = {"kind": "bot", "level": "easy"}
TWO = [{"kind": "me"}, {"kind": "open"}]


def test_a_table_is_opened_with_seats_options_and_a_clock(guest: Callable[..., Guest]) -> None:
    """Edition, five seats of four kinds, the bandit, a clock; a free seat has its link and its QR code."""
    ann = guest()
    ann.open()
    ann.become("Ann")
    page = ann.open("/#/new/las-vegas-2012")
    page.get_by_text("Las Vegas Six", exact=True).click()
    page.locator("#option-rounds").wait_for()
    ann.button("One more seat").click()
    while page.locator(".seat").count() < 5:
        ann.button("One more seat").click()
    expect(page.get_by_label("Your name")).to_have_count(0)
    page.get_by_label("Seat 2").select_option("friend")
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seat 3").select_option("here")
    page.get_by_label("Name", exact=True).fill("Cleo")
    page.get_by_label("Seat 4").select_option("bot-strong")
    page.locator("#option-bandit").select_option(label="on")
    page.locator("#clock").select_option("fast")
    ann.button("Open the table").click()
    page.get_by_role("img", name="QR code").wait_for()
    bob = guest()
    ann.invites(bob, "Bob")
    expect(page.locator(".casino")).to_have_count(7)
    names = page.locator(".plate .called").all_inner_texts()
    assert names[:3] == ["Anna", "Bob", "Cleo"] and len(names) == 5
    expect(page.get_by_role("timer")).to_have_count(5)


def test_a_refused_move_says_why_and_opens_its_clause(guest: Callable[..., Guest]) -> None:
    """LV12 §3.2 A number that nobody rolled cannot be placed; the clause opens in the drawer."""
    ann = guest()
    ann.open()
    ann.become("Ann")
    missing: list[str] = []
    while not missing:
        ann.new_table("las-vegas-2012", [{"kind": "me"}, BOT], start="1", neutral="off")
        ann.play(until="rolled")
        ann.page.locator(".tray .legal").first.wait_for()
        rolled = {group.get_attribute("data-value") for group in ann.page.locator(".tray .group").all()}
        missing = [number for number in "123456" if number not in rolled]
    ann.page.keyboard.press(missing[0])
    refused = ann.page.locator(".refused")
    expect(refused).to_contain_text(f"No die shows {missing[0]}")
    refused.get_by_role("button", name="Why?").click()
    expect(ann.page.locator("dialog[open] .clause").first).to_be_visible()


def test_a_move_is_taken_back_until_the_next_roll(guest: Callable[..., Guest]) -> None:
    """Undo is offered while nothing new was rolled, shown to both, and gone afterwards; a phrase is heard."""
    ann, bob = guest(), guest()
    ann.open()
    ann.become("Ann")
    ann.new_table("las-vegas-2012", TWO, start="1", neutral="off")
    ann.invites(bob, "Bob")
    ann.play(until="chose")
    bob.page.locator("button.roll").wait_for()
    ann.button("Take back").click()
    ann.page.locator(".tray .legal").first.wait_for()
    expect(bob.page.locator(".groups li")).to_have_count(0)
    ann.play(until="chose")
    # What is said is gone after a few seconds: it is noted when it comes.
    ann.page.evaluate(NOTE, ".plate[data-seat='2'] .said")
    bob.button("Say something").click()
    bob.button("Well played!").click()
    ann.page.wait_for_function("() => noted.some((text) => text.includes('Well played!'))")
    bob.play(until="rolled")
    bob.page.locator(".tray .legal").first.wait_for()
    expect(ann.button("Take back")).to_have_count(0)


def test_dice_roll_by_themselves_and_the_guide_stays_closed(guest: Callable[..., Guest]) -> None:
    """`Roll for me` rolls without a click; the guide explains the moment, and stays closed here."""
    ann = guest(guide=True)
    ann.open()
    ann.become("Ann")
    ann.new_table("las-vegas-2012", [{"kind": "me"}, BOT], start="1", neutral="off")
    guide = ann.page.get_by_role("note")
    expect(guide).to_contain_text("Roll all your dice")
    ann.button("Settings").click()
    ann.page.get_by_label("Roll for me").check()
    ann.page.keyboard.press("Escape")
    ann.page.locator(".tray .legal").first.wait_for()
    expect(guide).to_contain_text("Pick one number")
    guide.get_by_role("button", name="I know the game").click()
    expect(guide).to_have_count(0)
    ann.page.reload()
    ann.page.locator(".casino").first.wait_for()
    assert guide.count() == 0
    ann.new_table("rolling-cubes", [{"kind": "me"}, BOT])
    expect(guide).to_contain_text("The aim")
    ann.page.set_viewport_size({"width": 360, "height": 740})
    expect(guide).to_have_count(0)
    ann.button("Guide").click()
    expect(guide).to_contain_text("The aim")
