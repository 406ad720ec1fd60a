"""LVR §6: tiles A to D."""

from __future__ import annotations

from itertools import product

import pytest

from croupier.core.rules import Chance
from croupier.games.royale.tiles.a2 import Jackpot
from croupier.games.royale.tiles.b1 import PrimeTime
from croupier.games.royale.tiles.b2 import FiftyFifty
from croupier.games.royale.tiles.c1 import HighFive
from croupier.games.royale.tiles.c2 import BadLuck
from croupier.games.royale.tiles.d2 import PowerPlay
from croupier.games.royale.tiles.e1 import NoEntry
from tests.games.royale.tables import asked, at, choices, due, gains, play, royale


@pytest.mark.parametrize(("hidden", "guess"), [*product((1, 2, 3), repeat=2)])
def test_lucky_punch(hidden: int, guess: int) -> None:
    """LVR A1 R punch-rewards: wrong pays 2 chips, 30 or 40, right nothing. The left neighbour guesses."""
    rules = royale(3)
    state = at(rules, seat=2, sides={4: "A1"}, roll="roll 1 4", hands={0: (1, 0)})
    hiding = play(rules, state, "place 4")
    assert asked(rules, hiding) == 2
    guessing = play(rules, hiding, f"hide {hidden}")
    assert asked(rules, guessing) == 0
    after = play(rules, guessing, f"guess {guess}")
    pays = 0 if hidden == guess else {1: 20, 2: 30, 3: 40}[hidden]
    assert gains(rules, state, after) == (0, 0, pays)
    assert after.chips[2] == (2 if pays == 20 else 0)


def test_a_guess_uncovers_the_fist() -> None:
    """LVR A1 The number is secret until the guess, which shows it."""
    rules = royale()
    state = play(rules, at(rules, sides={4: "A1"}, roll="roll 1 4"), "place 4", "hide 2")
    assert rules.shown(state, 1, rules.parse("guess 3")) == "2"
    assert rules.parse("hide 2").public() == "hide ?"


@pytest.mark.parametrize(("low", "high"), [(a, b) for a in range(1, 7) for b in range(a, 7)])
def test_jackpot(low: int, high: int) -> None:
    """LVR A2 R jackpot-steps: sum 7 or a double takes the amount, back to 30; else 10 up, at most 80."""
    rules = royale()
    for marker in range(30, 90, 10):
        state = at(rules, sides={4: Jackpot(marker)}, roll="roll 1 4", hands={1: (1, 0)})
        rolling = play(rules, state, "place 4")
        assert rules.turn(rolling) == Chance("black", 0)
        after = play(rules, rolling, f"black {low} {high}")
        hit = low == high or low + high == 7
        assert gains(rules, state, after)[0] == (marker if hit else 0)
        assert after.tiles[3] == Jackpot(30 if hit else min(marker + 10, 80))


def test_prime_time_adds_dice() -> None:
    """LVR B1 None, one or both, each to the casino it shows, as small dice of its own; all ranked anew."""
    rules = royale(tiles=6)
    state = at(rules, sides={2: PrimeTime()}, roll="roll 1", dice={2: {1: 1}, 5: {2: 1}})
    rolled = play(rules, state, "place 1", "black 2 5")
    assert asked(rules, rolled) == 1
    assert choices(rules, rolled) == ["add none", "add 2", "add 5", "add 2 5"]
    assert play(rules, rolled, "add none").won == ((40,), (50,), (80,))
    # At casino 5 seats 2 and 3 now cancel.
    assert play(rules, rolled, "add 2 5").won == ((40,), (50,), ())


def test_prime_time_with_a_double() -> None:
    """LVR B1 With a double too: none, one or both; this casino can be lost by it, with no second roll."""
    rules = royale(tiles=6)
    state = at(rules, sides={2: PrimeTime()}, roll="roll 1", dice={2: {1: 2, 0: 1}})
    rolled = play(rules, state, "place 1", "black 4 4")
    assert choices(rules, rolled) == ["add none", "add 4", "add 4 4"]
    assert play(rules, rolled, "add 4 4").round == 2


def test_prime_time_and_the_bar() -> None:
    """LVR B1, LVR E1 A black die cannot be added to a barred casino."""
    rules = royale(tiles=6)
    state = at(rules, sides={1: NoEntry(5, 1), 2: PrimeTime()}, roll="roll 1", dice={2: {1: 1}})
    rolled = play(rules, state, "place 1", "bar stay", "black 3 5")
    assert choices(rules, rolled) == ["add none", "add 3"]


@pytest.mark.parametrize(
    "dice", [{}, {0: 1, 1: 1}, {2: 3, 0: 1}, {-1: 3, 0: 1}], ids=["none", "equal", "neutral", "grey"]
)
def test_prime_time_needs_a_real_winner(dice: dict[int, int]) -> None:
    """LVR B1 No effect if the winner is imaginary or there is none."""
    rules = royale(2, tiles=6)
    state = at(rules, sides={2: PrimeTime()}, roll="roll 1", dice={2: dice})
    assert play(rules, state, "place 1").round == 2


def test_prime_time_counts_for_bad_luck_not_for_high_five() -> None:
    """LVR B1 R prime-for-luck: black dice count for Bad Luck, not for C1."""
    rules = royale(tiles=6)
    luck = at(
        rules,
        sides={2: PrimeTime(), 5: BadLuck()},
        roll="roll 1",
        dice={2: {1: 1}, 5: {0: 1, 2: 1}},
        won=dict.fromkeys(range(3), (100,)),
    )
    rolled = play(rules, luck, "place 1", "black 5 6")
    assert [sum(won) for won in play(rules, rolled, "add none").won] == [140, 100, 100]
    assert [sum(won) for won in play(rules, rolled, "add 5").won] == [90, 100, 50], "all three have 1"
    five = at(rules, sides={2: PrimeTime(), 3: HighFive()}, roll="roll 1", dice={2: {1: 1}, 3: {1: 4}})
    assert 100 not in play(rules, five, "place 1", "black 3 3", "add 3 3").won[1]


def test_fifty_fifty_pays_its_spaces() -> None:
    """LVR B2 R fifty-spaces: right is one space on; stop takes 0, 1 chip, 30, 40; 60 is paid and over."""
    rules = royale()
    state = at(rules, sides={4: FiftyFifty()}, roll="roll 1 4", hands={1: (1, 0)})
    step = play(rules, state, "place 4", "black 3 4")
    for pays in (0, 10, 30, 40):
        assert choices(rules, step) == ["stop", "higher", "lower"]
        assert gains(rules, state, play(rules, step, "stop"))[0] == pays
        step = (
            play(rules, step, "higher", "black 4 4")
            if pays in (0, 30)
            else play(rules, step, "lower", "black 3 4")
        )
    assert gains(rules, state, step)[0] == 60
    assert step.seat == 1


def test_fifty_fifty_wrong_or_equal() -> None:
    """LVR B2 R fifty-any: wrong or equal: nothing, and over; higher after 12 may be said and is wrong."""
    rules = royale()
    state = at(rules, sides={4: FiftyFifty()}, roll="roll 1 4", hands={1: (1, 0)})
    first = play(rules, state, "place 4", "black 3 4")
    for said, black in (("higher", "black 3 4"), ("higher", "black 1 2"), ("lower", "black 6 6")):
        over = play(rules, first, said, black)
        assert gains(rules, state, over)[0] == 0
        assert over.seat == 1
    top = play(rules, state, "place 4", "black 6 6")
    assert "higher" in choices(rules, top)
    assert play(rules, top, "higher", "black 6 6").seat == 1


def test_high_five() -> None:
    """LVR C1 Weight 5 or more, the Biggy counting 2, takes the token once: 100 at payout."""
    rules = royale(tiles=6)
    state = at(rules, sides={4: HighFive()}, roll="roll 1 4 b4", dice={4: {0: 2}}, hands={1: (6, 0)})
    taken = play(rules, state, "place 4")
    assert taken.tiles[3] == HighFive(0)
    later = play(rules, taken, "roll 4 4 4 4 4 4", "place 4")
    assert later.tiles[3] == HighFive(0), "never lost"
    low = at(rules, sides={4: HighFive()}, roll="roll 1 4 b4", dice={4: {0: 1}}, hands={1: (1, 0)})
    assert play(rules, low, "place 4").tiles[3] == HighFive()
    ended = play(rules, at(rules, sides={4: HighFive(1)}, roll="roll 1"), "place 1")
    assert ended.won[1] == (100,)


def test_high_five_by_another_effect() -> None:
    """LVR C1 Reaching 5 by another effect counts only at the next activation here."""
    rules = royale()
    state = at(rules, sides={4: HighFive(), 5: "H2"}, roll="roll 1 4 5", dice={4: {0: 4}}, hands={1: (1, 0)})
    moved = play(rules, state, "place 5", "black 5 5", "use 5", "turn small 4")
    assert moved.dice[3][0] == 5
    assert moved.tiles[3] == HighFive()
    again = play(rules, moved, "roll 1", "place 1", "roll 4", "place 4")
    assert again.round == 2 and 100 in again.won[0]


def test_bad_luck_fines_the_least() -> None:
    """LVR C2 R bad-luck-always: zero included, no activation needed; every seat with the least pays 50."""
    rules = royale(4, tiles=6)
    purse = dict.fromkeys(range(4), (100,))
    state = at(rules, sides={5: BadLuck()}, roll="roll 1", dice={5: {0: 1, 2: 1}}, won=purse)
    after = play(rules, state, "place 1")
    assert [sum(won) for won in after.won] == [140, 50, 100, 50]
    equal = at(rules, sides={5: BadLuck()}, roll="roll 1", won=purse)
    assert [sum(won) for won in play(rules, equal, "place 1").won] == [90, 50, 50, 50]


def test_bad_luck_ignores_imaginary_players() -> None:
    """LVR C2 Weights of real seats only, before cancelling."""
    rules = royale(2, tiles=6)
    state = at(rules, sides={5: BadLuck()}, roll="roll 1", dice={5: {0: 2, 1: 2}}, won={0: (100,), 1: (100,)})
    after = play(rules, state, "place 1")
    assert [sum(won) for won in after.won] == [90, 50]


@pytest.mark.parametrize(
    ("won", "chips", "left", "kept"),
    [
        ((100,), 3, (50,), 3),
        ((90, 30), 3, (70,), 3),
        ((40, 30, 30), 3, (40, 10), 3),
        ((30, 20), 3, (), 3),
        ((40,), 3, (), 2),
        ((30,), 1, (), 0),
        ((), 7, (), 2),
        ((), 0, (), 0),
    ],
)
def test_bad_luck_pays_lowest_first(
    won: tuple[int, ...], chips: int, left: tuple[int, ...], kept: int
) -> None:
    """LVR C2 R bad-luck-pays, R change: lowest bills first, change as one bill; then chips; then no more."""
    rules = royale(2, tiles=6, neutral=False)
    state = at(rules, sides={5: BadLuck()}, roll="roll 1", dice={5: {0: 1}}, won={1: won}, chips={1: chips})
    after = play(rules, state, "place 1")
    assert after.won[1] == left
    assert after.chips[1] == kept + 2
    assert after.bank == state.bank + sum(won) - sum(left)


@pytest.mark.parametrize("casinos", range(1, 7))
def test_pay_day(casinos: int) -> None:
    """LVR D1 Casinos with an own die: 1 or 2: that many chips; 3 to 6: 30 to 60; a Biggy counts too."""
    rules = royale()
    others = [casino for casino in range(1, 7) if casino != 4][: casinos - 1]
    dice = {casino: {0: 2, 1: 1} for casino in others[1:]} | {6: {1: 1}}
    if 6 in others:
        dice[6] = {0: 1}
    state = at(
        rules,
        sides={4: "D1"},
        roll="roll 1 4",
        dice=dice,
        biggies={0: others[0]} if others else {},
        hands={1: (1, 0)},
    )
    after = play(rules, state, "place 4")
    assert gains(rules, state, after)[0] == casinos * 10
    assert after.chips[0] == (casinos if casinos < 3 else 0)


def test_pay_day_ignores_dice_on_tiles() -> None:
    """LVR D1 Dice on tiles do not count."""
    rules = royale()
    state = at(rules, sides={4: "D1", 5: "G2"}, roll="roll 4 5", hands={1: (1, 0)})
    doubled = play(rules, state, "place 5", "double 1", "roll 1", "place 1", "roll 4")
    assert gains(rules, doubled, rules.done(doubled, rules.parse("place 4")))[0] == 10


@pytest.mark.parametrize(
    ("dice", "takes"),
    [({}, True), ({1: 1}, True), ({1: 2}, False), ({2: 3}, False), ({-1: 2}, False), ({-1: 1}, True)],
)
def test_power_play_needs_the_most(dice: dict[int, int], takes: bool) -> None:
    """LVR D2 The weight must exceed everyone's, imaginary players included."""
    rules = royale()
    state = at(rules, sides={4: "D2"}, roll="roll 1 4 4", dice={4: dice}, hands={1: (1, 0)})
    assert play(rules, state, "place 4").tiles[3] == PowerPlay(0 if takes else -1)


def test_power_play_is_taken_from_its_holder() -> None:
    """LVR D2 Taken from the tile or its holder; an equal weight sends it back to the tile at once."""
    rules = royale()
    state = at(rules, sides={4: PowerPlay(1)}, roll="roll 1 4 4", dice={4: {1: 1}}, hands={1: (1, 0)})
    assert play(rules, state, "place 4").tiles[3] == PowerPlay(0)
    weak = at(rules, sides={4: PowerPlay(1)}, roll="roll 1 4 4", dice={4: {1: 3}}, hands={1: (1, 0)})
    assert play(rules, weak, "place 4").tiles[3] == PowerPlay(1)
    equal = at(rules, sides={4: PowerPlay(1)}, roll="roll 1 4 4", dice={4: {1: 2}}, hands={1: (1, 0)})
    assert play(rules, equal, "place 4").tiles[3] == PowerPlay(-1)


def test_power_play_is_used() -> None:
    """LVR D2 R power-lasts: one die in hand to any open value, which activates; the token stays."""
    rules = royale()
    state = at(
        rules,
        seat=2,
        sides={1: NoEntry(6, 1), 3: "A2", 4: PowerPlay(0)},
        roll="roll 2",
        dice={4: {0: 2}},
        hands={0: (2, 1)},
    )
    asks = play(rules, state, "place 2")
    assert choices(rules, asks) == [
        *(f"power {kind} {value}" for kind in ("small", "biggy") for value in range(1, 6)),
        "decline",
    ]
    used = play(rules, asks, "power small 3")
    assert due(rules, used) == "black"
    later = play(rules, used, "black 1 2")
    assert later.tiles[3] == PowerPlay(0)
    assert asked(rules, later) == 0 and later.hands[0] == (1, 1)


def test_a_holder_may_roll_and_pass() -> None:
    """LVR D2 A holder who rolls may pass for a chip and keeps the token; a Power Play cannot be passed."""
    rules = royale()
    state = at(
        rules,
        seat=2,
        sides={4: PowerPlay(0)},
        roll="roll 2",
        dice={4: {0: 2}},
        hands={0: (2, 0)},
        chips={0: 1},
    )
    asks = play(rules, state, "place 2")
    assert "pass" not in choices(rules, asks)
    passed = play(rules, asks, "decline", "roll 1 2", "pass")
    assert passed.tiles[3] == PowerPlay(0)
    assert asked(rules, passed) == 0


def test_a_holder_without_dice_keeps_the_token() -> None:
    """LVR D2 A holder without dice in hand keeps it and is not asked."""
    rules = royale()
    state = at(rules, seat=1, sides={4: PowerPlay(0)}, roll="roll 2", dice={4: {0: 2}}, hands={2: (1, 0)})
    after = play(rules, state, "place 2")
    assert after.tiles[3] == PowerPlay(0)
    assert rules.turn(after) == Chance("roll", 2)
