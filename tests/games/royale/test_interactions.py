"""The table of interactions: where one tile meets another, cell by cell."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.core.rules import Chance
from croupier.games.royale.state import State
from croupier.games.royale.tiles import SIDES, Tile
from croupier.games.royale.tiles.a2 import Jackpot
from croupier.games.royale.tiles.c1 import HighFive
from croupier.games.royale.tiles.d2 import PowerPlay
from croupier.games.royale.tiles.e1 import NoEntry
from croupier.games.royale.tiles.e2 import Knockout
from croupier.games.royale.tiles.g2 import DoubleDown
from croupier.games.royale.tiles.h1 import NiceDice
from croupier.games.royale.tiles.h2 import MyChoice
from tests.games.royale.tables import asked, at, choices, due, gains, play, royale

BAR = NoEntry(5, 1)  # casino 5 is barred, the tile lies at casino 1


def closed(events: list[str]) -> list[str]:
    """The choices that would move a die into or out of casino 5."""
    words = {"place": 1, "power": 2, "turn": 2, "back": 1, "block": 2, "handicap": 1}
    return [text for text in events if (parts := text.split())[0] in words and parts[words[parts[0]]] == "5"]


RULES = royale(tiles=6)


def rolled() -> list[str]:
    return choices(RULES, at(RULES, sides={1: BAR}, roll="roll 3 4 5 b5", dice={5: {0: 1}}))


def power_play() -> list[str]:
    state = at(
        RULES, seat=2, sides={1: BAR, 2: PowerPlay(0)}, roll="roll 6", dice={2: {0: 1}}, hands={0: (1, 1)}
    )
    return choices(RULES, play(RULES, state, "place 6"))


def moved_by_my_choice() -> list[str]:
    state = at(RULES, sides={1: BAR, 4: "H2"}, roll="roll 1 4 b2", dice={5: {0: 2}})
    return choices(RULES, play(RULES, state, "place 4", "black 5 5", "use 5"))


def moved_by_handicap() -> list[str]:
    state = at(RULES, sides={1: BAR, 4: "F2"}, roll="roll 1 4", biggies={0: 5})
    return choices(RULES, play(RULES, state, "place 4", "handicap 6 move"))


def grey_by_block_it() -> list[str]:
    return choices(RULES, play(RULES, at(RULES, sides={1: BAR, 4: "F1"}, roll="roll 1 4"), "place 4"))


def grey_by_handicap() -> list[str]:
    return choices(RULES, play(RULES, at(RULES, sides={1: BAR, 4: "F2"}, roll="roll 1 4"), "place 4"))


@pytest.mark.parametrize(
    "way", [rolled, power_play, moved_by_my_choice, moved_by_handicap, grey_by_block_it, grey_by_handicap]
)
def test_no_die_enters_or_leaves_a_barred_casino(way: Callable[[], list[str]]) -> None:
    """LVR E1 Rolled, Power Play, moved, grey (F1, F2): never to or from casino 5, but to others."""
    listed = way()
    assert len(listed) > 1
    assert closed(listed) == []


def test_black_dice_and_the_bar() -> None:
    """LVR E1, LVR B1 Black dice of Prime Time do not enter a barred casino."""
    state = at(RULES, sides={1: BAR, 2: "B1"}, roll="roll 6", dice={2: {1: 1}})
    assert choices(RULES, play(RULES, state, "place 6", "black 5 5")) == ["add none"]


def test_double_down_and_the_bar() -> None:
    """LVR E1, LVR G2 R bar-by-choice: My Choice may activate it, but no die leaves a barred casino."""
    state = at(RULES, sides={1: BAR, 4: "H2", 5: "G2"}, roll="roll 1 4", dice={5: {0: 2}}, hands={1: (1, 0)})
    after = play(RULES, state, "place 4", "black 4 4", "use 4", "activate G2")
    assert after.dice[4][0] == 2
    assert after.pending is None and after.seat == 1


def test_nice_dice_and_the_bar() -> None:
    """LVR E1, LVR H1 A die displaced by Nice Dice would enter the barred casino."""
    taken = NiceDice((-1, -1, -1, -1, 2, -1), (0,) * 6)
    state = at(RULES, sides={1: BAR, 4: taken}, roll="roll 4 5", hands={1: (1, 0)})
    assert choices(RULES, play(RULES, state, "place 4")) == ["nice 4 small", "decline"]


def test_a_barred_casino_still_pays() -> None:
    """LVR E1 R bar-pays: it still pays, and a Power Play token won there stays."""
    state = at(RULES, sides={1: BAR, 5: PowerPlay(1)}, roll="roll 6", dice={5: {1: 2}}, hands={2: (1, 0)})
    later = play(RULES, state, "place 6")
    assert later.tiles[4] == PowerPlay(1)
    assert 80 in play(RULES, later, "roll 2", "place 2").won[1]


def test_the_bar_does_not_hold_knocked_dice() -> None:
    """LVR E2 Knockout's bar is another one: dice go there from hand whatever is barred."""
    state = at(RULES, sides={1: BAR, 4: Knockout(((0, 1), (0, 0), (0, 0)))}, roll="roll 4", hands={1: (1, 0)})
    after = play(RULES, state, "place 4", "knock small")
    assert after.hands == ((0, 1), (0, 0), (0, 0))


# My Choice 4 into each of the 14 other sides.

ASKS = {"A1": "hide 2", "E1": "bar 6", "E2": "knock small", "F1": "block 3 6", "F2": "handicap 6 30"}
ROLLS = {"A2": "black 1 1", "B2": "black 3 4"}


def activated(side: str, tile: Tile | None = None, **more: object) -> tuple[State, State]:
    """My Choice at casino 4 activates the tile at casino 2: the states before and after."""
    told = {"roll": "roll 1 4", "hands": {1: (1, 0)}, **more}
    before = at(RULES, sides={2: tile or side, 4: "H2"}, **told)  # type: ignore[arg-type]
    return before, play(RULES, before, "place 4", "black 4 4", "use 4", f"activate {side}")


@pytest.mark.parametrize("side", [side for side in SIDES if side[0] != "H"])
def test_my_choice_offers_every_other_tile(side: str) -> None:
    """LVR H2 (4) Another tile in play, whichever of the 14 it is; never itself."""
    state = at(RULES, sides={2: side, 4: "H2"}, roll="roll 1 4", hands={1: (1, 0)})
    assert choices(RULES, play(RULES, state, "place 4", "black 4 4", "use 4")) == [f"activate {side}"]


@pytest.mark.parametrize("side", ASKS)
def test_my_choice_activates_as_usual(side: str) -> None:
    """LVR H2 (4) A1, E1, E2, F1 and F2 as usual: their question is asked."""
    before, after = activated(side)
    assert ASKS[side] in choices(RULES, after)
    assert asked(RULES, after) == (1 if side == "E2" else 0)
    assert play(RULES, after, ASKS[side]) != before


@pytest.mark.parametrize("side", ROLLS)
def test_my_choice_rolls_as_usual(side: str) -> None:
    """LVR H2 (4) A2 and B2 as usual: the active seat rolls the black dice."""
    _, after = activated(side)
    assert RULES.turn(after) == Chance("black", 0)
    play(RULES, after, ROLLS[side])


@pytest.mark.parametrize("side", ["B1", "C2", "G1"])
def test_my_choice_may_do_nothing(side: str) -> None:
    """LVR H2 (4) B1, C2 and G1: nothing."""
    before, after = activated(side)
    assert gains(RULES, before, after) == (0, 0, 0)
    assert due(RULES, after) == "roll" and after.seat == 1


@pytest.mark.parametrize(("weight", "holder"), [(4, -1), (5, 0)])
def test_my_choice_into_high_five(weight: int, holder: int) -> None:
    """LVR H2 (4) C1 by the weight already there."""
    _, after = activated("C1", dice={2: {0: weight}})
    assert after.tiles[1] == HighFive(holder)


@pytest.mark.parametrize(("dice", "holder"), [({0: 1}, 0), ({0: 1, 1: 1}, -1), ({}, -1)])
def test_my_choice_into_power_play(dice: dict[int, int], holder: int) -> None:
    """LVR H2 (4) D2 by the weight already there."""
    _, after = activated("D2", dice={2: dice})
    assert after.tiles[1] == PowerPlay(holder)


@pytest.mark.parametrize(("dice", "worth"), [({}, 20), ({0: 1}, 20)])
def test_my_choice_into_pay_day(dice: dict[int, int], worth: int) -> None:
    """LVR D1 Its casino always counts, as if the die had been placed there."""
    before, after = activated("D1", dice={2: dice})
    assert gains(RULES, before, after)[0] == worth


def test_my_choice_into_double_down() -> None:
    """LVR H2 (4) G2 with own dice already there; without any it can do nothing."""
    _, after = activated("G2", dice={2: {0: 2}})
    assert choices(RULES, after) == ["double 1", "double 2", "decline"]
    _, none = activated("G2", dice={2: {1: 2}})
    assert due(RULES, none) == "roll"


@pytest.mark.parametrize("side", [side for side in SIDES if side[0] not in "EH"])
def test_my_choice_into_a_barred_casino(side: str) -> None:
    """LVR E1 R bar-by-choice: its tile may be activated there, but no die moves in or out."""
    state = at(
        RULES,
        sides={1: NoEntry(2, 1), 2: side, 4: "H2"},
        roll="roll 1 4",
        dice={2: {0: 2}},
        hands={1: (1, 0)},
    )
    after = play(RULES, state, "place 4", "black 4 4", "use 4", f"activate {side}")
    turn = RULES.turn(after)
    if isinstance(turn, tuple):
        for event in RULES.actions(after, turn[0]):
            assert RULES.done(after, event).dice[1] == state.dice[1]
    assert after.dice[1] == state.dice[1]


# The Power Play token against every way dice can change at its casino (2), where seat 1 holds it with 2.


def holds(*texts: str, **told: object) -> bool:
    """Whether seat 1 still has the token after these events of seat 3's turn."""
    sides = {2: PowerPlay(0), **told.pop("sides", {})}  # type: ignore[dict-item]
    dice = {2: {0: 2, 2: 1}, **told.pop("dice", {})}  # type: ignore[dict-item]
    state = at(RULES, seat=2, sides=sides, dice=dice, hands={0: (1, 0), 1: (1, 0)}, **told)  # type: ignore[arg-type]
    tile = play(RULES, state, *texts).tiles[1]
    assert isinstance(tile, PowerPlay)
    assert tile.holder in (0, -1, 2)
    return tile.holder == 0


def test_power_against_a_placement() -> None:
    """LVR D2 Placed dice that equal or exceed the holder's."""
    assert not holds("place 2", roll="roll 2 4")
    assert holds("place 4", roll="roll 2 4")
    assert not holds("place 2", roll="roll 4 b2")


def test_power_against_a_turned_die() -> None:
    """LVR D2, LVR H2 A die turned by `move a die`, which activates nothing."""
    told = {"sides": {4: MyChoice()}, "roll": "roll 4 6"}
    assert not holds("place 4", "black 5 5", "use 5", "turn small 2", **told)
    assert holds("place 4", "black 5 5", "use 5", "turn small 3", **told)


def test_power_overtaken() -> None:
    """LVR D2 R power-overtaken: another seat is first now without activating: the token lies on the tile."""
    sides: dict[int, str | Tile] = {2: PowerPlay(0), 4: "H2"}
    state = at(RULES, seat=2, sides=sides, roll="roll 4 b6", dice={2: {0: 2, 2: 1}}, hands={1: (1, 0)})
    after = play(RULES, state, "place 4", "black 5 5", "use 5", "turn biggy 2")
    assert (after.tiles[1], after.biggies[2]) == (PowerPlay(-1), 2)


def test_power_against_a_die_taken_back() -> None:
    """LVR D2 The holder takes its own die back and is no longer strictly first."""
    state = at(
        RULES, sides={2: PowerPlay(0), 4: "H2"}, roll="roll 4 6", dice={2: {0: 2, 1: 1}}, hands={1: (1, 0)}
    )
    after = play(RULES, state, "place 4", "black 5 5", "use 5", "back 2 small")
    assert after.tiles[1] == PowerPlay(-1)
    after = play(RULES, state, "place 4", "black 5 5", "use 5", "back 4 small")
    assert after.tiles[1] == PowerPlay(0)


def test_power_against_grey_dice() -> None:
    """LVR D2, LVR F1 Grey dice count as everyone else's."""
    told = {"sides": {4: "F1"}, "roll": "roll 4 6"}
    assert not holds("place 4", "block 2 2", **told)
    assert holds("place 4", "block 1 2", **told)


def test_power_against_a_displaced_die() -> None:
    """LVR D2, LVR H1 The displaced die comes to the casino of its value."""
    for biggies, kept in (((0,) * 6, False), ((0, 1, 0, 0, 0, 0), False)):
        tile = NiceDice((-1, 2, -1, -1, -1, -1), biggies)
        assert holds("place 4", "nice 2 small", sides={4: tile}, roll="roll 2 4") is kept
    other = NiceDice((-1, 1, -1, -1, -1, -1), (0,) * 6)
    assert holds("place 4", "nice 2 small", sides={4: other}, roll="roll 2 4")


def test_power_against_another_power_play() -> None:
    """LVR D2 The holder's own Power Play onto the casino keeps the token and activates."""
    state = at(
        RULES, seat=2, sides={2: PowerPlay(0)}, roll="roll 6", dice={2: {0: 2}}, hands={0: (2, 0), 1: (1, 0)}
    )
    after = play(RULES, state, "place 6", "power small 2")
    assert after.tiles[1] == PowerPlay(0) and after.dice[1][0] == 3


def test_power_stays_when_a_handicap_leaves() -> None:
    """LVR D2, LVR F2 A grey die that leaves harms no holder; it does not hand the token out either."""
    state = at(RULES, sides={2: "D2", 4: "F2"}, roll="roll 4 6", dice={2: {0: 1}}, hands={1: (1, 0)})
    after = play(RULES, state, "place 4", "handicap 2 30")
    assert after.tiles[1] == PowerPlay(-1), "only an activation here takes it"


# A seat that gets a die back.


@pytest.mark.parametrize(
    ("sides", "texts", "seat"),
    [
        ({4: "H2"}, ("black 5 5", "use 5", "back 3 small"), 0),
        ({4: "F2"}, ("handicap 6 move", "back 3 small"), 0),
        ({4: Knockout(((1, 0), (0, 0), (0, 0)))}, (), 0),
        ({4: MyChoice(0, 0)}, ("black 6 6", "use 6"), -1),
    ],
)
def test_a_seat_that_gets_a_die_back_alone(
    sides: dict[int, str | Tile], texts: tuple[str, ...], seat: int
) -> None:
    """LVR §3.5 It plays at once if it alone has dice; without a die back the round ends."""
    state = at(RULES, sides=sides, roll="roll 4", dice={3: {0: 1}})
    after = play(RULES, state, "place 4", *texts)
    if seat < 0:
        assert after.round == 2
    else:
        assert RULES.turn(after) == Chance("roll", seat)


def test_a_gold_die_back_to_its_owner() -> None:
    """LVR H2 R gold-one: its owner is in the turn order again, at its usual place."""
    state = at(RULES, sides={4: MyChoice(2, 0)}, roll="roll 1 4")
    after = play(RULES, state, "place 4", "black 6 6", "use 6", "gold small")
    assert RULES.turn(after) == Chance("roll", 2)


def test_no_other_effect_touches_double_down() -> None:
    """LVR G2 Dice on the tile are out of reach of `move a die`, and count for no casino."""
    tile = DoubleDown(((2, 1), (0, 0), (0, 0)))
    state = at(RULES, sides={2: tile, 4: "H2"}, roll="roll 4", hands={1: (1, 0)})
    asks = play(RULES, state, "place 4", "black 5 5", "use 5")
    assert choices(RULES, asks) == ["back 4 small"]


def test_a_jackpot_by_power_play() -> None:
    """LVR D2, LVR §3.4 A Power Play activates like a placement."""
    state = at(
        RULES,
        seat=2,
        sides={2: PowerPlay(0), 3: Jackpot(80)},
        roll="roll 6",
        dice={2: {0: 1}},
        hands={0: (1, 0)},
    )
    after = play(RULES, state, "place 6", "power small 3", "black 6 6")
    assert 80 in after.won[0]
