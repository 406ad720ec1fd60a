"""The compiled search against the readable one: lists, uses of dice, questions."""

from __future__ import annotations

from random import Random

import pytest

from croupier.games.rollingcubes import kernel_parts, parts, search
from croupier.games.rollingcubes import kernel_solver as solver
from croupier.games.rollingcubes.dice import REDS, contains
from croupier.games.rollingcubes.equation import fault
from croupier.games.rollingcubes.kernel_parts import PRIME, SETS, families
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.scoring import number_points, points
from croupier.games.rollingcubes.search import Question
from tests.games.rollingcubes.rolls import few, whole


def entries(family: kernel_parts.Family, which: int) -> set[tuple[int, int, int]]:
    """Class, points and residue of all entries of a set."""
    return {
        (int(family.kind[group]), int(family.points[group]), int(family.residue[entry]))
        for group in range(family.first[which], family.first[which + 1])
        for entry in range(family.start[group], family.start[group + 1])
    }


def residue(value: parts.Value) -> int:
    return value[0] * pow(value[1], -1, PRIME) % PRIME


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_lists(zero_dividend: bool) -> None:
    """RC §9.1 For a third of all sets of digits, chains and sums are those of the readable copy."""
    chains, sums = families(zero_dividend)
    for which in range(1, len(SETS), 3):
        digits = SETS[which]
        best: dict[tuple[int, int], int] = {}
        for value, chain in parts.chains(digits):
            ones = 64 * chain.over.count(1) + 512 * chain.under.count(1)
            kind = len(chain.over) + 8 * len(chain.under) + ones + 4096 * chain.above
            worth = sum(number_points(len(str(number))) for number in chain.over + chain.under)
            key = kind, residue(value)
            best[key] = max(best.get(key, 0), worth)
        assert entries(chains, which) == {(kind, worth, r) for (kind, r), worth in best.items()}
        assert entries(sums, which) == {
            (shape.terms + 16 * shape.times + 128 * shape.by + 1024 * shape.above, one.points, residue(value))
            for value, shapes in parts.sums(digits, zero_dividend).items()
            for shape, one in shapes.items()
        }


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_uses(zero_dividend: bool) -> None:
    """RC §9.1 The best points of every use of red dice with exactly some digits, of all sizes."""
    random = Random(31)
    for _ in range(30):
        green = [random.choice("13579") for _ in range(random.randint(1, 4))]
        blue = [random.choice("02468") for _ in range(random.randint(1, 4))]
        digits = "".join(sorted(green + blue))
        known = dict.fromkeys(((number, above) for number in REDS.values() for above in (0, 1)), 0)
        for match in search.matches(digits, zero_dividend):
            shape = match.shape
            red = "+" * (shape.terms - 2) + "x" * shape.times + ":" * shape.by
            if red and red in REDS:
                for above in {0, int(shape.above)}:
                    key = REDS[red], above
                    known[key] = max(known[key], match.points + 1)
        found = solver.uses(digits, zero_dividend)
        assert {key: int(found[key]) for key in known} == known, digits


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_questions(zero_dividend: bool) -> None:
    """RC §9.1, §6.1, §8.1 The same best worth for whole rolls, with dice to be used and rows."""
    random = Random(32)
    for _ in range(24):
        roll = whole(random) if random.random() < 0.7 else few(random, 9)
        using = "".join(random.sample(roll, random.choice((0, 0, 3))))
        question = Question(roll, zero_dividend, using, random.choice((None, *ROWS)))
        one, other = solver.best(question), search.best(question)
        assert (one and one.worth) == (other and other.worth), question
        if one:
            assert points(one.equation) == one.points
            assert question.worth(one.equation.dice, True) is not None
            assert fault(one.equation, zero_dividend=zero_dividend) is None
            assert contains(roll, one.equation.dice) and contains(one.equation.dice, using)


def test_residues_are_exact() -> None:
    """RC §9.1 Two values of one equality never have the same residue: their difference is too small."""
    assert PRIME > 6 * 10**8
