"""Every drill worked out again: by the same dice to the last digit, and by other dice just as clearly."""

from __future__ import annotations

import pytest

from croupier.value import drills

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", drills.drilled())
def test_every_drill_holds(game: str) -> None:
    """On the dice it was found with its shares are as stored; on others the same choice is the best."""
    found = drills.of(game)
    assert found is not None
    head, failed = found.head, []
    for drill in found.drills:
        rules = found.rules(drill)
        state, judge = rules.read_position(drill.position), drills.judge(found.rules(drill))
        same = judge.choices(state, drill.seat, None, head.playouts, head.seed + head.playouts)
        assert [round(one.share, 4) for one in same] == [one.share for one in drill.choices], drill.id
        anew = judge.choices(state, drill.seat, None, head.playouts, head.seed + drills.OTHER_DICE)
        failed += [f"{drill.id}: {doubt}" for doubt in drills.doubts(drill.best.event, anew)]
    assert failed == []
