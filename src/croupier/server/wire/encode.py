"""Views, effects and refusals as plain data for the wire. There is no way to encode a state."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, TypeAlias, get_args, get_type_hints

import msgspec

from croupier import texts
from croupier.core.rules import Effect, Mark, Preview, Refusal, Remembered, Seat, Words
from croupier.server.wire import parts
from croupier.server.wire.parts import Json

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
Names: TypeAlias = tuple[str, ...]
_WORDS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def view(seen: Any) -> Json:
    """A game's view by field names; refuses whatever is not a view."""
    if type(seen).__name__ != "View":
        raise TypeError(f"only a view goes on the wire, not a {type(seen).__name__}")
    return msgspec.Raw(msgspec.json.encode(_plain_fields(seen)))


def outlook(shown: Any) -> Json:
    """What a game works out from a view for people to see."""
    return msgspec.Raw(msgspec.json.encode(_plain(shown)))


@lru_cache(maxsize=5_000)
def effect(done: Effect) -> Json:
    """An effect as `{"kind": "won", ...}`; who may see it is not part of it."""
    body = {name: value for name, value in _record(done).items() if name != "seen_by"}
    return msgspec.Raw(msgspec.json.encode(body))


def may_see(done: Effect, seat: Seat | None) -> bool:
    """Whether an effect is for this chair."""
    return done.seen_by is None or seat in done.seen_by


@lru_cache(maxsize=5_000)
def effect_words(done: Effect, names: Names, language: str) -> str:
    """An effect as a sentence of the catalogues."""
    args = tuple((field.name, getattr(done, field.name)) for field in fields(done) if field.name != "seen_by")
    return say(texts.effect_code(done), args, names, language)


def preview(found: Preview, names: Names, language: str) -> parts.Preview:
    """A preview with its sentence."""
    words = say(found.code, found.args, names, language)
    return parts.Preview(found.gain, found.code, _args(found.args), words)


def mark(found: Mark) -> parts.Mark:
    """A mark as the wire has it."""
    return parts.Mark(found.kind, list(found.at))


def refusal(found: Refusal, names: Names, language: str) -> parts.Refusal:
    """A refusal with its sentence."""
    words = say(found.code, found.args, names, language)
    return parts.Refusal(found.code, found.clause, _args(found.args), words)


def say(code: str, args: tuple[tuple[str, Words], ...], names: Names, language: str) -> str:
    """The sentence of a code, in English where a language lacks it; a missing one never stops a table."""
    # Most sentences name nobody: those are the same at every table.
    named = any(name in ("seat", "seats") for name, _ in args)
    return _said(code, args, names if named else (), language)


@lru_cache(maxsize=20_000)
def _said(code: str, args: tuple[tuple[str, Words], ...], names: Names, language: str) -> str:
    for spoken in (language, "en"):
        try:
            return texts.say(code, args, names, spoken)
        except (KeyError, ValueError, IndexError):
            continue
    return code.replace("-", " ")


def kind_of(record: type) -> str:
    """The name of a record's type in lower case with hyphens: `PrimeTime` is `prime-time`."""
    return _WORDS.sub("-", record.__name__).lower()


def _args(args: tuple[tuple[str, Words], ...]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args}


def _plain_fields(value: Any) -> dict[str, Plain]:
    home = kept(value.__class__)
    pairs = zip(value._fields, value, strict=True)
    return {name: _plain(inner) for name, inner in pairs if name not in home}


@cache
def kept(record: type) -> frozenset[str]:
    """The fields that stay in the house: what a seat remembers, but is not shown."""
    return frozenset(name for name, hint in get_type_hints(record).items() if Remembered in get_args(hint))


def _record(value: Any) -> dict[str, Plain]:
    return {
        "kind": kind_of(type(value)),
        **{field.name: _plain(getattr(value, field.name)) for field in fields(value)},
    }


def _plain(value: Any) -> Plain:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Remembered):
        raise TypeError("what is remembered never goes on the wire")
    if type(value).__name__ == "State":
        raise TypeError("a state never goes on the wire")
    if is_dataclass(value):
        return _record(value)
    if hasattr(value, "_fields"):
        return _plain_fields(value)
    if isinstance(value, tuple | list):
        return [_plain(inner) for inner in value]
    if isinstance(value, dict):
        return {str(name): _plain(inner) for name, inner in value.items()}
    if isinstance(value, set | frozenset):
        return [_plain(inner) for inner in sorted(value)]
    raise TypeError(f"{type(value).__name__} cannot stand in a view")
