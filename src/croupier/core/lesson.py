"""A lesson: a first game that teaches, as data. Every step is a real move by the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.core.options import Value
from croupier.core.rules import Seat

#: What is wanted where the newcomer is to ask for dice.
ROLL = "roll"
#: The seat from which the newcomer looks.
NEWCOMER: Seat = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One thing to read and, mostly, one thing to do."""

    #: The message that is read.
    says: str
    #: Where it begins: the table is set up anew by these lines; None: where the step before it ended.
    before: str | None = None
    #: What leads on: an event, all events of a verb, or `ROLL`. Nothing: reading is enough.
    wants: tuple[str, ...] = ()
    #: The message for another legal event; the step may be tried again.
    instead: str = ""
    #: What follows by itself: chance and the other seats.
    then: str = ""

    def leads_on(self, event: str) -> bool:
        """Whether this event, in its canonical text, is what the step wants."""
        return event in self.wants or event.split(" ", 1)[0] in self.wants


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """Some steps at a table with its seats and options."""

    name: str
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody does at the table of a lesson; seat None: chance."""

    seat: Seat | None
    text: str


def lines(text: str) -> list[Line]:
    """Lines as records have them: `* roll 1 1 3`, `2 place 3`.

    >>> lines("* roll 1 3\\n2 place 3")
    [Line(seat=None, text='roll 1 3'), Line(seat=1, text='place 3')]
    """
    found = []
    for line in filter(None, map(str.strip, text.splitlines())):
        who, _, event = line.partition(" ")
        found.append(Line(None if who == "*" else int(who) - 1, event))
    return found
