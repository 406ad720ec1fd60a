"""What a seat sees: everything, in words; stacks and pile as the counts everybody can make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from croupier.core.rules import Seat
from croupier.games.showdown import auction, cards, events, turns
from croupier.games.showdown.box import Box
from croupier.games.showdown.events import Choice
from croupier.games.showdown.rooms import Grid, Room, Size
from croupier.games.showdown.scoring import Tally
from croupier.games.showdown.sheet import RoomSeen, Sheet
from croupier.games.showdown.state import Pending, Phase, Placing, Renovation, State


class LotSeen(NamedTuple):
    """A lot: the room on offer (None: nothing), rooms left, minimum, standing bid, whether barred."""

    name: str
    room: str | None
    left: int
    minimum: int
    bidder: Seat | None
    price: int
    barred: bool
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlacingSeen:
    """A seat may lay one room of its store; `bought` is the one it just paid for."""

    bought: str | None


@dataclass(frozen=True, slots=True)
class RenovationSeen:
    """A renovation under way."""

    sheet: tuple[RoomSeen, ...]
    stored: tuple[str, ...]
    removed: int
    built: int


PendingSeen: TypeAlias = PlacingSeen | RenovationSeen


class View(NamedTuple):
    """What a seat sees; `viewer` -1 is a spectator, rooms and cards go by their ids."""

    viewer: Seat
    turn: int
    phase: Phase
    button: Seat
    seat: Seat
    money: tuple[int, ...]
    population: tuple[int, ...]
    revenue: tuple[int, ...]
    fame: tuple[int, ...]
    sheets: tuple[tuple[RoomSeen, ...], ...]
    stored: tuple[tuple[str, ...], ...]
    lots: tuple[LotSeen, ...]
    #: Counts by room: left with A backs, with B backs, out of the game.
    stack_a: tuple[int, ...]
    stack_b: tuple[int, ...]
    gone: tuple[int, ...]
    #: Event cards left by kind, and this turn's cards with their symbols.
    pile: tuple[int, ...]
    drawn: tuple[str, ...]
    due: Size | None
    choices: tuple[str | None, ...]
    pending: PendingSeen | None
    #: The final scoring as it would be now.
    tallies: tuple[Tally, ...]
    #: The components that lie on the table for all to read.
    rooms: tuple[Room, ...]
    grid: Grid


def build(box: Box, state: State, viewer: Seat | None) -> View:
    """VS §2.3 The view of a seat; money is public, and so is all else."""
    return View(
        viewer=-1 if viewer is None else viewer,
        turn=state.turn,
        phase=state.phase,
        button=state.button,
        seat=state.seat,
        money=state.money,
        population=state.population,
        revenue=state.revenue,
        fame=state.fame,
        sheets=tuple(_seen(box, sheet) for sheet in state.sheets),
        stored=tuple(_ids(box, stored) for stored in state.stored),
        lots=_lots(box, state),
        stack_a=state.stack_a,
        stack_b=state.stack_b,
        gone=state.gone,
        pile=state.pile,
        drawn=tuple(_card_text(box, kind) for kind in state.drawn),
        due=state.due,
        choices=tuple(None if choice is None else str(choice) for choice in state.choices),
        pending=None if state.pending is None else _pending_seen(box, state.pending),
        tallies=turns.final(box, state),
        rooms=box.rooms,
        grid=box.components.grid,
    )


def state_of(box: Box, view: View) -> State:
    """The state a view shows."""
    kinds = {_card_text(box, kind): kind for kind in range(len(box.kinds))}
    number = box.plan.number
    basic = [0] * len(box.basics)
    market: list[int | None] = [None] * box.by_seats.spaces
    prices = [0] * box.by_seats.spaces
    for lot, seen in zip(box.lots, view.lots, strict=True):
        if lot.basic is not None:
            basic[lot.basic] = seen.left
        elif lot.space is not None and seen.room is not None:
            market[lot.space] = number[seen.room]
            prices[lot.space] = seen.minimum
    return State(
        turn=view.turn,
        phase=view.phase,
        button=view.button,
        seat=view.seat,
        money=view.money,
        population=view.population,
        revenue=view.revenue,
        fame=view.fame,
        sheets=tuple(_sheet(box, seen) for seen in view.sheets),
        stored=tuple(tuple(number[id] for id in stored) for stored in view.stored),
        basic=tuple(basic),
        stack_a=view.stack_a,
        stack_b=view.stack_b,
        gone=view.gone,
        market=tuple(market),
        prices=tuple(prices),
        pile=view.pile,
        drawn=tuple(kinds[text] for text in view.drawn),
        due=view.due,
        choices=tuple(_choice(box, text) for text in view.choices),
        pending=None if view.pending is None else _pending(box, view.pending),
    )


def _lots(box: Box, state: State) -> tuple[LotSeen, ...]:
    barred = cards.barred(box, state)
    found = []
    for lot in box.lots:
        room = auction.offered(box, state, lot)
        held = auction.holding(state, lot.name)
        found.append(
            LotSeen(
                name=lot.name,
                room=None if room is None else box.rooms[room].id,
                left=int(room is not None) if lot.basic is None else state.basic[lot.basic],
                minimum=auction.minimum(state, lot),
                bidder=None if held is None else held[0],
                price=0 if held is None else held[1],
                barred=room in barred,
                spaces=lot.spaces,
            )
        )
    return tuple(found)


def _seen(box: Box, sheet: Sheet) -> tuple[RoomSeen, ...]:
    return tuple([box.plan.seen(spot) for spot in sheet])


def _sheet(box: Box, seen: tuple[RoomSeen, ...]) -> Sheet:
    return tuple([box.plan.spot_of(room) for room in seen])


def _ids(box: Box, stored: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([box.rooms[room].id for room in stored])


def _card_text(box: Box, kind: int) -> str:
    event = box.kinds[kind].event
    return f"{event.card} {event.symbol}"


def _choice(box: Box, text: str | None) -> Choice | None:
    if text is None:
        return None
    found = events.parse(text, box.seats, (), (), box.lot_number)
    assert isinstance(found, Choice)
    return found


def _pending_seen(box: Box, pending: Pending) -> PendingSeen:
    match pending:
        case Placing(bought=bought):
            return PlacingSeen(None if bought is None else box.rooms[bought].id)
        case Renovation(sheet=sheet, stored=stored, removed=removed, built=built):
            return RenovationSeen(_seen(box, sheet), _ids(box, stored), removed, built)


def _pending(box: Box, seen: PendingSeen) -> Pending:
    number = box.plan.number
    match seen:
        case PlacingSeen(bought=bought):
            return Placing(None if bought is None else number[bought])
        case RenovationSeen(sheet=sheet, stored=stored, removed=removed, built=built):
            return Renovation(_sheet(box, sheet), tuple(number[id] for id in stored), removed, built)
