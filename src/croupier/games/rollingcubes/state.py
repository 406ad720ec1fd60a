"""The state of a table of Rolling Cubes, whatever the mode."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.rules import Seat

#: The text of an answer without an equality.
NOTHING = "decline"
#: A row that is not filled yet.
FREE = -1


class State(NamedTuple):
    """All there is to know; the = die is always on the table and not told."""

    #: The game of the tournament that is played, from 0; one past the last: all is over.
    stage: int
    #: The seat that starts this game (this round of `last-die`); -1 until the lot is drawn.
    start: Seat
    #: The seat that throws and decides; -1: before the start and after the end.
    seat: Seat
    #: The dice on the table, None if there are none.
    dice: str | None
    #: How many dice are in the cup, to be thrown.
    cup: int
    #: The seats that play this turn, rising; fewer than all only when equals play on.
    playing: tuple[Seat, ...]
    #: The answers of this turn, as texts; None: not given yet.
    answers: tuple[str | None, ...]
    #: The points of each seat in this game.
    points: tuple[int, ...]
    #: RC §6.1 The dice that the next equality must use; the seat that placed them, or -1.
    used: str | None
    placed: Seat
    #: RC §8.2 How many dice were thrown again in this throw; -1: none were yet.
    again: int
    #: RC §8.1 What each seat has in each row; -1: it is free.
    rows: tuple[tuple[int, ...], ...]
    #: RC §7.1 The tournament points, and the seat that won the second game, or -1.
    standing: tuple[int, ...]
    second: Seat
