"""What the page weighs, compressed: all of it, and as much as comes until a first table is there."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from pathlib import Path

from tests.browser.people import Guest

BUILT = Path(__file__).resolve().parents[2] / "src" / "croupier" / "web" / "assets"


def all_files() -> list[Path]:
    """All scripts and styles."""
    return [*BUILT.glob("*.js"), *BUILT.glob("*.css")]


def until_a_table(guest: Guest) -> list[Path]:
    """The scripts and styles that come until somebody new sits at a table against bots."""
    page = guest.page
    names: set[str] = set()
    page.on("requestfinished", lambda request: names.add(request.url.rpartition("/")[2]))
    guest.open()
    page.locator(".shelf button:not(:disabled)").first.click()
    page.locator(".board").first.wait_for()
    page.wait_for_load_state("networkidle")
    return [file for file in all_files() if file.name in names]


def weight(files: Iterable[Path]) -> int:
    """Their bytes, each compressed."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
