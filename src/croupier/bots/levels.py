"""Five levels of bots in every game, by a word or by a number from 1."""

from __future__ import annotations

from croupier.core.errors import UnknownBot, clip
from croupier.core.game import LEVELS, Level
from croupier.core.options import listed
from croupier.games import game


def level_of(text: str) -> Level:
    """The level that a person wrote: a word, or a number from 1; raises `UnknownBot`."""
    for number, level in enumerate(LEVELS, 1):
        if text in (level, str(number)):
            return level
    raise UnknownBot(f"there is no level {clip(text)}: levels are 1 to {len(LEVELS)}, or {listed(LEVELS)}")


def bot(name: str, level: Level) -> str:
    """The specification of the bot that plays a game at a level; a missing one is its neighbour's."""
    known = game(name).levels
    place = LEVELS.index(level)
    order = (*reversed(LEVELS[: place + 1]), *LEVELS[place + 1 :])
    return next(known[one] for one in order if one in known)
