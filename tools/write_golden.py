"""Writes the golden records of a game's folder that are not there yet: those of a new revision of its rules.

    python -m tools.write_golden FOLDER

A golden record is a contract: these dice and these moves give this game, for ever; none is written anew. They
are files of the first version, so that reading it stays true too.
"""

from __future__ import annotations

import sys
from importlib import import_module

from tests.finished import played

from croupier import games
from croupier.core.record import write


def main(folder: str) -> None:
    """Plays each game of a folder that has no record, and writes it."""
    golden = import_module(f"tests.games.{folder}.test_records")
    for name, (game, seats, options) in golden.GAMES.items():
        path = golden.FOLDER / f"{name}.croupier"
        if not path.exists():
            rules = games.rules_with(game, seats, options)
            write(played(rules, name, version=1), path)


if __name__ == "__main__":
    main(sys.argv[1])
