"""Why a placement of Las Vegas is better: how the round goes on after it, casino by casino.

Both placements are played out as the evaluator does. What is told is where the money comes from or goes,
who cancels whom, and how many dice stay in hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from croupier.core.game import Reason
from croupier.core.rules import Event, Seat
from croupier.games.compiled import U, cells, empty_cells, wrapping
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas.events import BANDIT, Place, Roll
from croupier.games.lasvegas.kernel_ends import end_rounds
from croupier.games.lasvegas.kernel_sums import seeded
from croupier.games.lasvegas.kernel_values import CARELESS, lay_positions
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State
from croupier.value.evaluator import seed_of

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]

#: Playouts of each placement.
COUNT: Final = 240
#: From here on something is called likely.
LIKELY: Final = 0.4
BEATEN: Final = 0.6
#: Money that is worth a word, in thousands; amounts are told in steps of it.
STEP: Final = 10


def why(
    rules: LasVegas, state: State, seat: Seat, chosen: Event, best: Event, seed: int
) -> tuple[Reason, ...]:
    """Why the best placement is better than the one that was made."""
    if not isinstance(chosen, Place) or not isinstance(best, Place) or state.rolled is None:
        return ()
    ends = _ends(rules, state, (chosen, best), seed)
    made = Round.of(rules, state, ends[0])
    better = Round.of(rules, state, ends[1])
    dice = _dice(state.rolled, chosen) - _dice(state.rolled, best)
    found = [
        *at_chosen(made, better, seat, chosen, best),
        *at_best(made, better, seat, best),
        *([Reason("why-dice", (("count", dice),))] if dice > 0 else []),
    ]
    return tuple(found) or in_all(made, better, seat)


@dataclass(frozen=True, slots=True)
class Round:
    """Many ends of a round: what each player wins at each casino, and where they cancel each other."""

    #: Players that win for themselves; behind them come those nobody plays.
    seats: int
    #: By playout, casino (the bandit is the seventh) and player.
    money: Whole
    #: The same without the bandit, where nobody is cancelled.
    strength: Whole
    #: What each seat has beyond that in the end, by playout: tiles, chips and what was won before.
    beside: Whole | int = 0

    @classmethod
    def of(cls, rules: LasVegas, state: State, ends: NDArray[np.uint64]) -> Round:
        """The ends in the kernel's form, paid."""
        players = min(6, rules.seats + 1)
        dice, big = int(codec.DICE), int(codec.BIG)
        strength = lanes(ends[:, dice : dice + players]) + 2 * lanes(ends[:, big : big + players])
        money = [paid(strength[:, at], state.bills[at]) for at in range(6)]
        if len(state.bills) == BANDIT:
            money.append(paid(_at_bandit(ends[:, int(codec.BANDIT)], players), state.bills[BANDIT - 1]))
        return cls(rules.seats, np.stack(money, axis=1), strength)

    def in_all(self) -> Numbers:
        """What each seat has in the end on the mean."""
        won = self.money[:, :, : self.seats].sum(axis=1) + self.beside
        return np.asarray(won.mean(axis=0))

    def mean(self, casino: int, player: int) -> float:
        """What a player wins at a casino on the mean."""
        return float(self.money[:, casino - 1, player].mean())

    def equal(self, casino: int, player: int) -> Numbers:
        """How often each other player has as many dice at a casino as a player that has some."""
        strength = self.strength[:, casino - 1]
        own = strength[:, player, None]
        same = (strength == own) & (own > 0)
        same[:, player] = False
        return np.asarray(same.mean(axis=0))

    def cancelled(self, casino: int, player: int) -> float:
        """How often a player is cancelled at a casino."""
        strength = self.strength[:, casino - 1]
        own = strength[:, player]
        return float(((strength == own[:, None]).sum(axis=1) > 1)[own > 0].sum() / len(own))

    def above(self, casino: int, player: int) -> Numbers:
        """How often each other player wins more at a casino."""
        money = self.money[:, casino - 1]
        return np.asarray((money > money[:, player, None]).mean(axis=0))


def paid(strength: Whole, bills: Sequence[int]) -> Whole:
    """LV12 §4.1-4.2 What every player wins at a casino, by playout: equals cancel, the others rank."""
    same = (strength[:, :, None] == strength[:, None, :]).sum(axis=2) > 1
    left = np.where(same, 0, strength)
    rank = (left[:, None, :] > left[:, :, None]).sum(axis=2)
    prizes = np.zeros(strength.shape[1] + 1, np.int64)
    prizes[: min(len(bills), len(prizes))] = list(bills)[: len(prizes)]
    return np.where(left > 0, prizes[rank], 0)


def lanes(cells: NDArray[np.uint64]) -> Whole:
    """Cells by playout and player, with a lane for each casino, as numbers by playout, casino and player."""
    held = cells[:, None, :] >> (8 * np.arange(6, dtype=np.uint64))[None, :, None]
    return (held & np.uint64(255)).astype(np.int64)


def _at_bandit(cells: NDArray[np.uint64], players: int) -> Whole:
    """LV6 §7.3-7.4 Each player's standing at the bandit: dice, then pips, then the highest value."""
    laid = lanes(cells[:, None])[:, :, 0]
    owner, dice = (laid & 7) - 1, (laid >> 4) + 2 * (laid >> 3 & 1)
    values = np.arange(1, 7)
    here = np.where(owner[:, :, None] == np.arange(players), dice[:, :, None], 0)
    pips = (here * values[:, None]).sum(axis=1)
    return np.asarray(here.sum(axis=1) * 10_000 + pips * 10 + (np.sign(here) * values[:, None]).max(axis=1))


def at_chosen(made: Round, better: Round, seat: Seat, chosen: Place, best: Place | None) -> list[Reason]:
    """What is wrong with the casino that was chosen."""
    casino = _casino(chosen)
    if best is not None and casino == _casino(best):
        return []
    if casino != BANDIT and made.cancelled(casino, seat) >= LIKELY:
        rival = int(made.equal(casino, seat).argmax())
        return [Reason("why-cancelled", (("casino", casino), ("seat", rival)))]
    if float((made.money[:, casino - 1, seat] == 0).mean()) >= BEATEN:
        rival = int(made.above(casino, seat).argmax())
        return [Reason("why-beaten", (("casino", casino), ("seat", rival)))]
    more = made.mean(casino, seat) - better.mean(casino, seat)
    if more < STEP:
        return [Reason("why-little", (("casino", casino),))]
    return []


def at_best(made: Round, better: Round, seat: Seat, best: Place) -> list[Reason]:
    """What the better casino brings, or takes from somebody else."""
    casino = _casino(best)
    gain = better.mean(casino, seat) - made.mean(casino, seat)
    if gain >= STEP:
        return [Reason("why-more", (("casino", casino), ("amount", rounded(gain))))]
    losses = [made.mean(casino, player) - better.mean(casino, player) for player in _others(made, seat)]
    worst = int(np.argmax(losses))
    if losses[worst] >= STEP:
        rival = _others(made, seat)[worst]
        return [
            Reason("why-hurts", (("casino", casino), ("seat", rival), ("amount", rounded(losses[worst]))))
        ]
    return []


def in_all(made: Round, better: Round, seat: Seat) -> tuple[Reason, ...]:
    """What can be said if no single casino says it: the round as a whole."""
    before, after = made.in_all(), better.in_all()
    if after[seat] - before[seat] >= STEP / 2:
        return (Reason("why-round", (("amount", rounded(float(after[seat] - before[seat]))),)),)
    others = _others(made, seat)
    rival = max(others, key=lambda player: float(before[player] - after[player]))
    if before[rival] - after[rival] >= STEP / 2:
        return (Reason("why-rival", (("seat", rival),)),)
    return (Reason("why-small"),)


def rounded(amount: float) -> int:
    """An amount as people say it: in tens of thousands, at least one."""
    return max(STEP, round(amount / STEP) * STEP)


def _others(found: Round, seat: Seat) -> list[int]:
    return [player for player in range(found.seats) if player != seat]


def _casino(event: Place) -> int:
    """Where dice are placed: the bandit is the seventh."""
    return BANDIT if event.bandit else event.value


def _dice(roll: Roll, event: Place) -> int:
    """How many dice a placement takes from the hand."""
    return sum(roll.count(event.value))


def _ends(rules: LasVegas, state: State, events: tuple[Place, Place], seed: int) -> NDArray[np.uint64]:
    """The cells of the kernel at the end of the round, by placement and playout."""
    assert state.rolled is not None
    before = state._replace(rolled=None)
    laid = []
    for event in events:
        small, big, neutral = state.rolled.count(event.value)
        at = 8 * (event.value - 1)
        laid += [int(codec.choice_of(event)), small << at, neutral << at, big << at]
    positions = empty_cells(len(events) * (int(codec.SEATS) + 1))
    work = codec.encode(rules, before)
    ends = empty_cells(len(events) * COUNT * int(codec.CASINO))
    number = seed_of("why", rules.position(state), seed)
    with wrapping():
        lay_positions(codec.encode(rules, before), work, cells(laid), U(len(events)), positions)
        end_rounds(positions, U(len(events)), work, seeded(number), U(COUNT), CARELESS, ends)
    return np.asarray(ends).reshape(len(events), COUNT, int(codec.CASINO))
