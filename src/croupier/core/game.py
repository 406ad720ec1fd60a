"""A declared game: one typed value that says everything the rest of the product needs to know of it.

A game's value is light: it holds facts, and names whatever is code by where it lies (`ImportPath`). So all
games can be listed without importing their code, and layers still point one way although a game names its
bots, its commands and its questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar, cast, get_args

from croupier.core.options import Option, Value
from croupier.core.rules import AnyRules, Event, Mark, Refusal, Seat, Span, Words

if TYPE_CHECKING:
    from croupier.core.bot import Bot
    from croupier.core.encoding import Encoding
    from croupier.core.errors import IllegalAction, InvalidAction
    from croupier.core.kernel import Kernel, Tables
    from croupier.core.lesson import Lesson
    from croupier.core.races import Races
    from croupier.core.table import Move, Table

T = TypeVar("T")
#: What turns a message and its arguments into a sentence.
Say: TypeAlias = Callable[[str, Iterable[tuple[str, Words]]], str]
#: What a result is counted in: shares of the victory, or points.
Unit: TypeAlias = Literal["share", "points"]
UNITS: tuple[Unit, ...] = get_args(Unit)
#: For rules, a state and the steps drawn so far: what chance brings next, events or numbers, with weights.
ChanceSteps: TypeAlias = Callable[[Any, Any, Sequence[int]], Iterable[tuple[Event | int, int]]]
#: How strong a bot of the house is, in a word.
Level: TypeAlias = Literal["beginner", "easy", "normal", "strong", "expert"]
#: The levels from the weakest up; people may also say their number from 1.
LEVELS: tuple[Level, ...] = get_args(Level)
LevelNumber: TypeAlias = Literal[1, 2, 3, 4, 5]
#: Of an option that says who begins: chance does.
LOT: Final = "lot"


@dataclass(frozen=True, slots=True)
class ImportPath(Generic[T]):
    """Where something lies, `package.module:name` or `package.module`; it is imported when it is loaded.

    Written by programmers and by the person at the command line; never made of a text that came from the
    network, a record or a database.

    >>> ImportPath[type]("fractions:Fraction").load()(1, 2)
    Fraction(1, 2)
    """

    text: str

    def load(self) -> T:
        """What lies there; without a name the module itself."""
        module, _, name = self.text.partition(":")
        found: Any = import_module(module)
        for part in name.split(".") if name else ():
            found = getattr(found, part)
        return cast(T, found)


# Commands


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command, an argument if it has no flags; of its default's type, without one a text.

    `help` is a message, or the words themselves.
    """

    name: str
    help: str
    default: str | int | bool | None = None
    flags: tuple[str, ...] = ()
    metavar: str = ""


class Terminal(Protocol):
    """Where a command of a game prints, and a person at a terminal is asked."""

    @property
    def plain(self) -> bool:
        """True: plain lines, no colours and no single keys."""

    @property
    def width(self) -> int:
        """How many columns a line may have."""

    def print(self, line: str = "") -> None:
        """Prints a line, in as many as the width needs."""

    def show(self, lines: Iterable[Sequence[Span]]) -> None:
        """Prints lines of styled text."""

    def read(self, prompt: str) -> str:
        """A line from the person, without the blanks around it; raises `EOFError`."""

    def say(self, code: str, args: Iterable[tuple[str, Words]] = ()) -> str:
        """The sentence of a message."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command of its own, `croupier <name>`: a function that is given the terminal and its parameters.

    `help` is a message, or the words themselves.
    """

    name: str
    help: str
    run: ImportPath[Callable[..., None]]
    parameters: tuple[Parameter, ...] = ()
    #: True: `--option K=V` may be given; the function is given them as `options`, files by their content.
    options: bool = False


class Coach(Protocol):
    """Who helps one person against bots; the hints of its table (`h`) are its own."""

    def lets(self, out: Terminal, event: Event) -> bool:
        """Whether a choice is to be made: one that costs much is asked for once more."""


class Screen(Terminal, Protocol):
    """A table at one screen, as far as a game's own way of asking needs it."""

    @property
    def table(self) -> Table[Any, Any, Any]:
        """The table."""

    @property
    def names(self) -> Sequence[str]:
        """Who sits where, then the neutral player."""

    @property
    def coach(self) -> Coach | None:
        """The coach, if one was called."""

    def hand_over(self, seat: Seat) -> None:
        """Between two people at one screen: clears it, and waits for the next one."""

    def board(self, seat: Seat | None) -> None:
        """Shows the board as a seat sees it."""

    def key(self, text: str) -> str:
        """The key of a command that was written as a word (`u` for `undo`); other texts as they are."""

    def command(self, seat: Seat, text: str) -> str:
        """Carries out a command of the table (`b`, `u`, `q`); empty: it was none."""

    def refuse(self, error: IllegalAction | InvalidAction) -> None:
        """Says why something cannot be done, with the clause."""

    def tell(self, move: Move[Any]) -> None:
        """Says what a move did."""

    def later(self, name: str, words: Callable[[], str]) -> None:
        """Says something once it may be said: asked for after every move, until it is not empty."""


# Questions that the house answers


class Entry(Protocol):
    """One entry of a table's journal: what happened, and the state after it."""

    @property
    def seq(self) -> int:
        """Its number from 1."""

    @property
    def seat(self) -> Seat | None:
        """Who did it; None: chance."""

    @property
    def event(self) -> Any:
        """The event; None: it was none, or it was taken back since."""

    @property
    def state(self) -> Any:
        """The state after it."""


class Watched(Protocol):
    """A table of the house, as far as a question about it needs it."""

    @property
    def rules(self) -> AnyRules:
        """The rules it plays by."""

    @property
    def journal(self) -> Sequence[Entry]:
        """Everything that happened, in order."""

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat could take its last decision back now."""


class Seal(Protocol):
    """The house's seal: what it gave out comes back unchanged, and it keeps nothing."""

    def seal(self, *values: str | int | bool) -> str:
        """The values with the seal of the house."""

    def open(self, text: str) -> list[Any] | None:
        """The values again; None: the house did not seal them."""


class Unanswered(Exception):
    """A question that is not answered now; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Question:
    """A question of its own that the house answers at `/api/games/<game>/<name>`.

    Without `asks` it is read (GET), otherwise what is asked is sent (POST). `asks` and `answers` are frozen
    dataclasses of plain fields; a `Refusal` in an answer is sent in words. `answer` is given what is asked
    and the house's seal, of a question about a table also the table; it may raise `Unanswered`. Where there
    is `work`, what `answer` returns is worked on by it in another process, and that is the answer.
    """

    name: str
    help: str
    answers: ImportPath[type]
    answer: ImportPath[Callable[..., Any]]
    asks: ImportPath[type] | None = None
    #: True: it is about a table of this game, `/api/games/<game>/tables/<table>/<name>`.
    table: bool = False
    work: ImportPath[Callable[[Any], Any]] | None = None


# Why


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one choice is better than another: a part of a sentence, as a message with its arguments."""

    code: str
    args: tuple[tuple[str, str | int], ...] = ()


# The game


def _usual_levels() -> Mapping[Level, str]:
    return {
        "beginner": "greedy:warmth=60",
        "easy": "greedy:warmth=30",
        "normal": "greedy:warmth=15",
        "strong": "greedy",
    }


@dataclass(frozen=True, slots=True)
class Revision:
    """An earlier revision of a game's rules: its games are replayed, verified and played to their end."""

    options: ImportPath[Callable[[int], tuple[Option, ...]]]
    make: ImportPath[Callable[[int, Mapping[str, Value]], AnyRules]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """Everything there is to know of a game; what it does not have is a field with a default."""

    # Facts
    name: str
    title: str
    seats: range
    minutes: int
    #: How its rules page is cited, in front of the clause.
    cite: str

    # How it is played
    #: The revision of the rules that new tables play, and the earlier ones by their numbers.
    revision: int = 1
    earlier: Mapping[int, Revision] = field(default_factory=dict)
    #: The options with so many seats.
    options: ImportPath[Callable[[int], tuple[Option, ...]]]
    #: The rules with so many seats and every option settled.
    make: ImportPath[Callable[[int, Mapping[str, Value]], AnyRules]]
    #: The option that says which seat decides first, by its number or `LOT`; empty: there is none.
    first: str = ""
    #: The compiled second copy, for its rules.
    kernel: ImportPath[Callable[[Any], Kernel[Any, Any]]] | None = None
    #: Ways to tell it in numbers to something that learns, for its rules; the usual one first. Their version
    #: grows with any change of what is seen, chosen or rewarded.
    encodings: Mapping[str, ImportPath[Callable[[Any], Encoding[Any, Any]]]] = field(default_factory=dict)
    encoding_version: int = 1
    #: Chance in steps where an event has too many outcomes to list; after a number the next step follows.
    chance_steps: ImportPath[ChanceSteps] | None = None
    #: Many tables side by side in the kernel, in the usual encoding: for its rules, so many, and who plays
    #: each seat (0 at random, 1 greedily, 2 whoever calls).
    tables: ImportPath[Callable[[Any, int, Sequence[int]], Tables]] | None = None

    # What people see
    #: The type of its views, and the modules of its effects: what the browser's types are written from.
    view: ImportPath[type]
    effects: tuple[ImportPath[ModuleType], ...] = ()
    #: What the game works out from a view for people to see, of tuples and records.
    outlook: ImportPath[Callable[[Any, Any], Any]] | None = None
    #: A spectator's view of a state with nothing face down, for games that are over; None: nothing is.
    uncovered: ImportPath[Callable[[Any, Any], Any]] | None = None
    #: The round a state is in, counted from 1, for lists and the move list; 0: the rules have no rounds.
    round: ImportPath[Callable[[Any, Any], int]] | None = None
    #: What to point at on the board while an event is weighed, legal or not.
    marks: ImportPath[Callable[[Any, Any, Any], tuple[Mark, ...]]] | None = None
    #: First games that teach, the plainest first.
    lessons: ImportPath[tuple[Lesson, ...]] | None = None
    #: The package in which a game from elsewhere has its rules page (`<name>.md`) and its texts (`en.ftl`).
    pages: str = ""

    # Bots
    #: Bots of this game; they go before general ones of the same name.
    bots: Mapping[str, ImportPath[type[Bot[Any, Any, Any]]]] = field(default_factory=dict)
    #: The specification of the bot behind each level; a level that is missing is played by the one below it,
    #: the lowest by the one above.
    levels: Mapping[Level, str] = field(default_factory=_usual_levels)
    #: The level of bots a person meets at the terminal unless another is asked for.
    opponent: Level = "normal"
    #: The bot whose estimates the help shows, and the message that says what they mean.
    adviser: str = ""
    advice: str = ""

    # Values
    #: What evaluates its positions, for its rules, by unit; the usual one first.
    value: Mapping[Unit, ImportPath[Callable[[Any], Any]]] = field(default_factory=dict)

    #: Why a choice is better than another: by rules, state, seat, what was chosen, the better one and a seed;
    #: none: the previews of both must do.
    why: ImportPath[Callable[[Any, Any, Seat, Any, Any, int], tuple[Reason, ...]]] | None = None

    #: What its decisions are about, in the order in which they are listed; each has a message `about-<name>`.
    themes: tuple[str, ...] = ()
    #: Which of them a decision is about, by rules, state, seat, what was chosen and the better choice; empty:
    #: none, so it is no decision to learn from.
    theme: ImportPath[Callable[[Any, Any, Seat, Any, Any], str]] | None = None
    #: The file of its drills, as `package/file`; and what judges them, for its rules, where that is more than
    #: its evaluator.
    drills: str = ""
    judge: ImportPath[Callable[[Any], Any]] | None = None
    #: Drills without end, where positions can be made at will: asks one at a terminal, of a difficulty from 1
    #: to 5, and says whether it was solved; None: the person has had enough.
    endless: ImportPath[Callable[[Terminal, int], bool | None]] | None = None

    #: What the game is measured by.
    races: ImportPath[Races] | None = None

    # People
    #: Options a table opened on the page begins with, where they are allowed: what the game shows best with.
    suggested: Mapping[str, Value] = field(default_factory=dict)
    #: Verbs that people compose themselves, because finding the event is the game or there are too many; they
    #: are not listed among the actions. The first is the one whose events a game lists first.
    typed: tuple[str, ...] = ()
    #: What is played for a seat whose time runs out, where it is legal; elsewhere a bot takes over.
    lapse: str = ""
    #: How the terminal asks for a decision, instead of listing the actions.
    prompt: ImportPath[Callable[[Screen, Seat], None]] | None = None

    # What it brings of its own
    questions: tuple[Question, ...] = ()
    commands: tuple[Command, ...] = ()
