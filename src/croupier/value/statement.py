"""An account as data: what every event of a game did to every seat, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Literal, TypeAlias

from croupier.core.game import Unit
from croupier.value.evaluator import Figures
from croupier.value.rating import Mark, Rating, rated

Kind: TypeAlias = Literal["chance", "decision"]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice that a seat had: its expected result by what the seat could know."""

    event: str
    share: float
    #: The standard error of how far it lies behind the best one.
    error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One event of a game, what it did to every seat, and what the position was worth after it."""

    #: Its number from 1.
    seq: int
    #: Who decided, or asked for the dice, from 1 as in every text; None: it happened by itself.
    seat: int | None
    event: str
    kind: Kind
    shares: Figures
    #: Of chance: what came, less the mean over all that could.
    luck: Figures | None = None
    #: Of a decision: for the seat itself its expected loss, for the others what it did to them.
    cost: Figures | None = None
    #: Of a decision, for its own seat: what it did because of things the seat could not know.
    hidden: float = 0.0
    #: What evaluating the position before the event anew has changed.
    correction: Figures = ()
    best: str | None = None
    choices: tuple[Weighed, ...] = ()
    mark: Mark | None = None
    #: The bot that decided for somebody who was away: it counts for the seat, but not in the rating.
    by: str | None = None


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """A seat's sums: result - start = luck + own + others + hidden + correction."""

    start: float
    result: float
    luck: float
    own: float
    others: float
    hidden: float
    correction: float
    #: The luck by who asked for the dice, and of what happened by itself.
    luck_by: tuple[float, ...]
    luck_setup: float
    rating: Rating

    @property
    def gap(self) -> float:
        """By how much the account does not add up: nothing but rounding."""
        terms = (self.start, self.luck, self.own, self.others, self.hidden, self.correction, -self.result)
        return fsum(terms)


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """A whole game: every event, and the sums of every seat."""

    game: str
    evaluator: str
    unit: Unit
    #: Playouts for a position.
    playouts: int
    seed: int
    #: The digest of the record that it is about.
    record: str
    #: False: it was interrupted; what is done is here, and the result is the value it had come to.
    complete: bool
    #: Means over all events and seats of what was put right, and of what was hidden.
    mean_correction: float
    mean_hidden: float
    seats: tuple[SeatAccount, ...]
    moves: tuple[Move, ...]


def seat_accounts(
    start: Figures, result: Figures, moves: Sequence[Move], unit: Unit
) -> tuple[SeatAccount, ...]:
    """The sums of every seat, each term added up on its own."""
    return tuple(_seat(seat, start[seat], result[seat], moves, unit) for seat in range(len(start)))


def _seat(seat: int, start: float, result: float, moves: Sequence[Move], unit: Unit) -> SeatAccount:
    chances = [move for move in moves if move.luck is not None]
    decided = [move for move in moves if move.cost is not None]
    seats = len(moves[0].shares) if moves else 0
    mine = [move for move in decided if move.seat == seat + 1]

    def luck(asked: int | None) -> float:
        return fsum(move.luck[seat] for move in chances if move.luck and move.seat == asked)

    return SeatAccount(
        start=start,
        result=result,
        luck=fsum(move.luck[seat] for move in chances if move.luck),
        own=fsum(move.cost[seat] for move in mine if move.cost),
        others=fsum(move.cost[seat] for move in decided if move.cost and move.seat != seat + 1),
        hidden=fsum(move.hidden for move in mine),
        correction=fsum(move.correction[seat] for move in moves),
        luck_by=tuple(luck(asked) for asked in range(1, seats + 1)),
        luck_setup=luck(None),
        rating=rated([_judged(move, seat) for move in mine if move.by is None], seats, unit),
    )


def _judged(move: Move, seat: int) -> tuple[float, float, float]:
    """Of a decision: what it lost, the error of that, and what was at stake between best and worst."""
    assert move.cost is not None
    error = next((choice.error for choice in move.choices if choice.event == move.event), 0.0)
    shares = [choice.share for choice in move.choices]
    return -move.cost[seat], error, max(shares) - min(shares) if shares else 0.0


def mean_size(figures: Iterable[float]) -> float:
    """The mean of absolute figures."""
    found = [abs(figure) for figure in figures]
    return fsum(found) / len(found) if found else 0.0
