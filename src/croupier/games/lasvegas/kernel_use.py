"""The kernel as everybody else uses it: batches of games, playouts after a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from croupier.core.kernel import Batch, Objective, Policy, Sample
from croupier.games.compiled import Cell, Cells, U, copied, empty_cells, wrapping
from croupier.games.lasvegas import codec
from croupier.games.lasvegas.events import PLACES, Place
from croupier.games.lasvegas.kernel_play import (
    CHOICES,
    DIFF,
    DIFF_BASE,
    GREEDY,
    MOVES,
    OWN,
    RANDOM,
    ROW,
    SHARED,
    SQUARES,
    STATISTICS,
    SUM,
    WIN,
    WINS,
    play_games,
    playouts,
)
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State

POLICIES: Final[dict[str, Cell]] = {"random": RANDOM, "greedy": GREEDY}
_OBJECTIVES: Final[dict[Objective, tuple[Cell, int, float]]] = {
    "own": (OWN, 0, 10.0),
    "diff": (DIFF, int(DIFF_BASE), 10.0),
    "win": (WIN, 0, 1 / 60),
}
_MASK = (1 << 64) - 1


class Kernel:
    """The kernel of one edition with its seats and options fixed."""

    def __init__(self, rules: LasVegas) -> None:
        self.rules = rules

    def warm(self) -> None:
        """Compiles, or takes machine code from the cache, by no playouts."""
        self.position(self.rules.start()).playouts([PLACES[1]], "random", "own", 0, 0)

    def policy(self, bot: str) -> int | None:
        """The code of the policy that plays as this bot does."""
        code = POLICIES.get(bot)
        return None if code is None else int(code)

    def play(self, policies: Sequence[int], seed: int, first: int, games: int, keep: bool) -> Batch:
        """Plays games first, first + 1, ... of a seed."""
        seats = self.rules.seats
        array = codec.encode(self.rules, self.rules.start())
        for seat, policy in enumerate(policies):
            array[codec.POLICY + U(seat)] = U(policy)
        sums = empty_cells(STATISTICS)
        rows = empty_cells(games * int(ROW) if keep else 0)
        with wrapping():
            play_games(array, U(seed & _MASK), U(first), U(games), sums, rows)
        tens = [int(sums[SUM + U(seat)]) for seat in range(seats)]
        squares = [int(sums[SQUARES + U(seat)]) for seat in range(seats)]
        return Batch(
            games=games,
            moves=int(sums[MOVES]),
            scores=tuple(10 * total for total in tens),
            squares=tuple(100 * total for total in squares),
            wins=tuple(int(sums[WINS + U(seat)]) for seat in range(seats)),
            shared=int(sums[SHARED]),
            rows=_flat_rows(rows, seats) if keep else (),
        )

    def position(self, state: State) -> Position:
        """The state made ready for playouts."""
        return Position(codec.encode(self.rules, state))


class Position:
    """A position with a roll to place."""

    def __init__(self, array: Cells) -> None:
        self.array = array
        self.work = copied(array)

    def playouts(
        self, events: Sequence[Place], policy: Policy, objective: Objective, seed: int, count: int
    ) -> list[Sample]:
        """Plays out after each choice, to the end of the round, for a victory to the end of the game."""
        code, base, unit = _OBJECTIVES[objective]
        for seat in range(6):
            self.work[codec.POLICY + U(seat)] = POLICIES[policy]
        numbers = [codec.choice_of(event) for event in events]
        mask = sum(1 << int(number) for number in numbers)
        sums = empty_cells(2 * int(CHOICES))
        with wrapping():
            playouts(self.array, self.work, U(mask), code, U(seed & _MASK), U(count), sums)
        samples = []
        for number in numbers:
            total, squares = int(sums[number]), int(sums[CHOICES + number])
            shifted = squares - 2 * base * total + base * base * count
            samples.append(Sample(count, unit * (total - base * count), unit * unit * shifted))
        return samples


def _flat_rows(rows: Cells, seats: int) -> Sequence[int]:
    """For each game the scores of all seats, then their sixtieths of victory."""
    table = cast(NDArray[np.uint64], rows).reshape(-1, int(ROW)).astype(np.int64)
    flat = np.concatenate([10 * table[:, :seats], table[:, 6 : 6 + seats]], axis=1).reshape(-1)
    return cast(Sequence[int], flat)
