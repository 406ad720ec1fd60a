"""What a decision of Rolling Cubes is about."""

from __future__ import annotations

from croupier.core.rules import Event, Seat
from croupier.games.rollingcubes.events import Rethrow, Strike
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.state import State


def theme(rules: RollingCubes, state: State, seat: Seat, chosen: Event, best: Event) -> str:
    """Whether to throw again, which row to use, or which equality is the best."""
    if isinstance(best, Rethrow) or isinstance(chosen, Rethrow):
        return "rethrow"
    rows = rules.mode(state.stage) == "yahtzee"
    return "row" if rows or isinstance(best, Strike) else "equality"
