"""The compiled copy of `search`: the best points of every exact use of digits, or one best equality.

Both run over the same pairs of parts, most points first, and look only at pairs of groups whose
points would be an improvement; whether such groups have a common value is one merge of two sorted
lists. `need[c]` is what a use c of red dice has already (c = 2·red set + a number above 100):
every better match raises it. When one best equality is looked for, a match raises all of them.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from croupier.games.rollingcubes.dice import REDS
from croupier.games.rollingcubes.kernel_parts import (
    ABOVE,
    BY,
    MOST,
    PRIME,
    TERM,
    TIMES,
    Family,
    Ints,
    Sets,
    digit_sets,
    families,
    kernel,
    part_of,
    term_kind,
    term_points,
)
from croupier.games.rollingcubes.parts import Chain, chain_points
from croupier.games.rollingcubes.search import long_divisors

DIGITS = 8
USES = 2 * len(REDS)
#: Which pair of parts made the match, in `Match.note[0]`.
SUMS, CHAINS, NUMBERS, ZERO, TERMS = 1, 2, 3, 4, 5
#: More than any points.
NEVER = 1000


class Lists(NamedTuple):
    """Everything that does not depend on the dice."""

    sets: Sets
    chains: Family
    sums: Family
    #: The use of red dice of an added sum class, -1 if there is none.
    use: Ints
    #: Points of 0:.. by digits behind 0, those not 0, those neither 0 nor 1, divisors, above.
    zero: Ints


class Match(NamedTuple):
    """Where matches are written: what is needed of each use, its extra worth, and the last one."""

    #: Behind the uses, the points below which no match can be better.
    need: Ints
    worth: Ints
    #: For each choice of digits, no sum has more points, no chain more with 2 for each number
    #: over and 3 for each under.
    top_sum: Ints
    top_chain: Ints
    #: The kind of match, what it is made of, and the use of red dice.
    note: Ints
    #: Whether one best equality is looked for; then `need` rises everywhere at once.
    one: bool


@cache
def lists(zero_dividend: bool) -> Lists:
    """The lists under one rule for zero; made once, in about a tenth of a second."""
    chains, sums = families(zero_dividend)
    return Lists(digit_sets(), chains, sums, _uses(), _zero_points(zero_dividend))


def _uses() -> Ints:
    """RC §1.1 At most four red dice and at least one; two bare numbers are no equality."""
    use = np.full(1 << 13, -1, np.int64)
    for red, number in REDS.items():
        if red:
            kind = TERM * (red.count("+") + 2) + TIMES * red.count("x") + BY * red.count(":")
            for above in range(4):
                use[kind + above * ABOVE] = 2 * number + (above > 0)
    return use


def _zero_points(zero_dividend: bool) -> Ints:
    """RC §2.5 The points of long zero terms; 0 where there is none."""
    points = np.zeros((DIGITS, DIGITS, DIGITS, MOST + 1, 2), np.int64)
    for size in range(MOST, DIGITS if zero_dividend else 0):
        for high in range(size + 1):
            for ones in range(size - high + 1):
                digits = "0" * (size - high - ones) + "1" * ones + "2" * high
                for count in range(1, MOST + 1):
                    for above in (0, 1):
                        under = long_divisors(digits, count, bool(above))
                        if under:
                            points[size, high + ones, high, count, above] = chain_points(Chain((0,), under))
    return points


@kernel
def _better(match: Match, use: int, points: int) -> None:
    """Takes a match that is better than what was needed."""
    match.note[4] = use
    if match.one:
        total = points + match.worth[use]
        for other in range(USES + 1):
            match.need[other] = total - match.worth[other]
    else:
        match.need[use] = points
        if use & 1:
            match.need[use - 1] = max(match.need[use - 1], points)


@kernel
def _write(match: Match, how: int, a: int, b: int, c: int) -> None:
    match.note[0] = how
    match.note[1] = a
    match.note[2] = b
    match.note[3] = c


@kernel
def _find(rising: Ints, low: int, high: int, residue: int) -> int:
    """The first place from low to high that is not below this residue; high if there is none."""
    while low < high:
        middle = (low + high) >> 1
        if rising[middle] < residue:
            low = middle + 1
        else:
            high = middle
    return low


@kernel
def _two_sums(lists: Lists, one: int, other: int, match: Match) -> None:
    """`search._two_sums`: two parts of at most four digits with the same value."""
    use_of, need = lists.use, match.need
    first, kind, points = lists.sums.first, lists.sums.kind, lists.sums.points
    start, residue = lists.sums.start, lists.sums.residue
    for g in range(first[one], first[one + 1]):
        for h in range(first[other], first[other + 1]):
            total = points[g] + points[h] + 1
            if total <= need[USES]:
                break
            use = use_of[kind[g] + kind[h]]
            if use < 0 or total <= need[use]:
                continue
            e, e_end, f, f_end = start[g], start[g + 1], start[h], start[h + 1]
            while e < e_end and f < f_end and residue[e] != residue[f]:
                if residue[e] < residue[f]:
                    e += 1
                else:
                    f += 1
            if e < e_end and f < f_end:
                _better(match, use, total)
                _write(match, SUMS, e, f, 0)


@kernel
def _two_chains(lists: Lists, one: int, other: int, rest: int, top: int, match: Match) -> None:
    """`search._two_chains`: a long term of two chains, against a sum; `top` is of the first."""
    use_of, need = lists.use, match.need
    kind, points, start, inverse = (
        lists.chains.kind,
        lists.chains.points,
        lists.chains.start,
        lists.chains.inverse,
    )
    rising, group, entry = lists.chains.rising, lists.chains.group, lists.chains.entry
    sum_kind, sum_points = lists.sums.kind, lists.sums.points
    sum_start, sum_residue = lists.sums.start, lists.sums.residue
    begin, end = lists.chains.begin[one], lists.chains.begin[one + 1]
    for h in range(lists.chains.first[other], lists.chains.first[other + 1]):
        most = top + points[h] + 2 * (kind[h] & 7) + 3 * (kind[h] >> 3 & 7) - 1
        for g in range(lists.sums.first[rest], lists.sums.first[rest + 1]):
            if most + sum_points[g] <= need[USES]:
                break
            for e in range(sum_start[g], sum_start[g + 1]):
                for f in range(start[h], start[h + 1]):
                    wanted = sum_residue[e] * inverse[f] % PRIME
                    place = _find(rising, begin, end, wanted)
                    while place < end and rising[place] == wanted:
                        k = group[place]
                        chain = kind[h] + kind[k]
                        if chain & 7:
                            use = use_of[sum_kind[g] + term_kind(chain)]
                            total = sum_points[g] + 1 + term_points(chain, points[h] + points[k])
                            if use >= 0 and total > need[use]:
                                _better(match, use, total)
                                _write(match, CHAINS, entry[place], f, e)
                        place += 1


@kernel
def _two_numbers(lists: Lists, one: int, other: int, rest: int, match: Match) -> None:
    """`search._two_numbers`: a long term of two numbers of 3 and 3 or 3 and 2 digits."""
    use_of, need = lists.use, match.need
    kind, points, start, residue = (
        lists.chains.kind,
        lists.chains.points,
        lists.chains.start,
        lists.chains.residue,
    )
    rising, group, entry = lists.sums.rising, lists.sums.group, lists.sums.entry
    sum_kind, sum_points = lists.sums.kind, lists.sums.points
    begin, end = lists.sums.begin[rest], lists.sums.begin[rest + 1]
    for h in range(lists.chains.first[other], lists.chains.first[other + 1]):
        single = (kind[h] & 7) + (kind[h] >> 3 & 7) == 1
        for k in range(lists.chains.first[one], lists.chains.first[one + 1]):
            chain = kind[h] + kind[k]
            if not single or (chain & 7) + (chain >> 3 & 7) != 2 or chain & 7 == 0:
                continue
            term, worth = term_kind(chain), term_points(chain, points[h] + points[k])
            for e in range(start[k], start[k + 1]):
                for f in range(start[h], start[h + 1]):
                    wanted = residue[e] * residue[f] % PRIME
                    place = _find(rising, begin, end, wanted)
                    while place < end and rising[place] == wanted:
                        use = use_of[sum_kind[group[place]] + term]
                        total = sum_points[group[place]] + 1 + worth
                        if use >= 0 and total > need[use]:
                            _better(match, use, total)
                            _write(match, CHAINS, e, f, entry[place])
                        place += 1


@kernel
def _long_zero(lists: Lists, digits: Ints, long: int, rest: int, match: Match) -> None:
    """`search._long_zero`: 0 divided by anything, against a sum that is zero."""
    sums = lists.sums
    size, ones, high = 0, 0, 0
    for place in range(DIGITS):
        if long >> place & 1:
            size += 1
            ones += digits[place] == 1
            high += digits[place] > 1
    if size == ones + high:
        return
    for g in range(sums.first[rest], sums.first[rest + 1]):
        if sums.residue[sums.start[g]] != 0:
            continue
        for count in range(1, MOST + 1):
            for above in range(2):
                worth = lists.zero[size - 1, ones + high, high, count, above]
                if worth == 0:
                    continue
                use = lists.use[sums.kind[g] + TERM + BY * count + ABOVE * above]
                points = sums.points[g] + 1 + worth
                if use >= 0 and points > match.need[use]:
                    _better(match, use, points)
                    _write(match, ZERO, long, 2 * count + above, sums.start[g])


@kernel
def _three_terms(lists: Lists, one: int, small: int, other: int, top: int, match: Match) -> None:
    """`search._three_terms`: terms x, y, z of 3, 2, 3 digits, x ± y = ± z; `top` is of the last."""
    use_of, need = lists.use, match.need
    kind, points, start = lists.sums.kind, lists.sums.points, lists.sums.start
    residue, rising = lists.sums.residue, lists.sums.rising
    group, entry = lists.sums.group, lists.sums.entry
    begin, end = lists.sums.begin[other], lists.sums.begin[other + 1]
    for g in range(lists.sums.first[one], lists.sums.first[one + 1]):
        for h in range(lists.sums.first[small], lists.sums.first[small + 1]):
            if points[g] + points[h] + top + 2 <= need[USES]:
                break
            if kind[g] & 15 != TERM or kind[h] & 15 != TERM:
                continue
            for e in range(start[g], start[g + 1]):
                for f in range(start[h], start[h + 1]):
                    for turn in range(3):
                        wanted = _balance(residue[e], residue[f], turn)
                        place = _find(rising, begin, end, wanted)
                        while place < end and rising[place] == wanted:
                            k = group[place]
                            use = use_of[kind[g] + kind[h] + kind[k]]
                            total = points[g] + points[h] + points[k] + 2
                            if kind[k] & 15 == TERM and use >= 0 and total > need[use]:
                                _better(match, use, total)
                                _write(match, TERMS, e, f, entry[place])
                            place += 1


@kernel
def _balance(x: int, y: int, turn: int) -> int:
    """The residue of x + y, x - y or y - x."""
    if turn == 0:
        return (x + y) % PRIME
    return (x + PRIME - y) % PRIME if turn == 1 else (y + PRIME - x) % PRIME


@kernel
def first_copies(digits: Ints, part: int, whole: int) -> bool:
    """Whether of equal digits of the whole the part has the first ones: one way for each set."""
    for place in range(1, DIGITS):
        if part >> place & 1 and digits[place] == digits[place - 1]:
            before = 1 << (place - 1)
            if whole & before and not part & before:
                return False
    return True


@kernel
def uses_of(lists: Lists, digits: Ints, whole: int, match: Match) -> None:
    """`search.matches`: raises `need` by all equalities of exactly the digits chosen by `whole`."""
    size = count_bits(whole)
    part = (whole - 1) & whole
    while part:
        rest = whole ^ part
        rest_size = count_bits(rest)
        if first_copies(digits, part, whole):
            most = match.top_sum[part] + match.top_sum[rest] + 1
            if rest_size <= size - rest_size <= MOST and most > match.need[USES]:
                one, other = part_of(lists.sets, digits, part), part_of(lists.sets, digits, rest)
                if size > 2 * rest_size or one >= other:
                    _two_sums(lists, one, other, match)
            if rest_size <= size - MOST - 1:
                _long_terms(lists, digits, part, rest, match)
            if size == DIGITS and rest_size == 2:
                _triples(lists, digits, part, rest, match)
        part = (part - 1) & whole


@kernel
def _long_terms(lists: Lists, digits: Ints, long: int, rest: int, match: Match) -> None:
    """`search._long_terms`: the chosen digits as one term against the rest."""
    others = part_of(lists.sets, digits, rest)
    size = count_bits(long)
    part = (long - 1) & long
    while part:
        length = count_bits(part)
        most = match.top_chain[part] + match.top_chain[long ^ part] - 2 + match.top_sum[rest] + 1
        fits = MOST >= length >= size - length and most > match.need[USES]
        if fits and first_copies(digits, part, long):
            one = part_of(lists.sets, digits, part)
            other = part_of(lists.sets, digits, long ^ part)
            if length == MOST:
                _two_chains(lists, one, other, others, match.top_chain[part], match)
            elif length > size - length or one >= other:
                _two_numbers(lists, one, other, others, match)
        part = (part - 1) & long
    _long_zero(lists, digits, long, others, match)


@kernel
def _triples(lists: Lists, digits: Ints, six: int, small: int, match: Match) -> None:
    """All ways to divide six digits in two terms of three."""
    two = part_of(lists.sets, digits, small)
    part = (six - 1) & six
    while part:
        rest = six ^ part
        most = match.top_sum[part] + match.top_sum[rest] + match.top_sum[small] + 2
        if count_bits(part) == 3 and most > match.need[USES] and first_copies(digits, part, six):
            one, other = part_of(lists.sets, digits, part), part_of(lists.sets, digits, rest)
            if one >= other:
                _three_terms(lists, one, two, other, match.top_sum[rest], match)
        part = (part - 1) & six


@kernel
def set_tops(lists: Lists, digits: Ints, likes: int, times: int, by: int, match: Match) -> None:
    """Writes the bounds of every choice of at most four digits with these red dice."""
    sums, chains = lists.sums, lists.chains
    for part in range(1, 1 << DIGITS):
        match.top_sum[part] = match.top_chain[part] = -NEVER
        if part >> _count_digits(digits) or count_bits(part) > MOST:
            continue
        which = part_of(lists.sets, digits, part)
        for g in range(sums.first[which], sums.first[which + 1]):
            kind = sums.kind[g]
            if (kind & 15) - 1 <= likes and kind >> 4 & 7 <= times and kind >> 7 & 7 <= by:
                match.top_sum[part] = max(match.top_sum[part], sums.points[g])
        for h in range(chains.first[which], chains.first[which + 1]):
            over, under = chains.kind[h] & 7, chains.kind[h] >> 3 & 7
            if over - 1 <= times and under <= by:
                top = chains.points[h] + 2 * over + 3 * under
                match.top_chain[part] = max(match.top_chain[part], top)


@kernel
def _count_digits(digits: Ints) -> int:
    """How many digits there are; unused places hold -1."""
    count = 0
    while count < DIGITS and digits[count] >= 0:
        count += 1
    return count


@kernel
def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
