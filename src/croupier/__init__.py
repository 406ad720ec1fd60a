"""Croupier: five boxed games as their rulebooks say, and what no box can do.

>>> import croupier
>>> first = next(iter(croupier.GAMES))
>>> croupier.rules(first, seats=5).seats
5
"""

from __future__ import annotations

from croupier.core.bot import Bot
from croupier.core.chance import Scripted, Seeded
from croupier.core.errors import (
    CroupierError,
    IllegalAction,
    InvalidAction,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    UnknownBot,
    UnknownGame,
)
from croupier.core.fair import Fair
from croupier.core.game import Game
from croupier.core.play import play
from croupier.core.record import Player, Record
from croupier.core.rules import Chance, Effect, Event, Over, Preview, Refusal, Rules, Seat, Source
from croupier.core.table import Move, Note, Table
from croupier.games import GAMES, game, rules

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Bot",
    "Chance",
    "CroupierError",
    "Effect",
    "Event",
    "Fair",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Move",
    "Note",
    "Over",
    "Player",
    "Preview",
    "Record",
    "Refusal",
    "Rules",
    "Scripted",
    "Seat",
    "Seeded",
    "Source",
    "Table",
    "UnknownBot",
    "UnknownGame",
    "__version__",
    "game",
    "play",
    "rules",
]
