"""Whole games in a real browser, as people play them."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.people import Guest

BOT = {"kind": "bot", "level": "easy"}
BUILT = Path(__file__).resolve().parents[2] / "src" / "croupier" / "web"


def test_a_newcomer_plays_within_two_clicks(guest: Callable[..., Guest]) -> None:
    """From the start page to the podium of Las Vegas against bots."""
    someone = guest(guide=True)
    page = someone.open()
    page.locator("li", has_text="Las Vegas").first.get_by_role("button").click()
    page.locator(".casino").first.wait_for()
    assert page.locator(".casino").count() == 6
    done = someone.play()
    assert done.count("rolled") >= 4
    assert page.locator("#end-title").inner_text()
    assert page.locator(".end tbody tr").count() == 3
    assert _loaded(someone) < 200_000


def _loaded(someone: Guest) -> int:
    """The compressed bytes of the scripts and styles that a whole game has loaded."""
    names: list[str] = someone.page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    files = {BUILT / name.lstrip("/") for name in names if name.endswith((".js", ".css"))}
    assert len(files) > 5
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("las-vegas-2012", 2, {"neutral": "on", "rounds": "2"}),
        ("las-vegas-six", 6, {"bandit": "on", "rounds": "2"}),
        ("las-vegas-royale", 3, {"tiles": "6", "rounds": "2"}),
    ],
)
def test_an_edition_is_played_to_its_end(
    guest: Callable[..., Guest], game: str, seats: int, options: dict[str, str]
) -> None:
    """Each edition against bots, with neutral dice, the Biggie and the bandit."""
    someone = guest()
    someone.open()
    someone.become("Ann")
    someone.new_table(game, [{"kind": "me"}, *[BOT] * (seats - 1)], **options)
    someone.page.locator(".casino").first.wait_for()
    assert someone.page.locator(".casino").count() == (7 if "bandit" in options else 6)
    someone.play()
    rows = someone.page.locator(".end tbody tr")
    assert rows.count() == seats
    assert someone.page.locator(".end").get_by_text("Ann").count() >= 1
