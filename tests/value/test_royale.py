"""The evaluator of Royale: exact in the dice with passes and the barred value, tile by tile otherwise."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from croupier import games
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.rules import Chance
from croupier.games.royale.events import Pass, Reserve
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.a1 import Guessing
from croupier.games.royale.tiles.g1 import SPLITS, Picking
from croupier.games.royale.tiles.h1 import NiceDice
from croupier.value import evaluator
from croupier.value.royale import RoyaleValues, newest


def values_of(seats: int = 3) -> RoyaleValues:
    return RoyaleValues(games.rules("las-vegas-royale", seats, tiles=4))


def states(values: RoyaleValues, seed: int) -> list[State]:
    rules = values.game
    return [step.before for step in steps(rules, at_random(rules, Seeded(seed)), Seeded(seed, 1))]


def before_rolls(values: RoyaleValues, seed: int) -> list[State]:
    """States of a random game in which a roll of at most three dice is due."""
    return [
        state
        for state in states(values, seed)
        if isinstance(turn := values.game.turn(state), Chance)
        and turn.verb == "roll"
        and sum(state.hands[state.seat]) <= 3
    ]


def mean_of_all_rolls(values: RoyaleValues, state: State) -> tuple[list[float], set[str]]:
    """The mean by a look at every single roll, and what was best in some of them."""
    rules: Royale = values.game
    total, mean, best = 0, np.zeros(rules.seats), set()
    for event, weight in rules.outcomes(state):
        rolled = rules.apply(state, None, event)
        if rolled.rolled is None:
            best.add("nothing")
            shares = values.chance(state, event, 16, 1).after.shares
        else:
            choices = values.choices(rolled, state.seat, None, 16, 1)
            chosen = max(choices, key=lambda choice: choice.share)
            best.add("pass" if isinstance(chosen.event, Pass) else "place")
            shares = chosen.after.shares
        mean += weight * np.array(shares)
        total += weight
    return [float(share) for share in mean / total], best


def test_the_mean_is_that_of_all_rolls() -> None:
    """With placements, passes and rolls of nothing but the barred value."""
    values = values_of()
    met: set[str] = set()
    for seed in range(1, 9):
        found = [
            state
            for state in before_rolls(values, seed)
            if not any(isinstance(tile, NiceDice) for tile in state.tiles)
        ]
        for state in found[:3]:
            mean, best = mean_of_all_rolls(values, state)
            assert values.table(state, 16, 1).mean.mean(axis=0) == pytest.approx(mean, abs=1e-12)
            met |= best
    assert met >= {"pass", "place"}


def test_what_is_set_aside_makes_no_difference_yet() -> None:
    values = values_of()
    state, event = next(
        (step.before, step.event)
        for step in steps(values.game, at_random(values.game, Seeded(1)), Seeded(1))
        if isinstance(step.event, Reserve)
    )
    drawn = values.chance(state, event, 8, 1)
    assert drawn.mean == drawn.after and sum(drawn.mean.shares) == pytest.approx(1)


def test_a_finished_game_is_worth_its_result() -> None:
    values = values_of()
    rules = values.game
    end = [*steps(rules, at_random(rules, Seeded(4)), Seeded(4))][-1].after
    shares = values.values([end], 8, 1)[0].shares
    assert [share > 0 for share in shares] == [rank == 1 for rank in rules.ranks(end)]


def test_the_second_version_is_less_sure_of_money_on_the_same_dice() -> None:
    """Until the last round, in which money is not weighed. Bots and drills choose by the first one."""
    first = values_of()
    second = evaluator(first.rules)
    assert (first.name, second.name) == ("las-vegas-royale/1", "las-vegas-royale/2")
    assert second.for_seat(None) == second.for_seat(2) == first
    met = set()
    for state in before_rolls(first, 2):
        old, new = (
            values.played([state], 64, 7).mean(axis=(0, 1)).tolist() for values in (first, newest(first.game))
        )
        met.add(last := state.round == first.game.settings.rounds)
        assert sum(new) == pytest.approx(1)
        assert new == old if last else max(new) < max(old) and min(new) > min(old)
    assert met == {False, True}


def test_before_few_dice_the_second_version_looks_at_the_roll() -> None:
    """An answer is worth what the roll after it is; the first version plays on greedily from there."""
    first = values_of()
    second = newest(first.game)
    apart = 0
    for state in before_rolls(first, 3):
        roll, _ = next(first.game.outcomes(state))
        assert second.values([state], 64, 7)[0] == second.chance(state, roll, 64, 7).mean
        apart += first.values([state], 64, 7)[0] != first.chance(state, roll, 64, 7).mean
    assert apart


def test_reviews_go_by_the_second_version_with_any_number_of_seats() -> None:
    """So a house knows it by the game alone."""
    found = {
        evaluator(games.rules("las-vegas-royale", seats)).name
        for seats in games.game("las-vegas-royale").seats
    }
    assert found == {"las-vegas-royale/2"}


def with_secret(values: RoyaleValues, kind: type, seed: int) -> State:
    """The first state of random games in which such a secret is asked about."""
    for game in range(seed, seed + 200):
        for state in states(values, game):
            if isinstance(state.pending, kind):
                return state
    raise AssertionError(kind)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_a_pile_is_judged_by_all_piles_it_may_be(size: int) -> None:
    """Of two piles of three nobody can choose the better one; whatever lies there, no choice is a mistake."""
    values = values_of()
    asked = with_secret(values, Picking, 1)
    assert isinstance(asked.pending, Picking)
    judged = []
    for split in SPLITS:
        if len(split.first) == size:
            pending = replace(asked.pending, first=split.first, second=split.second)
            choices = values.choices(asked._replace(pending=pending), asked.pending.seat, None, 64, 1)
            judged.append([choice.share for choice in choices])
    assert all(shares == pytest.approx(judged[0]) for shares in judged)
    first, second = judged[0]
    assert first == pytest.approx(second, abs=0.02) if size == 3 else first > second + 0.01


def test_a_guess_is_judged_by_all_numbers_that_may_be_hidden() -> None:
    """The more tokens, the dearer a wrong guess: three is the best one, whatever is hidden."""
    values = values_of()
    asked = with_secret(values, Guessing, 1)
    assert isinstance(asked.pending, Guessing)
    for hidden in (1, 2, 3):
        state = asked._replace(pending=replace(asked.pending, hidden=hidden))
        shares = [choice.share for choice in values.choices(state, asked.pending.seat, None, 64, 1)]
        assert shares[2] == max(shares)
