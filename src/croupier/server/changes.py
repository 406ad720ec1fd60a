"""What one command at a table changes: written by the match, carried to the database by the dealer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Change:
    """All that one command writes, in one transaction: entries, its id, the table's and seats' new values."""

    table: str
    entries: list[dict[str, Any]] = field(default_factory=list)
    command: tuple[str, int] | None = None
    values: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    #: A seat's standing order as it is from now on; None: no more.
    orders: dict[int, dict[str, Any] | None] = field(default_factory=dict)
