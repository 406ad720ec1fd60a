"""Standing orders: what a seat has told the house to play when its turn comes."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.server.wire.parts import Standing


def next_event(order: Standing, events: Iterable[str]) -> str | None:
    """The event the order asks for among the legal ones; None: it cannot be followed.

    >>> next_event(Standing("bid lounge", 9, 1), ["pass", "bid lounge 9", "bid lounge 7", "bid lounge 12"])
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
