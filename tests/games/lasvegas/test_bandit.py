"""The one-armed bandit where everything but the highest value is equal."""

from __future__ import annotations

from croupier.games.lasvegas.payout import bandit_ranking


def test_the_highest_value_decides_whoever_has_the_lowest() -> None:
    """LV6 §7.4 Three dice and eleven pips each: 2, 3, 6 goes before 1, 5, 5."""
    assert bandit_ranking(((1, 1, 0), (0, 1, 0), (0, 1, 0), (-1, 0, 0), (1, 2, 0), (0, 1, 0))) == [0, 1]
    assert bandit_ranking(((0, 1, 0), (1, 1, 0), (1, 1, 0), (-1, 0, 0), (0, 2, 0), (1, 1, 0))) == [1, 0]


def test_the_biggie_counts_twice_in_pips_and_once_as_a_value() -> None:
    """LV6 §7.3, §7.4 A Biggie of 3 and a 6 are three dice and twelve pips, as are three 4s; 6 is higher."""
    assert bandit_ranking(((-1, 0, 0), (-1, 0, 0), (0, 0, 1), (1, 3, 0), (-1, 0, 0), (0, 1, 0))) == [0, 1]
