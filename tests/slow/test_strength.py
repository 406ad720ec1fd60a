"""How strong montecarlo is, as promised: 2,000 games against four others, from every seat equally often."""

from __future__ import annotations

import pytest

from croupier.bench import speed


@pytest.mark.slow
def test_montecarlo_is_as_strong_as_promised() -> None:
    shares = [row.ours for row in speed.strength(2000, jobs=2)]
    assert [share >= least for share, least in zip(shares, (32, 38, 65), strict=True)] == [True] * 3, shares
