"""Las Vegas Royale obeys every law of the protocol, with any tiles on any casinos."""

from __future__ import annotations

import pytest

from croupier.core import conformance
from croupier.core.chance import Seeded
from croupier.core.options import Value
from tests.games.royale.tables import royale


def some_games(games: int, seed: int, close: int) -> int:
    """Games of both revisions, of random seat counts and tile numbers, with any sides."""
    source = Seeded(seed)
    events = 0
    for game in range(games):
        seats, tiles = 2 + source.below(4), source.below(7)
        options: dict[str, Value] = {"bad_luck": "activated"} if game % 3 == 2 else {}
        rules = royale(
            seats,
            revision=1 if game % 3 == 1 else 2,
            tiles=tiles,
            start="lot",
            neutral=seats == 2 and bool(source.below(2)),
            money=("memory", "open")[source.below(2)],
            fresh_tiles=tiles < 5 and bool(source.below(2)),
            **options,
        )
        events += conformance.check(rules, games=1, seed=seed + game, close=close).events
    return events


def test_conformance_of_twenty_games() -> None:
    """All laws: round trips, purity, weights, conservation, views, redealing, replay."""
    assert some_games(20, seed=1, close=16) > 2_000


def test_conformance_looked_at_closely() -> None:
    """Every event of some games."""
    for seats, tiles in ((2, 6), (3, 3), (5, 6)):
        conformance.check(royale(seats, tiles=tiles), games=1, seed=seats, close=2)


@pytest.mark.slow
def test_conformance_of_two_thousand_games() -> None:
    """The same laws over many more games."""
    assert some_games(2000, seed=1000, close=16) > 200_000
