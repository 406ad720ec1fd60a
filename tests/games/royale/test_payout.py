"""LVR §4 and §5: the end of a round and of the game, and the worked cases."""

from __future__ import annotations

import pytest

from croupier.core.rules import Over
from croupier.games.royale.events import Neutral
from croupier.games.royale.tiles.b1 import PrimeTime
from croupier.games.royale.tiles.c1 import HighFive
from croupier.games.royale.tiles.c2 import BadLuck
from croupier.games.royale.tiles.d2 import PowerPlay
from croupier.games.royale.tiles.e1 import NoEntry
from croupier.games.royale.tiles.g1 import BlackBox
from croupier.games.royale.tiles.g2 import DoubleDown
from croupier.games.royale.tiles.h1 import NiceDice
from croupier.games.royale.tiles.h2 import MyChoice
from tests.games.royale.tables import asked, at, choices, gains, play, royale


def test_the_order_of_payout() -> None:
    """LVR §4.1 R payout-order: Prime Time, casinos, C1, G1, H2, Bad Luck: all of it in one round."""
    rules = royale(tiles=6)
    state = at(
        rules,
        sides={1: PrimeTime(), 2: HighFive(1), 3: BlackBox(), 4: MyChoice(2), 5: BadLuck()},
        roll="roll 6",
        dice={1: {0: 1}, 3: {1: 2}, 5: {0: 1, 1: 1}},
    )
    primed = play(rules, state, "place 6", "black 5 5")
    assert asked(rules, primed) == 0
    assert sum(map(len, primed.won)) == 0
    split = play(rules, primed, "add 5")
    assert asked(rules, split) == 2, "the left neighbour of seat 2"
    assert split.won == ((90, 80, 40), (100, 60, 60), ()), "casinos and C1 are paid before the box"
    ended = play(rules, split, "split 60 20 0 / 20 0 0", "pile 2")
    # Seat 2 took 20 as two chips; seat 3 got 60 for the gold space and then paid 50 for Bad Luck.
    assert ended.won == ((90, 80, 40), (100, 60, 60), (10,))
    assert ended.chips == (2, 4, 2)


def test_the_bar_has_no_effect_on_payout() -> None:
    """LVR §4.1 The bar of E1 has no effect on steps 3 to 6."""
    rules = royale()
    state = at(rules, sides={1: NoEntry(6, 1)}, roll="roll 2", dice={6: {1: 2}})
    assert play(rules, state, "place 2").won[1] == (90,)


def test_two_bills_at_a_casino() -> None:
    """LVR §4.2 The strongest the higher, the second the lower, others nothing; unclaimed under the pile."""
    rules = royale(tiles=0)
    state = at(rules, roll="roll 1", dice={4: {0: 3, 1: 2, 2: 1}, 5: {2: 1}})
    after = play(rules, state, "place 1")
    assert after.won == ((70, 40), (50,), (80,))
    assert sorted(after.bottom) == sorted([30, 50, 30, 60, 40, 60, 90, 70])


def test_hidden_money() -> None:
    """LVR §4.3 Others see how many bills a seat has, not their values; chips are open."""
    state = at(royale(), roll="roll 1", won={0: (70, 40), 1: (30,)}, chips={1: 3})
    view = royale().view(state, 1)
    assert view.won == ((0, 0), (30,), ())
    assert view.chips == (0, 3, 0)
    assert royale(money="open").view(state, 1).won == ((70, 40), (30,), ())
    assert royale().view(state, None).won == ((0, 0), (0,), ())


def test_the_bank_is_public() -> None:
    """LVR §4.3 What the bank has paid in all is public, so a redealt state has the same money."""
    rules = royale()
    state = at(rules, sides={3: "A2"}, roll="roll 3 4")
    after = play(rules, state, "place 3", "black 1 6")
    assert after.bank == state.bank - 30
    assert rules.view(after, 2).bank == after.bank
    assert rules.totals(after) == rules.totals(state)


def test_the_most_money_wins() -> None:
    """LVR §5.1 A chip is worth 10; most money, then most bills plus chips, then shared."""
    rules = royale(rounds=1)
    over = at(rules, number=2, won={0: (100,), 1: (50, 40), 2: (60, 30)}, chips={1: 1, 2: 1})
    assert isinstance(rules.turn(over), Over)
    assert rules.score(over) == (100, 100, 100)
    assert rules.ranks(over) == (3, 1, 1)
    pieces = at(rules, number=2, won={0: (100,), 1: (90,), 2: (50, 50)}, chips={1: 1})
    assert rules.ranks(pieces) == (3, 1, 1), "a chip is a piece as a bill is"


def test_the_game_ends_after_round_three() -> None:
    """LVR §5.1 After round 3; all money then lies open."""
    rules = royale()
    state = at(rules, roll="roll 1", number=3, chips={0: 1})
    after = play(rules, state, "place 1")
    assert isinstance(rules.turn(after), Over)
    assert after.chips == (1, 0, 0), "no chips for a fourth round"
    assert rules.view(after, 1).won[0] == (40,)


@pytest.mark.parametrize(
    ("dice", "biggies", "bills", "won"),
    [
        ({1: {0: 5, 1: 3, 2: 1, 3: 1}}, {2: 1}, (80, 50), ((80,), (), (), (50,))),
        ({1: {1: 2, 2: 1, 3: 1}}, {0: 1}, (80, 50), ((), (), (), ())),
        ({1: {1: 2}}, {}, (40, 40), ((), (40,), (), ())),
        ({1: {0: 3, 1: 2, 2: 1}}, {}, (70, 30), ((70,), (30,), (), ())),
    ],
)
def test_worked_cases_of_a_casino(
    dice: dict[int, dict[int, int]],
    biggies: dict[int, int],
    bills: tuple[int, int],
    won: tuple[tuple[int, ...], ...],
) -> None:
    """LVR case 1, LVR case 2, LVR §1.2 Anna, Vasilis, Katerina, Nikos; a Biggy weighs 2 and ties with two."""
    rules = royale(4, tiles=0)
    # The round ends with a die of seat 1 on casino 6, where it wins the 90.
    after = play(rules, at(rules, roll="roll 6", dice=dice, biggies=biggies, bills={1: bills}), "place 6")
    assert after.won == tuple(
        tuple(sorted((*row, *((90,) if seat == 0 else ())), reverse=True)) for seat, row in enumerate(won)
    )
    for bill in bills:
        assert after.bottom.count(bill) >= bills.count(bill) - sum(row.count(bill) for row in won)


def test_worked_cases_of_two_players() -> None:
    """LVR case 2 Neutral first: 80 to the bottom, Vasilis 30; Katerina 70, neutral's 40 to the bottom."""
    rules = royale(2, tiles=0)
    first = at(rules, roll="roll 6", dice={1: {2: 3, 1: 1}}, bills={1: (80, 30)})
    after = play(rules, first, "place 6")
    assert after.won[1] == (30,)
    assert after.bottom[0] == 80
    second = at(rules, roll="roll 6", dice={1: {1: 3, 2: 2, 0: 1}}, bills={1: (70, 40)})
    after = play(rules, second, "place 6")
    assert after.won == ((90,), (70,))
    assert after.bottom[0] == 40


def test_worked_case_of_power_play() -> None:
    """LVR case 3 Two grey dice added: red returns the token at once, and at payout nobody wins there."""
    rules = royale()
    state = at(
        rules,
        sides={2: PowerPlay(2), 5: "F1"},
        roll="roll 5",
        dice={2: {0: 1, 1: 1, 2: 2}},
        hands={1: (1, 0)},
    )
    blocked = play(rules, state, "place 5", "block 2 2")
    assert blocked.tiles[1] == PowerPlay(-1)
    ended = play(rules, blocked, "roll 6", "place 6")
    assert ended.won == ((80,), (90,), ())
    assert {50, 30} <= set(ended.bottom)


def test_double_down_cancels_and_ranks() -> None:
    """LVR §4.1, LVR G2 The tile ranks like a casino: equals cancel, a Biggy counts 2."""
    rules = royale(4, tiles=6)
    cases = {
        ((2, 0), (0, 1), (1, 0), (0, 0)): (0, 0, 60, 0),
        ((2, 0), (1, 0), (3, 0), (0, 1)): (0, 30, 60, 0),
        ((0, 0), (4, 1), (0, 0), (0, 0)): (0, 60, 0, 0),
    }
    for dice, pays in cases.items():
        state = at(rules, sides={3: DoubleDown(dice)}, roll="roll 6", bills={6: (40, 30)})
        after = play(rules, state, "place 6")
        expected = (pays[0] + 40 + 20, *(pay + 20 for pay in pays[1:]))
        assert gains(rules, state, after) == expected


def test_nice_dice_pay() -> None:
    """LVR H1, LVR §4.1 Spaces 1 to 6 pay 1 chip, 2 chips, 30, 40, 50, 60."""
    rules = royale()
    tile = NiceDice((0, 1, 2, 0, 1, 2), (0, 0, 0, 0, 0, 1))
    state = at(rules, sides={3: tile}, roll="roll 1")
    after = play(rules, state, "place 1")
    assert after.won == ((40, 40), (50,), (60, 30))
    assert after.chips == (3, 4, 2)


def test_neutral_dice_are_rolled_by_chance() -> None:
    """LVR §2.5 The outcomes of the neutral roll weigh 6 to the power of 8 together."""
    rules = royale(2, tiles=0)
    state = rules.start()
    for _ in range(6):
        state = play(rules, state, "pair 60 50")
    found = list(rules.outcomes(state))
    assert sum(weight for _, weight in found) == 6**8
    assert all(isinstance(event, Neutral) for event, _ in found)
    assert choices(rules, at(rules, roll="roll 1"))
