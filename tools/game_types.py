"""What a game puts on the wire as TypeScript: view, outlook and effects, from the Python types."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from croupier import games
from croupier.core.game import Game
from croupier.core.rules import Effect
from croupier.server.wire.encode import kept, kind_of

PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null"}
HEAD = """// Written by tools/write_wire.py from the game's types in Python: change those, not this.
// Seats are counted from 0. Tuples are arrays; a record with `kind` is one of several.
"""


class GameTypes:
    """The types of one game, each written once; those of another board's package are imported from there."""

    def __init__(self, game: str, folder: str = "") -> None:
        self.game = game
        self.written: dict[str, str] = {}
        #: Names of types by the board that writes them.
        self.borrowed: dict[str, list[str]] = {}
        self._others = boards().keys() - {folder}
        self._known: dict[str, type] = {}

    def script(self, hint: Any) -> str:
        """The TypeScript type of an annotation, as `server.encode` puts its values on the wire."""
        origin, arguments = get_origin(hint), get_args(hint)
        if isinstance(hint, type) and origin is None:
            return PLAIN.get(hint) or self._named(hint)
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.script(one) for one in arguments))
        if origin in (tuple, list, set, frozenset):
            return self._array(arguments)
        if origin is dict:
            return f"{{ [name: string]: {self.script(arguments[1])} }}"
        raise TypeError(f"{hint} cannot stand on the wire")

    def _array(self, arguments: tuple[Any, ...]) -> str:
        if len(arguments) > 1 and arguments[1] is not Ellipsis:
            return "[" + ", ".join(self.script(one) for one in arguments) + "]"
        inner = self.script(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def _named(self, record: type) -> str:
        """The name of a record that is written as an interface, the first time it is met."""
        name = record.__name__
        if self._known.setdefault(name, record) is not record:
            raise TypeError(f"two types of {self.game} are called {name}")
        home = record.__module__.removeprefix("croupier.games.").split(".")[0]
        if home in self._others:
            names = self.borrowed.setdefault(home, [])
            names += [name] if name not in names else []
            return name
        if name in self.written:
            return name
        self.written[name] = ""
        hints = get_type_hints(record)
        lines = [f"/** {(record.__doc__ or name).splitlines()[0]} */", f"export interface {name} {{"]
        if is_dataclass(record):
            lines.append(f'  kind: "{kind_of(record)}";')
            names = [field.name for field in fields(record) if field.name != "seen_by"]
        elif hasattr(record, "_fields"):
            names = [name for name in record._fields if name not in kept(record)]
        else:
            raise TypeError(f"{record.__module__}.{name} cannot stand on the wire")
        lines += [f"  {field}: {self.script(hints[field])};" for field in names]
        self.written[name] = "\n".join([*lines, "}"])
        return name


def folder_of(game: Game) -> str:
    """The folder of a game's board, named like the package of its view."""
    return game.view.text.split(".")[-2]


def boards() -> dict[str, Game]:
    """The folder of each board; one of its games stands for all."""
    return {folder_of(game): game for game in games.GAMES.values()}


def script_of(game: Game, questions: str = "") -> str:
    """The file `wire.ts` of a game's board, with the types of its own questions."""
    found = GameTypes(game.name, folder_of(game))
    view = found.script(game.view.load())
    outlook = "null" if game.outlook is None else found.script(returned(game.outlook.load()))
    effects = " | ".join(found.script(effect) for effect in effects_of(game))
    parts = [HEAD]
    parts += [
        f'import type {{ {", ".join(names)} }} from "../{folder}/wire";\n'
        for folder, names in found.borrowed.items()
    ]
    parts += [*([questions] if questions else []), *(text + "\n" for text in found.written.values())]
    parts.append(f"export type Effect = {effects};\n")
    titles = ", ".join(
        f'"{one.name}": "{one.title}"' for one in games.GAMES.values() if folder_of(one) == folder_of(game)
    )
    parts.append(
        f"/** The titles of the games of this board. */\nexport const TITLES = {{ {titles} }} as const;\n"
    )
    parts.append("/** What stands in positions and entries of a table of this game. */")
    parts.append(f"export interface Play {{\n  view: {view};\n  outlook: {outlook};\n  effect: Effect;\n}}\n")
    return "\n".join(parts)


def effects_of(game: Game) -> list[type[Effect]]:
    """The effects of a game, in the order of their modules."""
    return [
        value
        for path in game.effects
        for value in vars(path.load()).values()
        if isinstance(value, type) and issubclass(value, Effect) and value is not Effect
    ]


def returned(function: Callable[..., Any]) -> Any:
    """What a function says that it returns."""
    made = type("Returned", (), {"__annotations__": {"value": function.__annotations__["return"]}})
    return get_type_hints(made, vars(import_module(function.__module__)))["value"]
