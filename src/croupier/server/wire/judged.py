"""What is told of decisions: the review of a finished game, and hints at a table of bots."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from croupier.server.wire.parts import Entry, Position, TableInfo
from croupier.server.wire.protocol import EventText, SeatNumber
from croupier.server.wire.resources import Question

ReviewState: TypeAlias = Literal["none", "waiting", "working", "done", "failed"]


class Weighed(Struct, frozen=True):
    """A choice that a seat had: its expected result, and the error of how far it lies behind the best."""

    event: str
    share: float
    error: float


class Moment(Struct, frozen=True):
    """One event in a review: what it did to every seat, and what the position was worth after it."""

    seq: int
    kind: Literal["chance", "decision"]
    #: Who decided, or asked for the dice; null: it happened by itself.
    seat: int | None
    shares: list[float]
    luck: list[float] | None
    cost: list[float] | None
    hidden: float
    mark: Literal["inaccuracy", "mistake", "blunder"] | None
    best: str | None
    #: What the best choice would have done, in words, where the one that was made cost something.
    better: list[str]
    #: And why, in a sentence.
    why: str
    choices: list[Weighed]


class SeatReview(Struct, frozen=True):
    """A seat's sums: result - start = luck + own + others + hidden + correction; and how well it played."""

    start: float
    result: float
    luck: float
    own: float
    others: float
    hidden: float
    correction: float
    decisions: int
    #: Decisions between whose choices something lay; how many were the best; the mean loss of one.
    mattered: int
    best: int
    mean_loss: float
    word: Literal["learning", "casual", "steady", "strong", "expert"] | None


class Review(Struct, frozen=True):
    """What luck and play did in a finished game, as far as it is known."""

    state: ReviewState
    #: How many games come before this one.
    ahead: int
    #: How many events the game has; 0: not known yet.
    size: int
    #: By which version of the evaluator, how a result is counted, and with how many playouts a position.
    evaluator: str | None
    unit: Literal["share", "points"]
    playouts: int
    #: The versions by which the game was reviewed, the newest review first, and the version there is now.
    kept: list[str]
    newest: str | None
    seats: list[SeatReview]
    #: Those behind the entry that was asked for.
    moments: list[Moment]


class Alternative(Struct, frozen=True):
    """A choice there was, and whether it is the best or within the doubt of it."""

    event: str
    #: What it does, in words, and what it would have won then: that gives the best away.
    does: str
    words: str
    good: bool


class Instead(Struct, frozen=True):
    """What the best choice would have led to, as entry and position; and all choices there were."""

    entry: Entry
    now: Position
    #: In an order that says nothing of what is best.
    choices: list[Alternative]


class DrillInfo(Struct, frozen=True):
    """A drill: what it is about, and how hard it is, from 1 to 5."""

    id: str
    theme: str
    level: int


class GameDrills(Struct, frozen=True):
    """The drills of a game, what judged them, and with how many playouts a choice."""

    game: str
    evaluator: str
    playouts: int
    #: What they are about, in the game's order.
    themes: list[str]
    drills: list[DrillInfo]


class DrillOfDay(Struct, frozen=True):
    """The drill of a day by universal time, the same for everybody."""

    day: str
    game: str
    drill: str


class Posed(Struct, frozen=True):
    """A drill as it is posed: a table as its seat sees it; nothing is said of what is good."""

    id: str
    theme: str
    level: int
    seat: int
    table: TableInfo
    now: Position


class Solve(Question, frozen=True):
    """What one does in a drill."""

    event: EventText


class Solution(Struct, frozen=True):
    """A choice of a drill: what it does, how far it lies behind the best with the error of that, and why."""

    event: str
    does: str
    behind: float
    error: float
    good: bool
    #: Why the best choice is better; of the best itself, why it is better than what offers itself.
    why: str


class Solved(Struct, frozen=True):
    """What a choice in a drill was worth, what the best one leads to, and all choices, the best first."""

    good: bool
    chosen: Solution
    entry: Entry
    now: Position
    choices: list[Solution]


class Coach(Question, frozen=True):
    """Wants the coach at a seat of mine, or sends it away."""

    seat: SeatNumber
    on: bool


class AskHint(Question, frozen=True):
    """What my seat could do now; with `event`, also what that choice is worth."""

    seat: SeatNumber
    event: EventText | None = None


class Hinted(Struct, frozen=True):
    """A choice: its expected result, and the error of how far it lies behind the best."""

    event: str
    share: float
    error: float
    #: True: it is the best, or within the doubt of it.
    good: bool
    #: True: it costs so much that one should be asked again.
    warned: bool
    #: What it does, and what it would win now.
    does: str
    words: str
    #: Why the best choice is better; of the best itself, why it is better than the next.
    why: str


class Hint(Struct, frozen=True):
    """All choices of a seat after an entry, the best first."""

    seq: int
    unit: Literal["share", "points"]
    choices: list[Hinted]
