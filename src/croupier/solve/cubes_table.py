"""Builds the tables of Rolling Cubes: the best points of every exact use of dice, under one zero rule."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import numpy as np

from croupier.core.options import text as option_text
from croupier.games.rollingcubes import kernel_solver as solver
from croupier.games.rollingcubes.best_points import FOLDER, file_name, load
from croupier.games.rollingcubes.dice import BLUES, GREENS
from croupier.solve.cubes_games import VALUES, solitaire
from croupier.solve.cubes_lattice import SHAPE, whole_sets, within


def build(zero_dividend: bool) -> bytes:
    """The table of `games.rollingcubes.best_points`, uncompressed: cells, cells above 100, whole rolls."""
    cells = np.zeros((*SHAPE, 2), np.uint8)
    for green, first in GREENS.items():
        for blue, second in BLUES.items():
            digits = "".join(sorted(green + blue))
            if len(digits) > 1:
                cells[first, second] = solver.uses_with_prizes(digits, zero_dividend)
    best = within(cells[..., 0])[np.ix_(*whole_sets())]
    return cells[..., 0].tobytes() + cells[..., 1].tobytes() + best.tobytes()


def write(folder: Path, zero_dividend: bool) -> Path:
    """Builds a table and writes its compressed file; returns the path."""
    path = folder / file_name(zero_dividend)
    path.write_bytes(zlib.compress(build(zero_dividend), 9))
    return path


def write_all(folder: Path | None = None) -> list[Path]:
    """Builds both tables and the solitaire's values, into the package unless told otherwise."""
    to = FOLDER if folder is None else folder
    to.mkdir(parents=True, exist_ok=True)
    files = [write(to, zero_dividend) for zero_dividend in (True, False)]
    return [*files, write_values(to)]


def write_values(folder: Path) -> Path:
    """Solves the solitaire from the tables of a folder and writes its values beside them."""
    values = {
        option_text(zero_dividend): solitaire(zero_dividend, load(folder, zero_dividend)).values
        for zero_dividend in (True, False)
    }
    path = folder / VALUES
    path.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")
    return path
