"""Every attack, briefly: the honest lose nothing and are never cut off, and memory stays within its bound.

How long the honest wait meanwhile is measured by `python -m bench.attacks`, not asserted here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attack.attacks import ATTACKS, Attack
from tests.attack.siege import Outcome, siege

SECONDS = 6.0


def held(attack: Attack, outcome: Outcome) -> None:
    """What is so under every attack."""
    assert outcome.highest < attack.memory
    assert outcome.cut == 0
    assert len(outcome.during) > 10
    assert (outcome.toll.lost, outcome.toll.doubled, outcome.toll.gaps) == ([], [], [])
    assert not attack.refused or attack.refused & outcome.told.keys(), outcome.told
    assert "Traceback" not in outcome.log


@pytest.mark.parametrize(
    "attack",
    [
        pytest.param(attack, id=attack.name, marks=() if attack.quick else pytest.mark.slow)
        for attack in ATTACKS
    ],
)
def test_the_house_stands(tmp_path: Path, attack: Attack) -> None:
    held(attack, siege(tmp_path, attack, SECONDS))
