"""How things stand at each casino if the round ended now, for people to see; no rule reads it."""

from __future__ import annotations

from croupier.games.lasvegas.payout import cancel, prize, ranking
from croupier.games.lasvegas.royale.moves import CASINOS, weights
from croupier.games.lasvegas.royale.view import View
from croupier.games.lasvegas.standing import Standing


def standing(view: View) -> tuple[tuple[Standing, ...], ...]:
    """The players at each casino, strongest first; imaginary players come after the last seat."""
    return tuple(_casino(view, casino) for casino in CASINOS)


def _casino(view: View, casino: int) -> tuple[Standing, ...]:
    """LVR §4.1-4.2 Equals cancel each other, the first two take a bill each."""
    here = weights(view, casino)
    left, ranked = cancel(here), ranking(here)
    bills = view.bills[casino - 1] if len(view.bills) == len(CASINOS) else ()
    found = []
    for player in sorted(range(len(here)), key=lambda player: (-here[player], player)):
        if here[player]:
            big = int(player < len(view.biggies) and view.biggies[player] == casino)
            small = here[player] - 2 * big
            bill = prize(ranked, bills, player)
            found.append(Standing(player, small, big, here[player], bill, not left[player]))
    return tuple(found)
