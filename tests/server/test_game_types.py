"""What games put on the wire is what the browser's types say: every field of whole games, as JSON."""

from __future__ import annotations

import functools
import json
import re
import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from tools import game_types

from croupier import rules as make_rules
from croupier.bots import make as make_bot
from croupier.core.chance import Seeded
from croupier.core.play import by_bots, steps
from croupier.games import GAMES, outlook
from croupier.server.wire import encode

MOST = 400


def faults(value: Any, hint: Any, at: str) -> Iterator[str]:
    """Where a value from the wire differs from the Python type that the browser's was written from."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        if all(any(faults(value, one, at)) for one in arguments):
            yield f"{at}: {value!r} is none of {hint}"
    elif origin is Literal:
        if value not in arguments:
            yield f"{at}: {value!r} is not in {arguments}"
    elif origin is tuple:
        inner = [arguments[0]] * len(value) if arguments[-1] is Ellipsis else list(arguments)
        if not isinstance(value, list) or len(value) != len(inner):
            yield f"{at}: {value!r} is no {hint}"
        else:
            for index, (one, part) in enumerate(zip(value, inner, strict=True)):
                yield from faults(one, part, f"{at}[{index}]")
    elif is_dataclass(hint) or hasattr(hint, "_fields"):
        yield from _record_faults(value, hint, at)
    elif type(value) is not hint:
        yield f"{at}: {value!r} is no {hint}"


hints_of = functools.cache(get_type_hints)


def _record_faults(value: Any, record: type, at: str) -> Iterator[str]:
    hints = hints_of(record)
    if is_dataclass(record):
        names = {field.name for field in fields(record)} - {"seen_by"}
        wanted = names | {"kind"}
    else:
        names = wanted = set(vars(record)["_fields"]) - encode.kept(record)
    if not isinstance(value, dict) or set(value) != wanted:
        yield f"{at}: {value!r} has not the fields {sorted(wanted)}"
    elif "kind" in wanted and value["kind"] != encode.kind_of(record):
        yield f"{at}: {value['kind']} is no {record.__name__}"
    else:
        for name in sorted(names):
            yield from faults(value[name], hints[name], f"{at}.{name}")


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_as_the_types_say(name: str) -> None:
    """Views of a seat and a spectator, outlooks and effects, of the first events of a game of random bots."""
    game = GAMES[name]
    rules = make_rules(name)
    known = {encode.kind_of(effect): effect for effect in game_types.effects_of(game)}
    players = [make_bot("random", rules) for _ in range(rules.seats)]
    source = Seeded(7)
    seen = 0
    for step in steps(rules, by_bots(rules, players, [source] * rules.seats), source):
        seen += 1
        for effect in rules.presentation.effects(step.before, step.seat, step.event):
            told = json.loads(bytes(encode.effect(effect)))
            assert [*faults(told, known[told["kind"]], told["kind"])] == []
        for seat in (0, None):
            view = rules.view(step.after, seat)
            assert [*faults(json.loads(bytes(encode.view(view))), game.view.load(), "view")] == []
            assert game.outlook is not None
            shown = json.loads(bytes(encode.outlook(outlook(rules, view))))
            assert [*faults(shown, game_types.returned(game.outlook.load()), "outlook")] == []
        if seen == MOST:
            break
    assert seen > 20


def test_a_type_is_written_once() -> None:
    """What one game takes from another's package is imported from that board's file, where it stands."""
    files = {folder: game_types.script_of(game) for folder, game in game_types.boards().items()}
    for text in files.values():
        for names, folder in re.findall(r'^import type {(.*)} from "\.\./(\w+)/wire";$', text, re.M):
            here = {name.strip() for name in names.split(",")}
            assert here <= set(re.findall(r"^export interface (\w+)", files[folder], re.M))
            assert not here & set(re.findall(r"^export interface (\w+)", text, re.M))
    assert 'from "../lasvegas/wire"' in files["royale"]


def test_a_type_that_cannot_stand_on_the_wire_is_refused() -> None:
    """Nothing is written as unknown."""
    with pytest.raises(TypeError, match="cannot stand on the wire"):
        game_types.GameTypes("any").script(dict[str, complex])
    with pytest.raises(TypeError, match="cannot stand on the wire"):
        game_types.GameTypes("any").script(Any)


def test_a_renamed_field_changes_what_boards_are_compiled_against() -> None:
    """Every field of a view stands in the file by its Python name, but for what stays in the house."""
    for folder, game in game_types.boards().items():
        written = game_types.script_of(game)
        view = game.view.load()
        missing = {name for name in vars(view)["_fields"] if f"\n  {name}: " not in written}
        assert missing == encode.kept(view), folder
