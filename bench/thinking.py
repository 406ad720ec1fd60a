"""How long a bot thinks: the processor time of every decision among equals of another bot.

    python -m bench.thinking GAME SEATS BOT OTHER [--games 20] [--write]

Only decisions between several choices count. With `--write` the figures go into docs/values.md, where there
is a place for this game.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import Any

from tools.measured import put

from croupier import bots, games
from croupier.core.bot import Prepares
from croupier.core.chance import Seeded
from croupier.core.play import by_bots, steps

DOCS = Path(__file__).resolve().parents[1] / "docs" / "values.md"
SEED = 2027


def decisions(name: str, seats: int, bot: str, other: str, count: int) -> list[float]:
    """Seconds of processor time of the bot's decisions in some games, from every seat in turn."""
    rules: Any = games.rules(name, seats)
    found: list[float] = []
    for game in range(count):
        own = game % seats
        players = [bots.make(bot if seat == own else other, rules) for seat in range(seats)]
        for player in players:
            if isinstance(player, Prepares):
                player.prepare(rules)
        chosen = by_bots(rules, players, [Seeded(SEED, game, seat + 1) for seat in range(seats)])

        def choose(state: Any, seat: int, own: int = own, chosen: Any = chosen) -> Any:
            begun = process_time()
            event = chosen(state, seat)
            if seat == own and len(rules.actions(state, seat)) > 1:
                found.append(process_time() - begun)
            return event

        for _ in steps(rules, choose, Seeded(SEED, game)):
            pass
    return found


def told(bot: str, other: str, seats: int, count: int, found: list[float]) -> str:
    """The mean, the hundredth that takes longest, and the longest."""
    times = sorted(1000 * time for time in found)
    late = times[int(0.99 * (len(times) - 1))]
    return (
        f"`{bot}` among {seats - 1} `{other}`: {sum(times) / len(times):.1f} ms a decision on the mean, "
        f"99 of 100 within {late:.1f}, the longest {times[-1]:.1f} "
        f"({len(times):,} decisions of {count} games)"
    )


def main() -> None:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("seats", type=int)
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    found = decisions(given.game, given.seats, given.bot, given.other, given.games)
    line = told(given.bot, given.other, given.seats, given.games, found)
    print(line)
    if given.write:
        command = f"python -m bench.thinking {given.game} {given.seats} {given.bot} {given.other}"
        put(DOCS, f"thinking in {given.game}", f"{command} --games {given.games}", [line])


if __name__ == "__main__":
    main()
