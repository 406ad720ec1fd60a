"""How the Las Vegas kernels note games and playouts, and what everybody else makes of the notes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from croupier.core.kernel import SHARES, Batch, Objective, Sample
from croupier.games.compiled import Cell, Cells, U, cells
from croupier.games.lasvegas.kernel_dice import ONE, TWO, ZERO

# Policies.
RANDOM, GREEDY = ZERO, ONE
POLICIES: Final[dict[str, Cell]] = {"random": RANDOM, "greedy": GREEDY}
# Objectives of a playout, and what is added to keep values above zero.
OWN, DIFF, WIN = ZERO, ONE, TWO
DIFF_BASE = U(4096)
OBJECTIVES: Final[dict[Objective, Cell]] = {"own": OWN, "diff": DIFF, "win": WIN}
# Statistics: three times six cells by seat, then two. Money is counted in tens.
SUM, SQUARES, WINS, MOVES, SHARED = U(0), U(6), U(12), U(18), U(19)
STATISTICS = 20
SIXTIETHS = cells((0, 60, 30, 20, 15, 12, 10))  # of a win, by the number who share it
ROW = U(12)  # cells of a game in the rows: money by seat, sixtieths of the victory by seat
_TENS = 10
_SEEDS = (1 << 64) - 1


def seeded(seed: int) -> Cell:
    """A seed as a cell."""
    return U(seed & _SEEDS)


def batch(sums: Cells, rows: Cells, games: int, seats: int) -> Batch:
    """The games of some statistics; no rows: they were not kept."""

    def by_seat(cell: Cell, unit: int) -> tuple[int, ...]:
        return tuple(unit * int(sums[cell + U(seat)]) for seat in range(seats))

    return Batch(
        games=games,
        moves=int(sums[MOVES]),
        scores=by_seat(SUM, _TENS),
        squares=by_seat(SQUARES, _TENS * _TENS),
        wins=by_seat(WINS, 1),
        shared=int(sums[SHARED]),
        rows=_flat(rows, seats) if len(rows) else (),
    )


def _flat(rows: Cells, seats: int) -> Sequence[int]:
    """For each game the scores of all seats, then their sixtieths of victory."""
    table = cast(NDArray[np.uint64], rows).reshape(-1, int(ROW)).astype(np.int64)
    flat = np.concatenate([_TENS * table[:, :seats], table[:, 6 : 6 + seats]], axis=1).reshape(-1)
    return cast(Sequence[int], flat)


def sample(total: int, squares: int, objective: Objective, count: int) -> Sample:
    """The playouts after one choice, from the sum of their values and of the squares."""
    base = int(DIFF_BASE) if objective == "diff" else 0
    unit = 1 / SHARES if objective == "win" else float(_TENS)
    shifted = squares - 2 * base * total + base * base * count
    return Sample(count, unit * (total - base * count), unit * unit * shifted)
