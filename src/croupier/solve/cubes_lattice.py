"""Rolling Cubes as a lattice: sets of dice of each colour by number, how they grow, how they fall."""

from __future__ import annotations

from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.games.rollingcubes.best_points import BestPoints
from croupier.games.rollingcubes.dice import (
    BLUE,
    BLUES,
    CELLS,
    GREEN,
    LIKE_RED,
    PER_COLOUR,
    REDS,
    cell,
    sets,
)
from croupier.games.rollingcubes.rows import ROWS, row_prize

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bytes = NDArray[np.uint8]

KINDS = (GREEN, BLUE, LIKE_RED)
SHAPE = tuple(len(sets(faces)) for faces in KINDS)
#: RC §1.2 The share of each kind of face of a die; + and - are one kind.
SHARES = ((1 / 5,) * 5, (1 / 5,) * 5, (1 / 2, 1 / 4, 1 / 4))
WAYS = ((1,) * 5, (1,) * 5, (2, 1, 1))


class Colour(NamedTuple):
    """The sets of at most four dice of a colour."""

    #: How many dice a set has.
    size: Ints
    #: The set with one die more of each kind, with one less, and with another set; -1: none.
    grown: Ints
    shrunk: Ints
    union: Ints
    #: The share of each kind, and of each set among all throws of its size.
    share: Floats
    chance: Floats


def colour(axis: int) -> Colour:
    """The lattice of one colour."""
    faces = KINDS[axis]
    numbers = sets(faces)
    listed = list(numbers)
    grown = [[numbers.get(_sorted(dice + face, faces), -1) for face in faces] for dice in listed]
    shrunk = [
        [numbers[dice.replace(face, "", 1)] if face in dice else -1 for face in faces] for dice in listed
    ]
    union = [[numbers.get(_sorted(one + other, faces), -1) for other in listed] for one in listed]
    ways = [throws(dice, axis) for dice in listed]
    total = sum(WAYS[axis])
    chance = [count / total ** len(dice) for count, dice in zip(ways, listed, strict=True)]
    return Colour(
        np.array([len(dice) for dice in listed], np.int64),
        np.array(grown, np.int64),
        np.array(shrunk, np.int64),
        np.array(union, np.int64),
        np.array(SHARES[axis]),
        np.array(chance),
    )


def throws(dice: str, axis: int) -> int:
    """The number of ways to throw a set: orders of the dice, times equal faces."""
    orders = factorial(len(dice)) // prod(factorial(dice.count(face)) for face in KINDS[axis])
    for face, ways in zip(KINDS[axis], WAYS[axis], strict=True):
        orders *= int(ways ** dice.count(face))
    return orders


def _sorted(dice: str, faces: str) -> str:
    return "".join(sorted(dice, key=faces.index))


def place(dice: str) -> tuple[int, int, int]:
    """Where dice stand in the lattice."""
    rest, red = divmod(cell(dice), len(REDS))
    green, blue = divmod(rest, len(BLUES))
    return green, blue, red


def cells_of(table: BestPoints, above: bool = False) -> Bytes:
    """The cells of a table as an array by green, blue and red set."""
    data = np.frombuffer(table.above if above else table.cells, np.uint8)
    assert data.size == CELLS
    return data.reshape(SHAPE)


def within(cells: Bytes) -> Bytes:
    """For every set of dice the most that any part of it has: a running maximum over each colour."""
    found = cells.copy()
    for axis, faces in enumerate(KINDS):
        numbers = sets(faces)
        view = np.moveaxis(found, axis, 0)
        for dice, number in numbers.items():
            for face in set(dice):
                view[number] = np.maximum(view[number], view[numbers[dice.replace(face, "", 1)]])
    return found


def whole_sets() -> tuple[list[int], list[int], list[int]]:
    """The numbers of the sets of four dice of each colour."""
    green, blue, red = (
        [number for dice, number in sets(faces).items() if len(dice) == PER_COLOUR] for faces in KINDS
    )
    return green, blue, red


def row_bests(table: BestPoints) -> Bytes:
    """RC §8.1 For each row and set of dice, the most that can be written there, prize included."""
    found = np.zeros((len(ROWS), *SHAPE), np.uint8)
    listed = [list(sets(faces)) for faces in KINDS]
    for number, row in enumerate(ROWS):
        cells = cells_of(table, above=row == "101")
        prizes = np.full(tuple(PER_COLOUR + 1 for _ in KINDS), -1, np.int64)
        for counts in np.ndindex(prizes.shape):
            used = "1" * counts[0] + "2" * counts[1] + "+" * counts[2]
            extra = row_prize(row, used, True)
            prizes[counts] = -1 if extra is None else extra
        sizes = [np.array([len(dice) for dice in of_colour]) for of_colour in listed]
        extra_of = prizes[np.ix_(*sizes)]
        fits = (cells > 0) & (extra_of >= 0)
        found[number] = within(np.where(fits, cells + extra_of, 0).astype(np.uint8))
    return found


def roll_chances() -> Floats:
    """The chance of each whole roll, by the sets of four dice of each colour."""
    green, blue, red = (colour(axis).chance[members] for axis, members in enumerate(whole_sets()))
    return np.asarray(green[:, None, None] * blue[None, :, None] * red[None, None, :])
