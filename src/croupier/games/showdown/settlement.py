"""Settlement: paying, laying or storing rooms, renovating; the tracks follow the sheet."""

from __future__ import annotations

from croupier.core.rules import Effect, Seat
from croupier.games.showdown.auction import offered
from croupier.games.showdown.box import Box
from croupier.games.showdown.effects import (
    NothingLaid,
    PaidFor,
    RenovationEnded,
    RoomBuilt,
    RoomRemoved,
    RoomStored,
    TracksMoved,
)
from croupier.games.showdown.events import (
    CANCEL,
    DONE,
    STORE,
    Bid,
    Build,
    Cancel,
    Done,
    Pass,
    Publicity,
    Remove,
    Renovate,
    Settling,
    Store,
)
from croupier.games.showdown.sheet import Sheet, laid, lifted
from croupier.games.showdown.state import Pending, Placing, Renovation, State, plus, put

MOST_REMOVED = 2
MOST_BUILT = 2


def opened(box: Box, state: State, seat: Seat, told: list[Effect] | None) -> State:
    """VS §3.3 A seat's settlement begins: it pays, and owes what its choice lets it do."""
    choice = state.choices[seat]
    match choice:
        case Bid():
            return _bought(box, state._replace(seat=seat), choice, told)
        case Renovate():
            work = Renovation(state.sheets[seat], state.stored[seat], 0, 0)
            return state._replace(seat=seat, pending=work)
        case Publicity():
            return state._replace(seat=seat, pending=Placing(None) if state.stored[seat] else None)
        case Pass() | None:
            return state._replace(seat=seat)


def _bought(box: Box, state: State, bid: Bid, told: list[Effect] | None) -> State:
    """VS §3.3 The bidder pays; the room leaves stack or space and lies in its store."""
    seat = state.seat
    lot = box.lots[box.lot_number[bid.lot]]
    room = offered(box, state, lot._replace(second=False))
    assert room is not None
    if told is not None:
        told.append(PaidFor(seat=seat, room=box.rooms[room].id, price=bid.price))
    state = state._replace(
        money=plus(state.money, seat, -bid.price),
        stored=_with(state.stored, seat, tuple(sorted((*state.stored[seat], room)))),
        pending=Placing(room),
    )
    if lot.space is None:
        assert lot.basic is not None
        return state._replace(basic=plus(state.basic, lot.basic, -1))
    market = (*state.market[: lot.space], None, *state.market[lot.space + 1 :])
    return state._replace(market=market, prices=put(state.prices, lot.space, 0))


def open_settling(box: Box, state: State, pending: Pending) -> list[Settling]:
    """VS §3.3 to §3.5 What the settling seat may do now, in canonical order."""
    plan = box.plan
    found: list[Settling] = []
    if isinstance(pending, Placing):
        sheet, stored = state.sheets[state.seat], state.stored[state.seat]
        for room in dict.fromkeys(stored):
            found += [box.builds[spot] for spot in plan.fitting(sheet, room)]
        found.append(DONE if pending.bought is None else STORE)
        return found
    if not pending.built and pending.removed < MOST_REMOVED:
        found += [Remove(plan.spots[spot].square) for spot in pending.sheet]
    if pending.built < MOST_BUILT:
        for room in dict.fromkeys(pending.stored):
            found += [box.builds[spot] for spot in plan.free(pending.sheet, room)]
    if plan.fault(pending.sheet) is None:
        found.append(DONE)
    found.append(CANCEL)
    return found


def settled(box: Box, state: State, event: Settling, told: list[Effect] | None) -> State:
    """The state after a seat's event; without pending when its settlement has ended."""
    pending = state.pending
    if told is not None:
        told += _told(box, state, event)
    if isinstance(pending, Renovation):
        return _renovated(box, state, pending, event, told)
    if isinstance(event, Build):
        seat = state.seat
        spot = box.spot_number[event]
        sheet = laid(state.sheets[seat], spot)
        stored = _without(state.stored[seat], box.plan.spots[spot].room)
        return _adjusted(box, state, sheet, stored, told)
    return state._replace(pending=None)


def _renovated(box: Box, state: State, work: Renovation, event: Settling, told: list[Effect] | None) -> State:
    """VS §3.4 One step of a renovation; the sheet changes only when it is done."""
    plan = box.plan
    match event:
        case Remove(square=square):
            spot = next(number for number in work.sheet if plan.spots[number].square == square)
            stored = tuple(sorted((*work.stored, plan.spots[spot].room)))
            work = Renovation(lifted(work.sheet, spot), stored, work.removed + 1, work.built)
            return state._replace(pending=work)
        case Build():
            spot = box.spot_number[event]
            stored = _without(work.stored, plan.spots[spot].room)
            work = Renovation(laid(work.sheet, spot), stored, work.removed, work.built + 1)
            return state._replace(pending=work)
        case Done():
            return _adjusted(box, state, work.sheet, work.stored, told)
        case Cancel() | Store():
            return state._replace(pending=None)


def _adjusted(
    box: Box, state: State, sheet: Sheet, stored: tuple[int, ...], told: list[Effect] | None
) -> State:
    """VS §2.5, §4.5 The seat's new sheet and store; its tracks move by the rooms that differ."""
    seat = state.seat
    before, after = values(box, state.sheets[seat]), values(box, sheet)
    moves = [new - old for new, old in zip(after, before, strict=True)]
    state = state._replace(
        sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]),
        stored=_with(state.stored, seat, stored),
        population=plus(state.population, seat, moves[0]),
        revenue=plus(state.revenue, seat, moves[1]),
        fame=plus(state.fame, seat, moves[2]),
        pending=None,
    )
    if told is not None and any(moves):
        told.append(
            TracksMoved(
                seat=seat,
                population=state.population[seat],
                revenue=state.revenue[seat],
                fame=state.fame[seat],
            )
        )
    return state


def kept(box: Box, state: State) -> State:
    """The state if the renovation under way were kept as it is."""
    work = state.pending
    assert isinstance(work, Renovation)
    return _adjusted(box, state, work.sheet, work.stored, None)


def values(box: Box, sheet: Sheet) -> tuple[int, int, int]:
    """VS §4.1 The population, revenue and fame of the rooms on a sheet."""
    population = revenue = fame = 0
    for spot in sheet:
        room = box.rooms[box.plan.spots[spot].room]
        population += room.population
        revenue += room.revenue
        fame += room.fame
    return population, revenue, fame


def _told(box: Box, state: State, event: Settling) -> list[Effect]:
    seat, pending = state.seat, state.pending
    match event:
        case Build(room=room, square=square, facing=facing):
            built = RoomBuilt(seat=seat, room=room, square=square, facing=facing)
            bought = pending.bought if isinstance(pending, Placing) else None
            if bought is None or box.rooms[bought].id == room:
                return [built]
            return [built, RoomStored(seat=seat, room=box.rooms[bought].id)]
        case Remove(square=square):
            assert isinstance(pending, Renovation)
            spots = [box.plan.spots[number] for number in pending.sheet]
            room = next(box.rooms[spot.room].id for spot in spots if spot.square == square)
            return [RoomRemoved(seat=seat, room=room, square=square)]
        case Store():
            assert isinstance(pending, Placing) and pending.bought is not None
            return [RoomStored(seat=seat, room=box.rooms[pending.bought].id)]
        case Done() | Cancel():
            if isinstance(pending, Renovation):
                return [RenovationEnded(seat=seat, kept=event == DONE)]
            return [NothingLaid(seat=seat)]


def _with(
    values: tuple[tuple[int, ...], ...], seat: Seat, value: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _without(stored: tuple[int, ...], room: int) -> tuple[int, ...]:
    where = stored.index(room)
    return stored[:where] + stored[where + 1 :]
