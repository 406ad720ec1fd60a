"""How strong the bots of Vegas Showdown are: one seat against two, every seat in turn on the same luck.

    python -m bench.showdown_strength [--games 90] [BOT:OTHER ...]

puts the table into docs/vegas-showdown-bots.md: shares of the victory with Wilson's interval, fame, money
left, and the processor time of a decision.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import Any

from tools.measured import put

import croupier
from croupier import bots
from croupier.core.chance import Seeded
from croupier.core.interval import wilson
from croupier.core.play import steps
from croupier.core.rules import victory_shares
from croupier.games.showdown.rules import Showdown

DOCS = Path(__file__).resolve().parents[1] / "docs" / "vegas-showdown-bots.md"
PAIRS = ("expert/greedy:version=1", "greedy/greedy:version=1", "expert/greedy")
SEATS = 3


def measure(one: str, other: str, games: int) -> str:
    """The line of one bot against two of another."""
    rules = croupier.rules("vegas-showdown", SEATS)
    assert isinstance(rules, Showdown)
    first, second = bots.make(one, rules), bots.make(other, rules)
    wins, fame, money, times = 0.0, 0, 0, []
    for number in range(games):
        own = number % SEATS
        mind = Seeded(31, number)

        def choose(state: Any, seat: int, own: int = own, mind: Seeded = mind) -> Any:
            actions, view = rules.actions(state, seat), rules.view(state, seat)
            if seat != own:
                return second.choose(view, actions, rules, mind)
            began = process_time()
            event = first.choose(view, actions, rules, mind)
            times.append(process_time() - began)
            return event

        state = rules.start()
        for step in steps(rules, choose, Seeded(30, number // SEATS)):
            state = step.after
        wins += victory_shares(rules.ranks(state))[own]
        fame += rules.score(state)[own]
        money += state.money[own]
        if number % 15 == 14:
            print(f"{one} / {other}: {100 * wins / (number + 1):.1f} % of {number + 1}", flush=True)
    low, high = wilson(wins / games, games)
    return (
        f"| `{one}` | `{other}` | {games} | {100 * wins / games:.1f} ({100 * low:.1f} to {100 * high:.1f}) "
        f"| {fame / games:.1f} | {money / games:.1f} "
        f"| {1000 * sum(times) / len(times):.0f} ms, at most {1000 * max(times):.0f} ms |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=90)
    parser.add_argument("pairs", nargs="*", default=PAIRS, metavar="BOT/OTHER")
    given = parser.parse_args()
    head = "| bot | against two | games | victories, % | fame | money left | a decision |"
    lines = [head, "|---|---|---|---|---|---|---|"]
    for pair in given.pairs:
        one, _, other = pair.partition("/")
        lines.append(measure(one, other, given.games))
        print(lines[-1], flush=True)
    put(DOCS, "strength", f"python -m bench.showdown_strength --games {given.games}", lines)


if __name__ == "__main__":
    main()
