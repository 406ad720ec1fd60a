"""Standing orders: what a seat has told the house to play when its turn comes."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.server.table.refusals import Refused
from croupier.server.wire.parts import StandingOrder


class Unwritten:
    """Commands that stand in no journal, but each of which is remembered: between two entries so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        #: For each seat: since which entry, and how many.
        self._given: dict[int, tuple[int, int]] = {}

    def count(self, seat: int, entry: int) -> None:
        """One more of a seat after an entry; raises `Refused` if that are too many."""
        since, given = self._given.get(seat, (0, 0))
        given = given if since == entry else 0
        if given >= self._most:
            raise Refused("enough")
        self._given[seat] = (entry, given + 1)


def next_event(order: StandingOrder, events: Iterable[str]) -> str | None:
    """The event the order asks for among the legal ones; None: it cannot be followed.

    >>> order = StandingOrder("bid lounge", 9, 1)
    >>> next_event(order, ["pass", "bid lounge 9", "bid lounge 7", "bid lounge 12"])
    'bid lounge 7'
    """
    if order.limit is None:
        return order.event if order.event in set(events) else None
    found: list[tuple[int, str]] = []
    for event in events:
        words, _, number = event.rpartition(" ")
        if words == order.event and number.isdecimal() and int(number) <= order.limit:
            found.append((int(number), event))
    return min(found)[1] if found else None
