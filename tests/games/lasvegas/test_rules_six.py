"""Las Vegas Six, clause by clause: what it says itself; the rest is as in the 2012 edition."""

from __future__ import annotations

from itertools import permutations

import pytest

import croupier
from croupier.core.chance import Seeded
from croupier.core.errors import IllegalAction, InvalidOption
from croupier.core.rules import Chance, Over
from croupier.core.table import Table
from croupier.games.lasvegas.payout import bandit_ranking
from croupier.games.lasvegas.rules import LasVegas
from tests.games.lasvegas.tables import las_vegas, paid, play, rolled, texts, to_roll

SIX = "las-vegas-six"


def six(seats: int = 3, **options: bool | int | str) -> LasVegas:
    return las_vegas(SIX, seats, **options)


# §1 Material


def test_the_bandit_is_a_seventh_casino_for_its_variant_only() -> None:
    """LV6 §1.1 Six casinos; a seventh with option `bandit`."""
    assert (six(5).casinos, len(six(5).start().bills)) == (6, 6)
    assert (six(5, bandit=True).casinos, len(six(5, bandit=True).start().bills)) == (7, 7)
    assert len(six().edition.casinos) == 7
    assert six(5, bandit=True).start().bandit == ((-1, 0, 0),) * 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_six_small_dice_and_the_biggie(seats: int) -> None:
    """LV6 §1.2 Seven dice for every seat."""
    assert six(seats, neutral=False).start().hands == ((6, 1, 0),) * seats


def test_the_pile_has_48_bills() -> None:
    """LV6 §1.3 The bills by value, 2,630,000 in all."""
    rules = six()
    weights = {str(event): weight for event, weight in rules.outcomes(rules.start())}
    numbers = {10: 4, 20: 4, 30: 5, 40: 5, 50: 6, 60: 6, 70: 6, 80: 4, 90: 4, 100: 4}
    assert weights == {f"bill 1 {value}": number for value, number in numbers.items()}
    assert sum(weights.values()) == 48
    assert rules.totals(rules.start())[-1] == 2630


# §2 Set-up of a round


def test_two_bills_to_each_casino() -> None:
    """LV6 §2.1 Whatever they are worth; from casino 1 on; the higher first."""
    rules = six()
    state = play(rules, rules.start(), "bill 1 10")
    assert state.stocking == 1
    state = play(rules, state, "bill 1 20")
    assert (state.stocking, state.bills[0]) == (2, (20, 10))
    state = play(rules, state, "bill 2 100")
    assert state.stocking == 2, "100 is enough in 2012, here two bills are wanted"
    state = to_roll(rules, state)
    assert [len(bills) for bills in state.bills] == [2] * 6


def test_the_lot_or_a_set_seat_starts() -> None:
    """LV6 §2.2 Round 1 starts by lot, or with the seat of option `start`."""
    lot = six(6, start="lot")
    assert [str(event) for event, _ in lot.outcomes(lot.start())] == [f"start {seat}" for seat in range(1, 7)]
    assert to_roll(six(6, start=5), six(6, start=5).start()).seat == 4


@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_rolled_last_starts_the_next_round(last: int) -> None:
    """LV6 §2.2 Whoever started the round before."""
    rules = six(start=3)
    state = play(rules, rolled(rules, "roll 6", seat=last), "place 6")
    assert (state.round, state.start) == (2, last)
    assert rules.turn(to_roll(rules, state)) == Chance("roll", last)


# §3 A turn


def test_the_biggie_is_rolled_with_the_small_dice() -> None:
    """LV6 §3.1 All in hand: 462 outcomes of six small dice, six of the Biggie, 6^7 throws."""
    rules = six()
    weights = [weight for _, weight in rules.outcomes(to_roll(rules, rules.start()))]
    assert (len(weights), sum(weights)) == (462 * 6, 6**7)


def test_the_biggie_goes_with_its_value() -> None:
    """LV6 §3.1 It is one of the dice of the value it shows, alone or with small ones."""
    rules = six()
    state = rolled(rules, "roll 2 2 5 b5", hands={1: (1, 0, 0)})
    assert texts(rules, state) == ["place 2", "place 5"]
    both = play(rules, state, "place 5")
    assert (both.dice[4], both.biggies, both.hands[0]) == ((1, 0, 0), (5, 0, 0), (2, 0, 0))
    small = play(rules, state, "place 2")
    assert (small.dice[1], small.biggies, small.hands[0]) == ((2, 0, 0), (0, 0, 0), (1, 1, 0))
    alone = rolled(rules, "roll 2 b5", hands={1: (1, 0, 0)})
    assert texts(rules, alone) == ["place 2", "place 5"]
    assert play(rules, alone, "place 5").biggies == (5, 0, 0)


def test_a_seat_with_only_its_biggie_rolls_on() -> None:
    """LV6 §3.1 A hand is empty only without the Biggie."""
    rules = six(2, neutral=False)
    state = play(rules, rolled(rules, "roll 2 b5"), "place 2")
    assert rules.turn(state) == Chance("roll", 0)
    assert [str(event) for event, _ in rules.outcomes(state)] == [f"roll b{face}" for face in range(1, 7)]


# §4 Payout


@pytest.mark.parametrize(
    ("small", "biggies", "won"),
    [
        ((3, 1, 0), {1: 1}, ((), (), ())),
        ((3, 2, 0), {1: 1}, ((60,), (90,), ())),
        ((1, 0, 2), {1: 1}, ((90,), (), ())),
        ((0, 0, 0), {0: 1, 2: 1}, ((), (), ())),
        ((0, 1, 0), {0: 1}, ((90,), (60,), ())),
        ((1, 2, 3), {0: 1}, ((), (90,), ())),
        ((1, 2, 3), {0: 1, 1: 2}, ((), (90,), ())),
        ((2, 2, 2), {0: 1, 1: 1, 2: 1}, ((), (), ())),
        ((2, 2, 2), {2: 1}, ((), (), (90,))),
    ],
)
def test_strength_is_small_dice_and_two_for_the_biggie(
    small: tuple[int, ...], biggies: dict[int, int], won: tuple[tuple[int, ...], ...]
) -> None:
    """LV6 §4.1 Three small dice tie with one small die and a Biggie; a Biggie elsewhere does not count."""
    assert paid(six(), {1: (90, 60)}, {1: small}, biggies=biggies).won == won


def test_two_bills_for_the_two_strongest() -> None:
    """LV6 §4.2 Everyone else gets nothing."""
    assert paid(six(6), {1: (100, 10)}, {1: (1, 2, 3, 4, 5, 0)}).won == ((), (), (), (10,), (100,), ())


def test_unclaimed_bills_leave_the_game() -> None:
    """LV6 §4.2 They never come back, neither to the pile nor below it."""
    rules = six()
    state = paid(rules, {1: (100, 40), 2: (90, 20), 3: (30, 30)}, {1: (1, 0, 0), 2: (2, 2, 0)})
    assert state.won == ((100,), (), ())
    assert state.box == (20, 30, 30, 40, 90)
    assert state.bottom == ()
    assert sum(state.pile) == 48 - 6
    assert rules.totals(state)[-1] == 2630
    later = paid(rules, {1: (100, 40)}, {})._replace(box=state.box, round=1)
    assert rules.apply(later, None, rules.parse("bill 1 10")).box == state.box


# §5 End


def test_three_rounds() -> None:
    """LV6 §5.1 After round 3 the game is over; money, then bills, then shared."""
    rules = six(2, neutral=False)
    last = rolled(rules, "roll 6", dice={1: (1, 0)}, bills={1: (70, 20)})
    assert rules.turn(play(rules, last._replace(round=2), "place 6")) == Chance("bill")
    over = play(rules, last._replace(round=3, won=((), (40, 30))), "place 6")
    assert isinstance(rules.turn(over), Over)
    assert rules.score(over) == (70, 70)
    assert rules.ranks(over) == (2, 1)
    assert rules.ranks(over._replace(won=((70,), (70,)))) == (1, 1)
    assert croupier.rules(SIX, seats=2).options["rounds"] == "3"


# §6 Neutral dice


@pytest.mark.parametrize(("seats", "neutral"), [(2, 3), (3, 2), (4, 1)])
def test_neutral_dice_by_the_number_of_seats(seats: int, neutral: int) -> None:
    """LV6 §6.1 3 each with 2 players, 2 with 3, 1 with 4; those left over stay in the box."""
    state = six(seats, neutral=True).start()
    assert state.hands == ((6, 1, neutral),) * seats
    assert state.left_over == 0
    assert len(state.biggies) == seats, "the unused colour's Biggie stays in the box"


def test_neutral_dice_default_on_for_two() -> None:
    """LV6 §6.1 Off otherwise; none for five and six."""
    default = [croupier.rules(SIX, seats=seats).options["neutral"] for seats in range(2, 7)]
    assert default == ["on", "off", "off", "off", "off"]
    for seats in (5, 6):
        with pytest.raises(InvalidOption, match=r"LV6 §6"):
            croupier.rules(SIX, seats=seats, neutral=True)


def test_neutral_dice_are_small() -> None:
    """LV6 §6.1 Three of them tie with a small die and a Biggie."""
    assert paid(six(neutral=True), {1: (90, 60)}, {1: (1, 0, 0, 3)}, biggies={0: 1}).won == ((), (), ())


def test_what_neutral_dice_win_leaves_the_game() -> None:
    """LV6 §6.2 They rank as one more player; their bill goes to the box."""
    state = paid(six(neutral=True), {1: (90, 60)}, {1: (1, 0, 0, 2)})
    assert (state.won, state.box) == (((60,), (), ()), (90,))


# §7 The one-armed bandit


def test_the_bandit_is_for_five_and_six() -> None:
    """LV6 §7.1 Option `bandit` is off by default and not to be had for fewer."""
    assert croupier.rules(SIX, seats=6).options["bandit"] == "off"
    for seats in (2, 3, 4):
        with pytest.raises(InvalidOption, match=r"bandit cannot be 'on' here: allowed off \[LV6 §7\]"):
            croupier.rules(SIX, seats=seats, bandit=True)


@pytest.mark.parametrize("bills", [2, 3, 4])
def test_the_bandit_is_stocked_after_casino_six(bills: int) -> None:
    """LV6 §7.1 With two bills, or as many as option `bandit_bills` says."""
    rules = six(5, bandit=True, bandit_bills=bills)
    state = rules.start()
    order = []
    while rules.turn(state) == Chance("bill"):
        order.append(state.stocking)
        state = rules.apply(state, None, next(rules.outcomes(state))[0])
    assert order == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, *[7] * bills]
    assert croupier.rules(SIX, seats=5, bandit=True).options["bandit_bills"] == "2"


def test_three_rounds_can_just_be_stocked_with_four_bandit_bills() -> None:
    """LV6 §7.1 The pile allows no more: 3 times 12 and 4 are 48."""
    with pytest.raises(InvalidOption, match=r"allowed 2, 3 or 4"):
        croupier.rules(SIX, seats=5, bandit=True, bandit_bills=5)
    table = Table(six(5, bandit=True, bandit_bills=4), Seeded(3))
    table.play(lambda state, seat: table.rules.actions(state, seat)[0])
    assert sum(table.state.pile) == 0


def test_a_value_may_go_to_the_bandit_once() -> None:
    """LV6 §7.2 Whoever placed it, it goes only to its casino from then on."""
    rules = six(5, bandit=True)
    state = rolled(rules, "roll 1 1 4 b4", bandit={1: (3, 1, 0)}, hands={1: (2, 0, 0)})
    assert texts(rules, state) == ["place 1", "place 4", "place 4 bandit"]
    state = play(rules, state, "place 4 bandit")
    assert state.bandit[3] == (0, 1, 1)
    assert (state.biggies[0], state.hands[0], state.dice[3]) == (7, (2, 0, 0), (0,) * 5)
    state = play(rules, state, "roll 4 5")
    assert texts(rules, state) == ["place 4", "place 5", "place 5 bandit"]


def test_the_bandit_is_refused_with_its_clause() -> None:
    """LV6 §7.2 A value that lies there, a value not rolled, and a table without the bandit."""
    rules = six(5, bandit=True)
    table = Table(rules, Seeded(1))
    table.states[-1] = rolled(rules, "roll 1 1 4", bandit={1: (3, 1, 0)})
    with pytest.raises(IllegalAction, match=r"LV6 §7.2"):
        table.do(0, "place 1 bandit")
    with pytest.raises(IllegalAction, match=r"§3.2"):
        table.do(0, "place 6 bandit")
    plain = six(5)
    other = Table(plain, Seeded(1))
    other.states[-1] = rolled(plain, "roll 1 1 4")
    with pytest.raises(IllegalAction, match=r"LV6 §7\b"):
        other.do(0, "place 4 bandit")


def test_the_bandit_counts_all_dice_of_a_seat() -> None:
    """LV6 §7.3 Two and one make three, whatever they show; the Biggie is two here as well."""
    rules = six(5, bandit=True)
    dice = {1: (0, 2, 0), 2: (0, 1, 0), 6: (1, 2, 0)}
    assert paid(rules, {7: (90, 60)}, {}, bandit=dice).won == ((90,), (60,), (), (), ())
    biggie = {1: (0, 1, 1), 6: (1, 2, 0)}
    assert paid(rules, {7: (90, 60)}, {}, bandit=biggie, biggies={0: 7}).won[:2] == ((90,), (60,))


def test_the_bandit_is_paid_after_casino_six() -> None:
    """LV6 §7.3 What is won there follows the other casinos."""
    rules = six(5, bandit=True)
    state = rolled(rules, "roll 6", bills={6: (80, 10), 7: (90, 60)}, bandit={1: (2, 1, 0)})
    told = [
        (effect.casino, effect.bill)  # type: ignore[attr-defined]
        for effect in rules.presentation.effects(state, 0, rules.parse("place 6"))
        if type(effect).__name__ in ("Won", "Boxed")
    ]
    assert told == [(6, 80), (6, 10), (7, 90), (7, 60)]


def test_a_biggie_on_the_bandit_is_not_at_its_value() -> None:
    """LV6 §7.3 It counts where it lies."""
    rules = six(5, bandit=True)
    state = paid(rules, {4: (90, 60)}, {4: (0, 1, 0, 0, 0)}, bandit={4: (0, 0, 1)}, biggies={0: 7})
    assert state.won == ((), (90,), (), (), ())


@pytest.mark.parametrize(
    ("bandit", "order"),
    [
        (((1, 1, 0), (0, 1, 0)), (0, 1)),  # equal dice: more pips
        (((0, 3, 0), (1, 2, 0)), (0, 1)),  # more dice before more pips
        (((0, 1, 0), (1, 2, 0), (0, 1, 0)), (0, 1)),  # 1 and 3 against 2 and 2: four pips each, 3 is higher
        (((0, 0, 1), (1, 2, 0)), (1, 0)),  # a Biggie showing 1 is two dice of one pip
        (((1, 2, 0), (0, 0, 1)), (0, 1)),  # a Biggie's pips count twice: 4 against 2
        (((0, 1, 0), (1, 0, 1), (0, 1, 0)), (0, 1)),  # Biggie 2: two dice, four pips, plain value 2
    ],
)
def test_equal_dice_are_ranked_and_never_cancel(
    bandit: tuple[tuple[int, int, int], ...], order: tuple[int, ...]
) -> None:
    """LV6 §7.4 By dice, then pips, then the highest single value."""
    rules = six(5, bandit=True)
    state = paid(rules, {7: (90, 60)}, {}, bandit=dict(enumerate(bandit, 1)))
    first, second = order
    assert (state.won[first], state.won[second]) == ((90,), (60,))


def test_the_bandit_always_decides() -> None:
    """LV6 §7.4 Whoever holds which values with one or two dice, all seats there have a rank of their own."""
    for owners in set(permutations((0, 0, 1, 1, 2, 2))):
        for dice in (1, 2):
            lying = [(owner, dice, 0) for owner in owners]
            assert sorted(bandit_ranking(lying)) == [0, 1, 2]
            keys = [
                (
                    sum(1 for owner in owners if owner == seat),
                    sum(value for value, owner in enumerate(owners, 1) if owner == seat),
                    max(value for value, owner in enumerate(owners, 1) if owner == seat),
                )
                for seat in range(3)
            ]
            assert bandit_ranking(lying) == sorted(range(3), key=lambda seat: keys[seat], reverse=True)


def test_one_bill_of_the_bandit_for_each_seat() -> None:
    """LV6 §7.5 A seat wins at most one; what nobody takes leaves the game."""
    rules = six(5, bandit=True, bandit_bills=4)
    state = paid(rules, {7: (90, 60, 30, 10)}, {}, bandit={1: (0, 2, 0), 2: (0, 2, 0), 5: (1, 1, 0)})
    assert state.won == ((90,), (60,), (), (), ())
    assert state.box == (10, 30)
