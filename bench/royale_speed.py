"""How fast Royale's kernel is: random games with 5 seats and three tiles, by processor time.

    python -m bench.royale_speed [GAMES]

The bar is 40,000 games a second and core.
"""

from __future__ import annotations

import sys
from time import process_time

from croupier import games


def measure(seats: int, tiles: int, count: int) -> float:
    """Games for each second of processor time."""
    kernel = games.kernel(games.rules("las-vegas-royale", seats, tiles=tiles))
    assert kernel is not None
    kernel.warm()
    begun = process_time()
    kernel.play([0] * seats, 1, 0, count, keep=False)
    return count / (process_time() - begun)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    for seats, tiles in ((5, 3), (5, 6), (5, 0), (2, 3)):
        print(f"{seats} seats, {tiles} tiles: {measure(seats, tiles, number):,.0f} games a second and core")
