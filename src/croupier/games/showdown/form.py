"""The outer form of a set file, checked before it is parsed: whoever wrote it, reading it takes a moment.

The parser's work grows with the square of the parts of a dotted key, and Python's with the square of a
number's digits. The bounds look at plain lines, not at what they mean: no quote or comment gets around them.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from croupier.games.showdown.tables import InvalidSet

LONGEST_TEXT = 100_000
MOST_LINES = 4_000
LONGEST_LINE = 2_000
#: On one line; a key never goes on over its end.
MOST_DOTS = 20
#: A name or a number.
LONGEST_WORD = 100

_LONG_WORD = re.compile(rf"\w{{{LONGEST_WORD + 1}}}")
_SURROGATE = re.compile("[\ud800-\udfff]")


def parse(text: str) -> dict[str, Any]:
    """The set file as TOML gives it; raises `InvalidSet` for one that is too much, or no TOML."""
    if len(text) > LONGEST_TEXT:
        raise InvalidSet("file", f"is longer than {LONGEST_TEXT} characters")
    if _SURROGATE.search(text):
        raise InvalidSet("file", "has half of a character")
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise InvalidSet("file", f"has more than {MOST_LINES} lines")
    for number, line in enumerate(lines, 1):
        _check_line(f"line {number}", line)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidSet("file", f"is no TOML: {error}") from None
    except RecursionError:
        raise InvalidSet("file", "has lists or tables nested far too deep") from None


def _check_line(where: str, line: str) -> None:
    if len(line) > LONGEST_LINE:
        raise InvalidSet(where, f"is longer than {LONGEST_LINE} characters")
    if line.count(".") > MOST_DOTS:
        raise InvalidSet(where, f"has more than {MOST_DOTS} dots")
    if _LONG_WORD.search(line):
        raise InvalidSet(where, f"has a name or number of more than {LONGEST_WORD} characters")
