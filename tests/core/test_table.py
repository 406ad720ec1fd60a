"""The table: what goes in is checked, what comes out is what a seat may see, nothing is ever deleted."""

from __future__ import annotations

import pytest

import croupier
from croupier.core.chance import Scripted, Seeded
from croupier.core.errors import IllegalAction, InvalidAction
from croupier.core.fair import Fair
from croupier.core.rules import Chance, Refusal
from croupier.core.table import Note, Table
from tests.games.lasvegas.tables import las_vegas
from tests.probes.hide import Hide


def test_set_up_runs_by_itself_until_somebody_is_asked() -> None:
    table = Table(las_vegas(start="lot"), Seeded(2))
    drawn = table.set_up()
    assert str(drawn[0].event).startswith("start ")
    assert {str(move.event).split()[0] for move in drawn[1:]} == {"bill"}
    assert isinstance(table.turn, Chance)
    assert table.turn.seat == table.state.start
    assert table.set_up() == []


def test_chance_is_drawn_only_when_it_is_due() -> None:
    table = Table(las_vegas(), Seeded(2))
    table.set_up()
    table.draw()
    with pytest.raises(RuntimeError, match="not chance's turn"):
        table.draw()


def test_a_wrong_move_changes_nothing() -> None:
    """Unreadable and illegal are two errors; each has the text, the seat, the position and the clause."""
    table = Table(las_vegas(), Seeded(2))
    table.set_up()
    table.draw()
    before = (table.state, len(table.log), len(table.states))
    with pytest.raises(InvalidAction, match="cannot read 'plaice 3'") as unread:
        table.do(0, "plaice 3")
    assert unread.value.text == "plaice 3"
    with pytest.raises(IllegalAction) as illegal:
        table.do(1, "place 3")
    assert illegal.value.text == "place 3"
    assert illegal.value.seat == 1
    assert illegal.value.position == table.rules.position(table.state)
    assert illegal.value.refusal == Refusal("not-your-turn", "LV12 §3.3", (("seat", 0),))
    assert str(illegal.value).endswith("not your turn (seat 1) [LV12 §3.3]"), "a text counts seats from 1"
    with pytest.raises(IllegalAction):
        table.do(0, "roll 1 1 1 1 1 1 1 1")
    assert before == (table.state, len(table.log), len(table.states))


def test_draws_are_noted_with_the_move() -> None:
    table = Table(
        las_vegas(seats=2, neutral=False), Scripted([53, 52, 51, 50, 49, 48, 0, 0, 1, 5, 4, 3, 2, 1])
    )
    moves = table.set_up()
    assert (str(moves[0].event), moves[0].draws) == ("bill 1 90", ((54, 53),))
    assert (str(moves[5].event), moves[5].draws) == ("bill 6 80", ((49, 48),))
    roll = table.draw()
    assert str(roll.event) == "roll 1 1 2 2 3 4 5 6"
    assert roll.draws == ((6, 0), (6, 0), (6, 1), (6, 5), (6, 4), (6, 3), (6, 2), (6, 1))


def test_undo_takes_the_last_decision_back() -> None:
    """It leaves the log, and is refused to others and after a draw."""
    table = Table(las_vegas(seats=2, neutral=False), Seeded(4))
    table.set_up()
    assert not table.can_undo(0)
    table.draw()
    before = table.state
    face = str(table.rules.actions(before, 0)[0])
    done = table.do(0, face)
    table.note(0, "back")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        table.undo(1)
    assert table.undo(0) == done
    assert table.state == before
    assert table.log[-1] == Note(0, "back")
    assert done not in table.moves
    table.do(0, face)
    table.draw()
    assert not table.can_undo(0), "dice have been rolled since"
    assert not table.can_undo(1), "a roll is nobody's decision"


def test_after_an_undo_the_same_roll_returns() -> None:
    """Chance event n has stream n, whatever was decided before it."""
    table = Table(las_vegas(seats=2, neutral=False), Fair(b"k" * 32))
    table.set_up()
    table.draw()
    first, *_, last = table.rules.actions(table.state, 0)
    table.do(0, first)
    table.undo(0)
    table.do(0, last)
    again = Table(las_vegas(seats=2, neutral=False), Fair(b"k" * 32))
    again.set_up()
    again.draw()
    again.do(0, last)
    assert table.draw() == again.draw()


def test_the_end_cannot_be_taken_back() -> None:
    """After the last decision all money lies open and the seeds are shown."""
    table = Table(Hide(), Scripted(()))
    for _ in range(4):
        assert isinstance(table.turn, tuple)
        table.do(table.turn[0], "hide 1")
        last = table.turn[0]
        table.do(last, "guess 1")
    assert table.over
    assert not table.can_undo(last)


def test_moves_tell_what_they_did() -> None:
    table = Table(las_vegas(), Seeded(2))
    table.set_up()
    told = [type(effect).__name__ for number in range(len(table.moves)) for effect in table.effects(number)]
    assert set(told) == {"Stocked"}


def test_a_note_is_in_every_seats_list() -> None:
    table = Table(las_vegas(), Seeded(2))
    table.note(1, "bot greedy")
    assert table.events_for(None) == table.events_for(0) == ["! 2 bot greedy"]


def test_the_list_of_a_seat_is_the_log_where_nothing_is_secret() -> None:
    table = Table(croupier.rules("las-vegas-2012", seats=3, start=2), Seeded(9))
    table.set_up()
    table.draw()
    assert table.events_for(0) == table.events_for(None)
    assert table.events_for(0)[-1] == f"* {table.moves[-1].event}"
