"""Writes web/src/lib/wire.ts: the protocol's types for the browser, from the msgspec schemas."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from croupier import GAMES
from croupier.server import parts, protocol, resources
from croupier.server.questions import wire as wire_of

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = """// Written by tools/write_wire.py from the types of croupier.server: change those, not this.
// Seats are counted from 0 here and from 1 in event texts. Times are milliseconds.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""


def types() -> list[type]:
    """Every struct of the protocol and of the HTTP resources, in the order of their files."""
    return [
        found
        for module in (parts, protocol, resources)
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
        and found not in (protocol.ClientMessage, protocol.ServerMessage, resources.Question)
    ] + [
        wire_of(path.load())
        for game in GAMES.values()
        for question in game.questions
        for path in (question.asks, question.answers)
        if path is not None
    ]


def script(schema: dict[str, Any]) -> str:
    """The TypeScript type of one JSON schema."""
    match schema:
        case {"$ref": reference}:
            return str(reference).rsplit("/", 1)[1]
        case {"anyOf": parts}:
            return " | ".join(script(part) for part in parts)
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": parts}:
            return "[" + ", ".join(script(part) for part in parts) + "]"
        case {"type": "array", "items": dict() as items}:
            inner = script(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"{{ [name: string]: {script(values)} }}"
        case {"type": "integer"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case _:
            return "Json"


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct as a TypeScript interface; a field with a default may be left out by the sender."""
    lines = [f"/** {schema['description'].splitlines()[0]} */", f"export interface {name} {{"]
    required = set(schema["required"]) | {"kind"}
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {script(inner)};")
    return "\n".join([*lines, "}"])


def wire() -> str:
    """The whole file."""
    _, found = msgspec.json.schema_components(types(), ref_template="#/{name}")
    parts = [HEAD]
    parts += [interface(name, schema) + "\n" for name, schema in found.items()]
    for union in ("FromClient", "FromServer"):
        members = " | ".join(member.__name__ for member in get_args(getattr(protocol, union)))
        parts.append(f"export type {union} = {members};\n")
    phrases = ", ".join(f'"{phrase}"' for phrase in get_args(protocol.Phrase))
    parts.append(f"export const PHRASES = [{phrases}] as const;\n")
    parts.append(f"export const VERSION = {protocol.VERSION};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wire(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} written\n")
