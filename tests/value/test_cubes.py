"""The evaluators of Rolling Cubes: exact where it is solved, and sound everywhere else."""

from __future__ import annotations

from typing import Any

import pytest

import croupier
from croupier import bots
from croupier.core.chance import Seeded
from croupier.core.errors import NoEvaluator
from croupier.core.game import Unit
from croupier.core.play import by_bots, steps
from croupier.core.rules import Chance
from croupier.games.rollingcubes import modes
from croupier.solve import cubes_games
from croupier.value import evaluator
from croupier.value.cubes import CubesShares
from croupier.value.cubes_race import best_of_throw, certain, mean_best, race

MODES = ("one-by-one", "all-together", "last-die", "tournament", "yahtzee")


def played(mode: str, seats: int, seed: int) -> list[Any]:
    """The steps of a game between bots that blunder a little."""
    rules = croupier.rules("rolling-cubes", seats, mode=mode)
    players = [bots.make("level3", rules)] * seats
    return list(steps(rules, by_bots(rules, players, [Seeded(seed, 2)] * seats), Seeded(seed, 1)))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("unit", ["share", "points"])
def test_values_of_a_game(mode: str, unit: Unit) -> None:
    """Shares sum to 1, a finished game is its result, luck and choices fit the values."""
    rules = croupier.rules("rolling-cubes", 3, mode=mode)
    judge = evaluator(rules, unit)
    game = played(mode, 3, 5)
    end = judge.values([game[-1].after], 1, 0)[0].shares
    ranks = rules.ranks(game[-1].after)
    if unit == "share":
        assert end == tuple((rank == 1) / ranks.count(1) for rank in ranks)
    else:
        assert end == tuple(map(float, rules.score(game[-1].after)))
    decided = 0
    for before, seat, event, after in game[:20]:
        value = judge.values([after], 1, 0)[0]
        if unit == "share":
            assert sum(value.shares) == pytest.approx(1)
        if seat is None:
            drawn = judge.chance(before, event, 1, 0)
            assert drawn.after == value
            if unit == "share":
                assert sum(drawn.mean.shares) == pytest.approx(1)
        elif decided < 3:
            decided += 1
            found = judge.choices(before, seat, event, 1, 0)
            assert any(choice.event == event and choice.after == value for choice in found)


def test_the_last_die_for_two_is_exact() -> None:
    """RC §9.2 Before the last round each has the solved chance of a round."""
    rules = croupier.rules("rolling-cubes", 2, mode="last-die")
    judge = evaluator(rules)
    start = rules.apply(rules.start(), None, rules.parse("start 1"))
    state = start._replace(points=(4, 4))
    first = cubes_games.next_thrower("", True)
    assert judge.values([state], 1, 0)[0].shares == pytest.approx((first, 1 - first))


def test_the_solitaire_in_points_is_exact() -> None:
    """RC §9.2 A whole game is worth its solved value; a throw's mean is what it was worth before."""
    rules = croupier.rules("rolling-cubes", 1)
    judge = evaluator(rules, "points")
    state = rules.apply(rules.start(), None, rules.parse("start 1"))
    whole = cubes_games.shipped_values(True)[-1]
    assert judge.values([state], 1, 0)[0].shares == pytest.approx((whole,))
    drawn = judge.chance(state, rules.sample(state, Seeded(1)), 1, 0)
    assert drawn.mean.shares == pytest.approx((whole,))


def test_luck_in_points_is_the_best_less_the_mean() -> None:
    """RC §4.1 A throw is as lucky as its best equality; an answer costs what it leaves."""
    rules = croupier.rules("rolling-cubes", 2, mode="one-by-one")
    judge = evaluator(rules, "points")
    start = rules.apply(rules.start(), None, rules.parse("start 1"))
    throw = rules.sample(start, Seeded(3))
    drawn = judge.chance(start, throw, 1, 0)
    state = rules.apply(start, None, throw)
    assert isinstance(rules.turn(start), Chance)
    best = rules.presentation.preview(rules.view(state, 0), rules.actions(state, 0)[0]).gain
    assert drawn.after.shares[0] - drawn.mean.shares[0] == pytest.approx(best - mean_best(True))
    nothing = next(one for one in judge.choices(state, 0, None, 1, 0) if str(one.event) == "decline")
    top = max(judge.choices(state, 0, None, 1, 0), key=lambda choice: choice.share)
    assert nothing.share - top.share == -best


def test_costs_do_not_depend_on_who_answered_first() -> None:
    """RC §5.1 What others wrote in secret changes nothing in what a seat could know."""
    rules = croupier.rules("rolling-cubes", 2, mode="all-together")
    judge = evaluator(rules)
    state = rules.apply(rules.start(), None, rules.sample(rules.start(), Seeded(4)))
    answered = rules.apply(state, 1, rules.parse("decline"))
    early = judge.choices(state, 0, None, 1, 0)
    late = judge.choices(answered, 0, None, 1, 0)
    assert [choice.share for choice in early] == [choice.share for choice in late]


def test_a_race_is_even_between_equals_and_won_by_who_is_there() -> None:
    """RC §4.3 Equal totals share; who reaches the target alone has won."""
    usual = best_of_throw(True)
    assert race([10, 10, 10], [usual] * 3, [usual] * 3, 47) == pytest.approx([1 / 3] * 3)
    assert race([40, 0], [certain(9), certain(3)], [usual] * 2, 47) == pytest.approx([1, 0])


def test_a_tournament_that_is_as_good_as_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """RC §7.1 Shares that are a rounding beside 1 and 0 are no reason to fail."""
    rules = croupier.rules("rolling-cubes", 3, mode="tournament")
    monkeypatch.setattr(CubesShares, "game_shares", lambda *given: [1 + 3e-16, 0.0, -1e-16])
    state = rules.start()._replace(stage=len(modes.stages("tournament")) - 1)
    assert evaluator(rules).values([state], 1, 0)[0].shares == (1, 0, 0)


def test_other_faces_have_no_evaluator() -> None:
    rules = croupier.rules("rolling-cubes", 2, faces="13579/02468/++--xx::")
    with pytest.raises(NoEvaluator):
        evaluator(rules)
