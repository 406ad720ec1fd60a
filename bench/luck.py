"""How much less results vary when luck is taken away, and whether their mean stays.

    python -m bench.luck [--games 200] [--playouts 800] [--seats 5] [--write]

plays games of equal `greedy` in Las Vegas. With `--write` the end goes into docs/values.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from tools.measured import put

from croupier import games
from croupier.core.kernel import Batch
from croupier.sim.batch import simulate

DOCS = Path(__file__).resolve().parents[1] / "docs" / "values.md"
SEED = 5
#: Samples of the games, with repetition, by which the interval is found (bootstrap).
SAMPLES = 2000


def told(adjusted: list[float], seats: int, playouts: int) -> str:
    """By how much the variance fell, with the interval that the games allow."""
    found = np.array(adjusted).reshape(-1, seats)
    fair = 1 / seats
    drawn = np.random.default_rng(SEED).integers(0, len(found), (SAMPLES, len(found)))
    ratios = fair * (1 - fair) / found[drawn].var(axis=1, ddof=1).mean(axis=1)
    low, high = np.percentile(ratios, [2.5, 97.5])
    ratio = fair * (1 - fair) / found.var(axis=0, ddof=1).mean()
    means = ", ".join(f"{100 * mean:.1f}" for mean in found.mean(axis=0))
    error = 100 * float(np.sqrt(found.var(axis=0, ddof=1).mean() / len(found)))
    return (
        f"{len(found)} games of {seats} `greedy`, {playouts} playouts a position: "
        f"the variance is 1/{ratio:.1f} (interval 1/{low:.1f} to 1/{high:.1f}); "
        f"shares less luck {means} %, give or take {error:.1f} each"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=800)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    rules = games.rules("las-vegas-2012", given.seats)
    adjusted: list[float] = []

    def hear(batch: Batch) -> None:
        adjusted.extend(batch.adjusted)
        print(told(adjusted, given.seats, given.playouts), flush=True)

    simulate(rules, ["greedy"] * given.seats, given.games, SEED, luck=given.playouts, done=hear)
    if given.write:
        command = f"python -m bench.luck --games {given.games} --playouts {given.playouts}"
        put(DOCS, "luck", command, [told(adjusted, given.seats, given.playouts)])


if __name__ == "__main__":
    main()
