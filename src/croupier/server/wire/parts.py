"""What messages are made of: positions, entries, and the public figures of tables and seats.

Seats are counted from 0 in every field and from 1 in event texts. Times are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from croupier.core.game import Level

Word: TypeAlias = "str | int | list[int | str]"
Json: TypeAlias = "msgspec.Raw"
Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]
Dice: TypeAlias = Literal["hashes", "seeds", "made"]
#: How fast the bots of a table play.
Speed: TypeAlias = Literal["leisurely", "normal", "fast", "instant"]


class Preview(Struct, frozen=True):
    """What a legal event would win now."""

    gain: int
    code: str
    args: dict[str, Word]
    words: str


class Refusal(Struct, frozen=True):
    """Why something was refused: message code, arguments, rule clause, and the sentence."""

    code: str
    clause: str
    args: dict[str, Word]
    words: str


class Choice(Struct, frozen=True):
    """One legal event with its preview; a secret one is shown to nobody else before its time."""

    event: str
    preview: Preview
    secret: bool


class Mark(Struct, frozen=True):
    """Something to point at while an event is weighed: what it is, and where, in the names of the game."""

    kind: str
    at: list[str]


class Decide(Struct, tag_field="kind", tag="decide", frozen=True):
    """These seats owe a decision."""

    seats: list[int]


class Chance(Struct, tag_field="kind", tag="chance", frozen=True):
    """Chance comes next; `seat` asks for it with `roll`."""

    verb: str
    seat: int | None


class Over(Struct, tag_field="kind", tag="over", frozen=True):
    """The game has ended."""


Turn: TypeAlias = Decide | Chance | Over


class Clocks(Struct, frozen=True):
    """Time left for each seat as the message was sent; `running` lists the seats whose time runs."""

    #: Of the total.
    left: list[int]
    #: Of the allowance for the move, which is used up first.
    allowance: list[int]
    running: list[int]


class Result(Struct, frozen=True):
    """The end: scores, ranks (a resigned seat last), and the seeds that made the dice."""

    scores: list[int]
    ranks: list[int]
    server_seed: str
    seat_seeds: dict[str, str]
    #: False: no person added a seed, so nobody can rule out that the house chose the dice.
    fair: bool


class StandingOrder(Struct, frozen=True):
    """The seat's own standing order."""

    event: str
    limit: int | None
    times: int


class Position(Struct, frozen=True):
    """All a chair may know after entry `seq`."""

    seq: int
    #: The game's view, by field names; tuples are arrays, pending records are objects with `kind`.
    view: Json
    #: What the game works out from the view for people to see; null where it adds nothing.
    outlook: Json
    #: Lines of (text, style); empty unless asked for in `join`.
    board: list[list[tuple[str, str]]]
    turn: Turn
    #: The legal events of this chair; empty when it owes no decision.
    actions: list[Choice]
    #: Verbs whose events are not listed because there are too many, or finding them is the game.
    typed: list[str]
    may_undo: bool
    #: Milliseconds that bots and the next round's set-up still wait as the message was sent, so that a
    #: decision can be taken back; null: nothing waits.
    held: int | None
    clocks: Clocks | None
    order: StandingOrder | None
    result: Result | None


class Entry(Struct, frozen=True):
    """One line of the table's journal as this chair may see it.

    `move` and `chance` are events, `undo` takes back the entry `voids`, `note` is what happened to a seat.
    """

    seq: int
    kind: Literal["move", "chance", "undo", "note"]
    seat: int | None
    text: str
    at: int
    #: The round it belongs to, from 1; 0: the game has none.
    round: int
    voids: int | None
    #: What the event did, in order: objects with `kind` and the fields of the effect.
    effects: list[Json]
    #: The same in words.
    words: list[str]


class SeatInfo(Struct, frozen=True):
    """What everybody knows of a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    #: True: this bot is a person's own program, playing over the same protocol.
    own_bot: bool
    present: bool
    #: True: a bot plays in the owner's place for now.
    stand_in: bool
    resigned: bool
    #: What the seat has committed to for the dice; null: nothing yet, or it takes no part.
    hash: str | None
    #: True: the seed that fits its hash is in; nobody is told it before the end.
    seeded: bool
    #: True: it did not tell the seed it had committed to, and has no part in the dice of this table any more.
    withheld: bool


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Milliseconds for the whole game and, on top, for each move; a total of 0 makes a sand timer."""

    total: Annotated[int, Meta(ge=0, le=86_400_000)]
    move: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class TableInfo(Struct, frozen=True):
    """The public figures of a table."""

    id: str
    game: str
    title: str
    revision: int
    options: dict[str, str]
    seats: list[SeatInfo]
    clock: ClockRule | None
    phase: Phase
    seq: int
    created: int
    moved: int
    watchers: int
    commit: str
    #: What is asked of people's seats now: `hashes`, then `seeds`; then the dice are `made`.
    dice: Dice
    speed: Speed
    rematch: str | None
