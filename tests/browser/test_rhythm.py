"""The rhythm of a table against bots: taking back, going on, speeds, and no press that decides twice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Guest
from tests.games.lasvegas.tables import las_vegas, rolled

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}
LAS_VEGAS = "las-vegas-2012"


def seated(ann: Guest, game: str, bots: int, **wish: object) -> None:
    """Ann opens a table against bots and sits down."""
    ann.open()
    ann.become("Ann")
    ann.new_table(game, [ME, *[BOT] * bots], **wish)  # type: ignore[arg-type]


def all_dice() -> str:
    """Ann is to roll all her dice, and nobody has placed any."""
    rules = las_vegas(LAS_VEGAS, 3, neutral=False)
    bills = dict.fromkeys(range(1, 7), (50,))
    state = rolled(rules, "roll 1 1 2 2 3 3 4 4", bills=bills, hands={1: (8, 0, 0), 2: (8, 0, 0)})
    return rules.position(state._replace(rolled=None))


def test_bots_wait_until_one_goes_on(guest: Callable[..., Guest]) -> None:
    """A placement can be taken back and bots wait; `Go on` lets them play, Skip or Escape skips them."""
    ann = guest()
    sent: list[str] = []
    ann.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    seated(ann, LAS_VEGAS, 2, start="1", neutral="off", speed="normal")
    page = ann.page
    roll, legal = page.locator("button.roll"), page.locator(".tray .legal")
    placed = page.locator(".groups li")
    roll.wait_for()
    roll.dblclick()
    legal.first.wait_for()
    page.wait_for_timeout(100)
    expect(placed).to_have_count(0)

    legal.first.click()
    expect(page.get_by_text("You can still take that back")).to_be_visible()
    expect(placed).to_have_count(1)
    ann.button("Take back").click()
    legal.first.wait_for()
    expect(placed).to_have_count(0)
    page.wait_for_timeout(700)
    legal.first.click()
    expect(placed).to_have_count(1)
    ann.button("Go on").click()
    roll.wait_for()
    assert [json.loads(frame)["skip"] for frame in sent if "go-on" in frame] == [False], "at their speed"
    expect(ann.button("Take back")).to_have_count(0)

    # Two placements may take all of Ann's dice, and no roll would come: she has them back.
    ann.lay(ann.table(), all_dice())
    expect(placed).to_have_count(0)
    page.keyboard.press("r")
    legal.first.wait_for()
    page.wait_for_timeout(700)
    legal.first.click()
    ann.button("Take back").wait_for()
    page.keyboard.press("Escape")
    roll.wait_for()

    own = page.locator(".moves .part.me")
    expect(own.last).to_contain_text(re.compile(r"^A\s*You roll.*You place", re.DOTALL))
    expect(page.locator(".moves .part:not(.me)").last).to_contain_text(re.compile(r"^[BC]\s+[A-Z]"))
    ann.button("Table menu").click()
    page.get_by_label("Instant").check()
    expect(page.get_by_label("Instant")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("r")
    legal.first.wait_for()
    legal.first.click()
    # Two placements may have taken all of Ann's dice: then the round is paid.
    roll.or_(page.locator(".summary")).first.wait_for()
    assert ann.api("GET", f"/tables/{ann.table()}")["speed"] == "instant"


def test_moves_are_confirmed_where_nothing_waits(guest: Callable[..., Guest]) -> None:
    """At instant one may be asked before a move stands."""
    ann = guest()
    seated(ann, LAS_VEGAS, 1, start="1", neutral="off")
    page = ann.page
    ann.button("Settings").click()
    page.get_by_label(re.compile("Ask before a move stands")).check()
    page.keyboard.press("Escape")
    page.locator("button.roll").click()
    page.locator(".tray .legal").first.click()
    expect(page.locator("p.line", has_text="Shall this stand?")).to_be_visible()
    ann.button("Not yet").click()
    expect(page.locator(".groups li")).to_have_count(0)
    page.locator(".tray .legal").first.click()
    ann.button("Yes, do it").click()
    page.locator(".groups li").first.wait_for()
