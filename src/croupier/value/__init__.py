"""What a position is worth to every seat, and an account of luck and skill made of it."""

from __future__ import annotations

from typing import Any

from croupier import games
from croupier.core.errors import NoEvaluator
from croupier.core.game import Unit
from croupier.core.rules import Rules
from croupier.value.evaluator import Choice, Drawn, Evaluator, OnePly, Value

__all__ = ["Choice", "Drawn", "Evaluator", "OnePly", "Value", "evaluator"]


def evaluator(rules: Rules[Any, Any, Any], unit: Unit | None = None) -> Evaluator[Any, Any]:
    """The evaluator of a game with its rules fixed; raises `NoEvaluator`.

    Without a unit it is the first one the game has: shares of the victory where they can be told.
    """
    known = games.game(rules.name).value
    for name, path in known.items():
        if unit in (None, name):
            found: Evaluator[Any, Any] = path.load()(rules)
            return found
    what = f"{rules.name} has no evaluator" + (f" in {unit}" if known else "")
    raise NoEvaluator(f"{what}, so its games cannot be reviewed")
