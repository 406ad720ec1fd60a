"""The house under each attack: how long the honest wait, and what it costs the server in memory.

    python -m bench.attacks [NAME ...] [--seconds 15] [--write docs/security.md]

Server, honest players and attacker share the machine. `--write FILE` puts the table into a page.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.attack.attacks import ATTACKS, Attack
from tests.attack.siege import Outcome, quantile, siege
from tools import measured

HEAD = ["| attack | p99 before | p99 during | worst | processor | memory before | highest | cut off | lost |"]
HEAD += ["|---|---|---|---|---|---|---|---|---|"]


def row(attack: Attack, outcome: Outcome) -> str:
    """What one attack did, as a line of the table."""
    toll = outcome.toll
    cells = [
        attack.what,
        f"{quantile(outcome.before, 99):.0f} ms",
        f"{quantile(outcome.during, 99):.0f} ms",
        f"{max(outcome.during) * 1000:.0f} ms",
        f"{outcome.busy:.0%}",
        f"{outcome.calm:.0f} MB",
        f"{outcome.highest:.0f} MB",
        str(outcome.cut),
        str(len(toll.lost) + len(toll.doubled) + len(toll.gaps)),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Runs the attacks one after the other, prints the table, and puts it into a page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args()
    rows = []
    for attack in ATTACKS:
        if given.names and attack.name not in given.names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            outcome = siege(Path(folder), attack, given.seconds)
        rows.append(row(attack, outcome))
        print(attack.name, rows[-1], dict(outcome.told), outcome.log[-3000:], flush=True)
    if given.write is not None:
        measured.put(given.write, "attacks", "python -m bench.attacks", [*HEAD, *rows])


if __name__ == "__main__":
    main()
