"""Twins: two tables that differ only in what a seat may not know stay the same to that seat."""

from __future__ import annotations

import pickle

import pytest

from croupier.core.chance import Scripted, Seeded
from croupier.core.play import at_random
from croupier.core.rules import Chance, Over
from croupier.core.table import Table
from croupier.games.lasvegas.events import LasVegasEvent
from croupier.games.lasvegas.state import State
from croupier.games.lasvegas.view import View
from croupier.server.wire import encode
from tests.games.lasvegas.tables import las_vegas

SEAT = 0
RULES = las_vegas(seats=3, rounds=3, neutral=True)
TRIED = [RULES.parse(text) for text in ("place 1", "place 6", "place 6 bandit", "start 1")]


def later(seed: int) -> State:
    """A state at the start of round 3, with money won."""
    table = Table(RULES, Seeded(seed))
    moves = table.steps(at_random(RULES, Seeded(seed, 1)))
    return next(table.state for _ in moves if table.state.round == 3)


def at(state: State) -> Table[State, LasVegasEvent, View]:
    table = Table(RULES, Scripted(()))
    table.states[-1] = state
    return table


def seen(table: Table[State, LasVegasEvent, View]) -> bytes:
    """All that the seat and a spectator can get at, as bytes."""
    state, view, shown = table.state, table.view(SEAT), RULES.presentation
    mine = RULES.actions(state, SEAT) if table.turn == (SEAT,) else []
    return pickle.dumps(
        (
            [(bytes(encode.view(table.view(who))), table.events_for(who)) for who in (SEAT, None)],
            table.turn,
            [(event, shown.preview(view, event)) for event in mine],
            [shown.why_not(view, event) for event in TRIED if not RULES.is_legal(state, SEAT, event)],
            shown.board(view, ["Ann", "Bob", "Cleo", "neutral"]),
            RULES.facts(state),
        )
    )


@pytest.mark.parametrize("seed", range(12))
def test_twins_look_alike_to_the_end(seed: int) -> None:
    """The same dice and decisions on both: views, lists, choices, refusals and boards are equal bytes."""
    state = later(seed)
    twin = RULES.redeal(RULES.view(state, SEAT).forgetful(), Seeded(seed, 2))
    assert twin.won != state.won, "the twin's others have other bills"
    one, two = at(state), at(twin)
    source = Seeded(seed, 3)
    while not isinstance(turn := one.turn, Over):
        assert seen(one) == seen(two)
        if isinstance(turn, Chance):
            outcomes = [event for event, _ in RULES.outcomes(one.state)]
            shared = [event for event in outcomes if RULES.is_legal(two.state, None, event)]
            event = shared[source.below(len(shared))]
            one.take(event)
            two.take(event)
        else:
            actions = RULES.actions(one.state, turn[0])
            action = actions[source.below(len(actions))]
            one.do(turn[0], action)
            two.do(turn[0], action)
    assert one.view(SEAT) != two.view(SEAT), "in the end all money lies open"
