"""The steps of Las Vegas 2012 and Six on a flat array: start, deal, roll, place, settle.

Every step is compared with the readable engine, cell by cell. Randomness is a SplitMix64 state `r`
that the caller keeps: a step that draws returns it moved on.
"""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel_codec import (
    BACK,
    BANDIT,
    BANDIT_BILLS,
    BIG,
    BIGGIE,
    BILLS,
    BOTTOM,
    BOTTOM_SIZE,
    CASINO,
    CASINOS,
    DEAL,
    DICE,
    DRAW_START,
    FACES,
    FIRST,
    FULL_POOL,
    FULL_SIZE,
    HAND,
    LAST_STARTS,
    LEAST_BILLS,
    LEAST_SUM,
    LOT,
    NEUTRAL,
    NEUTRAL_DICE,
    OVER,
    PHASE,
    POOL,
    POOL_SIZE,
    ROLL,
    ROLL_BIG,
    ROLL_NEUTRAL,
    ROUND,
    ROUNDS,
    SEAT,
    SEATS,
    SMALL,
    SPARE,
    START,
    STRONG,
    TO_PLACE,
    TO_ROLL,
    TO_SETTLE,
    WON,
)
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    EIGHT,
    FIVE,
    FOUR,
    GOLDEN,
    HALF,
    LOW_HALF,
    NO_BILL,
    ONE,
    ONES,
    SEVEN,
    SIX,
    SIXTEEN,
    TABLE,
    TEN,
    THREE,
    TWO,
    ZERO,
    compiled,
    filled,
    lane,
    lay,
    mask_of,
    mix,
    not_less,
    part,
    step,
    take,
    throw,
    uncancelled,
    used,
    won,
)

ALL_BILLS = U(64)
_NONE = U(15)  # where `won` counts the bills that were none
_POOL_ONES = U(sum(1 << 7 * value for value in range(9)))
_POOL_TOPS = U(sum(64 << 7 * value for value in range(9)))
_56, _63, _127, _128 = U(56), U(63), U(127), U(128)


@step
def k_new(a: Cells) -> None:
    """LV12 §2.4 The table before the first round: the start seat is set, or the lot is due."""
    for cell in range(ZERO, SEATS):
        a[cell] = ZERO
    a[POOL] = a[FULL_POOL]
    a[POOL_SIZE] = a[FULL_SIZE]
    a[START] = a[FIRST]
    k_round(a)
    if a[LOT] != ZERO:
        a[PHASE] = DRAW_START


@step
def k_lot(a: Cells, r: Cell) -> Cell:
    """LV12 §2.4 The lot falls on the seat that starts."""
    r += GOLDEN
    a[START] = (mix(r) >> HALF) * a[SEATS] >> HALF
    a[SEAT] = a[START]
    a[PHASE] = DEAL
    return r


@step
def k_round(a: Cells) -> None:
    """LV12 §2.3 Every seat takes its dice back; the casinos are empty and wait for bills."""
    hand = a[SMALL] | a[NEUTRAL_DICE] << EIGHT | a[BIGGIE] << SIXTEEN
    for seat in range(a[SEATS]):
        a[HAND + seat] = hand
    for cell in range(DICE, CASINO):
        a[cell] = ZERO
    a[CASINO] = ZERO
    a[SEAT] = a[START]
    a[PHASE] = DEAL
    if a[POOL_SIZE] + a[BOTTOM_SIZE] == ZERO:
        k_stocked(a)


@step
def k_stocked(a: Cells) -> None:
    """LV12 §2.2, §6.3 No bill is due any more: the neutral dice left over are rolled, or the first turn."""
    a[CASINO] = a[CASINOS]
    a[PHASE] = NEUTRAL if a[SPARE] != ZERO else TO_ROLL


@compiled
def from_bottom(a: Cells) -> Cell:
    """LV12 §4.3 Takes the first of the bills that went under the pile."""
    bill = a[BOTTOM] & BYTE
    for cell in range(BOTTOM, BOTTOM + SEVEN):
        a[cell] = a[cell] >> EIGHT | a[cell + ONE] << _56
    a[BOTTOM_SIZE] -= ONE
    return bill


@step
def k_deal(a: Cells, r: Cell, most: Cell) -> Cell:
    """LV12 §2.1, LV6 §2.1 Stocks the casinos in order with at most so many bills."""
    pool = a[POOL] | _POOL_TOPS
    size = a[POOL_SIZE]
    casino = a[CASINO]
    casinos = a[CASINOS]
    by_sum = a[LEAST_SUM] != ZERO
    need = a[LEAST_SUM] if by_sum else a[LEAST_BILLS]
    bills = a[BILLS + casino]
    have = bills * ONES >> _56 if by_sum else filled(bills)
    while casino < casinos and most != ZERO:
        if casino == SIX:
            need = a[BANDIT_BILLS]
        if size != ZERO:
            r += GOLDEN
            at_least = ((mix(r) >> HALF) * size >> HALF) + ONE
            from_here = (pool - at_least * _POOL_ONES & _POOL_TOPS) >> SIX
            pool -= from_here
            size -= ONE
            bill = TEN - (from_here * _POOL_ONES >> _56 & _127)
        elif a[BOTTOM_SIZE] != ZERO:
            bill = from_bottom(a)
        else:
            break
        bills = lay(bills, bill)
        a[BILLS + casino] = bills
        have += bill if by_sum else ONE
        # Arithmetic, because a branch that depends on the bills is foretold wrongly too often.
        stocked = have + _128 - need >> SEVEN
        casino += stocked
        bills &= stocked - ONE
        have &= stocked - ONE
        most -= ONE
    a[POOL] = pool & ~_POOL_TOPS
    a[POOL_SIZE] = size
    a[CASINO] = casino
    if casino == casinos or size + a[BOTTOM_SIZE] == ZERO:
        k_stocked(a)
    return r


@step
def k_neutral(a: Cells, r: Cell) -> Cell:
    """LV12 §6.3 The neutral dice left over are rolled and lie where they show."""
    r += GOLDEN
    a[DICE + a[SEATS]] += throw(mix(r), a[SPARE])[0]
    a[PHASE] = TO_ROLL
    return r


@part
def k_set_up(a: Cells, r: Cell) -> Cell:
    """LV12 §2 Everything that happens by itself before the first roll of a round."""
    if a[PHASE] == DRAW_START:
        r = k_lot(a, r)
    if a[PHASE] == DEAL:
        r = k_deal(a, r, ALL_BILLS)
    if a[PHASE] == NEUTRAL:
        r = k_neutral(a, r)
    return r


@step
def k_roll(a: Cells, r: Cell) -> tuple[Cell, Cell]:
    """LV12 §3.1 Rolls all dice in hand; returns also 32 random bits that were not needed."""
    hand = a[HAND + a[SEAT]]
    r += GOLDEN
    bits = mix(r)
    small = hand & BYTE
    a[ROLL], faces = throw(bits, small)
    spare_bits = (bits >> HALF) * TABLE[small] & LOW_HALF
    if hand > BYTE:
        r += GOLDEN
        bits = mix(r)
        a[ROLL_NEUTRAL], seen = throw(bits & ~LOW_HALF, hand >> EIGHT & BYTE)
        faces |= seen
        if hand >> SIXTEEN != ZERO:
            face = (bits & LOW_HALF) * SIX >> HALF
            a[ROLL_BIG] = ONE << (face << THREE)
            faces |= ONE << face
    a[FACES] = faces
    a[PHASE] = TO_PLACE
    return r, spare_bits


@step
def k_legal(a: Cells) -> Cell:
    """LV12 §3.2, LV6 §7.2 The legal choices as a mask: casinos in bits 0..5, bandit in 6..11."""
    legal = a[FACES]
    if a[CASINOS] > SIX:
        legal |= (legal & ~mask_of(a[BANDIT])) << SIX
    return legal


@step
def k_place(a: Cells, choice: Cell) -> None:
    """LV12 §3.2, §6.2, LV6 §7.2 Places all dice of a face, and finds who is next."""
    seat = a[SEAT]
    seats = a[SEATS]
    at = (choice if choice < SIX else choice - SIX) << THREE
    face = BYTE << at
    small = a[ROLL] & face
    gone = small >> at
    laid = small << FOUR
    if a[HAND + seat] > BYTE:  # neutral dice or the Biggie were rolled too
        neutral = a[ROLL_NEUTRAL] & face
        big = a[ROLL_BIG] & face
        gone |= (neutral << EIGHT | big << SIXTEEN) >> at
        laid |= big << THREE
        a[DICE + seats] += neutral
        if choice < SIX:
            a[BIG + seat] += big
        a[ROLL_NEUTRAL] = ZERO
        a[ROLL_BIG] = ZERO
    if choice < SIX:
        a[DICE + seat] += small
    else:
        a[BANDIT] |= laid | seat + ONE << at
    a[HAND + seat] -= gone
    a[ROLL] = ZERO
    a[FACES] = ZERO
    for _ in range(seats):
        seat += ONE
        if seat == seats:
            seat = ZERO
        if a[HAND + seat] != ZERO:
            a[SEAT] = seat
            a[PHASE] = TO_ROLL
            return
    a[PHASE] = TO_SETTLE


@part
def strengths(a: Cells) -> None:
    """LV12 §4.1, LV6 §4.1 Notes the dice of every colour at every casino, the Biggie as two."""
    for colour in range(SIX):
        a[STRONG + colour] = a[DICE + colour] + (a[BIG + colour] << ONE)


@part
def cancel(a: Cells) -> None:
    """LV12 §4.1 Equal numbers of dice cancel each other, in every group, at every casino."""
    p, q, r = a[STRONG], a[STRONG + ONE], a[STRONG + TWO]
    s, t, u = a[STRONG + THREE], a[STRONG + FOUR], a[STRONG + FIVE]
    a[STRONG] = uncancelled(p, q, r, s, t, u)
    a[STRONG + ONE] = uncancelled(q, p, r, s, t, u)
    a[STRONG + TWO] = uncancelled(r, p, q, s, t, u)
    a[STRONG + THREE] = uncancelled(s, p, q, r, t, u)
    a[STRONG + FOUR] = uncancelled(t, p, q, r, s, u)
    a[STRONG + FIVE] = uncancelled(u, p, q, r, s, t)


@part
def takes(a: Cells, colour: Cell) -> Cell:
    """LV12 §4.2 The bill that a colour takes at every casino, as shifts for `take`."""
    mine = a[STRONG + colour]
    rank = not_less(a[STRONG], mine) + not_less(a[STRONG + ONE], mine)
    rank += not_less(a[STRONG + TWO], mine) + not_less(a[STRONG + THREE], mine)
    rank += not_less(a[STRONG + FOUR], mine) + not_less(a[STRONG + FIVE], mine)
    return (rank | (used(mine) ^ ONES) * SEVEN) << THREE


@part
def pay(a: Cells) -> None:
    """LV12 §4.2 Every seat takes its bills at the six casinos."""
    b0, b1, b2 = a[BILLS], a[BILLS + ONE], a[BILLS + TWO]
    b3, b4, b5 = a[BILLS + THREE], a[BILLS + FOUR], a[BILLS + FIVE]
    for seat in range(a[SEATS]):
        mine = takes(a, seat)
        bills = won(b0, mine, ZERO) + won(b1, mine, ONE) + won(b2, mine, TWO)
        bills += won(b3, mine, THREE) + won(b4, mine, FOUR) + won(b5, mine, FIVE)
        a[WON + seat] += bills & ~_NONE


@part
def bring_back(a: Cells) -> None:
    """LV12 §4.3, §6.4 Puts the bills that no seat took under the pile, casino by casino."""
    ranked = ZERO
    for colour in range(SIX):
        ranked += used(a[STRONG + colour])
    neutral = takes(a, a[SEATS]) if a[NEUTRAL_DICE] != ZERO else NO_BILL * ONES
    size = a[BOTTOM_SIZE]
    for casino in range(SIX):
        bills = a[BILLS + casino]
        rest = bills >> (lane(ranked, casino) << THREE)
        if a[NEUTRAL_DICE] != ZERO:
            lost = take(bills, neutral, casino)
            rest = rest << (EIGHT if lost != ZERO else ZERO) | lost
        cell = BOTTOM + (size >> THREE)
        at = (size & SEVEN) << THREE
        a[cell] |= rest << at
        a[cell + ONE] |= rest >> ONE >> (_63 - at)
        size += filled(rest)
    a[BOTTOM_SIZE] = size


@part
def bandit_key(lanes: Cell, seat: Cell) -> Cell:
    """LV6 §7.3, §7.4 A seat's standing at the bandit: strength, then pips, then highest value."""
    key = ZERO
    for face in range(SIX):
        laid = lane(lanes, face)
        if laid & SEVEN == seat + ONE:
            dice = (laid >> FOUR) + (laid >> TWO & TWO)
            key = key + (dice << SIXTEEN) + (dice * (face + ONE) << EIGHT) & ~BYTE | face + ONE
    return key


@compiled
def bandit_bill(a: Cells, lanes: Cell, seat: Cell) -> Cell:
    """LV6 §7.4 The bill that a seat takes at the bandit, 0 for none; nothing cancels."""
    mine = bandit_key(lanes, seat)
    if mine == ZERO:
        return ZERO
    rank = ZERO
    for other in range(a[SEATS]):
        if bandit_key(lanes, other) > mine:
            rank += ONE
    return lane(a[BILLS + SIX], rank)


@compiled
def pay_bandit(a: Cells) -> None:
    """LV6 §7.3 The bandit pays after casino 6."""
    for seat in range(a[SEATS]):
        bill = bandit_bill(a, a[BANDIT], seat)
        a[WON + seat] += ONE << (bill << TWO) & ~_NONE


@step
def k_settle(a: Cells) -> None:
    """LV12 §4, §2.4, LV6 §2.2, §4 Pays the round; then comes the next one, or the end."""
    strengths(a)
    cancel(a)
    pay(a)
    if a[CASINOS] > SIX:
        pay_bandit(a)
    if a[BACK] != ZERO:
        bring_back(a)
    if a[LAST_STARTS] != ZERO:
        a[START] = a[SEAT]
    else:
        a[START] = a[START] + ONE if a[START] + ONE < a[SEATS] else ZERO
    a[ROUND] += ONE
    k_round(a)
    if a[ROUND] == a[ROUNDS]:
        a[PHASE] = OVER
