"""What chance can bring: the lot, rooms and event cards, and the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from croupier.core.chance import pick
from croupier.core.rules import Source
from croupier.games.showdown import turns
from croupier.games.showdown.events import ShowdownEvent, Start, TurnUp
from croupier.games.showdown.state import State

if TYPE_CHECKING:
    from croupier.games.showdown.rules import Showdown


def outcomes(rules: Showdown, state: State) -> Iterator[tuple[ShowdownEvent, int]]:
    """VS §1.6, §2.2 Seats for the lot, rooms of the stack that is due, cards of the pile."""
    if state.phase == "start":
        yield from ((Start(seat), 1) for seat in range(rules.seats))
    elif state.phase == "event":
        for kind, copies in zip(rules.box.kinds, turns.pile(rules.box, state), strict=True):
            if copies:
                yield kind.event, copies
    elif state.due is not None:
        for room, copies in zip(rules.box.rooms, turns.stack(rules.box, state, state.due), strict=True):
            if copies:
                yield TurnUp(room.id), copies


def sample(rules: Showdown, state: State, source: Source) -> ShowdownEvent:
    """One outcome: a number below all copies, walked through in the order of the set file."""
    if state.phase == "start":
        return Start(source.below(rules.seats))
    if state.phase == "event":
        return rules.box.kinds[pick(source, turns.pile(rules.box, state))].event
    assert state.due is not None
    return TurnUp(rules.box.rooms[pick(source, turns.stack(rules.box, state, state.due))].id)
