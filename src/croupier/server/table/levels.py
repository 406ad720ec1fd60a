"""The bots behind the words easy, normal and strong."""

from __future__ import annotations

from croupier.core.game import Level
from croupier.games import game

LEVELS: tuple[Level, ...] = ("easy", "normal", "strong")


def bot(name: str, level: Level) -> str:
    """The specification of the bot that plays a game at a level."""
    return game(name).levels[level]


def stand_in(name: str) -> str:
    """The bot that plays for someone who is away."""
    return bot(name, "normal")
