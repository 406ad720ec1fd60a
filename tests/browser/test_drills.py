"""Drills in a real browser: choose on the board, be told, see why; a row, themes, the day, and sand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from croupier.value import drills
from tests.browser.axe import serious
from tests.browser.people import PHONE, Guest

GAME = "las-vegas-2012"


#: Whether what is asked or told, with its button, is on the screen.
IN_VIEW = """
() => {
  const { top, bottom } = document.querySelector('.asked').getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
"""


def posed(page: Page, game: str = GAME) -> drills.Drill:
    """The drill that lies on the board, once something can be chosen."""
    if game == GAME:
        page.locator(".tray .legal").first.wait_for()
    found = drills.of(game)
    assert found is not None
    drill = found.drill(page.locator("[data-drill]").get_attribute("data-drill") or "")
    assert drill is not None
    return drill


def place(page: Page, event: str) -> None:
    page.locator(f".tray .legal.sign-{event.split()[1]}").first.click()


def test_a_drill_is_chosen_on_the_board_and_told(
    guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]
) -> None:
    """Wrong, then right by keyboard; the row, the theme and all choices are told only then; axe agrees."""
    ann = guest()
    bring_axe(ann)
    page = ann.open("/")
    page.get_by_role("link", name="Drills").click()
    drill = posed(page)
    status = page.locator(".asked [role=status]")
    expect(status).to_contain_text("What is best here?")
    assert page.get_by_role("heading", name="All choices").count() == 0
    place(page, drill.greedy)
    expect(status).to_contain_text(re.compile("Not quite. You chose: .* The best here: ", re.DOTALL))
    choices = page.locator("ol li")
    expect(choices).to_have_count(len(drill.choices))
    expect(choices.first).to_contain_text("the best")
    expect(page.locator("ol .mine")).to_contain_text("your choice")
    assert serious(ann, "drill") == []
    expect(page.get_by_role("button", name="Next drill")).to_be_focused()
    page.keyboard.press("Enter")
    expect(status).to_contain_text("What is best here?")
    drill = posed(page)
    page.keyboard.press(drill.best.event.split()[1])
    expect(status).to_contain_text("Right.")
    expect(page.locator("strong")).to_have_text("1 in a row")
    kept = json.loads(page.evaluate("localStorage['croupier.drills']"))
    assert (kept["asked"], kept["solved"], len(kept["seen"][GAME])) == (2, 1, 2)
    # Another game: its own board, and nothing left of the drill before.
    page.get_by_label("Game").select_option("vegas-showdown")
    page.locator(".lot").first.wait_for()
    expect(status).to_contain_text("What is best here?")
    expect(page.get_by_role("heading", name="All choices")).to_have_count(0)
    assert ann.errors == []


def test_a_drill_of_rooms_keeps_its_words_in_view(guest: Callable[..., Guest]) -> None:
    """The board of Vegas Showdown scrolls itself; what was chosen and what was best are both told."""
    ann = guest(size=PHONE)
    page = ann.open("/#/drills?game=vegas-showdown&theme=build")
    status, end = page.locator(".asked [role=status]"), page.locator("[data-event=store], [data-event=done]")
    while True:
        end.first.wait_for()
        page.wait_for_function(IN_VIEW)
        drill = posed(page, "vegas-showdown")
        chosen = end.first.get_attribute("data-event")
        end.first.click()
        expect(status).to_contain_text("The best here:")
        page.wait_for_function(IN_VIEW)
        expect(page.locator("section.turn")).to_contain_text("The table shows the best choice.")
        if chosen != drill.best.event:
            break
        page.get_by_role("button", name="Next drill").click()
    expect(status).to_contain_text("You chose:")
    assert ann.fits()


def test_themes_and_the_day_on_a_phone_in_greek(guest: Callable[..., Guest]) -> None:
    ann = guest(size=PHONE, language="el")
    found = drills.of(GAME)
    assert found is not None
    theme = next(iter(found.themes()))
    page = ann.open(f"/#/drills?game={GAME}&theme={theme}")
    drill = posed(page)
    assert drill.theme == theme
    place(page, drill.best.event)
    expect(page.locator(".asked [role=status]")).to_contain_text("Σωστά.")
    assert ann.fits()
    page.get_by_role("link", name="Άσκηση της ημέρας").click()
    expect(page.locator(".asked")).to_contain_text("ίδια για όλους")
    assert ann.fits()


def test_sand_runs_in_training(guest: Callable[..., Guest]) -> None:
    """RC §9.1 From the drills to throws without end; when the sand has run, the best is shown."""
    ann = guest()
    ann.page.clock.install()
    page = ann.open("/#/drills")
    page.get_by_role("link", name="against a sand timer").click()
    expect(page.get_by_role("timer")).to_have_text(re.compile("^(4:00|3:5[0-9])$"))
    page.clock.run_for(241_000)
    page.locator("aside.best").wait_for()
    expect(page.get_by_text("0 in a row")).to_be_visible()
