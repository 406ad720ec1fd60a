"""The pictures of Las Vegas Royale: a table with all tiles."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.album import BOT, ME, Album
from tests.browser.albums.lasvegas import played, shown
from tests.browser.people import DESKTOP


def pictures(album: Album) -> None:
    """A table of five, two of them before one screen."""
    both = [ME, {"kind": "here", "name": "Bob"}]
    played(album, "royale", "las-vegas-royale", [*both, *[BOT] * 3], rounds="1", tiles="6")


def readme(browser: Browser, address: str) -> None:
    """A table with all tiles."""
    shown(browser, address, DESKTOP, "las-vegas-royale", 4, tiles="6")
