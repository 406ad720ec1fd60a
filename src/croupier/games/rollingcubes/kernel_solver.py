"""Answers from the kernel: one best equality of a roll, or the points of every use of its digits."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from croupier.games.rollingcubes.dice import LIKE_RED, PER_COLOUR, REDS, arranged
from croupier.games.rollingcubes.kernel import (
    CHAINS,
    DIGITS,
    NEVER,
    SUMS,
    TERMS,
    USES,
    ZERO,
    Lists,
    Match,
    count_bits,
    first_copies,
    lists,
    set_tops,
    uses_of,
)
from croupier.games.rollingcubes.kernel_parts import PRIME, SETS, Family, Ints, inverses, kernel
from croupier.games.rollingcubes.parts import Chain, Shape, Value, chain_points, chains, splits, terms
from croupier.games.rollingcubes.rows import MOST_ROW_PRIZE, ROWS
from croupier.games.rollingcubes.scoring import number_points, prize
from croupier.games.rollingcubes.search import Found, Question, long_divisors, red_dice, written_out

_RED_SETS = tuple(REDS)
#: Row codes of the kernel: 0 is no row.
_ROW: dict[str | None, int] = {None: 0, **{row: number for number, row in enumerate(ROWS, 1)}}
_BLUE, _GREEN, _RED, _POKER, _101 = range(1, 6)


class Asked(NamedTuple):
    """A question as numbers: digits sorted (-1: none), how many of them, red dice, row."""

    digits: Ints
    size: int
    #: How many of each digit must be used.
    using: Ints
    #: + and -, x, :, as thrown and as must be used.
    red: Ints
    using_red: Ints
    row: int
    zeros: bool


@cache
def _red_kinds() -> Ints:
    """+ and -, x and : of each red set."""
    return np.array([[red.count(face) for face in LIKE_RED] for red in _RED_SETS], np.int64)


@cache
def _bounds() -> Ints:
    """By digits used, long numbers allowed, and red set: no equality has more points."""
    bounds = np.zeros((DIGITS + 1, 2, len(REDS)), np.int64)
    for size in range(DIGITS + 1):
        for zeros in range(2):
            for red, number in REDS.items():
                left, total = size, 1
                for after in range(len(red) + 1, -1, -1):
                    length = max(0, min(left - after, left if zeros else 4))
                    total += number_points(length)
                    left -= length
                bounds[size, zeros, number] = total + sum({"x": 2, ":": 3}.get(face, 1) for face in red)
    return bounds


def best(question: Question) -> Found | None:
    """A best answer by points and worth; None if there is none. The compiled `search.best`."""
    known = lists(question.zero_dividend)
    asked = _asked(question)
    match = _match(one=True)
    value, whole, use = _best(known, asked, _red_kinds(), _bounds(), match)
    if value == 0:
        return None
    digits = "".join(str(digit) for place, digit in enumerate(asked.digits) if whole >> place & 1)
    red = _RED_SETS[use // 2]
    shape = Shape(red.count("+") + 2, red.count("x"), red.count(":"), bool(use & 1))
    dice = arranged(digits + red_dice(question.roll, shape, question.using))
    signed = _signed(known, question.zero_dividend, match.note, asked.digits)
    extra = question.worth(dice, shape.above) or 0
    return Found(value, value - extra, written_out(signed, dice))


def best_points(question: Question) -> int:
    """The most points and worth alone, without writing an equality; 0 if there is none."""
    known = lists(question.zero_dividend)
    return int(_best(known, _asked(question), _red_kinds(), _bounds(), _match(one=True))[0])


def uses(digits: str, zero_dividend: bool) -> Ints:
    """For every red set the best points of exactly these dice, without and with a number above 100.

    0 stands where there is no equality. Prizes for 12 and 13 dice are not in it.
    """
    match = _match(one=False)
    uses_of(lists(zero_dividend), _places(digits), (1 << len(digits)) - 1, match)
    return match.need[:USES].reshape(-1, 2)


@cache
def _prizes() -> Ints:
    """RC §3.3 By digits used and red set, the prize for many dice."""
    prizes = [[prize(size + len(red)) for red in _RED_SETS] for size in range(DIGITS + 1)]
    return np.array(prizes, np.int64)


def uses_with_prizes(digits: str, zero_dividend: bool) -> Ints:
    """`uses` with the prizes for 12 and 13 dice, as points are counted."""
    found = uses(digits, zero_dividend)
    return np.where(found > 0, found + _prizes()[len(digits)][:, None], 0)


def _match(one: bool) -> Match:
    top = np.full(1 << DIGITS, NEVER, np.int64)
    need, worth = np.zeros(USES + 1, np.int64), np.zeros(USES + 1, np.int64)
    return Match(need, worth, top, top.copy(), np.zeros(5, np.int64), one)


def _places(digits: str) -> Ints:
    places = np.full(DIGITS, -1, np.int64)
    places[: len(digits)] = [int(digit) for digit in digits]
    return places


def _asked(question: Question) -> Asked:
    roll, using = question.roll, question.using
    digits = "".join(sorted(face for face in roll if face.isdigit()))
    return Asked(
        _places(digits),
        len(digits),
        np.array([using.count(digit) for digit in "0123456789"], np.int64),
        _red(roll),
        _red(using),
        _ROW[question.row],
        question.zero_dividend and "0" in digits,
    )


def _red(dice: str) -> Ints:
    return np.array([dice.count("+") + dice.count("-"), dice.count("x"), dice.count(":")], np.int64)


@kernel
def _best(lists: Lists, asked: Asked, red_kinds: Ints, bounds: Ints, match: Match) -> tuple[int, int, int]:
    """The most points and worth, the digits used (a mask) and the use of red dice; 0 if none."""
    everything = (1 << asked.size) - 1
    set_tops(lists, asked.digits, asked.red[0], asked.red[1], asked.red[2], match)
    best, best_whole, best_use = 0, 0, 0
    for size in range(asked.size, 1, -1):
        for whole in range(1, everything + 1):
            if count_bits(whole) != size or not first_copies(asked.digits, whole, everything):
                continue
            if _set_needs(asked, whole, size, red_kinds, bounds, best, match):
                uses_of(lists, asked.digits, whole, match)
                if match.need[USES] + match.worth[USES] > best:
                    best = match.need[USES] + match.worth[USES]
                    best_whole, best_use = whole, match.note[4]
    return best, best_whole, best_use


@kernel
def _set_needs(
    asked: Asked, whole: int, size: int, red_kinds: Ints, bounds: Ints, best: int, match: Match
) -> bool:
    """Sets what is needed of each use of the chosen digits; False: none can beat the best."""
    greens = 0
    for digit in range(10):
        count = 0
        for place in range(asked.size):
            count += (whole >> place & 1) and asked.digits[place] == digit
        greens += count * (digit & 1)
        if count < asked.using[digit]:
            return False
    top, hope = -NEVER, False
    for use in range(USES):
        red = red_kinds[use >> 1]
        extra = _worth(asked, red, greens, size - greens, use & 1)
        match.worth[use] = extra
        match.need[use] = best - extra
        top = max(top, extra)
        hope = hope or bounds[size, int(asked.zeros), use >> 1] + extra > best
    match.worth[USES] = top
    match.need[USES] = best - top
    return hope


@kernel
def _worth(asked: Asked, red: Ints, greens: int, blues: int, above: int) -> int:
    """RC §3.3, §8.1 Prizes for many dice and for the row; far below 0 if it is no answer."""
    reds = 0
    for kind in range(3):
        if not asked.using_red[kind] <= red[kind] <= asked.red[kind]:
            return -NEVER
        reds += red[kind]
    if reds == 0:
        return -NEVER
    extra = max(0, greens + blues + reds - 10)
    if asked.row == _101:
        return extra if above else -NEVER
    if asked.row == _POKER:
        return extra if PER_COLOUR in (greens, blues, reds) else -NEVER
    if asked.row > 0:
        of_row = blues if asked.row == _BLUE else greens if asked.row == _GREEN else reds
        if of_row < PER_COLOUR - 1:
            return -NEVER
        extra += MOST_ROW_PRIZE * (of_row == PER_COLOUR)
    return extra


def _signed(known: Lists, zero_dividend: bool, note: Ints, digits: Ints) -> tuple[tuple[int, Chain], ...]:
    """The terms of a match, with signs that make them add up to zero."""
    how, a, b, c = (int(number) for number in note[:4])
    if how == SUMS:
        return _sum(known, zero_dividend, a) + _turned(_sum(known, zero_dividend, b))
    if how == CHAINS:
        one, other = _chain(known, a), _chain(known, b)
        term = Chain(one.over + other.over, one.under + other.under)
        return ((1, term), *_turned(_sum(known, zero_dividend, c)))
    if how == ZERO:
        long = "".join(str(digit) for place, digit in enumerate(digits) if a >> place & 1)
        term = Chain((0,), long_divisors(long[1:], b // 2, bool(b & 1)))
        return ((1, term), *_turned(_sum(known, zero_dividend, c)))
    assert how == TERMS
    return _balanced(*(_sum(known, zero_dividend, entry)[0][1] for entry in (a, b, c)))


def _turned(signed: tuple[tuple[int, Chain], ...]) -> tuple[tuple[int, Chain], ...]:
    return tuple((-sign, chain) for sign, chain in signed)


def _balanced(x: Chain, y: Chain, z: Chain) -> tuple[tuple[int, Chain], ...]:
    """Signs for three terms that make them add up to zero."""
    for sign, last in ((1, -1), (-1, -1), (-1, 1)):
        if _value(x) + sign * _value(y) + last * _value(z) == 0:
            return ((1, x), (sign, y), (last, z))
    raise AssertionError("the kernel's match is an equality")


def _value(chain: Chain) -> Fraction:
    value = Fraction(1)
    for number in chain.over:
        value *= number
    for number in chain.under:
        value /= number
    return value


def _sum(known: Lists, zero_dividend: bool, entry: int) -> tuple[tuple[int, Chain], ...]:
    """The readable sum behind an entry of the kernel's lists."""
    digits, kind, points, residue = _entry(known.sums, entry)
    count = kind & 15
    for signed in _signed_sums(digits, count, residue, zero_dividend):
        times = sum(len(chain.over) - 1 for _, chain in signed)
        by = sum(len(chain.under) for _, chain in signed)
        above = any(chain.above for _, chain in signed)
        worth = sum(chain_points(chain) for _, chain in signed) + count - 1
        if (count + 16 * times + 128 * by + 1024 * above, worth) == (kind, points):
            return signed
    raise AssertionError("the kernel's lists are those of `parts`")


def _signed_sums(
    digits: str, count: int, residue: int, zero_dividend: bool
) -> Iterator[tuple[tuple[int, Chain], ...]]:
    """Every signed sum of so many terms with exactly these digits and this residue."""
    if count == 1:
        for own, chain in _terms(digits, zero_dividend):
            if own == residue:
                yield ((1, chain),)
            elif own == PRIME - residue:
                yield ((-1, chain),)
        return
    for chosen, rest in splits(digits):
        if len(rest) < count - 1:
            continue
        for own, chain in _terms(chosen, zero_dividend):
            for sign in (1, -1):
                for more in _signed_sums(rest, count - 1, (residue - sign * own) % PRIME, zero_dividend):
                    yield ((sign, chain), *more)


@lru_cache(maxsize=2048)
def _terms(digits: str, zero_dividend: bool) -> tuple[tuple[int, Chain], ...]:
    """Residue and numbers of every term with exactly these digits."""
    return tuple((_residue(value), chain) for value, chain in terms(digits, zero_dividend))


def _residue(value: Value) -> int:
    return value[0] * int(inverses()[value[1]]) % PRIME


def _chain(known: Lists, entry: int) -> Chain:
    """The readable chain behind an entry of the kernel's lists."""
    digits, kind, points, residue = _entry(known.chains, entry)
    for (top, bottom), chain in chains(digits):
        if _packed(chain) == kind and _residue((top, bottom)) == residue:
            lengths = (len(str(number)) for number in chain.over + chain.under)
            if sum(map(number_points, lengths)) == points:
                return chain
    raise AssertionError("the kernel's lists are those of `parts`")


def _packed(chain: Chain) -> int:
    ones = 64 * chain.over.count(1) + 512 * chain.under.count(1)
    return len(chain.over) + 8 * len(chain.under) + ones + 4096 * chain.above


def _entry(family: Family, entry: int) -> tuple[str, int, int, int]:
    """Digits, class, points and residue of an entry."""
    which = int(np.searchsorted(family.begin, entry, "right")) - 1
    group = int(np.searchsorted(family.start, entry, "right")) - 1
    return SETS[which], int(family.kind[group]), int(family.points[group]), int(family.residue[entry])
