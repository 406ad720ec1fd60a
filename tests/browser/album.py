"""Where pictures go: an album of one size, theme and language, and the pictures of the README."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.people import PHONE, Guest

ROOT = Path(__file__).resolve().parents[2]
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
NAMES = ("Ann", "Maximiliana von und zu H")


class Album:
    """The pictures of one size, theme and language."""

    def __init__(self, folder: Path, browser: Browser, address: str, **wishes: Any) -> None:
        size = "phone" if wishes["size"] == PHONE else "desktop"
        self.folder = folder / f"{size}-{wishes['theme']}-{wishes['language']}"
        self.guest = Guest(browser, address, **wishes)
        self.phone = wishes["size"] == PHONE
        self.language = str(wishes["language"])
        #: Whether tables are as full as they get, or as empty.
        self.full = wishes["theme"] == "light"

    def take(self, name: str, whole: bool = False) -> None:
        """One picture, of the whole page if asked; says what does not fit the screen."""
        page = self.guest.page
        page.wait_for_timeout(450)
        self.folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        if not self.guest.fits():
            print(f"{self.folder.name}/{name} must be scrolled sideways")
        hidden = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        if hidden > 0 and not whole:
            print(f"{self.folder.name}/{name} goes on for {hidden} pixels")


def welcomed(browser: Browser, address: str, **wishes: Any) -> Guest:
    """Ann, at the start page, for a picture of the README."""
    guest = Guest(browser, address, **wishes)
    guest.open()
    guest.become(NAMES[0])
    guest.page.reload()
    guest.page.locator(".shelf").wait_for()
    return guest


def save(guest: Guest, name: str) -> None:
    """A picture with a palette, half common colours, half rare ones: the felt's grain weighs little then."""
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    picture = Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")
    palette = Image.new("P", (1, 1))
    palette.putpalette(
        [
            part
            for method in (Image.Quantize.MEDIANCUT, Image.Quantize.MAXCOVERAGE)
            for part in (picture.quantize(128, method=method).getpalette() or [])[: 3 * 128]
        ]
    )
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(folder / f"{name}.png", optimize=True)
