"""Several people: by link, on one screen, watching; lines that break and pages that are loaded again."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import NOTE, PATIENCE, STEP, Guest

BOT = {"kind": "bot", "level": "easy"}
#: The final table, row by row: rank, name, score; without the tags, which differ by who is looking.
FINAL = """
() => [...document.querySelectorAll('.end tbody tr')].map((row) =>
  [...row.cells].map((cell) => cell.firstChild.textContent.trim()))
"""
#: Notes who is seen to say something, in `heard`.
HEARD = """
() => {
  globalThis.heard = [];
  const look = () => {
    for (const plate of document.querySelectorAll('.plate:has(.said)')) heard.push(plate.dataset.seat);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
"""


def test_a_game_by_link_with_a_reload_in_the_middle(guest: Callable[..., Guest]) -> None:
    """Ann opens a table, Bob follows her link, one of them loads the page again, both see the same end."""
    ann, bob = guest(), guest()
    ann.open()
    ann.become("Ann")
    ann.new_table("las-vegas-2012", [{"kind": "me"}, {"kind": "open"}], rounds="1", neutral="off")
    ann.invites(bob, "Bob")
    reloaded = False
    end = time.monotonic() + PATIENCE
    steps = ["", ""]
    while steps != ["over", "over"] and time.monotonic() < end:
        steps = [one.page.evaluate(STEP) for one in (ann, bob)]
        if not reloaded and ann.page.locator(".groups li").count() > 0:
            ann.page.reload()
            ann.page.locator(".casino").first.wait_for()
            reloaded = True
        ann.page.wait_for_timeout(30)
    assert reloaded
    assert steps == ["over", "over"]
    for one in (ann, bob):
        one.page.locator(".end tbody tr").nth(1).wait_for()
    finals = [one.page.evaluate(FINAL) for one in (ann, bob)]
    named = [
        [(place, own if name == "You" else name, score) for place, name, score in rows]
        for rows, own in zip(finals, ("Ann", "Bob"), strict=True)
    ]
    assert named[0] == named[1]
    assert {name for _, name, _ in named[0]} == {"Ann", "Bob"}
    for one in (ann, bob):
        expect(one.page.locator(".end tr.me")).to_contain_text("You")


def test_a_person_takes_another_name(guest: Callable[..., Guest]) -> None:
    """In the settings, also in the middle of a game: everybody at the table sees it."""
    ann, watcher = guest(), guest()
    ann.open()
    ann.become("Ann")
    ann.new_table("las-vegas-2012", [{"kind": "me"}, BOT])
    watcher.open(f"/#/table/{ann.table()}")
    watcher.page.get_by_text("Ann").first.wait_for()
    ann.become("Anna Lena")
    watcher.page.get_by_text("Anna Lena").first.wait_for()
    assert ann.api("GET", "/me")["name"] == "Anna Lena"


def test_a_secret_on_one_screen_is_handed_over_behind_a_curtain(guest: Callable[..., Guest]) -> None:
    """Two people at one browser: before a secret the screen is handed over, after it a curtain falls."""
    both = guest()
    both.open()
    both.become("Ann")
    handed: set[str] = set()
    while len(handed) < 2:
        casino = _lucky_punch(both)
        end = time.monotonic() + PATIENCE
        step = ""
        while step != "over" and len(handed) < 2 and time.monotonic() < end:
            curtain = both.page.locator("dialog[open] .inside h2")
            if curtain.count():
                handed.add(curtain.first.inner_text())
            step = both.page.evaluate(STEP, f".tray .legal[data-value='{casino}']")
            both.page.wait_for_timeout(20)
        assert step == "over" or len(handed) >= 2
    assert any(title.startswith("Hand over to") for title in handed), handed
    both.play()


def test_on_one_screen_a_move_is_taken_back_until_the_next_one_rolls(guest: Callable[..., Guest]) -> None:
    """The screen is already the next person's when the one before wants the move back."""
    both = guest()
    both.open()
    both.become("Ann")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bob"}]
    both.new_table("las-vegas-2012", seats, rounds="1", start="1", neutral="off")
    page = both.page
    both.button("Roll").click()
    page.locator(".tray .legal").first.click()
    expect(page.locator(".turn")).to_contain_text("Bob")
    page.keyboard.press("u")
    expect(page.locator(".turn")).to_contain_text("Ann")
    page.locator(".tray .legal").first.click()
    expect(page.locator(".turn")).to_contain_text("Bob")
    both.button("Roll").click()
    page.locator(".tray .legal").first.wait_for()
    expect(both.button("Take back")).to_have_count(0)


def test_on_one_screen_a_phrase_is_said_once_and_nobodys_money_lies_open(guest: Callable[..., Guest]) -> None:
    """The next chair does not say it again, and what lies face down stays so to the end."""
    both = guest()
    both.open()
    both.become("Ann")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bob"}]
    both.new_table("las-vegas-2012", seats, rounds="2", start="1", neutral="off")
    page = both.page
    expect(page.locator(".turn")).to_contain_text("Ann")
    page.evaluate(HEARD)
    both.button("Say something").click()
    both.button("Sorry!").click()
    page.wait_for_function("() => heard.length > 0")
    both.play(until="chose")
    expect(page.locator(".turn")).to_contain_text("Bob")
    both.button("Roll").click()
    page.locator(".tray .legal").first.wait_for()
    assert set(page.evaluate("heard")) == {"1"}
    page.evaluate(NOTE, ".summary tbody tr:last-child td:last-child")
    end = time.monotonic() + PATIENCE
    while page.get_by_text("Round 2 of 2").count() == 0 and time.monotonic() < end:
        page.evaluate(STEP)
    told = page.evaluate("noted")
    assert told and not any("$" in one for one in told)
    both.play()
    expect(page.locator(".plate .down")).to_have_count(0)


def test_who_sits_at_the_finished_table_is_told_of_the_rematch(guest: Callable[..., Guest]) -> None:
    """One plays again: the other, who looks at the table, is told by name and follows with one press."""
    ann, bob = guest(), guest()
    ann.open()
    ann.become("Ann")
    ann.new_table("las-vegas-2012", [{"kind": "me"}, {"kind": "open"}], rounds="1", neutral="off")
    ann.invites(bob, "Bob")
    end = time.monotonic() + PATIENCE
    while [one.page.evaluate(STEP) for one in (ann, bob)] != ["over", "over"] and time.monotonic() < end:
        ann.page.wait_for_timeout(30)
    ann.button("See the table").click()
    expect(ann.page.locator(".summary tbody tr")).to_have_count(2)
    bob.button("Play again").click()
    expect(bob.page.locator(".waiting")).to_contain_text("The game begins in a moment.")
    expect(ann.page.locator(".again")).to_contain_text("Bob wants to play again.")
    ann.button("To the rematch").click()
    for one in (ann, bob):
        one.page.locator("section.turn").wait_for()
    assert ann.table() == bob.table()


def test_a_table_that_is_not_there_says_so_and_leads_back(guest: Callable[..., Guest]) -> None:
    """Nothing reconnects for ever: one sentence, and the way to the start."""
    ann = guest()
    page = ann.open("/#/table/nowhere")
    expect(page.locator("main [role=alert]")).to_be_visible()
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    page.get_by_role("main").get_by_role("link", name="To the start page").click()
    page.locator(".shelf").wait_for()
    ann.errors.clear()


def _lucky_punch(both: Guest) -> int:
    """Opens tables until one has the tile with a secret for every die placed; returns its casino."""
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bob"}]
    while True:
        both.new_table("las-vegas-royale", seats, tiles="6", rounds="1")
        both.page.locator(".casino .tile").nth(5).wait_for()
        casino = both.page.locator(".casino", has=both.page.locator(".code", has_text="A1"))
        if casino.count():
            return int(casino.get_attribute("data-casino") or 0)


def test_a_spectator_sees_the_table_and_can_do_nothing(guest: Callable[..., Guest]) -> None:
    """Whoever has the address may watch; nothing there is to be pressed."""
    ann, watcher = guest(), guest()
    ann.open()
    ann.become("Ann")
    table = ann.new_table("las-vegas-2012", [{"kind": "me"}, BOT, BOT], rounds="1")
    ann.page.locator(".casino").first.wait_for()
    watcher.open(f"/#/table/{table}")
    watcher.page.get_by_text("You are watching").wait_for()
    assert watcher.page.locator("button.roll, .tray .legal").count() == 0
    ann.play()
    watcher.page.keyboard.press("Escape")
    watcher.page.locator("#end-title").wait_for()


def test_the_line_breaks_and_comes_back(guest: Callable[..., Guest]) -> None:
    """A lost line is said, comes back by itself, and the game goes on to its end."""
    ann = guest()
    lines: list[WebSocketRoute] = []
    down = False

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if not down:
            line.connect_to_server()

    ann.page.route_web_socket("**/socket", through)
    ann.open()
    ann.become("Ann")
    ann.new_table("las-vegas-2012", [{"kind": "me"}, BOT, BOT], rounds="1")
    ann.page.locator(".casino").first.wait_for()
    down = True
    lines[-1].close(code=1012, reason="the table starts again")
    ann.page.get_by_text("Reconnecting").wait_for()
    end = time.monotonic() + PATIENCE
    while len(lines) < 2:
        assert time.monotonic() < end
        ann.page.wait_for_timeout(50)
    down = False
    tried = len(lines)
    lines[-1].close(code=1012, reason="not yet")
    ann.page.get_by_text("Reconnecting").wait_for(state="detached")
    assert len(lines) > tried
    ann.play()
