"""Replay: the same states again, and a stop with line and reason at the first line that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from croupier.core import reading
from croupier.core.errors import InvalidRecord
from croupier.core.position import digest
from croupier.core.record import Line, Record
from croupier.core.replay import replay, table_of
from croupier.core.rules import Chance
from tests.finished import played
from tests.games.lasvegas.tables import las_vegas

RULES = las_vegas(seats=2, neutral=False, rounds=1, start="lot")


@cache
def record() -> Record:
    return reading.read(played(RULES, "t-1").text())


def first(mark: str) -> int:
    """The index of the first line with that mark."""
    return next(index for index, line in enumerate(record().lines) if line.mark == mark)


def changed(index: int, **parts: object) -> Record:
    lines = list(record().lines)
    lines[index] = replace(lines[index], **parts)  # type: ignore[arg-type]
    return replace(record(), lines=tuple(lines))


def added(index: int, mark: str, text: str) -> Record:
    lines = list(record().lines)
    lines.insert(index, Line(lines[index].number, mark, text))
    return replace(record(), lines=tuple(lines))


def refused(wrong: Record, reason: str) -> int:
    """The line at which the replay stops, for this reason."""
    with pytest.raises(InvalidRecord, match=reason) as caught:
        table_of(wrong, RULES)
    return caught.value.line


def test_every_line_is_a_step() -> None:
    steps = list(replay(record(), RULES))
    assert [step.line for step in steps] == list(record().lines)
    assert all((step.move is None) == (step.line.mark in "=!#") for step in steps)
    assert [str(step.move.event) for step in steps if step.move] == [
        line.text for line in record().lines if line.mark not in "=!#"
    ]


def test_another_game_or_revision_is_refused() -> None:
    assert refused(replace(record(), revision=2), "plays las-vegas-2012 revision 1 with 2 seats, not") == 3
    assert refused(replace(record(), game="las-vegas-six"), "not las-vegas-six revision 1") == 3
    assert refused(replace(record(), seats=3), "with 2 seats, not .* with 3") == 3


def test_all_options_must_stand_there() -> None:
    assert refused(replace(record(), options=record().options[1:]), "all of them, sorted: money memory") == 4


def test_chance_must_be_possible() -> None:
    bill = next(i for i, line in enumerate(record().lines) if line.text.startswith("bill"))
    at = record().lines[bill].number
    assert (
        refused(changed(bill, text="bill 6 90", draws=()), "chance cannot bring 'bill 6 90' here: a bill")
        == at
    )
    assert refused(changed(bill, text="bill 1 15", draws=()), "chance cannot bring") == at
    assert refused(changed(bill, text="place 1", draws=()), "chance cannot bring") == at
    assert refused(changed(bill, text="bill one 90", draws=()), "cannot read 'bill one 90'") == at


def test_draws_must_make_the_outcome() -> None:
    roll = next(i for i, line in enumerate(record().lines) if line.text.startswith("roll"))
    line = record().lines[roll]
    turned = tuple((n, (value + 1) % n) for n, value in line.draws)
    assert refused(changed(roll, draws=turned), "these draws make 'roll") == line.number
    assert refused(changed(roll, draws=line.draws[:-1]), "a draw below 6 belongs here") == line.number
    assert refused(changed(roll, draws=(*line.draws, (6, 1))), "more draws than") == line.number
    wrong = ((7, 0), *line.draws[1:])
    assert refused(changed(roll, draws=wrong), "a draw below 6 belongs here, not 7:0") == line.number
    assert refused(changed(roll, draws=((6, 6), *line.draws[1:])), "not 6:6") == line.number


def test_without_draws_an_outcome_is_believed() -> None:
    """A record may come from a table with real dice."""
    lines = tuple(replace(line, draws=()) for line in record().lines)
    table = table_of(replace(record(), lines=lines), RULES)
    assert table.over
    assert table.state == table_of(record(), RULES).state


def test_it_must_be_the_seats_or_chances_turn() -> None:
    place = next(i for i, line in enumerate(record().lines) if line.mark in "12")
    line = record().lines[place]
    other = "1" if line.mark == "2" else "2"
    assert refused(changed(place, mark=other), "not your turn") == line.number
    assert refused(changed(place, mark="7"), "there is no seat 7: the table has 2") == line.number
    assert refused(changed(place, mark="*"), "it is a seat's turn here") == line.number
    assert refused(changed(place, text="place 9"), "cannot read 'place 9'") == line.number
    assert refused(changed(place, text="roll 1"), r"only chance \[LV12") == line.number
    assert refused(added(first("*"), "1", "place 1"), r"\[LV12") == record().lines[0].number


def test_assertions_are_checked() -> None:
    fact = first("=")
    line = record().lines[fact]
    assert refused(changed(fact, text="left 9 9"), "left is . . here, the record says '9 9'") == line.number
    assert refused(changed(fact, text="luck 3"), "'luck' is no fact of this game: facts are") == line.number


def test_a_position_may_be_asserted_anywhere() -> None:
    start = digest(RULES.position(RULES.start()))
    assert table_of(added(0, "=", f"position {start}"), RULES).over
    refused(added(1, "=", f"position {start}"), "position is [0-9a-f]{16} here, the record says")


def test_notes_and_comments_change_nothing() -> None:
    noted = added(5, "!", "2 bot greedy")
    table = table_of(replace(noted, lines=(*noted.lines, Line(0, "#", " well played"))), RULES)
    assert table.events_for(None)[5] == "! 2 bot greedy"
    refused(added(5, "!", "3 back"), "there is no seat 3")


@pytest.mark.parametrize(
    ("change", "reason", "place"),
    [
        (lambda r: replace(r, score=(1, 2)), "the score is", "score"),
        (lambda r: replace(r, ranks=r.ranks[::-1]), "the ranks are", "rank"),
        (lambda r: replace(r, score=None), "its score is missing", "end"),
        (lambda r: replace(r, lines=r.lines[:-3]), "the game is not over yet", "score"),
        (lambda r: replace(r, intact=False), "the digest does not fit", "digest"),
    ],
)
def test_the_end_is_checked(change: Callable[[Record], Record], reason: str, place: str) -> None:
    assert refused(change(record()), reason) == record().places[place]


def test_a_record_goes_on_where_it_stops() -> None:
    """A saved game is the table it leaves: the next chance event has the next number."""
    half = replace(record(), lines=record().lines[:20], score=None, ranks=None, reveal=None, intact=None)
    table = table_of(half, RULES)
    whole = table_of(record(), RULES)
    assert table.states == whole.states[: len(table.states)]
    assert table.moves == whole.moves[: len(table.moves)]
    assert isinstance(table.turn, tuple | Chance)
