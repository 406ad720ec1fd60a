"""Finds by what the weights of money are multiplied, so that they hold among experts too.

`python -m bench.fit_scale las-vegas-2012 3` plays games of experts in the kernel, in which less is decided by
the money than in games of greedy seats, and as many of those. It takes the scale at which the shares of
positions in both have the least log loss, and writes it with its provenance. With `--by error` it takes the
scale at which the larger one of their two calibration errors is least.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, cast

import numpy as np
from bench.calibration import Called, played

from croupier import games
from croupier.games.compiled import Cells
from croupier.games.lasvegas.kernel_money import Floats
from croupier.value import evaluator
from croupier.value.lasvegas_weights import write_scale

#: Neither the seed of the weights nor that of the calibration.
SEED = 20_122
PLAYOUTS = 128
#: What is tried.
SCALES = [round(1 - 0.05 * step, 2) for step in range(11)]
#: A share below this counts as this, because playouts are few.
LEAST = 0.002
#: What is made least: both losses together, or the larger one of both errors.
WORTH: dict[str, Callable[[list[float]], float]] = {"loss": sum, "error": max}
NAMES = {"loss": "log loss", "error": "calibration error"}


def told_by(judge: Any, positions: Cells, results: Cells, scale: float) -> dict[str, float]:
    """The mean log loss of the winners of positions and the calibration error, with weights of this scale."""
    won = np.asarray(results, np.float64).reshape(-1, 6)[:, : judge.rules.seats] / 60
    weights = cast(Floats, scale * np.asarray(judge.weights))
    shares = judge.played_out(positions, len(won), PLAYOUTS, SEED, weights=weights).mean(axis=1)
    loss = -(won * np.log(np.maximum(shares, LEAST))).sum(axis=1).mean()
    return {"loss": round(float(loss), 5), "error": round(Called("", shares, won).error, 4)}


def main() -> None:
    """Plays, tries and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=2000, help="of experts, and as many of greedy seats")
    parser.add_argument("--greedy", type=int, help="games of greedy seats, if not as many as of experts")
    parser.add_argument("--experts", type=int, default=32, help="playouts a choice of experts")
    parser.add_argument("--by", choices=list(WORTH), default="loss", help="what is made least")
    asked = parser.parse_args()
    rules = games.rules(asked.game, asked.seats)
    judge: Any = evaluator(rules, "share").for_seat(None)
    of_experts = played(judge, 0, asked.games, asked.experts, SEED)
    both = [of_experts, played(judge, 0, asked.greedy or asked.games, 0, SEED)]
    found: dict[float, list[float]] = {}
    for scale in SCALES:
        figures = [told_by(judge, *games_of, scale) for games_of in both]
        found[scale] = [figure[asked.by] for figure in figures]
        print(f"{scale}: among experts {figures[0]}, among greedy seats {figures[1]}", flush=True)
    best = min(SCALES, key=lambda scale: WORTH[asked.by](found[scale]))
    more = f" --greedy {asked.greedy}" if asked.greedy else ""
    by = "" if asked.by == "loss" else f" --by {asked.by}"
    told = {
        "made by": f"python -m bench.fit_scale {asked.game} {asked.seats} --games {asked.games}{more}{by}",
        "seed": SEED,
        "playouts a choice of experts": asked.experts,
        f"{NAMES[asked.by]} among experts and among greedy seats": {
            str(scale): found[scale] for scale in (1.0, best)
        },
    }
    write_scale(rules, best, told)
    print(f"{rules.name} {rules.seats}: {best}")


if __name__ == "__main__":
    main()
