"""What our own bots lose in a decision that mattered: the figures behind the words of a rating.

    python -m bench.ratings [--games 12] [--playouts 1000] [--write]

reviews games of Las Vegas with five seats in which each of five bots sits, at changing
seats. With `--write` the table goes into docs/values.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tools.measured import put

from croupier import bots, games, value
from croupier.core.bot import Prepares
from croupier.core.chance import Seeded
from croupier.core.play import by_bots
from croupier.core.table import Table
from croupier.value.rating import scale
from croupier.value.reckoning import Reckoning

DOCS = Path(__file__).resolve().parents[1] / "docs" / "values.md"
BOTS = ("expert:playouts=200", "montecarlo:playouts=200", "greedy", "greedy:warmth=80", "random")
SEED = 16


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    seats = len(BOTS)
    rules = games.rules("las-vegas-2012", seats)
    judge = value.evaluator(rules, "share")
    players = {name: bots.make(name, rules) for name in BOTS}
    for player in players.values():
        if isinstance(player, Prepares):
            player.prepare(rules)
    #: Of every bot: loss, decisions that mattered, best choices.
    sums = {name: [0.0, 0, 0] for name in BOTS}
    corrections: list[float] = []
    lines: list[str] = []
    for game in range(given.games):
        sitting = [BOTS[(seat + game) % seats] for seat in range(seats)]
        table: Table[Any, Any, Any] = Table(rules, Seeded(SEED, game))
        minds = [Seeded(SEED, game, seat + 1) for seat in range(seats)]
        table.play(by_bots(rules, [players[name] for name in sitting], minds))
        reckoning = Reckoning(table, judge, playouts=given.playouts)
        for _ in reckoning.steps():
            pass
        account = reckoning.account()
        corrections.append(account.mean_correction)
        for name, seat in zip(sitting, account.seats, strict=True):
            sums[name][0] += seat.rating.mean_loss * seat.rating.mattered
            sums[name][1] += seat.rating.mattered
            sums[name][2] += seat.rating.best
        lines = ["| bot | decisions that mattered | mean loss | best choices |", "|---|---|---|---|"]
        for name, (loss, mattered, best) in sums.items():
            points = 100 * loss / mattered / scale(seats)
            lines.append(f"| `{name}` | {mattered} | {points:.2f} | {100 * best / mattered:.0f} % |")
        print("\n".join(lines), f"\nmean correction {sum(corrections) / len(corrections):.4f}", flush=True)
    if given.write:
        put(DOCS, "ratings", f"python -m bench.ratings --games {given.games}", lines)


if __name__ == "__main__":
    main()
