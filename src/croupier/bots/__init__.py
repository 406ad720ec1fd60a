"""Bots by name: `make("montecarlo:playouts=500", rules)`; a bot's code is imported when it is asked for."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, Literal, Protocol, get_args, get_origin, get_type_hints

from croupier import games
from croupier.core.bot import Bot
from croupier.core.errors import UnknownBot, clip
from croupier.core.game import ImportPath
from croupier.core.options import listed
from croupier.core.rules import AnyRules, Source


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


#: Where packages on their own name bots: `name`, or `game.name` for a bot of one game.
GROUP: Final = "croupier.bots"
#: A class to be imported, as a person writes it at the command line: `package.module:Class`.
_PATH = re.compile(r"(?P<path>[A-Za-z_][\w.]*:[A-Za-z_]\w*)(?P<parts>(:\w+=\w+)*)")


#: What a bot may be called in a record.
_NAME = re.compile(r"[a-z0-9][a-z0-9_:=.,+-]*")


def names(game: str) -> list[str]:
    """The bots a game has, those of other packages included."""
    return sorted({*_known(game), *_elsewhere(game)})


def make(spec: str, rules: AnyRules) -> Bot[Any, Any, Any]:
    """The bot of a specification, `name:parameter=value:...`; raises `UnknownBot`.

    A name is looked up and never imported: the text may come from a record, the network or a database.
    """
    name, *parts = spec.split(":")
    known = _known(rules.name)
    if name not in known:
        known = {**known, **_elsewhere(rules.name)}
    if name not in known:
        raise UnknownBot(f"there is no bot {clip(name)} for {rules.name}: bots are {listed(sorted(known))}")
    return _made(name, known[name], parts)


def load(spec: str, rules: AnyRules) -> Bot[Any, Any, Any]:
    """The same where a person at this machine wrote it: also a class to import, `package.module:Class`.

    A module beside the person, in the folder it works in, is found as well.
    """
    path = _PATH.fullmatch(spec)
    if path is None:
        return make(spec, rules)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return _made(path["path"], ImportPath(path["path"]), path["parts"].split(":")[1:])


def called(spec: str, rules: AnyRules) -> str:
    """How a bot that a person wrote is called in figures, so that `load` finds it again."""
    made = load(spec, rules)
    return spec if _PATH.fullmatch(spec) else made.name


def specification(bot: Bot[Any, Any, Any]) -> str:
    """The name of a bot with all its parameters, also the usual ones: what a record keeps of it.

    Parameters that are 0 are turned off and left out.
    """
    if not is_dataclass(bot):
        return bot.name
    told = [(field.name, getattr(bot, field.name)) for field in fields(bot)]
    name = bot.name.partition(":")[0]
    return ":".join([name, *(f"{key}={value}" for key, value in told if value != 0)])


def _made(name: str, path: ImportPath[Any], parts: list[str]) -> Bot[Any, Any, Any]:
    """The bot with its parameters; raises `UnknownBot`, also for what is broken or no bot."""
    try:
        kind = path.load()
    except Exception as error:  # whatever the code of others does when it is imported
        raise UnknownBot(f"bot {name} cannot be imported: {type(error).__name__}: {error}") from None
    if not (isinstance(kind, type) and hasattr(kind, "choose")):
        raise UnknownBot(f"{name} is no bot: a bot is a class with a name and a method choose")
    given = _parameters(name, kind, parts)
    try:
        bot: Bot[Any, Any, Any] = kind(**given)
    except Exception as error:  # likewise when it is made
        raise UnknownBot(f"bot {name} cannot be made: {type(error).__name__}: {error}") from None
    if not (hasattr(bot, "name") and isinstance(bot.name, str)):
        raise UnknownBot(f"{name} is no bot: a bot is a class with a name and a method choose")
    if not _NAME.fullmatch(bot.name):
        raise UnknownBot(f"bot {name} is called {clip(bot.name)}: allowed are a to z, 0 to 9 and _:=.,+-")
    return bot


@cache
def _points() -> dict[str, str]:
    """The entry points of all installed packages: name, and where the class lies."""
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP)}


def _elsewhere(game: str) -> dict[str, ImportPath[type[Bot[Any, Any, Any]]]]:
    """The bots that other packages bring for a game: for every game, and for this one."""
    found = {name: value for name, value in _points().items() if "." not in name}
    found |= {
        name.removeprefix(f"{game}."): value
        for name, value in _points().items()
        if name.startswith(f"{game}.")
    }
    return {name: ImportPath(value) for name, value in found.items()}


def estimates(view: Any, actions: Sequence[Any], rules: AnyRules, source: Source) -> Sequence[Estimate]:
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
    known = [field.name for field in fields(kind)] if is_dataclass(kind) else []
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
