"""The vectors the page's scorer is held to are what the rules say."""

from __future__ import annotations

import json

from croupier.games.rollingcubes.equation import fault, read
from croupier.games.rollingcubes.scoring import points
from tests.games.rollingcubes.vectors import FILE, VERDICTS, refused


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


def test_every_verdict_is_what_the_house_says() -> None:
    """RC §2 The page judges by these before anything is written; every reason is among them."""
    found = json.loads(VERDICTS.read_text(encoding="utf-8"))
    for verdict in found:
        no = refused(verdict["text"], verdict["zero_dividend"])
        assert verdict["refusal"] == (None if no is None else {"code": no.code, "args": dict(no.args)})
    codes = {verdict["refusal"]["code"] for verdict in found if verdict["refusal"]}
    shown = "no-equals two-equals sign-in-front empty-side number-missing leading-zero times-zero by-zero"
    shown += " zero-dividend same-number no-operator unequal"
    assert codes == {f"rc-{code}" for code in shown.split()}
    assert len([verdict for verdict in found if verdict["refusal"] is None]) > 5
