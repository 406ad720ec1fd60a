"""What a choice would bring now: fame if the game ended then, and the tracks it moves."""

from __future__ import annotations

from typing import assert_never

from croupier.core.rules import Preview
from croupier.games.showdown import auction, cards, settlement, turns
from croupier.games.showdown.box import Box
from croupier.games.showdown.events import (
    Bid,
    Build,
    Cancel,
    Done,
    Draw,
    Pass,
    Publicity,
    Remove,
    Renovate,
    ShowdownEvent,
    Start,
    Store,
    TurnUp,
)
from croupier.games.showdown.state import Placing, State


def preview(box: Box, state: State, event: ShowdownEvent) -> Preview:
    """What a choice would bring: fame if the game ended then, and the tracks it moves."""
    match event:
        case Bid(lot=lot, price=price):
            room = auction.offered(box, state, box.lots[box.lot_number[lot]])
            assert room is not None
            left = state.money[state.seat] - price
            return Preview(0, "vs-preview-bid", (("room", box.rooms[room].id), ("left", left)))
        case Publicity():
            gain = cards.publicity(box, state)
            return Preview(gain, "vs-preview-publicity", (("fame", gain),))
        case Build() | Done():
            return _preview_sheet(box, state, event)
        case Renovate() | Pass() | Store() | Remove() | Cancel():
            return Preview(0, f"vs-preview-{str(event).split()[0]}")
        case Start() | TurnUp() | Draw():
            return Preview(0, "preview-chance")
        case _:
            assert_never(event)


def _preview_sheet(box: Box, state: State, event: Build | Done) -> Preview:
    """The fame and tracks of the sheet this would leave, against the sheet as it is."""
    seat, pending = state.seat, state.pending
    after = settlement.settled(box, state, event, None)
    if after.pending is not None:
        after = settlement.kept(box, after)
    gain = sum(turns.final(box, after)[seat]) - sum(turns.final(box, state)[seat])
    moves = tuple(
        (track, then[seat] - now[seat])
        for track, now, then in (
            ("population", state.population, after.population),
            ("revenue", state.revenue, after.revenue),
            ("fame", state.fame, after.fame),
        )
    )
    code = "vs-preview-done" if isinstance(event, Done) else "vs-preview-build"
    if isinstance(pending, Placing) and isinstance(event, Done):
        return Preview(0, "vs-preview-nothing")
    return Preview(gain, code, moves)
