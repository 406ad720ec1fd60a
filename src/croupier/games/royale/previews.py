"""What a choice would win now, told from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from croupier.core.rules import Event, Preview, Seat
from croupier.games.lasvegas.events import Place
from croupier.games.lasvegas.payout import cancel, prize, ranking
from croupier.games.lasvegas.previews import wins_code
from croupier.games.royale import payout
from croupier.games.royale.box import CHIP
from croupier.games.royale.changes import activated
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.moves import CASINOS, weights
from croupier.games.royale.tiles.d2 import Power
from croupier.games.royale.tiles.h2 import Activate, Activating
from croupier.games.royale.tiles.side import Asked
from croupier.games.royale.view import View, redeal

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State


class _First:
    """A source that always says 0: what it makes up is not looked at."""

    def below(self, n: int) -> int:
        return 0

    def at(self, verb: str, number: int) -> _First:
        return self


def preview(rules: Royale, view: View, event: RoyaleEvent) -> Preview:
    """What the choice changes at once, if the round ended then."""
    owed = cast("Asked[Event] | None", view.pending)
    asked = None if owed is None else owed.preview(event)
    return asked or _at_once(rules, view, event)


def _at_once(rules: Royale, view: View, event: RoyaleEvent) -> Preview:
    me = view.viewer
    before = redeal(view, _First())
    asks, idle = before.pending, before._replace(pending=None)
    match event, asks:
        case Activate(), Activating() if asks.answered(rules, before, event) == idle:
            return Preview(0, "lvr-preview-idle")
    after = rules.done(before, event)
    gain = payout.purses(after)[me] - payout.purses(before)[me]
    if not isinstance(event, Place | Power):
        chips = after.chips[me] - before.chips[me]
        money = gain - CHIP * chips
        losses = _losses(me, before, after)
        if losses and not money and not chips:
            args = (("money", sum(losses.values())), ("seats", tuple(losses)))
            return Preview(gain, "lvr-preview-others", args)
        way = "more" if money > 0 else "less" if money else "none"
        return Preview(gain, "lvr-preview-gain", (("money", abs(money)), ("chips", chips), ("way", way)))
    tile = before.tiles[event.value - 1]
    active = tile.code if tile is not None and activated(rules, before, event, after) else "none"
    here = _standing(view, event.value, weights(after, event.value))
    return Preview(gain, here.code, (*here.args, ("tile", active)))


def _losses(me: Seat, before: State, after: State) -> dict[Seat, int]:
    """What others would no longer win at the casinos, by seat: what anybody can see."""
    less = [0] * len(before.won)
    for state, sign in ((before, 1), (after, -1)):
        for casino in CASINOS if state.bills else ():
            for seat, bill in payout.paid(state, casino)[0]:
                less[seat] += sign * bill
    return {seat: money for seat, money in enumerate(less) if money > 0 and seat != me}


def _standing(view: View, casino: int, then: list[int]) -> Preview:
    """What the dice at a casino would win by these weights."""
    me, bills = view.viewer, view.bills[casino - 1]
    bill = prize(ranking(then), bills, me)
    more = bill - prize(ranking(weights(view, casino)), bills, me)
    if bill:
        return Preview(more, f"lvr-{wins_code(more)}", (("bill", bill),))
    if not then[me] or cancel(then)[me]:
        return Preview(more, "lvr-preview-nothing")
    equals = [player for player, weight in enumerate(then) if weight == then[me] and player != me]
    seats, grey = len(view.won), len(then) - 1
    return Preview(
        more,
        "lvr-preview-ties",
        (
            ("seats", tuple(player for player in equals if player < seats)),
            ("neutral", sum(seats <= player < grey for player in equals)),
            ("grey", equals.count(grey)),
        ),
    )
