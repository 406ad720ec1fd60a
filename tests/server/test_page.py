"""The plain page in two real browsers: every game can be played there, by buttons and by keys alone."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Browser, ConsoleMessage, Page, TimeoutError, expect, sync_playwright
from tools.system import CHROMIUM

from croupier import texts
from croupier.games import GAMES
from croupier.server.app import PAGE
from tests.server.running import Running

CHOICES = "ul.choices button:not(.plain)"
#: Seconds after which a game is said to hang.
PATIENCE = 300.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house whose bots think fast."""
    with Running(tmp_path_factory.mktemp("house") / "data", CROUPIER_THINK="0.02") as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


@pytest.fixture
def pages(chromium: Browser) -> Iterator[list[Page]]:
    """Two people's browsers, one of them a phone; neither may complain of anything."""
    complaints: list[str] = []
    found = []
    for width in (1200, 360):
        page = chromium.new_context(viewport={"width": width, "height": 800}, locale="en").new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if bad(message) else None)
        found.append(page)
    yield found
    for page in found:
        page.context.close()
    assert complaints == []


def bad(message: ConsoleMessage) -> bool:
    """Whether a console message is an error other than a line that was lost."""
    return message.type == "error" and "WebSocket" not in message.text


SOURCES = sorted(PAGE.glob("*.js"))


@pytest.mark.parametrize("language", texts.languages())
def test_its_words_are_messages_of_one_line(language: str) -> None:
    """The page reads no more of Fluent than text and variables: whatever it asks for is no more than that."""
    found = {
        entry.id.name: entry
        for area in ("web", "plain")
        for entry in parse(texts.source(language, area)).body
        if isinstance(entry, ast.Message)
    }
    asked = {code for file in SOURCES for code in re.findall(r"""\bt\("([^"]+)\"""", file.read_text())}
    assert len(asked) > 40
    asked |= {code for code in found if code.startswith(("plain-", "phrase-", "option-", "seat-bot-"))}
    for code in asked:
        pattern = found[code].value
        assert pattern is not None
        for part in pattern.elements:
            plain = isinstance(part, ast.TextElement) and "\n" not in part.value
            filled = isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
            assert plain or filled, code


def come_in(page: Page, address: str, name: str) -> None:
    """Says who is there."""
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()


def sit_down(pages: list[Page], server: Running, game: str) -> None:
    """Ann opens a table with a seat for Bob, and Bob follows the link."""
    ann, bob = pages
    come_in(ann, f"{server.address}/plain/", "Ann")
    ann.locator("select[name=game]").select_option(game)
    ann.locator("select[name=count]").select_option(str(max(2, GAMES[game].seats[0])))
    ann.locator("select[name=seat1]").wait_for()
    ann.locator("select[name=seat1]").select_option("open")
    # The options of the game that was chosen before are gone, its own have come.
    ann.locator("form button:enabled", has_text="Open the table").wait_for()
    if ann.locator("select[name=rounds]").count():
        ann.locator("select[name=rounds]").select_option("1")
    ann.get_by_role("button", name="Open the table").click()
    come_in(bob, ann.locator("code").first.inner_text(), "Bob")
    bob.get_by_role("button", name="Sit down").click()
    ann.locator("ol.log li").first.wait_for()
    bob.locator("ol.log li").first.wait_for()


def move(page: Page) -> bool:
    """Presses the first choice, if there is one."""
    choice = page.locator(CHOICES).first
    if not choice.count():
        return False
    before = page.locator("ol.log li").count()
    try:
        choice.click(timeout=2_000)
    except TimeoutError:  # the other page took a decision back, and the choice went with it
        return False
    page.locator("ol.log li").nth(before).wait_for(state="attached")
    return True


@pytest.mark.parametrize("game", list(GAMES))
def test_two_browsers_play(server: Running, pages: list[Page], game: str) -> None:
    """Two people and bots: both make moves, both see the same list, nothing is wider than a phone."""
    sit_down(pages, server, game)
    moves = [0, 0]
    until = time.monotonic() + PATIENCE
    while min(moves) < 3 and time.monotonic() < until:
        for which, page in enumerate(pages):
            moves[which] += move(page)
        pages[0].wait_for_timeout(20)
    assert min(moves) >= 3
    wide = pages[1].evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide


def test_a_whole_game_by_keyboard(server: Running, pages: list[Page]) -> None:
    """Ann uses only Tab and Enter; the game ends, and both are told the same result."""
    sit_down(pages, server, "las-vegas-2012")
    ann, bob = pages
    status = "main > p[role=status]"
    until = time.monotonic() + PATIENCE
    while "over" not in ann.locator(status).inner_text() and time.monotonic() < until:
        if ann.locator(CHOICES).count():
            ann.locator("#main").focus()
            ann.keyboard.press("Tab")
            if ann.locator(f"{CHOICES}:focus").count():  # else the list went while Tab was on its way
                ann.keyboard.press("Enter")
                ann.wait_for_timeout(30)
        move(bob)
    told = ann.locator(status).inner_text()
    assert told.startswith("The game is over. 1. ")
    expect(bob.locator(status)).to_have_text(told, timeout=60_000)
    ann.get_by_role("button", name="Play again").click()
    bob.get_by_role("link", name="To the rematch").click()
    ann.locator("ol.log li").first.wait_for()


def test_a_lost_line_comes_back(server: Running, pages: list[Page]) -> None:
    """The house dies and comes back: the page says so, finds it again by itself and goes on."""
    sit_down(pages, server, "las-vegas-2012")
    until = time.monotonic() + PATIENCE
    while not (asked := [page for page in pages if page.locator(CHOICES).count()]):
        assert time.monotonic() < until
        pages[0].wait_for_timeout(20)
    page = asked[0]
    server.stop(signal.SIGKILL)
    page.get_by_text("trying again").wait_for()
    server.start()
    page.get_by_text("connected", exact=True).wait_for()
    assert move(page)
