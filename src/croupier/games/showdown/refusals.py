"""Why an event is refused: each reason with its own code, arguments and clause."""

from __future__ import annotations

from typing import assert_never

from croupier.core.rules import Refusal, Seat, Words
from croupier.games.showdown import auction, cards, settlement
from croupier.games.showdown.box import Box, Lot
from croupier.games.showdown.events import (
    Bid,
    Build,
    Cancel,
    Choice,
    Done,
    Draw,
    Pass,
    Publicity,
    Remove,
    Renovate,
    Settling,
    ShowdownEvent,
    Start,
    Store,
    TurnUp,
)
from croupier.games.showdown.rooms import Forbid, NoBid
from croupier.games.showdown.sheet import Sheet
from croupier.games.showdown.state import Pending, Placing, Renovation, State

_ENTRANCE = {"yellow": "casino", "blue": "hotel", "green": "either"}


def why_not(box: Box, state: State, viewer: Seat, event: ShowdownEvent) -> Refusal:
    """The first reason why the viewer may not do this now; only asked of what is illegal."""
    if state.phase == "over":
        return _no("game-over", "§5.1")
    if isinstance(event, Start | TurnUp | Draw):
        return _no("only-chance", "§2.2")
    if state.phase not in ("actions", "settle"):
        return _no("vs-chance-due", "§2.2")
    if state.seat != viewer:
        return _no("not-your-turn", "§3.1", seat=state.seat)
    if isinstance(event, Choice):
        return _choice(box, state, event) if state.pending is None else _no("vs-settle-now", "§3.3")
    if state.pending is None:
        return _no("vs-choose-first", "§3.1")
    return _settling(box, state, state.pending, event)


def _no(code: str, clause: str, **args: Words) -> Refusal:
    return Refusal(code, f"VS {clause}", tuple(args.items()))


def _choice(box: Box, state: State, event: Choice) -> Refusal:
    match event:
        case Bid():
            return _bid(box, state, event)
        case Renovate():
            return _no("vs-forbidden", "§3.4", card=_forbidding(box, state, "renovate"))
        case Publicity():
            return _no("vs-forbidden", "§3.5", card=_forbidding(box, state, "publicity"))
        case Pass():
            return _no("vs-no-pass", "§3.6")
        case _:
            assert_never(event)


def _bid(box: Box, state: State, event: Bid) -> Refusal:
    """VS §3.2 A lot without a room, a barred room, or a price that is no open space."""
    lot = box.lots[box.lot_number[event.lot]]
    shut = closed(box, state, lot)
    if shut is not None:
        return shut
    low = auction.minimum(state, lot)
    if event.price < low:
        return _no("vs-below-minimum", "§3.2", price=event.price, minimum=low)
    if event.price > lot.spaces[-1]:
        return _no("vs-above-top", "§3.2", price=event.price, top=lot.spaces[-1])
    if event.price not in lot.spaces:
        return _no("vs-no-space", "§3.2", price=event.price, spaces=lot.spaces)
    held = auction.holding(state, lot.name)
    if held is not None and event.price <= held[1]:
        return _no("vs-not-above", "§3.2", price=event.price, standing=held[1])
    return _no("vs-no-money", "§3.2", price=event.price, money=state.money[state.seat])


def closed(box: Box, state: State, lot: Lot) -> Refusal | None:
    """VS §3.2 Why nobody may bid on a lot at any price; None: it is open."""
    room = auction.offered(box, state, lot)
    if room is None:
        if lot.space is not None:
            return _no("vs-empty-space", "§3.2", lot=lot.name)
        code = "vs-second-track" if lot.second and state.basic[lot.basic or 0] else "vs-sold-out"
        return _no(code, "§3.2", lot=lot.name)
    if room in cards.barred(box, state):
        name = box.rooms[room].id
        return _no("vs-barred", "§3.2", room=name, card=_barring(box, state, name))
    return None


def _forbidding(box: Box, state: State, action: str) -> str:
    found = [box.kinds[kind].card for kind in state.drawn]
    return next(card.id for card in found if isinstance(card.effect, Forbid) and card.effect.action == action)


def _barring(box: Box, state: State, room: str) -> str:
    found = [box.kinds[kind].card for kind in state.drawn]
    return next(card.id for card in found if isinstance(card.effect, NoBid) and room in card.effect.rooms)


def _settling(box: Box, state: State, pending: Pending, event: Settling) -> Refusal:
    renovating = isinstance(pending, Renovation)
    match event:
        case Build():
            return _build(box, state, pending, event)
        case Remove():
            if not isinstance(pending, Renovation):
                return _no("vs-not-renovating", "§3.4")
            return _remove(box, pending, event)
        case Cancel():
            return _no("vs-not-renovating", "§3.4")
        case Store():
            return _no("vs-nothing-to-store", "§3.4" if renovating else "§3.5")
        case Done():
            if isinstance(pending, Placing):
                return _no("vs-store-instead", "§3.3")
            return _unfinished(box, pending.sheet)
        case _:
            assert_never(event)


def _remove(box: Box, work: Renovation, event: Remove) -> Refusal:
    if work.built:
        return _no("vs-remove-first", "§3.4")
    if work.removed == settlement.MOST_REMOVED:
        return _no("vs-two-removed", "§3.4")
    return _no("vs-no-room-there", "§3.4", square=event.square)


def _unfinished(box: Box, sheet: Sheet) -> Refusal:
    """VS §4.4 Why a renovation cannot end like this."""
    fault = box.plan.fault(sheet)
    assert fault is not None
    room = box.rooms[fault.room]
    match fault.kind:
        case "needs":
            return _no("vs-end-needs", "§4.4", room=room.id, needed=box.rooms[fault.lacks].id)
        case "unreachable":
            return _no("vs-end-unreachable", "§4.4", room=room.id, entrance=_ENTRANCE[room.colour])
        case "meets":
            return _no("vs-end-meets", "§4.4", room=room.id, rooms=room.meets)
        case "overlap":
            raise AssertionError("rooms are laid without overlap")


def _build(box: Box, state: State, pending: Pending, event: Build) -> Refusal:
    """VS §4.1 to §4.3 A room that is not there, or a spot it cannot have."""
    plan = box.plan
    number = plan.number[event.room]
    seat = state.seat
    sheet, stored = state.sheets[seat], state.stored[seat]
    if isinstance(pending, Renovation):
        sheet, stored = pending.sheet, pending.stored
        if pending.built == settlement.MOST_BUILT:
            return _no("vs-two-built", "§3.4")
    if number not in stored:
        return _no("vs-not-stored", "§3.3", room=event.room)
    ground = plan.ground(sheet)
    for needed in plan.needs[number]:  # first of all, as no other spot would help
        if needed not in ground.rooms:
            return _no("vs-needs", "§4.1", room=event.room, needed=box.rooms[needed].id)
    spot = plan.spot(event.room, event.square, event.facing)
    if spot is None:
        return _off_sheet(box, event)
    cells = plan.spots[spot].cells
    for other in sheet:
        if plan.spots[other].cells & cells:
            return _no("vs-overlap", "§4.1", room=event.room, other=box.rooms[plan.spots[other].room].id)
    room = box.rooms[number]
    entrance = _ENTRANCE[room.colour]
    if not plan.spots[spot].doors & plan.reached(ground, number):
        code = "vs-wall" if plan.touches(sheet, spot) else "vs-unreachable"
        return _no(code, "§4.2", room=event.room, entrance=entrance)
    return _no("vs-meets", "§4.3", room=event.room, rooms=room.meets)


def _off_sheet(box: Box, event: Build) -> Refusal:
    """VS §4.1 No such spot: another facing names the same doors, or the room leaves the sheet."""
    found = box.plan.same_doors(event.room, event.facing)
    if found != event.facing and box.plan.spot(event.room, event.square, found) is not None:
        return _no("vs-facing", "§4.1", room=event.room, facing=found)
    return _no("vs-off-sheet", "§4.1", room=event.room, square=event.square)
