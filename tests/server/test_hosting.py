"""The hosting page names every setting with its default."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from croupier.server.settings import Settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"


def test_every_setting_is_on_the_page() -> None:
    """No setting is missing and no default is out of date."""
    page = PAGE.read_text(encoding="utf-8")
    rows = {
        name.strip("` "): default
        for line in page.splitlines()
        if line.startswith("| `CROUPIER_")
        for name, default in zip(line.split("|")[1].split(","), line.split("|")[2].split(","), strict=False)
    }
    told = {f"CROUPIER_{field.name.upper()}": field.default for field in fields(Settings)}
    assert rows.keys() == told.keys()
    for name, default in told.items():
        told_here = rows[name].strip()
        assert (float(told_here) if told_here else None) == (default or None), name
