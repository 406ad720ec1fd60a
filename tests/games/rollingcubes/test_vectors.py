"""The vectors the page's scorer is held to are what the rules say."""

from __future__ import annotations

import json

from croupier.games.rollingcubes.equation import fault, read
from croupier.games.rollingcubes.scoring import points
from tests.games.rollingcubes.vectors import FILE


def test_every_vector_is_a_legal_equality_with_its_value_and_points() -> None:
    """RC §3 The file the page reads and the rules agree; the page's own test reads the same file."""
    found = json.loads(FILE.read_text(encoding="utf-8"))
    assert len(found) > 200
    for vector in found:
        equation = read(vector["equation"])
        assert str(equation) == vector["equation"]
        assert fault(equation, zero_dividend=True) is None
        assert str(equation.left.value()) == str(equation.right.value()) == vector["value"]
        assert points(equation) == vector["points"]
