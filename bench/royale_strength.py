"""How strong `montecarlo` is in Royale: its share of victories against four `greedy`.

    python bench/royale_strength.py [GAMES] [JOBS]

The bar is 32 % with 500 playouts over 2,000 games; a fifth would be its share.
"""

from __future__ import annotations

import sys

from croupier import games
from croupier.sim.batch import simulate

if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    jobs = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rules = games.rules("las-vegas-royale", 5, tiles=3)
    found = simulate(rules, ["montecarlo:playouts=500", *["greedy"] * 4], count, 1, jobs=jobs)
    share = found.total.wins[0] / 60 / count
    error = (share * (1 - share) / count) ** 0.5
    print(f"{100 * share:.1f} % of {count} games, standard error {100 * error:.1f} %")
