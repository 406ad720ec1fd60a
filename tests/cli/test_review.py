"""`croupier review`: an account for people and for programs, kept beside the record, and what it refuses."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from croupier import games, value
from croupier.core.reading import load
from croupier.core.record import Record
from croupier.value import kept
from croupier.value.reckoning import Reckoning
from croupier.value.statement import Move
from tests.cli.conftest import Run

GOLDEN = Path(__file__).parent.parent / "games" / "lasvegas" / "records" / "six-two-neutral.croupier"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.croupier"
    path.write_bytes(GOLDEN.read_bytes())
    return path


def test_an_account_for_people_and_programs(run: Run, game: Path) -> None:
    """Both come from one reckoning: the second is read from beside the record."""
    done = run("review", game, "--playouts", "8", "--plain")
    assert (done.code, done.err) == (0, "")
    first, _, head, *lines = done.out.splitlines()
    assert "las-vegas-six/2" in first
    assert head.split() == ["start", "luck", "own", "play", "others", "hidden", "corrected", "result"]
    assert len(lines[0].split()) == 8 and any("decisions mattered" in line for line in lines)
    assert any(re.match(r"Luckiest for .*: \d+\. \w+, roll ", line) for line in lines), "whose dice is said"
    marked = [at for at, line in enumerate(lines) if "; best was place " in line]
    assert marked and all(lines[at + 1].startswith("    ") and lines[at + 1].endswith(".") for at in marked)
    place = kept.place_of(game)
    written = place.stat().st_mtime_ns
    told = json.loads(run("review", game, "--playouts", "8", "--json").out)
    assert place.stat().st_mtime_ns == written and told["complete"]
    for seat in told["seats"]:
        terms = [seat[name] for name in ("start", "luck", "own", "others", "hidden", "correction")]
        assert sum(terms) == pytest.approx(seat["result"], abs=1e-9)
    one = json.loads(run("review", game, "--playouts", "8", "--json", "--seat", "2").out)
    assert one["seats"] == [told["seats"][1]] and {move["seat"] for move in one["moves"]} == {2}
    assert (
        "Σοβαρό" in (greek := run("review", game, "--playouts", "8", "--language", "el").out)
        or "λάθος" in greek
    )


def test_a_review_by_the_clock(run: Run, game: Path) -> None:
    """As many playouts as there is time for; it is kept, and never puts a surer one away."""
    told = json.loads(run("review", game, "--seconds", "0.001", "--json").out)
    assert told["complete"] and told["playouts"] == 32
    place = kept.place_of(game)
    first = place.read_bytes()
    assert json.loads(run("review", game, "--seconds", "0.001", "--json").out) == told
    assert place.read_bytes() == first
    run("review", game, "--playouts", "40")
    surer = place.read_bytes()
    assert json.loads(run("review", game, "--seconds", "0.001", "--json").out)["playouts"] == 40
    assert place.read_bytes() == surer


def tire(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C after forty events."""
    usual = Reckoning._next

    def tired(self: Reckoning) -> list[Move]:
        if len(self.moves) == 40:
            raise KeyboardInterrupt
        return usual(self)

    monkeypatch.setattr(Reckoning, "_next", tired)


def test_an_interrupted_review_keeps_what_is_done(
    run: Run, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = value.account(load(game), playouts=8)
    usual = Reckoning._next
    tire(monkeypatch)
    done = run("review", game, "--playouts", "8", "--json")
    told = json.loads(done.out)
    assert (done.code, told["complete"], len(told["moves"])) == (0, False, 40)
    assert "Interrupted after 40 of" in done.err
    monkeypatch.setattr(Reckoning, "_next", usual)
    run("review", game, "--playouts", "8", "--json")
    assert kept.read(kept.place_of(game)) == whole


def test_an_interrupted_review_says_so_first_and_judges_nobody(
    run: Run, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not whole neither adds up nor rates anybody; before the first event there is one sentence."""
    tire(monkeypatch)
    done = run("review", game, "--playouts", "8", "--plain")
    assert done.out.startswith("Interrupted after 40 of ")
    assert all(word not in done.out for word in ("corrected", "mattered", "No inaccuracy"))

    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("croupier.cli.review.begun", stop)
    done = run("review", game, "--playouts", "9", "--plain")
    assert (done.code, done.out) == (130, "") and done.err.startswith("Interrupted after 0 of ")


def test_a_surer_review_stays(run: Run, game: Path) -> None:
    """One by fewer playouts is told but not kept; where none can be kept, that is said."""
    run("review", game, "--playouts", "8", "--json")
    place = kept.place_of(game)
    surer = place.read_bytes()
    assert json.loads(run("review", game, "--playouts", "2", "--json").out)["playouts"] == 2
    assert place.read_bytes() == surer
    place.unlink()
    place.mkdir()
    done = run("review", game, "--playouts", "2", "--json")
    assert done.code == 0 and json.loads(done.out)["complete"]
    assert done.err == f"croupier: the review cannot be kept in {place}\n"


CUBES = Path(__file__).parent.parent / "games" / "rollingcubes" / "records"


def test_alone_and_when_asked_for_points_count(run: Run, tmp_path: Path) -> None:
    """Both accounts of a game are kept, one beside the other."""
    alone, three = (tmp_path / name for name in ("yahtzee-alone.croupier", "one-by-one-three.croupier"))
    for path in (alone, three):
        path.write_bytes((CUBES / path.name).read_bytes())
    done = run("review", alone, "--plain")
    assert (done.code, done.err) == (0, "") and "Figures are points." in done.out
    assert "played like" in done.out and "not the best, " in done.out
    told = [json.loads(run("review", three, "--json", *more).out) for more in ((), ("--unit", "points"))]
    assert [one["unit"] for one in told] == ["share", "points"]
    assert [seat["result"] for seat in told[1]["seats"]] == list(load(three).score or ())
    done = run("review", three, "--unit", "points", "--plain")
    assert "decisions mattered and lost" in done.out and "played like" not in done.out
    assert {path.name for path in tmp_path.glob("*.json")} == {
        "yahtzee-alone.croupier.points.review.json",
        "one-by-one-three.croupier.review.json",
        "one-by-one-three.croupier.points.review.json",
    }


def changed(record: Record, **fields: object) -> str:
    return replace(record, **fields).text()  # type: ignore[arg-type]


@pytest.mark.parametrize("way", ["revision", "unfinished", "tampered", "cut"])
def test_what_is_no_finished_game_is_refused(run: Run, game: Path, way: str) -> None:
    record = load(game)
    text = {
        "revision": changed(record, revision=99),
        "unfinished": changed(record, lines=record.lines[:40], score=None, ranks=None, reveal=None),
        "tampered": game.read_text().replace("score ", "score 1"),
        "cut": game.read_text()[:300],
    }[way]
    game.write_text(text)
    done = run("review", game)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("croupier: ") and done.err.count("\n") == 1
    assert not kept.place_of(game).exists()


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        (("--seconds", "0"), "--seconds cannot be 0"),
        (("--seconds", "-1"), "--seconds cannot be -1"),
        (("--seconds", "nan"), "--seconds cannot be nan"),
        (("--playouts", "0"), "--playouts cannot be 0"),
        (("--playouts", "-5"), "--playouts cannot be -5"),
        (("--playouts", "8", "--seconds", "1"), "use one of them"),
        (("--seat", "0"), "seats 1 to 2"),
        (("--seat", "3"), "seats 1 to 2"),
        (("--unit", "money"), "--unit cannot be money: allowed are share, points"),
        (("--unit", "points"), "las-vegas-six has no evaluator in points"),
    ],
)
def test_numbers_that_make_no_review(run: Run, game: Path, words: tuple[str, ...], thing: str) -> None:
    done = run("review", game, *words)
    assert (done.code, done.out) == (2, "")
    assert thing in done.err and done.err.count("\n") == 1


def test_a_game_without_an_evaluator(run: Run, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    declared = games.game("las-vegas-six")
    monkeypatch.setattr(games, "game", lambda name: replace(declared, value={}))
    done = run("review", game)
    assert (done.code, done.out) == (2, "")
    assert done.err == "croupier: las-vegas-six has no evaluator: nothing says what its positions are worth\n"


def test_a_unit_that_a_game_does_not_have(run: Run, game: Path) -> None:
    """What it has is named."""
    assert run("review", game, "--unit", "points").err.endswith("no evaluator in points: allowed share\n")


def test_faces_without_an_evaluator(run: Run, game: Path) -> None:
    """RC §2 Nothing is solved for dice of one's own."""
    game.write_bytes((CUBES / "yahtzee-two-odd-faces.croupier").read_bytes())
    done = run("review", game)
    assert (done.code, done.out) == (2, "")
    assert done.err == "croupier: rolling-cubes has no evaluator for other faces than the usual ones\n"
