"""How fast the engine of Vegas Showdown is: random games, and the slowest call of `actions`.

    python bench/showdown_speed.py [GAMES]

The bars are half a second for a random game and 50 ms for any call of `actions`.
"""

from __future__ import annotations

import sys
from time import perf_counter, process_time

import croupier
from croupier.core.chance import Seeded
from croupier.core.rules import Chance, Over


def measure(seats: int, games: int) -> tuple[float, float, int]:
    """Seconds of processor time for a game, the slowest `actions` in seconds, events for a game."""
    rules = croupier.rules("vegas-showdown", seats)
    slowest, events = 0.0, 0
    begun = process_time()
    for number in range(games):
        source, state = Seeded(seats, number), rules.start()
        while not isinstance(turn := rules.turn(state), Over):
            events += 1
            if isinstance(turn, Chance):
                state = rules.apply(state, None, rules.sample(state, source))
                continue
            asked = perf_counter()
            actions = rules.actions(state, turn[0])
            slowest = max(slowest, perf_counter() - asked)
            state = rules.apply(state, turn[0], actions[source.below(len(actions))])
    return (process_time() - begun) / games, slowest, events // games


if __name__ == "__main__":
    for seats in (3, 4, 5):
        game, actions, events = measure(seats, int(sys.argv[1]) if len(sys.argv) > 1 else 30)
        print(
            f"{seats} seats: {1000 * game:.1f} ms a random game of {events} events, "
            f"slowest actions() {1000 * actions:.2f} ms"
        )
