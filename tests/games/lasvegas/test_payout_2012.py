"""Las Vegas 2012, §4 to §6, clause by clause: payout, end, neutral dice."""

from __future__ import annotations

import pytest

import croupier
from croupier.core.errors import InvalidOption
from croupier.core.rules import Chance, Over
from tests.games.lasvegas.tables import las_vegas, paid, play, rolled, texts, to_roll

# §4 Payout


@pytest.mark.parametrize(
    ("dice", "won"),
    [
        ((5, 3, 3, 1), (90, 0, 0, 60)),
        ((2, 2, 1, 1), (0, 0, 0, 0)),
        ((3, 3, 3, 1), (0, 0, 0, 90)),
        ((4, 4, 4, 4), (0, 0, 0, 0)),
        ((1, 2, 3, 4), (10, 50, 60, 90)),
        ((0, 0, 0, 1), (0, 0, 0, 90)),
        ((0, 2, 0, 2), (0, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((7, 1, 7, 2), (0, 60, 0, 90)),
    ],
)
def test_equals_cancel_and_the_rest_is_ranked(dice: tuple[int, ...], won: tuple[int, ...]) -> None:
    """LV12 §4.1, LV12 §4.2 Every group of equals cancels; who is left takes bills in falling order."""
    rules = las_vegas(seats=4)
    state = paid(rules, {1: (90, 60, 50, 10)}, {1: dice})
    assert tuple(map(sum, state.won)) == won
    assert all(len(bills) <= 1 for bills in state.won)


def test_the_last_die_decides_at_its_own_casino() -> None:
    """LV12 §4.1 The placement that ends the round counts before anything is paid."""
    rules = las_vegas(seats=2, neutral=False)
    tie = rolled(rules, "roll 6", bills={6: (90,)}, dice={6: (1, 2)})
    assert play(rules, tie, "place 6").won == ((), ()), "two against two"
    lead = rolled(rules, "roll 6", bills={6: (90,)}, dice={6: (2, 2)})
    assert play(rules, lead, "place 6").won == ((90,), ())


def test_every_casino_is_paid() -> None:
    """LV12 §4.2 Casinos 1 to 6, each by its own dice; a seat may win at several."""
    rules = las_vegas(seats=2, neutral=False)
    bills = {1: (50,), 2: (60,), 3: (70,), 4: (80,), 5: (90,), 6: (50, 40)}
    state = paid(rules, bills, {1: (1, 0), 2: (0, 1), 3: (2, 1), 4: (1, 2), 5: (3, 3), 6: (0, 2)})
    assert state.won == ((70, 50, 40), (80, 60, 50))
    assert state.bottom == (90,)


def test_more_seats_than_bills() -> None:
    """LV12 §4.2 The last get nothing."""
    rules = las_vegas(seats=5)
    assert paid(rules, {2: (70, 20)}, {2: (1, 5, 2, 4, 3)}).won == ((), (70,), (), (20,), ())


def test_one_seat_wins_one_bill_of_a_casino() -> None:
    """LV12 §4.2 Alone at three bills it takes the highest and no more."""
    rules = las_vegas(seats=2, neutral=False)
    state = paid(rules, {1: (20, 20, 10)}, {1: (5, 0)})
    assert state.won == ((20,), ())
    assert state.bottom == (20, 10)


def test_unclaimed_bills_go_to_the_bottom_casino_by_casino() -> None:
    """LV12 §4.3 Behind what lies there already; casino 1 first; falling within a casino."""
    rules = las_vegas(seats=2, neutral=False)
    bills = {1: (30, 20), 2: (90,), 3: (40, 10), 5: (50, 30, 20)}
    state = paid(rules, bills, {1: (0, 0), 2: (1, 0), 3: (2, 2), 5: (1, 2)}, bottom=(60, 10))
    assert state.won == ((90, 30), (50,))
    assert state.bottom == (60, 10, 30, 20, 40, 10, 20)


def test_bottom_bills_are_not_in_the_pile_of_the_next_round() -> None:
    """LV12 §4.3 While the pile lasts they cannot be drawn; money stays the same in all."""
    rules = las_vegas(seats=2, neutral=False)
    state = paid(rules, {1: (90, 90, 90, 90, 90)}, {})
    assert state.pile[-1] == 0
    assert "bill 1 90" not in [str(event) for event, _ in rules.outcomes(state)]
    assert rules.totals(state)[-1] == 2500


def test_others_see_how_many_bills_a_seat_has() -> None:
    """LV12 §4.4 As printed bills lie face down; a seat knows its own; in the end all are turned up."""
    rules = las_vegas(seats=2, neutral=False)
    state = rolled(rules, "roll 6", dice={1: (1, 0)})._replace(won=((90, 30), (80,)))
    assert rules.view(state, 0).won == ((90, 30), (0,))
    assert rules.view(state, 1).won == ((0, 0), (80,))
    assert rules.view(state, None).won == ((0, 0), (0,))
    over = play(rules, state._replace(round=4), "place 6")
    assert isinstance(rules.turn(over), Over)
    assert rules.view(over, None).won == ((90, 30), (80,))


def test_open_money_is_seen_by_all() -> None:
    """LV12 §4.4 With `money = open` every amount is public; memory is the default."""
    rules = las_vegas(seats=2, neutral=False, money="open")
    state = rules.start()._replace(won=((90, 30), (80,)))
    assert rules.view(state, None).won == rules.view(state, 1).won == ((90, 30), (80,))
    assert croupier.rules("las-vegas-2012", seats=2).options["money"] == "memory"


# §5 End


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_the_game_ends_after_its_rounds(rounds: int) -> None:
    """LV12 §5.1 Four rounds, or fewer as a house rule."""
    rules = las_vegas(seats=2, neutral=False, rounds=rounds)
    last = rolled(rules, "roll 6")._replace(round=rounds)
    assert isinstance(rules.turn(play(rules, last, "place 6")), Over)
    if rounds > 1:
        before = last._replace(round=rounds - 1)
        assert rules.turn(play(rules, before, "place 6")) == Chance("bill")


def test_four_rounds_are_the_default_and_the_most() -> None:
    """LV12 §5.1 Option `rounds` goes from 1 to 4."""
    assert croupier.rules("las-vegas-2012", seats=5).options["rounds"] == "4"
    with pytest.raises(InvalidOption, match=r"allowed 1, 2, 3 or 4"):
        croupier.rules("las-vegas-2012", seats=5, rounds=5)


@pytest.mark.parametrize(
    ("won", "ranks"),
    [
        (((90, 10), (90,), (80,)), (1, 2, 3)),
        (((90,), (50, 40), (30, 30, 30)), (3, 2, 1)),
        (((90,), (90,), (80, 10)), (2, 2, 1)),
        (((60, 30), (50, 40), (90,)), (1, 1, 3)),
        (((50,), (50,), (50,)), (1, 1, 1)),
        (((), (), (10,)), (2, 2, 1)),
        (((10, 10, 10), (90,), ()), (2, 1, 3)),
    ],
)
def test_money_then_bills_then_shared(won: tuple[tuple[int, ...], ...], ranks: tuple[int, ...]) -> None:
    """LV12 §5.1 The most money, then the most bills, then the victory is shared."""
    rules = las_vegas(seats=3)
    state = rules.start()._replace(won=won)
    assert rules.score(state) == tuple(map(sum, won))
    assert rules.ranks(state) == ranks


# §6 Neutral dice


def test_neutral_dice_are_on_for_two_and_not_to_be_had_for_five() -> None:
    """LV12 §6.1 Option `neutral`: default on for 2, off for 3 and 4, none for 5."""
    default = [croupier.rules("las-vegas-2012", seats=seats).options["neutral"] for seats in (2, 3, 4, 5)]
    assert default == ["on", "off", "off", "off"]
    with pytest.raises(InvalidOption, match=r"neutral cannot be 'on' here: allowed off \[LV12 §6\]"):
        croupier.rules("las-vegas-2012", seats=5, neutral=True)


def test_neutral_dice_are_rolled_with_ones_own() -> None:
    """LV12 §6.2 Twelve dice in the first roll of two players; own and neutral ones are told apart."""
    rules = las_vegas(seats=2, neutral=True)
    state = to_roll(rules, rules.start())
    weights = [weight for _, weight in rules.outcomes(state)]
    assert len(weights) == 1287 * 126
    assert sum(weights) == 6**12


def test_neutral_dice_go_with_the_value() -> None:
    """LV12 §6.2 All own and neutral dice of the value lie there, each for its own player."""
    rules = las_vegas(seats=2, neutral=True)
    state = play(rules, rolled(rules, "roll 1 1 5 / 1 6", hands={1: (1, 0, 0)}), "place 1")
    assert state.dice[0] == (2, 0, 1)
    assert state.hands[0] == (1, 0, 1)


def test_a_value_only_neutral_dice_show_may_be_chosen() -> None:
    """LV12 §6.2 Then no own die is placed."""
    rules = las_vegas(seats=2, neutral=True)
    state = rolled(rules, "roll 2 2 / 4 6", hands={1: (1, 0, 0)})
    assert texts(rules, state) == ["place 2", "place 4", "place 6"]
    state = play(rules, state, "place 6")
    assert state.dice[5] == (0, 0, 1)
    assert state.hands[0] == (2, 0, 1)


def test_a_seat_with_neutral_dice_only_is_not_out() -> None:
    """LV12 §6.2 It rolls them; it is out when it has neither own nor neutral dice."""
    rules = las_vegas(seats=2, neutral=True)
    state = play(rules, rolled(rules, "roll 1 1 / 3", seat=1), "place 1")
    assert rules.turn(state) == Chance("roll", 1)
    assert [str(event) for event, _ in rules.outcomes(state)] == [f"roll / {face}" for face in range(1, 7)]
    assert play(rules, state, "roll / 2", "place 2").round == 2


def test_the_start_seat_rolls_the_neutral_dice_left_over() -> None:
    """LV12 §6.3 With three players two neutral dice lie on their casinos before each round's first turn."""
    rules = las_vegas(seats=3, neutral=True, start=2)
    state = rules.start()
    while rules.turn(state) == Chance("bill"):
        state = rules.apply(state, None, next(rules.outcomes(state))[0])
    assert rules.turn(state) == Chance("neutral", 1)
    assert sum(weight for _, weight in rules.outcomes(state)) == 36
    twice = play(rules, state, "neutral 4 4")
    assert twice.dice[3] == (0, 0, 0, 2)
    state = play(rules, state, "neutral 2 5")
    assert [here[-1] for here in state.dice] == [0, 1, 0, 0, 1, 0]
    assert rules.turn(state) == Chance("roll", 1)
    assert state.hands == ((8, 0, 2),) * 3


@pytest.mark.parametrize(("seats", "left_over"), [(2, 0), (3, 2), (4, 0)])
def test_only_three_players_have_dice_left_over(seats: int, left_over: int) -> None:
    """LV12 §6.3 Two and four players share all eight."""
    assert las_vegas(seats=seats, neutral=True).start().left_over == left_over


def test_neutral_dice_cancel_and_rank_like_a_player() -> None:
    """LV12 §6.4 They tie with a seat, they may be beaten, and what they win goes to the bottom."""
    rules = las_vegas(seats=2, neutral=True)
    bills = {1: (90, 30), 2: (80,), 3: (70, 20)}
    state = paid(rules, bills, {1: (2, 1, 2), 2: (3, 0, 2), 3: (1, 2, 3)})
    assert state.won == ((80,), (90, 20))
    assert state.bottom == (30, 70)


def test_without_neutral_dice_nobody_plays_for_them() -> None:
    """LV12 §6.4 Without the option there are as many players as seats."""
    rules = las_vegas(seats=2, neutral=False)
    assert [len(here) for here in rules.start().dice] == [2] * 6
