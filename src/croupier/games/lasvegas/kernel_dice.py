"""What every Las Vegas kernel shares: generator, dice, lanes, cancelling and ranking."""

from __future__ import annotations

from pathlib import Path

from croupier.games.compiled import Cell, Cells, U, cache_folder, cells, compiler

_FOLDER = cache_folder(Path(__file__).parent)
compiled = compiler(_FOLDER)
step = compiler(_FOLDER, inlined=True)
part = compiler(_FOLDER, inlined=True, callable=False)

ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT = (U(number) for number in range(9))
TEN, SIXTEEN, HALF = U(10), U(16), U(32)
BYTE = U(0xFF)
LOW_HALF = U(0xFFFFFFFF)
ONES = U(0x0101010101010101)  # one in every lane
TOPS = U(0x8080808080808080)  # the top bit of every lane
BELOW_TOPS = U(0x7F7F7F7F7F7F7F7F)
NO_BILL = U(56)  # a shift to where no bill lies

GOLDEN = U(0x9E3779B97F4A7C15)  # what the generator moves on by
_MIX_1 = U(0xBF58476D1CE4E5B9)
_MIX_2 = U(0x94D049BB133111EB)
_24, _27, _30, _31, _40, _42, _48, _56, _63 = (U(n) for n in (24, 27, 30, 31, 40, 42, 48, 56, 63))
_SIX_LANES = U((1 << 48) - 1)
_GATHER = U(sum(1 << (42 - 7 * face) for face in range(6)))

# Numbers of bills by value have four bits each: those of even values, and half of that value.
_EVEN = U(0x0F0F0F0F0F0F0F0F)
_HALF_VALUES = U(sum(half << 8 * (7 - half) for half in range(6)))

# Places in TABLE, by a number of dice: throws of the first four, of the rest, and where they lie;
# by a mask: how many bits are set; by a mask and j: its j-th set bit.
REST_THROWS, THROWN, REST_THROWN, COUNT, NTH, _ROLLS = U(16), U(32), U(48), U(64), U(320), 832


def _table() -> Cells:
    """All tables in one, because a single address then serves them."""
    table = [0] * (_ROLLS + 1555)
    for dice in range(9):
        first, rest = min(dice, 4), max(dice - 4, 0)
        table[dice] = 6**first
        table[REST_THROWS + dice] = 6**rest
        table[THROWN + dice] = _ROLLS + (6**first - 1) // 5
        table[REST_THROWN + dice] = _ROLLS + (6**rest - 1) // 5
    for mask in range(256):
        table[COUNT + mask] = mask.bit_count()
    for mask in range(64):
        for j, face in enumerate(face for face in range(6) if mask >> face & 1):
            table[NTH + 8 * mask + j] = face
    throws = [(0, 0)]
    place = _ROLLS
    for _ in range(5):
        table[place : place + len(throws)] = [lanes | mask << 48 for lanes, mask in throws]
        place += len(throws)
        throws = [(lanes + (1 << 8 * face), mask | 1 << face) for face in range(6) for lanes, mask in throws]
    return cells(table)


TABLE = _table()


@part
def mix(r: Cell) -> Cell:
    """The 64 random bits that belong to generator state r (SplitMix64)."""
    r = (r ^ (r >> _30)) * _MIX_1
    r = (r ^ (r >> _27)) * _MIX_2
    return r ^ (r >> _31)


@part
def throw(bits: Cell, dice: Cell) -> tuple[Cell, Cell]:
    """Up to eight dice made of 64 random bits: their faces counted in lanes, and as a mask."""
    first = (bits >> HALF) * TABLE[dice] >> HALF
    rest = (bits & LOW_HALF) * TABLE[REST_THROWS + dice] >> HALF
    one = TABLE[TABLE[THROWN + dice] + first]
    other = TABLE[TABLE[REST_THROWN + dice] + rest]
    return one + other & _SIX_LANES, (one | other) >> _48


@part
def used(lanes: Cell) -> Cell:
    """A one in every lane that is not empty; lanes stay below 128."""
    return lanes + BELOW_TOPS >> SEVEN & ONES


@part
def filled(lanes: Cell) -> Cell:
    """How many lanes are not empty."""
    return used(lanes) * ONES >> _56


@part
def mask_of(lanes: Cell) -> Cell:
    """The six lowest lanes as a mask: a bit for each that is not empty."""
    return used(lanes) * _GATHER >> _42 & _63


@part
def lane(lanes: Cell, place: Cell) -> Cell:
    """The figure in one lane."""
    return lanes >> (place << THREE) & BYTE


@part
def lay(bills: Cell, bill: Cell) -> Cell:
    """LV12 §2.1 The bills with one more among them, in falling order."""
    higher = ((bills | TOPS) - bill * ONES >> SEVEN & ONES) * BYTE
    return bills & higher | (bills & ~higher) << EIGHT | bill * (higher + ONE)


@part
def uncancelled(mine: Cell, v: Cell, w: Cell, x: Cell, y: Cell, z: Cell) -> Cell:
    """LV12 §4.1 My dice at every casino where no other colour has as many."""
    alone = (mine ^ v) + BELOW_TOPS & (mine ^ w) + BELOW_TOPS & (mine ^ x) + BELOW_TOPS
    alone &= (mine ^ y) + BELOW_TOPS & (mine ^ z) + BELOW_TOPS
    return mine & (alone >> SEVEN & ONES) * BYTE


@part
def not_less(other: Cell, mine: Cell) -> Cell:
    """A one in the lane of every casino where another colour has not less dice than I."""
    return (other | TOPS) - mine >> SEVEN & ONES


@part
def take(bills: Cell, shifts: Cell, casino: Cell) -> Cell:
    """The bill that a colour takes at a casino, 0 for none; the highest bill is rank 1."""
    return bills << EIGHT >> lane(shifts, casino) & BYTE


@part
def won(bills: Cell, shifts: Cell, casino: Cell) -> Cell:
    """The bill that a colour takes at a casino, as a one for its value; value 0 for none."""
    return ONE << (take(bills, shifts, casino) << TWO)


@part
def number(bills: Cell) -> Cell:
    """How many bills a seat has, of its numbers by value."""
    return ((bills & _EVEN) + (bills >> FOUR & _EVEN)) * ONES >> _56


@part
def worth(bills: Cell) -> Cell:
    """The sum of the bills a seat has, of its numbers by value."""
    even, odd = bills & _EVEN, bills >> FOUR & _EVEN
    return ((even + odd) * _HALF_VALUES >> _56 << ONE) + (odd * ONES >> _56)
