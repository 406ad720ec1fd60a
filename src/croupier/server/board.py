"""The generic board: a game's own lines of text, or its view in words if it has none."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from croupier.core.rules import Rules
from croupier.games import game

Lines: TypeAlias = list[list[tuple[str, str]]]


def board(rules: Rules[Any, Any, Any], view: Any, names: Sequence[str]) -> Lines:
    """Styled lines of at most 80 columns, from the view alone."""
    module = f"{game(rules.name).module}.show"
    if find_spec(module) is None:
        return plain(view)
    return [list(line) for line in import_module(module).board(view, list(names))]


def plain(view: Any) -> Lines:
    """Each field of the view as a line: enough to play a game that has no board yet."""
    return [
        [(f"{name.replace('_', ' ')}: ", "dim"), (_words(value), "")]
        for name, value in zip(view._fields, view, strict=True)
    ]


def _words(value: Any) -> str:
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return " ".join(
            f"({_words(inner)})" if isinstance(inner, tuple) else _words(inner) for inner in value
        )
    return str(value)
