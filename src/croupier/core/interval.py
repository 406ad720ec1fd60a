"""Intervals that hold the truth 19 times in 20, also where little was seen."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

#: Standard errors in such an interval when there are many observations.
WIDE: Final = 1.959964


def wide(observations: int) -> float:
    """Standard errors in the interval of a mean: Student's factor for so many observations.

    >>> round(wide(5), 2), round(wide(20), 2), round(wide(10_000), 2)
    (2.78, 2.09, 1.96)
    """
    free = observations - 1
    if free < 1:
        return inf
    if free in _FEW:
        return _FEW[free]
    z = WIDE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


#: Where the series is too rough: degrees of freedom and Student's factor.
_FEW: Final = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's interval of a share that was seen in so many games.

    >>> [round(end, 3) for end in wilson(0.0, 10)]
    [0.0, 0.278]
    """
    if not count:
        return 0.0, 1.0
    square = WIDE**2
    middle = share + square / (2 * count)
    reach = WIDE * sqrt(max(share * (1 - share), 0.0) / count + square / (4 * count**2))
    whole = 1 + square / count
    return max((middle - reach) / whole, 0.0), min((middle + reach) / whole, 1.0)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; infinite where it was seen once."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, inf
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(spread / count)
