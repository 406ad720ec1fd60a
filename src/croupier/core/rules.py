"""The protocol of a game: states and events are values, `Rules` says how they follow each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from croupier.core.presentation import Presentation

Seat: TypeAlias = int
#: A piece of text with its style: `seat1` and so on, `bold`, `dim`, `money`, `good`, `bad` or nothing.
Span: TypeAlias = tuple[str, str]
Words: TypeAlias = "str | int | tuple[int, ...] | tuple[str, ...]"


class Remembered(tuple[tuple[int, ...], ...]):
    """Part of a view: what an attentive seat remembers and the table does not show.

    Everybody saw it once, so bots and accounts may use it; it is never put on the wire.
    """

    __slots__ = ()


class Source(Protocol):
    """Where randomness comes from: whole numbers, all equally likely."""

    def below(self, n: int) -> int:
        """Returns one of 0 .. n-1; `below(1)` is 0 and takes nothing."""

    def at(self, verb: str, number: int) -> Source:
        """Returns the source for chance event `number`; only fair dice turn to another stream."""


class Event:
    """A decision or a chance outcome: a frozen value whose `str` is its canonical text."""

    __slots__ = ()

    #: True: only the seat that decided sees the whole text until the game is over; of chance, nobody.
    secret: ClassVar[bool] = False

    def public(self) -> str:
        """The text every other seat sees; of fixed size where the event is secret."""
        return str(self)


@dataclass(frozen=True, slots=True)
class Chance:
    """It is chance's turn; `seat` asks for it (a roll), or it happens by itself (set-up)."""

    verb: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """Something an event does, for people to watch; no rule reads it. Games subclass it."""

    #: True: the board shows it anyway, so a move list may leave it out.
    quiet: ClassVar[bool] = False

    #: The seats that may see it; None: everyone.
    seen_by: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    """What a choice would win now; `code` and `args` name a message of the catalogues."""

    gain: int
    code: str
    args: tuple[tuple[str, Words], ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an event is not legal now: a message code, its arguments and the rule clause."""

    code: str
    clause: str
    args: tuple[tuple[str, Words], ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to point at while an event is weighed: what it is, and where, in the names of the game."""

    kind: str
    at: tuple[str, ...]


S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


class Rules(Protocol[S, E, V]):
    """One game with its seats and options fixed: a frozen object without any state.

    It plays, searches and writes games; what people read of them is its `presentation`.
    """

    @property
    def name(self) -> str:
        """The game's name in records and commands."""

    @property
    def revision(self) -> int:
        """Grows when behaviour changes, never for speed."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def options(self) -> dict[str, str]:
        """All options as texts, defaults too, sorted by name: the record's option lines."""

    @property
    def longest(self) -> int | None:
        """The most events a game can have, None if there is no bound."""

    @property
    def complete_actions(self) -> bool:
        """False: every listed action is legal, but not every legal one is listed."""

    @property
    def presentation(self) -> Presentation[S, E, V]:
        """What people read of it."""

    def start(self) -> S:
        """The state before the first event."""

    def turn(self, state: S) -> tuple[Seat, ...] | Chance | Over:
        """All seats that owe a decision, or chance, or the end.

        A seat that has answered in secret and may still change its mind owes nothing: it is not named here,
        but `is_legal` allows the new answer and `actions` lists it.
        """

    def actions(self, state: S, seat: Seat) -> Sequence[E]:
        """The legal events of a seat, in canonical order; never empty for a seat in turn."""

    def is_legal(self, state: S, seat: Seat | None, event: E) -> bool:
        """Whether the seat may do this now; seat None: whether chance can bring it now."""

    def outcomes(self, state: S) -> Iterator[tuple[E, int]]:
        """Every chance outcome with its exact integer weight."""

    def sample(self, state: S, source: Source) -> E:
        """One chance outcome, drawn with `source.below` in a documented order."""

    def apply(self, state: S, seat: Seat | None, event: E) -> S:
        """The state after the event; seat None is chance. Trusts its caller."""

    def shown(self, state: S, seat: Seat | None, event: E) -> str:
        """What the event uncovers, as text behind `shown` in every seat's list; mostly empty."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may see, None is a spectator; built, never cut down."""

    def redeal(self, view: V, source: Source) -> S:
        """A full state that this view cannot tell from the real one."""

    def score(self, state: S) -> tuple[int, ...]:
        """Each seat's score."""

    def ranks(self, state: S) -> tuple[int, ...]:
        """Each seat's rank from 1; shared ranks are equal."""

    def totals(self, state: S) -> tuple[int, ...]:
        """Figures that no event changes: dice, money, rooms."""

    def facts(self, state: S) -> dict[str, tuple[int, ...]]:
        """Public figures by name, for a record's assertions: `= left 8 5 8`."""

    def parse(self, text: str) -> E:
        """The inverse of `str(event)`; raises `InvalidAction`."""

    def position(self, state: S) -> str:
        """The state as one line of text."""

    def read_position(self, text: str) -> S:
        """The inverse of `position`; raises `InvalidPosition`."""


#: Rules of whichever game: generic layers do not know what its states, events and views are.
AnyRules: TypeAlias = Rules[Any, Any, Any]


def victory_shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """Each seat's share of the victory: shared by k seats it is 1/k for each.

    >>> victory_shares((1, 3, 1))
    (0.5, 0.0, 0.5)
    """
    return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
