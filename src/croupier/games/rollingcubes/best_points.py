"""The shipped tables: the best points of every exact use of dice, and of every whole roll.

One file for each zero rule, compressed by zlib. Uncompressed it has three parts: a byte for each
cell (`dice.cell`) with its best points, 0 where there is no equality; the same for equalities with
a written number above 100; and a byte for each of the 73,500 whole rolls with the best of all its
parts, ordered by green, blue and red set.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from croupier.games.rollingcubes.dice import (
    BLUE,
    BLUES,
    CELLS,
    GREEN,
    GREENS,
    LIKE_RED,
    PER_COLOUR,
    REDS,
    arranged,
    cell,
    contains,
    parts,
    sets,
)
from croupier.games.rollingcubes.rows import row_prize

FOLDER = Path(__file__).parent / "tables"
#: How many sets of fewer than four dice come before those of four.
_FEWER_GREEN, _FEWER_BLUE, _FEWER_RED = (
    sum(len(dice) < PER_COLOUR for dice in sets(faces)) for faces in (GREEN, BLUE, LIKE_RED)
)
_WHOLE_BLUE = len(BLUES) - _FEWER_BLUE
_WHOLE_RED = len(REDS) - _FEWER_RED
ROLLS = (len(GREENS) - _FEWER_GREEN) * _WHOLE_BLUE * _WHOLE_RED


def file_name(zero_dividend: bool) -> str:
    """The name of a table's file."""
    return f"zero-dividend-{'on' if zero_dividend else 'off'}.z"


class BestPoints:
    """The table under one zero rule."""

    __slots__ = ("above", "best_of_roll", "cells")

    def __init__(self, data: bytes) -> None:
        if len(data) != 2 * CELLS + ROLLS:
            raise ValueError(f"a table has {2 * CELLS + ROLLS} bytes, not {len(data)}")
        self.cells = data[:CELLS]
        self.above = data[CELLS : 2 * CELLS]
        self.best_of_roll = data[2 * CELLS :]

    def best(self, roll: str) -> int:
        """The most points of any equality of a whole roll; 0 if it has none."""
        number = cell(roll)
        rest, red = divmod(number, len(REDS))
        green, blue = divmod(rest, len(BLUES))
        at = (green - _FEWER_GREEN) * _WHOLE_BLUE + blue - _FEWER_BLUE
        return self.best_of_roll[at * _WHOLE_RED + red - _FEWER_RED]

    def exactly(self, dice: str, above: bool = False) -> int:
        """The most points of an equality of exactly these dice; 0 if there is none."""
        return (self.above if above else self.cells)[cell(dice)]

    def answers(self, roll: str, using: str = "", row: str | None = None) -> Iterator[tuple[int, int, str]]:
        """Worth, points and dice of every exact use of dice that has an equality, RC §6.1, §8.1.

        Uses that differ only in + for - are given once.
        """
        known = self.above if row == "101" else self.cells
        alike = arranged(roll.replace("-", "+"))
        for used in parts(alike):
            points = known[cell(used)]
            if not points:
                continue
            dice = with_minus(used, roll, using)
            extra = _extra(dice, using, row)
            if extra is not None:
                yield points + extra, points, dice


def _extra(dice: str, using: str, row: str | None) -> int | None:
    if using and not contains(dice, using):
        return None
    return 0 if row is None else row_prize(row, dice, True)


def with_minus(used: str, roll: str, using: str) -> str:
    """Used dice with + and - as the roll has them: those to be used first, then + before -."""
    count = used.count("+")
    must = min(using.count("-"), count)
    plus = min(roll.count("+"), count - must)
    return arranged(used.replace("+", "") + "+" * plus + "-" * (count - plus))


@cache
def best_points(zero_dividend: bool) -> BestPoints:
    """The shipped table under one zero rule, loaded when first asked for."""
    return load(FOLDER, zero_dividend)


def load(folder: Path, zero_dividend: bool) -> BestPoints:
    """The table in a folder."""
    return BestPoints(zlib.decompress((folder / file_name(zero_dividend)).read_bytes()))
