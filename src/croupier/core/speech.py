"""Words for boards. Rules do without the catalogues; where these are installed, a board is said by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from croupier.core.game import ImportPath, Say
from croupier.core.rules import Words

_CATALOGUES: ImportPath[Callable[[str], Say]] = ImportPath("croupier.texts:say_in")


def say_in(language: str) -> Say:
    """What says messages in a language; where Fluent is not installed, a message is its code."""
    try:
        return _CATALOGUES.load()(language)
    except ModuleNotFoundError as missing:
        if missing.name != "fluent":
            raise
        return _code


def _code(code: str, args: Iterable[tuple[str, Words]]) -> str:
    return code
