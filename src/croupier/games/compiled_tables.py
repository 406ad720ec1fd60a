"""Many tables side by side: the arrays that kernels write for learners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.core.kernel import SHARES
from croupier.games.compiled import Cells, U, wrapping

#: Who plays a seat: the policies of the kernels, or whoever calls `step`.
LEARNER: Final = U(2)
#: For the type checker, which knows no wrapping and no compiled arrays: arrays by row and column.
Grid: TypeAlias = Any
#: What a kernel does at tables: new games, a decision at each, or only to say what is seen there. One
#: function does all three, because to compile one takes a third of the time.
BEGIN, STEP, ASK = U(0), U(1), U(2)
Compiled: TypeAlias = Callable[..., None]
#: Figures lie this much further apart than there are tables: at a power of two they would fall on the same
#: lines of the processor's cache.
_LINE: Final = 64
_NO_ACTIONS: Final = np.zeros(0, np.int64)


class Tables:
    """So many tables of a game, as a kernel plays them."""

    def __init__(
        self,
        array: Cells,
        tables: int,
        *,
        figures: int,
        choices: int,
        seats: int,
        run: Compiled,
    ) -> None:
        self._cells: NDArray[np.uint64] = np.tile(np.asarray(array), (tables, 1))
        self._generators = np.zeros(tables, np.uint64)
        width = tables + -tables % _LINE + _LINE
        self._observations = np.zeros((figures, width), np.uint8)
        self._finals = np.zeros((figures, width), np.uint8)
        self._masks = np.zeros((choices, width), np.int8)
        self.observations = self._observations[:, :tables]
        self.finals = self._finals[:, :tables]
        self.masks = self._masks[:, :tables]
        self.seats = np.zeros(tables, np.uint8)
        self.rewards = np.zeros(tables, np.float32)
        self.shares = np.zeros((seats, tables), np.float32)
        self.ended = np.zeros(tables, np.bool_)
        self._run = run

    def begin(self, seed: int) -> None:
        """New games at all tables, up to the first decision of a learner."""
        self._generators[:] = np.random.SeedSequence(seed).generate_state(len(self._generators), np.uint64)
        self._do(BEGIN, 0, len(self._generators), _NO_ACTIONS)

    def step(self, actions: NDArray[Any]) -> None:
        """A decision at every table; then bots and chance, up to a learner's next."""
        self._do(STEP, 0, len(self._generators), np.ascontiguousarray(actions, np.int64))

    def _do(self, what: int, first: int, last: int, actions: NDArray[np.int64]) -> None:
        with wrapping():
            self._run(
                U(what),
                U(first),
                U(last),
                actions,
                self._cells,
                self._generators,
                self._observations,
                self._finals,
                self._masks,
                self.seats,
                self.rewards,
                self.shares,
                self.ended,
            )

    def array(self, table: int) -> Cells:
        """The cells of a table, as they are now."""
        cells: Any = self._cells[table].copy()
        found: Cells = cells
        return found

    def _put(self, table: int, position: Sequence[int]) -> None:
        """Lays a position on a table; the options and who plays there stay."""
        self._cells[table, : len(position)] = np.array(position, np.uint64)
        self._do(ASK, table, table + 1, _NO_ACTIONS)


#: A sixtieth of a victory as a reward.
SHARE: Final = np.float32(1 / SHARES)


def seat_policies(array: Cells, at: int, policies: Sequence[int]) -> None:
    """Notes who plays each seat."""
    for seat, policy in enumerate(policies):
        array[U(at + seat)] = U(policy)
