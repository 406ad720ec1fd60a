"""LVR §3: a turn."""

from __future__ import annotations

import pytest

from croupier.core.chance import Scripted
from croupier.core.errors import IllegalAction
from croupier.core.rules import Chance
from croupier.core.table import Table
from croupier.games.royale.tiles.d2 import PowerPlay
from croupier.games.royale.tiles.e1 import NoEntry
from tests.games.royale.tables import asked, at, choices, due, fresh, play, royale


def test_the_holder_is_asked_before_rolling() -> None:
    """LVR §3.1 A seat that holds the Power Play token may use it instead of rolling."""
    rules = royale()
    state = at(rules, sides={2: PowerPlay(1)}, dice={2: {1: 2}}, roll="roll 1", hands={1: (2, 1)})
    asks = play(rules, state, "place 1")
    assert asked(rules, asks) == 1
    assert choices(rules, asks)[-1] == "decline"
    assert due(rules, play(rules, asks, "decline")) == "roll"
    used = play(rules, asks, "power biggy 5")
    assert used.biggies[1] == 5
    assert used.hands[1] == (2, 0)


def test_place_or_pass() -> None:
    """LVR §3.2 One placement for each value rolled, or a pass for a chip."""
    rules = royale()
    state = at(rules, roll="roll 1 1 3 b3", hands={1: (1, 0)}, chips={0: 1})
    assert choices(rules, state) == ["place 1", "place 3", "pass"]
    placed = play(rules, state, "place 3")
    assert (placed.dice[2][0], placed.biggies[0], placed.hands[0]) == (1, 3, (2, 0))
    passed = play(rules, state, "pass")
    assert (passed.chips[0], passed.hands[0], passed.seat) == (0, (3, 1), 1)


def test_a_pass_costs_a_chip() -> None:
    """LVR §3.2 Without a chip there is no pass, and none before rolling."""
    rules = royale()
    table = fresh(rules)
    with pytest.raises(IllegalAction, match="roll first"):
        table.do(table.state.seat, "pass")
    assert choices(rules, at(rules, roll="roll 1 2")) == ["place 1", "place 2"]


def test_alone_one_may_pass_and_roll_again() -> None:
    """LVR §3.2 A seat that alone has dice may pass and roll again."""
    rules = royale()
    passed = play(rules, at(rules, roll="roll 1 2", chips={0: 2}), "pass")
    assert rules.turn(passed) == Chance("roll", 0)
    assert passed.hands[0] == (2, 0)


def test_a_barred_value_cannot_be_chosen() -> None:
    """LVR §3.3 It can neither be placed nor does it stop the other values."""
    rules = royale()
    state = at(rules, sides={1: NoEntry(4, 1)}, roll="roll 4 4 5", chips={0: 1})
    assert choices(rules, state) == ["place 5", "pass"]


def test_a_turn_of_barred_dice_ends() -> None:
    """LVR §3.3 R all-barred: if all dice show it, the turn ends at no cost, by itself."""
    rules = royale()
    state = at(rules, sides={1: NoEntry(4, 1)}, hands={0: (2, 1), 2: (1, 0)}, chips={0: 1})
    after = play(rules, state, "roll 4 4 b4")
    assert (after.seat, after.chips[0], after.hands[0]) == (2, 1, (2, 1))
    assert due(rules, after) == "roll"


def test_alone_with_barred_dice_one_rolls_again() -> None:
    """LVR §3.3 The seat that alone has dice is next again."""
    rules = royale()
    state = at(rules, sides={1: NoEntry(4, 1)}, hands={0: (1, 0)})
    assert rules.turn(play(rules, state, "roll 4")) == Chance("roll", 0)


def test_a_tile_is_activated_once() -> None:
    """LVR §3.4 Once, however many dice were placed; one that can do nothing simply ends."""
    rules = royale()
    state = at(rules, sides={5: "A2"}, roll="roll 1 5 5 5", hands={1: (1, 0)})
    rolled = play(rules, state, "place 5", "black 1 2")
    assert rolled.seat == 1
    empty = at(rules, sides={5: "F2"}, roll="roll 1 5", hands={1: (1, 0)})
    bare = empty._replace(dice=tuple((*row[:-1], 0) for row in empty.dice))
    assert play(rules, bare, "place 5").seat == 1


def test_dice_that_arrive_otherwise_do_not_activate() -> None:
    """LVR §3.4 A die turned by `move a die` activates nothing."""
    rules = royale()
    state = at(rules, sides={5: "A2", 4: "H2"}, roll="roll 1 4", hands={1: (1, 0)})
    moved = play(rules, state, "place 4", "black 5 6", "use 5", "turn small 5")
    assert moved.dice[4][0] == 1
    assert moved.pending is None and moved.seat == 1


def test_decisions_are_finished_clockwise() -> None:
    """LVR §3.5 Several seats decide clockwise from the active seat's left, before the next turn."""
    rules = royale(4)
    state = at(rules, seat=2, sides={5: "E2"}, roll="roll 1 5", hands={0: (1, 1), 1: (2, 0), 3: (1, 0)})
    state = play(rules, state, "place 5")
    assert asked(rules, state) == 3
    state = play(rules, state, "knock small")
    assert asked(rules, state) == 0
    state = play(rules, state, "knock biggy")
    assert asked(rules, state) == 1
    state = play(rules, state, "knock small")
    assert state.hands == ((1, 0), (1, 0), (1, 0), (0, 0))
    assert rules.turn(state) == Chance("roll", 0), "seat 4 has no dice left and is skipped"


def test_a_seat_that_got_a_die_back_plays_at_its_place() -> None:
    """LVR §3.5 Next is the first seat clockwise with dice in hand, at once if it alone has dice."""
    rules = royale()
    state = at(rules, sides={4: "H2"}, roll="roll 4", dice={6: {0: 1}})
    back = play(rules, state, "place 4", "black 5 6", "use 5", "back 6 small")
    assert rules.turn(back) == Chance("roll", 0)
    assert back.round == 1


def test_the_round_ends_without_dice_in_hand() -> None:
    """LVR §3.5 Dice in the bar or on tiles do not prolong it."""
    rules = royale()
    state = at(rules, sides={4: "E2", 5: "H2"}, roll="roll 4", hands={1: (1, 0)})
    after = play(rules, state, "place 4", "knock small")
    assert after.round == 2


def test_turns_have_no_limit() -> None:
    """LVR §3.5 R no-limit: chips can be won as fast as they are paid, so no bound is claimed."""
    assert royale().longest is None


def test_illegal_input_changes_nothing() -> None:
    """LVR §3.2 Refused with the clause, and the table stays as it was."""
    rules = royale(tiles=0)
    table: Table = Table(rules, Scripted([]))  # type: ignore[type-arg]
    table.states[-1] = at(rules, roll="roll 1 2")
    before = table.state
    for text, clause in (("place 3", "LVR §3.2"), ("pass", "LVR §3.2"), ("guess 2", "LVR A1")):
        with pytest.raises(IllegalAction) as refused:
            table.do(0, text)
        assert refused.value.refusal.clause == clause
    with pytest.raises(IllegalAction) as refused:
        table.do(1, "place 1")
    assert refused.value.refusal.code == "not-your-turn"
    assert table.state is before
