"""What a game is measured by: races beside other programs, and how strong its bots must be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.core.options import Value


@dataclass(frozen=True, slots=True)
class Race:
    """Random games with these seats and options, and what we hold ourselves to."""

    title: str
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    goal: str = ""
    #: How the single-purpose program is told to play the same: words before and after the number of games.
    program: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Strength:
    """A bot that has to win at least so much against others that are all alike."""

    bot: str
    rival: str
    goal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Races:
    """All that is measured of a game."""

    kernel: tuple[Race, ...] = ()
    engine: Race | None = None
    #: The bot whose playouts are counted, and how the program is told to count its own.
    search: str = ""
    search_seats: int = 0
    search_program: tuple[str, ...] = ()
    strength: tuple[Strength, ...] = ()
    #: Among the yardsticks: the source of the single-purpose program, and the same game on other frameworks,
    #: each with what runs it (`python` or `node`) and its file.
    program: str = ""
    peers: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    #: What those call the game.
    peers_call_it: str = ""
