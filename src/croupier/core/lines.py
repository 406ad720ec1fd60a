"""Lines of text on a terminal: how many columns they take, and where they go on below."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from unicodedata import category, east_asian_width

from croupier.core.rules import Span

#: What a board has unless told otherwise, and the least it is laid out for.
WIDTH, NARROWEST = 80, 40
#: Below this many columns a board leaves out what its reader can do without.
NARROW = 64


def columns(text: str) -> int:
    """The columns a text takes: two for wide signs, none for those that stand on another.

    >>> columns("Άννα"), columns("安"), columns("e\u0301")
    (4, 2, 1)
    """
    if text.isascii():
        return len(text)
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(sign) in ("W", "F") else 1


def clipped(text: str, width: int) -> str:
    """As much of a text as fits, with … where it was cut.

    >>> clipped("Blue Lagoon", 6)
    'Blue …'
    """
    if columns(text) <= width:
        return text
    kept = ""
    for sign in text:
        if columns(kept + sign) >= width:
            break
        kept += sign
    return f"{kept}…"


def left(text: str, width: int) -> str:
    """A text at the left of so many columns, cut if it is longer."""
    found = clipped(text, width)
    return found + " " * (width - columns(found))


def right(text: str, width: int) -> str:
    """A text at the right of so many columns, cut if it is longer."""
    found = clipped(text, width)
    return " " * (width - columns(found)) + found


def flow(head: Sequence[Span], spans: Iterable[Span], indent: int, width: int) -> list[list[Span]]:
    """A line that goes on below, indented, where a part would not fit any more."""
    lines = [list(head)]
    used = sum(columns(text) for text, _ in head)
    for text, style in spans:
        if used > indent and used + columns(text.rstrip(" ")) > width:
            lines.append([(" " * indent, "")])
            used = indent
        if used == indent and len(lines) > 1 and not text.strip(" "):
            continue
        fitting = clipped(text.rstrip(" "), width - used)
        blanks = min(columns(text) - columns(text.rstrip(" ")), width - used - columns(fitting))
        lines[-1].append((fitting + " " * blanks, style))
        used += columns(fitting) + blanks
    return lines


def wrapped(text: str, width: int) -> list[str]:
    """A sentence in lines of at most `width`; those below the first stand two columns further in.

    >>> wrapped("  Ann rolls 1 1 2", 12)
    ['  Ann rolls', '    1 1 2']
    """
    return ["".join(part for part, _ in line).rstrip() for line in folded([(text, "")], width)]


def folded(line: Sequence[Span], width: int) -> list[list[Span]]:
    """A styled line in lines of at most `width`, broken between words, the further ones indented."""
    if sum(columns(text) for text, _ in line) <= width:
        return [list(line)]
    whole = "".join(text for text, _ in line)
    start = len(whole) - len(whole.lstrip(" "))
    indent = min(start + 2, width // 2)
    words = [(word, style) for text, style in line for word in re.split("( +)", text) if word]
    parts = [(part, style) for word, style in words for part in _parts(word, width - indent)]
    return flow([], parts, indent, width)


def _parts(word: str, width: int) -> list[str]:
    """A word, in parts where no line has room for it: nothing of a file's name is lost."""
    found = [""]
    for sign in word:
        if columns(found[-1] + sign) > width:
            found.append("")
        found[-1] += sign
    return found
