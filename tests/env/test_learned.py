"""The learning example: it beats greedy bots, sits in an arena, and counts payouts as the rules do."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from croupier import bots
from croupier.core.chance import Seeded
from croupier.games import rules
from tests.env.test_told import decisions

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module("learn_las_vegas")


def test_it_beats_four_greedy(example: Any) -> None:
    """At least 28 of 100 victories where 20 are a fair share."""
    share, error = example.measured(example.kept(), 3000)
    assert share > 0.28 and error < 0.02


def test_the_bot_chooses_what_the_tables_choose(example: Any) -> None:
    """By its name, as the command takes it: the same choice as the network makes at a table of the kernel."""
    found = rules("las-vegas-2012", 5)
    bot = bots.load("learn_las_vegas:Learned", found)
    env = example.ManyTables("las-vegas-2012", 1, 5, opponents="self")
    env.reset(seed=1)
    for step in decisions(found, 1, 40):
        env.tables.put(0, step.before)
        rows = example.figures(env.tables.observations.T, env.fields)
        (number,) = example.choose(example.kept(), rows, env.tables.masks.T)
        view, actions = found.view(step.before, step.seat), found.actions(step.before, step.seat)  # type: ignore[arg-type]
        assert str(bot.choose(view, actions, found, Seeded(1))) == f"place {number + 1}"


def test_what_seats_take_is_what_the_rules_pay(example: Any) -> None:
    """LV12 §4.1, §4.2 In positions of random games."""
    found: Any = rules("las-vegas-2012", 5)
    for step in decisions(found, 2, 60):
        state = step.before
        dice = np.array(state.dice).T[None]
        bills = np.array([[*at, *[0] * (5 - len(at))] for at in state.bills])[None]
        wanted = np.zeros((5, 6))
        for casino in range(1, 7):
            for seat, bill in found.paid(state, casino)[0]:
                wanted[seat, casino - 1] = bill
        assert np.array_equal(example.taken(dice, bills)[0], wanted)
