"""The events of Las Vegas Royale, each with its one canonical text; `notation` reads them back.

The lot, a roll and a placement are those of the elder editions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from croupier.core.rules import Event
from croupier.games.lasvegas.events import Place, Roll, Start

#: The rewards of Handicap, as they are written.
Slot: TypeAlias = Literal["chip", "30", "move"]


def kind(biggy: bool) -> str:
    """A die's kind, as it is written."""
    return "biggy" if biggy else "small"


def words(*parts: object) -> str:
    """The parts as words, tuples as several."""
    flat = [word for part in parts for word in (part if isinstance(part, tuple) else (part,))]
    return " ".join(map(str, flat))


# Chance


@dataclass(frozen=True, slots=True)
class Pair(Event):
    """Chance: two bills that will lie at one casino (`pair 90 60`)."""

    high: int
    low: int

    def __str__(self) -> str:
        return f"pair {self.high} {self.low}"


@dataclass(frozen=True, slots=True)
class Reserve(Event):
    """Chance: the bills for rounds 2 and 3; the others are the bank (`reserve 30 30 40 ...`)."""

    bills: tuple[int, ...]

    def __str__(self) -> str:
        return words("reserve", self.bills)


@dataclass(frozen=True, slots=True)
class Lay(Event):
    """Chance: a tile lies at a casino with this side up (`tile 2 A1`)."""

    casino: int
    side: str

    def __str__(self) -> str:
        return f"tile {self.casino} {self.side}"


@dataclass(frozen=True, slots=True)
class Neutral(Event):
    """Chance: the neutral player's dice lie on their casinos (`neutral 1 1 2 3 4 6 6 b5`)."""

    small: tuple[int, ...]
    big: int

    def __str__(self) -> str:
        return words("neutral", self.small, f"b{self.big}")


@dataclass(frozen=True, slots=True)
class Black(Event):
    """Chance: the two black dice (`black 3 5`)."""

    low: int
    high: int

    @property
    def sum(self) -> int:
        """What they show together."""
        return self.low + self.high

    @property
    def faces(self) -> tuple[int, ...]:
        """What each shows, rising."""
        return self.low, self.high

    def __str__(self) -> str:
        return f"black {self.low} {self.high}"


# A turn


@dataclass(frozen=True, slots=True)
class Pass(Event):
    """A chip is paid and all dice come back to hand (`pass`)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Power(Event):
    """A die in hand is turned and placed by the Power Play token (`power biggy 6`)."""

    biggy: bool
    value: int

    def __str__(self) -> str:
        return f"power {kind(self.biggy)} {self.value}"


@dataclass(frozen=True, slots=True)
class Decline(Event):
    """What may be done is not done (`decline`)."""

    def __str__(self) -> str:
        return "decline"


# The tiles


@dataclass(frozen=True, slots=True)
class Hide(Event):
    """Tokens go into the fist (`hide 2`); secret until the guess."""

    secret: ClassVar[bool] = True
    tokens: int

    def public(self) -> str:
        """How many they are is not told."""
        return "hide ?"

    def __str__(self) -> str:
        return f"hide {self.tokens}"


@dataclass(frozen=True, slots=True)
class Guess(Event):
    """So many are said to be in the fist (`guess 3`)."""

    tokens: int

    def __str__(self) -> str:
        return f"guess {self.tokens}"


@dataclass(frozen=True, slots=True)
class Stop(Event):
    """The reward of the space is taken (`stop`)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Higher(Event):
    """The next sum is said to be higher (`higher`)."""

    def __str__(self) -> str:
        return "higher"


@dataclass(frozen=True, slots=True)
class Lower(Event):
    """The next sum is said to be lower (`lower`)."""

    def __str__(self) -> str:
        return "lower"


@dataclass(frozen=True, slots=True)
class Add(Event):
    """Black dice are added to the casinos they show (`add none`, `add 3`, `add 3 5`)."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return words("add", self.faces or "none")


@dataclass(frozen=True, slots=True)
class Bar(Event):
    """The bar goes to a casino, 0: it stays (`bar 4`, `bar stay`)."""

    casino: int

    def __str__(self) -> str:
        return f"bar {self.casino or 'stay'}"


@dataclass(frozen=True, slots=True)
class Knock(Event):
    """A die goes from hand to the bar (`knock small`)."""

    biggy: bool

    def __str__(self) -> str:
        return f"knock {kind(self.biggy)}"


@dataclass(frozen=True, slots=True)
class Block(Event):
    """A group of grey dice goes to a casino (`block 3 5`: three dice, casino 5)."""

    group: int
    casino: int

    def __str__(self) -> str:
        return f"block {self.group} {self.casino}"


@dataclass(frozen=True, slots=True)
class Relieve(Event):
    """A grey die leaves a casino for a slot (`handicap 4 chip`)."""

    casino: int
    slot: Slot

    def __str__(self) -> str:
        return f"handicap {self.casino} {self.slot}"


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """A die in hand is turned and placed without activating (`turn small 6`)."""

    biggy: bool
    value: int

    def __str__(self) -> str:
        return f"turn {kind(self.biggy)} {self.value}"


@dataclass(frozen=True, slots=True)
class Back(Event):
    """A die on a casino comes back to hand (`back 3 small`)."""

    casino: int
    biggy: bool

    def __str__(self) -> str:
        return f"back {self.casino} {kind(self.biggy)}"


@dataclass(frozen=True, slots=True)
class Split(Event):
    """The tokens of the Black Box in two piles (`split 60 20 0 / 20 0 0`); secret until one is taken."""

    secret: ClassVar[bool] = True
    first: tuple[int, ...]
    second: tuple[int, ...]

    def public(self) -> str:
        """Only the sizes are seen."""
        return f"split {len(self.first)} {len(self.second)} ?"

    def __str__(self) -> str:
        return words("split", self.first, "/", self.second)


@dataclass(frozen=True, slots=True)
class Pile(Event):
    """The winner takes pile 1 or 2 (`pile 2`)."""

    number: int

    def __str__(self) -> str:
        return f"pile {self.number}"


@dataclass(frozen=True, slots=True)
class Double(Event):
    """Own dice go from the casino to Double Down (`double 2`, `double biggy`, `double 2 biggy`)."""

    small: int
    biggy: bool

    def __str__(self) -> str:
        return words("double", *([self.small] if self.small else []), *(["biggy"] if self.biggy else []))


@dataclass(frozen=True, slots=True)
class Nice(Event):
    """A die goes to the space of its value (`nice 5 biggy`)."""

    value: int
    biggy: bool

    def __str__(self) -> str:
        return f"nice {self.value} {kind(self.biggy)}"


@dataclass(frozen=True, slots=True)
class Use(Event):
    """One of the two black values is used (`use 4`)."""

    value: int

    def __str__(self) -> str:
        return f"use {self.value}"


@dataclass(frozen=True, slots=True)
class Activate(Event):
    """My Choice activates another tile (`activate C1`)."""

    side: str

    def __str__(self) -> str:
        return f"activate {self.side}"


@dataclass(frozen=True, slots=True)
class Gold(Event):
    """A die goes from hand to the gold space (`gold small`)."""

    biggy: bool

    def __str__(self) -> str:
        return f"gold {kind(self.biggy)}"


ChanceEvent: TypeAlias = Start | Pair | Reserve | Lay | Neutral | Roll | Black
TurnEvent: TypeAlias = Place | Pass | Power
#: What answers a tile's question.
Answer: TypeAlias = (
    Decline
    | Hide
    | Guess
    | Stop
    | Higher
    | Lower
    | Add
    | Bar
    | Knock
    | Block
    | Relieve
    | Turn
    | Back
    | Split
    | Pile
    | Double
    | Nice
    | Use
    | Activate
    | Gold
)
RoyaleEvent: TypeAlias = ChanceEvent | TurnEvent | Answer
