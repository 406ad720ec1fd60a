"""A bot of your own: it keeps its dice together as long as it can. How does it do against chance?

python examples/write_a_bot.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import croupier
from croupier.bots.simple import Random
from croupier.core.bot import Bot
from croupier.core.chance import Seeded
from croupier.core.rules import AnyRules, Source
from croupier.games.lasvegas.events import LasVegasEvent, Place
from croupier.games.lasvegas.view import View


class Patient:
    """Places the fewest dice it can, and of those where it wins most now."""

    name = "patient"

    def choose(
        self, view: View, actions: Sequence[LasVegasEvent], rules: AnyRules, source: Source
    ) -> LasVegasEvent:
        """One of the actions; everything it knows is in the view."""

        def worth(action: LasVegasEvent) -> tuple[int, int]:
            assert isinstance(action, Place)
            assert view.rolled is not None
            return -sum(view.rolled.count(action.value)), rules.presentation.preview(view, action).gain

        return max(actions, key=worth)


def play(rules: AnyRules, players: Sequence[Bot[Any, Any, Any]], game: int) -> tuple[int, ...]:
    """The ranks of one game; the game's number is its seed."""
    return rules.ranks(croupier.play(rules, players, Seeded(game)))


def main() -> None:
    """Plays a hundred games of the patient one against three that do not look."""
    rules = croupier.rules("las-vegas-2012", seats=4)
    wins = sum(play(rules, [Patient(), Random(), Random(), Random()], game)[0] == 1 for game in range(100))
    print(f"The patient bot wins {wins} of 100 games; by chance it would be about 25.")


if __name__ == "__main__":
    main()
