"""What the page weighs, compressed: all that one person can load, and what comes until a first table."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from pathlib import Path

from tests.browser.people import Guest

_CROUPIER = Path(__file__).resolve().parents[2] / "src" / "croupier"
BUILT = _CROUPIER / "web" / "assets"
TEXTS = _CROUPIER / "texts" / "en"


def all_files() -> list[Path]:
    """All scripts and styles."""
    return [*BUILT.glob("*.js"), *BUILT.glob("*.css")]


def in_one_language() -> list[Path]:
    """All that one person can load: of every text the heaviest language."""
    files = all_files()
    for text in TEXTS.glob("*.ftl"):
        found = [file for file in files if re.fullmatch(rf"{text.stem}-[\w-]{{8}}\.js", file.name)]
        lighter = sorted(found, key=lambda file: weight([file]))[:-1]
        files = [file for file in files if file not in lighter]
    return files


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
