"""The compiled copy of `parts`: for each of the 1,001 sets of at most four digits, what they can be.

A value a/b is kept as its residue a·b⁻¹ modulo the prime 2³¹-1. That is exact: an equality has at
most eight digits outside of zero terms and six terms, so brought to one denominator its two sides
differ by less than 6·10⁸ in absolute value, and a number that small is a multiple of the prime
only if it is 0.

Entries of one set lie in groups of equal class and points, the most points first, residues
rising within a group. Classes are packed so that those of two parts can be added:
  chain  over + 8·under + 64·(ones over) + 512·(ones under) + 4096·(a number above 100)
  sum    terms + 16·times + 128·by + 1024·(parts with a number above 100)
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.games.compiled import cache_folder, compiler

Ints = NDArray[np.int64]
Fields = tuple[Ints, Ints, Ints, Ints, Ints, Ints, Ints, Ints, Ints, Ints]

FOLDER = cache_folder(Path(__file__).parent)
kernel = compiler(FOLDER)
builder = compiler(FOLDER, owns=True)

PRIME = 2_147_483_647
MOST = 4
SETS = tuple(
    "".join(digits)
    for size in range(MOST + 1)
    for digits in combinations_with_replacement("0123456789", size)
)
COUNT = len(SETS)
_NUMBER = {digits: number for number, digits in enumerate(SETS)}
#: Room for the raw entries of one set, and for all entries of a family.
_RAW, _ALL = 20_000, 400_000

OVER, UNDER, ONE_OVER, ONE_UNDER, CHAIN_ABOVE = 1, 8, 64, 512, 4096
TERM, TIMES, BY, ABOVE = 1, 16, 128, 1024


class Family(NamedTuple):
    """All chains, or all sums: set s has the groups first[s] .. first[s+1]-1."""

    first: Ints
    kind: Ints
    points: Ints
    start: Ints
    residue: Ints
    #: The inverse residue; 0 for 0.
    inverse: Ints
    #: The same entries by residue alone: set s has begin[s] .. begin[s+1]-1.
    begin: Ints
    rising: Ints
    #: Which entry that is, and its group.
    entry: Ints
    group: Ints


class Sets(NamedTuple):
    """The sets of digits themselves: size, digits, and the set with one larger digit more."""

    size: Ints
    digits: Ints
    grown: Ints


@cache
def digit_sets() -> Sets:
    """The 1,001 sets; set 0 is empty."""
    digits = np.zeros((COUNT, MOST), np.int64)
    grown = np.full((COUNT, 10), -1, np.int64)
    for number, text in enumerate(SETS):
        digits[number, : len(text)] = [int(digit) for digit in text]
        if len(text) < MOST:
            for digit in "0123456789":
                if not text or digit >= text[-1]:
                    grown[number, int(digit)] = _NUMBER[text + digit]
    return Sets(np.array([len(text) for text in SETS]), digits, grown)


@cache
def inverses() -> Ints:
    """The inverse of every denominator that four digits can make, modulo the prime."""
    return np.array([0, *(pow(number, -1, PRIME) for number in range(1, 10**MOST))], np.int64)


@cache
def families(zero_dividend: bool) -> tuple[Family, Family]:
    """All chains and all sums of at most four digits."""
    chains, sums = _build(digit_sets(), inverses(), zero_dividend)
    return Family(*chains), Family(*sums)


@kernel
def part_of(sets: Sets, digits: Ints, mask: int) -> int:
    """The set of the chosen digits; they are sorted."""
    found = 0
    place = 0
    while mask:
        if mask & 1:
            found = sets.grown[found, digits[place]]
        mask >>= 1
        place += 1
    return found


@kernel
def lost_to_ones(kind: int) -> int:
    """RC §3.2 As `parts.lost_to_ones`, from a chain's class."""
    over, under, ones_over, ones_under = kind & 7, kind >> 3 & 7, kind >> 6 & 7, kind >> 9 & 7
    lost = 2 * ones_under
    if ones_over > 0 and over > 1:
        lost += ones_over - 1 if ones_under < under else min(ones_over, over - 1)
    return lost


@kernel
def term_kind(chain: int) -> int:
    """The class of a chain as a sum of one term."""
    return TERM + TIMES * ((chain & 7) - 1) + BY * (chain >> 3 & 7) + ABOVE * (chain >> 12 > 0)


@kernel
def term_points(chain: int, digits: int) -> int:
    """The points of a term, given those of its digits."""
    return digits + 2 * ((chain & 7) - 1) + 3 * (chain >> 3 & 7) - lost_to_ones(chain)


@builder
def _numbers(digits: Ints, size: int, found: Ints) -> int:
    """RC §2.3 Writes the different numbers of exactly these digits; returns how many."""
    orders = 1
    for factor in range(2, size + 1):
        orders *= factor
    count = 0
    used = np.zeros(MOST, np.bool_)
    for order in range(orders):
        used[:] = False
        code, value, leading = order, 0, 0
        for place in range(size):
            skip = code % (size - place)
            code //= size - place
            chosen = 0
            while used[chosen] or skip > 0:
                skip -= not used[chosen]
                chosen += 1
            used[chosen] = True
            if place == 0:
                leading = digits[chosen]
            value = 10 * value + digits[chosen]
        if (leading == 0 and size > 1) or value in found[:count]:
            continue
        found[count] = value
        count += 1
    return count


class Draft(NamedTuple):
    """Raw entries of one set: class, points, numerator and denominator, not in lowest terms."""

    kind: Ints
    points: Ints
    top: Ints
    bottom: Ints


class Shelf(NamedTuple):
    """Kept entries of a family, with the values needed to build larger sets."""

    kind: Ints
    points: Ints
    top: Ints
    bottom: Ints
    residue: Ints
    #: Entries of set s end here.
    end: Ints


@builder
def _draft() -> Draft:
    return Draft(
        np.zeros(_RAW, np.int64),
        np.zeros(_RAW, np.int64),
        np.zeros(_RAW, np.int64),
        np.zeros(_RAW, np.int64),
    )


@builder
def _shelf() -> Shelf:
    return Shelf(
        np.zeros(_ALL, np.int64),
        np.zeros(_ALL, np.int64),
        np.zeros(_ALL, np.int64),
        np.zeros(_ALL, np.int64),
        np.zeros(_ALL, np.int64),
        np.zeros(COUNT + 1, np.int64),
    )


@kernel
def _put(draft: Draft, count: int, kind: int, points: int, top: int, bottom: int) -> int:
    draft.kind[count] = kind
    draft.points[count] = points
    draft.top[count] = top
    draft.bottom[count] = bottom
    return count + 1


@builder
def _shelve(draft: Draft, count: int, shelf: Shelf, which: int, inverse: Ints) -> None:
    """Keeps the best of each value and class, most points first, then by class and residue."""
    residue = np.empty(count, np.int64)
    key = np.empty(count, np.int64)
    for entry in range(count):
        residue[entry] = draft.top[entry] * inverse[draft.bottom[entry]] % PRIME
        key[entry] = ((residue[entry] << 13 | draft.kind[entry]) << 6) | (63 - draft.points[entry])
    order = np.argsort(key)
    kept = np.empty(count, np.int64)
    number = 0
    last = np.int64(-1)
    for place in range(count):
        entry = order[place]
        if key[entry] >> 6 != last:
            last = key[entry] >> 6
            kept[number] = entry
            number += 1
    for place in range(number):
        entry = kept[place]
        key[place] = ((63 - draft.points[entry]) << 13 | draft.kind[entry]) << 31 | residue[entry]
    order = np.argsort(key[:number])
    start = shelf.end[which - 1] if which > 0 else 0
    for place in range(number):
        entry = kept[order[place]]
        shelf.kind[start + place] = draft.kind[entry]
        shelf.points[start + place] = draft.points[entry]
        shelf.top[start + place] = draft.top[entry]
        shelf.bottom[start + place] = draft.bottom[entry]
        shelf.residue[start + place] = residue[entry]
    shelf.end[which] = start + number


@builder
def _chains(sets: Sets, which: int, shelf: Shelf, draft: Draft, found: Ints) -> int:
    """`parts.chains`: the number that has the first digit, over or under the chains of the rest."""
    size, digits = sets.size[which], sets.digits[which]
    chosen = np.zeros(MOST, np.int64)
    count = 0
    for mask in range(1, 1 << size, 2):
        length = 0
        for place in range(size):
            if mask >> place & 1:
                chosen[length] = digits[place]
                length += 1
        rest = part_of(sets, digits, (1 << size) - 1 - mask)
        for number in found[: _numbers(chosen, length, found)]:
            if number == 0:
                continue
            for entry in range(shelf.end[rest - 1] if rest else 0, shelf.end[rest]):
                above = CHAIN_ABOVE * (number > 100 or shelf.kind[entry] >= CHAIN_ABOVE)
                kind = shelf.kind[entry] % CHAIN_ABOVE + above
                points = shelf.points[entry] + length * (length + 1) // 2
                top, bottom, one = shelf.top[entry], shelf.bottom[entry], int(number == 1)
                count = _put(draft, count, kind + OVER + one * ONE_OVER, points, top * number, bottom)
                count = _put(draft, count, kind + UNDER + one * ONE_UNDER, points, top, bottom * number)
    return count


@builder
def _sums(sets: Sets, which: int, chains: Shelf, sums: Shelf, draft: Draft, zero_dividend: bool) -> int:
    """`parts.sums`: terms, and the term that has the first digit plus or minus sums of the rest."""
    size, digits = sets.size[which], sets.digits[which]
    count = 0
    for entry in range(chains.end[which - 1], chains.end[which]):
        kind = chains.kind[entry]
        if kind & 7:
            points = term_points(kind, chains.points[entry])
            count = _put(draft, count, term_kind(kind), points, chains.top[entry], chains.bottom[entry])
    if digits[0] == 0:
        rest = part_of(sets, digits, (1 << size) - 2)
        for entry in range(chains.end[rest - 1] if rest else 0, chains.end[rest]):
            kind = chains.kind[entry] + OVER
            if kind & 7 == 1 and (zero_dividend or rest == 0):
                points = 1 + term_points(kind, chains.points[entry])
                count = _put(draft, count, term_kind(kind), points, 0, 1)
    for mask in range(1, (1 << size) - 1, 2):
        one = part_of(sets, digits, mask)
        other = part_of(sets, digits, (1 << size) - 1 - mask)
        for e in range(sums.end[one - 1], sums.end[one]):
            if sums.kind[e] & 15 != TERM:
                continue
            for f in range(sums.end[other - 1], sums.end[other]):
                kind = (sums.kind[e] % ABOVE + sums.kind[f] % ABOVE) | (sums.kind[e] | sums.kind[f]) & ABOVE
                points = sums.points[e] + sums.points[f] + 1
                x, y = sums.top[e] * sums.bottom[f], sums.top[f] * sums.bottom[e]
                bottom = sums.bottom[e] * sums.bottom[f]
                count = _put(draft, count, kind, points, x + y, bottom)
                count = _put(draft, count, kind, points, abs(x - y), bottom)
    return count


@builder
def _grouped(shelf: Shelf) -> Fields:
    """The fields of a `Family`."""
    total = shelf.end[COUNT - 1]
    first, begin = np.zeros(COUNT + 1, np.int64), np.zeros(COUNT + 1, np.int64)
    kind, points = np.zeros(total, np.int64), np.zeros(total, np.int64)
    start, group = np.zeros(total + 1, np.int64), np.zeros(total, np.int64)
    groups = 0
    for which in range(COUNT):
        first[which] = groups
        for entry in range(begin[which], shelf.end[which]):
            new = entry == begin[which] or shelf.kind[entry] != shelf.kind[entry - 1]
            if new or shelf.points[entry] != shelf.points[entry - 1]:
                kind[groups] = shelf.kind[entry]
                points[groups] = shelf.points[entry]
                start[groups] = entry
                groups += 1
            group[entry] = groups - 1
        begin[which + 1] = shelf.end[which]
    first[COUNT] = groups
    start[groups] = total
    residue = shelf.residue[:total].copy()
    rising, order = _by_residue(residue, begin)
    inverse = np.zeros(total, np.int64)
    for entry in range(total):
        inverse[entry] = _inverse(residue[entry])
    return (
        first,
        kind[:groups].copy(),
        points[:groups].copy(),
        start[: groups + 1].copy(),
        residue,
        inverse,
        begin,
        rising,
        order,
        group[order],
    )


@builder
def _by_residue(residue: Ints, begin: Ints) -> tuple[Ints, Ints]:
    """The entries of each set by residue: residues and entry numbers."""
    rising, order = np.empty_like(residue), np.empty_like(residue)
    for which in range(COUNT):
        low, high = begin[which], begin[which + 1]
        here = np.argsort(residue[low:high])
        order[low:high] = here + low
        rising[low:high] = residue[low:high][here]
    return rising, order


@kernel
def _inverse(residue: int) -> int:
    """The inverse modulo the prime by Euclid's algorithm; 0 for 0."""
    a, b = np.int64(residue), np.int64(PRIME)
    x, y = np.int64(1), np.int64(0)
    while a:
        ratio = b // a
        a, b = b - ratio * a, a
        x, y = y - ratio * x, x
    return int(y % PRIME) if residue else 0


@builder
def _build(sets: Sets, inverse: Ints, zero_dividend: bool) -> tuple[Fields, Fields]:
    """Builds both families from the smallest sets to the largest."""
    draft = _draft()
    found = np.zeros(24, np.int64)
    chains, sums = _shelf(), _shelf()
    count = _put(draft, 0, 0, 0, 1, 1)
    _shelve(draft, count, chains, 0, inverse)
    for which in range(1, COUNT):
        _shelve(draft, _chains(sets, which, chains, draft, found), chains, which, inverse)
        count = _sums(sets, which, chains, sums, draft, zero_dividend)
        _shelve(draft, count, sums, which, inverse)
    return _grouped(chains), _grouped(sums)
