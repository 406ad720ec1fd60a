"""What a choice would win now, told from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from croupier.core.rules import Event, Preview
from croupier.games.lasvegas.events import Place
from croupier.games.lasvegas.payout import cancel, prize, ranking
from croupier.games.royale import payout
from croupier.games.royale.box import CHIP
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.moves import weights, with_tile
from croupier.games.royale.state import State
from croupier.games.royale.tiles.d2 import Power, check_power
from croupier.games.royale.tiles.side import Asked
from croupier.games.royale.view import View, redeal

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


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
    after = rules.done(before, event)
    gain = payout.purses(after)[me] - payout.purses(before)[me]
    if not isinstance(event, Place | Power):
        chips = after.chips[me] - before.chips[me]
        money = gain - CHIP * chips
        way = "more" if money > 0 else "less" if money else "none"
        return Preview(gain, "lvr-preview-gain", (("money", abs(money)), ("chips", chips), ("way", way)))
    casino = event.value
    then = weights(after, casino)
    bill = prize(ranking(then), view.bills[casino - 1], me)
    tied = bool(then[me]) and not cancel(then)[me]
    code = "lvr-preview-wins" if bill else "lvr-preview-ties" if tied else "lvr-preview-nothing"
    return Preview(gain, code, (("bill", bill), ("tile", _activated(rules, before, event, after))))


def _activated(rules: Royale, before: State, event: Place | Power, after: State) -> str:
    """The tile that does something when it is activated by the dice; `none`: there is no such tile."""
    tile = before.tiles[event.value - 1]
    if tile is None:
        return "none"
    alone = rules.done(with_tile(before, event.value, None), event)
    return "none" if after == check_power(with_tile(alone, event.value, tile)) else tile.code
