"""Every mode obeys the laws of all games."""

from __future__ import annotations

import pytest

import croupier
from croupier.core import conformance


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("one-by-one", 2),
        ("one-by-one", 5),
        ("all-together", 2),
        ("all-together", 4),
        ("last-die", 2),
        ("last-die", 6),
        ("tournament", 2),
        ("tournament", 3),
        ("yahtzee", 1),
        ("yahtzee", 3),
    ],
)
def test_conformance(mode: str, seats: int) -> None:
    """RC §4 to §8 by random play."""
    rules = croupier.rules("rolling-cubes", seats, mode=mode, zero_dividend=seats % 2 == 0)
    assert conformance.check(rules, games=2, seed=seats, close=5).events > 10


def test_other_faces() -> None:
    """RC §1.2 Odd dice obey the same laws."""
    rules = croupier.rules("rolling-cubes", 2, faces="1139/0246/++x:")
    assert conformance.check(rules, games=1, close=5).events > 5
