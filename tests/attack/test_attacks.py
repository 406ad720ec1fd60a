"""Every attack, briefly: the honest lose nothing and are never cut off, and memory stays within its bound.

How long the honest wait meanwhile is measured by `python -m bench.attacks`, not asserted here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attack.attacks import ATTACKS, Attack
from tests.attack.siege import Outcome, siege

#: Of an attack in the quick tests, and in the slow ones.
SECONDS, LONG = 2.5, 15.0


def held(attack: Attack, outcome: Outcome) -> None:
    """What is so under every attack."""
    assert outcome.highest < attack.memory
    assert outcome.cut == 0
    assert outcome.busy < attack.busy or attack.busy == 1.0
    assert len(outcome.during) > 10
    assert (outcome.toll.lost, outcome.toll.doubled, outcome.toll.gaps) == ([], [], [])
    assert not attack.refused or attack.refused & outcome.told.keys(), outcome.told
    assert "Traceback" not in outcome.log


QUICK = [attack for attack in ATTACKS if attack.quick]


@pytest.mark.parametrize("attack", QUICK, ids=[attack.name for attack in QUICK])
def test_the_house_stands(tmp_path: Path, attack: Attack) -> None:
    held(attack, siege(tmp_path, attack, SECONDS))


@pytest.mark.slow
@pytest.mark.parametrize("attack", ATTACKS, ids=[attack.name for attack in ATTACKS])
def test_the_house_stands_for_longer(tmp_path: Path, attack: Attack) -> None:
    held(attack, siege(tmp_path, attack, LONG))
