"""Why one choice is better than another, in parts of a sentence that each game declares for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier import games
from croupier.core.chance import Seeded
from croupier.core.game import Reason, Unit
from croupier.core.rules import AnyRules, Event, Seat
from croupier.core.table import Table
from croupier.value.evaluator import seed_of
from croupier.value.rating import DOUBT, scale
from croupier.value.statement import Move

#: What a decision loses at least to be told of, of a victory between two seats; in points where those count.
LEAST, LEAST_POINTS = 0.02, 1.0
#: As many as fit into a sentence.
MOST = 3


def reasons(
    rules: AnyRules, view: Any, seat: Seat, chosen: Event, best: Event, seed: int
) -> tuple[Reason, ...]:
    """Why `best` is better for a seat than `chosen`, by what it could know; none: the game does not say.

    The state it is judged in is dealt from the seat's view, so nothing hidden can be told.
    """
    path = games.game(rules.name).why
    if path is None:
        return ()
    dealt = rules.redeal(view, Seeded(seed_of("why", repr(view), seed)))
    found: Sequence[Reason] = path.load()(rules, dealt, seat, chosen, best, seed)
    return tuple(found[:MOST])


def of_move(table: Table[Any, Any, Any], move: Move, seed: int) -> tuple[Reason, ...]:
    """Why the best choice at a decision of a game was better than the one that was made."""
    assert move.seat is not None and move.best is not None
    rules, seat = table.rules, move.seat - 1
    view = rules.view(table.states[move.seq - 1], seat)
    return reasons(rules, view, seat, rules.parse(move.event), rules.parse(move.best), seed)


def costly(move: Move, unit: Unit) -> bool:
    """Whether a decision of somebody lost something that is worth telling and beyond doubt."""
    if move.seat is None or move.by is not None or move.cost is None or move.best in (None, move.event):
        return False
    error = next((one.error for one in move.choices if one.event == move.event), 0.0)
    loss = -move.cost[move.seat - 1]
    least = LEAST_POINTS if unit == "points" else LEAST * scale(len(move.shares))
    return loss >= least and loss > DOUBT * error
