"""How things stand at each casino if the round ended now, for people to see; no rule reads it."""

from __future__ import annotations

from croupier.games.lasvegas.editions import CASINOS
from croupier.games.lasvegas.outlook import PlayerOutlook, ranked_at
from croupier.games.royale.moves import weights
from croupier.games.royale.rules import Royale
from croupier.games.royale.view import View


def outlook(rules: Royale, view: View) -> tuple[tuple[PlayerOutlook, ...], ...]:
    """The players at each casino, strongest first."""
    return tuple(_casino(view, casino) for casino in range(1, CASINOS + 1))


def _casino(view: View, casino: int) -> tuple[PlayerOutlook, ...]:
    """LVR §4.2 As in the elder editions; black dice that Prime Time added are small ones."""
    bills = view.bills[casino - 1] if len(view.bills) == CASINOS else ()
    here = weights(view, casino)
    small = [weight - 2 * (casino in view.biggies[player : player + 1]) for player, weight in enumerate(here)]
    lines = ranked_at(here, small, bills)
    return tuple(one._replace(player=-1) if one.player == len(here) - 1 else one for one in lines)
