"""What several sides have alike: a token before a seat, dice of every seat on the tile, a turned die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from croupier.core.game import Say
from croupier.core.lines import clipped
from croupier.core.rules import Effect, Seat, Span
from croupier.games.lasvegas.board import short, style
from croupier.games.royale.effects import TokenReturned, TokenTaken
from croupier.games.royale.tiles.side import FACES, KINDS, Answer, Dice, kind

Rows = tuple[Dice, ...]


def token_told(side: str, holder: Seat) -> Effect:
    """A seat takes the token, or it goes back to its tile."""
    return TokenTaken(side=side, seat=holder) if holder >= 0 else TokenReturned(side=side)


def token_lying(holder: Seat, names: Sequence[str], say: Say) -> Span:
    """Where the token is, as text."""
    if holder < 0:
        return (say("board-token-here", ()), "dim")
    return (say("board-token", [("name", clipped(names[holder], 24))]), style(holder))


def seat_fault(seat: Seat, seats: int) -> str:
    """What is wrong with the seat of a token or a die from outside."""
    return "" if seat in range(-1, seats) else "a token belongs to a seat"


def with_dice(rows: Rows, seat: Seat, small: int, big: int) -> Rows:
    """Each seat's dice when some come onto the tile, or leave it with negative numbers."""
    mine = (rows[seat][0] + small, rows[seat][1] + big)
    return (*rows[:seat], mine, *rows[seat + 1 :])


def dice_lying(rows: Rows, names: Sequence[str]) -> list[Span]:
    """Each seat's dice, as text."""
    return [
        (f"{short(names[seat])} {small + big}{'*' if big else ''}  ", style(seat))
        for seat, (small, big) in enumerate(rows)
        if small or big
    ]


def dice_fault(title: str, rows: Rows, seats: int) -> str:
    """What is wrong with dice from outside."""
    possible = len(rows) == seats and min(map(min, rows)) >= 0
    return "" if possible else f"{title} has a place for every seat"


@dataclass(frozen=True, slots=True)
class TurnedDie(Answer):
    """A die in hand is turned to a value and placed: `turn small 6`, `power biggy 6`."""

    biggy: bool
    value: int

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        die, value = words
        return cls(KINDS[die], FACES[value])

    @property
    def casinos(self) -> tuple[int, ...]:
        """Where the die goes."""
        return (self.value,)

    def __str__(self) -> str:
        return f"{self.verb} {kind(self.biggy)} {self.value}"
