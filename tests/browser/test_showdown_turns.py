"""What is pressed in a turn of Vegas Showdown: buttons that come, go and keep their places."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, Guest
from tests.browser.showdown import Hotelier

BOT = {"kind": "bot", "level": "easy"}


#: Notes when choices come, and when a press of one of them passes.
NOTE = """
() => {
  window.came = window.passed = null;
  const choice = () => document.querySelector('.turn [data-event]');
  new MutationObserver(() => {
    if (!choice()) window.came = null;
    else window.came ??= performance.now();
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', ({ target }) => {
    if (target.closest('.turn [data-event]')) window.passed ??= performance.now() - window.came;
  }, true);
}
"""


def test_a_press_meant_for_skip_chooses_nothing(guest: Callable[..., Guest]) -> None:
    """Skip goes when one is asked: whoever keeps pressing its place chooses nothing for a moment."""
    someone = guest(size=(1280, 650))
    page = someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT], speed="normal")
    ann = Hotelier(someone)
    ann.meet("choose")
    page.wait_for_timeout(700)
    page.evaluate(NOTE)
    ann.press("publicity")
    goes_on = page.get_by_role("button", name="Go on")
    goes_on.wait_for()
    box = goes_on.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    end = time.monotonic() + PATIENCE
    while page.evaluate("passed") is None and time.monotonic() < end:
        page.mouse.click(x, y)
        if page.locator("button.roll").is_visible():
            page.keyboard.press("r")
    assert page.evaluate("passed") >= 550


def test_buttons_keep_their_places(guest: Callable[..., Guest]) -> None:
    """Take back and Go on stand where they stood; there is no order after another choice than a bid."""
    someone = guest(size=(1280, 650))
    someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT], speed="leisurely")
    ann, page = Hotelier(someone), someone.page
    places = set()
    for event in ("bid", "publicity"):
        ann.meet("choose")
        expect(page.get_by_role("button", name="Bid up to")).to_be_visible()
        page.wait_for_timeout(1600)
        if event == "bid":
            page.locator('.space.open[data-lot="slots"]').first.click()
        else:
            ann.press(event)
        goes_on = page.get_by_role("button", name="Go on")
        goes_on.wait_for()
        expect(page.get_by_role("button", name="Bid up to")).to_have_count(int(event == "bid"))
        back = page.get_by_role("button", name="Take back")
        boxes = [button.bounding_box() for button in (back, goes_on)]
        places.add(tuple(round(box["x"]) for box in boxes if box))
        back.click()
    assert len(places) == 1


def test_hardly_anything_to_renovate(guest: Callable[..., Guest]) -> None:
    """Whoever has no room is told that renovating takes the turn, and may choose again."""
    someone = guest()
    someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT])
    ann, page = Hotelier(someone), someone.page
    ann.meet("choose")
    ann.press("renovate")
    page.locator("p.line", has_text="there is hardly anything to renovate yet").wait_for()
    someone.button("Not yet").click()
    ann.press("publicity")
    expect(page.locator(".moves")).to_contain_text("You seek publicity.")


def test_at_instant_no_card_of_a_turn_that_is_over(guest: Callable[..., Guest]) -> None:
    """A large event card is always one of those that lie beside the market."""
    someone = guest()
    someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT], speed="instant")
    ann, page = Hotelier(someone), someone.page
    seen: set[str] = set()
    for _ in range(16):
        moment, *offers = ann.meet("choose", "roll", "lay")
        ann.step([moment, *(["publicity"] if "publicity" in offers else offers)])
        for _ in range(4):
            large, lying = page.evaluate(
                """() => ['.scene [data-card]', '.cards [data-card]'].map((query) =>
                  // While a room is laid the small ones are folded away.
                  document.querySelector('.now.folds') ? [] :
                  [...document.querySelectorAll(query)].map((card) => card.dataset.card))"""
            )
            assert set(large) <= set(lying)
            seen.update(large)
            page.wait_for_timeout(60)
    assert seen


def test_enter_turns_up(guest: Callable[..., Guest]) -> None:
    """Where nothing else has the focus Enter turns up what is new, as Space does."""
    someone = guest()
    someone.open()
    someone.become("Ann")
    someone.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT], speed="instant")
    ann, page = Hotelier(someone), someone.page
    while (seen := ann.meet("choose", "lay", "roll"))[0] != "roll":
        ann.step(["choose", "publicity"] if "publicity" in seen else seen)
    page.wait_for_timeout(700)
    page.keyboard.press("Enter")
    expect(page.locator("button.roll")).to_have_count(0)
