"""What a decision is about, in a word: mistakes are counted by it, and drills are chosen by it.

Each game declares its own themes; their names for people are messages, `about-<name>`.
"""

from __future__ import annotations

from typing import Any

from croupier import games
from croupier.core.rules import AnyRules, Event, Seat


def themes(game: str) -> tuple[str, ...]:
    """The themes of a game, in the order in which they are listed."""
    return games.game(game).themes


def theme(rules: AnyRules, state: Any, seat: Seat, chosen: Event, best: Event) -> str:
    """What a decision is about, by what the better choice does and the one that was made does not.

    Empty: there is nothing to learn from it, such as a guess at what is hidden.
    """
    path = games.game(rules.name).theme
    return "" if path is None else path.load()(rules, state, seat, chosen, best)


def said(theme: str) -> str:
    """The message that names a theme."""
    return f"about-{theme}"
