"""Golden records: games that were played once and must come out the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import croupier
from croupier.core.options import Value
from croupier.core.reading import load
from croupier.core.replay import table_of
from croupier.games.showdown.load import shipped
from croupier.verify import verify
from tests.finished import played

FOLDER = Path(__file__).parent / "records"
OWN = shipped().text.replace("money = 20", "money = 40")
GAMES: dict[str, tuple[str, int, dict[str, Value]]] = {
    "three": ("vegas-showdown", 3, {}),
    "four": ("vegas-showdown", 4, {}),
    "five-own-set": ("vegas-showdown", 5, {"set": OWN}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays_and_verifies(name: str) -> None:
    """Every state follows, every figure holds, every draw follows from the seeds."""
    record = load(FOLDER / f"{name}.croupier")
    rules = croupier.rules(record.game, record.seats, **dict(record.options))
    assert table_of(record, rules).over
    assert record.intact is True
    assert verify(record).moves > 100


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    """Played again from its seeds the game is the same to the byte."""
    game, seats, options = GAMES[name]
    text = played(croupier.rules(game, seats, **options), name, version=1).text()
    assert text == (FOLDER / f"{name}.croupier").read_text(encoding="utf-8")


def test_every_golden_record_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
