"""Writes the types of the wire for the browser: the protocol's, and what each game puts on it."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from tools import game_types

from croupier.core.game import Game
from croupier.server.table import clocks
from croupier.server.wire import judged, parts, protocol, resources
from croupier.server.wire.questions import wire as wire_of

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
HEAD = """// Written by tools/write_wire.py from the types of croupier.server: change those, not this.
// Seats are counted from 0 here and from 1 in event texts. Times are milliseconds.

/** What a game puts into positions and entries; each board has its own in the `wire.ts` beside it. */
export interface Play {
  view: unknown;
  outlook: unknown;
  effect: { kind: string };
}
"""
#: What only the game can say: fields of structs, and their types.
PLAYED = {
    ("Position", "view"): 'P["view"]',
    ("Position", "outlook"): 'P["outlook"]',
    ("Entry", "effects"): 'P["effect"][]',
}


def types() -> list[type]:
    """Every struct of the protocol and of the HTTP resources, in the order of their files."""
    return [
        found
        for module in (parts, protocol, resources, judged)
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
        and found not in (protocol.ClientMessage, protocol.ServerMessage, resources.Question)
    ]


def script(schema: dict[str, Any]) -> str:
    """The TypeScript type of one JSON schema."""
    match schema:
        case {"$ref": reference}:
            name = str(reference).rsplit("/", 1)[1]
            return f"{name}<P>" if name in played() else name
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
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case _:
            raise TypeError(f"{schema} has no type for the browser")


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct as a TypeScript interface; a field with a default may be left out by the sender."""
    head = f"{name}<P extends Play = Play>" if name in played() else name
    lines = [f"/** {schema['description'].splitlines()[0]} */", f"export interface {head} {{"]
    required = set(schema["required"]) | {"kind"}
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {PLAYED.get((name, field)) or script(inner)};")
    return "\n".join([*lines, "}"])


@cache
def schemas() -> dict[str, Any]:
    """The JSON schema of every struct, by its name."""
    return msgspec.json.schema_components(types(), ref_template="#/{name}")[1]


@cache
def played() -> frozenset[str]:
    """The structs that hold something only the game can say, themselves or in a struct they hold."""
    found = {name for name, _ in PLAYED}
    while True:
        more = {
            name
            for name, schema in schemas().items()
            if any(f"#/{inner}'" in str(schema["properties"]) for inner in found)
        }
        if more <= found:
            return frozenset(found)
        found |= more


def wire() -> str:
    """The whole file."""
    parts = [HEAD]
    parts += [interface(name, schema) + "\n" for name, schema in schemas().items()]
    for union in ("FromClient", "FromServer"):
        names = [member.__name__ for member in get_args(getattr(protocol, union))]
        members = " | ".join(f"{name}<P>" if name in played() else name for name in names)
        generic = "<P extends Play = Play>" if "<P>" in members else ""
        parts.append(f"export type {union}{generic} = {members};\n")
    phrases = ", ".join(f'"{phrase}"' for phrase in get_args(protocol.Phrase))
    parts.append(f"export const PHRASES = [{phrases}] as const;\n")
    parts.append(f"export const NUDGE_AFTER = {clocks.NUDGE_AFTER};\n")
    parts.append(f"export const VOTE_AFTER = {clocks.VOTE_AFTER};\n")
    parts.append(f"export const VERSION = {protocol.VERSION};\n")
    return "\n".join(parts)


def questions(game: Game) -> str:
    """What a game's own questions ask and answer, of which the protocol's file has a refusal in words."""
    paths = [path for question in game.questions for path in (question.asks, question.answers)]
    kinds = dict.fromkeys(path.load() for path in paths if path is not None)
    _, found = msgspec.json.schema_components([wire_of(kind) for kind in kinds], ref_template="#/{name}")
    parts = [interface(name, schema) + "\n" for name, schema in found.items() if name != "Refusal"]
    borrowed = ['import type { Refusal } from "../../lib/wire";\n'] if "Refusal" in found else []
    return "\n".join([*borrowed, *parts])


def written() -> dict[Path, str]:
    """Every file with its text: the protocol's, and one for each board."""
    boards = {
        WEB / "boards" / folder / "wire.ts": game_types.script_of(game, questions(game))
        for folder, game in game_types.boards().items()
    }
    return {WEB / "lib" / "wire.ts": wire(), **boards}


if __name__ == "__main__":
    for target, text in written().items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{target.relative_to(WEB)} written\n")
