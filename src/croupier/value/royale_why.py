"""Why a choice of Royale is better: how the round goes on after it, the tile it sets going, dice and chips.

Both choices are played out as the evaluator does. A choice that ends the round is looked at as things stand.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from croupier.core.game import Reason
from croupier.core.rules import Event, Seat
from croupier.games.compiled import U, cells, empty_cells, wrapping
from croupier.games.lasvegas.events import Place
from croupier.games.lasvegas.kernel_sums import seeded
from croupier.games.royale import kernel_codec as codec
from croupier.games.royale.changes import activated
from croupier.games.royale.events import Pass, RoyaleEvent
from croupier.games.royale.kernel_ends import END, end_rounds
from croupier.games.royale.moves import CASINOS, weights
from croupier.games.royale.payout import purses
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.a1 import Guess, Hide
from croupier.games.royale.tiles.b2 import Daring, Higher, Stop, odds
from croupier.games.royale.tiles.g1 import Pile, Split
from croupier.value.evaluator import seed_of
from croupier.value.lasvegas_why import Round, Whole, at_best, at_chosen, in_all, lanes, paid

#: Playouts of each choice: rounds with tiles are longer than those of Las Vegas.
COUNT: Final = 160
#: What is said where the grey dice do it.
_GREY: Final = {"why-cancelled": "why-cancelled-grey", "why-beaten": "why-beaten-grey"}


def why(
    rules: Royale, state: State, seat: Seat, chosen: RoyaleEvent, best: RoyaleEvent, seed: int
) -> tuple[Reason, ...]:
    """Why the best placement, pass or answer to a tile is better than what was done."""
    if isinstance(state.pending, Daring):
        return _dared(state.pending, chosen, best)
    if isinstance(best, Hide | Guess | Split | Pile):
        return (Reason("why-hidden"),)
    made, better = _rounds(rules, state, seat, (chosen, best), seed)
    found: list[Reason] = []
    if isinstance(chosen, Place):
        found += at_chosen(made, better, seat, chosen, best if isinstance(best, Place) else None)
    if isinstance(best, Place):
        found += at_best(made, better, seat, best)
        tile = state.tiles[best.value - 1]
        if tile is not None and activated(rules, state, best, rules.done(state, best)):
            found.append(Reason("why-tile", (("casino", best.value), ("side", tile.code))))
    found += _kept(rules, state, seat, chosen, best)
    return tuple(_named(rules, reason) for reason in tuple(found) or in_all(made, better, seat))


def _kept(
    rules: Royale, state: State, seat: Seat, chosen: RoyaleEvent, best: RoyaleEvent
) -> tuple[Reason, ...]:
    """LVR §3.2 Dice or a chip that the better choice leaves in hand."""
    made, better = rules.done(state, chosen), rules.done(state, best)
    dice = sum(better.hands[seat]) - sum(made.hands[seat])
    if isinstance(best, Pass):
        return (Reason("why-pass", (("count", dice),)),)
    if dice > 0:
        return (Reason("why-dice", (("count", dice),)),)
    return (Reason("why-chip"),) if isinstance(chosen, Pass) else ()


def _dared(asked: Daring, chosen: Event, best: Event) -> tuple[Reason, ...]:
    """LVR B2 When to stop, and which way the odds are."""

    def right(event: Event) -> int:
        return odds(asked.last, 1 if isinstance(event, Higher) else -1).right

    if isinstance(best, Stop):
        return (Reason("why-fifty-stop", (("right", right(chosen)),)),)
    way = ("way", "higher" if isinstance(best, Higher) else "lower")
    if isinstance(chosen, Stop):
        return (Reason("why-fifty-on", (way, ("right", right(best)))),)
    return (Reason("why-fifty-way", (way, ("right", right(best)), ("other", right(chosen)))),)


def _rounds(
    rules: Royale, state: State, seat: Seat, events: tuple[RoyaleEvent, RoyaleEvent], seed: int
) -> list[Round]:
    """How the round ends after each of two choices; as things stand where one of them ends it."""
    after = [rules.apply(state, seat, event) for event in events]
    if any(one.round != state.round or not one.bills for one in after):
        return [_standing(rules.done(state, event)) for event in events]
    positions = cells(cell for one in after for cell in codec.position(rules, one))
    ends = empty_cells(len(after) * COUNT * int(END))
    work, number = codec.encode(rules, rules.start()), seed_of("why", rules.position(state), seed)
    with wrapping():
        end_rounds(positions, U(len(after)), work, seeded(number), U(COUNT), ends)
    played = np.asarray(ends).reshape(len(after), COUNT, int(END))
    return [
        _round(state, lanes(one[:, :6]), 10 * one[:, 6 : 6 + rules.seats].astype(np.int64)) for one in played
    ]


def _standing(state: State) -> Round:
    """The only end there is, if the round is over."""
    strength = [weights(state, casino) for casino in CASINOS]
    return _round(state, np.array([strength]), np.array([purses(state)]))


def _round(state: State, strength: Whole, purse: Whole) -> Round:
    """Ends by what lies where, and by what each seat has then."""
    bills = state.bills or [()] * len(CASINOS)
    money = np.stack([paid(strength[:, at], bills[at]) for at in range(len(CASINOS))], axis=1)
    seats = len(state.won)
    return Round(seats, money, strength, purse - money[:, :, :seats].sum(axis=1))


def _named(rules: Royale, reason: Reason) -> Reason:
    """LVR §6 The grey dice, which come behind all others, have no name of a player."""
    if ("seat", rules.hands) not in reason.args:
        return reason
    return Reason(_GREY[reason.code], tuple(one for one in reason.args if one[0] != "seat"))
