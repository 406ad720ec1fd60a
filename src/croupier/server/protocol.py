"""Every message between a table and those who sit at it or watch it: a closed set of msgspec types.

Seats are counted from 0 in every field and from 1 in event texts. Times are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

VERSION = 1

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
EventText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Sequence: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=200, pattern=r"^[A-Za-z0-9_.=-]+$")]
SeedText: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]
Word: TypeAlias = "str | int | list[int | str]"
Json: TypeAlias = "msgspec.Raw"

Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "nice-roll",
    "ouch",
    "thanks",
    "sorry",
    "hurry",
    "wait",
    "rematch",
    "bye",
]
Level: TypeAlias = Literal["easy", "normal", "strong"]
Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]


# From the client


class ClientMessage(Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """Anything a client may send; unknown kinds and fields are refused."""


class Join(ClientMessage, frozen=True, tag="join"):
    """The first message: who is there, which chair to look from, the last entry already seen.

    Sent again on the same socket it changes the chair, for several people on one screen.
    """

    secret: Secret | None = None
    seat: SeatNumber | None = None
    last: Sequence = 0
    language: Language = "en"
    #: True: every position carries the board as lines of text.
    text: bool = False


class Act(ClientMessage, frozen=True, tag="act"):
    """A decision: the event's canonical text."""

    id: CommandId
    last: Sequence
    event: EventText


class Roll(ClientMessage, frozen=True, tag="roll"):
    """The seat whose turn it is asks for its chance event."""

    id: CommandId
    last: Sequence


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Takes back the seat's last decision, as long as no chance was asked for and no secret shown since."""

    id: CommandId
    last: Sequence


class Try(ClientMessage, frozen=True, tag="preview"):
    """Asks what an event would win, or why it is not allowed; changes nothing."""

    id: CommandId
    event: EventText


class Seed(ClientMessage, frozen=True, tag="seed"):
    """The seat's own part of the dice, 16 random bytes in hex, before the game begins."""

    id: CommandId
    seed: SeedText


class Say(ClientMessage, frozen=True, tag="say"):
    """One of the set phrases, to everyone at the table."""

    id: CommandId
    phrase: Phrase


class Order(ClientMessage, frozen=True, tag="order"):
    """A standing order, known to the seat alone: play `event` whenever it is legal.

    With `limit`, `event` is the text without its last number and the lowest legal number up to the limit is
    played: `bid lounge` with limit 9 is "bid up to 9". An order lapses when it cannot be followed.
    """

    id: CommandId
    event: EventText
    limit: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    times: Annotated[int, Meta(ge=1, le=100)] = 100


class Forget(ClientMessage, frozen=True, tag="forget"):
    """Withdraws the seat's standing order."""

    id: CommandId


class Leave(ClientMessage, frozen=True, tag="leave"):
    """Gets up: a bot plays until the owner comes back."""

    id: CommandId


class Back(ClientMessage, frozen=True, tag="back"):
    """Takes the seat back from the bot that stands in."""

    id: CommandId


class Resign(ClientMessage, frozen=True, tag="resign"):
    """Gives up: a bot plays to the end and the seat is ranked last."""

    id: CommandId


class Look(ClientMessage, frozen=True, tag="look"):
    """Asks for the position as it was after an entry, seen from the same chair: replay."""

    id: CommandId
    seq: Sequence


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Keeps the line open and measures it."""

    id: CommandId


Command: TypeAlias = Act | Roll | Undo | Seed | Order | Forget | Leave | Back | Resign
Question: TypeAlias = Try | Look | Say | Ping
FromClient: TypeAlias = (
    Join | Act | Roll | Undo | Try | Seed | Say | Order | Forget | Leave | Back | Resign | Look | Ping
)


# Parts of server messages


class Hint(Struct, frozen=True):
    """What a legal event would win now."""

    gain: int
    code: str
    args: dict[str, Word]
    words: str


class Why(Struct, frozen=True):
    """Why something was refused: message code, arguments, rule clause, and the sentence."""

    code: str
    clause: str
    args: dict[str, Word]
    words: str


class Choice(Struct, frozen=True):
    """One legal event with its preview; a secret one is shown to nobody else before its time."""

    event: str
    preview: Hint
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


class Standing(Struct, frozen=True):
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
    standing: Json
    #: Lines of (text, style); empty unless asked for in `join`.
    board: list[list[tuple[str, str]]]
    turn: Turn
    #: The legal events of this chair; empty when it owes no decision.
    actions: list[Choice]
    #: Verbs whose events are not listed because there are too many, or finding them is the game.
    typed: list[str]
    may_undo: bool
    clocks: Clocks | None
    order: Standing | None
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
    seeded: bool


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
    rematch: str | None


# From the server


class ServerMessage(Struct, tag_field="kind", frozen=True):
    """Anything the server may send."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The answer to `join`: the table, the chair, the entries after `last`, where the game stands."""

    version: int
    table: TableInfo
    seat: int | None
    #: The seats of this table that belong to the person who joined.
    mine: list[int]
    entries: list[Entry]
    now: Position


class Update(ServerMessage, frozen=True, tag="update"):
    """Entries after the last one sent, and where the game stands now."""

    entries: list[Entry]
    now: Position


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The command is in the journal, or had been when it came the first time; `seq` is its last entry."""

    id: str
    seq: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The command changed nothing. Code `stale`: the missing entries come first, then this."""

    id: str
    why: Why


class Previewed(ServerMessage, frozen=True, tag="previewed"):
    """The answer to `preview`: one of `preview` and `why` is set; `marks` come with either."""

    id: str
    event: str
    preview: Hint | None
    why: Why | None
    marks: list[Mark]


class Looked(ServerMessage, frozen=True, tag="looked"):
    """The answer to `look`."""

    id: str
    then: Position


class Seats(ServerMessage, frozen=True, tag="seats"):
    """Someone sat down, got up, came, went, or a rematch was opened: the public figures anew."""

    table: TableInfo


class Said(ServerMessage, frozen=True, tag="said"):
    """A seat said one of the set phrases."""

    seat: int
    phrase: Phrase


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to `ping`, with the server's time."""

    id: str
    at: int


class Fault(ServerMessage, frozen=True, tag="error"):
    """Something about the message itself: unreadable, too fast, not allowed here. May precede a close."""

    code: str
    words: str
    id: str | None = None


FromServer: TypeAlias = Snapshot | Update | Ack | Refused | Previewed | Looked | Seats | Said | Pong | Fault

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()
