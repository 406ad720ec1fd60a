"""Writes `vectors.json`: equalities with their value and points, which the page's scorer must agree with."""

from __future__ import annotations

import json
from pathlib import Path

from croupier.core.chance import Seeded
from croupier.games.rollingcubes.choices import by_points, searched
from croupier.games.rollingcubes.dice import BLUE, GREEN, PER_COLOUR, RED, arranged

FILE = Path(__file__).with_name("vectors.json")


def vectors() -> list[dict[str, str | int]]:
    """One equality for each points value of forty rolls, with both sides' value and the points."""
    source = Seeded(47)
    found: dict[str, dict[str, str | int]] = {}
    for _ in range(40):
        roll = arranged(
            faces[source.below(len(faces))] for faces in (GREEN, BLUE, RED) for _ in range(PER_COLOUR)
        )
        for points, dice, _ in by_points(roll, True, "", None):
            equation = searched(dice, points, True, False)
            value = equation.left.value()
            found[str(equation)] = {"equation": str(equation), "value": str(value), "points": points}
    return list(found.values())


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(vector) for vector in vectors())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
