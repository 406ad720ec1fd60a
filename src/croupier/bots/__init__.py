"""Bots by name: `make("montecarlo:playouts=500", rules)`; a bot's code is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Literal, Protocol, get_args, get_origin, get_type_hints

from croupier import games
from croupier.core.bot import Bot
from croupier.core.errors import UnknownBot, clip
from croupier.core.game import ImportPath
from croupier.core.options import listed
from croupier.core.rules import Rules, Source


class Estimate(Protocol):
    """What a bot thinks an action is worth."""

    @property
    def mean(self) -> float:
        """The estimated value."""

    @property
    def error(self) -> float:
        """Its standard error."""


#: Bots that play every game.
GENERAL: Final[Mapping[str, ImportPath[type[Bot[Any, Any, Any]]]]] = {
    "random": ImportPath("croupier.bots.simple:Random"),
    "greedy": ImportPath("croupier.bots.simple:Greedy"),
}


def names(game: str) -> list[str]:
    """The bots a game has."""
    return sorted(_known(game))


def make(spec: str, rules: Rules[Any, Any, Any]) -> Bot[Any, Any, Any]:
    """The bot of a specification, `name:parameter=value:...`; raises `UnknownBot`."""
    name, *parts = spec.split(":")
    known = _known(rules.name)
    if name not in known:
        raise UnknownBot(f"there is no bot {clip(name)} for {rules.name}: bots are {listed(sorted(known))}")
    kind = known[name].load()
    return kind(**_parameters(name, kind, parts))


def specification(bot: Bot[Any, Any, Any]) -> str:
    """The name of a bot with all its parameters, also the usual ones: what a record keeps of it.

    Parameters that are 0 are turned off and left out.
    """
    told = [(field.name, getattr(bot, field.name)) for field in fields(bot)]  # type: ignore[arg-type]
    name = bot.name.partition(":")[0]
    return ":".join([name, *(f"{key}={value}" for key, value in told if value != 0)])


def estimates(
    view: Any, actions: Sequence[Any], rules: Rules[Any, Any, Any], source: Source
) -> Sequence[Estimate]:
    """What the game's adviser thinks of every action; empty where the game has none."""
    adviser = games.game(rules.name).adviser
    if not adviser:
        return ()
    bot: Any = make(adviser, rules)
    found: Sequence[Estimate] = bot.estimates(view, actions, rules, source)
    return found


def _known(game: str) -> Mapping[str, ImportPath[type[Bot[Any, Any, Any]]]]:
    """The bots of a game by name; its own go before general ones of the same name."""
    return {**GENERAL, **games.game(game).bots}


def _parameters(name: str, kind: Any, parts: list[str]) -> dict[str, int | str]:
    """The parameters of a bot: its dataclass fields, whole numbers or one of some words."""
    hints = get_type_hints(kind)
    known = [field.name for field in fields(kind)]
    values: dict[str, int | str] = {}
    for part in parts:
        key, equals, text = part.partition("=")
        if not equals or key not in known or key in values:
            allowed = listed(f"{one}=…" for one in known) if known else "none"
            raise UnknownBot(f"bot {name} has no parameter {clip(part)}: parameters are {allowed}")
        values[key] = _parameter(name, key, text, hints[key])
    return values


def _parameter(name: str, key: str, text: str, hint: Any) -> int | str:
    if get_origin(hint) is Literal:
        words = get_args(hint)
        if text not in words:
            raise UnknownBot(f"{key} of bot {name} cannot be {clip(text)}: allowed {listed(words)}")
        return text
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 9) or int(text) < 1:
        raise UnknownBot(f"{key} of bot {name} cannot be {clip(text)}: allowed is a whole number from 1")
    return int(text)
