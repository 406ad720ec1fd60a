"""Races of Rolling Cubes: who is ahead when the first reaches the target, by chances of a turn's points.

Seats are taken as independent of each other within a turn, their bonus by its chance for their own points.
A chance is an array by points; a turn's points are at most `MOST`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import erf, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.games.rollingcubes.best_points import best_points
from croupier.solve.cubes_lattice import roll_chances

Floats: TypeAlias = NDArray[np.float64]
#: More than any equality and its bonus are worth.
MOST = 64
#: What is left of a race after so many turns decides nothing.
LONGEST = 40


@cache
def best_of_throw(zero_dividend: bool) -> Floats:
    """RC §9.1 The exact chance of each number of best points of a whole throw."""
    points = np.frombuffer(best_points(zero_dividend).best_of_roll, np.uint8)
    return np.bincount(points, weights=roll_chances().ravel(), minlength=MOST).astype(np.float64)


def mean_best(zero_dividend: bool) -> float:
    """The mean of the best points of a throw."""
    return float(best_of_throw(zero_dividend) @ np.arange(MOST))


def certain(points: int) -> Floats:
    """Points that are known."""
    found = np.zeros(MOST)
    found[points] = 1.0
    return found


def with_bonus(turn: Sequence[Floats]) -> list[Floats]:
    """RC §4.2 Each seat's points of a turn with its bonus: 2 for the best alone, 1 where it is shared."""
    found = []
    for seat, own in enumerate(turn):
        below, upto = np.ones(MOST), np.ones(MOST)
        for other, chances in enumerate(turn):
            if other != seat:
                total = np.cumsum(chances)
                upto = upto * total
                below = below * (total - chances)
        below[0] = upto[0] = 0.0
        gained = np.zeros(MOST + 2)
        gained[2:] += own * below
        gained[1:-1] += own * (upto - below)
        gained[:-2] += own * (1 - upto)
        found.append(gained)
    return found


def race(points: Sequence[int], now: Sequence[Floats], later: Sequence[Floats], target: int) -> list[float]:
    """Each seat's share of the victory: after this turn as `now`, each later one as `later`.

    Only seats that still play take part; equals at the top share the rest.
    """
    size = max(target, max(points)) + MOST + 2
    totals = [certain_at(own, size) for own in points]
    shares = np.zeros(len(points))
    turns = with_bonus(now)
    then = with_bonus(later)
    for _ in range(LONGEST):
        totals = [np.convolve(total, gained)[:size] for total, gained in zip(totals, turns, strict=True)]
        shares += _highest(totals, target)
        totals = [np.where(np.arange(size) < target, total, 0.0) for total in totals]
        if np.prod([total.sum() for total in totals]) < 1e-9:
            break
        turns = then
    return [float(share) for share in shares / shares.sum()]


def certain_at(points: int, size: int) -> Floats:
    """A total that is known."""
    found = np.zeros(size)
    found[points] = 1.0
    return found


def _highest(totals: Sequence[Floats], target: int) -> Floats:
    """The chance of each seat to be the highest at the target or above; equals share it."""
    shares, none = np.zeros(len(totals)), np.zeros(len(totals[0]))
    for seat, own in enumerate(totals):
        below = [np.cumsum(other) - other for place, other in enumerate(totals) if place != seat]
        equal = [other for place, other in enumerate(totals) if place != seat]
        # ways[k]: the others are below or equal, k of them equal.
        ways: list[Floats] = [np.ones(len(own))]
        for less, same in zip(below, equal, strict=True):
            ways = [
                (ways[k] if k < len(ways) else none) * less + (ways[k - 1] if k else none) * same
                for k in range(len(ways) + 1)
            ]
        best = sum(way / (count + 1) for count, way in enumerate(ways))
        shares[seat] = float((own * best)[target:].sum())
    return shares


def highest(means: Sequence[float], variances: Sequence[float]) -> list[float]:
    """Each seat's chance to end highest where totals are as if normal; without variance equals share."""
    if not any(variances):
        most = max(means)
        count = sum(mean == most for mean in means)
        return [(mean == most) / count for mean in means]
    if len(means) == 1:
        return [1.0]
    spread = [max(sqrt(variance), 1e-3) for variance in variances]
    grid = np.linspace(min(means) - 6 * max(spread), max(means) + 6 * max(spread), 1201)
    under = [_normal(grid, mean, wide) for mean, wide in zip(means, spread, strict=True)]
    found = []
    for seat, own in enumerate(under):
        others = np.prod([chance for place, chance in enumerate(under) if place != seat], axis=0)
        found.append(float(np.sum(np.diff(own) * (others[1:] + others[:-1]) / 2)))
    return [share / sum(found) for share in found]


def _normal(grid: Floats, mean: float, spread: float) -> Floats:
    """The chance to lie below each point of a grid."""
    return np.array([(1 + erf((point - mean) / spread / sqrt(2))) / 2 for point in grid])
