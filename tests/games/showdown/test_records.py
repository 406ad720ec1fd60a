"""Golden records: games that were played once and must come out the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import croupier
from croupier.core.options import Value
from croupier.core.reading import load
from croupier.core.replay import table_of
from croupier.games.showdown.load import shipped, shipped_as
from croupier.verify import verify
from tests.finished import played

FOLDER = Path(__file__).parent / "records"
#: The set that came with Croupier when these games were played.
FIRST = "sha256:fb1b4acf29f3d8a0c936d61aa66881bffb7b502405b940c180a4ad804b3eeeca"


def own() -> str:
    """That set with more money, as somebody might change it."""
    first = shipped_as(FIRST.removeprefix("sha256:"))
    assert first is not None
    return first.text.replace("money = 20", "money = 40")


GAMES: dict[str, tuple[str, int, dict[str, Value]]] = {
    "three": ("vegas-showdown", 3, {"set": FIRST}),
    "four": ("vegas-showdown", 4, {"set": FIRST}),
    "five-own-set": ("vegas-showdown", 5, {"set": own()}),
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


def test_a_set_that_came_once_is_still_the_shipped_one() -> None:
    """A record names it by its fingerprint alone; in play the sets are alike, only their words changed."""
    then, now = (croupier.rules("vegas-showdown", 3, set=value) for value in (FIRST, "shipped"))
    assert then.options == {"set": FIRST}
    assert now.options == {"set": f"sha256:{shipped().sha256}"}
    assert str(list(then.outcomes(then.start()))) == str(list(now.outcomes(now.start())))


def test_every_golden_record_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
