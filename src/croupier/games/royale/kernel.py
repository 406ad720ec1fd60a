"""The steps of Royale on a flat array: set-up, roll, and whose turn it is.

Every step is compared with the readable engine, cell by cell. Randomness is a SplitMix64 state `r`
that the caller keeps: a step that draws returns it moved on; what it drew stands in `NOTE`.
"""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    COUNT,
    EIGHT,
    GOLDEN,
    HALF,
    LOW_HALF,
    ONE,
    ONES,
    SEVEN,
    SIX,
    TABLE,
    THREE,
    TOPS,
    TWO,
    ZERO,
    filled,
    lane,
    mix,
    throw,
)
from croupier.games.royale import box
from croupier.games.royale.kernel_codec import (
    A2,
    BANK,
    BARRED,
    BIG,
    BILLS,
    D2,
    DEALT,
    DICE,
    EMPOWERED,
    F1,
    F2,
    FACES,
    FIRST,
    GREY,
    GROUPS,
    HAND,
    MARKER,
    NOTE,
    NOTE_BIG,
    OWED,
    PENDING,
    PHASE,
    POOL,
    POSITION_CELLS,
    POWER,
    POWER_AT,
    ROLL,
    ROLL_BIG,
    ROUND,
    SEAT,
    SEATS,
    SLOTS,
    START,
    TILE_NUMBER,
    TILES,
    TO_DECIDE,
    TO_LAY,
    TO_LOT,
    TO_NEUTRAL,
    TO_PAIR,
    TO_RESERVE,
    TO_ROLL,
    USED,
)
from croupier.games.royale.kernel_compiling import step
from croupier.games.royale.kernel_pay import end_round, k_round

RESERVE = U(24)
_31, _56 = U(31), U(56)
_FULL_POOL = U(sum(number << 8 * place for place, (_, number) in enumerate(box.BILLS)))
_LETTERS = U(0x5555)  # the first side of every letter
_GROUPS = U(0x010202)
_SLOTS = U(0x040302)
_HANDICAPS = U(0x020202010101)


@step
def k_new(a: Cells) -> None:
    """LVR §2.3 The table before the first round: the start seat is set, or the lot is due."""
    for cell in range(ZERO, POSITION_CELLS):
        a[cell] = ZERO
    a[ROUND] = ONE
    a[POOL] = _FULL_POOL
    a[START] = a[FIRST]
    k_round(a)
    if a[FIRST] == ZERO:
        a[PHASE] = TO_LOT


@step
def k_lot(a: Cells, r: Cell) -> Cell:
    """LVR §2.3 The lot falls on the seat that starts."""
    r += GOLDEN
    a[START] = ((mix(r) >> HALF) * a[SEATS] >> HALF) + ONE
    a[PHASE] = TO_PAIR
    return r


@step
def draw(pool: Cell, bits: Cell) -> Cell:
    """The lane of one bill of a pool, all equally likely, by 32 random bits."""
    upto = pool * ONES
    wanted = bits * (upto >> _56) >> HALF
    return ((wanted * ONES | TOPS) - upto >> SEVEN & ONES) * ONES >> _56


@step
def k_pair(a: Cells, r: Cell) -> Cell:
    """LVR §2.1 Draws one pair; after the sixth they lie in the order of their sums."""
    r += GOLDEN
    bits = mix(r)
    one = draw(a[POOL], bits >> HALF)
    a[POOL] -= ONE << (one << THREE)
    other = draw(a[POOL], bits & LOW_HALF)
    a[POOL] -= ONE << (other << THREE)
    high = (one if one > other else other) + THREE
    low = (other if one > other else one) + THREE
    a[BILLS + a[DEALT]] = high | low << EIGHT
    a[NOTE] = high | low << EIGHT
    a[DEALT] += ONE
    if a[DEALT] == SIX:
        sort_pairs(a)
        prepared(a)
    return r


@step
def sort_pairs(a: Cells) -> None:
    """LVR §2.1 The highest sum goes to casino 6; equal sums by the higher bill."""
    for place in range(ONE, SIX):
        pair = a[BILLS + place]
        at = place
        while at > ZERO and rank_of(a[BILLS + at - ONE]) > rank_of(pair):
            a[BILLS + at] = a[BILLS + at - ONE]
            at -= ONE
        a[BILLS + at] = pair


@step
def rank_of(pair: Cell) -> Cell:
    """LVR §2.1 By sum, then by the higher bill."""
    return ((pair & BYTE) + (pair >> EIGHT)) << EIGHT | pair & BYTE


@step
def prepared(a: Cells) -> None:
    """LVR §2 What the set-up waits for next; after it the start seat has its turn."""
    if a[TILE_NUMBER] != ZERO and a[POOL] * ONES >> _56 > RESERVE:
        a[PHASE] = TO_RESERVE
    elif filled(a[TILES]) < a[TILE_NUMBER]:
        a[PHASE] = TO_LAY
    elif a[GREY] > a[SEATS] and a[HAND + a[SEATS]] != ZERO:
        a[PHASE] = TO_NEUTRAL
    else:
        begin_turn(a, a[START] - ONE)


@step
def k_reserve(a: Cells, r: Cell) -> Cell:
    """LVR §2.1 Draws the bills for rounds 2 and 3; the others are the bank."""
    pool = a[POOL]
    kept = ZERO
    for _ in range(RESERVE >> ONE):
        r += GOLDEN
        bits = mix(r)
        bill = ONE << (draw(pool, bits >> HALF) << THREE)
        pool -= bill
        kept += bill
        bill = ONE << (draw(pool, bits & LOW_HALF) << THREE)
        pool -= bill
        kept += bill
    a[POOL] = kept
    a[NOTE] = kept
    a[BANK] = sum_of(pool)
    prepared(a)
    return r


@step
def sum_of(bills: Cell) -> Cell:
    """The worth of bills by value from 30, in tens."""
    total = ZERO
    for value in range(EIGHT):
        total += lane(bills, value) * (value + THREE)
    return total


@step
def lay_tile(a: Cells, casino: Cell, side: Cell) -> None:
    """LVR §2.4 A tile is laid and set up afresh; the casino counts from 0."""
    a[TILES] |= side << (casino << THREE)
    if side == A2:
        a[MARKER] = THREE
    elif side == D2:
        a[POWER_AT] = casino + ONE
    elif side == F1:
        a[GROUPS] = _GROUPS
    elif side == F2:
        a[SLOTS] = _SLOTS
        a[DICE + a[GREY]] += _HANDICAPS


@step
def k_lay(a: Cells, r: Cell) -> Cell:
    """LVR §2.4 Draws a tile and its side for the next casino."""
    r += GOLDEN
    bits = mix(r)
    free = ~a[USED]
    for casino in range(a[TILE_NUMBER]):
        side = lane(a[TILES], casino)
        if side != ZERO:
            free &= ~(THREE << (side - ONE & ~ONE))
    letters = (free | free >> ONE) & _LETTERS
    count = TABLE[COUNT + (letters & BYTE)] + TABLE[COUNT + (letters >> EIGHT)]
    skip = (bits >> HALF) * count >> HALF
    letter = ZERO
    while letters >> letter & ONE == ZERO or skip > ZERO:
        if letters >> letter & ONE != ZERO:
            skip -= ONE
        letter += TWO
    sides = free >> letter & THREE
    second = (bits >> _31) & ONE if sides == THREE else sides >> ONE
    side = letter + second + ONE
    lay_tile(a, filled(a[TILES]), side)
    a[NOTE] = side
    prepared(a)
    return r


@step
def k_neutral(a: Cells, r: Cell) -> Cell:
    """LVR §2.5 The neutral player's dice lie on the casinos they show."""
    r += GOLDEN
    lanes, _ = throw(mix(r), SEVEN)
    r += GOLDEN
    face = (mix(r) >> HALF) * SIX >> HALF
    a[DICE + a[SEATS]] += lanes
    a[BIG + a[SEATS]] = ONE << (face << THREE)
    a[HAND + a[SEATS]] = ZERO
    a[NOTE] = lanes
    a[NOTE_BIG] = face + ONE
    prepared(a)
    return r


@step
def begin_turn(a: Cells, seat: Cell) -> None:
    """LVR §3.1 The holder of the Power Play token may use it; everyone else rolls."""
    a[SEAT] = seat
    if a[POWER] == seat + ONE:
        a[PENDING] = EMPOWERED
        a[OWED] = seat
        a[PHASE] = TO_DECIDE
    else:
        a[PHASE] = TO_ROLL


@step
def k_roll(a: Cells, r: Cell) -> tuple[Cell, Cell]:
    """LVR §3.2-3.3 Rolls all dice in hand; returns also 32 random bits that were not needed."""
    hand = a[HAND + a[SEAT]]
    r += GOLDEN
    bits = mix(r)
    small = hand & BYTE
    lanes, faces = throw(bits, small)
    spare = (bits >> HALF) * TABLE[small] & LOW_HALF
    big = ZERO
    if hand > BYTE:
        r += GOLDEN
        face = (mix(r) >> HALF) * SIX >> HALF
        big = ONE << (face << THREE)
        faces |= ONE << face
    a[NOTE] = lanes
    a[NOTE_BIG] = big
    if faces == ONE << a[BARRED] >> ONE:
        next_turn(a)
    else:
        a[ROLL] = lanes
        a[ROLL_BIG] = big
        a[FACES] = faces
        a[PHASE] = TO_DECIDE
    return r, spare


@step
def next_turn(a: Cells) -> None:
    """LVR §3.5 The first seat clockwise with dice in hand; without one the round has ended."""
    seat = a[SEAT]
    for _ in range(a[SEATS]):
        seat += ONE
        if seat == a[SEATS]:
            seat = ZERO
        if a[HAND + seat] != ZERO:
            begin_turn(a, seat)
            return
    end_round(a)
