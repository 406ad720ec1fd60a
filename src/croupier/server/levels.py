"""The bots behind the words easy, normal and strong, for each game: one table of data."""

from __future__ import annotations

from croupier.server.protocol import Level

LEVELS: tuple[Level, ...] = ("easy", "normal", "strong")

_USUAL: dict[Level, str] = {"easy": "random", "normal": "greedy", "strong": "montecarlo"}
_BOTS: dict[str, dict[Level, str]] = {
    "rolling-cubes": {"easy": "level2", "normal": "level4", "strong": "perfect"},
}

#: Verbs that people type because finding the event is the game; they are not listed among the actions.
TYPED: dict[str, tuple[str, ...]] = {"rolling-cubes": ("equate",)}


def bot(game: str, level: Level) -> str:
    """The specification of the bot that plays a game at a level."""
    return _BOTS.get(game, _USUAL)[level]


def stand_in(game: str) -> str:
    """The bot that plays for someone who is away."""
    return bot(game, "normal")
