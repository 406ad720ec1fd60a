"""The bots behind the words easy, normal and strong."""

from __future__ import annotations

from croupier.core.game import Level
from croupier.games import game
from croupier.server.table.changes import SeatValues

#: What bots are called at a table: people who thought about games of chance first.
BOT_NAMES = ("Blaise", "Sofia", "Girolamo", "Émilie", "Christiaan", "Abraham", "Ada", "Jakob")
LEVELS: tuple[Level, ...] = ("easy", "normal", "strong")


def bot(name: str, level: Level) -> str:
    """The specification of the bot that plays a game at a level."""
    return game(name).levels[level]


def stand_in(name: str) -> str:
    """The bot that plays for someone who is away."""
    return bot(name, "normal")


def seated(name: str, seat: int, level: Level) -> SeatValues:
    """What a seat is when a bot of the house sits down there."""
    return {"kind": "bot", "name": BOT_NAMES[seat % len(BOT_NAMES)], "level": level, "spec": bot(name, level)}
