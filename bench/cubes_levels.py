"""How strong the bots of Rolling Cubes are: points a throw, solitaire, and the last die against perfect.

python -m bench.cubes_levels [--throws 2000] [--games 50] [--rounds 200]
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

import croupier
from croupier import bots
from croupier.core.chance import Seeded
from croupier.core.play import by_bots
from croupier.core.table import Table

NAMES = ("level1", "level2", "level3", "level4", "level5", "perfect")


def throw_points(name: str, count: int) -> list[int]:
    """Points of single throws, the same throws for every bot."""
    rules = croupier.rules("rolling-cubes", 2)
    bot = bots.make(name, rules)
    start = rules.apply(rules.start(), None, rules.parse("start 1"))
    found = []
    for number in range(count):
        state = rules.apply(start, None, rules.sample(start, Seeded(1, number)))
        view = rules.view(state, 0)
        event = bot.choose(view, rules.actions(state, 0), rules, Seeded(2, number))
        found.append(rules.presentation.preview(view, event).gain)
    return found


def played(mode: str, names: tuple[str, ...], seed: int) -> Table[Any, Any, Any]:
    """A whole game between bots."""
    rules = croupier.rules("rolling-cubes", len(names), mode=mode)
    own = [bots.make(name, rules) for name in names]
    table: Table[Any, Any, Any] = Table(rules, Seeded(3, seed))
    mind = Seeded(4, seed)
    table.play(by_bots(rules, own, [mind] * len(own)))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=2000)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=200)
    given = parser.parse_args()
    print("| bot | points a throw | solitaire | wins `last-die` against perfect |")
    print("|---|---|---|---|")
    for name in NAMES:
        points = throw_points(name, given.throws)
        alone = [played("yahtzee", (name,), seed).state.points[0] for seed in range(given.games)]
        wins = 0
        for seed in range(given.rounds):
            seat = seed % 2
            names = (name, "perfect") if seat == 0 else ("perfect", name)
            table = played("last-die", names, seed)
            wins += table.rules.ranks(table.state)[seat] == 1
        print(
            f"| `{name}` | {mean(points)} | {mean(alone)} | {100 * wins / given.rounds:.1f} % |",
            flush=True,
        )


def mean(values: list[int]) -> str:
    """The mean with its standard error."""
    return f"{statistics.mean(values):.2f} ± {statistics.stdev(values) / len(values) ** 0.5:.2f}"


if __name__ == "__main__":
    main()
