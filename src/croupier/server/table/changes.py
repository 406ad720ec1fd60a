"""What one command at a table changes: written by the match, carried to the database by the dealer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

#: A link of the public chain: a commitment to a table's dice, or the digest of a game at its end.
LinkKind: TypeAlias = Literal["commit", "game"]


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
    #: Links of the public chain that belong to it.
    links: list[tuple[LinkKind, str]] = field(default_factory=list)
