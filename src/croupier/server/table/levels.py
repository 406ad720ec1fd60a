"""The bots behind the levels: five words, or their numbers from 1."""

from __future__ import annotations

from croupier.bots import levels
from croupier.core.game import LEVELS, Level, LevelNumber
from croupier.server.table.changes import SeatValues

__all__ = ["BOT_NAMES", "LEVELS", "bot", "seated", "stand_in"]

#: What bots are called at a table: people who thought about games of chance first.
BOT_NAMES = ("Blaise", "Sofia", "Girolamo", "Émilie", "Christiaan", "Abraham", "Ada", "Jakob")


def bot(name: str, level: Level) -> str:
    """The specification of the bot that plays a game at a level."""
    return levels.bot(name, level)


def stand_in(name: str) -> str:
    """The bot that plays for someone who is away."""
    return bot(name, "normal")


def called(seat: int) -> str:
    """What a bot of the house is called at a seat; a record that is taken in gives it the same name again."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def seated(name: str, seat: int, level: Level | LevelNumber) -> SeatValues:
    """What a seat is when a bot of the house sits down there."""
    word = LEVELS[level - 1] if isinstance(level, int) else level
    return {"kind": "bot", "name": called(seat), "level": word, "spec": bot(name, word)}
