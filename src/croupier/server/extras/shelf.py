"""The records of finished games, each built once, off the loop, and kept for those who ask next."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from croupier.server.store import archive
from croupier.server.table.match import Match

Key: TypeAlias = tuple[str, tuple[str, ...]]
#: The texts that are kept.
_KEPT = 32


class Shelf:
    """Builds one record at a time and keeps the last ones; a name that changed makes it another text."""

    def __init__(self) -> None:
        self._texts: dict[Key, str] = {}
        self._turn = asyncio.Lock()

    async def record(self, match: Match) -> str:
        """The record of a game that is over."""
        key = (match.facts.id, tuple(place.name for place in match.places))
        async with self._turn:
            text = self._texts.pop(key, None)
            if text is None:
                text = await asyncio.to_thread(lambda: archive.record_of(match).text())
            self._texts[key] = text
            if len(self._texts) > _KEPT:
                del self._texts[next(iter(self._texts))]
        return text
