"""How much is put right in accounts, and how much of what happens is hidden: their means in every game.

    python -m bench.corrections [--write]

reviews some games between equal bots of every game; with `--write` the table goes into docs/values.md. A slow
test holds each game to its bound.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any, Final

from tools.measured import put

from croupier import bots, games, value
from croupier.core.bot import Prepares
from croupier.core.chance import Seeded
from croupier.core.game import Unit
from croupier.core.play import by_bots
from croupier.core.table import Table
from croupier.value.reckoning import Reckoning
from croupier.value.statement import Account

DOCS = Path(__file__).resolve().parents[1] / "docs" / "values.md"
SEED = 3


@dataclass(frozen=True)
class Bound:
    """Some games, and what the mean correction and the mean of hidden things may be in each of them."""

    game: str
    seats: int
    bot: str
    playouts: int
    count: int
    correction: float
    hidden: float
    unit: Unit = "share"
    mode: str = ""

    @property
    def name(self) -> str:
        """What the table calls it."""
        return " ".join(filter(None, (self.game, self.mode, str(self.seats), self.bot)))


#: About a third more than the worst of these games has; nothing but rounding where there is nothing.
ROUNDING: Final = 1e-9
BOUNDS: Final = (
    Bound("las-vegas-2012", 5, "greedy", 200, 5, 0.012, ROUNDING),
    Bound("las-vegas-six", 6, "greedy", 200, 5, 0.011, ROUNDING),
    Bound("las-vegas-royale", 3, "greedy", 100, 5, 0.025, 0.004),
    Bound("vegas-showdown", 3, "greedy", 1, 3, 0.042, ROUNDING),
    Bound("rolling-cubes", 3, "level3", 1, 3, 0.007, ROUNDING, "share", "one-by-one"),
    Bound("rolling-cubes", 3, "level3", 1, 3, 3.5, ROUNDING, "points", "one-by-one"),
    Bound("rolling-cubes", 3, "level3", 1, 3, 0.02, 0.35, "share", "all-together"),
    Bound("rolling-cubes", 3, "level3", 1, 3, 7.0, 12.5, "points", "all-together"),
    Bound("rolling-cubes", 2, "level3", 1, 3, 0.014, ROUNDING, "share", "last-die"),
    Bound("rolling-cubes", 2, "level3", 1, 3, 0.28, ROUNDING, "points", "last-die"),
    Bound("rolling-cubes", 3, "level3", 1, 3, 0.065, 0.035, "share", "tournament"),
    Bound("rolling-cubes", 3, "level3", 1, 3, 0.29, 0.22, "points", "tournament"),
    Bound("rolling-cubes", 1, "level3", 1, 3, ROUNDING, ROUNDING, "points", "yahtzee"),
)


def accounts(bound: Bound) -> Iterator[Account]:
    """The accounts of games between equal bots."""
    options = {"mode": bound.mode} if bound.mode else {}
    rules = games.rules(bound.game, bound.seats, **options)
    judge = value.evaluator(rules, bound.unit)
    players = [bots.make(bound.bot, rules) for _ in range(bound.seats)]
    for player in players:
        if isinstance(player, Prepares):
            player.prepare(rules)
    for game in range(bound.count):
        table: Table[Any, Any, Any] = Table(rules, Seeded(SEED, game))
        minds = [Seeded(SEED, game, seat + 1) for seat in range(bound.seats)]
        table.play(by_bots(rules, players, minds))
        yield Reckoning(table, judge, playouts=bound.playouts).whole()


def _told(bound: float) -> str:
    return "0" if bound == ROUNDING else f"{bound:g}"


def row(bound: Bound) -> str:
    """What some games show, and what they are held to."""
    found = list(accounts(bound))
    corrections = [account.mean_correction for account in found]
    hidden = [account.mean_hidden for account in found]
    return (
        f"| {bound.name} | {bound.unit} | {bound.playouts} | {bound.count} "
        f"| {mean(corrections):.4f} | {max(corrections):.4f} | {_told(bound.correction)} "
        f"| {mean(hidden):.4f} | {max(hidden):.4f} | {_told(bound.hidden)} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this one, and write nothing")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    head = "| games of | unit | playouts | games | correction | worst | bound | hidden | worst | bound |"
    lines = [head, "|---|---|---|---|---|---|---|---|---|---|"]
    for bound in BOUNDS:
        if given.game in (None, bound.game):
            lines.append(row(bound))
            print(lines[-1], flush=True)
    if given.write and given.game is None:
        put(DOCS, "corrections", "python -m bench.corrections", lines)


if __name__ == "__main__":
    main()
