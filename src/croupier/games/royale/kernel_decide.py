"""Decisions and black dice on the flat array: what an answer does, and what comes next."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, cells
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    EIGHT,
    FIVE,
    FOUR,
    GOLDEN,
    HALF,
    LOW_HALF,
    NTH,
    ONE,
    SEVEN,
    SIX,
    TABLE,
    TEN,
    THREE,
    TWO,
    ZERO,
    filled,
    lane,
    mask_of,
    mix,
)
from croupier.games.royale.kernel import next_turn
from croupier.games.royale.kernel_codec import (
    ACTIVATING,
    ADDING,
    BAR,
    BARRED,
    BARRING,
    BIG,
    BLOCKING,
    CHIPS,
    CHOICE_ROLL,
    CHOOSING,
    DARING,
    DICE,
    DOUBLE,
    DOUBLING,
    EMPOWERED,
    FACES,
    FIFTY_ROLL,
    G2,
    GILDING,
    GOLD,
    GREY,
    GROUPS,
    GUESSING,
    H1,
    HAND,
    HIDING,
    JACKPOT_ROLL,
    KNOCKING,
    MARKER,
    MOVING,
    NICE,
    NICE_EARLIER,
    NOTE,
    OWED,
    PENDING,
    PHASE,
    PICKING,
    PRIME,
    PRIME_ROLL,
    PRIME_SEAT,
    RELIEVING,
    ROLL,
    ROLL_BIG,
    SEAT,
    SEATS,
    SLOTS,
    SPACE,
    SPLITTING,
    TILES,
    TO_ROLL,
    TREATING,
    X,
    Y,
    Z,
)
from croupier.games.royale.kernel_compiling import step
from croupier.games.royale.kernel_legal import NO_DIE, NO_MOVE, NO_RELIEF
from croupier.games.royale.kernel_pay import find, k_close, k_pay, reward
from croupier.games.royale.kernel_tiles import (
    activate,
    ask,
    ask_black,
    ask_next,
    ask_to_move,
    ask_with,
    check_power,
    settled,
)
from croupier.games.royale.rulings import BAR_TRACK
from croupier.games.royale.tiles.b2 import SPACES
from croupier.games.royale.tiles.g1 import SPLITS, Split

#: LVR E1, LVR B2 What the spaces pay, in tens.
TRACK = cells(worth // 10 for worth in BAR_TRACK)
FIFTY = cells(worth // 10 for worth in SPACES)
#: LVR G1 What the first pile of each split holds, in tens; the other holds the rest of 100.
_FIRST_PILES = cells(sum(split.first) // 10 for split in SPLITS if isinstance(split, Split))


@step
def go_on(a: Cells) -> None:
    """LVR §3.5 The token is checked; then what is owed, or the next turn."""
    check_power(a)
    if a[PENDING] == ZERO:
        next_turn(a)


@step
def k_place(a: Cells, casino: Cell) -> None:
    """LVR §3.2, §3.4 All dice of one value go to its casino (from 0) and activate its tile."""
    seat = a[SEAT]
    at = casino << THREE
    face = BYTE << at
    small = a[ROLL] & face
    big = a[ROLL_BIG] & face
    placed = small >> at | big >> at << EIGHT
    a[DICE + seat] += small
    a[BIG + seat] += big
    a[HAND + seat] -= placed
    side = a[TILES] >> at & BYTE
    if side != ZERO:
        check_power(a)
        if side == H1:
            ask(a, TREATING, seat)
            a[X] = a[ROLL] ^ small
            a[Y] = face_of(a[ROLL_BIG] ^ big)
            a[Z] = here(a, seat, casino) if a[NICE_EARLIER] != ZERO else placed
        else:
            activate(a, seat, casino, side)
    a[ROLL] = ZERO
    a[ROLL_BIG] = ZERO
    a[FACES] = ZERO
    go_on(a)


@step
def here(a: Cells, seat: Cell, casino: Cell) -> Cell:
    """A seat's own dice at a casino (from 0)."""
    return lane(a[DICE + seat], casino) | lane(a[BIG + seat], casino) << EIGHT


@step
def face_of(big: Cell) -> Cell:
    """The face of a Biggy in lanes, from 1; 0: none."""
    mask = mask_of(big)
    return ONE + TABLE[NTH + (mask << THREE)] if mask != ZERO else ZERO


@step
def move_die(a: Cells, seat: Cell, casino: Cell, biggy: Cell) -> None:
    """A die goes from hand to a casino (from 0)."""
    at = casino << THREE
    a[HAND + seat] -= ONE << (biggy << THREE)
    if biggy == ZERO:
        a[DICE + seat] += ONE << at
    else:
        a[BIG + seat] += ONE << at


@step
def take_die(a: Cells, seat: Cell, casino: Cell, biggy: Cell) -> None:
    """A die goes from a casino (from 0) to hand."""
    at = casino << THREE
    a[HAND + seat] += ONE << (biggy << THREE)
    if biggy == ZERO:
        a[DICE + seat] -= ONE << at
    else:
        a[BIG + seat] -= ONE << at


@step
def add_black(a: Cells, seat: Cell, low: Cell, high: Cell, choice: Cell) -> None:
    """LVR B1 None, the lower, the higher or both black dice are added; then the round is paid."""
    a[PRIME_SEAT] = seat + ONE
    if choice & ONE != ZERO:
        a[PRIME] += ONE << ((low - ONE) << THREE)
    if choice > ONE:
        a[PRIME] += ONE << ((high - ONE) << THREE)
    check_power(a)
    k_pay(a)


@step
def pick_pile(a: Cells, seat: Cell, split: Cell, choice: Cell) -> None:
    """LVR G1 The winner takes a pile; then the payout goes on."""
    first = _FIRST_PILES[split]
    reward(a, seat, first if choice == ZERO else TEN - first)
    k_close(a)


@step
def k_answer(a: Cells, choice: Cell) -> None:
    """A question is answered; then the turn or the payout goes on."""
    owed = a[PENDING]
    seat = a[OWED]
    x, y = a[X], a[Y]
    settled(a)
    if owed == EMPOWERED:
        answer_power(a, seat, choice)
        return
    if owed == ADDING:
        add_black(a, seat, x, y, choice)
        return
    if owed == PICKING:
        pick_pile(a, seat, x, choice)
        return
    if owed == SPLITTING:
        ask_with(a, PICKING, x, choice, seat)
    elif owed == HIDING:
        left = seat + ONE if seat + ONE < a[SEATS] else ZERO
        ask_with(a, GUESSING, left, choice + ONE, seat)
    elif owed == GUESSING:
        if choice + ONE != x:
            reward(a, y, x + ONE)
    elif owed == DARING:
        if choice == ZERO:
            reward(a, seat, FIFTY[x])
        else:
            ask_black(a, FIFTY_ROLL, seat)
            a[X] = x
            a[Y] = y
            a[Z] = choice
    elif owed == KNOCKING:
        die = ONE << (choice << THREE)
        a[HAND + seat] -= die
        a[BAR + seat] += die
        ask_next(a, x, seat, y)
    elif owed == TREATING:
        answer_nice(a, seat, choice)
    elif owed == CHOOSING:
        use(a, seat, choice + ONE)
    else:
        answer_board(a, owed, seat, choice)
    go_on(a)


@step
def answer_board(a: Cells, owed: Cell, seat: Cell, choice: Cell) -> None:
    """Answers that move dice, grey dice or the bar."""
    if owed == BARRING:
        if choice != ZERO:
            a[BARRED] = choice
            a[SPACE] = a[SPACE] + ONE if a[SPACE] < FIVE else ZERO
            reward(a, seat, TRACK[a[SPACE]])
    elif owed == BLOCKING:
        size = choice // SIX
        a[GROUPS] -= ONE << (size << THREE)
        a[DICE + a[GREY]] += (size + ONE) << ((choice - size * SIX) << THREE)
    elif owed == RELIEVING:
        if choice < NO_RELIEF:
            slot = choice // SIX
            a[SLOTS] -= ONE << (slot << THREE)
            a[DICE + a[GREY]] -= ONE << ((choice - slot * SIX) << THREE)
            if slot == TWO:
                ask_to_move(a, seat)
            else:
                reward(a, seat, ONE if slot == ZERO else THREE)
    elif owed == MOVING:
        if choice < NO_DIE:
            move_die(a, seat, choice % SIX, choice // SIX)
        elif choice < NO_MOVE:
            take_die(a, seat, choice % SIX, choice // SIX - TWO)
    elif owed == DOUBLING:
        at = find(a, G2) << THREE
        small, big = choice & SEVEN, choice >> THREE
        a[DICE + seat] -= small << at
        a[BIG + seat] -= big << at
        a[DOUBLE + seat] += small | big << EIGHT
    elif owed == ACTIVATING:
        activate(a, seat, choice, lane(a[TILES], choice))
    elif choice < TWO:
        old = a[GOLD]
        if old != ZERO:
            a[HAND + (old & SEVEN) - ONE] += ONE << (old >> THREE << THREE)
        a[HAND + seat] -= ONE << (choice << THREE)
        a[GOLD] = seat + ONE | choice << THREE


@step
def use(a: Cells, seat: Cell, value: Cell) -> None:
    """LVR H2 1 to 3 pay; 4 activates; 5 moves a die; 6 asks for one for the gold space."""
    if value < FOUR:
        reward(a, seat, value)
    elif value == FOUR:
        if filled(a[TILES]) > ONE:
            ask(a, ACTIVATING, seat)
    elif value == FIVE:
        ask_to_move(a, seat)
    elif a[HAND + seat] != ZERO:
        ask(a, GILDING, seat)


@step
def answer_nice(a: Cells, seat: Cell, choice: Cell) -> None:
    """LVR H1 The die lies on the space; the one that lay there goes to that value's casino."""
    if choice == NO_DIE:
        return
    biggy = choice // SIX
    value = choice - biggy * SIX
    at = value << THREE
    if value == find(a, H1):
        take_die(a, seat, value, biggy)
    a[HAND + seat] -= ONE << (biggy << THREE)
    old = a[NICE] >> at & BYTE
    if old & EIGHT != ZERO:
        a[BIG + (old & SEVEN) - ONE] += ONE << at
    elif old != ZERO:
        a[DICE + old - ONE] += ONE << at
    a[NICE] = a[NICE] & ~(BYTE << at) | (seat + ONE | biggy << THREE) << at


@step
def answer_power(a: Cells, seat: Cell, choice: Cell) -> None:
    """LVR D2 A die in hand is turned, placed and activates; or the seat rolls."""
    if choice == NO_DIE:
        a[PHASE] = TO_ROLL
        return
    biggy = choice // SIX
    casino = choice - biggy * SIX
    move_die(a, seat, casino, biggy)
    check_power(a)
    side = lane(a[TILES], casino)
    if side == H1:
        ask(a, TREATING, seat)
        a[Z] = here(a, seat, casino) if a[NICE_EARLIER] != ZERO else ONE << (biggy << THREE)
    elif side != ZERO:
        activate(a, seat, casino, side)
    go_on(a)


@step
def k_decide(a: Cells, choice: Cell) -> None:
    """The seat that is asked makes a legal choice."""
    if a[PENDING] != ZERO:
        k_answer(a, choice)
    elif choice < SIX:
        k_place(a, choice)
    else:
        a[CHIPS + a[SEAT]] -= ONE
        a[ROLL] = ZERO
        a[ROLL_BIG] = ZERO
        a[FACES] = ZERO
        next_turn(a)


@step
def k_black(a: Cells, r: Cell) -> Cell:
    """Rolls the black dice for the tile that asked for them."""
    r += GOLDEN
    bits = mix(r)
    one = ((bits >> HALF) * SIX >> HALF) + ONE
    other = ((bits & LOW_HALF) * SIX >> HALF) + ONE
    low = one if one < other else other
    high = other if one < other else one
    a[NOTE] = low | high << EIGHT
    owed = a[PENDING]
    seat = a[OWED]
    x, y, z = a[X], a[Y], a[Z]
    settled(a)
    if owed == PRIME_ROLL:
        ask_with(a, ADDING, seat, low, high)
    elif owed == CHOICE_ROLL:
        ask_with(a, CHOOSING, seat, low, high)
    elif owed == JACKPOT_ROLL:
        if low == high or low + high == SEVEN:
            reward(a, seat, a[MARKER])
            a[MARKER] = THREE
        elif a[MARKER] < EIGHT:
            a[MARKER] += ONE
    else:
        fifty(a, seat, x, y, z, low + high)
    if a[PENDING] == ZERO:
        go_on(a)
    return r


@step
def fifty(a: Cells, seat: Cell, space: Cell, last: Cell, said: Cell, total: Cell) -> None:
    """LVR B2 Right: one space on, and at the top it is paid. Wrong or equal: nothing, and over."""
    if said == ZERO or (said == ONE and total > last) or (said == TWO and total < last):
        on = space if said == ZERO else space + ONE
        if on == FOUR:
            reward(a, seat, SIX)
        else:
            ask_with(a, DARING, seat, on, total)
