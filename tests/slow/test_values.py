"""What is promised of values: calibrated, luck that is fair, corrections that stay small, less variance."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from bench.calibration import in_kernel
from bench.corrections import BOUNDS, Bound, accounts

from croupier import games
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.games.compiled import U
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas.kernel_dice import GOLDEN
from croupier.games.lasvegas.kernel_experts import GREEDY, choose_best
from croupier.games.lasvegas.kernel_money import SCRATCH, empty_floats
from croupier.games.lasvegas.kernel_play import CHOICES
from croupier.games.lasvegas.kernel_policy import ROOM
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.royale import kernel_codec as royale_codec
from croupier.games.royale.kernel_choices import number_of
from croupier.games.royale.kernel_experts import choose_best as royale_best
from croupier.sim.batch import simulate
from croupier.value.lasvegas import LasVegasValues
from croupier.value.law import wrong_with
from croupier.value.royale import RoyaleValues

LAS_VEGAS = [
    (name, seats)
    for name in ("las-vegas-2012", "las-vegas-six", "las-vegas-royale")
    for seats in games.game(name).seats
]
#: Questions of Royale about what one of two seats cannot know.
SECRET = {
    int(owed)
    for owed in (
        royale_codec.HIDING,
        royale_codec.GUESSING,
        royale_codec.SPLITTING,
        royale_codec.PICKING,
    )
}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), LAS_VEGAS)
def test_positions_called_30_percent_are_won_in_30_percent(name: str, seats: int) -> None:
    assert in_kernel(name, seats, 10_000).error <= 0.02


@pytest.mark.slow
@pytest.mark.parametrize("name", ["las-vegas-2012", "las-vegas-six", "las-vegas-royale"])
def test_so_are_they_in_games_of_experts(name: str) -> None:
    """With three seats, where version 1 was too sure of a lead."""
    assert in_kernel(name, 3, 10_000, experts=32).error <= 0.02


def split_mix(r: int) -> int:
    """The random bits of a state of the kernel's generator, whose own function only kernels may call."""
    whole = (1 << 64) - 1
    r = ((r & whole) ^ (r & whole) >> 30) * 0xBF58476D1CE4E5B9 & whole
    r = (r ^ r >> 27) * 0x94D049BB133111EB & whole
    return r ^ r >> 31


@pytest.mark.slow
def test_experts_in_the_kernel_choose_what_the_evaluator_calls_best() -> None:
    """So calibration on their games speaks of the bot `expert`."""
    rules = games.rules("las-vegas-six", 4, neutral=True)
    assert isinstance(rules, LasVegas)
    judge = LasVegasValues(rules)
    compared = 0
    for step in steps(rules, at_random(rules, Seeded(4)), Seeded(4, 1)):
        state = step.before
        if state.rolled is None or len(actions := rules.actions(state, state.seat)) == 1:
            continue
        array, work = codec.encode(rules, state), codec.encode(rules, state)
        sequence = U(split_mix(9 + int(GOLDEN)))
        scratch = (empty_floats(ROOM), judge.weights, judge.policy, GREEDY)
        chosen = choose_best(array, work, *scratch, sequence, U(64), empty_floats(int(CHOICES)))
        shares = judge.played([rules.apply(state, state.seat, one) for one in actions], 64, 9)
        own = shares.mean(axis=1)[:, state.seat]
        assert own[actions.index(codec.placement(int(chosen)))] == pytest.approx(own.max(), abs=1e-12)
        compared += 1
    assert compared > 50


@pytest.mark.slow
def test_experts_of_royale_in_the_kernel_choose_what_the_evaluator_calls_best() -> None:
    """Placements, passes and answers to tiles; but for answers in secret, which they draw by lot."""
    judge = RoyaleValues(games.rules("las-vegas-royale", 3))
    rules = judge.game
    compared, kinds = 0, set()
    for step in steps(rules, at_random(rules, Seeded(6)), Seeded(6, 1)):
        state, seat = step.before, step.seat
        array, work = royale_codec.encode(rules, state), royale_codec.encode(rules, state)
        hidden = int(array[royale_codec.PENDING]) in SECRET
        if seat is None or hidden or len(actions := rules.actions(state, seat)) == 1:
            continue
        sequence = U(split_mix(9 + int(GOLDEN)))
        chosen = royale_best(array, work, empty_floats(SCRATCH), judge.weights, sequence, U(32))
        shares = judge.played([rules.apply(state, seat, one) for one in actions], 32, 9)
        own = shares.mean(axis=1)[:, seat]
        place = [number_of(state, one) for one in actions].index(int(chosen))
        assert own[place] == pytest.approx(own.max(), abs=1e-12)
        compared += 1
        kinds.add(type(step.event))
    assert compared > 40 and len(kinds) > 3


@pytest.mark.slow
@pytest.mark.parametrize("bound", BOUNDS, ids=lambda bound: f"{bound.name} {bound.unit}")
def test_corrections_stay_small(bound: Bound) -> None:
    """In every game; so does what is hidden."""
    for account in accounts(bound):
        assert wrong_with(account) == ""
        assert account.mean_correction <= bound.correction
        assert account.mean_hidden <= bound.hidden


@pytest.mark.slow
def test_luck_is_fair() -> None:
    """Over all seats it sums to zero at each event; over many games it is zero for each seat."""
    found = list(accounts(Bound("las-vegas-2012", 3, "greedy", 16, 150, 1, 1)))
    for account in found:
        assert all(abs(sum(move.luck)) < 1e-9 for move in account.moves if move.luck is not None)
    for seat in range(3):
        luck = np.array([account.seats[seat].luck for account in found])
        assert abs(luck.mean()) < 4 * luck.std(ddof=1) / sqrt(len(luck))


@pytest.mark.slow
def test_less_luck_varies_five_times_less_and_has_the_same_mean() -> None:
    """Five seats of 2012; the plain share of many games in the kernel is the truth."""
    rules = games.rules("las-vegas-2012", 5)
    sitting = ["greedy"] * 5
    found = simulate(rules, sitting, 60, 11, luck=800)
    spread = np.mean([np.var(found.total.adjusted[seat::5], ddof=1) for seat in range(5)])
    assert 0.2 * 0.8 / spread > 5
    for share, error in found.luckless:
        assert abs(share - 0.2) < 4 * error
    unlike = ["greedy", "random", "random", "greedy", "random"]
    truth = simulate(rules, unlike, 200_000, 12).win_share
    for seat, (share, error) in enumerate(simulate(rules, unlike, 100, 13, luck=32).luckless):
        assert abs(share - truth[seat]) < 4 * error
