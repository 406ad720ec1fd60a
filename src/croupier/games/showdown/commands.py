"""`croupier rooms`: the rooms of a set as pictures, and where its values come from."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from textwrap import wrap

from croupier.core.game import Terminal
from croupier.core.options import Value, listed
from croupier.core.rules import Span
from croupier.games.showdown import picture
from croupier.games.showdown.options import components
from croupier.games.showdown.rooms import Provenance, Room

_PICTURE = 14
_WIDTH = 80
_BLANK: Span = (" " * _PICTURE, "")


def rooms(terminal: Terminal, options: Mapping[str, Value]) -> None:
    """Prints every room, then every other entry with a value that is likely or reconstructed (VS §7.1)."""
    found = components(options.get("set", "shipped"))
    known = {entry.entry: entry for entry in found.provenance}
    lines: list[list[Span]] = [
        [(found.name, "bold"), (f"  sha256 {found.sha256[:16]}", "dim")],
        [("doors : and -..-, walls | and ----, red corners *", "dim")],
    ]
    for room in found.rooms:
        lines += [[], *_room(room, known[f"room {room.id}"])]
    others = [entry for entry in found.provenance if not entry.entry.startswith("room ")]
    lines += [[], [("other values that are not sourced", "bold")]]
    for entry in others:
        lines += [[(line, style)] for line, style in _doubts(entry, _WIDTH, f"{entry.entry}, ")]
    terminal.show(lines)


def _doubts(known: Provenance, width: int, entry: str = "") -> list[Span]:
    """The values that are likely or reconstructed, in lines."""
    words = (("likely", known.likely, "dim"), ("reconstructed", known.reconstructed, "bad"))
    return [
        (line, style)
        for word, fields, style in words
        if fields
        for line in _wrapped(f"{entry}{word}: {', '.join(fields)}", width)
    ]


def _room(room: Room, known: Provenance) -> list[list[Span]]:
    """The picture on the left, the facts on the right."""
    stack = f", {room.backs[0]} A and {room.backs[1]} B" if room.premier else ", basic"
    facts: list[Span] = [(f"{room.name}", "bold")]
    said = [
        f"{room.id}: {room.colour}, {room.size}, {_copies(room)}{stack}",
        f"from {room.price}; population {room.population}, revenue {room.revenue}, fame {room.fame}",
    ]
    if room.needs:
        said.append(f"needs {' and '.join(room.needs)}")
    if room.meets:
        said.append(f"a door must meet a door of {listed(room.meets)}")
    facts += [(line, "") for text in said for line in _wrapped(text, _WIDTH - _PICTURE)]
    facts += _doubts(known, _WIDTH - _PICTURE)
    drawing: list[Span] = [(line.ljust(_PICTURE), "") for line in picture.room(room)]
    return [list(line) for line in zip_longest(drawing, facts, fillvalue=_BLANK)]


def _copies(room: Room) -> str:
    return "1 copy" if room.copies == 1 else f"{room.copies} copies"


def _wrapped(text: str, width: int) -> list[str]:
    return wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)
