"""Playouts in parts: what they say of a position, and how sure it is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from croupier.core.rules import Seat
from croupier.value.evaluator import Value

#: Playouts are noted in this many parts.
PARTS = 8


def counted(effort: int) -> int:
    """The number of playouts: as many in every part."""
    return PARTS * max(1, -(-effort // PARTS))


def value_of(parts: NDArray[np.float64]) -> Value:
    """The mean over the parts for every seat, and its standard error."""
    errors = parts.std(axis=0, ddof=1) / np.sqrt(len(parts))
    return Value(tuple(map(float, parts.mean(axis=0))), tuple(map(float, errors)))


def behind(parts: NDArray[np.float64], best: NDArray[np.float64], seat: Seat) -> float:
    """The standard error of a choice's distance from the best one, which met the same dice."""
    distance = parts[:, seat] - best[:, seat]
    return float(distance.std(ddof=1) / np.sqrt(len(distance)))
