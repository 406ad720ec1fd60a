"""The exact search for a best equality, readable and without any library: the reference.

Sets of used digits are tried from the largest down, as long as they could still beat the best;
within one set every pair of parts with the same value is an equality. Why this finds them all
stands in docs/rolling-cubes-solved.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from croupier.games.rollingcubes.dice import PER_COLOUR, arranged, contains, parts, without
from croupier.games.rollingcubes.equation import Equation, Side, Term
from croupier.games.rollingcubes.parts import (
    MOST_DIGITS,
    Chain,
    Shape,
    Sum,
    Value,
    chain_points,
    chains,
    joined,
    lowest,
    ordered,
    splits,
    sums,
    taken,
)
from croupier.games.rollingcubes.rows import MOST_ROW_PRIZE, row_prize
from croupier.games.rollingcubes.scoring import number_points, prize


class Found(NamedTuple):
    """An equality with its points and what they count for in the question asked."""

    worth: int
    points: int
    equation: Equation


@dataclass(frozen=True, slots=True)
class Match:
    """Signed terms that add up to zero, with their points but for = and prizes."""

    points: int
    shape: Shape
    signed: tuple[tuple[int, Chain], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a roll: dice that must be used (RC §6.1), a row to fill (RC §8.1)."""

    roll: str
    zero_dividend: bool = True
    using: str = ""
    row: str | None = None

    def worth(self, used: str, above: bool) -> int | None:
        """What a use of dice adds to the points; None if it does not answer the question."""
        if not contains(used, self.using):
            return None
        return 0 if self.row is None else row_prize(self.row, used, above)


def best(question: Question) -> Found | None:
    """A best answer by points and worth; None if there is none."""
    roll = question.roll
    digits = "".join(sorted(face for face in roll if face.isdigit()))
    found: Found | None = None
    for used in sorted(parts(digits), key=len, reverse=True):
        if found is not None and _bound(used, question) <= found.worth:
            continue
        for match in matches(used, question.zero_dividend):
            red = red_dice(roll, match.shape, question.using)
            if not red:
                continue
            dice = arranged(used + red)
            extra = question.worth(dice, match.shape.above)
            points = match.points + 1 + prize(len(dice))
            if extra is not None and (found is None or points + extra > found.worth):
                found = Found(points + extra, points, written_out(match.signed, dice))
    return found


def _bound(digits: str, question: Question) -> int:
    """No equality of these digits counts for more, whatever their values."""
    red = [{":": 3, "x": 2}.get(face, 1) for face in question.roll if not face.isdigit()]
    red.sort(reverse=True)
    zeros = question.zero_dividend and "0" in digits
    most = 0
    for count in range(1, len(red) + 1):
        left, total = len(digits), 0
        for after in range(count + 1, -1, -1):
            length = min(left - after, left if zeros else MOST_DIGITS)
            total += number_points(length)
            left -= length
        most = max(most, 1 + sum(red[:count]) + total + prize(len(digits) + count))
    return most + (MOST_ROW_PRIZE if question.row else 0)


def red_dice(roll: str, shape: Shape, using: str = "") -> str:
    """The red dice a shape takes from the roll, those to be used first; empty if it has not enough."""
    likes = "".join(face for face in using if face in "+-")
    likes += "".join(face for face in without(roll, using) if face in "+-")
    if len(likes) < shape.terms - 2 or shape.times > roll.count("x") or shape.by > roll.count(":"):
        return ""
    return likes[: shape.terms - 2] + "x" * shape.times + ":" * shape.by


def exactly(dice: str, points: int, *, zero_dividend: bool, above: bool = False) -> Equation | None:
    """An equality of exactly these dice and points, with a number above 100 if asked for."""
    digits = "".join(sorted(face for face in dice if face.isdigit()))
    wanted = points - 1 - prize(len(dice))
    needs = (dice.count("+") + dice.count("-") + 2, dice.count("x"), dice.count(":"))
    for match in matches(digits, zero_dividend):
        if match.points == wanted and match.shape[:3] == needs and match.shape.above >= above:
            return written_out(match.signed, dice)
    return None


def written_out(signed: tuple[tuple[int, Chain], ...], dice: str) -> Equation:
    """The equality of signed terms that add up to zero, with just the + and - of these dice.

    Every term but one of each sign may stand on either side: with a + on its own, with a - on
    the other one. So any mixture of + and - can be used up.
    """
    own = ([term for sign, term in signed if sign > 0], [term for sign, term in signed if sign < 0])
    sides: list[list[tuple[str, Chain]]] = [[("+", own[0][0])], [("+", own[1][0])]]
    plus = dice.count("+")
    for here in (0, 1):
        for term in own[here][1:]:
            if plus:
                plus -= 1
                sides[here].append(("+", term))
            else:
                sides[1 - here].append(("-", term))
    return Equation(_side(sides[0]), _side(sides[1]))


def _side(terms: list[tuple[str, Chain]]) -> Side:
    return Side(tuple(_term(chain) for _, chain in terms), "".join(sign for sign, _ in terms[1:]))


def _term(chain: Chain) -> Term:
    written, joints = ordered(chain)
    return Term(tuple(map(str, written)), joints)


def matches(digits: str, zero_dividend: bool) -> Iterator[Match]:
    """Every kind of equality that uses exactly these sorted digits, RC §2."""
    yield from _two_sums(digits, zero_dividend)
    if len(digits) > MOST_DIGITS + 1:
        yield from _long_terms(digits, zero_dividend)
    if len(digits) == 2 * PER_COLOUR:
        yield from _three_terms(digits, zero_dividend)


def _two_sums(digits: str, zero_dividend: bool) -> Iterator[Match]:
    """Two parts of at most four digits with the same value."""
    for one, other in _pairs(digits):
        if max(len(one), len(other)) > MOST_DIGITS:
            continue
        left, right = sums(one, zero_dividend), sums(other, zero_dividend)
        for value, shapes in left.items():
            for more, second in right.get(value, {}).items():
                for shape, first in shapes.items():
                    yield _equal(shape, first, more, second)


def _pairs(digits: str) -> Iterator[tuple[str, str]]:
    """Every different way to divide digits in two parts that are not empty."""
    for one, other in splits(digits) if digits else ():
        if other:
            yield one, other


def _equal(shape: Shape, first: Sum, more: Shape, second: Sum) -> Match:
    turned = tuple((-sign, chain) for sign, chain in second.signed)
    return Match(first.points + second.points, joined(shape, more), first.signed + turned)


def _long_terms(digits: str, zero_dividend: bool) -> Iterator[Match]:
    """One term of five digits or more, made of two chains, against a sum of at most three."""
    for rest in parts(digits):
        if not 0 < len(rest) <= len(digits) - MOST_DIGITS - 1:
            continue
        long = taken(digits, rest)
        others = sums(rest, zero_dividend)
        for one, other in _pairs(long):
            if len(one) < len(other):
                one, other = other, one
            if len(one) == MOST_DIGITS:
                yield from _two_chains(one, other, others)
            elif len(one) < MOST_DIGITS:
                yield from _two_numbers(one, other, others)
        if zero_dividend and long[0] == "0" and (0, 1) in others:
            yield from _long_zero(long, others[0, 1])


def _two_chains(one: str, other: str, others: dict[Value, dict[Shape, Sum]]) -> Iterator[Match]:
    first = _by_value(one)
    for (top, bottom), chain in chains(other):
        for value, shapes in others.items():
            if value[0]:
                for more in first.get(lowest(value[0] * bottom, value[1] * top), ()):
                    yield from _term_equals(_product(chain, more), shapes)


def _two_numbers(one: str, other: str, others: dict[Value, dict[Shape, Sum]]) -> Iterator[Match]:
    """Numbers of 3 and 3 or of 3 and 2 digits: no chain of four digits can be split off."""
    for (top, bottom), chain in _single(one):
        for (high, low), more in _single(other):
            shapes = others.get(lowest(top * high, bottom * low))
            if shapes:
                yield from _term_equals(_product(chain, more), shapes)


def _single(digits: str) -> Iterator[tuple[Value, Chain]]:
    for value, chain in chains(digits):
        if len(chain.over) + len(chain.under) == 1:
            yield value, chain


def _by_value(digits: str) -> dict[Value, list[Chain]]:
    found: dict[Value, list[Chain]] = {}
    for value, chain in chains(digits):
        found.setdefault(value, []).append(chain)
    return found


def _product(one: Chain, other: Chain) -> Chain:
    return Chain(one.over + other.over, one.under + other.under)


def _term_equals(term: Chain, shapes: dict[Shape, Sum]) -> Iterator[Match]:
    if not term.over:
        return
    shape = Shape(1, len(term.over) - 1, len(term.under), term.above)
    first = Sum(chain_points(term), ((1, term),))
    for more, second in shapes.items():
        yield _equal(shape, first, more, second)


def _long_zero(long: str, zeros: dict[Shape, Sum]) -> Iterator[Match]:
    """RC §2.5 0 divided by numbers of any length, against a sum that is zero."""
    for divisors in range(1, PER_COLOUR + 1):
        for above in (False, True):
            under = long_divisors(long[1:], divisors, above)
            if under:
                yield from _term_equals(Chain((0,), under), zeros)


def long_divisors(digits: str, count: int, above: bool) -> tuple[int, ...]:
    """Divisors for 0 with exactly these digits and most points; empty if there are none.

    Only lengths matter, and that no number starts with 0 and few are 1, so the digits are
    dealt: digits other than 0 and 1 first to the numbers of one digit, then to the fronts.
    """
    best_points = -1
    best_under: tuple[int, ...] = ()
    for lengths in _lengths(len(digits), count, len(digits)):
        for lead in (True, False):
            under = _dealt(digits, lengths, lead)
            if under and (not above or any(number > 100 for number in under)):
                points = chain_points(Chain((0,), under))
                if points > best_points:
                    best_points, best_under = points, under
    return best_under


def _lengths(digits: int, count: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide so many digits into numbers, the longest first."""
    if count == 0:
        if digits == 0:
            yield ()
        return
    for length in range(min(digits - count + 1, most), 0, -1):
        for rest in _lengths(digits - length, count - 1, length):
            yield (length, *rest)


def _dealt(digits: str, lengths: tuple[int, ...], lead: bool) -> tuple[int, ...]:
    """Deals digits to numbers; with `lead` the longest number's front is served before all."""
    stock = sorted(digits, key=lambda digit: (digit == "0", digit == "1", digit))
    order = sorted(range(len(lengths)), key=lambda place: (lengths[place] > 1, place))
    if lead:
        order.remove(0)
        order.insert(0, 0)
    fronts = dict(zip(order, stock, strict=False))
    if len(fronts) < len(lengths) or "0" in fronts.values():
        return ()
    rest = stock[len(lengths) :]
    under = []
    for place, length in enumerate(lengths):
        tail, rest = rest[: length - 1], rest[length - 1 :]
        under.append(int(fronts[place] + "".join(tail)))
    return tuple(under)


def _three_terms(digits: str, zero_dividend: bool) -> Iterator[Match]:
    """Terms of 3, 2 and 3 digits: the one case where no two parts of four digits exist."""
    for small in parts(digits):
        if len(small) != 2:
            continue
        for one, other in _pairs(taken(digits, small)):
            if len(one) != 3:
                continue
            last = sums(other, zero_dividend)
            for value, shape, first in _lone(one, zero_dividend):
                for number, more, second in _lone(small, zero_dividend):
                    for sign in (1, -1):
                        top = value[0] * number[1] + sign * number[0] * value[1]
                        total = lowest(abs(top), value[1] * number[1])
                        for most, third in last.get(total, {}).items():
                            if most.terms == 1:
                                turn = -1 if top < 0 else 1
                                signed = ((turn, first.signed[0][1]), (turn * sign, second.signed[0][1]))
                                pair = Sum(first.points + second.points + 1, signed)
                                yield _equal(joined(shape, more), pair, most, third)


def _lone(digits: str, zero_dividend: bool) -> Iterator[tuple[Value, Shape, Sum]]:
    """The sums that are a single term."""
    for value, shapes in sums(digits, zero_dividend).items():
        for shape, one in shapes.items():
            if shape.terms == 1:
                yield value, shape, one
