"""The law of accounts, for `conformance.check(rules, audit=law.audit(...))`: it adds up for every seat."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Any

from croupier.core.table import Table
from croupier.value.evaluator import Evaluator
from croupier.value.reckoning import Reckoning
from croupier.value.statement import Account

#: By how much sums of floating-point numbers may miss each other.
ROUNDING = 1e-9


def audit(evaluator: Evaluator[Any, Any], playouts: int) -> Callable[[Table[Any, Any, Any]], str]:
    """What looks at a finished game: its account is made, and must keep the law."""

    def look(table: Table[Any, Any, Any]) -> str:
        return wrong_with(Reckoning(table, evaluator, playouts=playouts).whole())

    return look


def wrong_with(account: Account) -> str:
    """What is wrong with an account, in words; empty: nothing."""
    for number, seat in enumerate(account.seats, 1):
        if abs(seat.gap) > ROUNDING:
            return f"seat {number} misses {seat.gap} between start, terms and result"
        if abs(fsum([*seat.luck_by, seat.luck_setup]) - seat.luck) > ROUNDING:
            return f"the luck of seat {number} is not that of all who asked for it"
    for move in account.moves:
        if move.seat is not None and move.cost is not None and move.cost[move.seat - 1] > ROUNDING:
            return f"event {move.seq} gains its own seat {move.cost[move.seat - 1]}: no choice beats the best"
        if account.unit != "share":
            continue
        if move.luck is not None and abs(fsum(move.luck)) > ROUNDING:
            return f"the luck of event {move.seq} sums to {fsum(move.luck)} over all seats"
        if abs(fsum(move.shares) - 1) > ROUNDING:
            return f"the shares after event {move.seq} sum to {fsum(move.shares)}"
    return ""
