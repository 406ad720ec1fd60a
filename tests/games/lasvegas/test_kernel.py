"""The kernel against the engine: every cell and the legal set after every event."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from croupier.bots.simple import Random
from croupier.core.chance import Seeded, rolls
from croupier.core.errors import InvalidOption
from croupier.core.play import play
from croupier.games import compiled
from croupier.games.compiled import U, wrapping
from croupier.games.lasvegas import kernel, kernel_play, kernel_use
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas.events import PLACES, Roll
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State
from tests.games.lasvegas import differential
from tests.games.lasvegas.differential import CONFIGURATIONS, compare, rules_of, short_of_bills, traces

each_configuration = pytest.mark.parametrize(
    "rules",
    [rules_of(*configuration) for configuration in CONFIGURATIONS],
    ids=[f"{name}-{seats}-{options}" for name, seats, options in CONFIGURATIONS],
)


@each_configuration
def test_every_cell_and_the_legal_set_after_every_event(rules: LasVegas) -> None:
    """A hundred random games per configuration, compiled."""
    assert compare(rules, 100) > 3_000


@pytest.mark.slow
@each_configuration
def test_every_cell_in_many_games(rules: LasVegas) -> None:
    """Three thousand other games per configuration."""
    assert compare(rules, 3000, seed=2) > 90_000


def test_uncompiled_kernels_agree_as_well() -> None:
    """The same comparison where no machine code is made at all."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.lasvegas.differential", "20"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": "src"},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )
    said = json.loads(done.stdout)
    assert said["compiled"] is False
    assert said["events"] > 60_000


@each_configuration
def test_the_pile_may_run_out(rules: LasVegas) -> None:
    """LV12 §2.2 A casino keeps what it has when no bill is left, in the kernel too."""
    ran_out = 0
    for seed in range(40):
        start = short_of_bills(rules, seed)
        for rows in traces(rules, start, 2, seed):
            differential.follow(rules, start, rows)
            ran_out += any(row[codec.POOL_SIZE] + row[codec.BOTTOM_SIZE] == 0 for row in rows)
    assert ran_out > 20


@each_configuration
def test_states_come_back_from_the_array(rules: LasVegas) -> None:
    """So equal cells mean equal states: nothing of a state is lost on the way."""
    for rows in traces(rules, rules.start(), 12, seed=5):
        state = rules.start()
        for before, after in pairwise(rows):
            assert codec.decode(rules, codec.encode(rules, state)) == state
            event = differential.event_of(state, before, after)
            state = rules.apply(state, state.seat if before[codec.PHASE] == codec.TO_PLACE else None, event)
        assert codec.decode(rules, codec.encode(rules, state)) == state


@each_configuration
def test_gains_are_what_the_preview_says(rules: LasVegas) -> None:
    """The greedy policy goes by the same figures as the greedy bot."""
    looked = 0
    for rows in traces(rules, rules.start(), 12, seed=9):
        for row in rows:
            if row[codec.PHASE] != codec.TO_PLACE:
                continue
            array = compiled.cells(
                [
                    *row[: int(codec.POSITION_CELLS)],
                    *codec.options(rules),
                    *[0] * int(codec.CELLS - codec.POLICY),
                ]
            )
            state = codec.decode(rules, array)
            with wrapping():
                kernel_play.k_gains(array)
            view = rules.view(state, state.seat)
            for action in differential.placements(rules, state):
                gain = int(array[codec.GAIN + codec.choice_of(action)]) - 16
                assert 10 * gain == rules.presentation.preview(view, action).gain
                looked += 1
    assert looked > 400


@each_configuration
def test_dealing_at_once_is_dealing_one_by_one(rules: LasVegas) -> None:
    """Games deal a whole round in one step, the comparison bill by bill."""
    for seed in range(50):
        for start in (rules.start()._replace(start=0), short_of_bills(rules, seed)._replace(start=0)):
            once, singly = codec.encode(rules, start), codec.encode(rules, start)
            with wrapping():
                last = kernel.k_deal(once, U(seed), kernel.ALL_BILLS)
                r = U(seed)
                while singly[codec.PHASE] == codec.DEAL:
                    r = U(kernel.k_deal(singly, r, U(1)))
            assert np.array_equal(np.asarray(once), np.asarray(singly))
            assert last == r


def chi_square(found: Counter[object], weights: dict[object, int], draws: int) -> float:
    """How far counts lie from their weights, in standard deviations of a chi-square."""
    assert set(found) <= set(weights)
    total = sum(weights.values())
    off = sum((found[key] - draws * w / total) ** 2 / (draws * w / total) for key, w in weights.items())
    freedom = len(weights) - 1
    return float((off - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("dice", [1, 2, 4, 5])
def test_rolls_have_their_weights(dice: int) -> None:
    """LV12 §3.1 The kernel's dice are fair: every multiset comes as often as it should."""
    rules = rules_of("las-vegas-2012", 5, {})
    array = codec.encode(rules, rules.start()._replace(start=0, seat=0, hands=((dice, 0, 0),) * 5))
    found: Counter[object] = Counter()
    r = U(3)
    draws = 40_000
    with wrapping():
        for _ in range(draws):
            r = U(kernel.k_roll(array, r)[0])
            found[codec.listed(int(array[codec.ROLL]))] += 1
    assert abs(chi_square(found, dict(rolls(dice)), draws)) < 4


def test_biggie_and_white_dice_have_their_weights() -> None:
    """LV6 §3.1, §6.1 The Biggie and the neutral dice are fair and independent of each other."""
    rules = rules_of("las-vegas-six", 2, {"neutral": True})
    array = codec.encode(rules, rules.start()._replace(start=0, seat=0, hands=((0, 1, 2),) * 2))
    found: Counter[object] = Counter()
    r = U(5)
    draws = 40_000
    with wrapping():
        for _ in range(draws):
            r = U(kernel.k_roll(array, r)[0])
            big, neutral = int(array[codec.ROLL_BIG]), int(array[codec.ROLL_NEUTRAL])
            found[codec.listed(big), codec.listed(neutral)] += 1
    weights: dict[object, int] = {
        ((big,), neutral): weight for big in range(1, 7) for neutral, weight in rolls(2)
    }
    assert abs(chi_square(found, weights, draws)) < 4


@pytest.mark.parametrize("name", ["las-vegas-2012", "las-vegas-six"])
def test_bills_have_their_weights(name: str) -> None:
    """LV12 §1.3, LV6 §1.3 The first bill of a game is each value as often as the box has it."""
    rules = rules_of(name, 2, {"neutral": False, "start": 1})
    found: Counter[object] = Counter()
    r = U(7)
    draws = 40_000
    fresh = codec.encode(rules, rules.start())
    with wrapping():
        for _ in range(draws):
            kernel.k_new(fresh)
            r = U(kernel.k_deal(fresh, r, U(1)))
            found[10 * int(fresh[codec.BILLS])] += 1
    assert abs(chi_square(found, dict(rules.edition.bills), draws)) < 4


def test_random_choices_are_equally_likely() -> None:
    """LV6 §7.2 A casino and the bandit are two choices; the random policy takes all alike."""
    rules = rules_of("las-vegas-six", 5, {"bandit": True})
    laid = ((-1, 0, 0), (1, 2, 0), (-1, 0, 0), (-1, 0, 0), (0, 0, 1), (-1, 0, 0))
    roll = Roll((1, 2, 2, 5, 6), 3, ())
    state = rules.start()._replace(start=2, seat=2, bandit=laid, rolled=roll)
    array = codec.encode(rules, state)
    found: Counter[object] = Counter()
    draws = 40_000
    with wrapping():
        for bits in range(draws):
            choice = kernel_play.choose_random(array, U(bits * (1 << 32) // draws))
            found[codec.placement(int(choice))] += 1
    weights: dict[object, int] = dict.fromkeys(rules.actions(state, 2), 1)
    assert len(weights) == 8
    assert max(abs(found[action] - draws / 8) for action in weights) <= 1


def test_greedy_choices_are_the_best_and_equally_likely() -> None:
    """Of the two best gains each is taken half the time, and nothing else ever."""
    rules = rules_of("las-vegas-2012", 2, {"neutral": False})
    bills = ((50,), (80,), (30, 20), (80,), (60,), (70,))
    state = rules.start()._replace(start=0, seat=0, bills=bills, rolled=Roll((1, 2, 4, 5, 6), 0, ()))
    array = codec.encode(rules, state)
    with wrapping():
        found = Counter(int(kernel_play.choose_greedy(array, U(bits << 20))) for bits in range(1 << 12))
    assert found == {1: 1 << 11, 3: 1 << 11}


def splitmix(state: int) -> int:
    """The number that belongs to a generator state, written without the kernel."""
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    state = (state ^ state >> 27) * 0x94D049BB133111EB % 2**64
    return state ^ state >> 31


@each_configuration
def test_a_whole_game_is_its_steps(rules: LasVegas) -> None:
    """LV12 §5.1 Game i of a batch is the traced game of the same draws, and scored as the engine does."""
    count, seed = 150, 77
    batch = kernel_use.Kernel(rules).play([0] * rules.seats, seed, 0, count, keep=True)
    rows = np.asarray(batch.rows).reshape(count, 2, rules.seats).tolist()
    sequence = splitmix((seed + 0x9E3779B97F4A7C15) % 2**64)
    for traced, (scores, shares) in zip(traces(rules, rules.start(), count, sequence), rows, strict=True):
        state = codec.decode(rules, differential.array_of(rules, traced[-1]))
        ranks = rules.ranks(state)
        assert tuple(scores) == rules.score(state)
        assert shares == [60 // ranks.count(1) if rank == 1 else 0 for rank in ranks]


def test_more_bills_win_a_tie_in_money() -> None:
    """LV12 §5.1 The most money, then the most bills, then shared: by positions one placement from the end."""
    rules = rules_of("las-vegas-2012", 3, {"start": 1})
    for won, shares in (
        (((50, 20), (70,), (60,)), [60, 0, 0]),
        (((70,), (50, 20), (60,)), [0, 60, 0]),
        (((50, 20), (40, 30), (60,)), [30, 30, 0]),
        (((20, 10), (30,), (20, 10)), [30, 0, 30]),
    ):
        for seat in range(3):
            state = rules.start()._replace(
                round=4,
                seat=seat,
                stocking=7,
                won=won,
                hands=tuple((int(other == seat), 0, 0) for other in range(3)),
                rolled=Roll((1,), 0, ()),
            )
            position = kernel_use.Kernel(rules).position(state)
            (sample,) = position.playouts([PLACES[1]], "random", "win", 1, 1)
            assert round(60 * sample.total) == shares[seat]


@each_configuration
def test_a_game_takes_fewer_draws_than_it_owns(rules: LasVegas) -> None:
    """Game i draws from its own stretch of the sequence; a roll takes at most two numbers."""
    rolls_and_placements = rules.longest
    assert rolls_and_placements + 1 < 1024
    assert kernel_play.STRIDE == (1024 * 0x9E3779B97F4A7C15) % 2**64


def test_the_cache_belongs_to_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A constant changed in any file of the kernel leads to another folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "codec.py").write_text("SEAT = 1\n")
    (sources / "kernel.py").write_text("def f(): ...\n")
    one = compiled.cache_folder(sources)
    (sources / "codec.py").write_text("SEAT = 2\n")
    other = compiled.cache_folder(sources)
    assert one is not None and other is not None and one != other
    assert one.is_dir() and other.parent == one.parent


def test_without_a_writable_folder_nothing_is_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file stands where the folder should be: kernels are compiled anew, and work."""
    (tmp_path / "cache").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert compiled.cache_folder(tmp_path) is None
    three = compiled.compiler(None)(_three)
    assert three() == 3


@pytest.mark.parametrize("name", ["las-vegas-2012", "las-vegas-six"])
def test_a_box_it_was_not_made_for_is_refused(name: str) -> None:
    """One die more, and lanes would run over without a word: the kernel says no, the engine plays."""
    found = rules_of(name, 3, {"neutral": False})
    other = replace(found, edition=replace(found.edition, small=found.edition.small + 1))
    assert isinstance(play(other, [Random()] * 3, Seeded(1)), State)
    with pytest.raises(InvalidOption, match="not made for this edition"):
        kernel_use.Kernel(other).play([0] * 3, 1, 0, 1, keep=False)
    with pytest.raises(InvalidOption, match="not made for this edition"):
        kernel_use.Kernel(other).position(other.start())


def _three() -> int:
    return 3
