"""A page that a cache has kept, of another version of the protocol: it loads itself anew, once."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, WebSocketRoute, expect

from croupier.server.wire.protocol import VERSION
from tests.browser.people import Guest

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def test_an_old_page_loads_itself_anew_once(guest: Callable[..., Guest]) -> None:
    """If the house's page then fits, it plays on; if not, the page says so and does not try for ever."""
    ann = guest()
    ann.open()
    ann.become("Ann")
    page = ann.page
    tables: list[int] = []
    #: What the house seems to speak, for one socket after the other; then its own version.
    spoken: list[int] = [VERSION + 1]

    def between(socket: WebSocketRoute) -> None:
        version = spoken.pop(0) if spoken else VERSION
        tables.append(version)
        house = socket.connect_to_server()
        house.on_message(
            lambda text: socket.send(re.sub(r'"version":\d+', f'"version":{version}', str(text), count=1))
        )

    page.route_web_socket(re.compile("."), between)
    page.add_init_script("sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1")
    ann.new_table("las-vegas-2012", SEATS, start="1")
    page.locator("button.roll").wait_for()
    assert tables == [VERSION + 1, VERSION]
    assert page.evaluate("sessionStorage.loads") == "1", "the page is loaded once more, by itself"
    spoken += [VERSION + 2] * 5
    page.evaluate("setTimeout(() => location.reload())")
    expect(page.get_by_text("This page is an old version.")).to_be_visible()
    assert tables[2:] == [VERSION + 2] * 2, "it does not go on trying"
    assert page.evaluate("sessionStorage.loads") == "3"


def test_a_part_that_is_gone_comes_with_the_page_anew(guest: Callable[..., Guest]) -> None:
    """The house was renewed while the page was open: its own page comes, and shows what was wanted."""
    someone = guest()
    page = someone.open()
    gone = ["once"]

    def answer(route: Route) -> None:
        if gone and gone.pop():
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route(re.compile(r"/assets/Verify-"), answer)
    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name="Were the dice fair?")).to_be_visible()
    assert gone == []
    someone.errors.clear()
