"""Las Vegas 2012, §1 to §3, clause by clause; seats go from 0 in Python and from 1 in texts."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

import croupier
from croupier.core.chance import Scripted, Seeded
from croupier.core.errors import IllegalAction, InvalidOption
from croupier.core.rules import Chance, Over
from croupier.core.table import Table
from tests.games.lasvegas.tables import las_vegas, paid, play, rolled, texts, to_roll

# §1 Material


def test_six_casinos_have_their_names() -> None:
    """LV12 §1.1 Six casinos; Miracle is 3, Gold Rush and Palazzo are among them."""
    names = las_vegas().edition.casinos
    assert len(names) == len(set(names)) == 6
    assert names[2] == "Miracle"
    assert {"Gold Rush", "Palazzo"} < set(names)


@pytest.mark.parametrize(("seats", "neutral"), [(2, 4), (3, 2), (4, 2)])
def test_every_seat_has_eight_dice_and_eight_are_neutral(seats: int, neutral: int) -> None:
    """LV12 §1.2, LV12 §6.1 Eight dice of one's own; 4 neutral ones each for two seats, else 2."""
    rules = las_vegas(seats=seats, neutral=True)
    state = rules.start()
    assert state.hands == ((8, 0, neutral),) * seats
    assert sum(hand[2] for hand in state.hands) + state.left_over == 8


def test_the_pile_has_54_bills() -> None:
    """LV12 §1.3 The bills by value, 2,500,000 in all."""
    rules = las_vegas()
    weights = {str(event): weight for event, weight in rules.outcomes(rules.start())}
    assert weights == {
        "bill 1 10": 6,
        "bill 1 20": 8,
        "bill 1 30": 8,
        "bill 1 40": 6,
        "bill 1 50": 6,
        "bill 1 60": 5,
        "bill 1 70": 5,
        "bill 1 80": 5,
        "bill 1 90": 5,
    }
    assert sum(weights.values()) == 54
    assert rules.edition.money == 2500
    assert rules.totals(rules.start())[-1] == 2500


# §2 Set-up of a round


def test_a_casino_is_stocked_to_fifty() -> None:
    """LV12 §2.1 Bills one at a time until their sum is at least 50, then the next casino."""
    rules = las_vegas()
    assert (rules.start().stocking, rules.start().seat) == (1, -1)
    state = play(rules, rules.start(), "bill 1 10", "bill 1 20", "bill 1 10")
    assert (state.stocking, state.seat) == (1, -1), "40 is not enough"
    state = play(rules, state, "bill 1 10")
    assert state.stocking == 2, "exactly 50 is enough"
    state = play(rules, state, "bill 2 40", "bill 2 90", "bill 3 50", "bill 4 60", "bill 5 70")
    assert rules.turn(state) == Chance("bill")
    state = play(rules, state, "bill 6 80")
    assert state.bills == ((20, 10, 10, 10), (90, 40), (50,), (60,), (70,), (80,))
    assert rules.turn(state) == Chance("roll", 0)


def test_bills_at_a_casino_lie_in_falling_order_and_are_public() -> None:
    """LV12 §2.1 Every seat and every spectator sees them, the highest first."""
    rules = las_vegas()
    state = play(rules, rules.start(), "bill 1 20", "bill 1 10", "bill 1 40")
    assert state.bills[0] == (40, 20, 10)
    assert all(rules.view(state, seat).bills == state.bills for seat in (None, 0, 1, 2))


def test_a_drawn_bill_is_gone_from_the_pile() -> None:
    """LV12 §2.1 The pile is what is left: after one 90 the next weighs 4."""
    rules = las_vegas()
    state = play(rules, rules.start(), "bill 1 90")
    assert {str(event): weight for event, weight in rules.outcomes(state)}["bill 2 90"] == 4


def test_an_empty_pile_leaves_casinos_as_they_are() -> None:
    """LV12 §2.2 The casino keeps what it has, later ones get nothing, and the round begins."""
    rules = las_vegas()
    last = rules.start()._replace(
        stocking=3, pile=(0, 1, 0, 0, 0, 0, 0, 0, 0), bills=((50,), (60,), (10, 10), (), (), ())
    )
    state = play(rules, last, "bill 3 20")
    assert state.bills == ((50,), (60,), (20, 10, 10), (), (), ())
    assert rules.turn(state) == Chance("roll", 0)


@pytest.mark.parametrize("rounds", [2, 4])
def test_a_round_without_any_bill_is_played_all_the_same(rounds: int) -> None:
    """LV12 §2.2 If pile and bottom are empty when a round begins, the start seat rolls at once."""
    rules = las_vegas(seats=2, neutral=False, rounds=rounds)
    end = rolled(rules, "roll 6", seat=1)._replace(pile=(0,) * 9, won=((90,), (80,)))
    state = play(rules, end, "place 6")
    assert state.round == 2
    assert state.bills == ((),) * 6
    assert rules.turn(state) == Chance("roll", 1)
    over = play(rules, end._replace(round=rounds), "place 6")
    assert isinstance(rules.turn(over), Over)
    assert over.seat == -1


def test_bills_at_the_bottom_come_after_the_pile_in_their_order() -> None:
    """LV12 §2.2, LV12 §4.3 When the pile is gone the bottom is turned up, the first put there first."""
    rules = las_vegas()
    state = rules.start()._replace(pile=(1, 0, 0, 0, 0, 0, 0, 0, 0), bottom=(30, 20, 90))
    assert [str(event) for event, _ in rules.outcomes(state)] == ["bill 1 10"]
    state = play(rules, state, "bill 1 10")
    assert [(str(event), weight) for event, weight in rules.outcomes(state)] == [("bill 1 30", 1)]
    assert not rules.is_legal(state, None, rules.parse("bill 1 90"))
    state = play(rules, state, "bill 1 30", "bill 1 20")
    assert (state.bills[0], state.bottom, state.stocking) == ((30, 20, 10), (90,), 2)


def test_all_dice_come_back_for_the_next_round() -> None:
    """LV12 §2.3 Every seat takes its eight dice back, and the neutral ones are dealt again."""
    rules = las_vegas(seats=3, neutral=True)
    state = paid(rules, {}, {1: (7, 8, 6, 2), 2: (0, 0, 2, 6)})
    assert state.round == 2
    assert state.hands == ((8, 0, 2),) * 3
    assert state.left_over == 2
    assert state.dice == ((0, 0, 0, 0),) * 6
    assert state.rolled is None


def test_the_lot_falls_on_every_seat_alike() -> None:
    """LV12 §2.4 By lot the start seat is drawn before anything else, all seats equally likely."""
    rules = las_vegas(seats=4, start="lot")
    state = rules.start()
    assert state.start == -1
    assert rules.turn(state) == Chance("start")
    assert [(str(event), weight) for event, weight in rules.outcomes(state)] == [
        (f"start {seat}", 1) for seat in (1, 2, 3, 4)
    ]
    state = to_roll(rules, play(rules, state, "start 3"))
    assert rules.turn(state) == Chance("roll", 2)


def test_the_start_seat_can_be_set() -> None:
    """LV12 §2.4 Option `start` sets it: no lot is drawn."""
    rules = las_vegas(seats=5, start=4)
    assert rules.turn(rules.start()) == Chance("bill")
    assert rules.turn(to_roll(rules, rules.start())) == Chance("roll", 3)


def test_the_start_moves_to_the_left_each_round() -> None:
    """LV12 §2.4 The seat to the left of the last start seat, whoever rolled last."""
    rules = las_vegas(seats=3, start=2)
    for last in range(3):
        ended = rolled(rules, "roll 6", seat=last)
        after = play(rules, ended, "place 6")
        assert after.start == 2
        again = play(rules, ended._replace(start=2), "place 6")
        assert again.start == 0, "the seat to the left of the last seat is the first"


def test_a_start_seat_that_does_not_exist_is_refused() -> None:
    """LV12 §2.4 `start` is lot or a seat of this table."""
    with pytest.raises(
        InvalidOption, match=r"start cannot be '4' here: allowed lot, 1, 2 or 3 \[LV12 §2.4\]"
    ):
        croupier.rules("las-vegas-2012", seats=3, start=4)


# §3 A turn


def test_all_dice_in_hand_are_rolled() -> None:
    """LV12 §3.1 Eight dice have 1,287 outcomes of weight 6^8 in all; each weight counts ordered throws."""
    rules = las_vegas()
    state = to_roll(rules, rules.start())
    outcomes = {str(event): weight for event, weight in rules.outcomes(state)}
    brute = {
        " ".join(["roll", *map(str, faces)]): factorial(8)
        // prod(factorial(faces.count(face)) for face in range(1, 7))
        for faces in combinations_with_replacement(range(1, 7), 8)
    }
    assert outcomes == brute
    assert len(outcomes) == 1287
    assert sum(outcomes.values()) == 6**8
    assert not rules.is_legal(state, None, rules.parse("roll 1 1 1 1 1 1 1")), "seven dice are not all"


def test_a_hand_that_has_shrunk_is_rolled_whole() -> None:
    """LV12 §3.1 After four of five dice are placed the last one is rolled alone."""
    rules = las_vegas(seats=2, neutral=False)
    state = play(rules, rolled(rules, "roll 3 3 3 3 5"), "place 3")
    assert rules.turn(state) == Chance("roll", 0)
    assert [str(event) for event, _ in rules.outcomes(state)] == [f"roll {face}" for face in range(1, 7)]


def test_one_choice_for_each_value_rolled() -> None:
    """LV12 §3.2 Only values that were rolled can be chosen, each once, in rising order."""
    rules = las_vegas()
    assert texts(rules, rolled(rules, "roll 1 1 3 3 3 5 6 6")) == ["place 1", "place 3", "place 5", "place 6"]


def test_a_single_value_is_still_a_choice() -> None:
    """LV12 §3.2 One legal choice is made by the seat, never for it."""
    rules = las_vegas()
    state = rolled(rules, "roll 4 4")
    assert rules.turn(state) == (0,)
    assert texts(rules, state) == ["place 4"]


def test_a_value_that_was_not_rolled_is_refused_with_its_clause() -> None:
    """LV12 §3.2 The refusal names what was rolled."""
    rules = las_vegas()
    table = Table(rules, Seeded(1))
    table.states[-1] = rolled(rules, "roll 1 1 5")
    with pytest.raises(IllegalAction, match=r"'place 2' is not allowed for seat 1 now.*LV12 §3.2") as caught:
        table.do(0, "place 2")
    assert caught.value.refusal.args == (("value", 2), ("rolled", (1, 5)))


def test_all_dice_of_the_value_go_to_its_casino() -> None:
    """LV12 §3.2 Never fewer, and only to the casino of that number."""
    rules = las_vegas()
    state = play(rules, rolled(rules, "roll 1 3 3 3 6", hands={1: (8, 0, 0)}), "place 3")
    assert state.dice == ((0, 0, 0), (0, 0, 0), (3, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert state.hands[0] == (2, 0, 0)
    assert state.rolled is None


def test_dice_that_lie_there_do_not_matter() -> None:
    """LV12 §3.2 A seat may add to its own dice and to a casino others lead."""
    rules = las_vegas()
    state = rolled(rules, "roll 2 2 4", dice={2: (1, 5, 0), 4: (2, 0, 2)}, hands={1: (1, 0, 0)})
    assert texts(rules, state) == ["place 2", "place 4"]
    assert play(rules, state, "place 2").dice[1] == (3, 5, 0)


def test_turns_go_to_the_left() -> None:
    """LV12 §3.3 Clockwise from the start seat, and round the table."""
    rules = las_vegas(seats=5, start=3)
    state = to_roll(rules, rules.start())
    order = []
    while state.round == 1:
        order.append(state.seat)
        state = play(rules, state, "roll 1 1 1 1 1 1 1 1", "place 1")
    assert order == [2, 3, 4, 0, 1]


def test_a_seat_without_dice_is_skipped() -> None:
    """LV12 §3.3 Two empty seats in a row are both skipped."""
    rules = las_vegas(seats=5)
    state = rolled(rules, "roll 1 2", seat=1, hands={0: (1, 0, 0), 4: (1, 0, 0)})
    assert play(rules, state, "place 1").seat == 4
    state = rolled(rules, "roll 1 2", seat=3, hands={0: (0, 0, 0), 1: (2, 0, 0)})
    assert play(rules, state, "place 1").seat == 1


def test_a_lone_seat_rolls_on() -> None:
    """LV12 §3.3 It plays several turns in a row until its dice are gone."""
    rules = las_vegas(seats=3)
    state = play(rules, rolled(rules, "roll 1 2 3", seat=1), "place 2")
    assert rules.turn(state) == Chance("roll", 1)
    state = play(rules, state, "roll 4 5", "place 5")
    assert rules.turn(state) == Chance("roll", 1)
    state = play(rules, state, "roll 4", "place 4")
    assert state.round == 2


def test_out_of_turn_is_refused() -> None:
    """LV12 §3.3 Another seat may not move, nor may the seat in turn before it has rolled."""
    rules = las_vegas()
    table = Table(rules, Seeded(1))
    table.states[-1] = rolled(rules, "roll 1 1 5", hands={1: (8, 0, 0)})
    with pytest.raises(IllegalAction, match=r"seat 2 now.*LV12 §3.3"):
        table.do(1, "place 1")
    table.states[-1] = table.state._replace(rolled=None)
    with pytest.raises(IllegalAction, match=r"LV12 §3.1"):
        table.do(0, "place 1")


def test_the_round_ends_with_the_last_die_of_all() -> None:
    """LV12 §3.4 Not while anybody has a die."""
    rules = las_vegas(seats=2, neutral=False)
    bills = {1: (80,)}
    state = play(rules, rolled(rules, "roll 1", bills=bills, hands={1: (1, 0, 0)}), "place 1")
    assert (state.round, state.won) == (1, ((), ()))
    state = play(rules, state, "roll 2", "place 2")
    assert (state.round, state.won) == (2, ((80,), ()))


def test_a_bill_of_the_bottom_is_taken_without_a_draw() -> None:
    """LV12 §4.3 Its place is known: nothing is left to chance."""
    rules = las_vegas()
    state = rules.start()._replace(pile=(0,) * 9, bottom=(30, 90))
    assert rules.sample(state, Scripted(())) == rules.parse("bill 1 30")
