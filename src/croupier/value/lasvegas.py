"""Las Vegas and Las Vegas Six: playouts in the kernel to the end of the round, then what the money is worth.

All dice of one value go, so a roll of n dice leads to at most 6n placements (some more with neutral dice, the
Biggie or the bandit). Those are evaluated once; the mean over all rolls is then exact in the dice. The last
dice of a round are not played out but reckoned exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from croupier.core.chance import rolls
from croupier.core.rules import Seat
from croupier.games.compiled import Cells, U, cells, empty_cells, wrapping
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas import kernel_values
from croupier.games.lasvegas.events import LasVegasEvent, Place, Roll
from croupier.games.lasvegas.kernel_money import Floats, empty_floats
from croupier.games.lasvegas.kernel_policy import LOOKS, ROOM
from croupier.games.lasvegas.kernel_sums import seeded
from croupier.games.lasvegas.kernel_values import NOBODY, gain_positions, lay_positions, value_positions
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State
from croupier.games.lasvegas.view import View
from croupier.value.evaluator import Choice, Drawn, Figures, seed_of
from croupier.value.lasvegas_playouts import SCALED, Numbers, RoundPlayouts
from croupier.value.lasvegas_weights import key_of, loaded_policy
from croupier.value.parts import PARTS, counted

#: With so many dice left in all hands a roll is reckoned exactly.
LAST_DICE: Final = 2
#: Of 256 choices in a playout this many are made at random.
CARELESS: Final = int(kernel_values.CARELESS)


@dataclass(frozen=True)
class LasVegasValues(RoundPlayouts[State, LasVegasEvent, View]):
    """The evaluator of both editions, for their rules."""

    #: The seat that weighs its placements in playouts, as a good player does; the others do so in every
    #: second one, and are greedy in the rest.
    mind: Seat = int(NOBODY)

    @property
    def name(self) -> str:
        """The game and the version; with the seat for whose choices it was made."""
        return super().name + self._for

    @property
    def dice(self) -> str:
        """The name that playouts are seeded by."""
        return super().dice + self._for

    @property
    def _for(self) -> str:
        return "" if self.mind == NOBODY else f" for seat {self.mind + 1}"

    @property
    def usual(self) -> int:
        """Playouts for a placement in a review."""
        return 1000

    @cached_property
    def game(self) -> LasVegas:
        """The rules, which are those of Las Vegas."""
        assert isinstance(self.rules, LasVegas)
        return self.rules

    def looks_on(self, state: State) -> bool:
        """Before the last dice: they are reckoned exactly."""
        return state.seat >= 0 and sum(map(sum, state.hands)) <= LAST_DICE

    def chance(self, state: State, event: LasVegasEvent, effort: int, seed: int) -> Drawn:
        """Of a roll by its placements; of a bill, the lot or the neutral dice by every outcome."""
        if isinstance(event, Roll):
            return self.rolled(state, event, effort, seed)
        return super().chance(state, event, effort, seed)

    def luck(self, state: State, event: LasVegasEvent, effort: int, seed: int) -> Figures:
        """Of a roll: what it is worth when it is placed greedily, as in the playouts, less the mean of all.

        Then what bots do otherwise is play and no luck, and where they play so, nothing else is left.
        """
        if not isinstance(event, Roll):
            return super().luck(state, event, effort, seed)
        return _greedy(self, state, effort, seed).luck(event)

    def choices(
        self, state: State, seat: Seat, event: LasVegasEvent | None, effort: int, seed: int
    ) -> list[Choice[LasVegasEvent]]:
        """Every placement; nothing that matters is hidden from a seat that remembers what was won."""
        return self.placements(state, seat, effort, seed)

    def table(self, state: State, effort: int, seed: int, careless: int = CARELESS) -> Placements:
        """The placements that the roll which is due can lead to, each with its value."""
        return _table(self, state, effort, seed, careless)

    def position(self, state: State) -> Sequence[int]:
        """A state in the kernel's form."""
        return *codec.position(self.game, state), int(state.round > 1 and _fresh(state))

    def played_out(
        self,
        positions: Cells,
        number: int,
        effort: int,
        seed: int,
        careless: int = CARELESS,
        weights: Floats | None = None,
    ) -> Numbers:
        """Shares of positions in the kernel's form; of 256 choices so many are made at random."""
        sums = empty_floats(number * PARTS * 6)
        work = codec.encode(self.game, self.game.start())
        with wrapping():
            value_positions(
                positions,
                U(number),
                work,
                empty_floats(ROOM),
                self.weights if weights is None else weights,
                self.policy,
                seeded(seed),
                U(counted(effort)),
                U(careless),
                U(self.mind),
                sums,
            )
        return self.by_part(sums, number, effort)

    def for_seat(self, seat: Seat | None) -> LasVegasValues:
        """The first version, by which bots were measured; in playouts that seat weighs its placements.

        It is greedy as the others are where nobody has found out how to weigh them.
        """
        if seat is None or loaded_policy(key_of(self.game)) is None:
            return LasVegasValues(self.rules)
        return LasVegasValues(self.rules, mind=seat)

    @cached_property
    def weights(self) -> Floats:
        """What the money is worth, by rounds left."""
        return self.money(key_of(self.game), self.game.settings.rounds)

    @cached_property
    def policy(self) -> Floats:
        """How the seat that does so weighs its placements."""
        found = loaded_policy(key_of(self.game))
        return empty_floats(int(LOOKS)) if found is None else found


def newest(rules: LasVegas) -> LasVegasValues:
    """The evaluator of reviews."""
    return LasVegasValues(rules, version=SCALED)


@dataclass(frozen=True)
class Placements:
    """What a roll can lead to: the numbers of small, big and neutral dice that go to each place."""

    seat: Seat
    #: Rows by choice (twelve: casinos, then the bandit's values) and dice; -1: none.
    rows: NDArray[np.int64]
    #: Shares by row, part of the playouts and seat.
    parts: Numbers
    #: The mean over all rolls, by part and seat, when every roll is placed at its best.
    mean: Numbers

    def row(self, event: LasVegasEvent, roll: Roll) -> int:
        """The row of a placement."""
        assert isinstance(event, Place)
        small, big, neutral = roll.count(event.value)
        return int(self.rows[int(codec.choice_of(event)), small, big, neutral])

    def legal(self, roll: Roll) -> list[int]:
        """The rows of all placements of a roll."""
        dice = [roll.count(value) for value in range(1, 7)] * 2
        found = [int(self.rows[(choice, *dice[choice])]) for choice in range(12)]
        return [row for row in found if row >= 0]

    def best_of(self, roll: Roll) -> int:
        """The row of the best placement of a roll for the seat that rolls."""
        legal = self.legal(roll)
        own = self.parts[legal].mean(axis=1)[:, self.seat]
        return legal[int(own.argmax())]


@dataclass(frozen=True)
class Greedy:
    """The placements of a roll by what they win at once."""

    table: Placements
    #: The gain of every row, and a last one below all others for rows that are not there.
    gains: Numbers
    #: Shares by row and seat, and the mean over all rolls when each is placed greedily.
    shares: Numbers
    mean: Numbers

    def luck(self, roll: Roll) -> Figures:
        """The mean over the best gains of a roll, which are drawn by lot, less that of all rolls."""
        legal = self.table.legal(roll)
        most = self.gains[legal].max()
        best = [row for row in legal if self.gains[row] == most]
        return tuple(map(float, self.shares[best].mean(axis=0) - self.mean))


@lru_cache(maxsize=64)
def _greedy(values: LasVegasValues, state: State, effort: int, seed: int) -> Greedy:
    """The placements of a state in which a roll is due, by their gains."""
    table = values.table(state, effort, seed, careless=0)
    laid, rows = _laid(state.hands[state.seat], _taken(values.game, state))
    gains = empty_cells(len(laid))
    position, work = codec.encode(values.game, state), codec.encode(values.game, state)
    with wrapping():
        gain_positions(position, work, _cells(laid), U(len(laid)), gains)
    worths = np.append(np.asarray(gains).astype(np.float64), -1.0)
    dice, weights = _rolled(state.hands[state.seat])
    found = np.stack([rows[(choice, *dice[choice % 6])] for choice in range(12)], axis=1)
    won = worths[found]
    best = won == won.max(axis=1, keepdims=True)
    each = np.repeat((weights / best.sum(axis=1))[:, None], 12, axis=1)[best]
    share = np.bincount(found[best], each, minlength=len(laid)) / weights.sum()
    shares = table.parts.mean(axis=1)
    return Greedy(table, worths, shares, share @ shares)


def _taken(rules: LasVegas, state: State) -> tuple[bool, ...]:
    """The values that nobody can place on the bandit any more."""
    if not rules.settings.bandit:
        return (True,) * 6
    return tuple(who >= 0 for who, _, _ in state.bandit)


def _cells(laid: Sequence[_Laid]) -> Cells:
    """Placements in the kernel's form."""
    return cells(
        cell
        for choice, small, big, neutral in laid
        for at in [8 * (choice % 6)]
        for cell in (choice, small << at, neutral << at, big << at)
    )


def _fresh(state: State) -> bool:
    """Whether a round has been paid and nothing has happened in the next one."""
    return state.seat < 0 and not any(state.bills)


@lru_cache(maxsize=64)
def _table(values: LasVegasValues, state: State, effort: int, seed: int, careless: int) -> Placements:
    """The placements of a state in which a roll is due."""
    hand = state.hands[state.seat]
    taken = _taken(values.game, state)
    laid, rows = _laid(hand, taken)
    if sum(map(sum, state.hands)) <= LAST_DICE:
        parts = _exactly(values, state, laid, effort, seed, careless)
    else:
        parts = _played(values, state, laid, effort, seed, careless)
    dice, weights = _rolled(hand)
    own = np.append(parts.mean(axis=1)[:, state.seat], -1.0)
    choices = range(6 if all(taken) else 12)
    found = np.stack([rows[(choice, *dice[choice % 6])] for choice in choices], axis=1)
    best = found[np.arange(len(found)), own[found].argmax(axis=1)]
    share = np.bincount(best, weights, minlength=len(laid)) / weights.sum()
    return Placements(state.seat, rows, parts, np.einsum("r,rps->ps", share, parts))


def _played(
    values: LasVegasValues, state: State, laid: Sequence[_Laid], effort: int, seed: int, careless: int
) -> Numbers:
    """The placements by playouts; the same random numbers after each."""
    work = codec.encode(values.game, state)
    position = codec.encode(values.game, state)
    positions = empty_cells(len(laid) * (int(codec.SEATS) + 1))
    with wrapping():
        lay_positions(position, work, _cells(laid), U(len(laid)), positions)
    text = values.rules.position(state)
    return values.played_out(positions, len(laid), effort, seed_of(values.dice, text, seed), careless)


def _exactly(
    values: LasVegasValues, state: State, laid: Sequence[_Laid], effort: int, seed: int, careless: int
) -> Numbers:
    """The placements without playouts: the round ends, or the next roll is reckoned in the same way."""
    found = np.empty((len(laid), PARTS, values.rules.seats))
    ends = []
    for row, (choice, small, big, neutral) in enumerate(laid):
        face = choice % 6 + 1
        roll = Roll((face,) * small, face if big else 0, (face,) * neutral)
        placed = values.game.placed(state.with_roll(roll), state.seat, codec.placement(choice))
        if placed.seat >= 0:
            found[row] = _table(values, placed, effort, seed, careless).mean
        else:
            ends.append(row)
    if ends:
        found[ends] = _played(values, state, [laid[row] for row in ends], PARTS, seed, careless)
    return found


#: A placement: the choice's number, small dice, the Biggie, neutral dice.
_Laid = tuple[int, int, int, int]


@lru_cache(maxsize=256)
def _laid(hand: tuple[int, int, int], taken: tuple[bool, ...]) -> tuple[list[_Laid], NDArray[np.int64]]:
    """Every placement of a hand, and where it is found: by choice, small dice, Biggie and neutral dice."""
    small, big, neutral = hand
    rows = np.full((12, small + 1, big + 1, neutral + 1), -1, np.int64)
    laid: list[_Laid] = []
    for choice, *dice in product(range(12), range(small + 1), range(big + 1), range(neutral + 1)):
        if any(dice) and (choice < 6 or not taken[choice - 6]):
            rows[(choice, *dice)] = len(laid)
            laid.append((choice, dice[0], dice[1], dice[2]))
    return laid, rows


@lru_cache(maxsize=64)
def _rolled(hand: tuple[int, int, int]) -> tuple[list[tuple[NDArray[np.int8], ...]], Numbers]:
    """All rolls of a hand: for each value the numbers of small, big and neutral dice; and their weights."""
    small, big, neutral = hand
    ours, weights = _counted(small)
    whites, times = _counted(neutral)
    bigs = np.eye(6, dtype=np.int8) if big else np.zeros((1, 6), np.int8)
    one, two, three = (
        part.reshape(-1) for part in np.meshgrid(*map(range, map(len, (ours, bigs, whites))), indexing="ij")
    )
    by_value: list[tuple[NDArray[np.int8], ...]] = [
        (ours[one, value], bigs[two, value], whites[three, value]) for value in range(6)
    ]
    return by_value, weights[one] * times[three]


@lru_cache(maxsize=32)
def _counted(dice: int) -> tuple[NDArray[np.int8], Numbers]:
    """All throws of some dice: how many show each value; and their weights."""
    found = rolls(dice)
    counts = [[faces.count(value) for value in range(1, 7)] for faces, _ in found]
    return np.array(counts, np.int8), np.array([weight for _, weight in found], np.float64)
