"""Words for people: Fluent catalogues, one folder a language, one file an area, shared with the browser.

Rules speak in codes (`Preview`, `Refusal`, `Effect`); this turns a code and its arguments into a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import cache, lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from croupier.core.game import Say
from croupier.core.rules import Effect, Words
from croupier.games import elsewhere
from croupier.texts.catalogue import Catalogue

_FOLDER = Path(__file__).parent
#: How a language writes dollars: the mark between thousands, and where the sign stands.
_MONEY = {"en": (",", "${}"), "it": (".", "${}"), "el": (".", "{}\N{NO-BREAK SPACE}$")}

#: Whether a seat, or one of several, is who reads: what sentences ask to speak to them.
_ADDRESSED = {"seat": "who", "seats": "among"}


def money(thousands: int, language: str = "en") -> str:
    """An amount in thousands as a language writes it: `$60,000`, `60.000 $`."""
    mark, pattern = _MONEY[language]
    digits = f"{abs(thousands) * 1000:,}".replace(",", mark)
    return ("-" if thousands < 0 else "") + pattern.format(digits)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(folder.name for folder in _FOLDER.iterdir() if (folder / "core.ftl").is_file())
    return tuple(sorted(found, key=lambda name: name != "en"))


@cache
def areas(language: str) -> tuple[str, ...]:
    """The catalogues of a language."""
    return tuple(sorted(file.stem for file in (_FOLDER / language).glob("*.ftl")))


def source(language: str, area: str) -> str:
    """A catalogue as it is written; raises `KeyError` for one that does not exist."""
    if language not in languages() or area not in areas(language):
        raise KeyError(f"{language}/{area}")
    return (_FOLDER / language / f"{area}.ftl").read_text(encoding="utf-8")


def _catalogue(language: str, sources: Iterable[str]) -> Catalogue:
    return Catalogue(language, sources, {"MONEY": lambda amount: money(int(amount), language)})


@cache
def catalogue(language: str) -> Catalogue:
    """All messages of a language."""
    return _catalogue(language, [source(language, area) for area in areas(language)])


@cache
def brought(package: str, language: str) -> Catalogue:
    """The messages that a game from elsewhere brings, in English where it does not speak the language."""
    folder = files(package)
    file = folder / f"{language}.ftl"
    text = (file if file.is_file() else folder / "en.ftl").read_text(encoding="utf-8")
    return _catalogue(language, [text])


def _having(code: str, language: str) -> Catalogue | None:
    """The messages among which a code is: ours, then those of games from elsewhere; None: it is nowhere."""
    own = catalogue(language)
    others = (brought(game.pages, language) for game in elsewhere.IMPORTED.values() if game.pages)
    return next((found for found in (own, *others) if found.has_message(code)), None)


def has(code: str, language: str = "en") -> bool:
    """Whether there is a message of that code."""
    return _having(code, language) is not None


def say(
    code: str, args: Iterable[tuple[str, Words]] = (), names: Sequence[str] = (), language: str = "en"
) -> str:
    """The sentence of a code; seats and lists become names, an empty list `none`, a truth `yes` or `no`.

    A seat whose name is empty is who reads: `$who` is `you` where `$seat` is that seat, `$among` where it is
    one of `$seats`.
    """
    found = _having(code, language)
    if found is None:
        raise KeyError(f"the {language} catalogue has no message {code}")
    pattern = found.get_message(code).value
    if pattern is None:
        raise KeyError(f"message {code} of the {language} catalogue has no text")
    values: dict[str, str | int] = {}
    for name, value in args:
        values[name] = _value(name, value, names, language)
        if name in _ADDRESSED:
            values[_ADDRESSED[name]] = "you" if _reads(value, names) else "other"
    text, errors = found.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"message {code}: {errors[0]}")
    return str(text)


def say_in(language: str) -> Say:
    """What says messages in a language; boards say the same few again and again, so they are remembered."""
    return partial(_remembered, language)


def _remembered(language: str, code: str, args: Iterable[tuple[str, Words]] = ()) -> str:
    return _said(language, code, tuple(args))


@lru_cache(maxsize=8192)
def _said(language: str, code: str, args: tuple[tuple[str, Words], ...]) -> str:
    return say(code, args, (), language)


def tell(effect: Effect, names: Sequence[str] = (), language: str = "en") -> str:
    """An effect in words."""
    args: list[tuple[str, Any]] = [
        (field.name, getattr(effect, field.name)) for field in fields(effect) if field.name != "seen_by"
    ]
    return say(effect_code(effect), args, names, language)


def effect_code(effect: Effect | type[Effect]) -> str:
    """The message code of an effect or a kind of effect: `RoundEnded` is `effect-round-ended`."""
    kind = effect if isinstance(effect, type) else type(effect)
    words = re.findall(r"[A-Z][a-z0-9]*", kind.__name__)
    return "-".join(["effect", *words]).lower()


def _value(name: str, value: Words, names: Sequence[str], language: str) -> str | int:
    """An argument as Fluent takes it; `seat` and `seats` count from 0 and are said by name."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        inner = name.removesuffix("s")
        *others, last = [_listed(inner, part, names, language) for part in value] or ["none"]
        if others and has(f"last-of-{name}", language):
            return say(f"last-of-{name}", [("others", ", ".join(others)), ("last", last)], (), language)
        return ", ".join([*others, last])
    if name == "seat" and isinstance(value, int):
        if _reads(value, names):
            return say("you", language=language)
        return names[value] if 0 <= value < len(names) else str(value + 1)
    return value


def _reads(value: Words, names: Sequence[str]) -> bool:
    """Whether a seat, or one of several, has no name here: it is who reads."""
    seats = value if isinstance(value, tuple) else (value,)
    return any(isinstance(seat, int) and 0 <= seat < len(names) and not names[seat] for seat in seats)


def _listed(name: str, value: str | int, names: Sequence[str], language: str) -> str:
    """One of a list: by the message `each-room` where the catalogues name such things."""
    if has(f"each-{name}", language):
        return say(f"each-{name}", [(name, value)], names, language)
    return str(_value(name, value, names, language))
