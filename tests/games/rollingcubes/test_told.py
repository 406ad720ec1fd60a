"""What is told of a tournament at its end."""

from __future__ import annotations

import croupier
from croupier.texts import tell


def test_the_second_game_breaks_a_tie_and_that_is_said() -> None:
    """RC §7.2 Equal tournament points: who won the second game is above the others, in words too."""
    rules = croupier.rules("rolling-cubes", 3, mode="tournament")
    state = rules.apply(rules.start(), None, rules.parse("start 1"))._replace(
        stage=2, standing=(14, 17, 11), second=1, points=(1, 1, 0), placed=0, used="1", seat=1
    )
    told = rules.presentation.effects(state, 1, rules.parse("decline"))
    words = [tell(effect, ["Ann", "Bob", "Cleo"]) for effect in told]
    assert words[-2:] == [
        "Bob is placed above Ann: as many points (24), but the winner of the second game.",
        "The game is over.",
    ]
