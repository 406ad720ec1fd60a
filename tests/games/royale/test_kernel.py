"""The kernel of Royale: a checked second copy of the engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from croupier import games
from croupier.core.chance import Seeded
from croupier.core.errors import InvalidOption
from croupier.core.options import Value
from croupier.core.play import at_random, steps
from croupier.core.rules import Chance
from croupier.games.compiled import Cell, Cells, U, wrapping
from croupier.games.lasvegas.events import Place
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    EIGHT,
    GOLDEN,
    HALF,
    ONE,
    ONES,
    SEVEN,
    SIX,
    SIXTEEN,
    THREE,
    ZERO,
    lane,
    mix,
)
from croupier.games.lasvegas.payout import prize, ranking
from croupier.games.royale import kernel_codec as codec
from croupier.games.royale.kernel import k_new, k_roll, sum_of
from croupier.games.royale.kernel_choices import number_of
from croupier.games.royale.kernel_codec import (
    BANK,
    BAR,
    BIG,
    BILLS,
    BOTTOM,
    CHANGE,
    DICE,
    DOUBLE,
    F1,
    F2,
    GOLD,
    GREY,
    GROUPS,
    HAND,
    NICE,
    OVER,
    PHASE,
    POOL,
    ROUND,
    SEATS,
    SLOTS,
    TO_BLACK,
    TO_DECIDE,
    TO_ROLL,
    WON,
)
from croupier.games.royale.kernel_compiling import compiled, step
from croupier.games.royale.kernel_decide import k_black, k_decide
from croupier.games.royale.kernel_pay import find
from croupier.games.royale.kernel_play import STRIDE, choose_greedy, choose_random, set_up
from croupier.games.royale.moves import place, weights
from croupier.games.royale.state import State
from croupier.games.royale.tiles import Tile
from croupier.games.royale.tiles.e1 import NoEntry
from croupier.games.royale.tiles.f2 import Relieving
from croupier.games.royale.tiles.h2 import Choosing
from tests.games.royale import differential
from tests.games.royale.tables import at, royale

CONFIGURATIONS: list[tuple[int, dict[str, Value]]] = [
    (2, {"tiles": 6}),
    (2, {"tiles": 3, "neutral": False}),
    (2, {"tiles": 0, "rounds": 1}),
    (2, {"tiles": 4, "fresh_tiles": True}),
    (3, {"tiles": 6, "start": "lot"}),
    (3, {"tiles": 2, "start": 3}),
    (4, {"tiles": 6, "money": "open"}),
    (4, {"tiles": 4, "fresh_tiles": True, "rounds": 2}),
    (5, {"tiles": 6}),
    (5, {"tiles": 3}),
    (5, {"tiles": 0}),
]
_56 = U(56)
DICE_OF_A_SEAT, MONEY = U(7 | 256), U(562)


@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_engine_and_kernel_agree(seats: int, options: dict[str, Value]) -> None:
    """Every cell and every legal set after every event of random games."""
    for rules in differential.editions(seats, **options):
        assert differential.compare(rules, 6, seed=seats) > 200


@pytest.mark.parametrize("seats", range(2, 6))
def test_engine_and_kernel_agree_on_crowded_tables(seats: int) -> None:
    """Tiles that have to do with each other: the bar with all that moves dice, the token, both bars."""
    for rules in differential.editions(seats, tiles=6, rounds=1):
        assert differential.compare_crowded(rules, 8, seed=seats) > 1000


@pytest.mark.parametrize("owed", [Choosing(0, (5, 5)), Relieving(0)])
def test_engine_and_kernel_agree_where_nothing_can_move(owed: Choosing | Relieving) -> None:
    """LVR §6 No die in hand, the only own one barred: no game comes there, a position may."""
    for rules in differential.editions(3, rounds=1):
        sides: dict[int, str | Tile] = {1: NoEntry(5, 1), 2: "F2", 3: "H2"}
        state = at(rules, sides=sides, dice={5: {0: 1}}, hands={1: (1, 0)})
        assert differential.compare(rules, 12, state=state._replace(pending=owed)) > 12


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_engine_and_kernel_agree_for_long(seats: int, options: dict[str, Value]) -> None:
    """The same over many more games."""
    for rules in differential.editions(seats, **options):
        assert differential.compare(rules, 100, seed=seats + 50) > 3_000


def test_the_kernel_without_the_compiler() -> None:
    """The same steps run uncompiled and agree as well."""
    root = Path(__file__).parents[3]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-m", "tests.games.royale.differential", "1"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, cwd=root)
    told = json.loads(done.stdout)
    assert told["events"] > 200
    assert not told["compiled"]


@step
def dice_of(a: Cells, seat: Cell) -> Cell:
    """A seat's small dice plus 256 times its Biggies, wherever they lie."""
    small = (a[HAND + seat] & BYTE) + (a[DICE + seat] * ONES >> _56)
    big = (a[HAND + seat] >> EIGHT) + (a[BIG + seat] * ONES >> _56)
    for cell in (BAR + seat, DOUBLE + seat):
        small += a[cell] & BYTE
        big += a[cell] >> EIGHT
    for space in range(SEVEN):
        die = lane(a[NICE], space) if space < SIX else a[GOLD]
        if die & SEVEN == seat + ONE:
            small += ONE if die < EIGHT else ZERO
            big += ONE if die >= EIGHT else ZERO
    return small | big << EIGHT


@step
def grey_of(a: Cells) -> Cell:
    """The grey dice on casinos and on their tile; 9 when it is not in play."""
    lying = a[DICE + a[GREY]] * ONES >> _56
    if find(a, F1) < SIX:
        groups = a[GROUPS]
        return lying + (groups & BYTE) + ((groups >> EIGHT & BYTE) << ONE) + (groups >> SIXTEEN) * THREE
    if find(a, F2) < SIX:
        return lying + SEVEN + ONE + ONE - (a[SLOTS] * ONES >> _56)
    return lying + SEVEN + ONE + ONE


@step
def money_of(a: Cells) -> Cell:
    """All the money in tens, less what the bank paid."""
    total = a[BANK] + sum_of(a[POOL]) + sum_of(a[BOTTOM])
    for casino in range(SIX):
        total += (a[BILLS + casino] & BYTE) + (a[BILLS + casino] >> EIGHT)
    for seat in range(a[SEATS]):
        change = a[CHANGE + seat]
        total += sum_of(a[WON + seat]) + lane(change, ZERO) + (lane(change, ONE) << ONE)
    return total


@compiled
def broken(a: Cells, seed: Cell, count: Cell, dice: Cell, money: Cell) -> Cell:
    """Plays games at random; returns how often dice or money were not all there after an event."""
    wrong = ZERO
    for game in range(count):
        k_new(a)
        r = seed + game * STRIDE
        while a[PHASE] != OVER:
            if a[PHASE] == TO_ROLL:
                r, _ = k_roll(a, r)
            elif a[PHASE] == TO_DECIDE:
                r += GOLDEN
                k_decide(a, choose_random(a, mix(r) >> HALF))
            elif a[PHASE] == TO_BLACK:
                r = k_black(a, r)
            else:
                r = set_up(a, r)
            for seat in range(a[GREY]):
                if dice_of(a, seat) != dice:
                    wrong += ONE
            if grey_of(a) != SEVEN + ONE + ONE or money_of(a) != money:
                wrong += ONE
    return wrong


def test_two_hundred_thousand_games() -> None:
    """Any combination of tiles and seats plays to the end, dice and money conserved after every event."""
    configurations = [(seats, tiles) for seats in range(2, 6) for tiles in range(7)]
    with wrapping():
        for seats, tiles in configurations:
            rules = royale(seats, tiles=tiles, start="lot")
            array = codec.encode(rules, rules.start())
            count = U(200_000 // len(configurations) + 1)
            assert broken(array, U(1000 * seats + tiles), count, DICE_OF_A_SEAT, MONEY) == 0
            assert int(array[ROUND]) == 4


def test_the_checks_can_fail() -> None:
    """A die or a bill too many would be noticed."""
    rules = royale(3, tiles=0)
    array = codec.encode(rules, rules.start())
    with wrapping():
        assert broken(array, U(1), U(1), DICE_OF_A_SEAT, MONEY) == 0
        assert broken(array, U(1), U(1), DICE_OF_A_SEAT + ONE, MONEY) > 0
        assert broken(array, U(1), U(1), DICE_OF_A_SEAT, MONEY + ONE) > 0


@pytest.mark.parametrize(
    ("seats", "texts"),
    [
        (5, ()),
        (3, ("start 1",)),
        (3, ("start 1", *["pair 60 50"] * 6, "reserve" + " 70" * 13 + " 80" * 11)),
    ],
)
def test_chance_comes_with_its_weights(seats: int, texts: tuple[str, ...]) -> None:
    """What the kernel draws has the engine's weights: the lot, a pair, a tile and its side."""
    rules = royale(seats, tiles=6, start="lot")
    state = rules.start()
    for text in texts:
        state = rules.apply(state, None, rules.parse(text))
    weights = dict(rules.outcomes(state))
    total = sum(weights.values())
    turn = rules.turn(state)
    assert isinstance(turn, Chance)
    draws = 30_000
    found = Counter(differential.first_events(rules, state, draws))
    assert set(found) <= set(weights)
    distance = sum(
        (found[event] - draws * weight / total) ** 2 / (draws * weight / total)
        for event, weight in weights.items()
    )
    assert distance < len(weights) + 5 * (2 * len(weights)) ** 0.5


@compiled
def greedy_choice(a: Cells, bits: Cell) -> Cell:
    """What the greedy policy chooses."""
    return choose_greedy(a, bits)


def test_greedy_playouts_take_the_best_bill() -> None:
    """Of all placements one that raises the bills the seat would take most; never a pass."""
    rules = royale(4, tiles=6)
    source, looked = Seeded(3), 0
    for state, seat, _, _ in steps(rules, at_random(rules, source), source):
        if seat is None or state.pending is not None:
            continue
        gains = {}
        for event in rules.actions(state, seat):
            if isinstance(event, Place):
                now, then = (bill_at(one, event.value) for one in (state, placed(state, event)))
                gains[number_of(state, event)] = then - now
        with wrapping():
            chosen = int(greedy_choice(codec.encode(rules, state), U(source.below(1 << 32))))
        assert gains[chosen] == max(gains.values())
        looked += 1
    assert looked > 50


def placed(state: State, event: Place) -> State:
    """The dice lie on the casino, nothing else has happened."""
    assert state.rolled is not None
    small, big, _ = state.rolled.count(event.value)
    return place(state, state.seat, event.value, small, big)


def bill_at(state: State, casino: int) -> int:
    """The bill the seat in turn would take at a casino."""
    return prize(ranking(weights(state, casino)), state.bills[casino - 1], state.seat)


def test_playouts_agree_with_the_engine() -> None:
    """The mean of random playouts on the engine and in the kernel is the same within chance."""
    rules = royale(3, tiles=6)
    source = Seeded(5)
    choose = at_random(rules, source)
    state, seat = next((at, who) for at, who, _, _ in steps(rules, choose, source) if who is not None)
    events = rules.actions(state, seat)
    kernel = games.kernel(rules)
    assert kernel is not None
    sample = kernel.position(state).playouts(events[:1], "random", "own", 7, 4000)[0]
    scores = []
    for _ in range(150):
        played = steps(rules, choose, source, rules.apply(state, seat, events[0]))
        # The next round's chips are given out already on both sides.
        second = next(step.after for step in played if step.after.round > 1)
        scores.append(rules.score(second)[seat])
    mean = sum(scores) / len(scores)
    spread = (sum((score - mean) ** 2 for score in scores) / len(scores)) ** 0.5
    assert abs(mean - sample.mean) < 4 * (spread / len(scores) ** 0.5 + sample.error)


def test_an_edition_it_was_not_made_for_is_refused() -> None:
    """Another way to decide, and the kernel would play the wrong game without a word."""
    found = royale(3)
    other = replace(found, edition=replace(found.edition, revision=9, must_move=False))
    with pytest.raises(InvalidOption, match="not made for this edition"):
        codec.encode(other, other.start())
    assert len(codec.encode(found, found.start())) == codec.CELLS
