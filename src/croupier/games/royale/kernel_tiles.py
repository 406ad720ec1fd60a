"""The tiles on the flat array: what an activation does, and who is asked."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells
from croupier.games.lasvegas.kernel_dice import BYTE, COUNT, EIGHT, FIVE, ONE, SIX, TABLE, TWO, ZERO, mask_of
from croupier.games.royale.kernel_codec import (
    A1,
    A2,
    B2,
    BAR,
    BARRED,
    BARRING,
    BIG,
    BLOCKING,
    C1,
    C2,
    CHOICE_ROLL,
    D1,
    D2,
    DICE,
    DOUBLING,
    E1,
    E2,
    F1,
    F2,
    FIFTY_ROLL,
    G2,
    GREY,
    GROUPS,
    H2,
    HAND,
    HIDING,
    HIGH,
    JACKPOT_ROLL,
    KNOCKING,
    LUCK,
    LUCK_ACTIVATED,
    MOVING,
    OWED,
    PAY_DAY_HOME,
    PENDING,
    PHASE,
    POWER,
    POWER_AT,
    RELIEVING,
    SEATS,
    TO_BLACK,
    TO_DECIDE,
    X,
    Y,
    Z,
)
from croupier.games.royale.kernel_compiling import step
from croupier.games.royale.kernel_legal import legal_moves, opened
from croupier.games.royale.kernel_pay import reward, weight_at


@step
def ask(a: Cells, owed: Cell, seat: Cell) -> None:
    """A question is owed."""
    a[PENDING] = owed
    a[OWED] = seat
    a[PHASE] = TO_DECIDE


@step
def ask_with(a: Cells, owed: Cell, seat: Cell, x: Cell, y: Cell) -> None:
    """A question is owed, with two figures."""
    ask(a, owed, seat)
    a[X] = x
    a[Y] = y


@step
def ask_black(a: Cells, owed: Cell, seat: Cell) -> None:
    """The black dice are owed."""
    a[PENDING] = owed
    a[OWED] = seat
    a[PHASE] = TO_BLACK


@step
def settled(a: Cells) -> None:
    """Nothing is owed."""
    a[PENDING] = ZERO
    a[OWED] = ZERO
    a[X] = ZERO
    a[Y] = ZERO
    a[Z] = ZERO


@step
def activate(a: Cells, seat: Cell, casino: Cell, side: Cell) -> None:
    """LVR §3.4 The tile at a casino (from 0) is activated; Nice Dice is asked for by its placement."""
    if side == A1:
        ask(a, HIDING, seat)
    elif side == A2:
        ask_black(a, JACKPOT_ROLL, seat)
    elif side == B2:
        ask_black(a, FIFTY_ROLL, seat)
    elif side == C1:
        if a[HIGH] == ZERO and weight_at(a, seat, casino) >= FIVE:
            a[HIGH] = seat + ONE
    elif side == C2:
        a[LUCK] = a[LUCK_ACTIVATED]
    elif side == D1:
        home = a[PAY_DAY_HOME] << casino
        reward(a, seat, TABLE[COUNT + (mask_of(a[DICE + seat]) | mask_of(a[BIG + seat]) | home)])
    elif side == D2:
        if is_first(a, seat, casino):
            a[POWER] = seat + ONE
    elif side == E1:
        ask(a, BARRING, seat)
    elif side == E2:
        activate_knockout(a, seat)
    elif side == F1:
        if a[GROUPS] != ZERO:
            ask(a, BLOCKING, seat)
    elif side == F2:
        if mask_of(a[DICE + a[GREY]]) & opened(a) != ZERO:
            ask(a, RELIEVING, seat)
    elif side == G2:
        if a[BARRED] != casino + ONE and weight_at(a, seat, casino) != ZERO:
            ask(a, DOUBLING, seat)
    elif side == H2:
        ask_black(a, CHOICE_ROLL, seat)


@step
def ask_to_move(a: Cells, seat: Cell) -> None:
    """LVR §6 A die is to be moved; with nothing possible it simply ends."""
    if legal_moves(a, seat) != ZERO:
        ask(a, MOVING, seat)


@step
def is_first(a: Cells, seat: Cell, casino: Cell) -> bool:
    """LVR D2 Whether a seat's weight exceeds everyone's."""
    mine = weight_at(a, seat, casino)
    equals = ZERO
    for player in range(SIX):
        if weight_at(a, player, casino) >= mine:
            equals += ONE
    return equals == ONE


@step
def check_power(a: Cells) -> None:
    """LVR D2 A holder who is no longer strictly first loses the token."""
    if a[POWER] != ZERO and not is_first(a, a[POWER] - ONE, a[POWER_AT] - ONE):
        a[POWER] = ZERO


@step
def activate_knockout(a: Cells, seat: Cell) -> None:
    """LVR E2 Each opponent with a die in hand and fewer than two in the bar is asked."""
    asked = ZERO
    for other in range(a[SEATS]):
        bar = a[BAR + other]
        if other != seat and a[HAND + other] != ZERO and (bar & BYTE) + (bar >> EIGHT) < TWO:
            asked |= ONE << other
    ask_next(a, seat, seat, asked)


@step
def ask_next(a: Cells, active: Cell, last: Cell, asked: Cell) -> None:
    """LVR E2 The next opponent clockwise; after the last the active seat takes its dice back."""
    settled(a)
    if asked == ZERO:
        a[HAND + active] += a[BAR + active]
        a[BAR + active] = ZERO
        return
    seat = last
    while asked >> seat & ONE == ZERO:
        seat = seat + ONE if seat + ONE < a[SEATS] else ZERO
    ask_with(a, KNOCKING, seat, active, asked & ~(ONE << seat))
