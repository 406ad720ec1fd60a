"""`croupier rooms`: the rooms of a set as pictures, and where its values come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap

from croupier.core.game import Terminal
from croupier.core.options import Value
from croupier.core.rules import Span, Words
from croupier.games.showdown import picture
from croupier.games.showdown.options import components
from croupier.games.showdown.rooms import Provenance, Room

_PICTURE = 14
_BLANK: Span = (" " * _PICTURE, "")


def rooms(terminal: Terminal, options: Mapping[str, Value]) -> None:
    """Prints every room, then every other entry with a value that is likely or reconstructed (VS §7.1)."""
    found = components(options.get("set", "shipped"))
    known = {entry.entry: entry for entry in found.provenance}
    lines: list[list[Span]] = [
        [(found.name, "bold"), (f"  sha256 {found.sha256[:16]}", "dim")],
        *([(line, "dim")] for line in _wrapped(terminal.say("board-picture-key"), terminal.width)),
    ]
    for room in found.rooms:
        lines += [[], *_room(terminal, room, known[f"room {room.id}"])]
    others = [entry for entry in found.provenance if not entry.entry.startswith("room ")]
    lines += [[], [(terminal.say("vs-other-values"), "bold")]]
    for entry in others:
        title = f"{_entry(terminal, entry.entry)}, "
        lines += [[(line, style)] for line, style in _doubts(terminal, entry, terminal.width, title)]
    terminal.show(lines)


def _entry(terminal: Terminal, entry: str) -> str:
    """What an entry of the set file is called: a card by its name."""
    kind, _, name = entry.partition(" ")
    return terminal.say("vs-card", [("card", name)]) if kind == "card" else entry


def _doubts(terminal: Terminal, known: Provenance, width: int, entry: str = "") -> list[Span]:
    """The values that are likely or reconstructed, in lines."""
    words = (("vs-likely", known.likely, "dim"), ("vs-reconstructed", known.reconstructed, "bad"))
    return [
        (line, style)
        for code, fields, style in words
        if fields
        for line in _wrapped(f"{entry}{terminal.say(code, [('fields', _fields(terminal, fields))])}", width)
    ]


def _fields(terminal: Terminal, fields: Sequence[str]) -> str:
    return ", ".join(terminal.say("vs-field", [("field", field)]) for field in fields)


def _room(terminal: Terminal, room: Room, known: Provenance) -> list[list[Span]]:
    """The picture on the left, the facts on the right."""
    say, width = terminal.say, terminal.width - _PICTURE
    stack = say("vs-backs", [("a", room.backs[0]), ("b", room.backs[1])]) if room.premier else say("vs-basic")
    sizes = say("vs-copies", [("size", room.size), ("copies", room.copies)])
    tracks: list[tuple[str, Words]] = [
        ("population", room.population),
        ("revenue", room.revenue),
        ("fame", room.fame),
    ]
    said = [
        f"{room.id}: {say('vs-belongs', [('colour', room.colour)])}, {sizes}, {stack}",
        f"{say('vs-from', [('price', room.price)])}, {say('vs-preview-build', tracks)}",
    ]
    if room.needs:
        said.append(say("vs-needs-rooms", [("rooms", room.needs)]))
    if room.meets:
        said.append(say("vs-room-meets", [("rooms", room.meets)]))
    facts: list[Span] = [(_name(terminal, room), "bold")]
    facts += [(line, "") for text in said for line in _wrapped(text, width)]
    facts += _doubts(terminal, known, width)
    drawing: list[Span] = [(line.ljust(_PICTURE), "") for line in picture.room(room)]
    return [list(line) for line in zip_longest(drawing, facts, fillvalue=_BLANK)]


def _name(terminal: Terminal, room: Room) -> str:
    """The name as the language has it; of a room of another set as its file has it."""
    said = terminal.say("vs-room", [("room", room.id)])
    return room.name if said == room.id else said


def _wrapped(text: str, width: int) -> list[str]:
    return wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)
