"""The bots behind the words easy, normal and strong, for each game: one table of data."""

from __future__ import annotations

from croupier.bots import names
from croupier.server.parts import Level

LEVELS: tuple[Level, ...] = ("easy", "normal", "strong")

#: For each level the bots that would do, the best one first; a game without it takes the next.
_USUAL: dict[Level, tuple[str, ...]] = {
    "easy": ("random",),
    "normal": ("greedy",),
    "strong": ("montecarlo", "greedy"),
}
_BOTS: dict[str, dict[Level, tuple[str, ...]]] = {
    "rolling-cubes": {
        "easy": ("level2", "random"),
        "normal": ("level4", "greedy"),
        # Two perfect bots have the same answer to every common throw, and equals would play on for ever.
        "strong": ("level5", "greedy"),
    },
}

#: Verbs that people compose themselves, because finding the event is the game or there are too many;
#: they are not listed among the actions. The first is the one whose events a game lists first.
TYPED: dict[str, tuple[str, ...]] = {"rolling-cubes": ("equate", "rethrow")}


#: RC §5.2 What is played for a seat whose time runs out, where it is legal; elsewhere a bot takes over.
LAPSE: dict[str, str] = {"rolling-cubes": "decline"}


def bot(game: str, level: Level) -> str:
    """The specification of the bot that plays a game at a level."""
    known = names(game)
    return next(name for name in _BOTS.get(game, _USUAL)[level] if name in known)


def stand_in(game: str) -> str:
    """The bot that plays for someone who is away."""
    return bot(game, "normal")
