"""What every side of a tile has: its record, what it does, what it asks, and how its verbs are read.

A side has a file of its own, named after its code, with all there is to know about it; what a side does not
have is a default here. Records are values: they hold what lies on a tile or what is owed, and nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, Self, TypeAlias, TypeVar

from croupier.core.game import Say
from croupier.core.rules import Effect, Event, Preview, Seat, Span
from croupier.games.royale.effects import TileDice

if TYPE_CHECKING:
    from croupier.games.lasvegas.events import Roll
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State
    from croupier.games.royale.view import View

#: Small dice and Biggies.
Dice: TypeAlias = tuple[int, int]
NO_DICE: Dice = (0, 0)


class Pay(NamedTuple):
    """A reward as it is paid: one bill, or chips."""

    money: int
    chips: int


class Odds(NamedTuple):
    """In how many of all equally likely cases something happens."""

    right: int
    of: int


class Stakes:
    """What a question is about, for everybody to see; a side's own stakes stand with it."""

    __slots__ = ()


class Activation(NamedTuple):
    """LVR §3.4 Who activates a tile, and where: with dice just placed there, and the roll still in hand."""

    seat: Seat
    casino: int
    placed: Dice = NO_DICE
    left: Roll | None = None


class Side:
    """A side in play: a record of the tokens, dice and markers on it; seats are -1 where nobody is meant."""

    __slots__ = ()

    code: ClassVar[str]
    title: ClassVar[str]
    #: LVR §3.4 Whether dice that come activate it; others wait for the end of the round.
    activates: ClassVar[bool] = True
    #: LVR E1 The casino it bars; 0: none.
    barred: int = 0
    #: LVR B1 The casinos where it adds a die, and for whom.
    added: tuple[int, ...] = ()
    seat: Seat = -1

    @classmethod
    def fresh(cls, seats: int) -> Self:
        """LVR §2.4 The side as it is laid."""
        return cls()

    def set_up(self, state: State) -> State:
        """LVR §2.4 What comes onto the casinos when it is laid."""
        return state

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR §3.4 What it does when it is activated."""
        return state

    def payments(self) -> Iterator[tuple[Seat, int]]:
        """LVR §4.1 (5) What it pays at the end of a round, to whom."""
        yield from ()

    def told_first(self) -> Iterator[Effect]:
        """What is told of it at the end of a round before it pays."""
        yield from ()

    def on_tile(self) -> dict[Seat, Dice]:
        """Each seat's dice on it."""
        return {}

    def told(self, before: Self) -> Iterator[Effect]:
        """What changed on it, for people to watch."""
        old, new = before.on_tile(), self.on_tile()
        for seat in sorted({*old, *new}):
            small, big = new.get(seat, NO_DICE)
            if (small, big) != old.get(seat, NO_DICE):
                yield TileDice(side=self.code, seat=seat, small=small, big=big)

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """What lies on it, as text."""
        return []

    def fault(self, seats: int) -> str:
        """What is wrong with a record from outside, at a table of so many seats."""
        return ""


class Answer(Event):
    """What a seat answers to a tile's question."""

    __slots__ = ()

    #: The word it begins with.
    verb: ClassVar[str]

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The answer of the words behind the verb; raises `ValueError` or `LookupError`."""
        if words:
            raise ValueError(words)
        return cls()

    @property
    def casinos(self) -> tuple[int, ...]:
        """The casinos that dice enter or leave by it."""
        return ()


A = TypeVar("A", bound=Event)


class Asked(Generic[A]):
    """What a seat sees of something that is owed in the middle of a turn or a payout."""

    __slots__ = ()

    #: Of a side its clause is its code: `LVR A1`.
    clause: ClassVar[str]
    #: What answers it; nothing where the black dice are rolled.
    verbs: ClassVar[tuple[type[Event], ...]] = ()
    #: Who owes the answer, or asks for the black dice.
    seat: Seat

    @property
    def code(self) -> str:
        """The code of the side that asks; of what several sides ask, no code of a side."""
        return self.clause.removeprefix("LVR ")

    def preview(self, event: A) -> Preview | None:
        """What an answer brings if that is not seen by trying it; None: try it."""
        return None

    def stakes(self, rules: Royale, view: View) -> Stakes | None:
        """What is at stake, as everybody may know it; None: only what each answer would bring."""
        return None


class Owed(Asked[A], ABC):
    """Something that is owed in the middle of a turn or a payout: a question, or a roll of the black dice."""

    __slots__ = ()

    @abstractmethod
    def choices(self, rules: Royale, state: State) -> Sequence[A]:
        """What may answer it, in canonical order."""

    @abstractmethod
    def answered(self, rules: Royale, state: State, event: A) -> State:
        """The state after the answer or the black dice; a further question stands in `pending`."""

    @property
    def shown(self) -> str:
        """What the answer uncovers for everyone."""
        return ""

    def told(self, before: State, event: A, after: State) -> Iterator[Effect]:
        """What the answer or the black dice show, for people to watch, where nothing else says it."""
        yield from ()

    def fault(self, seats: int) -> bool:
        """Whether a record from outside is impossible at a table of so many seats."""
        return False


class BlackRoll(Owed["Black"]):
    """The black dice are to be rolled."""

    __slots__ = ()

    def choices(self, rules: Royale, state: State) -> tuple[()]:
        """Nobody chooses: chance answers."""
        return ()


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


@dataclass(frozen=True, slots=True)
class Decline(Answer):
    """What may be done is not done (`decline`)."""

    verb: ClassVar[str] = "decline"

    def __str__(self) -> str:
        return "decline"


def activate(rules: Royale, state: State, by: Activation) -> State:
    """LVR §3.4 The tile at a casino, if there is one, is activated once."""
    tile = state.tiles[by.casino - 1]
    return state if tile is None else tile.activate(rules, state, by)


# Words of the notation


def words(*parts: object) -> str:
    """The parts as words, tuples as several."""
    flat = [word for part in parts for word in (part if isinstance(part, tuple) else (part,))]
    return " ".join(map(str, flat))


def kind(biggy: bool) -> str:
    """A die's kind, as it is written."""
    return "biggy" if biggy else "small"


FACES = {str(face): face for face in range(1, 7)}
KINDS = {"small": False, "biggy": True}


def rising(faces: Sequence[str]) -> tuple[int, ...]:
    """Faces in rising order; raises for another order."""
    found = [FACES[face] for face in faces]
    if found != sorted(found) or len(found) > 8:
        raise ValueError(faces)
    return tuple(found)
