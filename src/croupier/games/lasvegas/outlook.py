"""How things stand at each casino if the round ended now, for people to see; no rule reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.games.lasvegas.editions import CASINOS
from croupier.games.lasvegas.events import BANDIT
from croupier.games.lasvegas.payout import bandit_ranking, cancel, prize, ranking, strengths
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State
from croupier.games.lasvegas.view import View, build


class PlayerOutlook(NamedTuple):
    """One player at one casino; the neutral one comes after the last seat, the grey one of Royale is -1."""

    player: int
    small: int
    big: int
    strength: int
    #: The bill it would take, in thousands; 0: none.
    bill: int
    cancelled: bool


def outlook(rules: LasVegas, view: View) -> tuple[tuple[PlayerOutlook, ...], ...]:
    """The players at each casino, strongest first; the bandit is the seventh."""
    casinos = tuple(_casino(view, casino) for casino in range(1, CASINOS + 1))
    return (*casinos, _bandit(view)) if len(view.bills) >= BANDIT else casinos


def round_of(rules: LasVegas, state: State) -> int:
    """LV12 §5.1 The round that is played."""
    return state.round


def uncovered(rules: LasVegas, state: State) -> View:
    """LV12 §4.4 What anybody sees of a game that is over: all bills lie open."""
    return build(state, None, open_money=True)


def ranked_at(here: Sequence[int], small: Sequence[int], bills: Sequence[int]) -> tuple[PlayerOutlook, ...]:
    """Those who have dice here; what is not small dice in a strength is a big one, which counts twice."""
    left, ranked = cancel(here), ranking(here)
    return tuple(
        PlayerOutlook(
            player,
            small[player],
            (here[player] - small[player]) // 2,
            here[player],
            prize(ranked, bills, player),
            not left[player],
        )
        for player in sorted(range(len(here)), key=lambda player: (-here[player], player))
        if here[player]
    )


def _casino(view: View, casino: int) -> tuple[PlayerOutlook, ...]:
    """LV12 §4.1-4.2 Equals cancel each other, the others take a bill each."""
    return ranked_at(strengths(view, casino), view.dice[casino - 1], view.bills[casino - 1])


def _bandit(view: View) -> tuple[PlayerOutlook, ...]:
    """LV6 §7.3-7.4 Nobody cancels at the bandit."""
    ranked, bills = bandit_ranking(view.bandit), view.bills[BANDIT - 1]
    found = []
    for seat in ranked:
        small = sum(lies for who, lies, _ in view.bandit if who == seat)
        big = sum(lies for who, _, lies in view.bandit if who == seat)
        found.append(PlayerOutlook(seat, small, big, small + 2 * big, prize(ranked, bills, seat), False))
    return tuple(found)
