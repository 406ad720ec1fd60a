"""Whole games and playouts in the kernel: two policies, and nothing but the steps of `kernel`."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel import (
    bandit_bill,
    cancel,
    k_legal,
    k_new,
    k_place,
    k_roll,
    k_set_up,
    k_settle,
    strengths,
    takes,
)
from croupier.games.lasvegas.kernel_codec import (
    BANDIT,
    BILLS,
    BILLS_WON,
    CASINOS,
    FACES,
    GAIN,
    MONEY,
    PHASE,
    POLICY,
    ROLL,
    ROLL_BIG,
    ROLL_NEUTRAL,
    ROUND,
    ROUNDS,
    SEAT,
    SEATS,
    SHARE,
    STRONG,
    TO_ROLL,
    WON,
)
from croupier.games.lasvegas.kernel_dice import (
    COUNT,
    FOUR,
    GOLDEN,
    HALF,
    NTH,
    ONE,
    SEVEN,
    SIX,
    SIXTEEN,
    TABLE,
    THREE,
    ZERO,
    compiled,
    lane,
    mask_of,
    mix,
    number,
    part,
    step,
    take,
    worth,
)
from croupier.games.lasvegas.kernel_sums import (
    DIFF_BASE,
    MOVES,
    OWN,
    RANDOM,
    ROW,
    SHARED,
    SIXTIETHS,
    SQUARES,
    SUM,
    WIN,
    WINS,
)

# Game i and playout i own this many draws of one sequence: more than any game takes.
STRIDE = U(1024 * int(GOLDEN) % (1 << 64))
_SIX_BITS = U(63)
CHOICES = U(12)  # six faces on their casinos, six on the bandit


@part
def either(casinos: Cell, bandit: Cell, bits: Cell) -> Cell:
    """One of the choices in two masks, all equally likely, by 32 random bits."""
    count = TABLE[COUNT + casinos]
    which = bits * (count + TABLE[COUNT + bandit]) >> HALF
    if which < count:
        return TABLE[NTH + (casinos << THREE) + which]
    return SIX + TABLE[NTH + (bandit << THREE) + which - count]


@step
def choose_random(a: Cells, bits: Cell) -> Cell:
    """One of the legal choices, all equally likely."""
    if a[CASINOS] > SIX:
        return either(a[FACES], a[FACES] & ~mask_of(a[BANDIT]), bits)
    return TABLE[NTH + (a[FACES] << THREE) + (bits * TABLE[COUNT + a[FACES]] >> HALF)]


@step
def k_gains(a: Cells) -> None:
    """Notes by how much each choice raises the seat's winnings, were the round to end now."""
    seat = a[SEAT]
    legal = k_legal(a)
    strengths(a)
    cancel(a)
    before = takes(a, seat)
    strengths(a)
    a[STRONG + seat] += a[ROLL] + (a[ROLL_BIG] << ONE)
    a[STRONG + a[SEATS]] += a[ROLL_NEUTRAL]
    cancel(a)
    after = takes(a, seat)
    for casino in range(SIX):
        bills = a[BILLS + casino]
        gain = SIXTEEN + take(bills, after, casino) - take(bills, before, casino)
        a[GAIN + casino] = gain * (legal >> casino & ONE)
    for face in range(SIX):
        a[GAIN + SIX + face] = ZERO
        if legal >> SIX + face & ONE != ZERO:
            dice = lane(a[ROLL], face) << FOUR | lane(a[ROLL_BIG], face) << THREE | seat + ONE
            won = bandit_bill(a, a[BANDIT] | dice << (face << THREE), seat)
            a[GAIN + SIX + face] = SIXTEEN + won - bandit_bill(a, a[BANDIT], seat)


@step
def choose_greedy(a: Cells, bits: Cell) -> Cell:
    """The choice that raises the seat's winnings most, ties drawn by lot."""
    k_gains(a)
    best = ZERO
    ties = ZERO
    for choice in range(SIX if a[CASINOS] == SIX else CHOICES):
        gain = a[GAIN + choice]
        if gain > best:
            best = gain
            ties = ONE << choice
        elif gain == best:
            ties |= ONE << choice
    return either(ties & _SIX_BITS, ties >> SIX, bits)


@compiled
def play_on(a: Cells, r: Cell, rounds: Cell) -> Cell:
    """Plays on until so many rounds are settled; returns the number of moves."""
    moves = ZERO
    while a[ROUND] < rounds:
        r = k_set_up(a, r)
        while a[PHASE] == TO_ROLL:
            r, bits = k_roll(a, r)
            if a[POLICY + a[SEAT]] == RANDOM:
                choice = choose_random(a, bits)
            else:
                choice = choose_greedy(a, bits)
            k_place(a, choice)
            moves += ONE
        k_settle(a)
    return moves


@part
def score_key(a: Cells, seat: Cell) -> Cell:
    """LV12 §5.1 What decides the game: money, then bills."""
    return a[MONEY + seat] << SEVEN | a[BILLS_WON + seat]


@part
def count_money(a: Cells) -> Cell:
    """LV12 §5.1 Counts the bills and shares the victory; returns how many seats share it."""
    best = ZERO
    ties = ZERO
    for seat in range(a[SEATS]):
        a[MONEY + seat] = worth(a[WON + seat])
        a[BILLS_WON + seat] = number(a[WON + seat])
        if score_key(a, seat) > best:
            best = score_key(a, seat)
            ties = ONE
        elif score_key(a, seat) == best:
            ties += ONE
    for seat in range(a[SEATS]):
        a[SHARE + seat] = SIXTIETHS[ties] if score_key(a, seat) == best else ZERO
    return ties


@part
def add_up(a: Cells, moves: Cell, sums: Cells) -> None:
    """Adds a finished game to the statistics."""
    ties = count_money(a)
    for seat in range(a[SEATS]):
        money = a[MONEY + seat]
        sums[SUM + seat] += money
        sums[SQUARES + seat] += money * money
        sums[WINS + seat] += a[SHARE + seat]
    sums[MOVES] += moves
    if ties > ONE:
        sums[SHARED] += ONE


@compiled
def play_games(a: Cells, seed: Cell, first: Cell, games: Cell, sums: Cells, rows: Cells) -> None:
    """Plays games first, first + 1, ...; adds them up, and notes each where there are rows."""
    sequence = mix(seed + GOLDEN)
    for game in range(games):
        k_new(a)
        moves = play_on(a, sequence + (first + game) * STRIDE, a[ROUNDS])
        add_up(a, moves, sums)
        if len(rows) > 0:
            for seat in range(a[SEATS]):
                rows[game * ROW + seat] = a[MONEY + seat]
                rows[game * ROW + SIX + seat] = a[SHARE + seat]


@part
def value(a: Cells, seat: Cell, objective: Cell) -> Cell:
    """What a playout was worth to a seat."""
    count_money(a)
    if objective == OWN:
        return a[MONEY + seat]
    if objective == WIN:
        return a[SHARE + seat]
    most = ZERO
    for other in range(a[SEATS]):
        if other != seat and a[MONEY + other] > most:
            most = a[MONEY + other]
    return DIFF_BASE + a[MONEY + seat] - most


@compiled
def playouts(
    position: Cells, a: Cells, choices: Cell, objective: Cell, seed: Cell, count: Cell, sums: Cells
) -> None:
    """Plays on after every choice in a mask to the end of the round, for a win to the end of the game."""
    seat = position[SEAT]
    rounds = position[ROUNDS] if objective == WIN else position[ROUND] + ONE
    sequence = mix(seed + GOLDEN)
    for choice in range(CHOICES):
        for playout in range(count * (choices >> choice & ONE)):
            for cell in range(ZERO, SEATS):
                a[cell] = position[cell]
            k_place(a, choice)
            play_on(a, sequence + playout * STRIDE, rounds)
            worth_it = value(a, seat, objective)
            sums[choice] += worth_it
            sums[CHOICES + choice] += worth_it * worth_it
