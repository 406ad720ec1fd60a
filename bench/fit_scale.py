"""Finds by what the weights of money are multiplied, so that they hold among experts too.

`python -m bench.fit_scale las-vegas-2012 3` plays games of experts in the kernel, in which less is decided by
the money than in games of greedy seats, and as many of those. It takes the scale at which the shares of
positions in both have the least log loss, and writes it with its provenance.
"""

from __future__ import annotations

import argparse
from typing import cast

import numpy as np
from bench.calibration import played
from numpy.typing import NDArray

from croupier import games
from croupier.games.compiled import Cells
from croupier.games.lasvegas.kernel_money import Floats
from croupier.games.lasvegas.rules import LasVegas
from croupier.value.lasvegas import LasVegasValues
from croupier.value.lasvegas_weights import write_scale

Numbers = NDArray[np.float64]

#: Neither the seed of the weights nor that of the calibration.
SEED = 20_122
PLAYOUTS = 128
#: What is tried.
SCALES = [round(1 - 0.05 * step, 2) for step in range(11)]
#: A share below this counts as this, because playouts are few.
LEAST = 0.002


def loss(judge: LasVegasValues, positions: Cells, results: Cells, scale: float) -> float:
    """The mean log loss of the winners of positions, with weights of this scale."""
    won = np.asarray(results, np.float64).reshape(-1, 6)[:, : judge.rules.seats] / 60
    weights = cast(Floats, scale * np.asarray(judge.weights))
    parts = judge.played_out(positions, len(won), PLAYOUTS, SEED, weights=weights)
    return float(-(won * np.log(np.maximum(parts.mean(axis=1), LEAST))).sum(axis=1).mean())


def main() -> None:
    """Plays, tries and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=2000, help="of experts, and as many of greedy seats")
    parser.add_argument("--experts", type=int, default=32, help="playouts a choice of experts")
    asked = parser.parse_args()
    rules = cast(LasVegas, games.rules(asked.game, asked.seats))
    judge = LasVegasValues(rules)
    both = [played(judge, 0, asked.games, experts, SEED) for experts in (asked.experts, 0)]
    losses = {scale: [round(loss(judge, *found, scale), 5) for found in both] for scale in SCALES}
    best = min(SCALES, key=lambda scale: sum(losses[scale]))
    for scale, found in losses.items():
        print(f"{scale}: log loss among experts {found[0]}, among greedy seats {found[1]}", flush=True)
    told = {
        "made by": f"python -m bench.fit_scale {asked.game} {asked.seats} --games {asked.games}",
        "seed": SEED,
        "playouts a choice of experts": asked.experts,
        "log loss among experts and among greedy seats": {str(scale): losses[scale] for scale in (1.0, best)},
    }
    write_scale(rules, best, told)
    print(f"{rules.name} {rules.seats}: {best}")


if __name__ == "__main__":
    main()
