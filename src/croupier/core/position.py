"""Positions as one line of text: `round=1 start=0 hands=[[8,0],[8,0]]`, readable and reversible."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache, partial
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from croupier.core.errors import InvalidPosition, clip

S = TypeVar("S")
_TOKEN = re.compile(r"[\[\],]|[^\[\],\s]+")


def write(state: Iterable[object]) -> str:
    """A NamedTuple as `field=value` pairs; tuples in brackets, records as `Name[...]`, None as `-`."""
    names: tuple[str, ...] = state._fields  # type: ignore[attr-defined]
    return " ".join(f"{name}={_value(value)}" for name, value in zip(names, state, strict=True))


def _value(value: Any) -> str:
    return _writer(value.__class__)(value)


@cache
def _writer(kind: type) -> Callable[[Any], str]:
    """How values of a type are written, decided once for each type: a position has hundreds of them."""
    if kind is NoneType:
        return _nothing
    if issubclass(kind, bool):
        return _truth
    if issubclass(kind, int | str):
        return str
    if is_dataclass(kind):
        return partial(_record, tuple(field.name for field in fields(kind)))
    if issubclass(kind, tuple):
        return _list
    raise TypeError(f"{kind.__name__} cannot stand in a position")


def _nothing(_: None) -> str:
    return "-"


def _truth(value: bool) -> str:
    return str(int(value))


def _record(names: tuple[str, ...], value: Any) -> str:
    return f"{type(value).__name__}[{','.join(_value(getattr(value, name)) for name in names)}]"


def _list(value: tuple[Any, ...]) -> str:
    return f"[{','.join([_value(inner) for inner in value])}]"


def read(text: str, kind: type[S]) -> S:
    """The inverse of `write`, guided by the field types of the NamedTuple `kind`."""
    try:
        pairs = dict(part.split("=", 1) for part in text.split())
        hints = get_type_hints(kind)
        if list(pairs) != list(hints):
            raise ValueError(f"fields must be {' '.join(hints)}")
        state = kind(*(_read(_tree(pairs[name]), hint) for name, hint in hints.items()))
        if write(state) != text:  # type: ignore[arg-type]  # a NamedTuple is iterable
            raise ValueError("it is not written in its one form")
        return state
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise InvalidPosition(f"no position of this game: {clip(text)} ({error})") from None


def digest(text: str) -> str:
    """The hash of a position for checks: the first 16 hex digits of its sha256."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _tree(text: str) -> Any:
    """A value text as a word, a list, or a (name, list) pair for a record."""
    node, rest = _node(_TOKEN.findall(text))
    if rest:
        raise ValueError(f"{clip(''.join(rest))} is left over")
    return node


def _node(tokens: list[str]) -> tuple[Any, list[str]]:
    head, *rest = tokens
    if head == "[":
        return _items(rest)
    if head in ("]", ","):
        raise ValueError(f"{head} where a value belongs")
    if rest and rest[0] == "[":
        items, rest = _items(rest[1:])
        return (head, items), rest
    return head, rest


def _items(tokens: list[str]) -> tuple[list[Any], list[str]]:
    items: list[Any] = []
    if tokens[0] == "]":
        return items, tokens[1:]
    while True:
        item, tokens = _node(tokens)
        items.append(item)
        mark, *tokens = tokens
        if mark == "]":
            return items, tokens
        if mark != ",":
            raise ValueError(f"{mark} where , or ] belongs")


def _read(node: Any, hint: Any) -> Any:
    """The node as a value of the hinted type."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return _read_union(node, get_args(hint))
    if hint is bool:
        return {"0": False, "1": True}[node]
    if hint is int:
        return int(node)
    if origin is Literal:
        if node not in get_args(hint):
            raise ValueError(f"{node} where one of {', '.join(get_args(hint))} belongs")
        return node
    if hint is str:
        if not isinstance(node, str):
            raise ValueError("a list where a word belongs")
        return node
    if is_dataclass(hint):
        return _read_record(node, hint)
    if origin is tuple:
        return _read_tuple(node, get_args(hint))
    if isinstance(hint, type) and issubclass(hint, tuple):
        hints = get_type_hints(hint).values()
        return hint(*(_read(part, part_hint) for part, part_hint in zip(node, hints, strict=True)))
    raise TypeError(f"{hint} cannot stand in a position")


def _read_union(node: Any, members: tuple[Any, ...]) -> Any:
    if node == "-" and NoneType in members:
        return None
    if isinstance(node, tuple):
        for member in members:
            if isinstance(member, type) and is_dataclass(member) and member.__name__ == node[0]:
                return _read(node, member)
        raise ValueError(f"no record is called {node[0]}")
    plain = [member for member in members if member is not NoneType and not is_dataclass(member)]
    return _read(node, plain[0])


def _read_record(node: Any, kind: Any) -> Any:
    if not isinstance(node, tuple) or node[0] != kind.__name__:
        raise ValueError(f"{node} where {kind.__name__}[...] belongs")
    hints = get_type_hints(kind)
    values = (_read(part, hints[field.name]) for part, field in zip(node[1], fields(kind), strict=True))
    return kind(*values)


def _read_tuple(node: Any, members: tuple[Any, ...]) -> Any:
    if not isinstance(node, list):
        raise ValueError(f"{node} where a list belongs")
    if len(members) == 2 and members[1] is Ellipsis:
        return tuple(_read(part, members[0]) for part in node)
    return tuple(_read(part, member) for part, member in zip(node, members, strict=True))
