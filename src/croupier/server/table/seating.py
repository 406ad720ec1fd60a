"""Who sits where: the seats of a table, and the chairs from which sockets look on."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, Unpack

from croupier.core.game import Level
from croupier.core.record import Player
from croupier.server.table import levels
from croupier.server.table.changes import Change, DiceStage, SeatValues
from croupier.server.table.clocks import Clock
from croupier.server.wire.parts import Phase, SeatInfo, Speed


class Line(Protocol):
    """A way to someone's screen; sending never waits."""

    def post(self, message: bytes) -> None:
        """Queues a message; a line that is too slow is cut."""

    def close(self, code: int, reason: str) -> None:
        """Ends the line."""


@dataclass(slots=True)
class Place:
    """A seat of a table as the database has it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None = None
    person: str | None = None
    own_bot: bool = False
    nonce: str | None = None
    seed: str | None = None
    stand_in: bool = False
    resigned: bool = False
    time_left: int | None = None
    hash: str | None = None
    withheld: bool = False
    #: The full specification of the bot as it sat down; None: a table from before it was kept.
    spec: str | None = None

    @classmethod
    def of(cls, row: dict[str, Any]) -> Place:
        """The seat of a database row."""
        return cls(**{name: value for name, value in row.items() if name != "table_id"})

    def set(self, change: Change, **values: Unpack[SeatValues]) -> None:
        """Gives the seat new values, here and in the change that writes them."""
        for name, value in values.items():
            setattr(self, name, value)
        change.set_seat(self.seat, values)

    def belongs_to(self, person: str | None) -> bool:
        """Whether this is a person's seat now: whatever is done or told in a seat's name asks here."""
        return person is not None and self.person == person

    def opens_to(self, nonce: str) -> bool:
        """Whether this seat is free, and a link with this nonce is the one that gives it away."""
        return self.kind == "open" and self.nonce is not None and secrets.compare_digest(self.nonce, nonce)

    @property
    def bot_plays(self) -> bool:
        """Whether a bot of the house decides here now; it does so for those who were deleted, too."""
        return self.kind == "bot" or self.stand_in or self.resigned or self.deserted

    @property
    def deserted(self) -> bool:
        """Whether a person sat here whom the house knows no more."""
        return self.kind == "person" and self.person is None

    def bot(self, game: str) -> str:
        """The specification of the bot that decides here."""
        if self.spec is not None:
            return self.spec
        return levels.bot(game, self.level) if self.kind == "bot" and self.level else levels.stand_in(game)

    def player(self, game: str) -> Player:
        """The seat in a record."""
        if self.own_bot:
            return Player("bot", "own")
        if self.kind == "bot":
            return Player("bot", self.bot(game))
        return Player("person", self.name, self.hash)

    def info(self, present: bool) -> SeatInfo:
        """What everybody knows of the seat."""
        return SeatInfo(
            seat=self.seat,
            kind=self.kind,
            name=self.name,
            level=self.level,
            own_bot=self.own_bot,
            present=present,
            stand_in=self.stand_in,
            resigned=self.resigned,
            hash=self.hash,
            seeded=self.seed is not None,
            withheld=self.withheld,
        )


@dataclass(slots=True, eq=False)
class Chair:
    """One socket's way of looking at a table: from a seat its person has, or from the gallery."""

    line: Line
    person: str | None
    #: The seat it asked for; who owns it may have changed since, so `seat` is what counts.
    place: Place | None = None
    language: str = "en"
    text: bool = False
    #: The last entry sent.
    sent: int = 0
    #: Seconds of work that what it asked for has taken, until its socket pays for them.
    spent: float = 0.0
    #: The seat it was last told to look from, and its person's seats.
    told: tuple[int | None, list[int]] = (None, [])

    @property
    def seat(self) -> int | None:
        """The seat it looks from, as long as that is its person's; None: the gallery."""
        place = self.place
        return place.seat if place is not None and place.belongs_to(self.person) else None


@dataclass(slots=True)
class Facts:
    """A table as the database has it, without its seats and its journal."""

    id: str
    game: str
    revision: int
    seats: int
    options: dict[str, str]
    clock_total: int | None
    clock_move: int | None
    seed: str = field(repr=False)
    commitment: str
    phase: Phase
    seq: int
    created: int
    moved: int
    since: int
    owed: str
    warned: bool
    round: int
    result: str
    rematch: str | None
    replay: bool
    version: int
    dice: DiceStage
    voided: str
    signature: str | None
    speed: Speed
    #: Until when bots wait for a decision to be taken back, in the time of the house; None: nothing waits.
    held: int | None


def ranks_with_resigned(ranks: Sequence[int], resigned: Sequence[bool]) -> list[int]:
    """The ranks of the game, with those who gave up behind all others."""
    order = [(gave_up, rank) for rank, gave_up in zip(ranks, resigned, strict=True)]
    return [1 + sum(other < mine for other in order) for mine in order]


def host(places: Sequence[Place]) -> str:
    """The name of who opened the table: the first whose seat was given away by no link."""
    return next((place.name for place in places if place.kind == "person" and place.nonce is None), "")


def owed_text(seats: Sequence[int]) -> str:
    """Seats that owe something, for the database: `0,2`."""
    return ",".join(map(str, seats))


#: What a seat is when nobody has it.
OPEN: SeatValues = {
    "kind": "open",
    "name": "",
    "person": None,
    "own_bot": False,
    "hash": None,
    "seed": None,
}


def clock_of(facts: Facts, places: list[Place]) -> Clock | None:
    """The clock of a table that has one, as the database left it."""
    if facts.clock_total is None:
        return None
    total = facts.clock_total
    left = [total if place.time_left is None else place.time_left for place in places]
    return Clock(total, facts.clock_move or 0, left)


@contextmanager
def charged(chair: Chair | None) -> Iterator[None]:
    """Notes what a piece of work costs the loop, for who asked for it."""
    began = time.thread_time()
    try:
        yield
    finally:
        if chair is not None:
            chair.spent += time.thread_time() - began


def new_nonce() -> str:
    """The unguessable part of a seat link, 192 bits."""
    return secrets.token_urlsafe(24)
