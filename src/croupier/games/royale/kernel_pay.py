"""The end of a round on the flat array: ranking, paying, and the table of the next round."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    EIGHT,
    FIVE,
    FOUR,
    ONE,
    ONES,
    SEVEN,
    SIX,
    TEN,
    THREE,
    TWO,
    ZERO,
    lane,
    not_less,
    take,
    uncancelled,
    used,
)
from croupier.games.royale.kernel_codec import (
    B1,
    BANK,
    BIG,
    BILLS,
    BOTTOM,
    C2,
    CHANGE,
    CHIPS,
    DEALT,
    DICE,
    DOUBLE,
    FRESH,
    G1,
    G2,
    GOLD,
    GREY,
    HAND,
    HIGH,
    LUCK,
    LUCK_ACTIVATED,
    NICE,
    OVER,
    OWED,
    PENDING,
    PHASE,
    PRIME,
    PRIME_ROLL,
    PRIME_SEAT,
    ROUND,
    ROUNDS,
    SEAT,
    SEATS,
    SPLITTING,
    START,
    STRONG,
    TILE_NUMBER,
    TILES,
    TO_BLACK,
    TO_DECIDE,
    TO_PAIR,
    USED,
    WON,
    X,
)
from croupier.games.royale.kernel_compiling import step

HAND_FULL = U(7 | 256)


@step
def k_round(a: Cells) -> None:
    """LVR §2.2, §2.4 Eight dice and two chips for every seat; no tile yet; casinos wait for bills."""
    for cell in range(PENDING, CHIPS):
        a[cell] = ZERO
    for cell in range(TILES, ROUND):
        a[cell] = ZERO
    for seat in range(a[SEATS]):
        a[CHIPS + seat] += TWO
    for seat in range(a[GREY]):
        a[HAND + seat] = HAND_FULL
    a[SEAT] = ZERO
    a[PHASE] = TO_PAIR


@step
def reward(a: Cells, seat: Cell, tens: Cell) -> None:
    """LVR §1.4 The bank pays: chips for 10 and 20, one bill for more."""
    if tens < THREE:
        a[CHIPS + seat] += tens
    else:
        a[WON + seat] += bill_of(tens)
        a[BANK] -= tens


@step
def bill_of(tens: Cell) -> Cell:
    """One bill in the lane of its value; nothing for 0."""
    return ONE << ((tens - THREE) << THREE) if tens != ZERO else ZERO


@step
def find(a: Cells, side: Cell) -> Cell:
    """The place of a side among the casinos from 0; 6: it is not in play."""
    for casino in range(a[TILE_NUMBER]):
        if lane(a[TILES], casino) == side:
            return casino
    return SIX


@step
def rank(a: Cells) -> None:
    """LVR §4.1 (3) Notes the weights of every player at every casino, equals cancelled."""
    weigh(a)
    cancel(a)


@step
def weigh(a: Cells) -> None:
    """LVR §1.2 Notes the weights of every player at every casino, black dice included."""
    for player in range(SIX):
        a[STRONG + player] = a[DICE + player] + (a[BIG + player] << ONE)
    if a[PRIME_SEAT] != ZERO:
        a[STRONG + a[PRIME_SEAT] - ONE] += a[PRIME]


@step
def cancel(a: Cells) -> None:
    """LVR §4.1 (3) Equal weights cancel each other, in every group, at every casino."""
    p, q, s = a[STRONG], a[STRONG + ONE], a[STRONG + TWO]
    t, u, v = a[STRONG + THREE], a[STRONG + FOUR], a[STRONG + FIVE]
    a[STRONG] = uncancelled(p, q, s, t, u, v)
    a[STRONG + ONE] = uncancelled(q, p, s, t, u, v)
    a[STRONG + TWO] = uncancelled(s, p, q, t, u, v)
    a[STRONG + THREE] = uncancelled(t, p, q, s, u, v)
    a[STRONG + FOUR] = uncancelled(u, p, q, s, t, v)
    a[STRONG + FIVE] = uncancelled(v, p, q, s, t, u)


@step
def takes(a: Cells, player: Cell) -> Cell:
    """LVR §4.2 The bill that a player takes at every casino, as shifts for `take`."""
    mine = a[STRONG + player]
    ranks = not_less(a[STRONG], mine) + not_less(a[STRONG + ONE], mine)
    ranks += not_less(a[STRONG + TWO], mine) + not_less(a[STRONG + THREE], mine)
    ranks += not_less(a[STRONG + FOUR], mine) + not_less(a[STRONG + FIVE], mine)
    return (ranks | (used(mine) ^ ONES) * SEVEN) << THREE


@step
def winner(a: Cells, casino: Cell) -> Cell:
    """LVR §4.2 The real seat that takes the higher bill, by the noted ranking; the number of seats: none."""
    best = ZERO
    first = a[SEATS]
    for player in range(SIX):
        weight = lane(a[STRONG + player], casino)
        if weight > best:
            best = weight
            first = player
    return first if first < a[SEATS] else a[SEATS]


@step
def end_round(a: Cells) -> None:
    """LVR §4.1 (1) Prime Time first: the real winner there rolls; then all is paid."""
    home = find(a, B1)
    if home < SIX:
        rank(a)
        seat = winner(a, home)
        if seat < a[SEATS]:
            a[PENDING] = PRIME_ROLL
            a[OWED] = seat
            a[PHASE] = TO_BLACK
            return
    k_pay(a)


@step
def k_pay(a: Cells) -> None:
    """LVR §4.1 (3)-(5) Casinos, High Five, and the question of the Black Box."""
    rank(a)
    rest = ZERO
    for casino in range(SIX):
        bills = a[BILLS + casino]
        rest += bill_of(bills & BYTE) + bill_of(bills >> EIGHT)
    for seat in range(a[SEATS]):
        shifts = takes(a, seat)
        bills = ZERO
        for casino in range(SIX):
            bills += bill_of(take(a[BILLS + casino], shifts, casino))
        a[WON + seat] += bills
        rest -= bills
    a[BOTTOM] += rest
    for casino in range(SIX):
        a[BILLS + casino] = ZERO
    a[DEALT] = ZERO
    if a[HIGH] != ZERO:
        reward(a, a[HIGH] - ONE, TEN)
    home = find(a, G1)
    if home < SIX:
        seat = winner(a, home)
        if seat < a[SEATS]:
            a[PENDING] = SPLITTING
            a[OWED] = seat + ONE if seat + ONE < a[SEATS] else ZERO
            a[X] = seat
            a[PHASE] = TO_DECIDE
            return
    k_close(a)


@step
def k_close(a: Cells) -> None:
    """LVR §4.1 (5)-(6), §2.3 The other tiles and Bad Luck; then the next round, or the end."""
    rank(a)
    start = a[START]
    for casino in range(SIX):
        seat = winner(a, casino)
        if seat < a[SEATS]:
            start = seat + ONE
    if find(a, G2) < SIX:
        pay_double_down(a)
    for value in range(SIX):
        on_space = lane(a[NICE], value)
        if on_space != ZERO:
            reward(a, (on_space & SEVEN) - ONE, value + ONE)
    if a[GOLD] != ZERO:
        reward(a, (a[GOLD] & SEVEN) - ONE, SIX)
    unlucky = find(a, C2)
    if unlucky < SIX and a[LUCK] == a[LUCK_ACTIVATED]:
        bad_luck(a, unlucky)
    a[START] = start
    a[ROUND] += ONE
    if a[FRESH] != ZERO:
        for casino in range(a[TILE_NUMBER]):
            a[USED] |= ONE << lane(a[TILES], casino) - ONE
    if a[ROUND] > a[ROUNDS]:
        a[SEAT] = ZERO
        a[PHASE] = OVER
    else:
        k_round(a)


@step
def pay_double_down(a: Cells) -> None:
    """LVR G2 Equals cancel, a Biggy counts 2; 60 and 30."""
    for seat in range(a[SEATS]):
        mine = a[DOUBLE + seat]
        mine = (mine & BYTE) + (mine >> EIGHT << ONE)
        if mine == ZERO or doubled(a, mine) > ONE:
            continue
        before = ZERO
        for other in range(a[SEATS]):
            theirs = a[DOUBLE + other]
            theirs = (theirs & BYTE) + (theirs >> EIGHT << ONE)
            if theirs > mine and doubled(a, theirs) == ONE:
                before += ONE
        if before < TWO:
            reward(a, seat, SIX - THREE * before)


@step
def doubled(a: Cells, weight: Cell) -> Cell:
    """How many seats have this weight on Double Down."""
    count = ZERO
    for seat in range(a[SEATS]):
        mine = a[DOUBLE + seat]
        if (mine & BYTE) + (mine >> EIGHT << ONE) == weight:
            count += ONE
    return count


@step
def weight_at(a: Cells, player: Cell, casino: Cell) -> Cell:
    """LVR §1.2 A player's weight at a casino, black dice included."""
    weight = lane(a[DICE + player], casino) + (lane(a[BIG + player], casino) << ONE)
    if a[PRIME_SEAT] == player + ONE:
        weight += lane(a[PRIME], casino)
    return weight


@step
def bad_luck(a: Cells, casino: Cell) -> None:
    """LVR C2 Every real seat with the least weight pays, lowest bills first."""
    least = weight_at(a, ZERO, casino)
    for seat in range(ONE, a[SEATS]):
        weight = weight_at(a, seat, casino)
        if weight < least:
            least = weight
    for seat in range(a[SEATS]):
        if weight_at(a, seat, casino) == least:
            fine(a, seat)


@step
def fine(a: Cells, seat: Cell) -> None:
    """LVR C2 Bills first, the rest of the last one as change; then chips; then no more."""
    due = FIVE
    for tens in range(ONE, TEN + ONE):
        cell = (CHANGE if tens < THREE else WON) + seat
        place = (tens - ONE if tens < THREE else tens - THREE) << THREE
        while due > ZERO and a[cell] >> place & BYTE != ZERO:
            a[cell] -= ONE << place
            a[BANK] += tens
            if tens > due:
                change = tens - due
                a[BANK] -= change
                if change < THREE:
                    a[CHANGE + seat] += ONE << ((change - ONE) << THREE)
                else:
                    a[WON + seat] += bill_of(change)
                due = ZERO
            else:
                due -= tens
    a[CHIPS + seat] -= due if due < a[CHIPS + seat] else a[CHIPS + seat]
