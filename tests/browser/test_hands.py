"""Hands and ears: keys, focus, names on a shared screen, the log, the menu, links, one's tables."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import LISTEN, Guest
from tests.browser.showdown import begin_with, comes_to_lay, comes_to_renovate

BOT = {"kind": "bot", "level": "easy"}


def test_keys_have_one_meaning_and_can_be_switched_off(guest: Callable[..., Guest]) -> None:
    """`?` lists them; a letter leads to a choice of Showdown and does not make it; what is asked is said."""
    someone = guest()
    page = someone.open()
    someone.become("Ann")
    table = someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT])
    page.locator(".lot .open").first.wait_for()
    page.keyboard.press("?")
    keys = page.locator("dialog[open] .keys")
    letters = [cap for cap in keys.locator("kbd").all_inner_texts() if re.fullmatch("[A-Z]", cap)]
    assert sorted(letters) == sorted(set(letters)) and {"P", "N", "T", "R", "U", "F", "B"} <= set(letters)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator("[data-event=publicity]")).to_be_focused()
    expect(page.locator(".lot .open").first).to_be_visible()
    page.keyboard.press("?")
    letters_on = page.get_by_label("Letters and digits")
    expect(letters_on).to_be_visible()
    letters_on.press("Space")
    expect(letters_on).not_to_be_checked()
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    page.keyboard.press("?")
    expect(page.locator("[data-event=renovate]")).not_to_be_focused()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.evaluate(LISTEN)
    begin_with(someone, table, comes_to_lay("lounge"))
    expect(page.locator(".turn .line")).to_have_text(re.compile("Lay the Lounge"))
    page.wait_for_function("() => heard.some((said) => said.includes('Lay the Lounge'))")
    begin_with(someone, table, comes_to_lay("premier"))
    expect(page.locator(".verdict")).to_have_text("Fancy Slots needs Slots on the sheet.")
    begin_with(someone, table, comes_to_renovate())
    expect(page.locator(".lot .needs", has_text="you have: Slots")).not_to_have_count(0)


def test_showdown_plates_lots_and_stacks(guest: Callable[..., Guest]) -> None:
    """What limits the income, who holds which bid, what a room needs, three stacks; a bid is confirmed."""
    someone = guest()
    page = someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT])
    page.locator(".lot .open").first.wait_for()
    expect(page.locator(".stacks .stack")).to_have_count(3)
    mine = someone.plate("Ann")
    expect(mine.locator(".tracks")).to_contain_text(re.compile(r"Population \d+, revenue \d+: income \d+"))
    needs = page.locator(".lot .needs")
    expect(needs.first).to_contain_text("you lack")
    page.locator(".track .open").first.click()
    expect(page.locator(".turn .line")).to_contain_text("Shall this stand?")
    someone.button("Not yet").click()
    expect(page.locator(".lot .open").first).to_be_visible()
    expect(mine.locator(".chosen")).to_have_count(0)
    page.locator(".track .open").first.click()
    someone.button("Yes, do it").click()
    outbid = page.locator(".turn", has_text="outbid")
    expect(mine.locator(".chosen").or_(outbid).or_(page.locator(".cells.open")).first).to_be_visible()


def test_a_shared_screen_says_who_is_meant(guest: Callable[..., Guest]) -> None:
    """By name, also to those who listen; bots are marked, the log is divided, focus is not lost."""
    someone = guest()
    page = someone.open()
    someone.become("Ann")
    here = {"kind": "here", "name": "Bea"}
    someone.new_table("las-vegas-2012", [{"kind": "me"}, here, BOT], rounds="2", start="1")
    line = page.locator(".turn .line")
    expect(line).to_have_text(re.compile(r"^Ann: "))
    expect(page.locator(".plate .bot")).to_have_count(1)
    expect(page.locator(".plate .tag", has_text="you")).to_have_count(0)
    page.keyboard.press("r")
    page.locator(".tray .legal").first.wait_for()
    page.wait_for_function("() => document.activeElement.closest('.turn') !== null")
    page.evaluate(LISTEN)
    page.locator(".tray .legal").first.click()
    expect(line).to_have_text(re.compile(r"^Bea: "))
    page.wait_for_function("() => heard.some((said) => /Ann places .* Bea: /.test(said))")
    someone.button("What happened").click() if not page.locator(".moves").count() else None
    expect(page.locator(".moves .round").first).to_have_text("Round 1")
    someone.button("Table menu").click()
    for name in ("Get up for a while", "Give up", "Keys"):
        expect(page.locator("dialog[open]").get_by_role("button", name=name)).to_be_visible()
    page.locator("dialog[open]").get_by_role("button", name="Get up for a while").click()
    expect(page.locator(".plate", has_text="a bot stands in").first).to_be_visible()


def test_links_explain_themselves_and_an_empty_seat_goes_to_a_bot(guest: Callable[..., Guest]) -> None:
    """Host, game and options; a cut link; a seat that a bot has; a friend who does not come; a clock."""
    ann, bob = guest(), guest()
    ann.open()
    ann.become("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    ann.new_table("las-vegas-six", seats, rounds="1", start="1", clock={"total": 64_000, "move": 0})
    link = ann.page.get_by_role("textbox", name="Link").first.input_value()
    page = bob.open()
    page.goto(link[:-5])
    expect(page.get_by_role("heading", level=1)).to_have_text("This link leads nowhere")
    bob.errors.clear()
    page.goto(link)
    expect(page.locator(".panel")).to_contain_text("Ann invites you to Las Vegas Six for 3 players")
    expect(page.get_by_text("leads nowhere")).to_have_count(0)
    for words in ("Rounds: 1", "with a clock"):
        expect(page.locator(".panel")).to_contain_text(words)
    ann.button("Give this seat to a bot").first.click()
    expect(ann.button("Give this seat to a bot")).to_have_count(1)
    page.reload()
    expect(page.locator(".panel")).to_contain_text("was given to the bot Sofia")
    expect(page.get_by_role("heading", level=1)).to_have_text("This seat is not free")
    ann.button("Give this seat to a bot").click()
    ann.page.locator(".turn").wait_for()
    expect(ann.page.locator("#announcer-urgent")).to_have_text(re.compile(r"\d+ seconds left"))


def test_somebody_who_is_not_there_is_reminded_and_voted_for(guest: Callable[..., Guest]) -> None:
    """Reminding after a minute, the vote three minutes later; then a bot plays until they are back."""
    ann, bob = guest(), guest()
    ann.open()
    ann.become("Ann")
    table = ann.new_table("las-vegas-2012", [{"kind": "me"}, {"kind": "open"}], start="2", neutral="off")
    ann.invites(bob, "Bob")
    bob.open()
    expect(bob.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(ann.plate("Bob")).to_contain_text("away")
    absent = ann.page.locator(".absent")
    expect(absent).to_have_count(0)
    ann.page.evaluate("() => { const real = Date.now; Date.now = () => real() + 61_000; }")
    expect(absent).to_contain_text("Bob is not here")
    absent.get_by_role("button", name="Remind them").click()
    expect(ann.page.locator(".refused")).to_contain_text(re.compile(r"You can do that in \d+ seconds"))

    ann.wait(table, 60_000)
    absent.get_by_role("button", name="Remind them").click()
    expect(absent).to_contain_text("Bob has been reminded. You can vote for a bot in")
    bob.page.reload()
    expect(bob.page.locator("li", has_text="They wait for you")).to_be_visible()
    ann.wait(table, 180_000)
    expect(absent).to_contain_text("Bob is still not here")
    absent.get_by_role("button", name="Vote for a bot").click()
    expect(ann.plate("Bob")).to_contain_text("a bot stands in")
    expect(absent).to_have_count(0)
    expect(ann.page.locator("button.roll, .tray .legal").first).to_be_visible()
    bob.page.goto(f"{bob.house}/#/table/{table}")
    bob.page.locator("dialog[open]", has_text="Since you were away").get_by_role(
        "button", name="Go on"
    ).click()
    bob.button("Take my seat back").click()
    expect(ann.plate("Bob")).not_to_contain_text("a bot stands in")


def test_ones_tables_come_first_and_can_be_closed(guest: Callable[..., Guest]) -> None:
    """Play now of Six has its bandit; a table has its round, a finished one its result."""
    someone = guest()
    page = someone.open()
    someone.become("Ann")
    someone.new_table("las-vegas-2012", [{"kind": "me"}, BOT], rounds="1")
    someone.play()
    expect(page.locator("#end-title")).to_have_text(re.compile("You win!|wins!|shared"))
    expect(page.locator("tr.me")).to_contain_text("You")
    someone.open()
    done = page.locator("section", has=page.get_by_role("heading", name="Finished games"))
    expect(done.locator(".standing")).to_have_text(re.compile(r"(Won|2nd of 2) · \$[\d,]+"))
    page.locator(".shelf li", has_text="Las Vegas Six").get_by_role("button", name="Play now").click()
    expect(page.locator(".casino")).to_have_count(7)
    page.wait_for_function("() => document.querySelector('button.roll, .turn .line')")
    someone.open()
    going = page.locator("section", has_text="Las Vegas Six").locator("li", has_text="Round 1")
    expect(going).to_be_visible()
    going.get_by_role("button", name="Close the table").click()
    page.get_by_role("alertdialog", name="Close this table for good?").get_by_role(
        "button", name="Close the table"
    ).click()
    expect(going).to_have_count(0)


def test_space_after_the_menu_plays_on(guest: Callable[..., Guest]) -> None:
    """What was opened from the head of the table gives the focus to the next decision; Space plays."""
    someone = guest()
    page = someone.open()
    someone.become("Ann")
    someone.new_table("las-vegas-2012", [{"kind": "me"}, BOT], rounds="1", start="1")
    page.locator("button.roll").wait_for()
    turn, drawer = page.locator("section.turn"), page.locator("dialog[open]")
    someone.button("Table menu").click()
    page.get_by_label("Instant").check()
    someone.button("Keys").click()
    for name in ("Settings", "Rules", "Say something"):
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(turn).to_be_focused()
        someone.button(name).click()
    someone.button("Well played!").click()
    expect(turn).to_be_focused()
    someone.button("Table menu").click()
    drawer.get_by_role("button", name="Close").first.click()
    expect(drawer).to_have_count(0)
    page.keyboard.press("Space")
    page.locator(".tray .legal").first.wait_for()
    expect(drawer).to_have_count(0)
