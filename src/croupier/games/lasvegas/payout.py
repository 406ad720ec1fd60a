"""Who wins what at a casino: cancelling, ranking and paying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.games.lasvegas.state import State
    from croupier.games.lasvegas.view import View

#: What lies on the bandit: for each value from 1 the seat (-1: nobody), small dice, big dice.
Bandit = Sequence[tuple[int, int, int]]


def strengths(view: View | State, casino: int) -> list[int]:
    """LV6 §4.1 Each player's strength at a casino 1 to 6: small dice, and two for a Biggie."""
    found = list(view.dice[casino - 1])
    if casino in view.biggies:
        for seat, lies in enumerate(view.biggies):
            if lies == casino:
                found[seat] += 2
    return found


def cancel(strengths: Sequence[int]) -> tuple[int, ...]:
    """LV12 §4.1 All players with equal strength cancel each other: theirs become 0."""
    return tuple([0 if strength and strengths.count(strength) > 1 else strength for strength in strengths])


def ranking(strengths: Sequence[int]) -> list[int]:
    """LV12 §4.2 The players who are left, in falling order of strength."""
    left = cancel(strengths)
    return [left.index(strength) for strength in sorted(left, reverse=True) if strength]


def bandit_ranking(bandit: Bandit) -> list[int]:
    """LV6 §7.3-7.4 The seats on the bandit by dice, then pips, then highest value; nobody cancels."""
    keys: dict[int, tuple[int, int, int]] = {}
    for value, (seat, small, big) in enumerate(bandit, 1):
        if seat >= 0:
            strength, pips, _ = keys.get(seat, (0, 0, 0))
            here = small + 2 * big
            keys[seat] = (strength + here, pips + here * value, value)
    return sorted(keys, key=lambda seat: keys[seat], reverse=True)


def prize(ranked: Sequence[int], bills: Sequence[int], player: int) -> int:
    """LV12 §4.2 The bill a player takes at a casino; 0: none."""
    if player not in ranked:
        return 0
    rank = ranked.index(player)
    return bills[rank] if rank < len(bills) else 0
