"""The pictures of Las Vegas Royale: a table with all tiles, and every question of a tile."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.album import BOT, ME, Album
from tests.browser.albums.lasvegas import played, shown
from tests.browser.people import DESKTOP, PHONE, Guest
from tests.browser.tiles import CASES, Room


def pictures(album: Album) -> None:
    """A table of five, two of them before one screen; then what each side asks, and how it looks to Bob."""
    both = [ME, {"kind": "here", "name": "Bob"}]
    played(album, "royale", "las-vegas-royale", [*both, *[BOT] * 3], rounds="1", tiles="6")
    browser = album.guest.context.browser
    assert browser is not None
    bob = Guest(browser, album.guest.house, size=PHONE)
    room = Room(album.guest, bob)
    for case in CASES:
        room.lay(case.state)
        album.take(f"royale-{case.side}-{case.name}")
    bob.leave()


def readme(browser: Browser, address: str) -> None:
    """A table with all tiles."""
    shown(browser, address, DESKTOP, "las-vegas-royale", 4, tiles="6")
