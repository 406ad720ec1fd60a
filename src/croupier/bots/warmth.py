"""Deliberate small blunders: a choice among near-best moves, the more at random the warmer a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from croupier.core.rules import Source

_PARTS = 1 << 30


def warm(worths: Sequence[float], warmth: float, source: Source) -> int:
    """The number of a choice: one that is `warmth` worse than another is chosen 2.7 times less often.

    Without warmth it is the best one, the first of equals.
    """
    best = max(worths)
    if not warmth:
        return worths.index(best)
    weights = [int(_PARTS * exp((worth - best) / warmth)) for worth in worths]
    drawn = source.below(sum(weights))
    for number, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return number
    raise AssertionError("one of the choices was drawn")


def warm_of_spread(worths: Sequence[float], hundredths: int, source: Source) -> int:
    """The same with the warmth in hundredths of the distance between the best and the worst choice."""
    spread = max(worths) - min(worths)
    return warm(worths, hundredths / 100 * spread, source) if spread else source.below(len(worths))
