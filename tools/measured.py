"""Puts what was measured into a page, between two lines with its name: nobody types figures."""

from __future__ import annotations

import datetime
import os
import platform
from pathlib import Path


def put(page: Path, name: str, command: str, lines: list[str]) -> None:
    """Replaces what stands in a page under a name, which must be there: a list, or the rows of a table."""
    begin, end = f"<!-- measured {name} -->\n", f"<!-- end of measured {name} -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{page} has no place for {name}: lines {begin.strip()} and {end}")
    told = "".join(f"{line}\n" if line.startswith("|") else f"- {line}\n" for line in lines)
    page.write_text(f"{before}{begin}{_headline(command)}\n\n{told}{end}{after}", encoding="utf-8")


def _headline(command: str) -> str:
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    here = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    return f"`{command}`, {today}, {here}:"
