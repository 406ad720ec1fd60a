"""What a decision of Vegas Showdown is about."""

from __future__ import annotations

from croupier.core.rules import Event, Seat
from croupier.games.showdown.events import Bid
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import Placing, Renovation, State


def theme(rules: Showdown, state: State, seat: Seat, chosen: Event, best: Event) -> str:
    """VS §3.1-3.5 Which room to bid on, how much, something else than a bid, or how rooms are laid."""
    if isinstance(state.pending, Placing):
        return "build"
    if isinstance(state.pending, Renovation):
        return "renovate"
    if isinstance(best, Bid) and isinstance(chosen, Bid):
        return "price" if best.lot == chosen.lot else "auction"
    return "auction" if isinstance(best, Bid) else "instead"
