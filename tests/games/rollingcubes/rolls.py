"""Dice for tests, from a seed."""

from __future__ import annotations

from random import Random

from croupier.games.rollingcubes.dice import BLUE, COLOURS, GREEN, RED, arranged


def whole(random: Random) -> str:
    """All twelve dice thrown."""
    return arranged(random.choice(colour) for colour in COLOURS for _ in range(4))


def few(random: Random, most: int) -> str:
    """At most so many dice, three or more; faces from a small stock, so that they often fit."""
    while True:
        counts = [random.randint(0, 4), random.randint(0, 4), random.randint(1, 4)]
        if 3 < sum(counts) <= most:
            break
    stocks = random.choice([GREEN, "19", "135"]), random.choice([BLUE, "02", "024"]), RED
    return arranged(
        random.choice(stock) for stock, count in zip(stocks, counts, strict=True) for _ in range(count)
    )
