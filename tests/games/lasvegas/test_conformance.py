"""Las Vegas obeys the laws of every game, in every configuration that differs in kind."""

from __future__ import annotations

import pytest

import croupier
from croupier.core import conformance
from croupier.core.options import Value

CONFIGURATIONS: list[tuple[str, int, dict[str, Value]]] = [
    ("las-vegas-2012", 2, {}),
    ("las-vegas-2012", 2, {"neutral": False, "money": "open", "start": 2}),
    ("las-vegas-2012", 3, {"neutral": True}),
    ("las-vegas-2012", 4, {"neutral": True, "rounds": 2}),
    ("las-vegas-2012", 5, {}),
    ("las-vegas-six", 2, {}),
    ("las-vegas-six", 3, {"neutral": True, "money": "open"}),
    ("las-vegas-six", 4, {"neutral": True, "rounds": 1}),
    ("las-vegas-six", 5, {"bandit": True, "start": 5}),
    ("las-vegas-six", 6, {}),
    ("las-vegas-six", 6, {"bandit": True, "bandit_bills": 4}),
]


def named(configuration: tuple[str, int, dict[str, Value]]) -> str:
    name, seats, options = configuration
    return " ".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=named)
def test_a_few_games(configuration: tuple[str, int, dict[str, Value]]) -> None:
    name, seats, options = configuration
    report = conformance.check(croupier.rules(name, seats=seats, **options), games=2, close=4)
    assert report.events > 50


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=named)
def test_many_games(configuration: tuple[str, int, dict[str, Value]]) -> None:
    name, seats, options = configuration
    conformance.check(croupier.rules(name, seats=seats, **options), games=40, seed=2, close=3)


def test_longest_is_a_bound_worth_having() -> None:
    """No game is longer, and a bound ten times too high would be none."""
    bounds = {
        ("las-vegas-2012", 5): 1 + 4 * (54 + 1 + 2 * 40),
        ("las-vegas-2012", 2): 1 + 4 * (54 + 1 + 2 * 24),
        ("las-vegas-six", 2): 1 + 3 * (48 + 1 + 2 * 20),
        ("las-vegas-six", 6): 1 + 3 * (48 + 1 + 2 * 42),
    }
    for (name, seats), bound in bounds.items():
        assert croupier.rules(name, seats=seats).longest == bound
        assert croupier.rules(name, seats=seats).complete_actions
    rules = croupier.rules("las-vegas-2012", seats=5)
    report = conformance.check(rules, games=1, close=50)
    assert rules.longest is not None
    assert report.events <= rules.longest < 10 * report.events
