"""How often each level of bots finishes ahead of the level below, in every game.

    python -m tools.level_strength [--game NAME] [--games 200]

puts the table into docs/levels.md. A meeting is two seats of one game: of two, or of one among the level
below, which sits at all the other seats; every seat is taken in turn, ties count half.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

from tools.measured import put

import croupier
from croupier import games
from croupier.bots.levels import bot
from croupier.core.game import LEVELS
from croupier.core.interval import wilson
from croupier.sim.batch import simulate

DOCS = Path(__file__).resolve().parents[1] / "docs" / "levels.md"


def ahead(name: str, seats: int, one: str, others: str, count: int) -> float:
    """How often one bot finishes ahead of each of the others."""
    rules = croupier.rules(name, seats)
    found: list[float] = []
    for seat in range(seats):
        rows: list[int] = []
        lineup = [one if place == seat else others for place in range(seats)]
        simulate(
            rules,
            lineup,
            count // seats,
            17,
            path="engine",
            done=lambda part, rows=rows: rows.extend(map(int, part.rows)),  # type: ignore[misc]
            keep=True,
        )
        for at in range(0, len(rows), 2 * seats):
            # The victory decides between seats of equal score; behind it scores do.
            keys = list(zip(rows[at + seats : at + 2 * seats], rows[at : at + seats], strict=True))
            rivals = [key for place, key in enumerate(keys) if place != seat]
            own = keys[seat]
            found.append(sum((own > key) + (own == key) / 2 for key in rivals) / len(rivals))
    return sum(found) / len(found)


def rows(name: str, count: int) -> list[str]:
    """The lines of the table for one game."""
    seats = max(2, games.game(name).seats[0])
    lines = []
    for below, above in pairwise(LEVELS):
        played = count // seats * seats
        share = ahead(name, seats, bot(name, above), bot(name, below), played)
        low, high = wilson(share, played)
        number = LEVELS.index(above) + 1
        lines.append(
            f"| {name} | {seats} | {number} {above} | {number - 1} {below} | {played} "
            f"| {100 * share:.1f} ({100 * low:.1f} to {100 * high:.1f}) |"
        )
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(games.GAMES))
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    for name in [given.game] if given.game else list(games.GAMES):
        head = ["| game | seats | level | against | games | ahead, % |", "|---|---|---|---|---|---|"]
        command = f"python -m tools.level_strength --game {name} --games {given.games}"
        put(DOCS, f"levels of {name}", command, [*head, *rows(name, given.games)])


if __name__ == "__main__":
    main()
