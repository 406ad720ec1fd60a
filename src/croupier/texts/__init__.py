"""The words people read: Fluent catalogues in `texts/<language>/<area>.ftl`, shared with the browser.

>>> say("seat-number", {"number": 2})
'Seat 2'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

Word: TypeAlias = "str | int | tuple[int, ...] | tuple[str, ...]"
FOLDER = Path(__file__).parent
#: Arguments that are seats counted from 0: the name of who sits there is said.
_SEATS = frozenset({"seat", "seats", "winner", "winners", "leader", "owner"})


def say(code: str, args: Mapping[str, Any] | None = None, lang: str = "en", names: Sequence[str] = ()) -> str:
    """The message of a code in a language, in English if that language lacks it, else the code itself."""
    return _say(code, tuple((args or {}).items()), lang, tuple(names))


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(folder.name for folder in FOLDER.iterdir() if len(folder.name) == 2)
    return tuple(sorted(found, key=lambda name: name != "en"))


@cache
def areas(lang: str) -> tuple[str, ...]:
    """The catalogues of a language."""
    return tuple(sorted(file.stem for file in (FOLDER / lang).glob("*.ftl")))


def source(lang: str, area: str) -> str:
    """A catalogue as it is written; raises `KeyError` for one that does not exist."""
    if lang not in languages() or area not in areas(lang):
        raise KeyError(f"{lang}/{area}")
    return (FOLDER / lang / f"{area}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=20_000)
def _say(code: str, args: tuple[tuple[str, Any], ...], lang: str, names: tuple[str, ...]) -> str:
    for language in dict.fromkeys((lang, "en")):
        bundle = _bundle(language)
        if bundle is not None and bundle.has_message(code):
            pattern = bundle.get_message(code).value
            if pattern is not None:
                told = {name: _told(name, value, language, names) for name, value in args}
                words, _ = bundle.format_pattern(pattern, told)
                return str(words)
    return code.replace("-", " ")


def _told(name: str, value: Any, lang: str, names: tuple[str, ...]) -> Any:
    """An argument as Fluent takes it: seats by name, several things as a list."""
    if isinstance(value, tuple | list):
        return ", ".join(str(_told(name, inner, lang, names)) for inner in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in _SEATS and isinstance(value, int):
        return _seat(value, lang, names)
    return value


def _seat(seat: int, lang: str, names: tuple[str, ...]) -> str:
    if names and seat == len(names):
        return _say("seat-neutral", (), lang, ())
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return _say("seat-number", (("number", seat + 1),), lang, ())


@cache
def _bundle(lang: str) -> Any:
    """All catalogues of a language as one bundle; None if there are none."""
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in languages():
        return None
    bundle = FluentBundle([lang], use_isolating=False)
    for area in areas(lang):
        bundle.add_resource(FluentResource(source(lang, area)))
    return bundle
