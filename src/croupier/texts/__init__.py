"""Words for people: Fluent catalogues, one folder a language, one file an area.

Rules speak in codes (`Preview`, `Refusal`, `Effect`); this turns a code and its arguments into a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from croupier.core.rules import Effect, Words

LANGUAGES = ("en", "it", "el")
_FOLDER = Path(__file__).parent


def money(thousands: int) -> str:
    """An amount in thousands as people write it in English: `$60,000`."""
    return f"-${-thousands},000" if thousands < 0 else f"${thousands},000" if thousands else "$0"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle(
        [language], functions={"MONEY": lambda amount: money(int(amount))}, use_isolating=False
    )
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def has(code: str, language: str = "en") -> bool:
    """Whether there is a message of that code."""
    return bool(bundle(language).has_message(code))


def say(
    code: str, args: Iterable[tuple[str, Words]] = (), names: Sequence[str] = (), language: str = "en"
) -> str:
    """The sentence of a code; arguments called `seat` and `seats` become the names of those seats."""
    catalogue = bundle(language)
    if not catalogue.has_message(code):
        raise KeyError(f"the {language} catalogue has no message {code}")
    values = {name: _value(name, value, names) for name, value in args}
    pattern = catalogue.get_message(code).value
    if pattern is None:
        raise KeyError(f"message {code} of the {language} catalogue has no text")
    text, errors = catalogue.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"message {code}: {errors[0]}")
    return str(text)


def tell(effect: Effect, names: Sequence[str] = (), language: str = "en") -> str:
    """An effect in words."""
    args: list[tuple[str, Any]] = [
        (field.name, getattr(effect, field.name)) for field in fields(effect) if field.name != "seen_by"
    ]
    return say(effect_code(effect), args, names, language)


def effect_code(effect: Effect) -> str:
    """The message code of an effect: `RoundEnded` is `effect-round-ended`."""
    words = re.findall(r"[A-Z][a-z0-9]*", type(effect).__name__)
    return "-".join(["effect", *words]).lower()


def _value(name: str, value: Words, names: Sequence[str]) -> str | int:
    if isinstance(value, tuple):
        return ", ".join(names[seat] if name == "seats" and names else str(seat) for seat in value)  # type: ignore[index]
    if name == "seat" and names and isinstance(value, int):
        return names[value]
    return value
