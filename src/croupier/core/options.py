"""Options of a game: what may be set, to what, and how a text is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from croupier.core.errors import InvalidOption, clip

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its default and all allowed values; None: a text the game checks itself."""

    name: str
    default: Value
    allowed: tuple[Value, ...] | None
    #: The clause of the rules page that says what it does.
    clause: str
    #: True: on the command line the value is a file's name and stands for its content.
    file: bool = False


def text(value: Value) -> str:
    """The value as it stands in records and on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read(option: Option, given: Value) -> Value:
    """The option's value from Python or from a text; raises `InvalidOption`."""
    if option.allowed is None:
        return given
    for value in option.allowed:
        if (type(value) is type(given) and value == given) or (
            isinstance(given, str) and text(value) == given
        ):
            return value
    allowed = listed(map(text, option.allowed))
    raise InvalidOption(
        f"option {option.name} cannot be {clip(text(given))} here: allowed {allowed} [{option.clause}]"
    )


def settle(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """All options with their values, defaults filled in, sorted by name."""
    names = {option.name for option in options}
    for name in given:
        if name not in names:
            known = f"options are {listed(sorted(names))}" if names else "the game has none"
            raise InvalidOption(f"there is no option {clip(name)} here: {known}")
    return {
        option.name: read(option, given.get(option.name, option.default))
        for option in sorted(options, key=lambda option: option.name)
    }


def listed(words: Iterable[str]) -> str:
    """The words as a list for a sentence: `a, b or c`."""
    *most, last = [*words]
    return f"{', '.join(most)} or {last}" if most else last
