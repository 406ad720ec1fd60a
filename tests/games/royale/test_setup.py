"""LVR §1 and §2: the box, and how a round is set up."""

from __future__ import annotations

from itertools import islice
from math import comb, prod

import pytest

import croupier
from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.errors import InvalidAction, InvalidOption
from croupier.core.play import at_random, steps
from croupier.games.royale import box
from croupier.games.royale.events import Reserve
from croupier.games.royale.tiles import SIDES
from croupier.games.royale.tiles.f2 import Handicap
from tests.games.royale.tables import asked, at, due, fresh, play, royale


def test_six_casinos() -> None:
    """LVR §1.1 R casino-names: six casinos; three names are the box's, the others ours."""
    names = [texts.say(f"casino-royale-{number}", ()) for number in range(1, 7)]
    assert len(set(names)) == 6
    assert (names[0], *names[4:]) == ("Miracle", "Cleopatra", "Sunset")
    assert len(royale().start().dice) == 6


def test_eight_dice() -> None:
    """LVR §1.2 Seven small dice and one Biggy."""
    assert royale().start().hands == ((7, 1),) * 3


def test_ninety_bills() -> None:
    """LVR §1.3 R bill-counts: 90 bills of 5,620 in all, so many of each value."""
    assert [number for _, number in box.BILLS] == [11, 11, 13, 15, 13, 11, 9, 7]
    assert sum(number for _, number in box.BILLS) == 90
    assert sum(value * number for value, number in box.BILLS) == box.MONEY == 5620
    assert royale().start().pile == (11, 11, 13, 15, 13, 11, 9, 7)


def test_the_bank_never_runs_dry() -> None:
    """LVR §1.4 R supply: chips and the bank's money are unlimited; a payment is one bill."""
    rules = royale(2, neutral=False)
    start = at(rules, sides={3: "A2"}, roll="roll 3 3", bills={1: (40, 30)})._replace(bank=-500)
    after = play(rules, start, "place 3", "black 1 1")
    assert after.bank == -530
    assert after.won[0] == (60, 30)


def test_sixteen_sides() -> None:
    """LVR §1.5 Eight tiles of two sides; the two sides of a letter never meet."""
    assert len(SIDES) == 16
    for seed in range(30):
        lying = [tile.code[0] for tile in fresh(royale(tiles=6), seed).state.tiles if tile is not None]
        assert len(set(lying)) == 6


def test_pairs_go_by_their_sums() -> None:
    """LVR §2.1 The highest sum goes to casino 6, the lowest to 1; equal sums by the higher bill."""
    rules = royale(tiles=0)
    pairs = ["pair 70 50", "pair 30 30", "pair 100 90", "pair 60 60", "pair 80 40", "pair 90 30"]
    state = play(rules, rules.start(), *pairs)
    assert state.bills == ((30, 30), (60, 60), (70, 50), (80, 40), (90, 30), (100, 90))
    pairs = ["pair 100 30", "pair 80 80", "pair 30 30", "pair 90 90", "pair 50 40", "pair 70 60"]
    state = play(rules, rules.start(), *pairs)
    assert state.bills == ((30, 30), (50, 40), (70, 60), (100, 30), (80, 80), (90, 90))


def test_the_reserve_is_public() -> None:
    """LVR §2.1 R bank: with tiles 24 bills lie face down; the other 54 are the bank, never counted down."""
    rules = royale(tiles=3)
    state = play(rules, rules.start(), *["pair 60 50"] * 6)
    assert due(rules, state) == "reserve"
    table = fresh(rules)
    state = table.state
    assert sum(state.pile) == 24
    assert rules.view(state, 0).known == state.pile
    seen = sum(map(sum, state.bills)) + sum(v * n for v, n in zip(box.VALUES, state.pile, strict=True))
    assert state.bank == box.MONEY - seen
    basic = royale(tiles=0)
    assert basic.view(fresh(basic).state, 0).known is None


def test_the_reserve_is_a_fair_draw() -> None:
    """LVR §2.1 A reserve weighs as many ways as there are to take its bills from those left."""
    rules = royale(tiles=1)
    state = play(rules, rules.start(), *["pair 60 50"] * 6)
    for event, weight in islice(rules.outcomes(state), 5000):
        assert isinstance(event, Reserve)
        counts = [event.bills.count(value) for value in box.VALUES]
        assert sum(counts) == 24
        assert weight == prod(comb(pile, count) for pile, count in zip(state.pile, counts, strict=True))


def test_dice_and_two_chips_each_round() -> None:
    """LVR §2.2 Eight dice and 2 chips in every round, in addition to chips kept."""
    rules = royale(tiles=0)
    assert rules.start().chips == (2, 2, 2)
    ended = play(rules, at(rules, roll="roll 1", chips={0: 1, 1: 5}), "place 1")
    assert ended.round == 2
    assert ended.chips == (3, 7, 2)
    assert ended.hands == ((7, 1),) * 3


def test_the_lot() -> None:
    """LVR §2.3 Round 1 starts by lot, or with the seat that is set."""
    rules = royale(start="lot")
    assert [str(event) for event, _ in rules.outcomes(rules.start())] == ["start 1", "start 2", "start 3"]
    assert fresh(royale(start=2)).state.seat == 1


def test_the_next_start() -> None:
    """LVR §2.3 R start-casino, R lower-bill: the higher bill at casino 6, else 5, ...; never a lower one."""
    rules = royale(tiles=0)
    six = at(rules, roll="roll 1", dice={6: {2: 2, 1: 1}, 5: {1: 3}})
    assert play(rules, six, "place 1").start == 2
    # Casino 6: seats 1 and 3 cancel, seat 2 is first at 5.
    five = at(rules, roll="roll 1", dice={6: {2: 2, 0: 2}, 5: {1: 3, 2: 1}})
    assert play(rules, five, "place 1").start == 1


def test_the_imaginary_player_never_starts() -> None:
    """LVR §2.3 If an imaginary player took the higher bill at 6, casino 5 decides; its second does not."""
    rules = royale(2, tiles=0)
    state = at(rules, roll="roll 1", dice={6: {2: 3, 0: 1}, 5: {1: 1}})
    assert play(rules, state, "place 1").start == 1


def test_the_strongest_takes_the_higher_of_equal_bills() -> None:
    """LVR §2.3 R equal-bills: the second at casino 6 neither starts nor opens the Black Box."""
    rules = royale(2, tiles=6)
    equal = {6: (90, 90)}
    state = at(rules, sides={6: "G1"}, roll="roll 1", bills=equal, dice={6: {2: 3, 0: 1}, 5: {1: 1}})
    after = play(rules, state, "place 1")
    assert (after.round, after.start) == (2, 1), "the neutral player was first there: nobody splits"
    state = at(rules, sides={6: "G1"}, roll="roll 1", bills=equal, dice={6: {2: 1, 0: 3}, 5: {1: 1}})
    split = play(rules, state, "place 1")
    assert asked(rules, split) == 1
    assert play(rules, split, "split 60 20 0 / 20 0 0", "pile 1").start == 0


def test_the_same_seat_starts_again() -> None:
    """LVR §2.3 R same-start: no seat took a higher bill anywhere."""
    rules = royale(tiles=0)
    state = at(rules, seat=1, roll="roll 1", dice={1: {2: 1}})._replace(start=2)
    assert play(rules, state, "place 1").start == 2


def test_tiles_are_drawn_each_round() -> None:
    """LVR §2.4 As many tiles as the option says, for casinos 1, 2, 3 ... in order, set up afresh."""
    for number in range(7):
        lying = [tile is not None for tile in fresh(royale(tiles=number)).state.tiles]
        assert lying == [True] * number + [False] * (6 - number)
    assert royale().settings.tiles == 3
    rules = royale(tiles=1)
    state = play(rules, rules.start(), *["pair 60 50"] * 6)
    state = rules.apply(state, None, rules.sample(state, Seeded(1)))
    weights = {str(event): weight for event, weight in rules.outcomes(state)}
    assert weights == {f"tile 1 {side}": 1 for side in SIDES}


def test_a_tile_is_set_up_afresh() -> None:
    """LVR §2.4 Nothing of the last round stays on a tile."""
    rules = royale(tiles=1)
    state = at(rules, sides={1: "F2"}, roll="roll 2", number=1)
    state = play(rules, state, "place 2", *["pair 60 50"] * 3, *["pair 80 70"] * 3, "tile 1 F2")
    assert state.tiles[0] == Handicap()
    assert [row[-1] for row in state.dice] == [1, 1, 1, 2, 2, 2]


def test_fresh_tiles_stay_out() -> None:
    """LVR §2.4 With `fresh_tiles` used sides stay out; at most 4 tiles."""
    rules = royale(2, tiles=4, fresh_tiles=True)
    source = Seeded(4)
    for _ in range(3):
        told = [str(step.event).split() for step in steps(rules, at_random(rules, source), source)]
        seen = [words[2] for words in told if words[0] == "tile"]
        assert len(seen) == 12 == len(set(seen))
    with pytest.raises(InvalidOption, match="at most 4"):
        royale(2, tiles=5, fresh_tiles=True)


def test_half_used_letters_weigh_the_same() -> None:
    """LVR §2.4 R fresh-draw: a tile is drawn first, then its side; one side left has the weight of two."""
    rules = royale(tiles=1, fresh_tiles=True)
    state = play(
        rules, rules.start()._replace(round=2, pile=(3,) * 8), *["pair 60 50"] * 3, *["pair 80 70"] * 3
    )
    weights = {str(e): w for e, w in rules.outcomes(state._replace(used=("A1",)))}
    assert "tile 1 A1" not in weights
    assert weights["tile 1 A2"] == 2
    assert weights["tile 1 B1"] == weights["tile 1 B2"] == 1


def test_the_neutral_player() -> None:
    """LVR §2.5 R neutral-by-itself: eight dice of an unused colour, its Biggy too, are rolled and placed."""
    rules = royale(2, tiles=1)
    assert rules.settings.neutral
    state = rules.start()
    while due(rules, state) != "neutral":
        state = rules.apply(state, None, rules.sample(state, Seeded(1)))
    assert all(tile is not None for tile in state.tiles[:1])
    turn = rules.turn(state)
    assert isinstance(turn, croupier.core.rules.Chance) and turn.seat is None
    grey = [row[-1] for row in state.dice]
    after = play(rules, state, "neutral 1 1 2 3 3 6 6 b4")
    assert [row[2] for row in after.dice] == [2, 1, 2, 0, 0, 2]
    assert after.biggies == (0, 0, 4)
    assert [row[-1] for row in after.dice] == grey
    assert after.pending is None and due(rules, after) == "roll"


def test_the_neutral_player_is_for_two() -> None:
    """LVR §2.5 Two players only, on by default."""
    assert not royale(3).settings.neutral
    with pytest.raises(InvalidOption, match="neutral"):
        royale(3, neutral=True)
    assert royale(2, neutral=False).start().hands == ((7, 1),) * 2


def test_what_the_neutral_player_wins_goes_under_the_pile() -> None:
    """LVR §2.5 Its bills go to the bottom of the pile."""
    rules = royale(2, tiles=0)
    state = at(rules, roll="roll 1", dice={5: {2: 3, 1: 1}})
    after = play(rules, state, "place 1")
    assert after.won == ((40,), (60,))
    assert 80 in after.bottom


UNREADABLE = """
pair 60 90; pair 60; reserve 30; tile 7 A1; tile 1 J1; neutral 1 2; neutral b7; black 5 3; roll
roll 7; roll 2 1; roll b1 b2; start 0; place 0; place 3 bandit; hide 4; hide ?; guess 0; add
add 5 3; add 1 2 3; bar 7; bar; knock; knock big; block 4 1; handicap 1 40; turn 6 small
back small 3; split 60 20 20 0 0 0 /; split 0 20 60 / 20 0 0; split 3 3 ?; pile 3; double; double 0
double 8; double biggy 2; nice 5; use 7; activate; activate c1; gold; power 6; Pass; decline 1
higher 3; place  3
"""


@pytest.mark.parametrize("text", ["", "pass ", *UNREADABLE.strip().replace("\n", "; ").split("; ")])
def test_what_cannot_be_read(text: str) -> None:
    """Only the canonical text is read."""
    with pytest.raises(InvalidAction):
        royale().parse(text)
