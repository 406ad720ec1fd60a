"""How strong `montecarlo` is in Royale: its share of victories against four `greedy`, from every seat.

    python -m bench.royale_strength [GAMES] [JOBS]

The bar is 32 % with 500 playouts over 2,000 games; a fifth would be its share.
"""

from __future__ import annotations

import sys

from croupier import games
from croupier.core.kernel import SHARES
from croupier.sim.batch import simulate

if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    jobs = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rules = games.rules("las-vegas-royale", 5, tiles=3)
    wins = played = 0
    for seat in range(5):
        sitting = ["greedy"] * 5
        sitting[seat] = "montecarlo:playouts=500"
        found = simulate(rules, sitting, count // 5, 1, jobs=jobs).total
        wins += found.wins[seat]
        played += found.games
        print(f"seat {seat + 1}: {100 * found.wins[seat] / SHARES / found.games:.1f} %", flush=True)
    share = wins / SHARES / played
    error = (share * (1 - share) / played) ** 0.5
    print(f"{100 * share:.1f} % of {played:,} games, standard error {100 * error:.1f} %")
