"""Rolling Cubes beside the play: the best equality of a turn that is over, and rolls to train with.

What is told here can help nobody at a table: it is of a throw whose dice have all gone back into the cup for
good, or of a roll that this house made and sealed for training.
"""

from __future__ import annotations

import secrets

import structlog
from itsdangerous import BadSignature, URLSafeSerializer

from croupier.core.chance import Seeded
from croupier.core.errors import InvalidAction
from croupier.core.rules import Refusal
from croupier.core.table import Move
from croupier.games import rules as make_rules
from croupier.games.rollingcubes.dice import WHOLE, spaced
from croupier.games.rollingcubes.events import Equate, Roll, Start
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import State
from croupier.games.rollingcubes.table import table
from croupier.server import encode, resources
from croupier.server.ledger import Ledger, Written
from croupier.server.refusals import Refused, unreadable
from croupier.server.thinkers import LateBot, Search, Thinkers

log = structlog.get_logger()


async def best(thinkers: Thinkers, search: Search) -> resources.BestEquality:
    """The best equality of dice, searched in a worker; raises `Refused`."""
    try:
        found = await thinkers.search(search)
    except LateBot as late:
        log.warning("search late", dice=search.view.dice, reason=str(late))
        raise Refused("busy") from None
    if found is None:
        return resources.BestEquality(0, 0, None, None)
    return resources.BestEquality(found.counts, found.points, found.row, found.equality)


# Of a table


def thrown(ledger: Ledger, seq: int) -> Search:
    """The dice of a throw as its seat had them; raises `Refused` while that could still help somebody."""
    rules = ledger.rules
    if not isinstance(rules, RollingCubes):
        raise Refused("no-page")
    if seq > ledger.seq or not _is_throw(ledger.entries[seq - 1]):
        raise Refused("no-throw")
    if not turn_over(ledger, seq):
        raise Refused("turn-not-over")
    state: State = ledger.entries[seq - 1].state
    return Search(rules, rules.view(state, state.seat))


def _is_throw(entry: Written) -> bool:
    return isinstance(entry.line, Move) and isinstance(entry.line.event, Roll)


def turn_over(ledger: Ledger, seq: int) -> bool:
    """Whether all dice went back into the cup after a throw, and nobody can take that back.

    So nobody decides on these dice any more: not another seat in `all-together`, not the same one after
    throwing some again, not the next one that must use them in `last-die`.
    """
    undone = {entry.voids for entry in ledger.entries}
    moves = [entry for entry in ledger.entries if isinstance(entry.line, Move) and entry.seq not in undone]
    end = next((entry for entry in moves if entry.seq > seq and entry.state.cup == WHOLE), None)
    if end is None:
        return False
    return end is not moves[-1] or end.seat is None or not ledger.table.can_undo(end.seat)


# Training


class Training:
    """Rolls for one person alone; the house keeps none of them, its seal says that it made them."""

    def __init__(self, key: bytes) -> None:
        self._seal = URLSafeSerializer(key, salt="roll")

    def roll(self, zero_dividend: bool) -> resources.TrainingRoll:
        """RC §4.1 A new throw of all dice."""
        rules = _rules(zero_dividend)
        throw = rules.sample(_before(rules), Seeded(secrets.randbits(64)))
        assert isinstance(throw, Roll)
        return resources.TrainingRoll(throw.dice, self._seal.dumps([throw.dice, zero_dividend]))

    def judge(self, answer: resources.TrainingAnswer) -> resources.Judged:
        """What an equality of a sealed roll is worth, or why it is none; raises `Refused`."""
        rules, state = self._read(answer.sealed)
        refusal, worth = _judged(rules, state, answer.equality)
        if refusal is not None:
            return resources.Judged(None, None, encode.why(refusal, (), answer.language))
        assert state.dice is not None
        return resources.Judged(worth, table(rules.settings.zero_dividend).best(state.dice), None)

    def search(self, sealed: str) -> Search:
        """What to search for the best of a sealed roll; raises `Refused`."""
        rules, state = self._read(sealed)
        return Search(rules, rules.view(state, 0))

    def _read(self, sealed: str) -> tuple[RollingCubes, State]:
        try:
            dice, zero_dividend = self._seal.loads(sealed)
        except BadSignature:
            raise Refused("bad-roll") from None
        rules = _rules(zero_dividend)
        return rules, rules.apply(_before(rules), None, rules.parse(f"roll {spaced(dice)}"))


def _judged(rules: RollingCubes, state: State, equality: str) -> tuple[Refusal | None, int]:
    """Why an equality is refused, or None and its points."""
    try:
        event = rules.parse(f"equate {equality}")
    except InvalidAction as error:
        return unreadable(error).refusal, 0
    if not rules.is_legal(state, 0, event):
        return rules.presentation.why_not(rules.view(state, 0), event), 0
    assert isinstance(event, Equate)
    return None, points(event.equation)


def _rules(zero_dividend: bool) -> RollingCubes:
    rules = make_rules("rolling-cubes", 2, mode="one-by-one", zero_dividend=zero_dividend)
    assert isinstance(rules, RollingCubes)
    return rules


def _before(rules: RollingCubes) -> State:
    """The first seat is about to throw."""
    return rules.apply(rules.start(), None, Start(0))
