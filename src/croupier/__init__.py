"""Croupier: five boxed games as their rulebooks say, and what no box can do.

>>> import croupier
>>> croupier.rules("las-vegas-2012", seats=5, neutral=False).seats
5
"""

from __future__ import annotations

from croupier.games import GAMES, Game, game, rules

__version__ = "0.1.0"

__all__ = ["GAMES", "Game", "__version__", "game", "rules"]
