"""What the catalogues hold, read with Fluent's own parser."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import ast, parse, visitor

from croupier import texts


class Parts(visitor.Visitor):
    """What a message takes (`$seat`, `MONEY($bill)`) and which other messages it contains."""

    def __init__(self) -> None:
        self.taken: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.taken.add(f"${node.id.name}")

    def visit_FunctionReference(self, node: Any) -> None:
        inner = [
            part.value if isinstance(part, ast.NumberLiteral) else f"${part.id.name}"
            for part in node.arguments.positional
        ]
        self.taken.add(f"{node.id.name}({', '.join(inner)})")
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str, area: str) -> dict[str, Parts]:
    """The messages of a catalogue by code, in order."""
    found: dict[str, Parts] = {}
    for entry in parse(texts.source(language, area)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def taken(language: str, area: str, code: str) -> set[str]:
    """What a message takes, with the messages it contains, of its own catalogue or of another."""
    parts = messages(language, area)[code]
    return parts.taken.union(
        *(taken(language, _area(language, area, inner), inner) for inner in parts.messages)
    )


def _area(language: str, area: str, code: str) -> str:
    """The catalogue that has a code: the given one where it can be."""
    areas = (area, *texts.areas(language))
    return next(found for found in areas if code in messages(language, found))


def every_code(language: str) -> set[str]:
    """The codes of all catalogues of a language."""
    return {code for area in texts.areas(language) for code in messages(language, area)}
