"""Whole games and playouts of Royale in the kernel: two policies, and nothing but the tested steps."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel_dice import (
    GOLDEN,
    HALF,
    ONE,
    ONES,
    SIX,
    SIXTEEN,
    TWO,
    ZERO,
    lane,
    mix,
    take,
)
from croupier.games.lasvegas.kernel_sums import (
    DIFF_BASE,
    GREEDY,
    MOVES,
    OWN,
    ROW,
    SHARED,
    SIXTIETHS,
    SQUARES,
    SUM,
    WIN,
    WINS,
)
from croupier.games.royale.kernel import (
    k_lay,
    k_lot,
    k_neutral,
    k_new,
    k_pair,
    k_reserve,
    k_roll,
    sum_of,
)
from croupier.games.royale.kernel_codec import (
    BILLS,
    CHANGE,
    CHIPS,
    OWED,
    PENDING,
    PHASE,
    PIECES,
    POLICY,
    POSITION_CELLS,
    ROLL,
    ROLL_BIG,
    ROUND,
    ROUNDS,
    SCORE,
    SEAT,
    SEATS,
    SHARE,
    STRONG,
    TO_BLACK,
    TO_DECIDE,
    TO_LAY,
    TO_LOT,
    TO_NEUTRAL,
    TO_PAIR,
    TO_RESERVE,
    TO_ROLL,
    WON,
)
from croupier.games.royale.kernel_compiling import compiled, step
from croupier.games.royale.kernel_decide import k_black, k_decide
from croupier.games.royale.kernel_legal import k_legal
from croupier.games.royale.kernel_pay import cancel, rank, takes, weigh

# Game i and playout i begin this far apart in one sequence: more draws than any game takes.
STRIDE = U((1 << 20) * int(GOLDEN) % (1 << 64))
CHOICES = U(32)
_56 = U(56)
_PLACES = U(63)
_5, _3, _F = U(0x5555555555555555), U(0x3333333333333333), U(0x0F0F0F0F0F0F0F0F)


@step
def count_bits(mask: Cell) -> Cell:
    """How many bits are set."""
    mask -= mask >> ONE & _5
    mask = (mask & _3) + (mask >> TWO & _3)
    return (mask + (mask >> U(4)) & _F) * ONES >> _56


@step
def choose_random(a: Cells, bits: Cell) -> Cell:
    """One of the legal choices, all equally likely, by 32 random bits."""
    return one_of(k_legal(a), bits)


@step
def one_of(mask: Cell, bits: Cell) -> Cell:
    """A set bit of a mask, all equally likely, by 32 random bits."""
    for _ in range(bits * count_bits(mask) >> HALF):
        mask &= mask - ONE
    return count_bits((mask & ~mask + ONE) - ONE)


@step
def choose_greedy(a: Cells, bits: Cell) -> Cell:
    """The placement that raises the bills the seat would take most; anything else at random."""
    legal = k_legal(a)
    if a[PENDING] != ZERO or legal & _PLACES == ZERO:
        return one_of(legal, bits)
    seat = a[SEAT]
    rank(a)
    before = takes(a, seat)
    weigh(a)
    a[STRONG + seat] += a[ROLL] + (a[ROLL_BIG] << ONE)
    cancel(a)
    after = takes(a, seat)
    best = ZERO
    ties = ZERO
    for casino in range(SIX):
        if legal >> casino & ONE != ZERO:
            bills = a[BILLS + casino]
            gain = SIXTEEN + take(bills, after, casino) - take(bills, before, casino)
            if gain > best:
                best = gain
                ties = ZERO
            if gain == best:
                ties |= ONE << casino
    return one_of(ties, bits)


@step
def choose(a: Cells, seat: Cell, bits: Cell) -> Cell:
    """What the policy of a seat chooses."""
    if a[POLICY + seat] == GREEDY:
        return choose_greedy(a, bits)
    return choose_random(a, bits)


@step
def set_up(a: Cells, r: Cell) -> Cell:
    """LVR §2 Everything that happens by itself."""
    while a[PHASE] < TO_ROLL:
        if a[PHASE] == TO_PAIR:
            r = k_pair(a, r)
        elif a[PHASE] == TO_LAY:
            r = k_lay(a, r)
        elif a[PHASE] == TO_RESERVE:
            r = k_reserve(a, r)
        elif a[PHASE] == TO_NEUTRAL:
            r = k_neutral(a, r)
        elif a[PHASE] == TO_LOT:
            r = k_lot(a, r)
    return r


@step
def play_on(a: Cells, r: Cell, rounds: Cell) -> Cell:
    """Plays on until so many rounds are settled; returns the number of moves."""
    moves = ZERO
    while a[ROUND] <= rounds:
        if a[PHASE] == TO_ROLL:
            r, bits = k_roll(a, r)
            if a[PHASE] == TO_DECIDE and a[PENDING] == ZERO:
                k_decide(a, choose(a, a[SEAT], bits))
                moves += ONE
        elif a[PHASE] == TO_DECIDE:
            r += GOLDEN
            k_decide(a, choose(a, a[OWED], mix(r) >> HALF))
            moves += ONE
        elif a[PHASE] == TO_BLACK:
            r = k_black(a, r)
        else:
            r = set_up(a, r)
    return moves


@step
def count_money(a: Cells) -> Cell:
    """LVR §5.1 Counts money and pieces and shares the victory; returns how many seats share it."""
    best = ZERO
    ties = ZERO
    for seat in range(a[SEATS]):
        won, change = a[WON + seat], a[CHANGE + seat]
        chips = a[CHIPS + seat]
        a[SCORE + seat] = sum_of(won) + lane(change, ZERO) + (lane(change, ONE) << ONE) + chips
        a[PIECES + seat] = (won * ONES >> _56) + (change * ONES >> _56) + chips
        key = a[SCORE + seat] << HALF | a[PIECES + seat]
        if key > best:
            best = key
            ties = ONE
        elif key == best:
            ties += ONE
    for seat in range(a[SEATS]):
        mine = a[SCORE + seat] << HALF | a[PIECES + seat]
        a[SHARE + seat] = SIXTIETHS[ties] if mine == best else ZERO
    return ties


@compiled
def play_games(a: Cells, seed: Cell, first: Cell, games: Cell, sums: Cells, rows: Cells) -> None:
    """Plays games first, first + 1, ...; adds them up, and notes each where there are rows."""
    sequence = mix(seed + GOLDEN)
    for game in range(games):
        k_new(a)
        sums[MOVES] += play_on(a, sequence + (first + game) * STRIDE, a[ROUNDS])
        if count_money(a) > ONE:
            sums[SHARED] += ONE
        for seat in range(a[SEATS]):
            score = a[SCORE + seat]
            sums[SUM + seat] += score
            sums[SQUARES + seat] += score * score
            sums[WINS + seat] += a[SHARE + seat]
            if len(rows) > 0:
                rows[game * ROW + seat] = score
                rows[game * ROW + SIX + seat] = a[SHARE + seat]


@step
def value(a: Cells, seat: Cell, objective: Cell) -> Cell:
    """What a playout was worth to a seat."""
    count_money(a)
    if objective == OWN:
        return a[SCORE + seat]
    if objective == WIN:
        return a[SHARE + seat]
    most = ZERO
    for other in range(a[SEATS]):
        if other != seat and a[SCORE + other] > most:
            most = a[SCORE + other]
    return DIFF_BASE + a[SCORE + seat] - most


@compiled
def playouts(
    position: Cells, a: Cells, choices: Cell, objective: Cell, seed: Cell, count: Cell, sums: Cells
) -> None:
    """Plays out every choice of a mask to the end of the round, for a win to the end of the game.

    Playout i begins with the same random numbers after every choice.
    """
    seat = position[OWED] if position[PENDING] != ZERO else position[SEAT]
    rounds = a[ROUNDS] if objective == WIN else position[ROUND]
    sequence = mix(seed + GOLDEN)
    for playout in range(count):
        for choice in range(CHOICES):
            if choices >> choice & ONE == ZERO:
                continue
            for cell in range(ZERO, POSITION_CELLS):
                a[cell] = position[cell]
            k_decide(a, choice)
            play_on(a, sequence + playout * STRIDE, rounds)
            worth = value(a, seat, objective)
            sums[choice] += worth
            sums[CHOICES + choice] += worth * worth
