"""Zero-sum games of two hidden choices, solved exactly: value and mixed strategies as fractions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Generic, TypeVar

from croupier.core.rules import Event, Rules

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Solution:
    """What the row player gets at least and the column player gives at most, and how."""

    value: Fraction
    rows: tuple[Fraction, ...]
    columns: tuple[Fraction, ...]


def solve(matrix: Sequence[Sequence[int | Fraction]]) -> Solution:
    """Best mixtures of a matrix whose entries the column player pays to the row player.

    The simplex method on fractions, with Bland's rule so that it cannot run in circles.

    >>> solve([[1, -1], [-1, 1]]).value
    Fraction(0, 1)
    """
    low = min(min(row) for row in matrix)
    shift = Fraction(1) - low
    height, width = len(matrix), len(matrix[0])
    table = [
        [Fraction(entry) + shift for entry in row]
        + [Fraction(int(i == j)) for j in range(height)]
        + [Fraction(1)]
        for i, row in enumerate(matrix)
    ]
    goal = [Fraction(-1)] * width + [Fraction(0)] * (height + 1)
    basis = list(range(width, width + height))
    while (entering := next((j for j, cost in enumerate(goal[:-1]) if cost < 0), None)) is not None:
        _pivot(table, goal, basis, entering)
    total = goal[-1]
    columns = [Fraction(0)] * width
    for row, variable in enumerate(basis):
        if variable < width:
            columns[variable] = table[row][-1] / total
    rows = tuple(cost / total for cost in goal[width:-1])
    return Solution(1 / total - shift, rows, tuple(columns))


def _pivot(table: list[list[Fraction]], goal: list[Fraction], basis: list[int], entering: int) -> None:
    """One exchange: the row with the least ratio leaves, of equal ones the lowest variable."""
    ratios = [
        (row[-1] / row[entering], basis[index], index) for index, row in enumerate(table) if row[entering] > 0
    ]
    leaving = min(ratios)[2]
    pivot = table[leaving][entering]
    table[leaving] = [entry / pivot for entry in table[leaving]]
    for index, row in enumerate(table):
        if index != leaving and row[entering]:
            factor = row[entering]
            table[index] = [a - factor * b for a, b in zip(row, table[leaving], strict=True)]
    factor = goal[entering]
    goal[:] = [a - factor * b for a, b in zip(goal, table[leaving], strict=True)]
    basis[leaving] = entering


@dataclass(frozen=True, slots=True)
class Hidden(Generic[E]):
    """A secret choice answered by a seat that sees only part of it, as a matrix.

    A column is a whole plan of the answering seat: one answer for each view it may have.
    """

    rows: tuple[E, ...]
    plans: tuple[tuple[E, ...], ...]
    matrix: tuple[tuple[int, ...], ...]


def hidden(rules: Rules[S, E, V], state: S, worth: Callable[[S], int]) -> Hidden[E]:
    """The matrix of a state whose seat chooses in secret; `worth` is what its choice and the answer bring."""
    turn = rules.turn(state)
    assert isinstance(turn, tuple)
    rows = tuple(rules.actions(state, turn[0]))
    after = [rules.apply(state, turn[0], event) for event in rows]
    turns = {rules.turn(one) for one in after}
    answering = turns.pop()
    if turns or not isinstance(answering, tuple):
        raise ValueError("the same seat must answer every choice")
    seat = answering[0]
    views = [rules.view(one, seat) for one in after]
    seen = list(dict.fromkeys(views))
    answers = [tuple(rules.actions(after[views.index(view)], seat)) for view in seen]
    plans = tuple(product(*answers))
    matrix = tuple(
        tuple(worth(rules.apply(one, seat, plan[seen.index(view)])) for plan in plans)
        for one, view in zip(after, views, strict=True)
    )
    return Hidden(rows, plans, matrix)
