"""The best use of dice in every mode, and what the board is told beside them."""

from __future__ import annotations

import pytest

from croupier import rules as make_rules
from croupier.core.chance import Seeded
from croupier.games import outlook
from croupier.games.rollingcubes import search, uses
from croupier.games.rollingcubes.options import Mode
from croupier.games.rollingcubes.outlook import Outlook
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import FREE
from croupier.games.rollingcubes.view import View


def thrown(mode: str, seed: int) -> tuple[RollingCubes, View]:
    """The view of a seat before a throw in a mode."""
    rules = make_rules("rolling-cubes", 2, mode=mode)
    assert isinstance(rules, RollingCubes)
    state = rules.start()._replace(start=0, seat=0)
    state = rules.apply(state, None, rules.sample(state, Seeded(seed)))
    return rules, rules.view(state, 0)


@pytest.mark.parametrize("seed", range(3))
def test_the_best_is_what_the_search_finds(seed: int) -> None:
    """RC §9.1 By the table and by searching all equalities of the roll: the same points."""
    rules, view = thrown("one-by-one", seed)
    best = uses.best(view, rules)
    found = search.best(search.Question(view.dice or ""))
    assert best is not None and found is not None
    assert best.worth == best.points == found.points
    equation = uses.written(best, True)
    assert points(equation) == best.points
    assert rules.is_legal(rules.redeal(view, Seeded(1)), 0, rules.parse(f"equate {equation}"))


def test_the_best_of_the_last_die_has_most_dice() -> None:
    """RC §6.1, RC §6.2 It uses all old dice and as many new ones as can be."""
    rules, view = thrown("last-die", 4)
    assert view.dice is not None
    using = "".join(sorted(view.dice[:2], key=view.dice.index))
    best = uses.best(view._replace(used=using), rules)
    assert best is not None and set(using) <= set(best.dice)
    assert len(best.dice) == max(len(use.dice) for use in uses.uses(view._replace(used=using), rules))


def test_the_best_of_the_solitaire_is_in_a_free_row() -> None:
    """RC §8.1, RC §8.2 Rows that are filled do not count, and dice thrown again cost."""
    rules, view = thrown("yahtzee", 5)
    rows = ((7, 7, 7, 7, FREE), (FREE,) * 5)
    fresh = uses.best(view._replace(rows=rows), rules)
    again = uses.best(view._replace(rows=rows, again=2), rules)
    assert fresh is not None and again is not None
    assert (fresh.row, again.row) == ("101", "101")
    assert again.worth == fresh.worth - 2
    assert any(int(number) > 100 for number in uses.written(fresh, True).numbers)


def test_dice_without_an_equality_have_no_best() -> None:
    """RC §2.1 Three digits and a sign that fit nowhere."""
    rules, view = thrown("one-by-one", 1)
    assert uses.best(view._replace(dice="1357+"), rules) is None


@pytest.mark.parametrize(
    ("mode", "seats", "told"),
    [
        ("one-by-one", 3, ("one-by-one", 47)),
        ("all-together", 3, ("all-together", 41)),
        ("last-die", 2, ("last-die", 5)),
        ("last-die", 3, ("last-die", 3)),
        ("tournament", 3, ("one-by-one", 37)),
        ("yahtzee", 3, ("yahtzee", None)),
    ],
)
def test_the_board_is_told_where_the_game_goes(mode: str, seats: int, told: tuple[Mode, int | None]) -> None:
    """RC §4.3, RC §5.2, RC §6.3, RC §7.1 The points that end the game that is played."""
    rules = make_rules("rolling-cubes", seats, mode=mode)
    assert outlook(rules, rules.view(rules.start(), None)) == Outlook(*told)
