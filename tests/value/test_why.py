"""Why a choice is better: the parts that each game names, and nothing that a seat could not know."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

import croupier
from croupier import texts
from croupier.core.chance import Seeded
from croupier.core.play import steps
from croupier.games import GAMES
from croupier.games.lasvegas.payout import prize, ranking
from croupier.games.rollingcubes.equation import read
from croupier.value import cubes_why, evaluator, why
from croupier.value.lasvegas_why import paid
from croupier.value.statement import Move, Weighed


def test_money_is_paid_as_the_rules_say() -> None:
    """LV12 §4.1-4.2 The reckoning of many ends at once against the rules, end by end."""
    rng = np.random.default_rng(5)
    strength = rng.integers(0, 5, (300, 5))
    for bills in ((60,), (50, 30), (90, 40, 20, 10)):
        found = paid(strength, bills)
        for row, money in zip(strength.tolist(), found.tolist(), strict=True):
            assert money == [prize(ranking(row), bills, player) for player in range(5)]


def test_an_equality_is_better_part_by_part() -> None:
    """RC §3 Prizes, numbers and signs add up to the difference of points."""
    made, better = read("5+3=8"), read("12x3=36")
    found = cubes_why._parts(made, better)
    told = {reason.code: dict(reason.args)["points"] for reason in found}
    assert set(told) <= {"rc-why-prize", "rc-why-numbers", "rc-why-signs"} and "rc-why-numbers" in told


@pytest.mark.parametrize(
    ("loss", "error", "unit", "told"),
    [
        (0.03, 0.0, "share", True),
        (0.03, 0.02, "share", False),
        (0.005, 0.0, "share", False),
        (2.0, 0.0, "points", True),
        (0.5, 0.0, "points", False),
    ],
)
def test_only_what_cost_something_is_told(loss: float, error: float, unit: Any, told: bool) -> None:
    """Beyond doubt, and worth a word."""
    move = Move(
        seq=1, seat=1, event="a", kind="decision", shares=(0.5, 0.5), cost=(-loss, loss), best="b",
        choices=(Weighed("a", 0.1, error), Weighed("b", 0.2, 0.0)),
    )  # fmt: skip
    assert why.costly(move, unit) is told


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.why])
def test_reasons_can_be_said_in_every_language(game: str) -> None:
    """The best and the worst choice at decisions of a game: every reason is a message."""
    rules = croupier.rules(game, max(2, GAMES[game].seats[0]))
    valued, source, said = evaluator(rules), Seeded(4), [0]
    names = [f"name{number}" for number in range(rules.seats + 2)]

    def choose(state: Any, seat: int) -> Any:
        order = sorted(valued.choices(state, seat, None, 8, 1), key=lambda choice: choice.share)
        if len(order) > 1:
            view = rules.view(state, seat)
            for reason in why.reasons(rules, view, seat, order[0].event, order[-1].event, 1):
                said[0] += 1
                for language in texts.languages():
                    assert "{" not in texts.say(reason.code, reason.args, names, language)
        return order[source.below(len(order))].event

    decided = (step for step in steps(rules, choose, Seeded(3)) if step.seat is not None)
    assert len(list(islice(decided, 8))) >= 4 and said[0] > 0
