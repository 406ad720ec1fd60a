"""Replaying a file: in words, as JSON, and to the first line that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run


def test_a_game_is_shown_in_words(run: Run, finished: Path) -> None:
    """Each move has its number; the end shows ranks."""
    done = run("replay", "--plain", finished)
    assert done.code == 0
    assert "rolls" in done.out
    assert "Round 1 is over." in done.out
    assert done.out.splitlines()[-1].startswith("rank ")


def test_moves_have_the_numbers_of_a_review(run: Run, finished: Path) -> None:
    """Every event from 1, also those of chance: what a review remarks is found by its number."""
    moves = [json.loads(line) for line in run("replay", "--json", finished).out.splitlines()[:-1]]
    told = run("replay", "--plain", finished).out.splitlines()
    assert all(f"{one['move']:>5}  {one['told'][0]}" in told for one in moves if one["told"])
    reviewed = json.loads(run("review", finished, "--playouts", "1", "--json").out)["moves"]
    assert [(one["seq"], one["event"]) for one in reviewed] == [(one["move"], one["event"]) for one in moves]


def test_what_happened_to_a_seat_is_told_in_the_language(run: Run, finished: Path) -> None:
    """A bot that plays on, a vote, a return; what nobody has words for stands as it is."""
    head, moves, end = finished.read_text().split("---\n")
    notes = ("! 1 bot greedy left", "! 1 vote 2", "! 1 back", "! 1 bot greedy", "! 1 vote 9")
    finished.write_text("---\n".join([head, "\n".join([*notes, moves]), end.split("digest")[0]]))
    for language, said in (
        ("en", ("Ann gets up; a bot plays on.", "Bob votes for a bot to play for Ann.", "Ann is back.")),
        ("it", ("Ann si alza; continua un bot.", "Bob vota perché un bot giochi per Ann.", "Torna Ann.")),
    ):
        done = run("replay", "--plain", finished, "--language", language)
        assert done.code == 0, done.err
        assert all(f"  {words}\n" in done.out for words in (*said, "Ann: bot greedy", "Ann: vote 9"))


def test_json_is_one_object_a_line(run: Run, finished: Path) -> None:
    """Programs read event, words and position of each move."""
    lines = [json.loads(line) for line in run("replay", "--json", finished).out.splitlines()]
    assert set(lines[0]) == {"schema", "line", "move", "seat", "event", "told", "position"}
    assert lines[-1]["sealed"] is True
    assert lines[-1]["rank"] is not None


def test_replay_stops_at_the_first_wrong_line(run: Run, finished: Path) -> None:
    """A wrong assertion, a wrong score, an illegal move: the line and the reason."""
    good = finished.read_text().split("\n")
    at = next(i for i, line in enumerate(good) if line.startswith("= left"))
    score = next(i for i, line in enumerate(good) if line.startswith("score"))
    move = next(i for i, line in enumerate(good) if line.startswith(("1 place", "2 place")))
    for number, changed, words in (
        (at, "= left 1 1", "left is"),
        (at, "= height 1", "no fact of this game"),
        (score, "score 1 2", "the score is"),
        (move, good[move][:2] + "place 3 bandit", "not allowed"),
        (move, good[move][:2] + "jump", "cannot read"),
        (move, "* roll 1", "not chance's"),
    ):
        lines = [*good[:number], changed, *good[number + 1 : -2], ""]
        finished.write_text("\n".join(lines))
        done = run("replay", "--plain", finished)
        assert done.code == 2
        assert done.err.startswith(f"croupier: line {number + 1}: ")
        assert words in done.err


def test_commands_that_only_tell(run: Run) -> None:
    """Games, version and rules."""
    assert "las-vegas-2012" in run("games").out
    assert run("--version").out.startswith("croupier ")
    assert run("rules", "las-vegas-2012", "LV12 §4.1").out.startswith("4.1  First, at every casino")
    assert "## §4 Payout" in run("rules", "las-vegas-2012").out
    assert len(run("rules", "las-vegas-2012", "4").out.splitlines()) == 4
