"""Why a placement of Royale is better, as things stand: casinos, dice in hand, and the tile.

Answers to tiles say for themselves what they win (`preview`); here are placements and passes.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.game import Reason
from croupier.core.rules import Event, Seat
from croupier.games.lasvegas.events import Place
from croupier.games.lasvegas.payout import cancel, prize, ranking
from croupier.games.royale.changes import activated
from croupier.games.royale.events import Pass
from croupier.games.royale.moves import CASINOS, weights
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State

#: Money that is worth a word, in thousands.
LEAST = 10


def why(rules: Royale, state: State, seat: Seat, chosen: Event, best: Event, seed: int) -> tuple[Reason, ...]:
    """Why the best placement, or a pass, is better than what was done."""
    if state.rolled is None or not isinstance(chosen, Place | Pass) or not isinstance(best, Place | Pass):
        return ()
    made, better = rules.done(state, chosen), rules.done(state, best)
    found: list[Reason] = []
    if isinstance(chosen, Place):
        found += _wrong(state, made, seat, chosen.value)
    if isinstance(best, Place):
        found += _right(rules, state, made, better, seat, best)
    dice = sum(better.hands[seat]) - sum(made.hands[seat])
    if dice > 0:
        found.append(Reason("why-dice", (("count", dice),)))
    if isinstance(chosen, Pass) and not found:
        found.append(Reason("why-chip"))
    return tuple(found) or (Reason("why-close"),)


def _wrong(state: State, made: State, seat: Seat, casino: int) -> list[Reason]:
    """What the dice that were placed do not win, were the round to end now."""
    then = weights(made, casino)
    if prize(ranking(then), state.bills[casino - 1], seat):
        return []
    equals = [player for player in range(len(state.won)) if player != seat and then[player] == then[seat]]
    if then[seat] and not cancel(then)[seat] and equals:
        return [Reason("why-ties-now", (("casino", casino), ("seat", equals[0])))]
    return [Reason("why-nothing-now", (("casino", casino),))]


def _right(rules: Royale, state: State, made: State, better: State, seat: Seat, best: Place) -> list[Reason]:
    """What the better placement wins, takes from others, or sets going."""
    casino = best.value
    found: list[Reason] = []
    gain = _purse(better, seat) - _purse(made, seat)
    losses = [
        (_purse(made, other) - _purse(better, other), other)
        for other in range(len(state.won))
        if other != seat
    ]
    loss, rival = max(losses)
    if gain >= LEAST:
        found.append(Reason("why-wins-now", (("casino", casino), ("amount", gain))))
    elif loss >= LEAST:
        found.append(Reason("why-hurts", (("casino", casino), ("seat", rival), ("amount", loss))))
    if state.tiles[casino - 1] is not None and activated(rules, state, best, better):
        found.append(Reason("why-tile", (("casino", casino),)))
    return found


def _purse(state: State, seat: Seat) -> int:
    """What a seat would win at all casinos, were the round to end now."""
    bills: Sequence[Sequence[int]] = state.bills
    if not bills:
        return 0
    return sum(prize(ranking(weights(state, casino)), bills[casino - 1], seat) for casino in CASINOS)
