"""The same position and seed give the same value for ever: figures of every evaluator, as first told.

If this fails, an evaluator has changed: then it needs a new version, and a row of its own here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.core.game import Unit
from croupier.core.reading import load
from croupier.value import begun
from croupier.value.evaluator import Evaluator

RECORDS = Path(__file__).parent.parent / "games"
PLAYOUTS = 16

#: A record and a unit; the evaluator, and its shares after a third and two thirds of the events.
TOLD: dict[tuple[str, Unit], tuple[str, tuple[float, ...], tuple[float, ...]]] = {
    ("lasvegas/records/2012-five", "share"): (
        "las-vegas-2012/2",
        (0.1870119006, 0.2734562587, 0.203287233, 0.248281058, 0.0879635496),
        (0.0411709253, 0.4579809526, 0.4159949092, 0.018962251, 0.0658909619),
    ),
    ("lasvegas/records/six-six-bandit", "share"): (
        "las-vegas-six/2",
        (0.0562087284, 0.1763550652, 0.0568841667, 0.1543887575, 0.2697812392, 0.2863820431),
        (0.0174920783, 0.0773364364, 0.0244273243, 0.0154029741, 0.3576740203, 0.5076671666),
    ),
    ("lasvegas/records/six-two-neutral", "share"): (
        "las-vegas-six/2",
        (0.1475350751, 0.8524649249),
        (0.0625, 0.9375),
    ),
    ("royale/records/five-six-tiles", "share"): (
        "las-vegas-royale/2",
        (0.2405705636, 0.2981736338, 0.088101445, 0.1017175101, 0.2714368474),
        (0.0, 0.5, 0.0, 0.1875, 0.3125),
    ),
    ("showdown/records/three", "share"): (
        "vegas-showdown/3",
        (0.4483412113, 0.1229700541, 0.4286887347),
        (0.346121853, 0.0130911911, 0.6407869558),
    ),
    ("rollingcubes/records/one-by-one-three", "share"): (
        "rolling-cubes/1",
        (0.0687613642, 0.9284386082, 0.0028000275),
        (0.0, 1.0, 0.0),
    ),
    ("rollingcubes/records/one-by-one-three", "points"): (
        "rolling-cubes/1/points",
        (13.0, 21.0, 5.0),
        (22.0, 46.0, 24.0),
    ),
    ("rollingcubes/records/last-die-two", "share"): (
        "rolling-cubes/1",
        (0.1546021158, 0.8453978842),
        (0.9989636246, 0.0010363754),
    ),
    ("rollingcubes/records/yahtzee-alone", "points"): (
        "rolling-cubes/1/points",
        (103.8371034638,),
        (84.1836882632,),
    ),
}
#: The same by the first versions, by which bots and drills go.
FIRST: dict[str, tuple[str, tuple[float, ...], tuple[float, ...]]] = {
    "lasvegas/records/2012-five": (
        "las-vegas-2012/1",
        (0.1851176936, 0.2812685402, 0.2038915584, 0.2550308981, 0.0746913097),
        (0.0320437622, 0.4772949851, 0.4181439116, 0.012254137, 0.0602632041),
    ),
    "lasvegas/records/six-six-bandit": (
        "las-vegas-six/1",
        (0.0459152335, 0.172106044, 0.045487391, 0.1521692571, 0.2839445984, 0.3003774759),
        (0.0103955244, 0.0601007499, 0.0156791173, 0.0089412012, 0.3635837716, 0.5412996356),
    ),
    "royale/records/five-six-tiles": (
        "las-vegas-royale/1",
        (0.2501381999, 0.3380424004, 0.0555610015, 0.0580277374, 0.2982306609),
        (0.0, 0.5, 0.0, 0.1875, 0.3125),
    ),
}


def values(
    record: str, unit: Unit, first_version: bool = False
) -> tuple[str, tuple[float, ...], tuple[float, ...]]:
    """What a golden game is worth at two of its positions."""
    reckoning = begun(load(RECORDS / f"{record}.croupier"), unit=unit, playouts=PLAYOUTS)
    judge: Evaluator[object, object] = reckoning.evaluator  # type: ignore[type-var]
    if first_version:
        judge = judge.for_seat(None)
    states = [reckoning.table.states[reckoning.size * part // 3] for part in (1, 2)]
    first, second = (judge.values([state], PLAYOUTS, 7)[0].shares for state in states)
    return judge.name, first, second


@pytest.mark.parametrize(("record", "unit"), TOLD)
def test_a_position_is_worth_what_it_was(record: str, unit: Unit) -> None:
    name, *shares = TOLD[record, unit]
    found, *again = values(record, unit)
    assert found == name
    for before, now in zip(shares, again, strict=True):
        assert now == pytest.approx(before, abs=1e-9)


@pytest.mark.parametrize("record", FIRST)
def test_a_first_version_is_what_it_was(record: str) -> None:
    name, *shares = FIRST[record]
    found, *again = values(record, "share", first_version=True)
    assert found == name
    for before, now in zip(shares, again, strict=True):
        assert now == pytest.approx(before, abs=1e-9)
