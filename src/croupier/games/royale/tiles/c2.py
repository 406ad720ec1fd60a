"""LVR C2 Bad Luck: at the end of a round every seat with the least weight here pays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.rules import Seat
from croupier.games.royale.box import CHIP
from croupier.games.royale.moves import place_of, weights, with_bills, with_chips
from croupier.games.royale.tiles.side import Side

if TYPE_CHECKING:
    from croupier.games.royale.state import State

#: LVR C2 What every seat with the least weight pays.
FINE = 50


@dataclass(frozen=True, slots=True)
class BadLuck(Side):
    """LVR C2; nothing happens when it is activated."""

    code: ClassVar[str] = "C2"
    title: ClassVar[str] = "Bad Luck"


def unlucky(state: State) -> list[Seat]:
    """LVR C2 Every real seat with the least weight here, zero included."""
    casino = place_of(state, BadLuck.code)
    if not casino:
        return []
    found = weights(state, casino)[: len(state.won)]
    return [seat for seat, weight in enumerate(found) if weight == min(found)]


def fine(state: State, seat: Seat) -> State:
    """LVR C2 A seat pays: lowest bills first, the rest of the last one comes back; then chips."""
    bills, due = list(state.won[seat]), FINE
    while bills and due > 0:
        due -= bills.pop()
    if due < 0:
        bills.append(-due)
    chips = min(max(due, 0) // CHIP, state.chips[seat])
    after = with_chips(with_bills(state, seat, bills), seat, -chips)
    return after._replace(bank=state.bank + sum(state.won[seat]) - sum(bills))
