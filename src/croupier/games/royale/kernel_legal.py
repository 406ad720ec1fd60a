"""The legal choices of a position, as a mask of the numbers that `choices` gives them."""

from __future__ import annotations

from croupier.games.compiled import Cell, Cells, U
from croupier.games.lasvegas.kernel_dice import (
    BYTE,
    EIGHT,
    FOUR,
    ONE,
    SEVEN,
    SIX,
    SIXTEEN,
    THREE,
    TWO,
    ZERO,
    lane,
    mask_of,
)
from croupier.games.royale.kernel_codec import (
    ACTIVATING,
    ADDING,
    BARRED,
    BARRING,
    BIG,
    BLOCKING,
    CHIPS,
    CHOOSING,
    DICE,
    DOUBLING,
    E1,
    EMPOWERED,
    FACES,
    G2,
    GILDING,
    GREY,
    GROUPS,
    H1,
    H2,
    HAND,
    KNOCKING,
    MOVING,
    MUST_MOVE,
    NICE,
    OWED,
    PENDING,
    PICKING,
    RELIEVING,
    SEAT,
    SLOTS,
    SPLITTING,
    TILES,
    TREATING,
    X,
    Y,
    Z,
)
from croupier.games.royale.kernel_compiling import step
from croupier.games.royale.kernel_pay import find
from croupier.games.royale.tiles.g1 import SPLITS

#: Choices that come behind all others: to decline a Power Play or Nice Dice, Handicap, a move.
NO_DIE, NO_RELIEF, NO_MOVE = U(12), U(18), U(24)
_SIX_BITS = U(63)
_SPLITS = U((1 << len(SPLITS)) - 1)


@step
def kinds(dice: Cell) -> Cell:
    """Bit 0 for a small die, bit 1 for the Biggy."""
    return (ONE if dice & BYTE != ZERO else ZERO) | (TWO if dice > BYTE else ZERO)


@step
def opened(a: Cells) -> Cell:
    """LVR E1 The open casinos as a mask."""
    return _SIX_BITS & ~(ONE << a[BARRED] >> ONE)


@step
def by_kind(dice: Cell, small: Cell, big: Cell) -> Cell:
    """A mask for each kind of die that is there: small ones in bits 0 to 5, the Biggy in 6 to 11."""
    found = kinds(dice)
    return (small if found & ONE != ZERO else ZERO) | (big << SIX if found & TWO != ZERO else ZERO)


@step
def legal_for_tile(a: Cells, owed: Cell) -> Cell:
    """The choices that answer a question, as a mask of the codec's numbers."""
    seat = a[OWED]
    free = opened(a)
    if owed == EMPOWERED:
        return by_kind(a[HAND + seat], free, free) | ONE << NO_DIE
    if owed == ADDING:
        return legal_adds(a, free)
    if owed == BARRING:
        home = find(a, E1) + ONE
        return (_SIX_BITS << ONE) & ~(ONE << home) & ~(ONE << a[BARRED]) | (
            ONE if a[BARRED] != ZERO else ZERO
        )
    if owed == KNOCKING:
        return kinds(a[HAND + seat])
    if owed == BLOCKING:
        groups = a[GROUPS]
        found = free if groups & BYTE != ZERO else ZERO
        found |= free << SIX if groups >> EIGHT & BYTE != ZERO else ZERO
        return found | (free << NO_DIE if groups >> SIXTEEN != ZERO else ZERO)
    if owed == RELIEVING:
        grey = mask_of(a[DICE + a[GREY]]) & free
        slots = a[SLOTS]
        found = grey if slots & BYTE != ZERO else ZERO
        found |= grey << SIX if slots >> EIGHT & BYTE != ZERO else ZERO
        return found | (grey << NO_DIE if slots >> SIXTEEN != ZERO else ZERO) | ONE << NO_RELIEF
    if owed == MOVING:
        return legal_moves(a, seat)
    if owed == SPLITTING:
        return _SPLITS
    if owed == PICKING:
        return THREE
    if owed == DOUBLING:
        return legal_doubles(a, seat)
    if owed == TREATING:
        return legal_nice(a, free)
    if owed == CHOOSING:
        return ONE << a[X] - ONE | ONE << a[Y] - ONE
    if owed == ACTIVATING:
        return mask_of(a[TILES]) & ~(ONE << find(a, H2))
    if owed == GILDING:
        return kinds(a[HAND + seat]) | (ZERO if a[MUST_MOVE] != ZERO else FOUR)
    return SEVEN  # hiding, guessing and daring have three choices


@step
def legal_adds(a: Cells, free: Cell) -> Cell:
    """LVR B1 None, the lower, the higher, both; one of a double."""
    low = free >> a[X] - ONE & ONE
    high = free >> a[Y] - ONE & ONE
    other = high if a[X] != a[Y] else ZERO
    return ONE | low << ONE | other << TWO | (low & high) << THREE


@step
def legal_moves(a: Cells, seat: Cell) -> Cell:
    """LVR §6 Turn a die in hand, or take one back; by the first revision also decline."""
    free = opened(a)
    back = mask_of(a[DICE + seat]) & free | (mask_of(a[BIG + seat]) & free) << SIX
    none = ZERO if a[MUST_MOVE] != ZERO else ONE << NO_MOVE
    return by_kind(a[HAND + seat], free, free) | back << NO_DIE | none


@step
def legal_doubles(a: Cells, seat: Cell) -> Cell:
    """LVR G2 Any number of own dice here, or none."""
    home = find(a, G2)
    some = (TWO << lane(a[DICE + seat], home)) - ONE
    return some | (some << EIGHT if lane(a[BIG + seat], home) != ZERO else ZERO)


@step
def legal_nice(a: Cells, free: Cell) -> Cell:
    """LVR H1 Dice of the roll or of this casino on spaces that are free or whose casino is open."""
    home = ONE << find(a, H1)
    space = free | ~mask_of(a[NICE])
    small = mask_of(a[X]) | (home if a[Z] & BYTE != ZERO else ZERO)
    big = ONE << a[Y] >> ONE | (home if a[Z] > BYTE else ZERO)
    return small & space | (big & space) << SIX | ONE << NO_DIE


@step
def k_legal(a: Cells) -> Cell:
    """LVR §3.2-3.3 The legal choices of the seat that is asked, as a mask."""
    if a[PENDING] != ZERO:
        return legal_for_tile(a, a[PENDING])
    return a[FACES] & opened(a) | (ONE << SIX if a[CHIPS + a[SEAT]] != ZERO else ZERO)
