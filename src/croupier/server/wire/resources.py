"""The bodies of HTTP requests and answers: everything that is not the play itself."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from croupier.core.game import Level, LevelNumber
from croupier.server.store.chain import Outcome
from croupier.server.table.changes import LinkKind
from croupier.server.wire.parts import (
    ClockRule,
    Entry,
    Mark,
    Phase,
    Position,
    Preview,
    Refusal,
    SeatInfo,
    Speed,
    TableInfo,
)
from croupier.server.wire.protocol import HashText, Secret, Update

_NAME = r'^[^\u0000-\u0020\u007f<>"\\]([^\u0000-\u001f\u007f<>"\\]*[^\u0000-\u0020\u007f<>"\\])?$'
#: Any text but one with a NUL, which no database takes; half of a surrogate pair is no JSON to begin with.
NO_NUL = r"^[^\u0000]*$"
#: An event, `roll`, or nothing.
DoneText: TypeAlias = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]
OptionName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
OptionText: TypeAlias = Annotated[str, Meta(max_length=100_000, pattern=NO_NUL)]
#: A person's name: no markup, no control characters, no blanks around it.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, pattern=_NAME)]


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class NewPerson(Question, frozen=True):
    """A name is all it takes to be somebody here."""

    name: Name


class Person(Struct, frozen=True):
    """A person with the secret that proves it; the secret is told only here."""

    id: str
    name: str
    secret: str


class PersonInfo(Struct, frozen=True):
    """What a person sees of itself."""

    id: str
    name: str
    created: int


class NewName(Question, frozen=True):
    """What a person is called from now on."""

    name: Name


class DeviceLink(Struct, frozen=True):
    """Moves a person to another device: good once, for ten minutes."""

    link: str


class OpenDevice(Question, frozen=True):
    """The link that was shown on the other device."""

    link: Secret


class OptionInfo(Struct, frozen=True):
    """An option of a game; `allowed` None means a free text that the game itself checks."""

    name: str
    default: str
    allowed: list[str] | None
    #: What a form begins with: the default, or what the game shows best with.
    suggested: str
    #: What it is called and what it does, in the reader's language; empty: the game does not say.
    words: str
    why: str
    #: The values that have words, in the reader's language.
    values: dict[str, str]


class GameInfo(Struct, frozen=True):
    """A game of the house."""

    name: str
    title: str
    seats: list[int]
    #: How long a game takes with people at the table.
    minutes: int
    #: How its rules are cited: `LV12` in `LV12 §4.1`.
    cite: str
    levels: list[Level]
    #: The names of its lessons, the plainest first.
    lessons: list[str]


class LessonStep(Struct, frozen=True):
    """One thing to read and, mostly, one thing to do."""

    words: str
    #: What is said to another legal event than the one that leads on.
    instead: str
    #: True: reading is enough, nothing is to be done.
    reads: bool
    #: Where the table is set up anew for it: what has happened there, and where the game stands.
    entries: list[Entry]
    now: Position | None


class Lesson(Struct, frozen=True):
    """A first game that teaches, as the newcomer at seat 0 sees it."""

    table: TableInfo
    #: The options that make a table like it; all others are left as they are.
    options: dict[str, str]
    steps: list[LessonStep]


class Try(Question, frozen=True):
    """What the newcomer does at a step, counted from 0; `roll` asks for dice, nothing means read."""

    step: Annotated[int, Meta(ge=0, le=100)]
    #: What was done at each step since the table was set up.
    done: Annotated[list[DoneText], Meta(max_length=100)]
    event: DoneText


class Tried(Struct, frozen=True):
    """What a try is worth: refused, or legal; if it leads on, what follows, one update after the other."""

    preview: Preview | None
    refusal: Refusal | None
    marks: list[Mark]
    leads_on: bool
    follows: list[Update]


class NewSeat(Question, frozen=True):
    """Who is to sit there: me, someone on my screen, a bot, or whoever has the link."""

    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    #: A word, or its number from 1.
    level: Level | LevelNumber = "normal"


class NewTable(Question, frozen=True):
    """A game with its seats and options; no clock means turn by turn, at leisure."""

    game: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[OptionName, OptionText | int | bool], Meta(max_length=20)] = {}
    clock: ClockRule | None = None
    speed: Speed = "normal"


class Links(Struct, frozen=True):
    """The link of every open seat, by its number."""

    links: dict[str, str]


class OpenedTable(Struct, frozen=True):
    """A new table and, for each open seat, the link that gives it away."""

    table: TableInfo
    links: dict[str, str]


class Standings(Struct, frozen=True):
    """How a game ended: each seat's score and its rank."""

    scores: list[int]
    ranks: list[int]

    @classmethod
    def read(cls, text: str) -> Standings | None:
        """Scores and ranks as the database has them; None: not over, or from before they were kept."""
        if not text:
            return None
        scores, ranks = ([int(number) for number in numbers.split(",")] for numbers in text.split(" "))
        return cls(scores, ranks)


class MyTable(Struct, frozen=True):
    """One of my tables: its options, my seats, whether it waits for me, the round and how it ended."""

    id: str
    game: str
    title: str
    #: Without those that are long, such as a set of one's own.
    options: dict[str, str]
    phase: Phase
    mine: list[int]
    my_turn: bool
    #: True: somebody has reminded me that the table waits.
    nudged: bool
    #: True: nobody but me plays here, so I may close it.
    may_close: bool
    #: From 1; 0: not begun, or a game without rounds.
    round: int
    result: Standings | None
    moved: int
    seats: list[SeatInfo]


class OwnMistakes(Struct, frozen=True):
    """Decisions of a theme that cost something: how many, and how much they cost in all."""

    theme: str
    count: int
    cost: float


class OwnReview(Struct, frozen=True):
    """What the newest review of a game says of my seat."""

    evaluator: str
    unit: Literal["share", "points"]
    luck: float
    own: float
    #: Decisions between whose choices something lay, and how many of them were the best.
    mattered: int
    best: int
    word: Literal["learning", "casual", "steady", "strong", "expert"] | None
    mistakes: list[OwnMistakes]


class PlayedGame(Struct, frozen=True):
    """A finished game of mine: with whom, how it ended, if the coach helped, what its review says."""

    id: str
    game: str
    #: When its last move was made.
    ended: int
    #: My seat; of those who share my screen, the first.
    seat: int
    seats: list[SeatInfo]
    result: Standings | None
    coached: bool
    #: null: it was not reviewed.
    review: OwnReview | None


class MyGames(Struct, frozen=True):
    """My finished games, the newest first; `more`: there are older ones."""

    games: list[PlayedGame]
    more: bool


class NewReplay(Question, frozen=True):
    """A record to look at."""

    record: Annotated[str, Meta(min_length=1, max_length=300_000, pattern=NO_NUL)]


class Checked(Struct, frozen=True):
    """What holds of a record: so many draws follow from the seeds, and so many moves keep the rules."""

    draws: int
    moves: int


class Claim(Question, frozen=True):
    """Sits down on the seat a link names; its hash for the dice may come along."""

    link: Secret
    hash: HashText | None = None
    #: True: a program sits here, and everybody is told so.
    own_bot: bool = False


class Claimed(Struct, frozen=True):
    """The seat that is now mine."""

    table: TableInfo
    seat: int


class Invitation(Struct, frozen=True):
    """What a seat link leads to, before sitting down."""

    table: TableInfo
    seat: int
    free: bool
    #: Who opened the table; empty: nobody who is still there.
    host: str


class ChainLink(Struct, frozen=True):
    """A link of the public chain: a commitment and what became of it, or the digest of a finished game."""

    number: int
    kind: LinkKind
    value: str
    link: str
    outcome: Outcome | None


class Commitments(Struct, frozen=True):
    """How many commitments there are of each outcome, and links of the chain in order."""

    open: int
    played: int
    void: int
    links: list[ChainLink]


class Catalogues(Struct, frozen=True):
    """The message catalogues of each language."""

    languages: dict[str, list[str]]


class Export(Struct, frozen=True):
    """Everything the house keeps about a person."""

    person: PersonInfo
    #: When each device got its secret.
    devices: list[int]
    seats: list[dict[str, str | int | bool | None]]
    moves: list[dict[str, str | int | None]]
    #: Standing orders at its tables.
    orders: list[dict[str, str | int | None]]
    #: Until when each link for another device that was not used is good.
    links: list[int]
    #: Games it uploaded.
    uploads: list[dict[str, str | int]]
    #: The ids of its commands that were carried out.
    commands: list[dict[str, str | int]]
    #: Reviews that are kept of its games; whoever has the game's address can read them.
    reviews: list[dict[str, str | int]]
    #: Its finished games as its page shows them, with what their reviews say of it.
    games: list[PlayedGame]


class Problem(Struct, frozen=True):
    """Why a request was refused, in a code and a sentence; `allowed` lists what would do."""

    code: str
    words: str
    allowed: list[str] = []


class Alive(Struct, frozen=True):
    """The process answers."""

    status: Literal["ok"]


class Health(Struct, frozen=True):
    """The house is open and its database answers."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int
    #: What this server is called among those of the house; empty: it has no name.
    node: str
