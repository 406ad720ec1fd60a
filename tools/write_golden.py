"""Writes the golden records of a game's folder anew; only when a revision of its rules changes.

    python -m tools.write_golden lasvegas

A golden record is a contract: these dice and these moves give this game, for ever. They are files of the
first version, so that reading it stays true too.
"""

from __future__ import annotations

import sys
from importlib import import_module

from tests.finished import played

import croupier
from croupier.core.record import write


def main(folder: str) -> None:
    """Plays each game of a folder and writes its record."""
    golden = import_module(f"tests.games.{folder}.test_records")
    for name, (game, seats, options) in golden.GAMES.items():
        rules = croupier.rules(game, seats=seats, **options)
        write(played(rules, name, version=1), golden.FOLDER / f"{name}.croupier")


if __name__ == "__main__":
    main(sys.argv[1])
