"""What one command at a table changes: written by the match, carried to the database by the dealer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypedDict

from croupier.core.game import Level
from croupier.server.wire.parts import Phase, Speed, StandingOrder

#: A link of the public chain: a commitment to a table's dice, or the digest of a game at its end.
LinkKind: TypeAlias = Literal["commit", "game"]
#: How far the people of a table are with its dice.
DiceStage: TypeAlias = Literal["hashes", "seeds", "made"]


class EntryRow(TypedDict):
    """An entry of the journal as the database has it, with the digest of the position after it."""

    seq: int
    kind: str
    seat: int | None
    text: str
    draws: str
    at: int
    digest: str


class TableValues(TypedDict, total=False):
    """New values of a table, by the names of `Facts`."""

    revision: int
    phase: Phase
    seq: int
    moved: int
    since: int
    owed: str
    warned: bool
    round: int
    result: str
    rematch: str | None
    speed: Speed
    held: int | None
    version: int
    seed: str
    commitment: str
    dice: DiceStage
    voided: str
    signature: str | None


class SeatValues(TypedDict, total=False):
    """New values of a seat, by the names of `Place`."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    person: str | None
    own_bot: bool
    nonce: str | None
    seed: str | None
    stand_in: bool
    resigned: bool
    time_left: int | None
    hash: str | None
    withheld: bool
    spec: str | None


@dataclass(slots=True)
class Change:
    """All that one command writes, in one transaction: entries, its id, the table's and seats' new values."""

    table: str
    entries: list[EntryRow] = field(default_factory=list)
    command: tuple[str, int] | None = None
    values: TableValues = field(default_factory=TableValues)
    seats: dict[int, SeatValues] = field(default_factory=dict)
    #: A seat's standing order as it is from now on; None: no more.
    orders: dict[int, StandingOrder | None] = field(default_factory=dict)
    #: People who were deleted: nothing of theirs that names them stays.
    forgotten: list[str] = field(default_factory=list)
    #: Links of the public chain that belong to it.
    links: list[tuple[LinkKind, str]] = field(default_factory=list)
    #: Of the lease under which the table is dealt; None: nobody deals it yet.
    epoch: int | None = None

    def set_seat(self, seat: int, values: SeatValues) -> None:
        """A seat's values from now on."""
        self.seats.setdefault(seat, {}).update(values)
