"""What to point at on a sheet while a move is weighed: doors that meet, walls, ways to the entrances."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from croupier.core.rules import Mark
from croupier.games.showdown.events import Build, Done, Remove, ShowdownEvent
from croupier.games.showdown.rooms import SIDES, Door
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.sheet import Plan, Sheet, Spot, edge, laid, square_name
from croupier.games.showdown.state import Renovation, State
from croupier.games.showdown.view import View, state_of

#: A step to the square beyond each side.
_BEYOND = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


def marks(rules: Showdown, view: View, event: ShowdownEvent) -> tuple[Mark, ...]:
    """The marks of a move on the viewer's own sheet; none for what has nothing to show there."""
    box = rules.box
    state = state_of(box, view)
    if state.phase != "settle" or state.seat != view.viewer:
        return ()
    sheet = worked_on(state, state.seat)
    plan, works = box.plan, isinstance(state.pending, Renovation)
    if isinstance(event, Done):
        return tuple(_faults(plan, sheet))
    if isinstance(event, Remove) and works:
        return tuple(_faults(plan, tuple(n for n in sheet if plan.spots[n].square != event.square)))
    spot = plan.spot(event.room, event.square, event.facing) if isinstance(event, Build) else None
    return () if spot is None else tuple(_building(plan, sheet, spot, works))


def worked_on(state: State, seat: int) -> Sheet:
    """A seat's sheet, or the one on its workbench while it renovates."""
    work = state.pending if state.seat == seat else None
    return work.sheet if isinstance(work, Renovation) else state.sheets[seat]


def _faults(plan: Plan, sheet: Sheet) -> Iterator[Mark]:
    """VS §4.4 The squares of every room that may not lie where it lies: cut off, or without what it needs."""
    for number in sheet:
        if fault := plan.fault_of(sheet, number):
            kind = "cut" if fault.kind == "unreachable" else "fault"
            yield Mark(kind, plan.square_names(plan.spots[number].cells))


def _building(plan: Plan, sheet: Sheet, number: int, works: bool) -> Iterator[Mark]:
    """VS §4.1, §4.2 What lies there already, or the doors and ways the room would have.

    VS §4.4 In a renovation, where a room may lie anywhere for a while, also what would be wrong then.
    """
    spot = plan.spots[number]
    taken = spot.cells & plan.covered(sheet)
    if taken:
        yield Mark("overlap", plan.square_names(taken))
        return
    meeting, shut = _edges(plan, sheet, spot)
    if meeting:
        yield Mark("door", plan.edge_names(spot.cells, meeting))
    if shut:
        yield Mark("wall", plan.edge_names(spot.cells, shut))
    after = laid(sheet, number)
    for kind, entrance in (("casino", plan.grid.casino_entrance), ("hotel", plan.grid.hotel_entrance)):
        found = way(plan, after, entrance, spot.cells)
        if found:
            yield Mark(kind, found)
    if works:
        yield from _faults(plan, after)


def _edges(plan: Plan, sheet: Sheet, spot: Spot) -> tuple[int, int]:
    """VS §4.2 Edges where a room's door meets a door or an entrance, and where a wall shuts one."""
    around = plan.edges(spot.cells)
    entrances = around & (plan.casino_entrance | plan.hotel_entrance)
    meeting, shut = entrances & spot.doors, entrances & ~spot.doors
    for other in sheet:
        beside = plan.spots[other]
        common = around & plan.edges(beside.cells)
        meeting |= common & spot.doors & beside.doors
        shut |= common & (spot.doors ^ beside.doors)
    return meeting, shut


def way(plan: Plan, sheet: Sheet, entrance: Door, goal: int) -> tuple[str, ...]:
    """VS §4.2 The squares of a shortest way from an entrance to these squares; empty: there is none."""
    owner = {square: number for number in sheet for square in plan.squares(plan.spots[number].cells)}
    first = (entrance[0], entrance[1])
    if first not in owner or not plan.spots[owner[first]].doors >> edge(plan.grid, entrance) & 1:
        return ()
    came: dict[tuple[int, int], tuple[int, int] | None] = {first: None}
    waiting = deque([first])
    while waiting:
        here = waiting.popleft()
        if goal >> here[0] * plan.grid.columns + here[1] & 1:
            return tuple(reversed(list(_back(came, here))))
        for there in _beside(plan, owner, here):
            if there not in came:
                came[there] = here
                waiting.append(there)
    return ()


def _beside(
    plan: Plan, owner: dict[tuple[int, int], int], here: tuple[int, int]
) -> Iterator[tuple[int, int]]:
    """VS §4.2 The squares one can step to: of the same room, or through two doors that meet."""
    room = owner[here]
    for side in SIDES:
        there = (here[0] + _BEYOND[side][0], here[1] + _BEYOND[side][1])
        other = owner.get(there)
        if other is None:
            continue
        both = plan.spots[room].doors & plan.spots[other].doors
        if other == room or both >> edge(plan.grid, (*here, side)) & 1:
            yield there


def _back(came: dict[tuple[int, int], tuple[int, int] | None], here: tuple[int, int] | None) -> Iterator[str]:
    while here is not None:
        yield square_name(*here)
        here = came[here]
