"""LVR §6: tiles E to H, and `move a die`."""

from __future__ import annotations

import pytest

from croupier.core.rules import Chance
from croupier.games.royale.tiles.d2 import PowerPlay
from croupier.games.royale.tiles.e1 import NoEntry
from croupier.games.royale.tiles.e2 import Knockout
from croupier.games.royale.tiles.f1 import BlockIt
from croupier.games.royale.tiles.f2 import Handicap, Relieving
from croupier.games.royale.tiles.g1 import BlackBox
from croupier.games.royale.tiles.g2 import DoubleDown
from croupier.games.royale.tiles.h1 import NiceDice
from croupier.games.royale.tiles.h2 import Choosing, MyChoice
from tests.games.royale.tables import asked, at, choices, gains, play, royale


def test_no_entry_places_the_bar() -> None:
    """LVR E1 R bar-never-home: on any casino but this one; later it may stay or go to a different one."""
    rules = royale()
    state = at(rules, sides={3: "E1"}, roll="roll 1 3", hands={1: (1, 0)})
    first = play(rules, state, "place 3")
    assert choices(rules, first) == ["bar 1", "bar 2", "bar 4", "bar 5", "bar 6"]
    barred = play(rules, first, "bar 4")
    assert barred.tiles[2] == NoEntry(4, 1)
    assert gains(rules, state, barred)[0] == 20
    again = play(rules, barred, "roll 3", "place 3")
    assert choices(rules, again) == ["bar stay", "bar 1", "bar 2", "bar 5", "bar 6"]
    stays = play(rules, again, "bar stay")
    assert stays.tiles[2] == NoEntry(4, 1)
    assert gains(rules, again, stays)[1] == 0


def test_the_track_is_a_ring() -> None:
    """LVR E1 R bar-track: start, 2 chips, nothing, 30, nothing, 1 chip, start; each step pays its space."""
    rules = royale()
    paid = []
    for space in range(6):
        tile = NoEntry(1 if space else 0, space)
        state = at(rules, sides={3: tile}, roll="roll 2 3", hands={1: (1, 0)})
        after = play(rules, state, "place 3", "bar 5")
        assert after.tiles[2] == NoEntry(5, (space + 1) % 6)
        paid.append(gains(rules, state, after)[0])
    assert paid == [20, 0, 30, 0, 10, 0]


def test_knockout() -> None:
    """LVR E2 Each opponent puts one die there; then the active seat takes all its own dice back."""
    rules = royale(4)
    tile = Knockout(((1, 1), (2, 0), (1, 0), (0, 0)))
    state = at(rules, sides={3: tile}, roll="roll 1 3", hands={1: (3, 0), 2: (1, 1)})
    asks = play(rules, state, "place 3")
    assert asked(rules, asks) == 2, "seat 2 has two in the bar, seat 4 none in hand"
    assert choices(rules, asks) == ["knock small", "knock biggy"]
    after = play(rules, asks, "knock biggy")
    assert after.tiles[2] == Knockout(((0, 0), (2, 0), (1, 1), (0, 0)))
    assert after.hands == ((2, 1), (3, 0), (1, 0), (0, 0))


def test_a_single_die_is_still_asked_for() -> None:
    """LVR E2 Which die is the opponent's choice, even with one of a kind."""
    rules = royale(2)
    state = at(rules, sides={3: "E2"}, roll="roll 1 3", hands={1: (0, 1)})
    asks = play(rules, state, "place 3")
    assert choices(rules, asks) == ["knock biggy"]
    assert play(rules, asks, "knock biggy").hands[1] == (0, 0)


def test_dice_in_the_bar_count_nowhere() -> None:
    """LVR E2 At payout; imaginary players are no opponents."""
    rules = royale(2)
    tile = Knockout(((0, 0), (2, 0)))
    state = at(rules, sides={3: tile}, roll="roll 3", dice={3: {2: 5}})
    after = play(rules, state, "place 3")
    assert after.round == 2
    assert after.won == ((40,), ())


def test_block_it() -> None:
    """LVR F1 One whole group on one open casino, this one included; compulsory while one is left."""
    rules = royale()
    state = at(rules, sides={3: "F1"}, roll="roll 1 3", hands={1: (1, 0)})
    asks = play(rules, state, "place 3")
    assert choices(rules, asks) == [f"block {size} {casino}" for size in (1, 2, 3) for casino in range(1, 7)]
    blocked = play(rules, asks, "block 2 3")
    assert blocked.tiles[2] == BlockIt((1, 1, 2, 3))
    assert blocked.dice[2][-1] == 2
    none = at(rules, sides={3: BlockIt(())}, roll="roll 1 3", hands={1: (1, 0)})
    assert play(rules, none, "place 3").seat == 1


def test_grey_dice_are_one_player() -> None:
    """LVR F1 Grey dice cancel and win like a player; what they win goes to the bottom."""
    rules = royale()
    state = at(rules, roll="roll 1", dice={5: {1: 1, -1: 2}})
    after = play(rules, state, "place 1")
    assert after.won == ((40,), (60,), ())
    assert 80 in after.bottom


def test_handicap() -> None:
    """LVR F2 One grey die each on 1 to 3, two each on 4 to 6; a free slot gives its reward."""
    rules = royale()
    state = at(rules, sides={3: "F2"}, roll="roll 1 3", hands={1: (1, 0)})
    assert [row[-1] for row in state.dice] == [1, 1, 1, 2, 2, 2]
    asks = play(rules, state, "place 3")
    listed = [f"handicap {casino} {slot}" for casino in range(1, 7) for slot in ("chip", "30", "move")]
    assert choices(rules, asks) == [*listed, "decline"]
    chip = play(rules, asks, "handicap 4 chip")
    assert (chip.dice[3][-1], chip.chips[0], chip.tiles[2]) == (1, 1, Handicap(chip=1))
    bill = play(rules, asks, "handicap 1 30")
    assert (bill.dice[0][-1], bill.won[0], bill.tiles[2]) == (0, (30,), Handicap(bill=2))
    moving = play(rules, asks, "handicap 6 move")
    assert moving.tiles[2] == Handicap(move=3)
    assert asked(rules, moving) == 0 and "back 3 small" in choices(rules, moving)
    assert play(rules, asks, "decline").seat == 1


def test_handicap_slots_run_out() -> None:
    """LVR F2 Two slots of 1 chip, three of 30, four of `move a die`."""
    rules = royale()
    state = at(rules, sides={3: "F2"}, roll="roll 1 3", hands={1: (1, 0)})
    lying = list(state.tiles)
    lying[2] = Handicap(chip=0, bill=0, move=1)
    asks = play(rules, state._replace(tiles=tuple(lying)), "place 3")
    assert choices(rules, asks) == [*(f"handicap {casino} move" for casino in range(1, 7)), "decline"]


def test_black_box_splits() -> None:
    """LVR G1 R black-box-tokens, R black-box-order: 3+3 in both orders, 4+2, 5+1; 14 splits."""
    rules = royale()
    state = at(rules, seat=1, sides={4: BlackBox()}, roll="roll 4")
    asks = play(rules, state, "place 4")
    assert asked(rules, asks) == 2
    listed = choices(rules, asks)
    assert len(set(listed)) == 14
    assert {"split 60 20 0 / 20 0 0", "split 20 0 0 / 60 20 0"} <= set(listed)
    assert all(
        sorted(map(int, text[6:].replace(" /", "").split())) == [0, 0, 0, 20, 20, 60] for text in listed
    )


@pytest.mark.parametrize(
    ("split", "pile", "worth", "chips"),
    [
        ("split 60 20 20 / 0 0 0", 1, 100, 0),
        ("split 60 20 20 / 0 0 0", 2, 0, 0),
        ("split 60 0 0 0 / 20 20", 2, 40, 0),
        ("split 60 20 0 0 0 / 20", 2, 20, 2),
        ("split 20 20 0 0 0 / 60", 2, 60, 0),
        ("split 20 0 0 / 60 20 0", 2, 80, 0),
    ],
)
def test_black_box_pays(split: str, pile: int, worth: int, chips: int) -> None:
    """LVR G1 R black-box-shown: sum 0: nothing; 20: 2 chips; 40 to 100: one bill; both piles turn up."""
    rules = royale()
    state = at(rules, seat=1, sides={4: BlackBox()}, roll="roll 4")
    picking = play(rules, state, "place 4", split)
    assert asked(rules, picking) == 1
    assert choices(rules, picking) == ["pile 1", "pile 2"]
    assert rules.shown(picking, 1, rules.parse(f"pile {pile}")) == split[6:]
    after = play(rules, picking, f"pile {pile}")
    assert gains(rules, picking, after)[1] == worth + 20
    assert after.chips[1] == chips + 2


@pytest.mark.parametrize("dice", [{}, {0: 1, 2: 1}, {-1: 2, 1: 1}])
def test_black_box_needs_a_real_winner(dice: dict[int, int]) -> None:
    """LVR G1 None or imaginary: nothing."""
    rules = royale()
    state = at(rules, sides={4: BlackBox()}, roll="roll 1", dice={4: dice})
    assert play(rules, state, "place 1").round == 2


def test_double_down_moves_dice() -> None:
    """LVR G2 Any number of own dice, just placed or earlier, the Biggy included; they do not come back."""
    rules = royale()
    state = at(
        rules, sides={4: "G2"}, roll="roll 1 4", dice={4: {0: 1, 1: 3}}, biggies={0: 4}, hands={1: (1, 0)}
    )
    asks = play(rules, state, "place 4")
    assert choices(rules, asks) == [
        *("double 1", "double 2", "double biggy", "double 1 biggy", "double 2 biggy", "decline")
    ]
    after = play(rules, asks, "double 1 biggy")
    assert after.tiles[3] == DoubleDown(((1, 1), (0, 0), (0, 0)))
    assert (after.dice[3][0], after.biggies[0], after.hands[0]) == (1, 0, (1, 0))
    assert play(rules, asks, "decline").tiles[3] == asks.tiles[3]


def test_nice_dice() -> None:
    """LVR H1 One die, of this turn's roll still in hand or any own one here; not one elsewhere."""
    rules = royale()
    state = at(
        rules,
        sides={4: "H1"},
        roll="roll 1 4 4 6 6 b6",
        dice={4: {0: 2}, 2: {0: 1}},
        hands={1: (1, 0)},
    )
    asks = play(rules, state, "place 4")
    assert choices(rules, asks) == ["nice 1 small", "nice 4 small", "nice 6 small", "nice 6 biggy", "decline"]
    from_hand = play(rules, asks, "nice 6 biggy")
    assert (from_hand.hands[0], from_hand.dice[3][0]) == ((3, 0), 4)
    assert from_hand.tiles[3] == NiceDice((-1, -1, -1, -1, -1, 0), (0, 0, 0, 0, 0, 1))
    placed = play(rules, asks, "nice 4 small")
    assert (placed.hands[0], placed.dice[3][0]) == ((3, 1), 3)


def test_nice_dice_takes_an_earlier_biggy() -> None:
    """LVR case 5, LVR H1 The own Biggy that lay here before goes to the space and weighs no more here."""
    rules = royale()
    state = at(rules, sides={4: "H1"}, roll="roll 1 4", biggies={0: 4, 1: 4}, hands={1: (1, 0)})
    asks = play(rules, state, "place 4")
    assert choices(rules, asks) == ["nice 1 small", "nice 4 small", "nice 4 biggy", "decline"]
    after = play(rules, asks, "nice 4 biggy")
    assert (after.hands[0], after.dice[3][0], after.biggies) == ((1, 0), 1, (0, 4, 0))
    assert after.tiles[3] == NiceDice((-1, -1, -1, 0, -1, -1), (0, 0, 0, 1, 0, 0))


def test_nice_dice_after_a_power_play() -> None:
    """LVR H1 After a Power Play only own dice here, the placed one and earlier ones; none in hand."""
    rules = royale()
    state = at(
        rules,
        seat=2,
        sides={2: PowerPlay(0), 4: "H1"},
        roll="roll 1",
        hands={0: (3, 1)},
        dice={2: {0: 1}, 4: {0: 2}},
    )
    asks = play(rules, state, "place 1", "power biggy 4")
    assert choices(rules, asks) == ["nice 4 small", "nice 4 biggy", "decline"]


def test_nice_dice_displace() -> None:
    """LVR H1 R nice-displaced: the die already there goes to that value's casino; a Biggy weighs 2."""
    rules = royale()
    tile = NiceDice((-1, -1, -1, -1, -1, 1), (0, 0, 0, 0, 0, 1))
    state = at(rules, sides={4: tile, 6: "A2"}, roll="roll 1 4 6", hands={1: (1, 0)})
    after = play(rules, state, "place 4", "nice 6 small")
    assert after.biggies[1] == 6
    assert after.tiles[3] == NiceDice((-1, -1, -1, -1, -1, 0), (0,) * 6)
    assert after.pending is None, "without activation"


def test_nice_dice_and_the_bar() -> None:
    """LVR H1 R nice-barred: an occupied space whose casino is barred cannot be chosen; a free one can."""
    rules = royale()
    taken = NiceDice((-1, -1, -1, -1, -1, 1), (0,) * 6)
    for tile, there in ((taken, False), (NiceDice(), True)):
        state = at(rules, sides={1: NoEntry(6, 1), 4: tile}, roll="roll 1 4 6", hands={1: (1, 0)})
        assert ("nice 6 small" in choices(rules, play(rules, state, "place 4"))) is there


@pytest.mark.parametrize(("value", "worth"), [(1, 10), (2, 20), (3, 30)])
def test_my_choice_pays(value: int, worth: int) -> None:
    """LVR H2 R choice-values: 1: 1 chip. 2: 2 chips. 3: 30."""
    rules = royale()
    state = at(rules, sides={4: "H2"}, roll="roll 1 4", hands={1: (1, 0)})
    asks = play(rules, state, "place 4", f"black {value} 6")
    assert choices(rules, asks) == [f"use {value}", "use 6"]
    assert gains(rules, state, play(rules, asks, f"use {value}"))[0] == worth


def test_my_choice_with_a_double() -> None:
    """LVR H2 One of the two values, even one that does nothing: 4 without another tile."""
    rules = royale()
    state = at(rules, sides={4: "H2"}, roll="roll 1 4", hands={1: (1, 0)})
    asks = play(rules, state, "place 4", "black 4 4")
    assert choices(rules, asks) == ["use 4"]
    assert play(rules, asks, "use 4").seat == 1


def test_my_choice_gold() -> None:
    """LVR H2 R gold-one: one die from hand; the earlier one returns and its owner is in the turn again."""
    rules = royale()
    state = at(rules, sides={4: MyChoice(2, 1)}, roll="roll 1 4 b2", hands={1: (1, 0)})
    asks = play(rules, state, "place 4", "black 1 6", "use 6")
    assert choices(rules, asks) == ["gold small", "gold biggy"], "it must be done"
    after = play(rules, asks, "gold biggy")
    assert after.tiles[3] == MyChoice(0, 1)
    assert after.hands == ((1, 0), (1, 0), (0, 1))
    later = play(rules, after, "roll 1", "place 1")
    assert rules.turn(later) == Chance("roll", 2)
    ended = play(rules, at(rules, sides={4: MyChoice(2, 1)}, roll="roll 1"), "place 1")
    assert ended.won[2] == (60,)


def test_my_choice_gold_without_a_die() -> None:
    """LVR case 6, LVR H2 6 without a die in hand does nothing."""
    rules = royale()
    state = at(rules, sides={4: "H2"}, roll="roll 4", hands={1: (1, 0)})
    assert play(rules, state, "place 4", "black 6 6", "use 6").seat == 1


def test_move_a_die() -> None:
    """LVR F2, LVR H2 Turn one in hand to any open value, or take an own one back; it must be done."""
    rules = royale()
    state = at(
        rules,
        sides={1: NoEntry(3, 1), 4: "H2"},
        roll="roll 1 4 b2",
        dice={3: {0: 1}, 5: {0: 1, 1: 4}},
        hands={1: (1, 0)},
    )
    asks = play(rules, state, "place 4", "black 5 5", "use 5")
    turned = [f"turn {kind} {value}" for kind in ("small", "biggy") for value in (1, 2, 4, 5, 6)]
    assert choices(rules, asks) == [*turned, "back 4 small", "back 5 small"]
    back = play(rules, asks, "back 4 small")
    assert (back.hands[0], back.dice[3][0]) == ((2, 1), 0)
    put = play(rules, asks, "turn biggy 6")
    assert (put.hands[0], put.biggies[0]) == ((1, 0), 6)


def test_a_move_that_must_be_done_after_handicap() -> None:
    """LVR F2 Taking a grey die is a may; the move it brings is none."""
    rules = royale()
    state = at(rules, sides={4: "F2"}, roll="roll 4", hands={1: (1, 0)})
    asks = play(rules, state, "place 4")
    assert "decline" in choices(rules, asks)
    assert choices(rules, play(rules, asks, "handicap 6 move")) == ["back 4 small"]


@pytest.mark.parametrize("owed", [Choosing(0, (5, 5)), Relieving(0)])
def test_a_move_with_nothing_possible_ends(owed: Choosing | Relieving) -> None:
    """LVR §6 No die in hand and the only own one in a barred casino: the action simply ends."""
    rules = royale()
    state = at(rules, sides={1: NoEntry(5, 1), 3: "F2", 4: "H2"}, dice={5: {0: 1}}, hands={1: (1, 0)})
    answer = "use 5" if isinstance(owed, Choosing) else "handicap 6 move"
    after = play(rules, state._replace(pending=owed), answer)
    assert after.pending is None and rules.turn(after) == Chance("roll", 1)
    assert after.dice[4][0] == 1
