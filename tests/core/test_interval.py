"""Intervals hold the truth 19 times in 20, reckoned exactly."""

from __future__ import annotations

from math import comb, inf, isclose, sqrt

import pytest

from croupier.core.interval import WIDE, mean_and_error, wide, wilson


def coverage(share: float, count: int, kind: str) -> float:
    """How often the interval of a share contains it, over all numbers of victories in so many games."""
    total = 0.0
    for won in range(count + 1):
        seen = won / count
        reach = WIDE * sqrt(seen * (1 - seen) / count)
        low, high = wilson(seen, count) if kind == "wilson" else (seen - reach, seen + reach)
        if low <= share <= high:
            total += comb(count, won) * share**won * (1 - share) ** (count - won)
    return total


@pytest.mark.parametrize("share", [0.2, 0.25, 1 / 3, 0.5])
def test_a_share_of_few_games(share: float) -> None:
    """On the mean over 10 to 100 games 95 %; Wald's interval, which was here before, holds less often."""
    counts = range(10, 101, 3)
    means = {
        kind: sum(coverage(share, count, kind) for count in counts) / len(counts)
        for kind in ("wilson", "wald")
    }
    assert 0.94 < means["wilson"] < 0.965
    assert means["wald"] < 0.94


def test_a_share_that_was_never_or_always_won() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    low, high = wilson(0.0, 20)
    assert low == 0 and 0.1 < high < 0.2
    assert isclose(wilson(1.0, 20)[0], 1 - high)


@pytest.mark.parametrize(
    ("observations", "factor"), [(2, 12.706), (5, 2.776), (6, 2.571), (11, 2.228), (31, 2.042), (1001, 1.962)]
)
def test_students_factor(observations: int, factor: float) -> None:
    assert wide(observations) == pytest.approx(factor, abs=0.01)
    assert wide(1) == inf


def test_a_mean_and_its_error() -> None:
    assert mean_and_error([1.0]) == (1.0, inf)
    mean, error = mean_and_error([1.0, 2.0, 3.0])
    assert mean == 2.0 and error == pytest.approx(1 / sqrt(3))
