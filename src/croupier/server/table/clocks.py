"""Clocks: arithmetic on milliseconds, and the time of the house, in which they are counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

DAY = 86_400_000
#: A table without a clock is marked after a week without a move and closed a day later.
WARN_AFTER = 7 * DAY
CLOSE_AFTER = 8 * DAY
#: Where there is no clock somebody who is not there may be nudged after a minute, and three minutes later the
#: others may vote for a bot.
NUDGE_AFTER = 60_000
VOTE_AFTER = 180_000


@dataclass(slots=True)
class Clock:
    """Time left for each seat; every move first uses up its own allowance, then the total."""

    total: int
    move: int
    left: list[int]
    #: Seats whose time runs, and since when.
    running: dict[int, int] = field(default_factory=dict)

    def turn_to(self, seats: Iterable[int], now: int, *, since: int | None = None) -> None:
        """Stops the seats that owe nothing any more and starts those that newly do."""
        wanted = set(seats)
        for seat in [seat for seat in self.running if seat not in wanted]:
            self.left[seat] = self.left_at(seat, now)
            del self.running[seat]
        for seat in wanted - self.running.keys():
            self.running[seat] = now if since is None else since

    def moved(self, seat: int, now: int) -> None:
        """A seat has done what it owed: its time is taken off and its next allowance begins."""
        if seat in self.running:
            self.left[seat] = self.left_at(seat, now)
            self.running[seat] = now

    def left_at(self, seat: int, now: int) -> int:
        """Milliseconds of the total a seat still has."""
        since = self.running.get(seat)
        used = 0 if since is None else max(0, now - since - self.move)
        return max(0, self.left[seat] - used)

    def allowance_at(self, seat: int, now: int) -> int:
        """Milliseconds a seat still has for this move before its total begins to run."""
        since = self.running.get(seat)
        return self.move if since is None else max(0, self.move - (now - since))

    def deadline(self, seat: int) -> int | None:
        """When a running seat's time is up."""
        since = self.running.get(seat)
        return None if since is None else since + self.move + self.left[seat]

    def refill(self, seat: int) -> None:
        """Someone who comes back after running out gets a tenth of the total."""
        self.left[seat] = max(self.left[seat], self.total // 10)


def grace(total: int, move: int) -> int:
    """How long a seat at a table with a clock may be empty: a tenth of the game, 30 s to 3 minutes."""
    return min(max((total + 40 * move) // 10, 30_000), 180_000)


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Milliseconds that only ever go on, whatever is done to the date."""
    return time.monotonic_ns() // 1_000_000


class HouseTime:
    """The time the house was open, in milliseconds: clocks, grace and waits are counted in it.

    It goes on from where the last start left it, and stands still while the house cannot take a move:
    between two ticks at most `longest` is counted, and a house that is not well does not tick.
    """

    def __init__(self, start: int, steady: Callable[[], int] = steady_clock, longest: int = 400) -> None:
        self._counted = start
        self._steady = steady
        self._longest = longest
        self._ticked = steady()

    def __call__(self) -> int:
        """The time now."""
        return self._counted + min(self._steady() - self._ticked, self._longest)

    def tick(self) -> None:
        """The house is well at this moment."""
        self._counted = self()
        self._ticked = self._steady()

    def catch_up(self, common: int) -> None:
        """Goes on from where another server of the house already is."""
        self._counted += max(0, common - self())


class Pace(Protocol):
    """The settings of a house that a match keeps to, in seconds."""

    @property
    def think(self) -> float:
        """How long a bot or a standing order seems to think at normal speed."""

    @property
    def take_back(self) -> float:
        """How long a decision against bots can be taken back at normal speed."""

    @property
    def seed_wait(self) -> float:
        """How long a full table waits for the seeds of people's browsers."""
