"""The position of a game as a value: numbers of rooms, spots and cards of its set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from croupier.core.rules import Seat
from croupier.games.showdown.events import Choice
from croupier.games.showdown.rooms import Size
from croupier.games.showdown.sheet import Sheet

Phase: TypeAlias = Literal["start", "setup", "event", "room", "actions", "settle", "over"]


@dataclass(frozen=True, slots=True)
class Placing:
    """VS §3.3, §3.5 A seat may lay one room of its store; `bought` is the one it just paid for."""

    bought: int | None


@dataclass(frozen=True, slots=True)
class Renovation:
    """VS §3.4 A renovation under way: sheet and store so far, rooms taken off and rooms laid."""

    sheet: Sheet
    stored: tuple[int, ...]
    removed: int
    built: int


Pending: TypeAlias = Placing | Renovation


class State(NamedTuple):
    """Everything there is; stacks and the pile are counts, because they are drawn late."""

    turn: int
    phase: Phase
    #: The seat with the button; -1 before the lot.
    button: Seat
    #: The seat that chooses or settles; -1 if none does.
    seat: Seat
    money: tuple[int, ...]
    population: tuple[int, ...]
    revenue: tuple[int, ...]
    fame: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    stored: tuple[tuple[int, ...], ...]
    #: Rooms left in each basic stack.
    basic: tuple[int, ...]
    #: Rooms left with an A back, and with a B back, by room.
    stack_a: tuple[int, ...]
    stack_b: tuple[int, ...]
    #: Rooms out of the game, by room.
    gone: tuple[int, ...]
    #: The room and the marker of each premier space.
    market: tuple[int | None, ...]
    prices: tuple[int, ...]
    #: Event cards left, and this turn's cards in order, by card and symbol.
    pile: tuple[int, ...]
    drawn: tuple[int, ...]
    #: The stack a room is turned up from next.
    due: Size | None
    choices: tuple[Choice | None, ...]
    pending: Pending | None


def put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The tuple with one number replaced."""
    return (*values[:index], value, *values[index + 1 :])


def plus(values: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    """The tuple with one number raised."""
    return (*values[:index], values[index] + more, *values[index + 1 :])
