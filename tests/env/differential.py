"""Tables of the kernel beside the engine; as a program it compares Royale where nothing is compiled.

NUMBA_DISABLE_JIT=1 python -m tests.env.differential SEEDS DECISIONS
"""

from __future__ import annotations

import sys

import numpy as np

from croupier.core.rules import Over
from croupier.env.vector import ManyTables
from croupier.games import encoding
from tests.env.tables import TABLES, Table
from tests.env.test_told import decisions


def made(table: Table, tables: int, opponents: str = "self") -> ManyTables:
    """So many tables of a game in the kernel."""
    name, seats, options = table
    return ManyTables(name, tables, seats, opponents=opponents, **options)


def compare_positions(table: Table, seeds: int, most: int) -> int:
    """Lays positions of the engine on a table: equal bytes and masks for the seat that is asked; how many."""
    env = made(table, 2)
    rules, code, compared = env.rules, encoding(env.rules), 0
    env.reset(seed=1)
    for seed in range(seeds):
        for step in decisions(rules, seed, most):
            assert step.seat is not None
            env.tables.put(1, step.before)
            view = rules.view(step.before, step.seat)
            assert env.tables.seats[1] == step.seat
            assert env.tables.observations[:, 1].tobytes() == code.observe(view, ())
            legal = code.legal(view, rules.actions(step.before, step.seat), ())
            assert np.flatnonzero(env.tables.masks[:, 1]).tolist() == sorted(legal)
            compared += 1
    return compared


def compare_endings(table: Table, seeds: int) -> int:
    """Where a decision of the engine ends the game, the table ends with the same shares and last sight."""
    env = made(table, 1)
    rules, code, ends = env.rules, encoding(env.rules), 0
    env.reset(seed=2)
    for seed in range(seeds):
        for step in decisions(rules, seed, 10_000):
            if not isinstance(rules.turn(step.after), Over):
                continue
            assert step.seat is not None
            env.tables.put(0, step.before)
            (number,) = code.numbers(rules.view(step.before, step.seat), step.event)
            env.tables.step(np.array([number]))
            ranks = rules.ranks(step.after)
            shares = [1 / ranks.count(1) if rank == 1 else 0 for rank in ranks]
            assert env.tables.ended[0]
            assert np.allclose(env.tables.shares[:, 0], shares)
            assert np.isclose(env.tables.rewards[0], shares[step.seat])
            assert env.tables.finals[:, 0].tobytes() == code.observe(rules.view(step.after, step.seat), ())
            ends += 1
    return ends


if __name__ == "__main__":
    seeds, most = map(int, sys.argv[1:])
    for table in TABLES:
        if table[0] == "las-vegas-royale":
            print(compare_positions(table, seeds, most), compare_endings(table, seeds))
