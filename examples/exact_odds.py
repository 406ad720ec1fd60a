"""Exact odds, without a single random number: every outcome of a roll has an integer weight.

python examples/exact_odds.py
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import croupier
from croupier.core.rules import Chance
from croupier.games.lasvegas.events import Roll


def main() -> None:
    """How many dice of one value can I place with my first roll of eight?"""
    rules = croupier.rules("las-vegas-2012", seats=5, start=1)
    state = rules.start()
    while rules.turn(state) == Chance("bill"):
        event, _ = next(rules.outcomes(state))
        state = rules.apply(state, None, event)
    weights = [0] * 10
    for event, weight in rules.outcomes(state):
        assert isinstance(event, Roll)
        most = max(event.small.count(value) for value in event.values)
        for dice in range(most + 1):
            weights[dice] += weight
    total = weights[0]
    assert total == 6**8
    print(f"{total} rolls of eight dice; the most of one value is")
    for dice, (here, more) in enumerate(pairwise(weights)):
        if here > more:
            share = Fraction(here - more, total)
            print(f"  {dice}: {here - more:>8} rolls, {share} or about {float(share):.4f}")


if __name__ == "__main__":
    main()
