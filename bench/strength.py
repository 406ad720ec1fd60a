"""How strong one bot is among equals of another: its share of the victories, from every seat in turn.

    python -m bench.strength GAME SEATS BOT OTHER [--games 1000] [--luck 256] [--seed 2026] [--jobs 1]
        [--write]

The same luck is played from every seat. With `--luck` that many playouts a position say what luck did, and
the share less luck is told too, which has the same mean and varies less. It prints what it knows after every
block of games; with `--write` the end goes into docs/values.md, where there is a place for this match.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path

from tools.measured import put

from croupier import games
from croupier.core.interval import mean_and_error, wide, wilson
from croupier.core.kernel import SHARES, Batch
from croupier.sim.batch import simulate

DOCS = Path(__file__).resolve().parents[1] / "docs" / "values.md"
#: Games from one seat before the next one has its turn.
BLOCK = 40
SEED = 2026


@dataclass
class Match:
    """One bot among equals of another, and what came of it so far."""

    name: str
    seats: int
    bot: str
    other: str
    #: Playouts for a position by which luck is reckoned; 0: it is not.
    luck: int = 0
    wins: float = 0.0
    played: int = 0
    #: For every deal the mean over all seats of what the bot won there, less luck.
    deals: list[float] = field(default_factory=list)

    def play(self, deals: int, seed: int, jobs: int) -> None:
        """Plays so many deals, each from every seat."""
        rules = games.rules(self.name, self.seats)
        less_luck = [0.0] * deals
        for seat in range(self.seats):
            sitting = [self.bot if place == seat else self.other for place in range(self.seats)]
            found: Batch = simulate(rules, sitting, deals, seed, jobs=jobs, luck=self.luck).total
            self.wins += found.wins[seat] / SHARES
            self.played += found.games
            for deal, won in enumerate(found.adjusted[seat :: self.seats]):
                less_luck[deal] += won / self.seats
        self.deals += less_luck

    def told(self) -> list[str]:
        """The share so far, with Wilson's interval; less luck with Student's, by deals."""
        low, high = wilson(self.wins / self.played, self.played)
        lines = [
            f"`{self.bot}` among {self.seats - 1} `{self.other}`: {100 * self.wins / self.played:.1f} % of "
            f"{self.played:,} games (interval {100 * low:.1f} to {100 * high:.1f}; "
            f"a fair share is {100 / self.seats:.1f})"
        ]
        if self.luck and len(self.deals) > 1:
            mean, error = mean_and_error(self.deals)
            reach = wide(len(self.deals)) * error
            lines += [
                f"less luck, {self.luck} playouts a position: {100 * mean:.1f} % "
                f"(interval {100 * (mean - reach):.1f} to {100 * (mean + reach):.1f})"
            ]
        return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("seats", type=int)
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--luck", type=int, default=0)
    parser.add_argument("--seed", type=int, default=SEED, help="of the first block of games")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    match = Match(given.game, given.seats, given.bot, given.other, given.luck)
    deals = -(-given.games // given.seats)
    for first in range(0, deals, BLOCK):
        match.play(min(BLOCK, deals - first), given.seed + first // BLOCK, given.jobs)
        print("; ".join(match.told()), flush=True)
    if given.write:
        command = f"python -m bench.strength {given.game} {given.seats} {given.bot} {given.other}"
        name = f"strength in {given.game} against {given.other}"
        luck = f" --luck {given.luck}" if given.luck else ""
        seed = f" --seed {given.seed}" if given.seed != SEED else ""
        put(DOCS, name, f"{command} --games {given.games}{luck}{seed}", match.told())


if __name__ == "__main__":
    main()
