"""Builds the tables of Rolling Cubes: the best points of every exact use of dice, under one zero rule."""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from croupier.games.rollingcubes import kernel_solver as solver
from croupier.games.rollingcubes.dice import BLUES, GREENS, LIKE_RED, PER_COLOUR, REDS, sets
from croupier.games.rollingcubes.table import FOLDER, file_name

Bytes = NDArray[np.uint8]
SHAPE = (len(GREENS), len(BLUES), len(REDS))


def build(zero_dividend: bool) -> bytes:
    """The table of `games.rollingcubes.table`, uncompressed: cells, cells above 100, whole rolls."""
    cells = np.zeros((*SHAPE, 2), np.uint8)
    for green, first in GREENS.items():
        for blue, second in BLUES.items():
            digits = "".join(sorted(green + blue))
            if len(digits) > 1:
                cells[first, second] = solver.uses_with_prizes(digits, zero_dividend)
    best = within(cells[..., 0])
    return cells[..., 0].tobytes() + cells[..., 1].tobytes() + whole(best).tobytes()


def within(cells: Bytes) -> Bytes:
    """For every set of dice the most that any part of it has: a running maximum over each colour."""
    found = cells.copy()
    for axis, faces in enumerate(("13579", "02468", LIKE_RED)):
        numbers = sets(faces)
        view = np.moveaxis(found, axis, 0)
        for dice, number in numbers.items():
            for face in set(dice):
                view[number] = np.maximum(view[number], view[numbers[dice.replace(face, "", 1)]])
    return found


def whole(cells: Bytes) -> Bytes:
    """The sets of four dice of each colour only."""
    green, blue, red = (
        [number for dice, number in sets(faces).items() if len(dice) == PER_COLOUR]
        for faces in ("13579", "02468", LIKE_RED)
    )
    return np.ascontiguousarray(cells[np.ix_(green, blue, red)])


def write(folder: Path, zero_dividend: bool) -> Path:
    """Builds a table and writes its compressed file; returns the path."""
    path = folder / file_name(zero_dividend)
    path.write_bytes(zlib.compress(build(zero_dividend), 9))
    return path


def write_shipped() -> list[Path]:
    """Builds both tables into the package, as they are shipped."""
    FOLDER.mkdir(exist_ok=True)
    return [write(FOLDER, zero_dividend) for zero_dividend in (True, False)]
