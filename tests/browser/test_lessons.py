"""Lessons in a real browser: walked by hand on the board of each game, offered once, and repeatable."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from croupier import games
from croupier.core.lesson import ROLL
from tests.browser import cubes
from tests.browser.people import PHONE, Guest
from tests.browser.showdown import Hotelier

#: What a newcomer writes where any equality will do.
EQUALITIES = {
    "lesson-rc-write": "5x8=40",
    "lesson-rc-longer": "24:2=7+5",
    "lesson-rc-together-write": "60:5=9+3",
    "lesson-rc-solitaire-write": "60:5=3x4",
}


#: Skips what is shown until there is something to read or to do.
SETTLED = """
() => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return document.querySelector('.tutorial .words:not(.busy)') !== null;
}
"""


def at(page: Page, number: int) -> None:
    """Waits for a step; what leads there is skipped."""
    expect(page.locator(".tutorial .where")).to_contain_text(f"Step {number} of ")
    page.wait_for_function(SETTLED)
    only_one_way_on(page)


def only_one_way_on(page: Page) -> None:
    """Where the lesson has something to read it alone leads on; elsewhere the board alone."""
    waits = page.locator(".tutorial .ways .main").is_visible()
    assert page.get_by_role("button", name=re.compile("^(Go on|Skip)$")).count() <= waits
    assert page.get_by_role("button", name="Bid up to").count() == 0, "that takes a house"
    if waits:
        spots = ".turn .felt button, .tray .legal, .space.open, .cells.open, .writing"
        assert page.locator(spots).count() == 0


def do(someone: Guest, says: str, wanted: str) -> None:
    """One wanted event, as a person does it with the board of the game."""
    page, (verb, _, rest) = someone.page, wanted.partition(" ")
    if wanted == ROLL:
        page.locator("button.roll").click()
    elif verb == "place":
        page.locator(f".tray .legal.sign-{rest}").click()
    elif verb == "bid":
        lot, price = rest.split()
        # On a phone the tracks are folded.
        head = page.locator(f'[data-lot-name="{lot}"] button.head[aria-expanded=false]')
        if head.count():
            head.click()
        Hotelier(someone).point(lot, int(price))
    elif verb == "build":
        lay(someone)
    elif verb == "equate":
        page.locator(".writing").wait_for()
        cubes.write(page, EQUALITIES.get(says, rest))
        if says == "lesson-rc-solitaire-write":
            page.locator(".rows .row").first.click()
        else:
            page.keyboard.press("Enter")
    elif verb == "rethrow":
        page.locator(".again").click()
        for face in rest.replace("-", "−").split():
            page.locator(".cup .cube", has_text=face).first.click()
        page.locator(".writing .main").click()
    elif verb == "block":
        page.get_by_role("button", name="2 grey dice").click()
        page.keyboard.press("6")
    else:
        Hotelier(someone).press(wanted)


def lay(someone: Guest) -> None:
    """Lays a room where the sheet shows that it fits; the rooms' shapes are fetched with the first one."""
    hotelier = Hotelier(someone)
    hotelier.meet("lay")
    someone.page.locator(".cells.open .dot").first.wait_for(state="attached")
    hotelier.lay(hotelier.meet("lay")[1:])


#: Whether all of the teacher's place, its sentence and its button, is on the screen and not covered.
IN_VIEW = """
() => {
  const { left, top, bottom, width } = document.querySelector('.tutorial').getBoundingClientRect();
  const at = (y) => document.elementFromPoint(left + width / 2, y)?.closest('.tutorial') !== null;
  return top >= 0 && bottom <= innerHeight && at(top + 8) && at(bottom - 8);
}
"""


def walk(someone: Guest, game: str, name: str) -> None:
    """From the first step to the last, and what is said at each is there to be read."""
    page = someone.open(f"/#/learn/{game}/{name}")
    lesson = next(lesson for lesson in games.lessons(game) if lesson.name == name)
    on = page.locator(".tutorial .ways .main")
    for number, step in enumerate(lesson.steps, 1):
        at(page, number)
        page.wait_for_function(IN_VIEW)
        if not step.wants and number < len(lesson.steps):
            on.click()
        elif step.wants:
            do(someone, step.says, step.wants[0])
            if number < len(lesson.steps) and lesson.steps[number].before is not None:
                expect(on).to_be_visible()
                page.wait_for_function(SETTLED)
                on.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("las-vegas-2012", "first"),
        ("las-vegas-six", "first"),
        ("las-vegas-royale", "first"),
        ("vegas-showdown", "first"),
        ("rolling-cubes", "one-by-one"),
        *(
            pytest.param("rolling-cubes", mode, marks=pytest.mark.slow)
            for mode in ("all-together", "last-die", "tournament", "yahtzee")
        ),
    ],
)
def test_a_lesson_is_walked_on_the_board(guest: Callable[..., Guest], game: str, name: str) -> None:
    walk(guest(), game, name)


@pytest.mark.parametrize("size", [PHONE, (844, 390), (820, 1180)])
def test_a_lesson_stays_in_view_where_the_board_scrolls(
    guest: Callable[..., Guest], size: tuple[int, int]
) -> None:
    """Upright, on its side and on a tablet: the board of Vegas Showdown scrolls itself to what comes next."""
    walk(guest(size=size), "vegas-showdown", "first")


def test_another_move_gets_a_friendly_word_and_may_be_tried_again(guest: Callable[..., Guest]) -> None:
    someone = guest(size=PHONE)
    page = someone.open("/")
    page.locator(".welcome a").first.click()
    on = page.locator(".tutorial .ways .main")
    expect(page.locator(".tutorial .words")).to_contain_text("The aim")
    on.click()
    at(page, 2)
    on.click()
    expect(page.locator(".tutorial .words")).to_contain_text("tap the gold button")
    page.locator("button.roll").click()
    page.locator(".tray .legal.sign-5").click()
    expect(page.locator(".refused")).to_contain_text("Try the 3s")
    assert someone.fits()
    page.locator(".tray .legal.sign-3").click()
    expect(page.locator(".tutorial .words")).to_contain_text("cancel each other")


def test_a_lesson_is_offered_until_one_knows_the_game(guest: Callable[..., Guest]) -> None:
    someone = guest(guide=True)
    page = someone.open("/")
    page.locator(".welcome").get_by_role("button", name="No, thanks").click()
    expect(page.locator(".welcome")).to_have_count(0)
    page.reload()
    expect(page.locator(".shelf")).to_be_visible()
    expect(page.locator(".welcome")).to_have_count(0)
    page.get_by_role("button", name="Play now: Las Vegas", exact=True).click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("The aim:")
    guide.get_by_role("link", name="Two-minute lesson").click()
    expect(page.locator(".tutorial .words")).to_contain_text("The aim")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".turn")).to_be_visible()
    # Back leads to where one came from, and not through the lesson.
    page.go_back()
    expect(page.locator(".shelf")).to_be_visible()


def test_rules_begin_with_how_to_play_and_show_nothing_of_programs(guest: Callable[..., Guest]) -> None:
    """No signs of citations or commands; an option is called what players call it, not as in a record."""
    someone = guest()
    page = someone.open("/")
    for game in games.DECLARED:
        someone.open(f"/#/rules/{game}")
        page.reload()
        points = page.locator(".how .point")
        expect(points.first).to_contain_text("The aim")
        assert points.count() >= 4
        for picture in page.locator(".how .picture").all():
            assert picture.locator("svg, .die, .chip, .bill").count() > 0
        page.locator("summary").click()
        text = page.locator("main").inner_text()
        options = [option.name for option in games.options(game, games.game(game).seats[0])]
        names = [f"option {name}" for name in options] + [name for name in options if "_" in name]
        for sign in ("§", "`", "--", "sha256", "croupier ", *names):
            assert sign not in text.replace("Croupier", ""), text[max(0, text.find(sign) - 60) :][:120]
