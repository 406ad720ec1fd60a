"""What the process that reviews games does: the account of a game, piece by piece."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from hashlib import sha256

from croupier.core.game import Reason
from croupier.core.reading import read
from croupier.core.rules import AnyRules
from croupier.value import Account, Reckoning, begun, evaluator, themes, why
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
    #: What those decisions are about, where there is something to learn from them.
    themes: dict[int, str] = field(default_factory=dict)


#: The account this process is at, by what its record hashes to: mostly the next piece is of the same one.
_at_work: dict[str, Reckoning] = {}


def name_of(rules: AnyRules) -> str:
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
    costly = [move for move in new if why.costly(move, unit)]
    reasons = {move.seq: why.of_move(reckoning.table, move, reckoning.seed) for move in costly}
    found = {move.seq: _theme(reckoning, move) for move in costly}
    about = {seq: theme for seq, theme in found.items() if theme}
    return Piece(replace(reckoning.account(), moves=new), reckoning.size, reasons, about)


def _theme(reckoning: Reckoning, move: Move) -> str:
    """What a decision was about; empty: nothing can be learnt from it."""
    table = reckoning.table
    assert move.seat is not None and move.best is not None
    rules, before = table.rules, table.states[move.seq - 1]
    return themes.theme(rules, before, move.seat - 1, rules.parse(move.event), rules.parse(move.best))


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
