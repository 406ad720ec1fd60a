"""Values in Royale's kernel: playouts to the end of the round, and what the money is worth then."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel_dice import (
    EIGHT,
    GOLDEN,
    HALF,
    LOW_HALF,
    ONE,
    SEVEN,
    SIX,
    ZERO,
    mask_of,
    mix,
)
from croupier.games.lasvegas.kernel_money import BILLS_AT, FIGURES, MONEY_AT, SHARES_AT, Floats, shares
from croupier.games.lasvegas.kernel_values import CARELESS, NOTE, PARTS
from croupier.games.royale.kernel import k_new, k_roll, next_turn
from croupier.games.royale.kernel_codec import (
    FACES,
    OWED,
    PENDING,
    PHASE,
    PIECES,
    POSITION_CELLS,
    ROLL,
    ROLL_BIG,
    ROUND,
    ROUNDS,
    SCORE,
    SEATS,
    SHARE,
    START,
    TO_BLACK,
    TO_DECIDE,
    TO_ROLL,
)
from croupier.games.royale.kernel_compiling import compiled, step
from croupier.games.royale.kernel_decide import k_black, k_decide
from croupier.games.royale.kernel_play import STRIDE, choose_greedy, choose_random, count_money, set_up

#: In place of a choice: the roll showed nothing but the barred value, and the turn is over.
NO_CHOICE = SEVEN
#: More events than a round has.
MANY = U(1 << 40)
_BYTE = U(255)
_SIXTY = 60.0


@step
def choose_careless(a: Cells, bits: Cell, careless: Cell) -> Cell:
    """The greedy choice, here and there any other one."""
    if bits >> EIGHT & _BYTE < careless:
        return choose_random(a, bits)
    return choose_greedy(a, bits)


@step
def play_round(a: Cells, r: Cell, careless: Cell) -> None:
    """Plays on to the end of the round."""
    play_some(a, r, careless, MANY)


@step
def play_some(a: Cells, r: Cell, careless: Cell, most: Cell) -> None:
    """Plays on to the end of the round, but at most so many events, after the set-up."""
    now = a[ROUND]
    while a[ROUND] == now and (most != ZERO or a[PHASE] < TO_ROLL):
        most -= ONE if a[PHASE] >= TO_ROLL else ZERO
        if a[PHASE] == TO_ROLL:
            r, bits = k_roll(a, r)
            if a[PHASE] == TO_DECIDE and a[PENDING] == ZERO:
                k_decide(a, choose_careless(a, bits, careless))
        elif a[PHASE] == TO_DECIDE:
            r += GOLDEN
            k_decide(a, choose_careless(a, mix(r) >> HALF, careless))
        elif a[PHASE] == TO_BLACK:
            r = k_black(a, r)
        else:
            r = set_up(a, r)


@step
def weigh_money(a: Cells, s: Floats, weights: Floats) -> None:
    """Notes every seat's share of the victory: the result after the last round, before it by the money."""
    count_money(a)
    seats = a[SEATS]
    if a[ROUND] > a[ROUNDS]:
        for seat in range(seats):
            s[SHARES_AT + seat] = float(a[SHARE + seat]) / _SIXTY
        return
    for seat in range(seats):
        s[MONEY_AT + seat] = float(a[SCORE + seat])
        s[BILLS_AT + seat] = float(a[PIECES + seat])
    shares(s, weights, (a[ROUNDS] - a[ROUND]) * FIGURES, seats, a[START] - ONE)


@compiled
def value_positions(
    positions: Cells,
    number: Cell,
    a: Cells,
    s: Floats,
    weights: Floats,
    seed: Cell,
    count: Cell,
    sums: Floats,
) -> None:
    """Plays each position out so often; adds up every seat's shares in parts of six cells.

    Playout i of a seed begins with the same random numbers in every position. A round that has been settled
    is not played again: there once is enough.
    """
    sequence = mix(seed + GOLDEN)
    for place in range(number):
        base = place * (POSITION_CELLS + ONE)
        for playout in range(count):
            part = SIX * (place * PARTS + playout * PARTS // count)
            settled = positions[base + POSITION_CELLS] != ZERO
            if playout == ZERO or not settled:
                for cell in range(ZERO, POSITION_CELLS):
                    a[cell] = positions[base + cell]
                if not settled:
                    play_round(a, sequence + playout * STRIDE, CARELESS)
                weigh_money(a, s, weights)
            for seat in range(a[SEATS]):
                sums[part + seat] += s[SHARES_AT + seat]


@compiled
def lay_positions(position: Cells, a: Cells, laid: Cells, number: Cell, positions: Cells) -> None:
    """The positions after placements: choice, small dice and Biggy, three cells each.

    Behind each position stands whether the round has been settled.
    """
    for place in range(number):
        for cell in range(ZERO, POSITION_CELLS):
            a[cell] = position[cell]
        at = place * U(3)
        a[ROLL] = laid[at + ONE]
        a[ROLL_BIG] = laid[at + U(2)]
        a[FACES] = mask_of(a[ROLL] | a[ROLL_BIG])
        a[PHASE] = TO_DECIDE
        a[PENDING] = ZERO
        a[OWED] = ZERO
        if laid[at] == NO_CHOICE:
            next_turn(a)
        else:
            k_decide(a, laid[at])
        base = place * (POSITION_CELLS + ONE)
        for cell in range(ZERO, POSITION_CELLS):
            positions[base + cell] = a[cell]
        positions[base + POSITION_CELLS] = ONE if a[ROUND] != position[ROUND] else ZERO


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
                    notes[at + seat] = a[SCORE + seat]
                    notes[at + SIX + seat] = a[PIECES + seat]
                notes[at + SIX + SIX] = a[START] - ONE
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
        events = (bits >> HALF) * (a[SEATS] * SIX) >> HALF
        for turn in range(a[ROUNDS]):
            r = begin + turn * STRIDE
            base = game * (POSITION_CELLS + ONE)
            now = a[ROUND]
            if turn == chosen:
                play_some(a, r, ZERO, events)
                for cell in range(ZERO, POSITION_CELLS):
                    positions[base + cell] = a[cell]
                positions[base + POSITION_CELLS] = ONE if a[ROUND] != now else ZERO
                r += SIX * STRIDE
            if a[ROUND] == now:
                play_round(a, r, ZERO)
        count_money(a)
        for seat in range(a[SEATS]):
            results[game * SIX + seat] = a[SHARE + seat]
