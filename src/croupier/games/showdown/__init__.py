"""Vegas Showdown (2005): auction, rooms and the best hotel on the strip."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from croupier.core.options import Option, Value
from croupier.core.rules import Mark, Rules
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.load import read, shipped
from croupier.games.showdown.marks import marks_of
from croupier.games.showdown.rooms import Components
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.standing import Standing, standing_of
from croupier.games.showdown.tables import InvalidSet
from croupier.games.showdown.views import View

#: A set as a record holds it: its sha256, and its text unless it is the shipped one.
_RECORDED = re.compile(r'sha256:([0-9a-f]{64})(?: (".*"))?')


def options(name: str, seats: int) -> tuple[Option, ...]:
    """The set of components: the shipped one, or the content of a set file."""
    return (Option("set", "shipped", None, "VS §1", file=True),)


def make(name: str, seats: int, values: Mapping[str, Value]) -> Rules[Any, Any, Any]:
    """The rules with a set of components."""
    return Showdown(components(values["set"]), seats)


def standing(rules: Rules[Any, Any, Any], view: View) -> Standing:
    """This turn's cards, why lots are closed, and how each seat would fare if the game ended now."""
    assert isinstance(rules, Showdown)
    return standing_of(rules.box, view)


def marks(rules: Rules[Any, Any, Any], view: View, event: ShowdownEvent) -> tuple[Mark, ...]:
    """Doors that meet, walls and ways of a room about to be laid; what is wrong with a renovated sheet."""
    assert isinstance(rules, Showdown)
    return marks_of(rules.box, view, event)


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
    found = shipped() if text is None else read(_unquoted(text))
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
