"""The one option: the set of components that is played with, shipped or read from a file."""

from __future__ import annotations

import json
import re

from croupier.core.options import Option, Value
from croupier.games.showdown.load import read, shipped, shipped_as
from croupier.games.showdown.rooms import Components
from croupier.games.showdown.tables import InvalidSet

#: A set as a record holds it: its sha256, and its text unless it is the shipped one.
_RECORDED = re.compile(r'sha256:([0-9a-f]{64})(?: (".*"))?')


def options(seats: int) -> tuple[Option, ...]:
    """The set of components: the shipped one, or the content of a set file."""
    return (Option("set", "shipped", None, "VS §1", file=True),)


def components(value: Value) -> Components:
    """The set a text means: `shipped`, the content of a set file, or what a record holds."""
    if not isinstance(value, str):
        raise InvalidSet("file", "a set is the text of a set file")
    if value == "shipped":
        return shipped()
    recorded = _RECORDED.fullmatch(value)
    if recorded is None:
        return read(value)
    digest, text = recorded.groups()
    found = (shipped_as(digest) or shipped()) if text is None else read(_unquoted(text))
    if found.sha256 != digest:
        raise InvalidSet("file", f"its sha256 is {found.sha256}, not {digest}")
    return found


def _unquoted(text: str) -> str:
    try:
        found = json.loads(text)
    except json.JSONDecodeError:
        raise InvalidSet("file", "behind the sha256 belongs the set as one JSON string") from None
    assert isinstance(found, str)
    return found
