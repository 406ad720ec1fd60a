"""A table under any order of moves, draws, notes, undos and wrong input, against a plain model of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from croupier.core import reading
from croupier.core.errors import CroupierError
from croupier.core.fair import Fair
from croupier.core.record import Player, of_table
from croupier.core.replay import table_of
from croupier.core.rules import AnyRules, Chance
from croupier.core.table import Table
from tests.games.lasvegas.tables import las_vegas
from tests.probes.answers import Answers
from tests.probes.stack import Stack

GAMES: list[AnyRules] = [
    las_vegas(seats=2, neutral=False, rounds=1),
    las_vegas("las-vegas-six", 5, bandit=True, rounds=1, start="lot"),
    Answers(3),
    Stack(),
]


class AnyOrder(RuleBasedStateMachine):
    """The model: a list of (seat, text) that count, and how many notes there are."""

    @initialize(game=st.sampled_from(GAMES), key=st.binary(min_size=32, max_size=32))
    def sit_down(self, game: AnyRules, key: bytes) -> None:
        self.table: Table[Any, Any, Any] = Table(game, Fair(key))
        self.key = key
        self.counts: list[tuple[int | None, str]] = []
        self.notes = 0

    @precondition(lambda self: isinstance(self.table.turn, Chance))
    @rule()
    def draw(self) -> None:
        move = self.table.draw()
        self.counts.append((None, str(move.event)))

    @precondition(lambda self: isinstance(self.table.turn, tuple))
    @rule(data=st.data())
    def do(self, data: st.DataObject) -> None:
        turn = self.table.turn
        assert isinstance(turn, tuple)
        seat = data.draw(st.sampled_from(turn))
        event = data.draw(st.sampled_from(list(self.table.rules.actions(self.table.state, seat))))
        self.table.do(seat, str(event))
        self.counts.append((seat, str(event)))

    @rule(text=st.sampled_from(["place 1", "place 6 bandit", "answer 2", "stake 1", "nonsense", ""]))
    def try_as_nobody(self, text: str) -> None:
        """A seat that is not in turn, or a text that is no event here, changes nothing."""
        turn = self.table.turn
        outside = set(range(self.table.rules.seats)) - set(turn if isinstance(turn, tuple) else ())
        for seat in outside:
            if (
                isinstance(self.table.rules, Answers)
                and isinstance(turn, tuple)
                and text.startswith("answer")
            ):
                continue
            with pytest.raises(CroupierError):
                self.table.do(seat, text)

    @rule(seat=st.integers(0, 1))
    def undo(self, seat: int) -> None:
        if self.table.can_undo(seat):
            before = self.table.states[-2]
            move = self.table.undo(seat)
            assert (move.seat, str(move.event)) == self.counts.pop()
            assert move.seat == seat
            assert self.table.state == before
        else:
            with pytest.raises(CroupierError, match="nothing to undo"):
                self.table.undo(seat)

    @rule(seat=st.integers(0, 1))
    def note(self, seat: int) -> None:
        self.table.note(seat, "back")
        self.notes += 1

    @invariant()
    def the_log_is_what_counts(self) -> None:
        if not hasattr(self, "table"):
            return
        assert [(move.seat, str(move.event)) for move in self.table.moves] == self.counts
        assert len(self.table.log) == len(self.counts) + self.notes
        assert len(self.table.states) == len(self.counts) + 1

    def teardown(self) -> None:
        """The record of what counts gives the same states; the same decisions give the same dice."""
        if not hasattr(self, "table"):
            return
        rules = self.table.rules
        players = [Player("bot", "random")] * rules.seats
        record = of_table(self.table, players, name="any-order")
        assert table_of(reading.read(record.text()), rules).states == self.table.states
        again: Table[Any, Any, Any] = Table(rules, Fair(self.key))
        for seat, text in self.counts:
            if seat is None:
                assert str(again.draw().event) == text
            else:
                again.do(seat, text)


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
