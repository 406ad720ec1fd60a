"""Las Vegas Royale: playouts in its kernel to the end of the round, then what the money is worth.

A roll is reckoned by its placements, a pass and the barred value, as in Las Vegas. What Nice Dice could do
with the rest of a roll is not seen before the placement is made; that is a matter of the correction. Tile
decisions and black dice are looked at one by one. Of the bills that are set aside for later rounds, and of
the neutral player's dice, the evaluator sees no difference before they are there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from croupier.core.chance import rolls
from croupier.core.rules import Chance, Seat
from croupier.games.compiled import Cells, U, cells, empty_cells, wrapping
from croupier.games.lasvegas.events import Place, Roll
from croupier.games.lasvegas.kernel_money import SCRATCH, Floats, empty_floats
from croupier.games.lasvegas.kernel_sums import seeded
from croupier.games.royale import kernel_codec as codec
from croupier.games.royale.events import Neutral, Pass, Reserve, RoyaleEvent
from croupier.games.royale.kernel_choices import PASS
from croupier.games.royale.kernel_values import NO_CHOICE, lay_positions, value_positions
from croupier.games.royale.moves import barred
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.a1 import Fist
from croupier.games.royale.tiles.g1 import Piles
from croupier.games.royale.tiles.h1 import NiceDice
from croupier.games.royale.view import View
from croupier.value.evaluator import Choice, Deals, Drawn, seed_of
from croupier.value.lasvegas_playouts import FIRST, SCALED, Numbers, RoundPlayouts
from croupier.value.parts import PARTS, counted

#: With so many dice in a hand at the most a roll that is due is looked at too, in version 2.
FEW_DICE: Final = 4
_WIDTH: Final = int(codec.POSITION_CELLS) + 1


@dataclass(frozen=True)
class RoyaleValues(RoundPlayouts[State, RoyaleEvent, View]):
    """The evaluator of Royale, for its rules."""

    @property
    def usual(self) -> int:
        """Playouts for a placement or an answer in a review."""
        return 200

    @cached_property
    def game(self) -> Royale:
        """The rules, which are those of Royale."""
        assert isinstance(self.rules, Royale)
        return self.rules

    @cached_property
    def weights(self) -> Floats:
        """What the money is worth, by rounds left."""
        return self.money(f"{self.rules.name} {self.rules.seats}", self.game.settings.rounds)

    def for_seat(self, seat: Seat | None) -> RoyaleValues:
        """The first version, by which bots were measured."""
        return RoyaleValues(self.rules)

    def deals(self, view: View, seed: int) -> Deals[State]:
        """Every secret that the view allows, tokens in a fist or piles face down: they are few."""
        if not isinstance(view.pending, Fist | Piles):
            return super().deals(view, seed)
        states, drawn = super().deals(view._replace(pending=None), seed)
        secrets = view.pending.possible()
        return Deals([state._replace(pending=one) for one in secrets for state in states], drawn)

    def looks_on(self, state: State) -> bool:
        """Before few dice, because playouts are greedy and do not pass in time; version 1 does without.

        So an answer is valued as the roll after it will be.
        """
        due = self.version != FIRST and self.rules.turn(state) == Chance("roll", state.seat)
        return due and sum(state.hands[state.seat]) <= FEW_DICE

    def chance(self, state: State, event: RoyaleEvent, effort: int, seed: int) -> Drawn:
        """Of a roll by its placements; of most other things by every outcome."""
        match event:
            case Roll():
                return self.rolled(state, event, effort, seed)
            case Reserve() | Neutral():
                value = self.values([state], effort, seed)[0]
                return Drawn(value, value)
            case _:
                return super().chance(state, event, effort, seed)

    def choices(
        self, state: State, seat: Seat, event: RoyaleEvent | None, effort: int, seed: int
    ) -> list[Choice[RoyaleEvent]]:
        """Placements by those of the roll, where the rest of it does not matter; answers one by one."""
        if state.rolled is None or any(isinstance(tile, NiceDice) for tile in state.tiles):
            return super().choices(state, seat, event, effort, seed)
        return self.placements(state, seat, effort, seed)

    def table(self, state: State, effort: int, seed: int) -> Placements:
        """What the roll that is due can lead to, each with its value."""
        return _table(self, state, effort, seed)

    def position(self, state: State) -> Sequence[int]:
        """A state in the kernel's form."""
        return *codec.position(self.game, state), int(state.round > 1 and _fresh(state))

    def played_out(
        self, positions: Cells, number: int, effort: int, seed: int, weights: Floats | None = None
    ) -> Numbers:
        """Shares of positions in the kernel's form."""
        count = U(counted(effort))
        sums = empty_floats(number * PARTS * 6)
        work = codec.encode(self.game, self.game.start())
        worth = self.weights if weights is None else weights
        with wrapping():
            value_positions(
                positions, U(number), work, empty_floats(SCRATCH), worth, seeded(seed), count, sums
            )
        return self.by_part(sums, number, effort)


def newest(rules: Royale) -> RoyaleValues:
    """The evaluator of reviews."""
    return RoyaleValues(rules, SCALED)


@dataclass(frozen=True)
class Placements:
    """What a roll can lead to: the dice that go to each casino, a pass, or nothing at all."""

    seat: Seat
    #: Rows by casino (from 0), small dice and Biggy; -1: none.
    rows: NDArray[np.int64]
    #: The row of a pass, and of a roll that shows the barred value alone; -1: none.
    passed: int
    nothing: int
    parts: Numbers
    #: The mean over all rolls, by part and seat, when every roll is placed at its best.
    mean: Numbers

    def row(self, event: RoyaleEvent, roll: Roll) -> int:
        """The row of a choice."""
        if isinstance(event, Pass):
            return self.passed
        assert isinstance(event, Place)
        small, big, _ = roll.count(event.value)
        return int(self.rows[event.value - 1, small, big])

    def best_of(self, roll: Roll) -> int:
        """The row of the best choice of a roll for the seat that rolls."""
        counts = [roll.count(value) for value in range(1, 7)]
        found = [int(self.rows[value, small, big]) for value, (small, big, _) in enumerate(counts)]
        legal = [row for row in found if row >= 0]
        if not legal:
            return self.nothing
        if self.passed >= 0:
            legal.append(self.passed)
        own = self.parts[legal].mean(axis=1)[:, self.seat]
        return legal[int(own.argmax())]


def _fresh(state: State) -> bool:
    """Whether a round has been paid and nothing has happened in the next one."""
    return state.seat < 0 and not state.bills


@lru_cache(maxsize=64)
def _table(values: RoyaleValues, state: State, effort: int, seed: int) -> Placements:
    """The choices after the roll that is due."""
    closed = barred(state)
    hand = state.hands[state.seat]
    laid: list[tuple[int, int, int]] = []
    rows = np.full((6, hand[0] + 1, hand[1] + 1), -1, np.int64)
    for casino in range(6):
        for small in range(hand[0] + 1):
            for big in range(hand[1] + 1):
                if small + big and casino + 1 != closed:
                    rows[casino, small, big] = len(laid)
                    laid.append((casino, small << 8 * casino, big << 8 * casino))
    passed = nothing = -1
    if state.chips[state.seat]:
        passed = len(laid)
        laid.append((PASS, 0, 0))
    if closed:
        nothing = len(laid)
        laid.append((int(NO_CHOICE), 0, 0))
    parts = _played(values, state, laid, effort, seed)
    counts, weights = _rolled(hand)
    own = np.append(parts.mean(axis=1)[:, state.seat], -1.0)
    found = np.stack(
        [rows[casino, counts[:, casino, 0], counts[:, casino, 1]] for casino in range(6)], axis=1
    )
    best = found[np.arange(len(found)), own[found].argmax(axis=1)]
    if passed >= 0:
        best = np.where((best >= 0) & (own[passed] > own[best]), passed, best)
    best = np.where(best < 0, nothing, best)
    share = np.bincount(best, weights, minlength=len(laid)) / weights.sum()
    return Placements(state.seat, rows, passed, nothing, parts, np.einsum("r,rps->ps", share, parts))


def _played(
    values: RoyaleValues, state: State, laid: Sequence[tuple[int, int, int]], effort: int, seed: int
) -> Numbers:
    """The choices by playouts; the same random numbers after each."""
    positions = empty_cells(len(laid) * _WIDTH)
    position, work = codec.encode(values.game, state), codec.encode(values.game, state)
    with wrapping():
        lay_positions(position, work, cells(cell for one in laid for cell in one), U(len(laid)), positions)
    text = values.rules.position(state)
    return values.played_out(positions, len(laid), effort, seed_of(values.dice, text, seed))


@lru_cache(maxsize=32)
def _rolled(hand: tuple[int, int]) -> tuple[NDArray[np.int64], Numbers]:
    """All rolls of a hand: small dice and Biggy for each value; and their weights."""
    found = []
    weights = []
    for faces, weight in rolls(hand[0]):
        for face in range(1, 7) if hand[1] else (0,):
            found.append([(faces.count(value), int(face == value)) for value in range(1, 7)])
            weights.append(weight)
    return np.array(found, np.int64), np.array(weights, np.float64)
