"""The solved games against plain expectation over a few dice, and the figures of the docs."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest

from croupier.games.rollingcubes.best_points import best_points
from croupier.games.rollingcubes.dice import (
    BLUES,
    GREENS,
    LIKE_RED,
    REDS,
    arranged,
    cell,
    contains,
    of_colour,
    parts,
)
from croupier.games.rollingcubes.rows import ROWS
from croupier.solve import cubes_games, cubes_lattice, cubes_report
from croupier.solve.cubes_lattice import KINDS, SHAPE

DOCS = Path(__file__).parents[2] / "docs" / "rolling-cubes-solved.md"


def place(dice: str) -> tuple[int, int, int]:
    """Where dice stand in the lattice."""
    green, blue = of_colour(dice, "13579"), of_colour(dice, "02468")
    return GREENS[green], BLUES[blue], REDS[dice[len(green) + len(blue) :]]


def throws(dice: str) -> list[tuple[str, Fraction]]:
    """All whole rolls that the dice can become, with their chances; each missing die by itself."""
    missing = [kinds for kinds in KINDS for _ in range(4 - len(of_colour(dice, kinds)))]
    shares = {face: Fraction(1, 5) for face in "0123456789"} | {
        "+": Fraction(1, 2),
        "x": Fraction(1, 4),
        ":": Fraction(1, 4),
    }
    found: dict[str, Fraction] = {}
    for faces in product(*missing):
        roll = arranged(dice + "".join(faces))
        chance = Fraction(1)
        for face in faces:
            chance *= shares[face]
        found[roll] = found.get(roll, Fraction(0)) + chance
    return list(found.items())


def some_dice(random: Random, missing: int) -> str:
    """A set of dice with so many missing."""
    whole = [random.choice(kinds) for kinds in KINDS for _ in range(4)]
    return arranged(random.sample(whole, 12 - missing))


@pytest.mark.parametrize("zero_dividend", [True, False])
def test_last_die_by_plain_expectation(zero_dividend: bool) -> None:
    """RC §9.2 The chance of the next thrower, from cells with one to three dice missing, by fractions."""
    chances = cubes_games.last_die(zero_dividend)
    cells = best_points(zero_dividend).cells

    @cache
    def wins(dice: str) -> Fraction:
        total = Fraction(0)
        for roll, chance in throws(dice):
            best = Fraction(0)
            for used in parts(roll):
                if len(used) > len(dice) and contains(used, dice) and cells[cell(used)]:
                    best = max(best, 1 - wins(used))
            total += chance * best
        return total

    random = Random(51)
    tried = 0
    while tried < 12:
        dice = some_dice(random, 1 + tried % 3)
        if cells[cell(dice)]:
            assert chances[place(dice)] == pytest.approx(float(wins(dice)), abs=1e-12)
            tried += 1


def test_solitaire_by_plain_expectation() -> None:
    """RC §9.2, RC §8.2 Averages over dice thrown again and the choice of dice, by fractions."""
    random = Random(52)
    dice = cubes_games.lattice()
    bests = cubes_lattice.row_bests(best_points(True))
    values = np.zeros(1 << len(ROWS))
    free = 0b00110
    values[0b00010], values[0b00100] = 20.5, 21.25
    kept = cubes_games.throw_values(dice, bests, values, free)

    def after(roll: str, again: int) -> Fraction:
        at = place(roll)
        return max(
            max(0, int(bests[row][at]) - again) + Fraction(float(values[free & ~(1 << row)]))
            for row in (1, 2)
        )

    for _ in range(2):
        roll = some_dice(random, 0)
        best = max(
            sum(chance * after(whole, 12 - len(keep)) for whole, chance in throws(keep))
            for keep in parts(roll)
            if len(keep) >= 9
        )
        top = max(
            (
                sum(chance * after(whole, 12 - len(keep)) for whole, chance in throws(keep))
                for keep in random.sample([keep for keep in parts(roll) if len(keep) in (7, 8)], 3)
            ),
        )
        assert kept[place(roll)] >= float(max(best, top)) - 1e-9
        worth = np.zeros(SHAPE)
        for again in (1, 3):
            cubes_games.fill(bests, values, free, again, worth)
            cubes_games.average(dice, again, worth)
            keep = next(keep for keep in parts(roll) if len(keep) == 12 - again)
            exact = sum(chance * after(whole, again) for whole, chance in throws(keep))
            assert worth[place(keep)] == pytest.approx(float(exact), abs=1e-9)


def test_row_bests() -> None:
    """RC §8.1 The best of each row, from the lattice and from the answers of the table."""
    random = Random(53)
    for zero_dividend in (True, False):
        known = best_points(zero_dividend)
        bests = cubes_lattice.row_bests(known)
        for _ in range(5):
            roll = some_dice(random, 0)
            for number, row in enumerate(ROWS):
                most = max((worth for worth, _, _ in known.answers(roll, row=row)), default=0)
                assert bests[number][place(roll)] == most


def test_the_ways_to_throw_add_up() -> None:
    """RC §1.2 All whole rolls together have the ways of eight dice with five faces and four with four."""
    assert cubes_report.weights().sum() == 5**8 * 4**4
    assert len(LIKE_RED) == 3


@pytest.mark.slow
@pytest.mark.parametrize("zero_dividend", [True, False])
def test_figures_of_the_docs(zero_dividend: bool) -> None:
    """RC §9.2 The numbers in the docs are those that are computed."""
    from croupier.solve import cubes_report

    told = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", DOCS.read_text(encoding="utf-8"), re.M)
    figures = cubes_report.figures(zero_dividend)
    checked = 0
    for name, on, off in told:
        if name.strip() in figures:
            assert (on if zero_dividend else off).strip() == figures[name.strip()], name
            checked += 1
    assert checked == len(figures)


@pytest.mark.slow
@pytest.mark.parametrize("zero_dividend", [True, False])
def test_shipped_values_of_the_solitaire(zero_dividend: bool) -> None:
    """RC §9.2 The values that the perfect bot plays by are those of the solved solitaire."""
    solved = cubes_games.solitaire(zero_dividend)
    assert cubes_games.shipped_values(zero_dividend) == pytest.approx(solved.values, abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("zero_dividend", [True, False])
def test_the_builder_makes_the_shipped_table(zero_dividend: bool) -> None:
    """RC §9.1 Built anew, the table is the same to the byte."""
    from croupier.solve.cubes_table import build

    own = best_points(zero_dividend)
    assert build(zero_dividend) == own.cells + own.above + own.best_of_roll
