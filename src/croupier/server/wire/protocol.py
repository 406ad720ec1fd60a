"""Every message between a table and those who sit at it or watch it: a closed set of msgspec types.

Seats are counted from 0 in every field and from 1 in event texts. Times are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from croupier.core.game import Level, LevelNumber
from croupier.server.wire.parts import Entry, Mark, Position, Preview, Refusal, Speed, TableInfo

VERSION = 3

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
EventText: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=400, pattern=r"^[^\u0000-\u001f\u007f]+$")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Sequence: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=200, pattern=r"^[A-Za-z0-9_.=-]+$")]
SeedText: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
HashText: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]

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
    #: True: a page decided for its person as time ran out; everybody is told.
    late: bool = False


class Roll(ClientMessage, frozen=True, tag="roll"):
    """The seat whose turn it is asks for its chance event."""

    id: CommandId
    last: Sequence


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Takes back the seat's last decision, as long as no chance was asked for and no secret shown since."""

    id: CommandId
    last: Sequence


class AskPreview(ClientMessage, frozen=True, tag="preview"):
    """Asks what an event would win, or why it is not allowed; changes nothing."""

    id: CommandId
    event: EventText


class Hash(ClientMessage, frozen=True, tag="hash"):
    """What the seat commits to, while the table's `dice` asks for `hashes`; the newest one counts.

    `sha256("croupier2|seat|TABLE|SEAT|SEED")`, the seat counted from 1, the seed as in `seed`.
    """

    id: CommandId
    hash: HashText


class Seed(ClientMessage, frozen=True, tag="seed"):
    """The seat's own part of the dice, 16 random bytes in hex, once the table's `dice` asks for `seeds`."""

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


class SetSpeed(ClientMessage, frozen=True, tag="speed"):
    """How fast the bots of this table play from now on; a program of one's own is not asked."""

    id: CommandId
    speed: Speed


class GoOn(ClientMessage, frozen=True, tag="go-on"):
    """The only person here takes nothing back; with `skip` bots play at once until it is asked again."""

    id: CommandId
    skip: bool = True


class Leave(ClientMessage, frozen=True, tag="leave"):
    """Gets up: a bot plays until the owner comes back."""

    id: CommandId


class Back(ClientMessage, frozen=True, tag="back"):
    """Takes the seat back from the bot that stands in."""

    id: CommandId


class Resign(ClientMessage, frozen=True, tag="resign"):
    """Gives up: a bot plays to the end and the seat is ranked last."""

    id: CommandId


class Fill(ClientMessage, frozen=True, tag="fill"):
    """Gives a seat that is still free to a bot of the house, before the game."""

    id: CommandId
    seat: SeatNumber
    level: Level | LevelNumber = "normal"


class Nudge(ClientMessage, frozen=True, tag="nudge"):
    """Reminds somebody who is not there that the table waits, where there is no clock."""

    id: CommandId
    seat: SeatNumber


class Vote(ClientMessage, frozen=True, tag="vote"):
    """Wants a bot to play for somebody who was nudged and still is not there."""

    id: CommandId
    seat: SeatNumber


class Look(ClientMessage, frozen=True, tag="look"):
    """Asks for the position as it was after an entry, seen from the same chair: replay."""

    id: CommandId
    seq: Sequence


class Read(ClientMessage, frozen=True, tag="read"):
    """Asks for entries older than those a `snapshot` brought: the first ones after `after`."""

    id: CommandId
    after: Sequence


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Keeps the line open and measures it."""

    id: CommandId


Command: TypeAlias = (
    Act
    | Roll
    | Undo
    | Hash
    | Seed
    | Order
    | Forget
    | SetSpeed
    | GoOn
    | Leave
    | Back
    | Resign
    | Fill
    | Nudge
    | Vote
)
Question: TypeAlias = AskPreview | Look | Read | Say | Ping
FromClient: TypeAlias = (
    Join
    | Act
    | Roll
    | Undo
    | AskPreview
    | Hash
    | Seed
    | Say
    | Order
    | Forget
    | SetSpeed
    | GoOn
    | Leave
    | Back
    | Resign
    | Fill
    | Nudge
    | Vote
    | Look
    | Read
    | Ping
)


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
    refusal: Refusal


class Previewed(ServerMessage, frozen=True, tag="previewed"):
    """The answer to `preview`: one of `preview` and `refusal` is set; `marks` come with either."""

    id: str
    event: str
    preview: Preview | None
    refusal: Refusal | None
    marks: list[Mark]


class Looked(ServerMessage, frozen=True, tag="looked"):
    """The answer to `look`."""

    id: str
    then: Position


class Page(ServerMessage, frozen=True, tag="page"):
    """The answer to `read`: entries in order, none after the last one."""

    id: str
    entries: list[Entry]


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


FromServer: TypeAlias = (
    Snapshot | Update | Ack | Refused | Previewed | Looked | Page | Seats | Said | Pong | Fault
)

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()
