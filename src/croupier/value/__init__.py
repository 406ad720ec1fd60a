"""What a position is worth to every seat, and an account of luck and skill made of it."""

from __future__ import annotations

from typing import Any

from croupier import games
from croupier.core.errors import NoEvaluator
from croupier.core.game import Unit
from croupier.core.options import listed
from croupier.core.record import Record
from croupier.core.rules import AnyRules
from croupier.value.evaluator import Choice, Drawn, Evaluator, OnePly, Value
from croupier.value.reckoning import SEED, Reckoning, finished, stand_ins
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


def evaluator(rules: AnyRules, unit: Unit | None = None) -> Evaluator[Any, Any]:
    """The evaluator of a game with its rules fixed; raises `NoEvaluator`.

    Without a unit it is the usual one of the game: shares of the victory where they can be told. Alone every
    share is a whole one, so points count where there are some.
    """
    known = games.game(rules.name).value
    alone = rules.seats == 1 and "points" in known
    wanted = unit or ("points" if alone else next(iter(known), None))
    if wanted is None or wanted not in known:
        if known:
            raise NoEvaluator(f"{rules.name} has no evaluator in {unit}: allowed {listed(known)}")
        raise NoEvaluator(f"{rules.name} has no evaluator: nothing says what its positions are worth")
    found: Evaluator[Any, Any] = known[wanted].load()(rules)
    return found


def begun(
    record: Record, *, unit: Unit | None = None, playouts: int | None = None, seed: int = SEED
) -> Reckoning:
    """The account of a finished game before its first step; raises `InvalidRecord` or `NoEvaluator`."""
    rules = games.rules_of(record)
    found = evaluator(rules, unit)
    table = finished(record, rules)
    digest = record.signed_digest()
    return Reckoning(table, found, playouts=playouts, seed=seed, digest=digest, stand_ins=stand_ins(record))


def account(
    record: Record, *, unit: Unit | None = None, playouts: int | None = None, seed: int = SEED
) -> Account:
    """The account of a finished game; raises `InvalidRecord` or `NoEvaluator`."""
    return begun(record, unit=unit, playouts=playouts, seed=seed).whole()
