"""The protocol carries what later games need: each probe passes conformance and shows its point."""

from __future__ import annotations

from itertools import islice

import pytest

from croupier.core import conformance
from croupier.core.chance import Scripted, Seeded
from croupier.core.errors import IllegalAction
from croupier.core.play import steps
from croupier.core.rules import AnyRules
from croupier.core.table import Table
from tests.probes.answers import Answers
from tests.probes.dare import Dare
from tests.probes.hide import Hide
from tests.probes.multiples import Multiples
from tests.probes.stack import Stack

PROBES: list[AnyRules] = [Answers(3), Hide(), Stack(), Multiples(), Dare()]


@pytest.mark.parametrize("rules", PROBES, ids=lambda rules: rules.name)
def test_a_probe_passes_conformance(rules: AnyRules) -> None:
    report = conformance.check(rules, games=20)
    assert report.games == 20
    assert report.events > 20


def test_answers_come_in_any_order_and_may_change() -> None:
    table = Table(Answers(3), Scripted(()))
    table.do(2, "answer 3")
    assert table.turn == (0, 1), "who has answered owes nothing"
    table.do(2, "answer 1")
    table.do(0, "answer 1")
    assert table.events_for(None) == ["3 answer ?", "3 answer ?", "1 answer ?"]
    assert table.events_for(2) == ["3 answer 3", "3 answer 1", "1 answer ?"]
    table.do(1, "answer 2")
    assert table.events_for(0)[-1] == "2 answer ? shown 1 2 1"
    assert table.state.points == (0, 2, 0)


def test_an_answer_that_uncovers_cannot_be_taken_back() -> None:
    table = Table(Answers(2), Scripted(()))
    table.do(0, "answer 1")
    table.undo(0)
    table.do(0, "answer 2")
    table.do(1, "answer 1")
    assert not table.can_undo(1)


def test_a_guess_shows_what_was_hidden() -> None:
    table = Table(Hide(), Scripted(()))
    table.do(0, "hide 2")
    assert table.events_for(1) == ["1 hide ?"]
    table.do(1, "guess 3")
    assert table.events_for(1) == ["1 hide ?", "2 guess 3 shown 2"]
    assert table.events_for(0) == ["1 hide 2", "2 guess 3 shown 2"]


def test_a_card_that_chance_deals_face_down_is_nobodys_to_read() -> None:
    table = Table(Stack(), Scripted([2, 0]))
    for seat in (0, 1):
        table.do(seat, "stake 1")
        table.draw()
    assert table.events_for(0) == ["1 stake 1", "* card ?", "2 stake 1", "* card ?"]
    assert table.view(0).drawn == (2, 0)
    assert table.view(None).drawn == (0, 0)


def test_the_lower_part_comes_when_the_upper_one_is_gone() -> None:
    rules = Stack()
    parts = [
        [(event.number, weight) for event, weight in rules.outcomes(step.before)]
        for step in steps(rules, lambda state, seat: rules.parse("stake 2"), Seeded(1))
        if step.seat is None
    ]
    assert parts[0] == [(1, 2), (2, 1)]
    assert parts[3] == [(2, 1), (3, 2)]


def test_an_action_that_is_not_listed_can_be_legal() -> None:
    table = Table(Multiples(), Scripted([3]))
    table.set_up()
    assert table.state.die == 5
    table.do(0, "name 123456789015")
    with pytest.raises(IllegalAction):
        table.do(1, "name 123456789015")


def test_a_game_may_go_on_for_ever() -> None:
    rules = Dare()
    moves = islice(steps(rules, lambda state, seat: rules.parse("dare 1"), Scripted([1] * 300)), 600)
    assert [step.after.pot for step in moves][-1] == 301
