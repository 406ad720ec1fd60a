"""Golden records: a game of every mode that was played once and must come out the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import croupier
from croupier.core.options import Value
from croupier.core.reading import load
from croupier.core.replay import table_of
from croupier.verify import verify
from tests.finished import played

FOLDER = Path(__file__).parent / "records"
GAMES: dict[str, tuple[str, int, dict[str, Value]]] = {
    "one-by-one-three": ("rolling-cubes", 3, {"mode": "one-by-one"}),
    "all-together-four": ("rolling-cubes", 4, {"mode": "all-together", "zero_dividend": False}),
    "last-die-two": ("rolling-cubes", 2, {"mode": "last-die"}),
    "tournament-three": ("rolling-cubes", 3, {"mode": "tournament"}),
    "yahtzee-alone": ("rolling-cubes", 1, {"mode": "yahtzee"}),
    "yahtzee-two-odd-faces": ("rolling-cubes", 2, {"mode": "yahtzee", "faces": "113579/024688/++--x:"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays_and_verifies(name: str) -> None:
    """Every state follows, every figure holds, every die follows from the seeds."""
    record = load(FOLDER / f"{name}.croupier")
    rules = croupier.rules(record.game, seats=record.seats, **dict(record.options))
    assert table_of(record, rules).over
    assert record.intact is True
    assert verify(record).moves > 4


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    """Played again from its seeds the game is the same to the byte."""
    game, seats, options = GAMES[name]
    text = played(croupier.rules(game, seats=seats, **options), name, version=1).text()
    assert text == (FOLDER / f"{name}.croupier").read_text(encoding="utf-8")


def test_every_golden_record_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
