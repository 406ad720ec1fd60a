"""What our own bots lose in a decision that mattered: the figures behind the words of a rating.

    python -m bench.ratings [--alone] [--games 12] [--playouts 1000] [--write]

reviews games of Las Vegas with five seats in which each of five bots sits, at changing seats; with `--alone`
solitaires of Rolling Cubes by each of its levels. With `--write` the table goes into docs/values.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
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
#: The levels of Rolling Cubes, the strongest first.
LEVELS_ALONE = ("expert", "level4", "level3", "level2", "level1")
SEED = 16


#: Of every bot: loss, decisions that mattered, best choices.
Sums = dict[str, list[float]]


def reviewed(rules: Any, sitting: Sequence[str], game: int, playouts: int | None, sums: Sums) -> float:
    """Adds what the bots lose in one game; gives the mean correction."""
    players = [bots.make(name, rules) for name in sitting]
    for player in players:
        if isinstance(player, Prepares):
            player.prepare(rules)
    table: Table[Any, Any, Any] = Table(rules, Seeded(SEED, game))
    minds = [Seeded(SEED, game, seat + 1) for seat in range(len(sitting))]
    table.play(by_bots(rules, players, minds))
    account = Reckoning(table, value.evaluator(rules), playouts=playouts).whole()
    for name, seat in zip(sitting, account.seats, strict=True):
        found = sums.setdefault(name, [0.0, 0, 0])
        found[0] += seat.rating.mean_loss * seat.rating.mattered
        found[1] += seat.rating.mattered
        found[2] += seat.rating.best
    return account.mean_correction


def lines(sums: Sums, unit: float) -> list[str]:
    """The table; losses are told in so much of what they were counted in."""
    head = ["| bot | decisions that mattered | mean loss | best choices |", "|---|---|---|---|"]
    return head + [
        f"| `{name}` | {mattered:.0f} | {loss / mattered / unit:.2f} | {100 * best / mattered:.0f} % |"
        for name, (loss, mattered, best) in sums.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    sums: Sums = {}
    corrections: list[float] = []
    for game in range(given.games):
        if given.alone:
            rules = games.rules("rolling-cubes", 1)
            corrections += [reviewed(rules, [name], game, None, sums) for name in LEVELS_ALONE]
        else:
            rules = games.rules("las-vegas-2012", len(BOTS))
            sitting = [BOTS[(seat + game) % len(BOTS)] for seat in range(len(BOTS))]
            corrections.append(reviewed(rules, sitting, game, given.playouts, sums))
        found = lines(sums, 1.0 if given.alone else scale(len(BOTS)) / 100)
        print("\n".join(found), f"\nmean correction {sum(corrections) / len(corrections):.4f}", flush=True)
    if given.write:
        name = "ratings alone" if given.alone else "ratings"
        command = f"python -m bench.ratings{' --alone' * given.alone} --games {given.games}"
        put(DOCS, name, command, found)


if __name__ == "__main__":
    main()
