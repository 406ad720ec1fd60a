"""The events of Rolling Cubes, each with its one canonical text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from croupier.core.errors import InvalidAction
from croupier.core.lot import Start as Start
from croupier.core.rules import Event, Refusal
from croupier.games.rollingcubes.dice import PLACE, WHOLE, arranged, spaced
from croupier.games.rollingcubes.equation import Equation, Misread, read
from croupier.games.rollingcubes.rows import ROWS


@dataclass(frozen=True, slots=True)
class Roll(Event):
    """Chance: the dice from the cup (`roll 1 3 5 5 0 2 4 8 + - x :`)."""

    dice: str

    def __str__(self) -> str:
        return f"roll {spaced(self.dice)}"


@dataclass(frozen=True, slots=True)
class Equate(Event):
    """An equality, in the solitaire with its row (`equate 5x8=40`, `equate blue 5x8=40`)."""

    equation: Equation
    row: str | None = None

    def __str__(self) -> str:
        return f"equate {self.equation}" if self.row is None else f"equate {self.row} {self.equation}"


@dataclass(frozen=True, slots=True)
class Decline(Event):
    """No equality (`decline`)."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Answer(Event):
    """RC §5.1 An equality or none, where answers can be secret; the same texts as the open ones."""

    secret: ClassVar[bool] = True

    equation: Equation | None

    def __str__(self) -> str:
        return "decline" if self.equation is None else f"equate {self.equation}"

    def public(self) -> str:
        """The same for every answer, also for none."""
        return "equate ?"


@dataclass(frozen=True, slots=True)
class Rethrow(Event):
    """RC §8.2 Dice to be thrown again (`rethrow 5 7 :`)."""

    dice: str

    def __str__(self) -> str:
        return f"rethrow {spaced(self.dice)}"


@dataclass(frozen=True, slots=True)
class Strike(Event):
    """RC §8.2 A row is filled with 0 (`strike blue`)."""

    row: str

    def __str__(self) -> str:
        return f"strike {self.row}"


CubesEvent: TypeAlias = Start | Roll | Equate | Decline | Answer | Rethrow | Strike


def parse(text: str, *, secret: bool) -> CubesEvent:
    """The event of a text; only the canonical text is read. `secret`: answers can be secret."""
    try:
        event = _parse(text, secret)
    except Misread as misread:
        refusal = misread.refusal
        facts = "".join(f", {name} {value}" for name, value in refusal.args)
        words = refusal.code.removeprefix("rc-").replace("-", " ")
        raise InvalidAction(text, f"{words}{facts} [{refusal.clause}]", refusal) from None
    if event is None or str(event) != text:
        raise InvalidAction(
            text,
            "an event is equate, decline, rethrow, strike, roll or start as in `equate 5x8=40`",
            Refusal("rc-unreadable", "RC §2.1"),
        )
    return event


def _parse(text: str, secret: bool) -> CubesEvent | None:
    verb, _, rest = text.partition(" ")
    match verb:
        case "decline":
            return Answer(None) if secret else Decline()
        case "equate":
            return _equate(rest, secret)
        case "strike" if rest in ROWS:
            return Strike(rest)
        case "rethrow" | "roll":
            dice = _dice(rest)
            if dice is None:
                return None
            return Rethrow(dice) if verb == "rethrow" else Roll(dice)
        case "start" if len(rest) == 1 and rest in "123456":
            return Start(int(rest) - 1)
        case _:
            return None


def _equate(text: str, secret: bool) -> CubesEvent:
    row, blank, rest = text.partition(" ")
    if row in ROWS and blank:
        return Equate(read(rest), row)
    equation = read(text)
    return Answer(equation) if secret else Equate(equation)


def _dice(text: str) -> str | None:
    faces = text.split(" ", WHOLE)
    if len(faces) > WHOLE or not all(face in PLACE for face in faces):
        return None
    return arranged(faces)
