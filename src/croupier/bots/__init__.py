"""Bots by name: `make("montecarlo:playouts=500", rules)`; a bot's code is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from importlib import import_module
from typing import Any, Literal, Protocol, get_args, get_origin, get_type_hints

from croupier.core.bot import Bot
from croupier.core.errors import UnknownBot, clip
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


#: Bots that play every game: name, then module and class.
GENERAL = {
    "random": "croupier.bots.simple:Random",
    "greedy": "croupier.bots.simple:Greedy",
}
#: Bots of one game; they go before general ones of the same name.
OF_GAME: dict[str, dict[str, str]] = {
    "las-vegas-2012": {"montecarlo": "croupier.bots.montecarlo:MonteCarlo"},
    "las-vegas-six": {"montecarlo": "croupier.bots.montecarlo:MonteCarlo"},
    "rolling-cubes": {
        "perfect": "croupier.bots.cubes:Perfect",
        **{f"level{number}": f"croupier.bots.cubes:Level{number}" for number in range(1, 6)},
    },
    "las-vegas-royale": {
        "greedy": "croupier.bots.royale:Greedy",
        "montecarlo": "croupier.bots.royale:MonteCarlo",
    },
    "vegas-showdown": {
        "greedy": "croupier.bots.showdown:Greedy",
        "montecarlo": "croupier.bots.showdown_search:MonteCarlo",
    },
}


def names(game: str) -> list[str]:
    """The bots a game has."""
    return sorted({**GENERAL, **OF_GAME.get(game, {})})


def make(spec: str, rules: Rules[Any, Any, Any]) -> Bot[Any, Any, Any]:
    """The bot of a specification, `name:parameter=value:...`; raises `UnknownBot`."""
    name, *parts = spec.split(":")
    known = {**GENERAL, **OF_GAME.get(rules.name, {})}
    if name not in known:
        raise UnknownBot(f"there is no bot {clip(name)} for {rules.name}: bots are {listed(sorted(known))}")
    module, _, class_name = known[name].partition(":")
    kind = getattr(import_module(module), class_name)
    bot: Bot[Any, Any, Any] = kind(**_parameters(name, kind, parts))
    return bot


def estimates(
    view: Any, actions: Sequence[Any], rules: Rules[Any, Any, Any], source: Source
) -> Sequence[Estimate]:
    """What `montecarlo` thinks of every action; empty where the game has no such bot."""
    if "montecarlo" not in names(rules.name):
        return ()
    estimate = getattr(make("montecarlo", rules), "estimates", None)
    found: Sequence[Estimate] = () if estimate is None else estimate(view, actions, rules, source)
    return found


def meaning(rules: Rules[Any, Any, Any]) -> str:
    """The message that says what these estimates mean; empty: the usual playouts of a round."""
    if "montecarlo" not in names(rules.name):
        return ""
    return str(getattr(make("montecarlo", rules), "meaning", ""))


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
