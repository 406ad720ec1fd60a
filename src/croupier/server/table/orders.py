"""Standing orders: what a seat has told the house to play when its turn comes."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.server.wire.parts import StandingOrder


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
