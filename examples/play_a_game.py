"""A whole game between bots, move by move, in words.

python examples/play_a_game.py
"""

from __future__ import annotations

import croupier
from croupier import bots, texts
from croupier.core.chance import Seeded
from croupier.core.play import by_bots
from croupier.core.table import Table

NAMES = ["Ann", "Bob", "Cleo", "the neutral dice"]


def main() -> None:
    """Plays one round and prints what happens."""
    rules = croupier.rules("las-vegas-2012", seats=3, neutral=True, rounds=1)
    players = [bots.make(name, rules) for name in ("greedy", "greedy", "random")]
    table = Table(rules, Seeded(2012))
    thoughts = Seeded(1)
    for _ in table.steps(by_bots(rules, players, [thoughts] * rules.seats)):
        for effect in table.effects(len(table.moves) - 1):
            print(texts.tell(effect, NAMES))
    for name, score, rank in zip(NAMES, rules.score(table.state), rules.ranks(table.state), strict=False):
        print(f"{rank}. {name}: {texts.money(score)}")


if __name__ == "__main__":
    main()
