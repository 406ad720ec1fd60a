"""Two games of Rolling Cubes solved from the tables: the solitaire, and a round of `last-die` for two.

Chances are sums of products of at most a million doubles with all terms positive, so their error is
far below the digits that are told; maxima are taken over exact points.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from croupier.games.compiled import cache_folder, compiler
from croupier.games.rollingcubes.best_points import FOLDER, BestPoints, best_points
from croupier.games.rollingcubes.dice import PER_COLOUR, WHOLE, parts
from croupier.games.rollingcubes.modes import MOST_AGAIN
from croupier.games.rollingcubes.rows import ROWS
from croupier.solve.cubes_lattice import (
    SHAPE,
    Bytes,
    Colour,
    Floats,
    cells_of,
    colour,
    place,
    row_bests,
    whole_sets,
)

#: The file of the solitaire's values, beside the tables.
VALUES = "solitaire.json"
kernel = compiler(cache_folder(Path(__file__).parent))


class Lattice(NamedTuple):
    """The three colours."""

    green: Colour
    blue: Colour
    red: Colour


@cache
def lattice() -> Lattice:
    """The lattice of all sets of dice."""
    return Lattice(colour(0), colour(1), colour(2))


# The solitaire


class Solitaire(NamedTuple):
    """RC §8 What best play expects with each set of free rows (a mask, bit 0 is blue)."""

    values: tuple[float, ...]
    bests: Bytes

    @property
    def value(self) -> float:
        """The expected score of a whole game."""
        return self.values[-1]


def solitaire(zero_dividend: bool, known: BestPoints | None = None) -> Solitaire:
    """RC §9.2 Solves the solitaire by the rows that are still free; from the shipped table, or one given."""
    bests = row_bests(known or best_points(zero_dividend))
    values = np.zeros(1 << len(ROWS))
    dice = lattice()
    for free in sorted(range(1, 1 << len(ROWS)), key=lambda mask: mask.bit_count()):
        best = throw_values(dice, bests, values, free)
        values[free] = expected(best)
    return Solitaire(tuple(float(value) for value in values), bests)


def throw_values(dice: Lattice, bests: Bytes, values: Floats, free: int) -> Floats:
    """For every whole roll what best play expects from it, dice thrown again included."""
    worth, kept = np.zeros(SHAPE), np.zeros(SHAPE)
    for again in range(MOST_AGAIN, -1, -1):
        fill(bests, values, free, again, worth)
        average(dice, again, worth)
        improve(dice, again, worth, kept)
    return kept


def expected(best: Floats) -> float:
    """The expectation over whole rolls."""
    green, blue, red = whole_sets()
    chances = [colour(axis).chance[members] for axis, members in enumerate((green, blue, red))]
    return float(np.einsum("gbr,g,b,r->", best[np.ix_(green, blue, red)], *chances))


def fill(bests: Bytes, values: Floats, free: int, again: int, worth: Floats) -> None:
    """RC §8.2 Writes what each whole roll is worth after so many dice thrown again."""
    grid = np.ix_(*whole_sets())
    best = np.zeros([len(members) for members in whole_sets()])
    for row in range(len(ROWS)):
        if free >> row & 1:
            points = np.maximum(bests[row][grid].astype(np.int64) - again, 0)
            best = np.maximum(best, points + values[free & ~(1 << row)])
    worth[grid] = best


def roll_worth(points: Bytes, values: Sequence[float], free: int, again: int) -> float:
    """RC §8.2 The same of one whole roll, by the most points it brings in each row."""
    worths = (
        max(int(most) - again, 0) + values[free & ~(1 << row)]
        for row, most in enumerate(points)
        if free >> row & 1
    )
    return max(worths, default=0.0)


@kernel
def average(dice: Lattice, most: int, worth: Floats) -> None:
    """For every set with at most `most` dice missing, the expectation when they are thrown."""
    green, blue, red = dice
    for g in range(len(green.size) - 1, -1, -1):
        for b in range(len(blue.size) - 1, -1, -1):
            for r in range(len(red.size) - 1, -1, -1):
                missing = WHOLE - green.size[g] - blue.size[b] - red.size[r]
                if missing == 0 or missing > most:
                    continue
                total = 0.0
                if green.size[g] < PER_COLOUR:
                    for kind in range(5):
                        total += green.share[kind] * worth[green.grown[g, kind], b, r]
                elif blue.size[b] < PER_COLOUR:
                    for kind in range(5):
                        total += blue.share[kind] * worth[g, blue.grown[b, kind], r]
                else:
                    for kind in range(3):
                        total += red.share[kind] * worth[g, b, red.grown[r, kind]]
                worth[g, b, r] = total


@kernel
def improve(dice: Lattice, missing: int, worth: Floats, kept: Floats) -> None:
    """For sets with so many dice missing: the best of throwing those, or of keeping fewer dice."""
    green, blue, red = dice
    for g in range(len(green.size)):
        for b in range(len(blue.size)):
            for r in range(len(red.size)):
                if WHOLE - green.size[g] - blue.size[b] - red.size[r] != missing:
                    continue
                best = worth[g, b, r]
                if missing < MOST_AGAIN:
                    for kind in range(5):
                        if green.shrunk[g, kind] >= 0:
                            best = max(best, kept[green.shrunk[g, kind], b, r])
                        if blue.shrunk[b, kind] >= 0:
                            best = max(best, kept[g, blue.shrunk[b, kind], r])
                    for kind in range(3):
                        if red.shrunk[r, kind] >= 0:
                            best = max(best, kept[g, b, red.shrunk[r, kind]])
                kept[g, b, r] = best


@cache
def shipped_values(zero_dividend: bool) -> tuple[float, ...]:
    """`Solitaire.values` as shipped with the tables."""
    values = json.loads((FOLDER / VALUES).read_text(encoding="utf-8"))
    return tuple(values["on" if zero_dividend else "off"])


@cache
def shipped_row_bests(zero_dividend: bool) -> Bytes:
    return row_bests(best_points(zero_dividend))


@lru_cache(maxsize=64)
def kept_worths(free: int, zero_dividend: bool) -> Floats:
    values = np.array(shipped_values(zero_dividend))
    return throw_values(lattice(), shipped_row_bests(zero_dividend), values, free)


@lru_cache(maxsize=8)
def thrown_worths(free: int, again: int, zero_dividend: bool) -> Floats:
    """RC §8.2 What every set of dice is worth when its missing dice, so many at most, are thrown."""
    worth = np.zeros(SHAPE)
    fill(shipped_row_bests(zero_dividend), np.array(shipped_values(zero_dividend)), free, again, worth)
    average(lattice(), again, worth)
    return worth


def best_to_keep(roll: str, free: int, zero_dividend: bool) -> str:
    """RC §8.2 The dice of a whole roll that best play keeps, with these rows free."""
    most = kept_worths(free, zero_dividend)[place(roll)]
    for again in range(MOST_AGAIN + 1):
        worth = thrown_worths(free, again, zero_dividend)
        for keep in parts(roll):
            if len(keep) == WHOLE - again and worth[place(keep)] >= most - 1e-9:
                return keep
    raise AssertionError("one of the choices is the best of them")


# The last die


def last_die(zero_dividend: bool) -> Floats:
    """RC §9.2 For every equality's dice, the chance that the seat that throws next wins the round.

    The cell of no dice is the first throw: without an equality it is lost.
    """
    chance = np.zeros(SHAPE)
    room = np.zeros(SHAPE)
    _last_die(lattice(), cells_of(best_points(zero_dividend)), chance, room)
    return chance


@cache
def _last_die_chances(zero_dividend: bool) -> Floats:
    return last_die(zero_dividend)


def next_thrower(dice: str, zero_dividend: bool) -> float:
    """RC §6.2 The chance of who throws after these dice were placed, with two seats."""
    return float(_last_die_chances(zero_dividend)[place(dice)]) if len(dice) < WHOLE else 0.0


@kernel
def _last_die(dice: Lattice, cells: Bytes, chance: Floats, room: Floats) -> None:
    """Fills in the chances from the largest sets to the smallest."""
    green, blue, red = dice
    for g in range(len(green.size) - 1, -1, -1):
        for b in range(len(blue.size) - 1, -1, -1):
            for r in range(len(red.size) - 1, -1, -1):
                if cells[g, b, r] or g + b + r == 0:
                    chance[g, b, r] = _next_throw(dice, cells, chance, room, g, b, r)


@kernel
def _next_throw(dice: Lattice, cells: Bytes, chance: Floats, room: Floats, g: int, b: int, r: int) -> float:
    """RC §6.1 The chance of the thrower: of what the new dice allow, the best for it."""
    green, blue, red = dice
    total = 0.0
    for i in range(len(green.size)):
        x = green.union[g, i]
        if x < 0:
            break
        for j in range(len(blue.size)):
            y = blue.union[b, j]
            if y < 0:
                break
            for k in range(len(red.size)):
                z = red.union[r, k]
                if z < 0:
                    break
                best = 0.0
                if cells[x, y, z] and i + j + k:
                    best = 1.0 - chance[x, y, z]
                for kind in range(5):
                    if green.shrunk[i, kind] >= 0:
                        best = max(best, room[green.shrunk[i, kind], j, k])
                    if blue.shrunk[j, kind] >= 0:
                        best = max(best, room[i, blue.shrunk[j, kind], k])
                for kind in range(3):
                    if red.shrunk[k, kind] >= 0:
                        best = max(best, room[i, j, red.shrunk[k, kind]])
                room[i, j, k] = best
                if green.size[x] + blue.size[y] + red.size[z] == WHOLE:
                    total += green.chance[i] * blue.chance[j] * red.chance[k] * best
    return total
