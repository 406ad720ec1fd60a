"""How strong one bot is among equals of another: its share of the victories, from every seat in turn.

    python -m bench.strength GAME SEATS BOT OTHER [--games 1000] [--jobs 1] [--write]

The same luck is played from every seat. It prints what it knows after every block of games; with `--write`
the end goes into docs/values.md, where there is a place for this match.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.measured import put

from croupier import games
from croupier.core.interval import wilson
from croupier.core.kernel import SHARES, Batch
from croupier.sim.batch import simulate

DOCS = Path(__file__).resolve().parents[1] / "docs" / "values.md"
#: Games from one seat before the next one has its turn.
BLOCK = 40
SEED = 2026


def told(bot: str, other: str, seats: int, wins: float, count: int) -> str:
    """The figure of a match so far, with Wilson's interval."""
    low, high = wilson(wins / count, count)
    return (
        f"`{bot}` among {seats - 1} `{other}`: {100 * wins / count:.1f} % of {count:,} games "
        f"(interval {100 * low:.1f} to {100 * high:.1f}; a fair share is {100 / seats:.1f})"
    )


def measure(name: str, seats: int, bot: str, other: str, count: int, jobs: int = 1) -> str:
    """Plays the match, block by block, each block from every seat on the same luck."""
    rules = games.rules(name, seats)
    wins, played = 0.0, 0
    for block in range(-(-count // (BLOCK * seats))):
        size = min(BLOCK, -(-count // seats) - block * BLOCK)
        for seat in range(seats):
            sitting = [bot if place == seat else other for place in range(seats)]
            found: Batch = simulate(rules, sitting, size, SEED + block, jobs=jobs).total
            wins += found.wins[seat] / SHARES
            played += found.games
        print(told(bot, other, seats, wins, played), flush=True)
    return told(bot, other, seats, wins, played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("seats", type=int)
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    line = measure(given.game, given.seats, given.bot, given.other, given.games, given.jobs)
    if given.write:
        command = f"python -m bench.strength {given.game} {given.seats} {given.bot} {given.other}"
        name = f"strength in {given.game} against {given.other}"
        put(DOCS, name, f"{command} --games {given.games}", [line])


if __name__ == "__main__":
    main()
