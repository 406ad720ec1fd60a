"""The worked cases printed in both rulebooks, in the order of the rules pages."""

from __future__ import annotations

from croupier.core.rules import Chance
from tests.games.lasvegas.tables import las_vegas, paid, play, rolled, texts

SIX = "las-vegas-six"
ANNA, BEN, CARLA, DENNY = range(4)


def test_2012_case_1_two_threes_cancel() -> None:
    """LV12 case 1: dice 5, 3, 3, 1; 5 takes the highest bill, 1 the next."""
    state = paid(las_vegas(seats=4), {1: (60, 30)}, {1: (5, 3, 3, 1)})
    assert state.won == ((60,), (), (), (30,))


def test_2012_case_2_nobody_wins() -> None:
    """LV12 case 2: dice 2, 2, 1, 1."""
    state = paid(las_vegas(seats=4), {1: (60, 30)}, {1: (2, 2, 1, 1)})
    assert state.won == ((), (), (), ())
    assert state.bottom == (60, 30)


def test_2012_case_3_the_third_bill_goes_to_the_bottom() -> None:
    """LV12 case 3: bills 80, 30, 10 with two winners."""
    state = paid(las_vegas(), {4: (80, 30, 10)}, {4: (1, 3, 0)})
    assert state.won == ((30,), (80,), ())
    assert state.bottom == (10,)


def test_2012_case_4_one_of_two_equal_bills_is_won() -> None:
    """LV12 case 4: bills 40, 40 with one winner."""
    state = paid(las_vegas(), {4: (40, 40)}, {4: (0, 0, 2)})
    assert state.won == ((), (), (40,))
    assert state.bottom == (40,)


def test_2012_case_5_the_third_gets_nothing() -> None:
    """LV12 case 5: bills 70, 20 with three ranked players."""
    state = paid(las_vegas(), {4: (70, 20)}, {4: (1, 3, 2)})
    assert state.won == ((), (70,), (20,))
    assert state.bottom == ()


def test_2012_case_6_white_takes_the_first_bill_away() -> None:
    """LV12 case 6: neutral ranks first, a player second, bills 80, 30."""
    state = paid(las_vegas(neutral=True), {4: (80, 30)}, {4: (0, 2, 0, 3)})
    assert state.won == ((), (30,), ())
    assert state.bottom == (80,)


def test_2012_case_7_white_between_two_players() -> None:
    """LV12 case 7: player, neutral, player, bills 70, 40: the third gets nothing."""
    state = paid(las_vegas(neutral=True), {4: (70, 40)}, {4: (1, 0, 3, 2)})
    assert state.won == ((), (), (70,))
    assert state.bottom == (40,)


def test_2012_case_8_own_and_white_ones() -> None:
    """LV12 case 8: own 1, 1, 5 and neutral 1, 6: choices 1 (three dice), 5, 6."""
    rules = las_vegas(neutral=True)
    state = rolled(rules, "roll 1 1 5 / 1 6", hands={1: (1, 0, 0)})
    assert texts(rules, state) == ["place 1", "place 5", "place 6"]
    assert sum(play(rules, state, "place 1").dice[0]) == 3


def test_2012_case_9_all_four_threes_go() -> None:
    """LV12 case 9: 3, 3, 3, 3, 5 and the 3s chosen; the last die is rolled alone next turn."""
    rules = las_vegas()
    state = play(rules, rolled(rules, "roll 3 3 3 3 5", hands={1: (1, 0, 0)}), "place 3")
    assert state.dice[2] == (4, 0, 0)
    assert rules.turn(state) == Chance("roll", 1)
    state = play(rules, state, "roll 1", "place 1")
    assert rules.turn(state) == Chance("roll", 0)
    assert state.hands[0] == (1, 0, 0)


def test_six_case_1_all_cancel() -> None:
    """LV6 case 1: 2, 2, 1, 1 at a casino."""
    state = paid(las_vegas(SIX, 4), {1: (60, 30)}, {1: (2, 2, 1, 1)})
    assert state.won == ((), (), (), ())
    assert state.box == (30, 60)


def test_six_case_2_the_biggie_counts_as_two() -> None:
    """LV6 case 2: Anna 3 dice with the Biggie, Ben 3, Carla 3, Denny 1; Ben and Carla cancel."""
    rules = las_vegas(SIX, 4)
    state = paid(rules, {1: (60, 30)}, {1: (2, 3, 3, 1)}, biggies={ANNA: 1})
    assert state.won == ((60,), (), (), (30,))


def test_six_case_3_eighty_and_thirty() -> None:
    """LV6 case 3: bills 80, 30 to first and second; what one winner leaves goes; a third gets nothing."""
    rules = las_vegas(SIX, 4)
    bills = {1: (80, 30), 2: (50, 40), 3: (70, 20)}
    dice = {1: (2, 3, 3, 1), 2: (0, 1, 0, 0), 3: (0, 1, 3, 2)}
    state = paid(rules, bills, dice, biggies={ANNA: 1})
    assert state.won == ((80,), (50,), (70,), (30, 20))
    assert state.box == (40,)


def test_six_case_4_the_bandit_ranks_by_dice_pips_and_value() -> None:
    """LV6 case 4: Carla's two 4s and a 1 beat Denny's three 3s; Ben's two 6s are third; no more 3s."""
    rules = las_vegas(SIX, 5, bandit=True, bandit_bills=3)
    lying = {3: (DENNY, 3, 0), 6: (BEN, 2, 0), 4: (CARLA, 2, 0)}
    carla = rolled(rules, "roll 1 3", seat=CARLA, bandit=lying, bills={7: (90, 60, 20)})
    assert texts(rules, carla) == ["place 1", "place 1 bandit", "place 3"]
    state = play(rules, carla, "place 1 bandit", "roll 3", "place 3")
    assert state.won == ((), (20,), (90,), (60,), ())


def test_six_case_5_neutral_dice_give_a_choice() -> None:
    """LV6 case 5: own 1, 1, 5, neutral 1, 6: the three 1s, the 5, or the neutral 6."""
    rules = las_vegas(SIX, 3, neutral=True)
    state = rolled(rules, "roll 1 1 5 / 1 6", hands={1: (1, 0, 0)})
    assert texts(rules, state) == ["place 1", "place 5", "place 6"]
    assert play(rules, state, "place 1").dice[0] == (2, 0, 0, 1)
    assert play(rules, state, "place 6").dice[5] == (0, 0, 0, 1)


def test_six_case_6_what_neutral_dice_win_leaves_the_game() -> None:
    """LV6 case 6: neutral first: Ben takes 30 of 80, 30; Carla 70, neutral's 40 leaves, Anna nothing."""
    rules = las_vegas(SIX, 3, neutral=True)
    bills = {1: (80, 30), 2: (70, 40)}
    state = paid(rules, bills, {1: (0, 2, 0, 3), 2: (1, 0, 3, 2)})
    assert state.won == ((), (30,), (70,))
    assert state.box == (40, 80)
