"""Golden records of Royale: games that were played once and must come out the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier import games
from croupier.core.options import Value
from croupier.core.reading import load
from croupier.core.replay import table_of
from croupier.games.royale.tiles import SIDES
from croupier.verify import verify
from tests.finished import played

FOLDER = Path(__file__).parent / "records"
GAMES: dict[str, tuple[str, int, dict[str, Value]]] = {
    "basic-three": ("las-vegas-royale", 3, {"tiles": 0}),
    "two-neutral-six-tiles": ("las-vegas-royale", 2, {"tiles": 6}),
    "three-four-fresh-tiles": ("las-vegas-royale", 3, {"tiles": 4, "fresh_tiles": True, "money": "open"}),
    "four-six-tiles": ("las-vegas-royale", 4, {"tiles": 6, "start": 2}),
    "five-six-tiles": ("las-vegas-royale", 5, {"tiles": 6}),
    "second-two-neutral-six-tiles": ("las-vegas-royale", 2, {"tiles": 6, "bad_luck": "activated"}),
    "second-three-four-fresh-tiles": ("las-vegas-royale", 3, {"tiles": 4, "fresh_tiles": True}),
    "second-four-six-tiles": ("las-vegas-royale", 4, {"tiles": 6, "bad_luck": "activated"}),
    "second-five-six-tiles": ("las-vegas-royale", 5, {"tiles": 6}),
    "second-five-five-tiles": ("las-vegas-royale", 5, {"tiles": 5}),
}
#: The records by an earlier revision than the newest.
REVISIONS = {name: 1 for name in GAMES if not name.startswith("second-")}
VERBS = [
    "start",
    "pair",
    "reserve",
    "tile",
    "neutral",
    "roll",
    "black",
    "place",
    "pass",
    "power",
    "decline",
    "hide",
    "guess",
    "stop",
    "higher",
    "lower",
    "add",
    "bar",
    "knock",
    "block",
    "handicap",
    "turn",
    "back",
    "split",
    "pile",
    "double",
    "nice",
    "use",
    "activate",
    "gold",
]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays_and_verifies(name: str) -> None:
    """Every state follows, every figure holds, every die follows from the seeds."""
    record = load(FOLDER / f"{name}.croupier")
    assert record.revision == REVISIONS.get(name, 2)
    assert table_of(record, games.rules_of(record)).over
    assert record.intact is True
    assert verify(record).moves > 20


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    """Played again from its seeds the game is the same to the byte."""
    game, seats, options = GAMES[name]
    rules = games.rules_with(game, seats, options, REVISIONS.get(name))
    text = played(rules, name, version=1).text()
    assert text == (FOLDER / f"{name}.croupier").read_text(encoding="utf-8")


def test_every_golden_record_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


@pytest.mark.parametrize("revision", [1, 2])
def test_the_golden_records_know_every_tile_and_verb(revision: int) -> None:
    """All sixteen sides and every event of the notation occur in those of each revision."""
    records = [load(FOLDER / f"{name}.croupier") for name in GAMES if REVISIONS.get(name, 2) == revision]
    texts = [line.text for record in records for line in record.lines if line.mark in "*123456"]
    assert {text.split()[0] for text in texts} == set(VERBS)
    assert {text.split()[2] for text in texts if text.startswith("tile ")} == set(SIDES)
