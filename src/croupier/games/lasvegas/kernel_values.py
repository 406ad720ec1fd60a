"""Values in the kernel: playouts to the end of the round, and what the money is worth then.

Playouts are greedy with a random choice here and there, which values positions better than greedy alone.
"""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel import (
    k_new,
    k_place,
    k_roll,
    k_set_up,
    k_settle,
)
from croupier.games.lasvegas.kernel_codec import (
    BILLS_WON,
    FACES,
    GAIN,
    HAND,
    MONEY,
    PHASE,
    ROLL,
    ROLL_BIG,
    ROLL_NEUTRAL,
    ROUND,
    ROUNDS,
    SEAT,
    SEATS,
    SHARE,
    START,
    TO_PLACE,
    TO_ROLL,
    TO_SETTLE,
)
from croupier.games.lasvegas.kernel_dice import (
    EIGHT,
    FOUR,
    GOLDEN,
    HALF,
    LOW_HALF,
    ONE,
    SIX,
    SIXTEEN,
    THREE,
    TWO,
    ZERO,
    compiled,
    mask_of,
    mix,
    step,
)
from croupier.games.lasvegas.kernel_money import BILLS_AT, FIGURES, MONEY_AT, SHARES_AT, Floats, shares
from croupier.games.lasvegas.kernel_play import STRIDE, choose_greedy, choose_random, count_money, k_gains
from croupier.games.lasvegas.kernel_policy import choose_weighed

#: Playouts are noted in this many parts, so that their spread can be told.
PARTS = U(8)
#: Of 256 choices in a playout this many are made at random.
CARELESS = U(32)
#: In place of a seat that weighs its placements: nobody does, or all do.
NOBODY, EVERYBODY = U(7), U(8)
#: More placements than a round has.
MANY = U(1000)
_BYTE = U(255)
_SIXTY = 60.0
# The draws of a playout: some for the set-up, then two for each seat and hand (8 small dice, 4 neutral ones,
# the Biggie), which is less than its stride.
_NINE, _HANDS, _ROLLS = U(9), U(45), U(128)
PLAYOUT = U(2048 * int(GOLDEN) % (1 << 64))


@step
def play_round(a: Cells, r: Cell, careless: Cell) -> None:
    """Plays on to the end of the round."""
    play_some(a, r, careless, MANY)
    k_settle(a)


@step
def play_some(a: Cells, r: Cell, careless: Cell, most: Cell) -> None:
    """Plays at most so many placements of the round."""
    r = k_set_up(a, r)
    while a[PHASE] == TO_ROLL and most != ZERO:
        most -= ONE
        r, bits = k_roll(a, r)
        if bits >> EIGHT & _BYTE < careless:
            choice = choose_random(a, bits)
        else:
            choice = choose_greedy(a, bits)
        k_place(a, choice)


@step
def play_alike(a: Cells, s: Floats, policy: Floats, begin: Cell, careless: Cell, mind: Cell) -> None:
    """Plays the round to its end so that playouts of different positions are as alike as can be.

    What a seat rolls with some dice in hand depends on nothing but the playout, the seat and those dice,
    whatever was placed before. Hands only shrink, so nothing is rolled twice. One seat weighs its placements
    by the policy, or all do; the others are greedy.
    """
    k_set_up(a, begin)
    while a[PHASE] == TO_ROLL:
        hand = a[HAND + a[SEAT]]
        dice = (hand & _BYTE) + _NINE * (hand >> EIGHT & _BYTE) + _HANDS * (hand >> SIXTEEN)
        _, bits = k_roll(a, begin + (_ROLLS + TWO * (a[SEAT] * TWO * _HANDS + dice)) * GOLDEN)
        if bits >> EIGHT & _BYTE < careless:
            choice = choose_random(a, bits)
        elif a[SEAT] == mind or mind == EVERYBODY:
            choice = choose_weighed(a, s, policy)
        else:
            choice = choose_greedy(a, bits)
        k_place(a, choice)
    k_settle(a)


@step
def weigh_money(a: Cells, s: Floats, weights: Floats) -> None:
    """Notes every seat's share of the victory: the result after the last round, before it by the money."""
    count_money(a)
    seats = a[SEATS]
    if a[ROUND] == a[ROUNDS]:
        for seat in range(seats):
            s[SHARES_AT + seat] = float(a[SHARE + seat]) / _SIXTY
        return
    for seat in range(seats):
        s[MONEY_AT + seat] = float(a[MONEY + seat])
        s[BILLS_AT + seat] = float(a[BILLS_WON + seat])
    shares(s, weights, (a[ROUNDS] - a[ROUND] - ONE) * FIGURES, seats, a[START])


@compiled
def value_positions(
    positions: Cells,
    number: Cell,
    a: Cells,
    s: Floats,
    weights: Floats,
    policy: Floats,
    seed: Cell,
    count: Cell,
    careless: Cell,
    mind: Cell,
    sums: Floats,
) -> None:
    """Plays each position out so often; adds up every seat's shares in parts of six cells.

    Behind each position stands whether its round is over and the next has not begun. Playout i of a seed
    meets the same dice in every position. Where nothing is left to play, once is enough. If a seat weighs its
    placements, all do in every second playout: nobody knows what the others are like.
    """
    sequence = mix(seed + GOLDEN)
    for place in range(number):
        base = place * (SEATS + ONE)
        over = positions[base + SEATS] != ZERO
        for playout in range(count):
            part = SIX * (place * PARTS + playout * PARTS // count)
            if playout == ZERO or not (over or positions[base + PHASE] == TO_SETTLE):
                for cell in range(ZERO, SEATS):
                    a[cell] = positions[base + cell]
                if not over:
                    alone = mind == NOBODY or playout & ONE == ZERO
                    who = mind if alone else EVERYBODY
                    play_alike(a, s, policy, sequence + playout * PLAYOUT, careless, who)
                weigh_money(a, s, weights)
            for seat in range(a[SEATS]):
                sums[part + seat] += s[SHARES_AT + seat]


@compiled
def gain_positions(position: Cells, a: Cells, laid: Cells, number: Cell, gains: Cells) -> None:
    """By how much placements raise the winnings of the seat to move, were the round to end then."""
    for place in range(number):
        lay_roll(position, a, laid, place * FOUR)
        k_gains(a)
        gains[place] = a[GAIN + laid[place * FOUR]]


@step
def lay_roll(position: Cells, a: Cells, laid: Cells, at: Cell) -> None:
    """The position with the dice of a placement rolled, and no others."""
    for cell in range(ZERO, SEATS):
        a[cell] = position[cell]
    a[ROLL] = laid[at + ONE]
    a[ROLL_NEUTRAL] = laid[at + TWO]
    a[ROLL_BIG] = laid[at + THREE]
    a[FACES] = mask_of(a[ROLL] | a[ROLL_NEUTRAL] | a[ROLL_BIG])
    a[PHASE] = TO_PLACE


@compiled
def lay_positions(position: Cells, a: Cells, laid: Cells, number: Cell, positions: Cells) -> None:
    """The positions after placements: choice, small dice, neutral dice and Biggie, four cells each."""
    for place in range(number):
        lay_roll(position, a, laid, place * FOUR)
        k_place(a, laid[place * FOUR])
        base = place * (SEATS + ONE)
        for cell in range(ZERO, SEATS):
            positions[base + cell] = a[cell]
        positions[base + SEATS] = ZERO


#: A game in the notes: for each round but the last money, bills and the start seat; then who won.
NOTE = U(13)


@compiled
def note_games(a: Cells, seed: Cell, first: Cell, games: Cell, notes: Cells) -> None:
    """Plays games by the greedy policy and notes the money after every round, and the result."""
    sequence = mix(seed + GOLDEN)
    width = (a[ROUNDS] - ONE) * NOTE + SIX
    for game in range(games):
        k_new(a)
        at = game * width
        for turn in range(a[ROUNDS]):
            play_round(a, sequence + ((first + game) * EIGHT + turn) * STRIDE, ZERO)
            count_money(a)
            if turn + ONE == a[ROUNDS]:
                for seat in range(a[SEATS]):
                    notes[at + seat] = a[SHARE + seat]
            else:
                for seat in range(a[SEATS]):
                    notes[at + seat] = a[MONEY + seat]
                    notes[at + SIX + seat] = a[BILLS_WON + seat]
                notes[at + SIX + SIX] = a[START]
            at += NOTE


@compiled
def sample_games(a: Cells, seed: Cell, first: Cell, games: Cell, positions: Cells, results: Cells) -> None:
    """Plays games by the greedy policy; notes one position of each, anywhere in it, and the result."""
    sequence = mix(seed + GOLDEN)
    for game in range(games):
        k_new(a)
        begin = sequence + (first + game) * EIGHT * STRIDE
        bits = mix(begin)
        chosen = (bits & LOW_HALF) * a[ROUNDS] >> HALF
        placements = (bits >> HALF) * (a[SEATS] * FOUR) >> HALF
        for turn in range(a[ROUNDS]):
            r = begin + turn * STRIDE
            if turn == chosen:
                play_some(a, r, ZERO, placements)
                for cell in range(ZERO, SEATS):
                    positions[game * (SEATS + ONE) + cell] = a[cell]
                r += SIX * STRIDE
            play_round(a, r, ZERO)
        count_money(a)
        for seat in range(a[SEATS]):
            results[game * SIX + seat] = a[SHARE + seat]
