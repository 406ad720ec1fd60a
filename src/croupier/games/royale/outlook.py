"""How things stand if the round ended now, and what a question is about, for people; no rule reads it."""

from __future__ import annotations

from typing import NamedTuple, cast

from croupier.core.rules import Event
from croupier.games.lasvegas.editions import CASINOS
from croupier.games.lasvegas.outlook import PlayerOutlook, ranked_at
from croupier.games.royale.moves import place_of, weights
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles import TileStakes
from croupier.games.royale.tiles.f2 import Handicap
from croupier.games.royale.tiles.h2 import MyChoice
from croupier.games.royale.tiles.move import MovingDie
from croupier.games.royale.tiles.side import Asked
from croupier.games.royale.view import View, build


class Outlook(NamedTuple):
    """What people see beyond the view: casinos as they would be paid, and what a question is about."""

    #: The players at each casino, strongest first.
    casinos: tuple[tuple[PlayerOutlook, ...], ...]
    #: The casino of the tile that asks; 0: none does, or nobody can tell which.
    asking: int
    stakes: TileStakes | None


def outlook(rules: Royale, view: View) -> Outlook:
    """The casinos and the question, from the view alone."""
    owed = cast("Asked[Event] | None", view.pending)
    casinos = tuple(_casino(view, casino) for casino in range(1, CASINOS + 1))
    if owed is None:
        return Outlook(casinos, 0, None)
    return Outlook(casinos, _asking(view, owed), cast("TileStakes | None", owed.stakes(rules, view)))


def _asking(view: View, owed: Asked[Event]) -> int:
    """A question is asked by the tile of its clause; a die is moved by either of two."""
    if not isinstance(owed, MovingDie):
        return place_of(view, owed.code)
    places = [place for side in (Handicap, MyChoice) if (place := place_of(view, side.code))]
    return places[0] if len(places) == 1 else 0


def uncovered(rules: Royale, state: State) -> View:
    """LVR §4.3 What anybody sees of a game that is over: all bills lie open."""
    return build(state, None, open_money=True, open_bank=bool(rules.settings.tiles))


def round_of(rules: Royale, state: State) -> int:
    """LVR §5.1 The round that is played."""
    return state.round


def _casino(view: View, casino: int) -> tuple[PlayerOutlook, ...]:
    """LVR §4.2 As in the elder editions; black dice that Prime Time added are small ones."""
    bills = view.bills[casino - 1] if len(view.bills) == CASINOS else ()
    here = weights(view, casino)
    small = [weight - 2 * (casino in view.biggies[player : player + 1]) for player, weight in enumerate(here)]
    lines = ranked_at(here, small, bills)
    return tuple(one._replace(player=-1) if one.player == len(here) - 1 else one for one in lines)
