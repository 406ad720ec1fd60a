"""What a placement would win now, told from the view alone."""

from __future__ import annotations

from croupier.core.rules import Preview
from croupier.games.lasvegas.events import BANDIT, LasVegasEvent, Place
from croupier.games.lasvegas.payout import bandit_ranking, cancel, prize, ranking, strengths
from croupier.games.lasvegas.view import View


def preview(view: View, event: LasVegasEvent) -> Preview:
    """What the placement would win now, against what the seat wins there already."""
    if not isinstance(event, Place) or view.rolled is None:
        return Preview(0, "preview-chance")
    small, big, neutral = view.rolled.count(event.value)
    if event.bandit:
        return _preview_bandit(view, event.value, small, big)
    return _preview_casino(view, event.value, small + 2 * big, neutral)


def _preview_casino(view: View, casino: int, own: int, neutral: int) -> Preview:
    me, bills = view.viewer, view.bills[casino - 1]
    now = strengths(view, casino)
    then = list(now)
    then[me] += own
    if neutral:
        then[-1] += neutral
    wins = prize(ranking(then), bills, me)
    gain = wins - prize(ranking(now), bills, me)
    if wins:
        return Preview(gain, wins_code(gain), (("bill", wins),))
    if then[me] and not cancel(then)[me]:
        equals = tuple(player for player, other in enumerate(then) if other == then[me] and player != me)
        return Preview(gain, "preview-ties", (("seats", equals),))
    return Preview(gain, "preview-nothing")


def _preview_bandit(view: View, value: int, small: int, big: int) -> Preview:
    me, bills = view.viewer, view.bills[BANDIT - 1]
    then = list(view.bandit)
    then[value - 1] = (me, small, big)
    wins = prize(bandit_ranking(then), bills, me)
    gain = wins - prize(bandit_ranking(view.bandit), bills, me)
    return Preview(gain, wins_code(gain), (("bill", wins),)) if wins else Preview(gain, "preview-nothing")


def wins_code(more: int) -> str:
    """The message for a bill that would be taken: a new one, the same as before, or a lower one."""
    return "preview-wins" if more > 0 else "preview-keeps" if more == 0 else "preview-drops"
