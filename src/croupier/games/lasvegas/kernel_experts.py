"""Games of experts in the kernel: every placement is played out, and the best one is made.

They are measured, and weights are learned from them. The bot `expert` plays on the engine, by such playouts.
"""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel import (
    k_legal,
    k_new,
    k_place,
    k_roll,
    k_set_up,
    k_settle,
)
from croupier.games.lasvegas.kernel_codec import (
    PHASE,
    ROUNDS,
    SEAT,
    SEATS,
    SHARE,
    TO_ROLL,
)
from croupier.games.lasvegas.kernel_dice import (
    EIGHT,
    FOUR,
    GOLDEN,
    HALF,
    LOW_HALF,
    ONE,
    SIX,
    ZERO,
    compiled,
    mix,
)
from croupier.games.lasvegas.kernel_money import SHARES_AT, Floats
from croupier.games.lasvegas.kernel_play import CHOICES, STRIDE, choose_random, count_money
from croupier.games.lasvegas.kernel_policy import LOOKS, LOOKS_AT, look
from croupier.games.lasvegas.kernel_values import CARELESS, NOBODY, PLAYOUT, play_alike, weigh_money

#: A seat weighs its placements in its own playouts; or nobody does.
WEIGHING, GREEDY = ONE, ZERO
#: Of 256 placements of a noted game this many are made at random, so that weaker positions are seen too.
_STRAY = U(25)
_BYTE = U(255)


@compiled
def choose_best(
    a: Cells,
    b: Cells,
    s: Floats,
    weights: Floats,
    policy: Floats,
    manner: Cell,
    seed: Cell,
    count: Cell,
    sums: Floats,
) -> Cell:
    """The placement after which so many playouts give the seat the greatest share; notes the sums of all."""
    legal = k_legal(a)
    mind = a[SEAT] if manner == WEIGHING else NOBODY
    most = -1.0
    best = ZERO
    for choice in range(CHOICES):
        sums[choice] = 0.0
        if legal >> choice & ONE == ZERO:
            continue
        for playout in range(count):
            for cell in range(ZERO, SEATS):
                b[cell] = a[cell]
            k_place(b, choice)
            play_alike(b, s, policy, seed + playout * PLAYOUT, CARELESS, mind)
            weigh_money(b, s, weights)
            sums[choice] += s[SHARES_AT + a[SEAT]]
        if sums[choice] > most:
            most = sums[choice]
            best = choice
    return best


@compiled
def sample_games(
    a: Cells,
    b: Cells,
    s: Floats,
    weights: Floats,
    policy: Floats,
    manner: Cell,
    seed: Cell,
    first: Cell,
    games: Cell,
    count: Cell,
    sums: Floats,
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
        placements = (bits >> HALF) * (a[SEATS] * FOUR) >> HALF
        for turn in range(a[ROUNDS]):
            r = k_set_up(a, begin + turn * STRIDE)
            placed = ZERO
            while True:
                if turn == chosen and (placed == placements or (a[PHASE] != TO_ROLL and placed < placements)):
                    for cell in range(ZERO, SEATS):
                        positions[game * (SEATS + ONE) + cell] = a[cell]
                if a[PHASE] != TO_ROLL:
                    break
                r, _ = k_roll(a, r)
                k_place(a, choose_best(a, b, s, weights, policy, manner, mix(~r), count, sums))
                placed += ONE
            k_settle(a)
        count_money(a)
        for seat in range(a[SEATS]):
            results[game * SIX + seat] = a[SHARE + seat]


#: A noted choice: the legal placements as a mask; then for each its figures, and the mean share after it.
CHOICE = ONE + CHOICES * (LOOKS + ONE)


@compiled
def note_choices(
    a: Cells,
    b: Cells,
    s: Floats,
    weights: Floats,
    policy: Floats,
    manner: Cell,
    seed: Cell,
    count: Cell,
    sums: Floats,
    notes: Floats,
) -> None:
    """Plays games of experts until there is no room for another choice in the notes."""
    r = mix(seed + GOLDEN)
    room = U(len(notes)) // CHOICE
    noted = ZERO
    while noted < room:
        k_new(a)
        for _ in range(a[ROUNDS]):
            r = k_set_up(a, r)
            while a[PHASE] == TO_ROLL:
                r, bits = k_roll(a, r)
                choice = choose_best(a, b, s, weights, policy, manner, mix(~r), count, sums)
                legal = look(a, s)
                if legal & legal - ONE != ZERO and noted < room:
                    at = noted * CHOICE
                    notes[at] = float(legal)
                    for one in range(CHOICES):
                        if legal >> one & ONE != ZERO:
                            base = at + ONE + one * (LOOKS + ONE)
                            for number in range(LOOKS):
                                notes[base + number] = s[LOOKS_AT + one * LOOKS + number]
                            notes[base + LOOKS] = sums[one] / float(count)
                    noted += ONE
                if bits >> EIGHT & _BYTE < _STRAY:
                    choice = choose_random(a, bits)
                k_place(a, choice)
            k_settle(a)
