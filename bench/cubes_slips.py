"""How far the answers of a level of bots lie below the best of a throw, by their exact chances.

    python -m bench.cubes_slips [--throws 400]

writes src/croupier/value/cubes_slips.json. A level looks at so many uses at random: the chance that
the best of them is worth at most w is the part of uses worth at most w, to the power of its looks.
"""

from __future__ import annotations

import argparse
import json

import croupier
from croupier.bots.cubes import Level4
from croupier.core.chance import Seeded
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.uses import uses
from croupier.value.cubes import FITTED


def slips(throws: int) -> dict[int, float]:
    """The chance of each number of points below the best, over so many throws."""
    rules = croupier.rules("rolling-cubes", 2)
    assert isinstance(rules, RollingCubes)
    start = rules.apply(rules.start(), None, rules.parse("start 1"))
    found: dict[int, float] = {}
    for number in range(throws):
        state = rules.apply(start, None, rules.sample(start, Seeded(8, number)))
        known = uses(rules.view(state, 0), rules)
        fewest = min((len(use.dice) for use in known), default=0)
        seen = sorted(use.worth for use in known if len(use.dice) <= max(Level4.dice, fewest))
        best = max((use.worth for use in known), default=0)
        before = 0.0
        for count, worth in enumerate(seen, 1):
            chance = (count / len(seen)) ** Level4.looks
            found[best - worth] = found.get(best - worth, 0.0) + (chance - before) / throws
            before = chance
        if not seen:
            found[0] = found.get(0, 0.0) + 1 / throws
    return dict(sorted(found.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=400)
    throws = parser.parse_args().throws
    told = {
        "evaluator": "rolling-cubes/1",
        "made by": f"python -m bench.cubes_slips --throws {throws}",
        "from": f"all uses of {throws} throws, seed 8, seen as level4 sees them",
        "slips": {str(slip): round(chance, 6) for slip, chance in slips(throws).items()},
    }
    FITTED.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
