"""The kernel as everybody else uses it: batches of games, playouts after a choice."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.kernel import Batch, Objective, Policy, Sample
from croupier.games.compiled import Cells, U, copied, empty_cells, wrapping
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas.events import PLACES, Place
from croupier.games.lasvegas.kernel_play import CHOICES, play_games, playouts
from croupier.games.lasvegas.kernel_sums import (
    OBJECTIVES,
    POLICIES,
    ROW,
    STATISTICS,
    batch,
    sample,
    seeded,
)
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State


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
        array = codec.encode(self.rules, self.rules.start())
        for seat, policy in enumerate(policies):
            array[codec.POLICY + U(seat)] = U(policy)
        sums = empty_cells(STATISTICS)
        rows = empty_cells(games * int(ROW) if keep else 0)
        with wrapping():
            play_games(array, seeded(seed), U(first), U(games), sums, rows)
        return batch(sums, rows, games, self.rules.seats)

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
        for seat in range(6):
            self.work[codec.POLICY + U(seat)] = POLICIES[policy]
        numbers = [codec.choice_of(event) for event in events]
        mask = sum(1 << int(number) for number in numbers)
        sums = empty_cells(2 * int(CHOICES))
        with wrapping():
            playouts(self.array, self.work, U(mask), OBJECTIVES[objective], seeded(seed), U(count), sums)
        return [
            sample(int(sums[number]), int(sums[CHOICES + number]), objective, count) for number in numbers
        ]
