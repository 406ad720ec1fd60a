"""The tables that environments are tested at: every game, few and many seats, every mode and kind of box."""

from __future__ import annotations

from typing import Any, Final

Table = tuple[str, int, dict[str, Any]]
TABLES: Final[list[Table]] = [
    ("las-vegas-2012", 2, {}),
    ("las-vegas-2012", 5, {"money": "open"}),
    ("las-vegas-six", 3, {"neutral": True}),
    ("las-vegas-six", 6, {"bandit": True, "bandit_bills": 4}),
    ("las-vegas-royale", 2, {"tiles": 6}),
    ("las-vegas-royale", 5, {"tiles": 4, "fresh_tiles": True}),
    ("rolling-cubes", 1, {}),
    ("rolling-cubes", 2, {"mode": "last-die"}),
    ("rolling-cubes", 3, {"mode": "tournament"}),
    ("rolling-cubes", 4, {"mode": "all-together"}),
    ("vegas-showdown", 3, {}),
    ("vegas-showdown", 5, {}),
]


def said(table: Table) -> str:
    """A table in words, as a test is called."""
    name, seats, options = table
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])
