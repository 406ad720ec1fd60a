"""JSON of every command: as its schema in the docs says, nothing more and nothing less."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from croupier.bench import speed
from croupier.bench.speed import Measurement, Row
from croupier.cli import bench as bench_command
from croupier.cli.main import app
from croupier.core.record import write
from tests.cli.conftest import Run
from tests.finished import played
from tests.games.lasvegas.tables import las_vegas

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
#: Two seats, one round: as short as a game can be.
SHORT = ("las-vegas-2012", "--seats", "2", "-o", "rounds=1", "-o", "neutral=off")


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SCHEMAS / f"{name.replace('/', '-')}.json").read_text())
    return found


def check(told: dict[str, Any]) -> None:
    """Raises if it is not as the schema says that it names."""
    jsonschema_rs.validator_for(schema(told["schema"])).validate(told)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("simulate/1", ("simulate", *SHORT, "--games", "20")),
        ("simulate/1", ("simulate", *SHORT, "--games", "2", "--luck", "4")),
        ("arena/1", ("arena", *SHORT, "--games", "4")),
        ("arena/1", ("arena", *SHORT, "--games", "1", "--luck", "4")),
        ("solve/1", ("solve", "5 5 7 7 0 2 4 8 + - x :", "--top", "2")),
        ("solve/1", ("solve", "5 5 7 7 0 2 4 8 + - x :", "--row", "red", "--top", "1")),
        ("solve/1", ("solve", "1 3 +")),
        (
            "lab/1",
            (
                *("lab", *SHORT, "--vary", "start=lot,1", "--bots", "random", "--better", "greedy"),
                *("--games", "20", "--accounts", "2", "--playouts", "4", "--better-games", "4"),
            ),
        ),
    ],
)
def test_a_command_keeps_its_schema(run: Run, name: str, words: tuple[str, ...]) -> None:
    done = run(*words, "--json")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    assert told["schema"] == name
    check(told)


def test_replay_and_review_keep_theirs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.croupier"
    write(played(las_vegas(seats=2, neutral=False, rounds=1, start="lot"), "t-1"), file)
    lines = [json.loads(line) for line in run("replay", file, "--json").out.splitlines()]
    assert len(lines) > 10 and {line["schema"] for line in lines} == {"replay/1"}
    for line in lines:
        check(line)
    for more in ((), ("--seat", "1")):
        told = json.loads(run("review", file, "--playouts", "8", "--json", *more).out)
        assert told["schema"] == "review/1"
        check(told)


def test_bench_keeps_its_own(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = Measurement([Row("games", 2.0, "games/s", {"another": 1.0})], ["a third"], "2026-01-01", "here")
    monkeypatch.setattr(speed, "measure", lambda *given: found)
    bench_command.bench(None, None, None, 0, 1, None, as_json=True, plain=True)
    told = json.loads(capsys.readouterr().out)
    assert told == {"schema": "bench/1", **asdict(found)}
    check(told)


def test_a_schema_refuses_what_it_does_not_name() -> None:
    """The check can fail."""
    told = {"schema": "solve/1", "roll": "1", "points": 0, "equation": None, "dice": None, "alternatives": []}
    check(told)
    for wrong in ({**told, "more": 1}, {**told, "points": "many"}, {"schema": "solve/1"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            check(wrong)


def test_every_command_with_json_has_a_schema() -> None:
    from typer.main import get_command

    commands = get_command(app).commands  # type: ignore[attr-defined]
    with_json = {name for name, one in commands.items() if any("--json" in p.opts for p in one.params)}
    assert with_json == {path.stem.removesuffix("-1") for path in SCHEMAS.glob("*.json")}
    page = (SCHEMAS.parent / "json.md").read_text(encoding="utf-8")
    assert [name for name in with_json if f"(schemas/{name}-1.json)" not in page] == []
