"""Everything that at most four digits can be: numbers, chains of x and :, signed sums of terms.

An equality L = R is a signed sum of terms that is zero, and every such sum falls into parts of at
most four digits (docs/rolling-cubes-solved.md). This is the readable copy; `kernel_parts` is the
compiled one. Values are exact: a fraction in lowest terms as (numerator, denominator).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from math import gcd
from typing import NamedTuple, TypeAlias

from croupier.games.rollingcubes.dice import parts
from croupier.games.rollingcubes.scoring import number_points

Value: TypeAlias = tuple[int, int]
#: Most digits of a part; also of a number in a term that is not zero.
MOST_DIGITS = 4


class Chain(NamedTuple):
    """Numbers to multiply by and numbers to divide by; a term if it has one to begin with."""

    over: tuple[int, ...]
    under: tuple[int, ...]

    @property
    def above(self) -> bool:
        """RC §8.1 Whether it contains a written number above 100."""
        return any(number > 100 for number in self.over + self.under)


class Sum(NamedTuple):
    """A signed sum of terms with the points of its digits, x, : and of the + and - between."""

    points: int
    signed: tuple[tuple[int, Chain], ...]


class Shape(NamedTuple):
    """What a sum needs beside its digits: terms, x dice, : dice, and if a number is above 100."""

    terms: int
    times: int
    by: int
    above: bool


@lru_cache(maxsize=2048)
def numbers(digits: str) -> tuple[int, ...]:
    """RC §2.3 The numbers written with exactly these digits."""
    if len(digits) == 1:
        return (int(digits),)
    return tuple(sorted({int("".join(p)) for p in permutations(digits) if p[0] != "0"}))


@lru_cache(maxsize=2048)
def chains(digits: str) -> tuple[tuple[Value, Chain], ...]:
    """Every way to make exactly these digits numbers without 0, each over or under."""
    if not digits:
        return (((1, 1), Chain((), ())),)
    found = []
    for chosen, rest in splits(digits):
        for number in numbers(chosen):
            if number == 0:
                continue
            for (top, bottom), (over, under) in chains(rest):
                found.append((lowest(top * number, bottom), Chain((number, *over), under)))
                found.append((lowest(top, bottom * number), Chain(over, (number, *under))))
    return tuple(found)


def splits(digits: str) -> Iterator[tuple[str, str]]:
    """Every different way to take a part that has the first digit; the part and the rest."""
    for chosen in parts(digits[1:]):
        yield digits[0] + chosen, taken(digits[1:], chosen)


def taken(digits: str, part: str) -> str:
    """Sorted digits without those of the part."""
    rest = digits
    for digit in part:
        rest = rest.replace(digit, "", 1)
    return rest


def terms(digits: str, zero_dividend: bool) -> Iterator[tuple[Value, Chain]]:
    """Every term with exactly these digits; only 0 and, if allowed, 0:.. have the value 0."""
    for value, chain in chains(digits):
        if chain.over:
            yield value, chain
    if digits[0] == "0" and (zero_dividend or digits == "0"):
        for _, chain in chains(digits[1:]):
            if not chain.over:
                yield (0, 1), Chain((0,), chain.under)


@lru_cache(maxsize=2048)
def sums(digits: str, zero_dividend: bool) -> dict[Value, dict[Shape, Sum]]:
    """The signed sums of these digits up to a common sign: the best of each value and shape."""
    found: dict[Value, dict[Shape, Sum]] = {}
    for value, chain in terms(digits, zero_dividend):
        shape = Shape(1, max(0, len(chain.over) - 1), len(chain.under), chain.above)
        _keep(found, value, shape, Sum(chain_points(chain), ((1, chain),)))
    for chosen, rest in splits(digits):
        if not rest:
            continue
        for value, shapes in sums(chosen, zero_dividend).items():
            for other, others in sums(rest, zero_dividend).items():
                for shape, one in shapes.items():
                    if shape.terms == 1:
                        for sign in (1, -1):
                            _add(found, value, shape, one, sign, other, others)
    return found


def _add(
    found: dict[Value, dict[Shape, Sum]],
    value: Value,
    shape: Shape,
    one: Sum,
    sign: int,
    other: Value,
    others: dict[Shape, Sum],
) -> None:
    """Adds a term and every sum of one value, with the sum's sign as it is or turned."""
    top = value[0] * other[1] + sign * other[0] * value[1]
    total = lowest(abs(top), value[1] * other[1])
    turn = -1 if top < 0 else 1
    for more, rest in others.items():
        signed = tuple((turn * s, c) for s, c in one.signed)
        signed += tuple((turn * sign * s, c) for s, c in rest.signed)
        _keep(found, total, joined(shape, more), Sum(one.points + rest.points + 1, signed))


def _keep(found: dict[Value, dict[Shape, Sum]], value: Value, shape: Shape, one: Sum) -> None:
    shapes = found.setdefault(value, {})
    if shape not in shapes or shapes[shape].points < one.points:
        shapes[shape] = one


def joined(one: Shape, other: Shape) -> Shape:
    """The shape of two parts together."""
    return Shape(
        one.terms + other.terms,
        one.times + other.times,
        one.by + other.by,
        one.above or other.above,
    )


def lowest(top: int, bottom: int) -> Value:
    """The fraction in lowest terms."""
    common = gcd(top, bottom)
    return top // common, bottom // common


def chain_points(chain: Chain) -> int:
    """RC §3.1, §3.2 The most points of a term, its numbers written in the best order."""
    total = sum(number_points(len(str(number))) for number in chain.over + chain.under)
    total += 2 * max(0, len(chain.over) - 1) + 3 * len(chain.under)
    return total - lost_to_ones(len(chain.over), len(chain.under), chain.over.count(1), chain.under.count(1))


def lost_to_ones(over: int, under: int, ones_over: int, ones_under: int) -> int:
    """RC §3.2 The points that numbers 1 cost a term in its best order (`ordered`)."""
    lost = 2 * ones_under
    if ones_over and over > 1:
        if ones_under < under:
            lost += ones_over - 1
        else:
            lost += min(ones_over, over - 1)
    return lost


def ordered(chain: Chain) -> tuple[tuple[int, ...], str]:
    """A best order of the numbers of a term, with the signs between them.

    A 1 goes in front with a divisor other than 1 behind it, so that no x is its neighbour;
    the other ones go to the end of the factors.
    """
    over = sorted(chain.over, key=lambda number: (number == 1, number))
    under = sorted(chain.under, key=lambda number: (number == 1, number))
    first: list[int] = []
    if len(over) > 1 and over[-1] == 1 and under and under[0] != 1:
        first = [over.pop(), under.pop(0)]
        return tuple(first + over + under), ":" + "x" * len(over) + ":" * len(under)
    return tuple(over + under), "x" * (len(over) - 1) + ":" * len(under)
