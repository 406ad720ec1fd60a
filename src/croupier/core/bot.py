"""What a bot is: something that chooses among the legal actions of a view."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any, Protocol, TypeVar, runtime_checkable

from croupier.core.errors import FaultyBot, clip
from croupier.core.rules import Event, Rules, Seat, Source

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


class Bot(Protocol[S, E, V]):
    """A player made of code; it sees what its seat sees and nothing else."""

    @property
    def name(self) -> str:
        """The name in records and commands, with parameters: `montecarlo:playouts=500`."""

    def choose(self, view: V, actions: Sequence[E], rules: Rules[S, E, V], source: Source) -> E:
        """One of the actions; its own randomness comes from `source`, never from the table's."""


@runtime_checkable
class Prepares(Protocol):
    """A bot that needs time before its first choice."""

    def prepare(self, rules: Rules[S, E, V]) -> None:
        """Waits until it is ready."""


@runtime_checkable
class ByTheClock(Protocol):
    """A bot that may choose otherwise when it has more time."""

    @property
    def repeatable(self) -> bool:
        """Whether it chooses the same again from the same source."""


def chosen(
    bot: Bot[S, E, V], state: S, seat: Seat, actions: Sequence[E], rules: Rules[S, E, V], mind: Source
) -> E:
    """What a bot chooses from what it sees; one from elsewhere is not trusted: raises `FaultyBot`."""
    if type(bot).__module__.startswith("croupier."):
        return bot.choose(rules.view(state, seat), actions, rules, mind)
    try:
        event = bot.choose(rules.view(state, seat), actions, rules, mind)
    except Exception as error:
        what = f"{type(error).__name__}: {error}".rstrip(": ")
        raise FaultyBot(f"{_who(bot, seat)} failed with {what} ({_where(bot, error)})") from error
    if not _may(rules, state, seat, event):
        raise FaultyBot(f"{_who(bot, seat)} returned {_shown(event)}, which is none of its actions")
    return event


def _may(rules: Rules[S, E, V], state: S, seat: Seat, event: E) -> bool:
    """Whether a seat may do what it wants; what is no event at all may make the rules fail."""
    try:
        return rules.is_legal(state, seat, event)
    except Exception:
        return False


def _who(bot: Any, seat: Seat) -> str:
    return f"bot {type(bot).__module__}:{type(bot).__qualname__} at seat {seat + 1}"


def _where(bot: Any, error: Exception) -> str:
    """The file and line where a bot failed: the last of its own module."""
    frames = extract_tb(error.__traceback__)
    home = vars(sys.modules[type(bot).__module__]).get("__file__")
    last = next((frame for frame in reversed(frames) if frame.filename == home), frames[-1])
    return f"{Path(last.filename).name}, line {last.lineno}"


def _shown(event: Any) -> str:
    """An event as it is written; anything else as Python shows it."""
    if isinstance(event, str):
        return clip(event)
    plain = str(event)
    return plain if len(plain) <= 60 and plain.isprintable() else clip(plain)
