"""The shipped tables against the search on demand."""

from __future__ import annotations

from itertools import islice, product
from random import Random

import pytest

from croupier.games.rollingcubes import kernel_solver as solver
from croupier.games.rollingcubes import search
from croupier.games.rollingcubes.best_points import ROLLS, BestPoints, best_points
from croupier.games.rollingcubes.dice import BLUES, CELLS, GREENS, PER_COLOUR, REDS, arranged, cell
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.search import Question
from tests.games.rollingcubes.rolls import whole


def test_sizes() -> None:
    """RC §9.1 171,500 rolls are 73,500 cases; a use of dice is one of 555,660 cells."""
    assert ROLLS == 73_500
    assert CELLS == 126 * 126 * 35 == 555_660
    assert len(GREENS) == 126 and len(REDS) == 35


def test_cells_are_numbered() -> None:
    """By green, blue and red set; + and - count as one kind."""
    every = ("".join(colours) for colours in product(GREENS, BLUES, REDS))
    assert all(cell(dice) == number for number, dice in islice(enumerate(every), 0, CELLS, 997))
    assert cell("13550248+-x:") == cell("13550248++x:") == cell("13550248--x:")


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_table_against_the_kernel(zero_dividend: bool) -> None:
    """RC §9.1 A sample of whole rolls: the table has the points that are found on demand."""
    random = Random(41)
    known = best_points(zero_dividend)
    for _ in range(250):
        roll = whole(random)
        found = solver.best(Question(roll, zero_dividend))
        assert known.best(roll) == (found.points if found else 0), roll


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_table_against_the_readable_search(zero_dividend: bool) -> None:
    """RC §9.1, §6.1, §8.1 Points, dice to be used and rows from the table and from the search."""
    random = Random(42)
    known = best_points(zero_dividend)
    for _ in range(12):
        roll = whole(random)
        using = "".join(random.sample(roll, random.choice((0, 2, 4))))
        question = Question(roll, zero_dividend, using, random.choice((None, *ROWS)))
        found = search.best(question)
        answers = known.answers(roll, using, question.row)
        assert max((worth for worth, _, _ in answers), default=0) == (found.worth if found else 0)


def test_every_answer_has_an_equality() -> None:
    """RC §9.1 Each use of dice that the table knows of can be written."""
    random = Random(43)
    known = best_points(True)
    roll = whole(random)
    answers = sorted(known.answers(roll))
    for _, points, dice in answers[:: max(1, len(answers) // 30)]:
        equation = search.exactly(dice, points, zero_dividend=True)
        assert equation is not None and equation.dice == dice


def test_a_damaged_table_is_refused() -> None:
    """A file of another size is no table."""
    with pytest.raises(ValueError, match="bytes"):
        BestPoints(b"123")


@pytest.mark.slow
@pytest.mark.parametrize("zero_dividend", [True, False])
def test_whole_table_against_the_kernel(zero_dividend: bool) -> None:
    """RC §9.1 All 73,500 cases: the table has the points that are found on demand."""
    known = best_points(zero_dividend)
    whole_sets = [[dice for dice in sets if len(dice) == PER_COLOUR] for sets in (GREENS, BLUES, REDS)]
    for number, roll in enumerate(map("".join, product(*whole_sets))):
        found = solver.best_points(Question(arranged(roll), zero_dividend))
        assert known.best(roll) == found == known.best_of_roll[number], roll
