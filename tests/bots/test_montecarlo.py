"""The Monte-Carlo bot: what it sees, how it reckons, how well it plays."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from croupier import bots, games
from croupier.bots import montecarlo
from croupier.bots.montecarlo import MonteCarlo
from croupier.bots.simple import Greedy
from croupier.core.chance import Seeded
from croupier.core.errors import UnknownBot
from croupier.core.kernel import Objective, Policy, Sample
from croupier.core.play import at_random, steps
from croupier.core.rules import Source
from croupier.games.lasvegas.events import PLACES, Roll
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State
from croupier.sim.batch import seated, simulate


def lasvegas(seats: int, name: str = "las-vegas-2012", **options: bool | int | str) -> LasVegas:
    rules = games.rules(name, seats, **options)
    assert isinstance(rules, LasVegas)
    return rules


def last_die(rules: LasVegas) -> State:
    """Seat 1 has one die, seat 2 one die at a casino with more: what the die decides is known exactly."""
    dice = [[0] * 2 for _ in range(6)]
    dice[0] = [3, 4]
    dice[1] = [0, 1]
    return rules.start()._replace(
        round=4,
        start=0,
        seat=0,
        stocking=7,
        bills=((90,), (50,), (60,), (70,), (80,), (50, 20)),
        hands=((2, 0, 0), (0, 0, 0)),
        dice=tuple(map(tuple, dice)),
        rolled=Roll((1, 2), 0, ()),
    )


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_estimates_of_a_position_that_can_be_reckoned_by_hand(policy: Policy) -> None:
    """Place 1 ties for the 90, then the last die decides; place 2 ties for the 50."""
    rules = lasvegas(2, neutral=False, start=1)
    state = last_die(rules)
    view = rules.view(state, 0)
    bot = MonteCarlo(playouts=6000, objective="own", policy=policy)
    place_1, place_2 = bot.estimates(view, rules.actions(state, 0), rules, Seeded(1))
    # After `place 1` (4 against 4) the other die falls: 1 wins 90, 2 ties, 3 to 6 win 60, 70, 80, 50.
    assert abs(place_1.mean - (90 + 0 + 60 + 70 + 80 + 50) / 6) < 4 * place_1.error
    # After `place 2` (1 against 1) the other die: 1 ties with 4, 2 wins 50, 3 to 6 win 60, 70, 80, 50.
    assert abs(place_2.mean - (0 + 50 + 60 + 70 + 80 + 50) / 6) < 4 * place_2.error
    assert place_1.event == PLACES[1] and place_1.sample.playouts == 6000
    assert 0 < place_1.error < 1
    bot.prepare(rules)
    assert bot.choose(view, rules.actions(state, 0), rules, Seeded(1)) == PLACES[1]


@pytest.mark.parametrize("objective", ["own", "diff", "win"])
def test_objectives(objective: Objective) -> None:
    """After `place 2`, which ties for the 50, seat 2 keeps the 90 unless the last die is a 1 and ties."""
    rules = lasvegas(2, neutral=False, start=1)
    state = last_die(rules)
    view = rules.view(state, 0)
    bot = MonteCarlo(playouts=20_000, objective=objective)
    _, place_2 = bot.estimates(view, rules.actions(state, 0), rules, Seeded(1))
    mine = (0, 50, 60, 70, 80, 50)
    theirs = (0, 90, 90, 90, 90, 90)
    worth: dict[str, list[float]] = {
        "own": list(mine),
        "diff": [own - other for own, other in zip(mine, theirs, strict=True)],
        "win": [_share(own, other) for own, other in zip(mine, theirs, strict=True)],
    }
    assert abs(place_2.mean - sum(worth[objective]) / 6) < 4 * place_2.error


def _share(mine: int, theirs: int) -> float:
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def test_sample_adds_up() -> None:
    one, two = Sample(2, 3.0, 5.0), Sample(3, 6.0, 14.0)
    both = one + two
    assert (both.playouts, both.total, both.squares) == (5, 9.0, 19.0)
    assert both.mean == 1.8
    assert both.error == pytest.approx((((19 - 5 * 1.8**2) / 4) / 5) ** 0.5)
    assert Sample(1, 1.0, 1.0).error == float("inf")


def test_the_same_source_gives_the_same_choice() -> None:
    rules = lasvegas(5)
    state = _to_choose(rules, Seeded(8))
    view, actions = rules.view(state, state.seat), rules.actions(state, state.seat)
    bot = MonteCarlo(playouts=40)
    again = [bot.estimates(view, actions, rules, Seeded(3)) for _ in range(2)]
    assert again[0] == again[1]
    assert again[0] != bot.estimates(view, actions, rules, Seeded(4))


def test_it_sees_no_more_than_its_view() -> None:
    """LV12 §4.4 Who forgot what others won gets the same estimates for two states that look alike."""
    rules = lasvegas(3)
    state = _to_choose(rules, Seeded(8))._replace(won=((90, 10), (80, 80), (10, 10)))
    other = state._replace(won=((90, 10), (20, 10), (90, 90)))
    view, alike = (rules.view(one, 0).forgetful() for one in (state, other))
    assert view == alike and state.seat == 0
    bot = MonteCarlo(playouts=40)
    found = bot.estimates(view, rules.actions(state, 0), rules, Seeded(3))
    assert found == bot.estimates(alike, rules.actions(other, 0), rules, Seeded(3))


def test_in_another_process_a_pickled_view_is_enough(tmp_path: Path) -> None:
    rules = lasvegas(5)
    state = _to_choose(rules, Seeded(8))
    view, actions = rules.view(state, state.seat), rules.actions(state, state.seat)
    bot = MonteCarlo(playouts=40)
    bot.prepare(rules)
    (tmp_path / "view").write_bytes(pickle.dumps((bot, view, actions, rules)))
    code = """
import pickle, sys
from croupier.core.chance import Seeded
bot, view, actions, rules = pickle.load(open(sys.argv[1], "rb"))
bot.prepare(rules)
print(bot.choose(view, actions, rules, Seeded(3)))
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "view")],
        env={**os.environ, "PYTHONPATH": str(Path(montecarlo.__file__).parents[2])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str(bot.choose(view, actions, rules, Seeded(3)))


def test_milliseconds_are_kept() -> None:
    rules = lasvegas(5)
    state = _to_choose(rules, Seeded(8))
    view, actions = rules.view(state, state.seat), rules.actions(state, state.seat)
    bot = MonteCarlo(ms=30)
    bot.prepare(rules)
    began = time.perf_counter()
    found = bot.estimates(view, actions, rules, Seeded(3))
    assert time.perf_counter() - began >= 0.03
    assert found[0].sample.playouts >= montecarlo.TICK
    assert not bot.repeatable and MonteCarlo().repeatable


def test_until_the_kernel_is_compiled_it_plays_greedily(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first move of a game never waits."""
    rules = lasvegas(5)
    monkeypatch.setattr(montecarlo, "_warm", {rules.name: Future()})
    source = Seeded(8)
    for _ in range(20):
        state = _to_choose(rules, source)
        view, actions = rules.view(state, state.seat), rules.actions(state, state.seat)
        chosen = MonteCarlo().choose(view, actions, rules, Seeded(3))
        assert chosen == Greedy().choose(view, actions, rules, Seeded(3))


def test_the_kernel_is_compiled_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = lasvegas(5)
    monkeypatch.setattr(montecarlo, "_warm", {})
    state = _to_choose(rules, Seeded(8))
    MonteCarlo().choose(rules.view(state, state.seat), rules.actions(state, state.seat), rules, Seeded(3))
    montecarlo._warm[rules.name].result(timeout=120)


def test_a_game_without_kernel_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(montecarlo, "_warm", {})
    with pytest.raises(UnknownBot, match="no kernel"):
        MonteCarlo().prepare(games.rules("vegas-showdown", 3))


def test_names_and_parameters() -> None:
    rules = lasvegas(5)
    assert bots.make("montecarlo", rules) == MonteCarlo()
    text = "montecarlo:playouts=50:objective=win:policy=greedy"
    assert bots.make(text, rules) == MonteCarlo(playouts=50, objective="win", policy="greedy")
    assert bots.make(text, rules).name == text
    assert bots.make("montecarlo:ms=5", rules).name == "montecarlo:ms=5"
    assert "montecarlo" in bots.names("las-vegas-six")


def test_few_playouts_are_shared_among_the_deals() -> None:
    assert MonteCarlo(playouts=10)._shares() == [3, 3, 2, 2]
    assert MonteCarlo(playouts=1)._shares() == [1]
    assert MonteCarlo(ms=4)._shares() == [montecarlo.TICK]


@pytest.mark.parametrize(
    ("spec", "against", "least"),
    [
        ("montecarlo:playouts=150", "random", 0.5),
        ("montecarlo:playouts=150", "greedy", 0.2),
    ],
)
def test_it_plays_well(spec: str, against: str, least: float) -> None:
    """A few games only; the strength that is promised is measured by the arena and in bench."""
    rules = lasvegas(5)
    wins = 0.0
    for seat in range(5):
        sitting = [against] * 5
        sitting[seat] = spec
        wins += simulate(rules, seated(rules, sitting), 12, 3).win_share[seat]
    assert wins / 5 > least


def test_estimates_for_any_game() -> None:
    """Where a game has no such bot there are none."""
    rules = lasvegas(2, "las-vegas-six")
    state = _to_choose(rules, Seeded(4))
    actions = rules.actions(state, state.seat)
    assert len(bots.estimates(rules.view(state, state.seat), actions, rules, Seeded(1))) == len(actions)
    cubes = games.rules("rolling-cubes", 2)
    assert bots.estimates(None, [], cubes, Seeded(1)) == ()


def _to_choose(rules: LasVegas, source: Source) -> State:
    """A state in which the first seat has more than one choice."""
    while True:
        random = steps(rules, at_random(rules, source), source)
        state = next(step.before for step in random if step.seat is not None)
        if state.seat == 0 and len(rules.actions(state, 0)) > 1:
            return state
