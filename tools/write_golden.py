"""Writes the golden records of the Las Vegas editions anew; only when a revision of the rules changes.

A golden record is a contract: these dice and these moves give this game, for ever.
"""

from __future__ import annotations

import sys
from pathlib import Path

import croupier
from croupier.core.record import write

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.finished import played
from tests.games.lasvegas.test_records import FOLDER, GAMES


def main() -> None:
    """Plays each game and writes its record."""
    for name, (game, seats, options) in GAMES.items():
        rules = croupier.rules(game, seats=seats, **options)
        write(played(rules, name), FOLDER / f"{name}.croupier")


if __name__ == "__main__":
    main()
