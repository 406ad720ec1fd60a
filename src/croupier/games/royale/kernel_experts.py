"""Games of experts in Royale's kernel: every choice is played out, and the best one is made.

They are there to be measured: the bot `expert` plays on the engine, by the same playouts.
"""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells
from croupier.games.lasvegas.kernel_dice import (
    EIGHT,
    GOLDEN,
    HALF,
    LOW_HALF,
    ONE,
    SIX,
    ZERO,
    mix,
)
from croupier.games.lasvegas.kernel_money import SHARES_AT, Floats
from croupier.games.lasvegas.kernel_values import CARELESS
from croupier.games.royale.kernel import k_new, k_roll
from croupier.games.royale.kernel_codec import (
    GUESSING,
    HIDING,
    OWED,
    PENDING,
    PHASE,
    PICKING,
    POSITION_CELLS,
    ROUND,
    ROUNDS,
    SEAT,
    SEATS,
    SHARE,
    SPLITTING,
    TO_BLACK,
    TO_DECIDE,
    TO_ROLL,
)
from croupier.games.royale.kernel_compiling import compiled, step
from croupier.games.royale.kernel_decide import k_black, k_decide
from croupier.games.royale.kernel_legal import k_legal
from croupier.games.royale.kernel_play import (
    CHOICES,
    STRIDE,
    count_bits,
    count_money,
    one_of,
    set_up,
)
from croupier.games.royale.kernel_values import MANY, play_round, weigh_money


@step
def secret(owed: Cell) -> bool:
    """Whether a question is about what one of two seats cannot know."""
    return owed in (HIDING, GUESSING, SPLITTING, PICKING)


@compiled
def choose_best(a: Cells, b: Cells, s: Floats, weights: Floats, seed: Cell, count: Cell) -> Cell:
    """The choice after which so many playouts give the seat the greatest share; in secret any one."""
    legal = k_legal(a)
    if secret(a[PENDING]) or count_bits(legal) == ONE:
        return one_of(legal, seed >> HALF)
    seat = a[OWED] if a[PENDING] != ZERO else a[SEAT]
    most = -1.0
    best = ZERO
    for choice in range(CHOICES):
        if legal >> choice & ONE == ZERO:
            continue
        total = 0.0
        for playout in range(count):
            for cell in range(ZERO, POSITION_CELLS):
                b[cell] = a[cell]
            k_decide(b, choice)
            if b[ROUND] == a[ROUND]:
                play_round(b, seed + playout * STRIDE, CARELESS)
            weigh_money(b, s, weights)
            total += s[SHARES_AT + seat]
        if total > most:
            most = total
            best = choice
    return best


@step
def play_experts(a: Cells, b: Cells, s: Floats, weights: Floats, r: Cell, count: Cell, most: Cell) -> Cell:
    """Plays on to the end of the round, but at most so many events, after the set-up."""
    now = a[ROUND]
    while a[ROUND] == now and (most != ZERO or a[PHASE] < TO_ROLL):
        most -= ONE if a[PHASE] >= TO_ROLL else ZERO
        if a[PHASE] == TO_ROLL:
            r, _ = k_roll(a, r)
            if a[PHASE] == TO_DECIDE and a[PENDING] == ZERO:
                k_decide(a, choose_best(a, b, s, weights, mix(~r), count))
        elif a[PHASE] == TO_DECIDE:
            r += GOLDEN
            k_decide(a, choose_best(a, b, s, weights, mix(~r), count))
        elif a[PHASE] == TO_BLACK:
            r = k_black(a, r)
        else:
            r = set_up(a, r)
    return r


@compiled
def sample_games(
    a: Cells,
    b: Cells,
    s: Floats,
    weights: Floats,
    seed: Cell,
    first: Cell,
    games: Cell,
    count: Cell,
    positions: Cells,
    results: Cells,
) -> None:
    """Plays games of experts with so many playouts a choice; notes one position of each, and the result."""
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
                r = play_experts(a, b, s, weights, r, count, events)
                for cell in range(ZERO, POSITION_CELLS):
                    positions[base + cell] = a[cell]
                positions[base + POSITION_CELLS] = ONE if a[ROUND] != now else ZERO
            if a[ROUND] == now:
                play_experts(a, b, s, weights, r, count, MANY)
        count_money(a)
        for seat in range(a[SEATS]):
            results[game * SIX + seat] = a[SHARE + seat]
