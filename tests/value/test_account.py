"""Accounts of whole games of the product: identity, luck, rating, and what is kept beside a record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from croupier import games
from croupier.core import conformance
from croupier.core.game import Unit
from croupier.core.reading import load
from croupier.core.record import Line
from croupier.value import account, begun, evaluator, kept, why
from croupier.value.law import audit, wrong_with
from croupier.value.rating import WORDS_ALONE, mark_of, rated

RECORDS = Path(__file__).parent.parent / "games"
FIVE = RECORDS / "lasvegas" / "records" / "2012-five.croupier"
GAMES = [
    FIVE,
    RECORDS / "lasvegas" / "records" / "six-six-bandit.croupier",
    RECORDS / "lasvegas" / "records" / "2012-two-neutral.croupier",
]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_adds_up(path: Path) -> None:
    """For every seat, to a billionth; nothing is hidden from who remembers the money."""
    record = load(path)
    found = account(record, playouts=16)
    assert wrong_with(found) == ""
    assert found.complete and len(found.moves) == len(begun(record, playouts=8).table.moves)
    assert record.ranks is not None
    assert [seat.result for seat in found.seats] == [
        1 / record.ranks.count(1) if rank == 1 else 0.0 for rank in record.ranks
    ]
    assert all(seat.hidden == 0 for seat in found.seats)
    assert all(seat.own < 0 for seat in found.seats), "a random bot is not perfect"
    assert {move.kind for move in found.moves} == {"chance", "decision"}
    again = account(record, playouts=16)
    assert again == found, "the same record, the same account"


@pytest.mark.parametrize("name", [name for name in games.DECLARED if games.game(name).value])
def test_the_law_of_accounts(name: str) -> None:
    """Conformance: random games of every game that has an evaluator are audited."""
    rules = games.rules(name)
    conformance.check(rules, games=1, close=200, audit=audit(evaluator(rules), 8))


CUBES = [
    path
    for path in sorted((RECORDS / "rollingcubes" / "records").glob("*.croupier"))
    if "odd-faces" not in path.name
]


@pytest.mark.parametrize("unit", ["share", "points"])
@pytest.mark.parametrize("path", CUBES, ids=lambda path: path.stem)
def test_rolling_cubes_adds_up_in_shares_and_in_points(path: Path, unit: Unit) -> None:
    """RC §4 to §8 Every mode, in whatever is counted; results in points are the scores."""
    record = load(path)
    found = account(record, unit=unit)
    assert (wrong_with(found), found.complete, found.unit) == ("", True, unit)
    if unit == "points":
        assert [seat.result for seat in found.seats] == list(map(float, record.score or ()))
        assert all(move.mark is None for move in found.moves)


def test_what_a_bot_did_for_somebody_is_not_theirs() -> None:
    """It counts for the seat, so that all adds up; it has no mark, no why, and says nothing in the rating."""
    record = load(FIVE)
    half = len(record.lines) // 2
    gone, back = Line(0, "!", "1 bot greedy time"), Line(0, "!", "1 back")
    away = replace(record, lines=(gone, *record.lines[:half], back, *record.lines[half:]))
    whole, found = account(record, playouts=16), account(away, playouts=16)
    assert wrong_with(found) == ""
    by_bot = [move for move in found.moves if move.by is not None]
    assert by_bot and all((move.seat, move.by, move.mark) == (1, "greedy", None) for move in by_bot)
    assert not any(why.costly(move, "share") for move in by_bot)
    assert any(why.costly(move, "share") for move in whole.moves if move.seq in {one.seq for one in by_bot})
    decided = [move for move in found.moves if move.seat == 1 and move.kind == "decision"]
    assert len(decided) == whole.seats[0].rating.decisions
    assert 0 < found.seats[0].rating.decisions == len(decided) - len(by_bot)
    assert [replace(move, by=None, mark=None) for move in found.moves] == [
        replace(move, mark=None) for move in whole.moves
    ]
    assert found.seats[1:] == whole.seats[1:]


def test_alone_points_count() -> None:
    """RC §8 A share of the victory says nothing of a solitaire."""
    found = account(load(RECORDS / "rollingcubes" / "records" / "yahtzee-alone.croupier"))
    assert (found.evaluator, found.unit) == ("rolling-cubes/1/points", "points")
    (seat,) = found.seats
    assert seat.luck != 0 and seat.own < 0 and seat.rating.mattered and seat.rating.word is not None


def test_an_account_is_kept_and_read_again(tmp_path: Path) -> None:
    record = load(FIVE)
    found = account(record, playouts=8)
    place = kept.place_of(tmp_path / "game.croupier")
    assert kept.read(place) is None
    assert kept.write(found, place)
    assert kept.read(place) == found
    assert kept.fits(found, record, found.evaluator, "share", 8, 1)
    assert not kept.fits(found, record, found.evaluator, "share", 9, 1)
    assert not kept.fits(found, record, "another/1", "share", 8, 1)
    assert not kept.fits(found, load(GAMES[1]), found.evaluator, "share", 8, 1)
    place.write_text("{}")
    assert kept.read(place) is None
    assert not kept.write(found, tmp_path / "nowhere" / "game.review.json")


def test_the_json_has_what_is_promised() -> None:
    found = msgspec.to_builtins(account(load(FIVE), playouts=8))
    assert set(found["seats"][0]) >= {"start", "result", "luck", "own", "others", "hidden", "correction"}
    luck = next(move for move in found["moves"] if move["kind"] == "chance")
    cost = next(move for move in found["moves"] if move["kind"] == "decision")
    assert set(luck) >= {"seq", "seat", "event", "kind", "shares", "luck"} and len(luck["luck"]) == 5
    assert len(cost["cost"]) == 5 and cost["best"] in [choice["event"] for choice in cost["choices"]]
    assert set(cost["choices"][0]) == {"event", "share", "error"}


@pytest.mark.parametrize(
    ("loss", "error", "seats", "mark"),
    [
        (0.049, 0.0, 2, None),
        (0.05, 0.01, 2, "inaccuracy"),
        (0.05, 0.03, 2, None),
        (0.10, 0.01, 2, "mistake"),
        (0.15, 0.01, 2, "blunder"),
        (0.15, 0.08, 2, None),
        (0.02, 0.001, 5, "inaccuracy"),
        (0.04, 0.001, 5, "mistake"),
        (0.06, 0.001, 5, "blunder"),
        (0.019, 0.001, 5, None),
    ],
)
def test_marks(loss: float, error: float, seats: int, mark: str | None) -> None:
    """5, 10 and 15 points between two; with five seats 2, 4 and 6; never within two standard errors."""
    assert mark_of(loss, error, seats) == mark


def test_a_rating_counts_what_mattered() -> None:
    assert rated([], 2).word is None
    found = rated([(0.0, 0.0, 0.5), (0.1, 0.01, 0.5), (0.01, 0.01, 0.5), (0.001, 0.0, 0.001)], 2)
    assert (found.decisions, found.mattered, found.best) == (4, 3, 2)
    assert found.mean_loss == pytest.approx(0.11 / 3)
    words = [rated([(loss, 0.0, 1.0)], 2).word for loss in (0.0, 0.02, 0.03, 0.05, 0.2)]
    assert len(set(words)) == 5


def test_a_rating_in_points() -> None:
    """What is less than a point does not matter; words are for who plays alone."""
    judged = [(3.0, 0.0, 5.0), (0.0, 0.0, 4.0), (0.5, 0.0, 0.9)]
    among = rated(judged, 3, "points")
    assert (among.mattered, among.best, among.mean_loss, among.word) == (2, 1, 1.5, None)
    alone = [
        rated([(loss, 0.0, 20.0)], 1, "points").word for loss in (0.0, *(most for most, _ in WORDS_ALONE))
    ]
    assert alone == ["expert", *(word for _, word in WORDS_ALONE)]
    assert rated([(20.0, 0.0, 20.0)], 1, "points").word == "learning"
