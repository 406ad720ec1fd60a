"""Whole games for tests: bots decide by a seed, dice are fair, and the record is complete."""

from __future__ import annotations

from croupier.core import fair, record
from croupier.core.chance import Seeded
from croupier.core.play import anyone, at_random
from croupier.core.record import Player, Record
from croupier.core.rules import AnyRules
from croupier.core.table import Table

SEED = bytes(range(32))


def played(rules: AnyRules, name: str, choices: int = 1, version: int = record.VERSION) -> Record:
    """A finished game of one person and bots: fair dice of fixed seeds, moves chosen at random."""
    seat_seed = bytes(range(16))
    ann = Player("person", "Ann", fair.seat_hash(name, 0, seat_seed) if version > 1 else None)
    players = [ann, *(Player("bot", "random") for _ in range(1, rules.seats))]
    source = fair.Fair(fair.key(name, SEED, [seat_seed], version), version)
    table = Table(rules, source)
    chooser = Seeded(choices)
    table.play(at_random(rules, chooser), anyone(chooser))
    return record.of_table(
        table,
        players,
        name=name,
        commits=[fair.commitment(name, record.head_of(rules), SEED, version)],
        reveal=(SEED.hex(), ((0, seat_seed.hex()),)),
        version=version,
    )
