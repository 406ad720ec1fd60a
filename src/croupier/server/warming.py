"""Makes a process ready for reviews and hints: it loads or compiles what the first one would wait for."""

from __future__ import annotations

from itertools import islice

from croupier import games
from croupier.core.chance import Seeded
from croupier.core.play import at_random
from croupier.core.table import Table
from croupier.value import Reckoning, evaluator
from croupier.value.advice import advise

#: Events of the game that is looked at: every kind of decision and of chance comes early.
_EVENTS = 40


def warm(name: str) -> str:
    """Reviews the beginning of some game, and asks for one hint; gives the evaluator's name."""
    rules = games.rules(name, games.game(name).seats[-1])
    values = evaluator(rules)
    table = Table(rules, Seeded(1))
    for _ in islice(table.steps(at_random(rules, Seeded(2))), _EVENTS):
        pass
    Reckoning(table, values, playouts=1).whole()
    at = next(at for at, move in enumerate(table.moves) if move.seat is not None)
    seat = table.moves[at].seat
    assert seat is not None
    advise(rules, rules.view(table.states[at], seat), seat)
    return values.name
