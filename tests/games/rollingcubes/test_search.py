"""The readable search against an enumeration of all equalities that knows nothing of the game."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from croupier.games.rollingcubes import search
from croupier.games.rollingcubes.dice import arranged, contains, parts
from croupier.games.rollingcubes.equation import Term, fault, read
from croupier.games.rollingcubes.parts import Chain, chain_points, ordered
from croupier.games.rollingcubes.rows import ROWS, row_prize
from croupier.games.rollingcubes.scoring import points, term_points
from croupier.games.rollingcubes.search import Question
from tests.games.rollingcubes import enumeration
from tests.games.rollingcubes.rolls import few, whole


def bests(dice: str, zero_dividend: bool) -> dict[tuple[str, bool], int]:
    """By enumeration: the best points of every exact use of dice, and with a number above 100."""
    found: dict[tuple[str, bool], int] = {}
    for text in enumeration.texts(dice):
        legal = enumeration.legal(text, zero_dividend)
        if legal:
            used = arranged(text.replace("=", ""))
            for above in {False, enumeration.above_100(text)}:
                found[used, above] = max(found.get((used, above), 0), enumeration.worth(text))
        assert (fault(read(text), zero_dividend=zero_dividend) is None) == legal, text
        if legal:
            assert points(read(text)) == enumeration.worth(text), text
    return found


def agree(dice: str, zero_dividend: bool, random: Random) -> None:
    """Checks every kind of question about the dice against the enumeration."""
    known = bests(dice, zero_dividend)
    using = "".join(random.sample(dice, random.randint(0, 2)))
    for question in (
        Question(dice, zero_dividend),
        Question(dice, zero_dividend, using=using),
        *(Question(dice, zero_dividend, row=row) for row in ROWS),
    ):
        worths = [
            value + extra
            for (used, above), value in known.items()
            if contains(used, question.using)
            and (extra := 0 if question.row is None else row_prize(question.row, used, above)) is not None
        ]
        found = search.best(question)
        assert (found.worth if found else 0) == max(worths, default=0), question
        if found:
            assert fault(found.equation, zero_dividend=zero_dividend) is None
            assert points(found.equation) == found.points
            assert contains(dice, found.equation.dice) and contains(found.equation.dice, question.using)
    for (used, above), value in known.items():
        equation = search.exactly(used, value, zero_dividend=zero_dividend, above=above)
        assert equation is not None and equation.dice == used and points(equation) == value


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_search_against_enumeration(zero_dividend: bool) -> None:
    """RC §9.1 The best equality of few dice, with dice to be used and with rows, is the best of all."""
    random = Random(17)
    for _ in range(60):
        agree(few(random, 6), zero_dividend, random)


@pytest.mark.slow
@pytest.mark.parametrize("zero_dividend", [True, False])
def test_search_against_a_longer_enumeration(zero_dividend: bool) -> None:
    """RC §9.1 The same for more dice."""
    random = Random(18)
    for _ in range(40):
        agree(few(random, 8), zero_dividend, random)


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_whole_rolls_give_legal_equalities(zero_dividend: bool) -> None:
    """RC §2, §3 What is found for whole rolls is legal and worth what is said."""
    random = Random(19)
    for _ in range(10):
        roll = whole(random)
        found = search.best(Question(roll, zero_dividend))
        assert found is not None and contains(roll, found.equation.dice)
        assert enumeration.legal(str(found.equation), zero_dividend)
        assert enumeration.worth(str(found.equation)) == found.points


def test_no_equality() -> None:
    """RC §9.1 Dice without an equality have none, and the answer is None."""
    assert search.best(Question("1357+")) is None
    assert search.best(Question("13+x")) is None


def test_plus_and_minus_are_alike() -> None:
    """RC §9.1 + and - dice are interchangeable: any mixture gives the same points."""
    random = Random(20)
    for _ in range(12):
        dice = few(random, 8)
        mixtures = [dice]
        likes = dice.count("+") + dice.count("-")
        rest = dice.replace("+", "").replace("-", "")
        mixtures += [arranged(rest + "+" * plus + "-" * (likes - plus)) for plus in range(likes + 1)]
        found = {one.points if (one := search.best(Question(mixture))) else 0 for mixture in mixtures}
        assert len(found) == 1


def test_best_order_of_a_term() -> None:
    """RC §3.2 The order in which a term is written loses as few points to ones as any order."""
    random = Random(21)
    for _ in range(300):
        over = tuple(random.choice((1, 1, 2, 13)) for _ in range(random.randint(1, 3)))
        under = tuple(random.choice((1, 1, 2, 13)) for _ in range(random.randint(0, 5 - len(over))))
        signed = [("x", number) for number in over] + [(":", number) for number in under]
        most = max(
            term_points(Term(tuple(str(n) for _, n in order), "".join(sign for sign, _ in order[1:])))
            for order in permutations(signed)
            if order[0][0] == "x"
        )
        written, joints = ordered(Chain(over, under))
        assert chain_points(Chain(over, under)) == most
        assert term_points(Term(tuple(map(str, written)), joints)) == most


def test_long_divisors_of_zero() -> None:
    """RC §2.5 Divisors of 0 are dealt for most points: checked by writing down all of them."""
    random = Random(22)
    for _ in range(60):
        digits = "".join(sorted(random.choice("00112") for _ in range(random.randint(4, 6))))
        for count in range(1, 5):
            for above in (False, True):
                most = 0
                for text in set(permutations(digits)):
                    for cuts in _cuts(len(digits), count):
                        numbers = ["".join(text[a:b]) for a, b in zip((0, *cuts), cuts, strict=False)]
                        if any(number[0] == "0" for number in numbers):
                            continue
                        if not above or any(int(number) > 100 for number in numbers):
                            term = Term(("0", *numbers), ":" * count)
                            most = max(most, term_points(term))
                under = search.long_divisors(digits, count, above)
                assert (chain_points(Chain((0,), under)) if under else 0) == most, (digits, count)
                assert sorted("".join(map(str, under))) == (sorted(digits) if under else [])


def _cuts(size: int, count: int) -> list[tuple[int, ...]]:
    """Where each of so many numbers ends."""
    if count == 1:
        return [(size,)] if size else []
    return [(*rest, size) for end in range(1, size) for rest in _cuts(end, count - 1)]


def test_terms_fall_into_parts_of_four() -> None:
    """RC §9.1 Every way to divide eight digits among terms has one of the three forms of the search."""
    for size in range(2, 9):
        for lengths in _partitions(size, size):
            if len(lengths) < 2:
                continue
            halves = {
                sum(length for place, length in enumerate(lengths) if mask >> place & 1)
                for mask in range(1 << len(lengths))
            }
            two = any(half <= 4 and size - half <= 4 for half in halves)
            assert two or lengths[0] >= 5 or lengths == (3, 3, 2), lengths


def test_long_terms_fall_into_two_chains() -> None:
    """RC §9.1 A term of five to seven digits has chains of four and fewer, or is 3 and 2 or 3 and 3."""
    for size in range(5, 8):
        for lengths in _partitions(size, 4):
            halves = {
                sum(length for place, length in enumerate(lengths) if mask >> place & 1)
                for mask in range(1 << len(lengths))
            }
            assert 4 in halves or lengths in ((3, 2), (3, 3)), lengths


def _partitions(size: int, most: int) -> list[tuple[int, ...]]:
    if size == 0:
        return [()]
    return [
        (first, *rest) for first in range(min(size, most), 0, -1) for rest in _partitions(size - first, first)
    ]


def test_parts() -> None:
    """Every part of some dice once."""
    assert sorted(parts("113")) == ["", "1", "11", "113", "13", "3"]


def test_written_out_uses_the_given_signs() -> None:
    """RC §9.1 The terms of one equality, written with every mixture of + and -."""
    signed = tuple((sign, Chain((number,), ())) for sign, number in ((1, 9), (1, 2), (-1, 8), (-1, 3)))
    texts = [str(search.written_out(signed, "2389" + red)) for red in ("++", "+-", "--")]
    assert texts == ["9+2=8+3", "9+2-3=8", "9-3=8-2"]
    assert all(enumeration.legal(text, True) for text in texts)
