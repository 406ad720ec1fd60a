"""A game file read again: every move with the money so far, then the proof of its dice.

python examples/read_a_record.py GAME.croupier
"""

from __future__ import annotations

import sys
from pathlib import Path

from croupier.core.errors import CroupierError
from croupier.core.reading import load
from croupier.core.replay import replay
from croupier.games import rules_of
from croupier.verify import verify

GOLDEN = Path(__file__).parent.parent / "tests/games/lasvegas/records/2012-five.croupier"


def main(path: Path) -> int:
    """Prints the game; a file that is wrong is one sentence with its line."""
    try:
        record = load(path)
        rules = rules_of(record)
        for step in replay(record, rules):
            if step.move is not None and step.move.seat is not None:
                player = record.players[step.move.seat].name
                print(
                    f"{step.line.number:>5} {player:<12} {step.line.text:<16} {rules.score(step.table.state)}"
                )
        print(verify(record))
    except CroupierError as error:
        print(f"{path.name}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else GOLDEN))
