"""The events of Las Vegas, each with its one canonical text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import TypeAlias

from croupier.core.errors import InvalidAction
from croupier.core.lot import Start as Start
from croupier.core.rules import Event, Refusal


@dataclass(frozen=True, slots=True)
class Bill(Event):
    """Chance: a bill is turned up beside a casino (`bill 3 60`, `bill bandit 80`)."""

    casino: int
    value: int

    def __str__(self) -> str:
        return f"bill {place_name(self.casino)} {self.value}"


@dataclass(frozen=True, slots=True)
class Neutral(Event):
    """Chance: the neutral dice left over are rolled and lie on their casinos (`neutral 2 5`)."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["neutral", *map(str, self.faces)])


@dataclass(frozen=True)
class Roll(Event):
    """Chance: a seat's dice, small ones, the Biggie (0: none), neutral ones (`roll 1 3 b4 / 2 6`).

    It keeps what is asked of it again and again, so it has no slots, and is rebuilt when unpickled.
    """

    small: tuple[int, ...]
    big: int
    neutral: tuple[int, ...]

    @cached_property
    def values(self) -> list[int]:
        """The values that can be chosen, rising."""
        return sorted({*self.small, self.big, *self.neutral} - {0})

    @cached_property
    def places(self) -> list[LasVegasEvent]:
        """A placement for each of them."""
        return [PLACES[value] for value in self.values]

    @cached_property
    def counts(self) -> tuple[tuple[int, int, int], ...]:
        """How many small, big and neutral dice show each value, from 1."""
        return tuple((self.small.count(v), int(self.big == v), self.neutral.count(v)) for v in range(1, 7))

    def count(self, value: int) -> tuple[int, int, int]:
        """How many small, big and neutral dice show a value."""
        return self.counts[value - 1]

    def __reduce__(self) -> tuple[type[Roll], tuple[tuple[int, ...], int, tuple[int, ...]]]:
        return Roll, (self.small, self.big, self.neutral)

    def __str__(self) -> str:
        words = ["roll", *map(str, self.small)]
        if self.big:
            words.append(f"b{self.big}")
        if self.neutral:
            words += ["/", *map(str, self.neutral)]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Place(Event):
    """All dice of a value go to its casino, or to the bandit (`place 3`, `place 3 bandit`)."""

    value: int
    bandit: bool = False

    def __str__(self) -> str:
        return f"place {self.value} bandit" if self.bandit else f"place {self.value}"


LasVegasEvent: TypeAlias = Start | Bill | Neutral | Roll | Place

#: The seventh casino's number.
BANDIT = 7
PLACES = {value: Place(value) for value in range(1, 7)}
BANDIT_PLACES = {value: Place(value, bandit=True) for value in range(1, 7)}


@lru_cache(maxsize=8192)
def roll_event(small: tuple[int, ...], big: int, neutral: tuple[int, ...]) -> Roll:
    """The roll of these dice; frequent ones are made once."""
    return Roll(small, big, neutral)


@cache
def bill_event(casino: int, value: int) -> Bill:
    """The one bill event of a casino and a value."""
    return Bill(casino, value)


def place_name(casino: int) -> str:
    """The casino's number, or the bandit's name."""
    return "bandit" if casino == BANDIT else str(casino)


def parse(text: str) -> LasVegasEvent:
    """The event of a text; only the canonical text is read."""
    event = _parse(text)
    if event is None or str(event) != text:
        raise InvalidAction(
            text,
            "an event is place N, place N bandit, roll, bill, neutral or start as in `roll 1 3 b4 / 2 6`",
            Refusal("lv-unreadable", "LV12 §3.2"),
        )
    return event


def _parse(text: str) -> LasVegasEvent | None:
    match text.split(" "):
        case ["place", value] if value in _FACES:
            return PLACES[_FACES[value]]
        case ["place", value, "bandit"] if value in _FACES:
            return BANDIT_PLACES[_FACES[value]]
        case ["roll", *words]:
            return _roll(words)
        case ["neutral", *words] if words and (faces := _faces(words)) is not None:
            return Neutral(faces)
        case ["bill", casino, value] if _number(value) and casino in ("1", "2", "3", "4", "5", "6", "bandit"):
            return Bill(BANDIT if casino == "bandit" else int(casino), int(value))
        case ["start", seat] if seat in _FACES:
            return Start(_FACES[seat] - 1)
        case _:
            return None


_FACES = {str(face): face for face in range(1, 7)}


def _number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3


def _faces(words: Sequence[str]) -> tuple[int, ...] | None:
    """Faces in rising order, or None."""
    if len(words) > 16 or not all(word in _FACES for word in words):
        return None
    faces = tuple(_FACES[word] for word in words)
    return faces if list(faces) == sorted(faces) else None


def _roll(words: list[str]) -> Roll | None:
    slash = words.index("/") if "/" in words else len(words)
    own, rest = words[:slash], words[slash + 1 :]
    big = 0
    if own and own[-1][:1] == "b" and own[-1][1:] in _FACES:
        big = _FACES[own.pop()[1:]]
    small, neutral = _faces(own), _faces(rest)
    if small is None or neutral is None or not (small or big or neutral):
        return None
    return Roll(small, big, neutral)
