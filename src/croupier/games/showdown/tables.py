"""Typed reading of one table of a set file; whatever is wrong is said with the entry's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from croupier.core.errors import InvalidOption, clip
from croupier.games.showdown.rooms import Provenance

#: Fields that say where values come from, and are no values themselves.
_ABOUT = ("sourced", "likely", "reconstructed", "sources", "notes", "likely-spaces", "reconstructed-spaces")

W = TypeVar("W", bound=str)


class InvalidSet(InvalidOption):
    """A set file that is wrong: which entry, why, and the clause it offends."""

    def __init__(self, entry: str, reason: str, clause: str = "VS §1") -> None:
        self.entry = entry
        self.reason = reason
        self.clause = clause
        super().__init__(f"set: {entry}: {reason} [{clause}]")


class TableReader:
    """Takes the fields of one table, each once, and finds what is missing or left over."""

    def __init__(self, entry: str, table: object, clause: str) -> None:
        self.entry = entry
        self.clause = clause
        if not isinstance(table, dict):
            raise self.wrong("must be a table")
        self._fields: dict[str, object] = dict(table)
        self._values: list[str] = []

    def wrong(self, reason: str, clause: str = "") -> InvalidSet:
        """The error that names this entry."""
        return InvalidSet(self.entry, reason, clause or self.clause)

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self._take(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(f"{key} must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        """true or false."""
        value = self._take(key)
        if not isinstance(value, bool):
            raise self.wrong(f"{key} must be true or false, not {shown(value)}")
        return value

    def text(self, key: str, longest: int = 60) -> str:
        """A short text on one line."""
        value = self._take(key)
        if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= longest:
            raise self.wrong(f"{key} must be a text of 1 to {longest} characters, not {shown(value)}")
        return value

    def word(self, key: str, allowed: Sequence[W]) -> W:
        """One of the allowed words."""
        return self._one_of(key, self._take(key), allowed)

    def words(self, key: str, allowed: Sequence[W]) -> tuple[W, ...]:
        """A list of allowed words."""
        return tuple(self._one_of(key, value, allowed) for value in self._list(key))

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers from low to high."""
        found = []
        for value in self._list(key):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.wrong(f"{key} must hold whole numbers from {low} to {high}, not {shown(value)}")
            found.append(value)
        return tuple(found)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        found = []
        for value in self._list(key):
            if not isinstance(value, str):
                raise self.wrong(f"{key} must hold texts, not {shown(value)}")
            found.append(value)
        return tuple(found)

    def inner(self, key: str) -> TableReader:
        """A table inside this one."""
        return TableReader(f"{self.entry}: {key}", self._take(key), self.clause)

    def part(self, key: str, clause: str) -> TableReader:
        """A table of the file itself, which goes by its own name."""
        return TableReader(key, self._take(key), clause)

    def tables(self, key: str) -> list[dict[str, object]]:
        """A list of tables."""
        found = []
        for value in self._list(key):
            if not isinstance(value, dict):
                raise self.wrong(f"{key} must hold tables, not {shown(value)}")
            found.append(value)
        return found

    def keys(self) -> tuple[str, ...]:
        """The names of the fields not yet taken."""
        return tuple(self._fields)

    def has(self, key: str) -> bool:
        """Whether an optional field is there."""
        return key in self._fields

    def nothing_left(self) -> None:
        """Refuses fields nobody has asked for."""
        if self._fields:
            raise self.wrong(f"has no field {clip(sorted(self._fields)[0])}")

    def provenance(self, sources: Sequence[str]) -> Provenance:
        """Reads where the values come from: every value taken so far in one list, no other name."""
        values = tuple(self._values)
        sourced = self.texts("sourced")
        likely = self.texts("likely") if self.has("likely") else ()
        reconstructed = self.texts("reconstructed")
        cited = self.words("sources", sources)
        notes = self.text("notes", 500) if self.has("notes") else ""
        self.nothing_left()
        named = sourced + likely + reconstructed
        for value in values:
            if named.count(value) != 1:
                raise self.wrong(f"{value} must stand once in sourced, likely or reconstructed")
        for value in named:
            if value not in values:
                raise self.wrong(
                    f"sourced, likely or reconstructed names {clip(value)}, which is no field here"
                )
        return Provenance(self.entry, sourced, likely, reconstructed, cited, notes)

    def _take(self, key: str) -> object:
        if key not in self._fields:
            raise self.wrong(f"{key} is missing")
        if key not in (*_ABOUT, "id"):
            self._values.append(key)
        return self._fields.pop(key)

    def _list(self, key: str) -> list[object]:
        value = self._take(key)
        if not isinstance(value, list) or len(value) > 200:
            raise self.wrong(f"{key} must be a list, not {shown(value)}")
        return value

    def _one_of(self, key: str, value: object, allowed: Sequence[W]) -> W:
        for word in allowed:
            if value == word:
                return word
        raise self.wrong(f"{key} must be one of {', '.join(allowed)}, not {shown(value)}")


def shown(value: object) -> str:
    """A value quoted for an error message."""
    return clip(value) if isinstance(value, str) else clip(str(value)).strip("'\"")
