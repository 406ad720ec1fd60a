"""What the process that reviews games does: the account of a game, piece by piece."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from croupier.core.game import Reason
from croupier.core.reading import read
from croupier.core.rules import Rules
from croupier.value import Account, Reckoning, begun, evaluator, why
from croupier.value.statement import Move


@dataclass(frozen=True, slots=True)
class Asked:
    """A game whose account is wanted, what is done of it, and for how long to go on."""

    record: str
    done: tuple[Move, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Piece:
    """The account as far as it has come, with the moves that are new, and how many the game has."""

    account: Account
    size: int
    #: Why something was better, by the number of the event, for decisions that cost something.
    reasons: dict[int, tuple[Reason, ...]]


#: The account this process is at, by what its record hashes to: mostly the next piece is of the same one.
_at_work: dict[str, Reckoning] = {}


def name_of(rules: Rules[Any, Any, Any]) -> str:
    """The name of the evaluator that these rules have now; raises `NoEvaluator`."""
    return evaluator(rules).name


def reckon(asked: Asked) -> Piece:
    """Goes on with an account for a while, by one step at least; raises an error of the tree."""
    until = time.monotonic() + asked.seconds
    reckoning = _found(asked)
    for _ in reckoning.steps():
        if time.monotonic() >= until:
            break
    new = tuple(reckoning.moves[len(asked.done) :])
    unit = reckoning.evaluator.unit
    reasons = {move.seq: _reasons(reckoning, move) for move in new if why.costly(move, unit)}
    return Piece(replace(reckoning.account(), moves=new), reckoning.size, reasons)


def _reasons(reckoning: Reckoning, move: Move) -> tuple[Reason, ...]:
    """Why the best choice was better than the one that was made, by what the seat could know."""
    table = reckoning.table
    assert move.seat is not None and move.best is not None
    rules, seat = table.rules, move.seat - 1
    view = rules.view(table.states[move.seq - 1], seat)
    return why.reasons(rules, view, seat, rules.parse(move.event), rules.parse(move.best), reckoning.seed)


def _found(asked: Asked) -> Reckoning:
    """The account where it was left; begun again from what is done, if another process had it."""
    key = sha256(asked.record.encode()).hexdigest()
    found = _at_work.get(key)
    if found is None or len(found.moves) != len(asked.done):
        found = begun(read(asked.record))
        found.moves = list(asked.done)
        _at_work.clear()
        _at_work[key] = found
    return found
