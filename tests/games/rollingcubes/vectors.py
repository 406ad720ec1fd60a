"""Writes `vectors.json`, equalities with value and points, and `verdicts.json`, what is refused and why.

The page's scorer must agree with both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from croupier.core.chance import Seeded
from croupier.core.rules import Refusal
from croupier.games.rollingcubes.choices import by_points, searched
from croupier.games.rollingcubes.dice import BLUE, GREEN, PER_COLOUR, RED, arranged
from croupier.games.rollingcubes.equation import Misread, fault, read

FILE = Path(__file__).with_name("vectors.json")
VERDICTS = Path(__file__).with_name("verdicts.json")


def vectors() -> list[dict[str, Any]]:
    """One equality for each points value of forty rolls, with both sides' value and the points."""
    source = Seeded(47)
    found: dict[str, dict[str, Any]] = {}
    for _ in range(40):
        roll = arranged(
            faces[source.below(len(faces))] for faces in (GREEN, BLUE, RED) for _ in range(PER_COLOUR)
        )
        for points, dice, _ in by_points(roll, True, "", None):
            equation = searched(dice, points, True, False)
            value = equation.left.value()
            found[str(equation)] = {"equation": str(equation), "value": str(value), "points": points}
    return list(found.values())


def refused(text: str, zero_dividend: bool) -> Refusal | None:
    """Why the house refuses a text; None if it is an equality."""
    try:
        return fault(read(text), zero_dividend=zero_dividend)
    except Misread as misread:
        return misread.refusal


def verdicts() -> list[dict[str, Any]]:
    """What the house says to each text, where zero may be divided and where not."""
    found = []
    for text in dict.fromkeys(texts()):
        for zero_dividend in (True, False):
            no = refused(text, zero_dividend)
            told = None if no is None else {"code": no.code, "args": dict(no.args)}
            found.append({"text": text, "zero_dividend": zero_dividend, "refusal": told})
    return found


def texts() -> Iterator[str]:
    """Equalities as they grow, with one face changed, and with a zero where none may be."""
    yield from ("1-1=0x0x2x345", "1-1=x0x", "3-3=0:5x2", "5-5=2x3x0", "0:0=0", "7:0=7", "963=963", "12=3")
    yield from ("-5=3-8", "5=+5", "5=5=5", "5xx3=15", "5x-3=2", "=8", "=", "+", "0:7=0", "0:5:3=7-7")
    yield from ("05=5+0", "10x5=50")
    source = Seeded(41)
    for vector in vectors()[::6]:
        text = str(vector["equation"])
        yield text[: 1 + source.below(len(text))]
        place, face = source.below(len(text)), "0123456789+-x:"[source.below(14)]
        yield text[:place] + face + text[place + 1 :]
        yield text[:place] + text[place + 1 :]


def _write(file: Path, rows: list[dict[str, Any]]) -> None:
    lines = ",\n".join(map(json.dumps, rows))
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    _write(FILE, vectors())
    _write(VERDICTS, verdicts())
