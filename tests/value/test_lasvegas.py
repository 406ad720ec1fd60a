"""The evaluator of Las Vegas: exact in the dice, the same for ever, and accounts that add up."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray

import croupier
from croupier import bots, games
from croupier.core.chance import Seeded
from croupier.core.play import at_random, steps
from croupier.core.rules import Chance, Over
from croupier.games.compiled import wrapping
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas.events import Place, Roll
from croupier.games.lasvegas.kernel_money import empty_floats
from croupier.games.lasvegas.kernel_policy import DICE, LOOKS, LOOKS_AT, OTHERS, ROOM, WINS, look
from croupier.games.lasvegas.kernel_values import EVERYBODY
from croupier.games.lasvegas.payout import prize, ranking, strengths
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.state import State
from croupier.value import evaluator
from croupier.value.lasvegas import LAST_DICE, LasVegasValues


def values_of(name: str, seats: int, **options: bool | int | str) -> LasVegasValues:
    return LasVegasValues(croupier.rules(name, seats=seats, **options))


def before_rolls(values: LasVegasValues, dice: int, seed: int = 1) -> list[State]:
    """States of a random game in which a roll is due and so many dice are left in all hands."""
    rules = values.game
    played = steps(rules, at_random(rules, Seeded(seed)), Seeded(seed, 1))
    states = [step.before for step in played]
    return [
        state
        for state in states
        if isinstance(turn := rules.turn(state), Chance)
        and turn.verb == "roll"
        and sum(map(sum, state.hands)) == dice
    ]


WAYS = [
    ("las-vegas-2012", 5, {}),
    ("las-vegas-2012", 2, {"neutral": True}),
    ("las-vegas-six", 6, {"bandit": True}),
    ("las-vegas-six", 3, {"neutral": True}),
]


@pytest.mark.parametrize(("name", "seats", "options"), WAYS)
def test_the_mean_is_that_of_all_rolls(name: str, seats: int, options: dict[str, bool]) -> None:
    """The placements, weighed at once, give what a look at every single roll gives."""
    values = values_of(name, seats, **options)
    for state in before_rolls(values, 4, seed=3)[:2]:
        table = values.table(state, 16, 1)
        total, mean = 0, np.zeros(seats)
        for event, weight in values.game.outcomes(state):
            rolled = values.game.apply(state, None, event)
            best = max(values.choices(rolled, state.seat, None, 16, 1), key=lambda choice: choice.share)
            mean += weight * np.array(best.after.shares)
            total += weight
            assert values.chance(state, event, 16, 1).after == best.after
        assert table.mean.mean(axis=0) == pytest.approx(mean / total, abs=1e-12)
        assert sum(values.values([state], 16, 1)[0].shares) == pytest.approx(1)


@pytest.mark.parametrize(("name", "seats", "options"), [way for way in WAYS if "bandit" not in way[2]])
def test_luck_is_zero_over_all_rolls(name: str, seats: int, options: dict[str, bool]) -> None:
    """By what greedy placements are worth, which those of the bot are; and zero over all seats."""
    values = values_of(name, seats, **options)
    rules = values.game
    greedy = bots.make("greedy", rules)
    for state in before_rolls(values, 5, seed=3)[:2]:
        outcomes = list(rules.outcomes(state))
        lucks = [np.array(values.luck(state, event, 16, 1)) for event, _ in outcomes]
        total = sum(weight * luck for (_, weight), luck in zip(outcomes, lucks, strict=True))
        assert total == pytest.approx(np.zeros(seats), abs=1e-9)
        assert all(abs(luck.sum()) < 1e-9 for luck in lucks)
        table = values.table(state, 16, 1, careless=0)
        means = table.parts.mean(axis=1)
        for (event, _), luck in list(zip(outcomes, lucks, strict=True))[::7]:
            rolled = rules.apply(state, None, event)
            actions = rules.actions(rolled, state.seat)
            view = rules.view(rolled, state.seat)
            chosen = {str(greedy.choose(view, actions, rules, Seeded(seed))) for seed in range(40)}
            assert isinstance(event, Roll)
            rows = [table.row(cast(Place, one), event) for one in actions if str(one) in chosen]
            mean = means[rows].mean(axis=0)
            gap = luck - mean
            assert gap == pytest.approx(luck_gap(values, state), abs=1e-9)


def luck_gap(values: LasVegasValues, state: State) -> NDArray[np.float64]:
    """What luck leaves out, the mean over all rolls, by the roll that can be placed in one way only."""
    event, _ = next(iter(values.game.outcomes(state)))
    assert isinstance(event, Roll)
    table = values.table(state, 16, 1, careless=0)
    first = table.parts.mean(axis=1)[table.legal(event)].mean(axis=0)
    return cast("NDArray[np.float64]", np.array(values.luck(state, event, 16, 1)) - first)


def exact(values: LasVegasValues, state: State) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The shares by the rules alone: every roll, the best placement, until the round is paid."""
    rules = values.game
    turn = rules.turn(state)
    if isinstance(turn, Over) or state.seat < 0:
        return np.array(values.values([state], 8, 1)[0].shares)
    if isinstance(turn, Chance):
        outcomes = list(rules.outcomes(state))
        total = sum(weight for _, weight in outcomes)
        found = sum(weight * exact(values, rules.apply(state, None, event)) for event, weight in outcomes)
        return cast("np.ndarray[tuple[int], np.dtype[np.float64]]", found / total)
    after = [
        exact(values, rules.apply(state, state.seat, event)) for event in rules.actions(state, state.seat)
    ]
    return max(after, key=lambda shares: float(shares[state.seat]))


@pytest.mark.parametrize(("name", "seats", "options"), WAYS)
def test_the_last_dice_are_exact(name: str, seats: int, options: dict[str, bool]) -> None:
    values = values_of(name, seats, **options)
    found = before_rolls(values, LAST_DICE) + before_rolls(values, 1)
    assert found
    for state in found[:3]:
        table = values.table(state, 8, 1)
        assert table.mean.mean(axis=0) == pytest.approx(exact(values, state), abs=1e-12)
        assert table.mean.std(axis=0).max() < 1e-12, "no playout, no error"


def test_the_same_position_has_the_same_value_for_ever() -> None:
    """Whatever was evaluated before; another seed gives another value."""
    values = values_of("las-vegas-2012", 5)
    state = before_rolls(values, 20)[0]
    first = values.values([state], 64, 7)
    values.values([before_rolls(values, 30)[0]], 64, 7)
    again = LasVegasValues(values.rules).values([state], 64, 7)
    assert again == first != values.values([state], 64, 8)
    assert values.name == "las-vegas-2012/1"


def test_the_second_version_is_less_sure_of_money_on_the_same_dice() -> None:
    """Until the last round, in which money is not weighed. Bots choose by the first one."""
    first = values_of("las-vegas-2012", 3)
    second = evaluator(first.rules)
    assert second.name == "las-vegas-2012/2" and second.for_seat(None) == first
    _, *between, last = before_rolls(first, 24)
    for state in between:
        old, new = (values.values([state], 64, 7)[0].shares for values in (first, second))
        assert sum(new) == pytest.approx(1) and max(new) < max(old) and min(new) > min(old)
    assert len(between) == 2 and second.values([last], 64, 7) == first.values([last], 64, 7)


@pytest.mark.parametrize("name", ["las-vegas-2012", "las-vegas-six"])
def test_reviews_go_by_the_second_version_with_any_number_of_seats(name: str) -> None:
    """So a house knows it by the game alone."""
    found = {evaluator(values_of(name, seats).rules).name for seats in games.game(name).seats}
    assert found == {f"{name}/2"}


def test_money_is_worth_more_when_it_is_more() -> None:
    """Between two rounds the richest seat is the favourite; after the last one it has won."""
    values = values_of("las-vegas-2012", 3, start=1)
    fresh = values.game.start()._replace(round=4, won=((90, 90, 90), (60,), (50,)))
    shares = values.values([fresh], 8, 1)[0].shares
    assert shares[0] > 0.9 > 0.1 > shares[1] > shares[2]
    over = fresh._replace(round=5, seat=-1)
    assert values.values([over], 8, 1)[0].shares == (1.0, 0.0, 0.0)


def test_a_choice_is_judged_against_the_best() -> None:
    values = values_of("las-vegas-2012", 4)
    state = before_rolls(values, 12)[0]
    dice = state.hands[state.seat][0]
    rolled = state.with_roll(Roll(tuple(sorted((1, 2, 3, 4, 5, 6, 6, 6)[:dice])), 0, ()))
    choices = values.choices(rolled, state.seat, None, 400, 1)
    assert [choice.event for choice in choices] == cast(LasVegas, values.rules).actions(rolled, state.seat)
    best = max(choices, key=lambda choice: choice.share)
    assert best.error == 0 and all(choice.error > 0 for choice in choices if choice is not best)
    assert all(choice.share == choice.after.shares[state.seat] for choice in choices)


def more_for_others(state: State, event: Place) -> int:
    """What the other seats would win more at a casino once the dice of a placement lie there."""
    assert state.rolled is not None
    small, big, neutral = state.rolled.count(event.value)
    now, bills = strengths(state, event.value), state.bills[event.value - 1]
    then = list(now)
    then[state.seat] += small + 2 * big
    then[-1] += neutral
    others = [seat for seat in range(len(state.hands)) if seat != state.seat]
    return sum(prize(ranking(then), bills, seat) - prize(ranking(now), bills, seat) for seat in others)


@pytest.mark.parametrize(("name", "seats", "options"), WAYS)
def test_what_is_weighed_of_a_placement(name: str, seats: int, options: dict[str, bool]) -> None:
    """What it wins is what the preview says, others win what the engine pays, dice are those of the roll."""
    rules = values_of(name, seats, **options).game
    scratch, compared = empty_floats(ROOM), 0
    for step in steps(rules, at_random(rules, Seeded(6)), Seeded(6, 1)):
        state = step.before
        if state.rolled is None:
            continue
        actions = cast("list[Place]", rules.actions(state, state.seat))
        with wrapping():
            legal = int(look(codec.encode(rules, state), scratch))
        assert legal == sum(1 << int(codec.choice_of(one)) for one in actions)
        for one in actions:
            at = LOOKS_AT + codec.choice_of(one) * LOOKS
            gain = rules.presentation.preview(rules.view(state, state.seat), one).gain
            assert 100 * scratch[at + WINS] == pytest.approx(gain)
            assert 4 * scratch[at + DICE] == sum(state.rolled.count(one.value))
            if not one.bandit:
                assert 100 * scratch[at + OTHERS] == pytest.approx(more_for_others(state, one))
            compared += 1
    assert compared > 100


def test_a_bot_chooses_by_an_evaluator_of_its_own() -> None:
    """Where it is known how a seat weighs its placements; the evaluator itself knows no seat."""
    values = values_of("las-vegas-2012", 5)
    state = before_rolls(values, 20)[0]
    own = values.for_seat(2)
    assert (own.mind, own.name) == (2, "las-vegas-2012/1 for seat 3")
    assert values.for_seat(2).values([state], 64, 7) == own.values([state], 64, 7)
    assert own.values([state], 64, 7) != values.values([state], 64, 7)
    unknown = values_of("las-vegas-six", 6, bandit=True)
    assert unknown.for_seat(2) == unknown


def test_a_bot_takes_the_others_for_players_who_weigh_in_every_second_playout() -> None:
    """Eight playouts are eight parts: every second one is as if all weighed their placements."""
    values = values_of("las-vegas-2012", 5)
    state = before_rolls(values, 30)[0]
    own, all_weigh = (
        LasVegasValues(values.rules, mind=mind).played([state], 8, 7)[0] for mind in (2, int(EVERYBODY))
    )
    assert np.array_equal(own[1::2], all_weigh[1::2])
    assert not np.array_equal(own[::2], all_weigh[::2])
