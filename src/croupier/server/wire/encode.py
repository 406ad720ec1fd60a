"""Views, effects and refusals as plain data for the wire. There is no way to encode a state."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache, partial
from types import NoneType
from typing import Any, TypeAlias, get_args, get_type_hints

import msgspec

from croupier import texts
from croupier.core.rules import Effect, Mark, Preview, Refusal, Remembered, Seat, Words
from croupier.server.wire import parts
from croupier.server.wire.parts import Json

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
Names: TypeAlias = tuple[str, ...]
_WORDS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def spoken_to(seat: Seat, names: Names) -> Names:
    """The names for sentences that a seat reads: it has none for itself, and is spoken to as you."""
    return tuple("" if at == seat else name for at, name in enumerate(names))


@cache
def _made_up() -> re.Pattern[str]:
    """The names that pages give to whoever has said none, in every language."""
    number = (("number", 0),)
    said = [re.escape(say("guest-name", number, (), language)) for language in texts.languages()]
    return re.compile("|".join(said).replace("0", r"\d+"))


def called(name: str, language: str) -> str:
    """A name as it is read: one that a page made up is translated.

    >>> called("Guest 48", "it"), called("Ann", "it")
    ('Ospite 48', 'Ann')
    """
    if not _made_up().fullmatch(name):
        return name
    return say("guest-name", (("number", int(name.split()[-1])),), (), language)


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
    names = tuple(field.name for field in fields(done) if field.name != "seen_by")
    body = _record(kind_of(type(done)), names, done)
    return msgspec.Raw(msgspec.json.encode(body))


def may_see(done: Effect, seat: Seat | None) -> bool:
    """Whether an effect is for this chair."""
    return done.seen_by is None or seat in done.seen_by


@lru_cache(maxsize=5_000)
def effect_words(done: Effect, names: Names, language: str) -> str:
    """An effect as a sentence of the catalogues."""
    return say(texts.effect_code(done), told(done), names, language)


def told(done: Effect) -> tuple[tuple[str, Words], ...]:
    """What an effect tells, as a message is given it."""
    return tuple((field.name, getattr(done, field.name)) for field in fields(done) if field.name != "seen_by")


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


@cache
def kept(record: type) -> frozenset[str]:
    """The fields that stay in the house: what a seat remembers, but is not shown."""
    return frozenset(name for name, hint in get_type_hints(record).items() if Remembered in get_args(hint))


def _plain(value: Any) -> Plain:
    return _writer(value.__class__)(value)


@cache
def _writer(kind: type) -> Callable[[Any], Plain]:
    """How values of a type are written, decided once for each type: a view has hundreds of them."""
    if kind is NoneType or issubclass(kind, bool | int | str):
        return _itself
    if issubclass(kind, Remembered):
        raise TypeError("what is remembered never goes on the wire")
    if kind.__name__ == "State":
        raise TypeError("a state never goes on the wire")
    if is_dataclass(kind):
        return partial(_record, kind_of(kind), tuple(field.name for field in fields(kind)))
    if hasattr(kind, "_fields"):
        return _plain_fields
    if issubclass(kind, tuple | list):
        return _plain_list
    if issubclass(kind, dict):
        return _plain_items
    if issubclass(kind, set | frozenset):
        return _plain_set
    raise TypeError(f"{kind.__name__} cannot stand in a view")


def _itself(value: Any) -> Plain:
    plain: bool | int | str | None = value
    return plain


def _record(kind: str, names: tuple[str, ...], value: Any) -> dict[str, Plain]:
    return {"kind": kind, **{name: _plain(getattr(value, name)) for name in names}}


def _plain_fields(value: Any) -> dict[str, Plain]:
    home = kept(value.__class__)
    pairs = zip(value._fields, value, strict=True)
    return {
        name: inner if inner.__class__ is int else _plain(inner) for name, inner in pairs if name not in home
    }


def _plain_list(value: Any) -> list[Plain]:
    return [inner if inner.__class__ is int else _plain(inner) for inner in value]


def _plain_items(value: Any) -> dict[str, Plain]:
    return {str(name): _plain(inner) for name, inner in value.items()}


def _plain_set(value: Any) -> list[Plain]:
    return [_plain(inner) for inner in sorted(value)]
