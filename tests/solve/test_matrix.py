"""The matrix solver against games whose solution is known, and against its own definition."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from croupier.solve.matrix import solve

MATRICES = st.integers(1, 4).flatmap(
    lambda width: st.lists(
        st.lists(st.integers(-9, 9), min_size=width, max_size=width), min_size=1, max_size=4
    )
)


def test_rock_paper_scissors() -> None:
    """Every hand with a third."""
    solution = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert solution.value == 0
    assert solution.rows == solution.columns == (Fraction(1, 3),) * 3


def test_a_saddle_point() -> None:
    """Where one choice is best against all, it is played."""
    solution = solve([[4, 2], [3, 1]])
    assert solution.value == 2
    assert solution.rows == (Fraction(1), Fraction(0))
    assert solution.columns == (Fraction(0), Fraction(1))


@given(MATRICES)
def test_no_mixture_can_be_beaten(matrix: list[list[int]]) -> None:
    """The rows get at least the value against every column, the columns give at most it to every row."""
    solution = solve(matrix)
    assert sum(solution.rows) == sum(solution.columns) == 1
    assert min(*solution.rows, *solution.columns) >= 0
    for column in range(len(matrix[0])):
        assert sum(p * row[column] for p, row in zip(solution.rows, matrix, strict=True)) >= solution.value
    for row in matrix:
        assert sum(p * entry for p, entry in zip(solution.columns, row, strict=True)) <= solution.value
