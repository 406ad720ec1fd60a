"""How fast the engine of Vegas Showdown is: random games, and the slowest call of `actions`.

    python -m bench.showdown_speed [GAMES]

The bars are half a second for a random game and 50 ms for any call of `actions`.
"""

from __future__ import annotations

import sys
from time import perf_counter, process_time
from typing import Any

import croupier
from croupier.core.chance import Seeded
from croupier.core.play import steps


def measure(seats: int, games: int) -> tuple[float, float, int]:
    """Seconds of processor time for a game, the slowest `actions` in seconds, events for a game."""
    rules = croupier.rules("vegas-showdown", seats)
    slowest, events = 0.0, 0
    begun = process_time()
    for number in range(games):
        source = Seeded(seats, number)

        def choose(state: Any, seat: int, source: Seeded = source) -> Any:
            nonlocal slowest
            asked = perf_counter()
            actions = rules.actions(state, seat)
            slowest = max(slowest, perf_counter() - asked)
            return actions[source.below(len(actions))]

        events += sum(1 for _ in steps(rules, choose, source))
    return (process_time() - begun) / games, slowest, events // games


if __name__ == "__main__":
    for seats in (3, 4, 5):
        game, actions, events = measure(seats, int(sys.argv[1]) if len(sys.argv) > 1 else 30)
        print(
            f"{seats} seats: {1000 * game:.1f} ms a random game of {events} events, "
            f"slowest actions() {1000 * actions:.2f} ms"
        )
