"""How fast Rolling Cubes is solved: table, kernel, readable search, builder, solved games.

    python -m bench.cubes [--rolls 1000] [--all]

CPU time of one core. `--all` adds what takes longer: building a table and the readable search.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import time
from collections.abc import Callable
from random import Random

from croupier.games.rollingcubes import best_points as tables
from croupier.games.rollingcubes import search
from croupier.games.rollingcubes.dice import COLOURS, arranged
from croupier.games.rollingcubes.search import Question


def rolls(count: int) -> list[str]:
    random = Random(1)
    return [arranged(random.choice(colour) for colour in COLOURS for _ in range(4)) for _ in range(count)]


def timed(work: Callable[..., object], *given: object) -> float:
    before = time.process_time()
    work(*given)
    return time.process_time() - before


def table(known: list[str]) -> None:
    for zero_dividend in (True, False):
        loading = timed(tables.best_points, zero_dividend)
        own = tables.best_points(zero_dividend)
        looking = sum(timed(own.best, roll) for roll in known) / len(known)
        print(f"table: loaded in {1e3 * loading:.1f} ms, best points in {1e6 * looking:.2f} µs")


def kernel(known: list[str]) -> None:
    from croupier.games.rollingcubes import kernel_solver

    for zero_dividend in (True, False):
        compiling = timed(kernel_solver.best, Question(known[0], zero_dividend))
        for name, solve in (("points", kernel_solver.best_points), ("equality", kernel_solver.best)):
            times = sorted(timed(solve, Question(roll, zero_dividend)) for roll in known)
            print(
                f"kernel, {name}: median {1e3 * statistics.median(times):.2f} ms, "
                f"p99 {1e3 * times[len(times) * 99 // 100]:.2f} ms, most {1e3 * times[-1]:.2f} ms "
                f"(first call {compiling:.1f} s)"
            )


def games() -> None:
    from croupier.solve import cubes_games

    for zero_dividend in (True, False):
        cubes_games.last_die(zero_dividend)
        solitaire = timed(cubes_games.solitaire, zero_dividend)
        last = timed(cubes_games.last_die, zero_dividend)
        print(f"solitaire {solitaire:.2f} s, last die {last:.2f} s")
    print(f"memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def longer(known: list[str]) -> None:
    from croupier.solve import cubes_table

    times = [timed(search.best, Question(roll)) for roll in known[:60]]
    print(f"readable search: median {statistics.median(times):.2f} s, most {max(times):.2f} s of 60 rolls")
    for zero_dividend in (True, False):
        building = timed(cubes_table.build, zero_dividend)
        print(f"building a table: {building:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=1000)
    parser.add_argument("--all", action="store_true")
    given = parser.parse_args()
    known = rolls(given.rolls)
    table(known)
    kernel(known)
    games()
    if given.all:
        longer(known)


if __name__ == "__main__":
    main()
