"""The messages of one language, each parsed when it is first said."""

from __future__ import annotations

import re
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

#: Where a message (`name =`) or a term (`-name =`) begins; all that belongs to it is indented or in braces.
_BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE | re.ASCII)


def entries(source: str) -> dict[str, str]:
    """The messages and terms of a catalogue by their names, as they are written.

    >>> entries("# Greetings\\nhello = Hello\\n    there\\n-name = Croupier\\n")
    {'hello': 'hello = Hello\\n    there\\n', '-name': '-name = Croupier\\n'}
    """
    found = [*_BEGINS.finditer(source)]
    ends = [one.start() for one in found[1:]] + [len(source)]
    return {one[1]: source[one.start() : end] for one, end in zip(found, ends, strict=True)}


class Catalogue(FluentBundle):
    """A bundle that parses no more than is said.

    Fluent's parser needs half a second for all messages of a language; a command says a few of them.
    """

    def __init__(self, language: str, sources: Iterable[str], functions: dict[str, object]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        self._written: dict[str, str] = {}
        for source in sources:
            # As in any bundle, the first of two messages with one name counts.
            self._written = entries(source) | self._written

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, parsed or not."""
        return message_id in self._written

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What Fluent asks for every message, and for all that it refers to."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self._written:
            self.add_resource(FluentResource(self._written[name]))
        return super()._lookup(entry_id, term)
