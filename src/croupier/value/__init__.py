"""What a position is worth to every seat, and an account of luck and skill made of it."""

from __future__ import annotations

from typing import Any

from croupier import games
from croupier.core.errors import NoEvaluator
from croupier.core.game import Unit
from croupier.core.record import Record
from croupier.core.rules import Rules
from croupier.value.evaluator import Choice, Drawn, Evaluator, OnePly, Value
from croupier.value.reckoning import SEED, Reckoning, finished
from croupier.value.statement import Account

__all__ = [
    "Account",
    "Choice",
    "Drawn",
    "Evaluator",
    "OnePly",
    "Reckoning",
    "Value",
    "account",
    "begun",
    "evaluator",
]


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


def begun(
    record: Record, *, unit: Unit | None = None, playouts: int | None = None, seed: int = SEED
) -> Reckoning:
    """The account of a finished game before its first step; raises `InvalidRecord` or `NoEvaluator`."""
    rules = games.rules_of(record)
    found = evaluator(rules, unit)
    table = finished(record, rules)
    return Reckoning(table, found, playouts=playouts, seed=seed, digest=record.signed_digest())


def account(
    record: Record, *, unit: Unit | None = None, playouts: int | None = None, seed: int = SEED
) -> Account:
    """The account of a finished game; raises `InvalidRecord` or `NoEvaluator`."""
    reckoning = begun(record, unit=unit, playouts=playouts, seed=seed)
    for _ in reckoning.steps():
        pass
    return reckoning.account()
