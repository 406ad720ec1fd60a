"""Vegas Showdown in numbers: bids by lot and price, rooms by every way they can lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, get_args

from croupier.core.encoding import Field, OneNumber, Written, around, figures, place_of
from croupier.games.showdown.events import (
    CANCEL,
    DONE,
    PASS,
    PUBLICITY,
    RENOVATE,
    STORE,
    Bid,
    Remove,
    ShowdownEvent,
)
from croupier.games.showdown.rooms import SIDES, SIZES
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.sheet import RoomSeen
from croupier.games.showdown.state import Phase
from croupier.games.showdown.view import PlacingSeen, RenovationSeen, View

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_PLAIN: Final = (RENOVATE, PUBLICITY, PASS, STORE, DONE, CANCEL)
#: Added to the doors of the square a room is named after.
_CORNER: Final = 16


class Encoding(OneNumber[ShowdownEvent, View]):
    """A set of components with the number of seats fixed."""

    def __init__(self, rules: Showdown) -> None:
        self.rules = rules
        self.box = box = rules.box
        grid = box.components.grid
        self._squares = [
            f"{chr(97 + column)}{row + 1}" for row in range(grid.rows) for column in range(grid.columns)
        ]
        bids = [Bid(lot.name, price) for lot in box.lots for price in lot.spaces]
        removals = [Remove(square) for square in self._squares]
        self.events: tuple[ShowdownEvent, ...] = (*bids, *_PLAIN, *box.builds, *removals)
        self._number = {event: number for number, event in enumerate(self.events)}
        self._square = {square: place for place, square in enumerate(self._squares)}
        self._room = box.plan.number
        self._card = {
            f"{kind.event.card} {kind.event.symbol}": number for number, kind in enumerate(box.kinds)
        }
        self._lot = {lot.name: number for number, lot in enumerate(box.lots, 1)}

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The parts of an observation."""
        seats, squares, rooms = self.rules.seats, len(self._squares), len(self.box.rooms)
        kinds, lots = len(self.box.kinds), len(self.box.lots)
        return (
            Field("phase", (1,), "start, setup, event, room, actions, settle or over, from 0"),
            Field("turn", (1,), "the turn, from 1"),
            Field("button", (1,), "place of the seat with the button"),
            Field("seat", (1,), "place of the seat that chooses or settles"),
            *(
                Field(name, (seats,), f"{name} of each seat")
                for name in ("money", "population", "revenue", "fame")
            ),
            Field("final", (seats,), "fame of each seat as if the game ended now"),
            Field("sheets", (seats, squares), "1 + the room on every square, row by row; 0 nothing"),
            Field("doors", (seats, squares), "its doors there: n 1, e 2, s 4, w 8; 16 where a room begins"),
            Field("stored", (seats, rooms), "stored rooms of each seat, by room"),
            Field(
                "lots", (lots, 6), "1 + room, rooms left, minimum, place of the bidder, price, whether barred"
            ),
            Field("stacks", (3, rooms), "rooms left with A backs, with B backs, and out of the game"),
            Field("pile", (kinds,), "event cards left, by kind"),
            Field("drawn", (kinds,), "cards of this turn, by kind"),
            Field("due", (1,), "1 + the size a room is turned up of, 0 none"),
            Field("choices", (seats,), "lot each seat bids on, from 1; above renovate, publicity, pass"),
            Field("bought", (1,), "1 + the room just paid for"),
            Field("renovation", (2,), "rooms taken off and laid so far"),
            Field("sheet", (2, squares), "the sheet on the way of a renovation: rooms and doors"),
            Field("store", (rooms,), "the store on the way of a renovation"),
        )

    @property
    def choices(self) -> int:
        """Every bid, six plain choices, every way a room can lie, every square to clear."""
        return len(self.events)

    def number(self, view: View, event: ShowdownEvent) -> int:
        """The number of a choice, the same in every position."""
        return self._number[event]

    def event(self, view: View, actions: Sequence[ShowdownEvent], written: Written) -> ShowdownEvent:
        """The choice of a number."""
        return self.events[written[-1]]

    def observe(self, view: View, written: Written) -> bytes:
        """What the view shows."""
        return figures(self._figures(view))

    def _figures(self, view: View) -> Iterator[int]:
        viewer, count = view.viewer, self.rules.seats
        seats = around(viewer, count)
        yield PHASES.index(view.phase)
        yield view.turn
        yield place_of(view.button, viewer, count)
        yield place_of(view.seat, viewer, count)
        for track in (view.money, view.population, view.revenue, view.fame):
            yield from (track[seat] for seat in seats)
        yield from (max(0, sum(view.tallies[seat])) for seat in seats)
        laid = [self._laid(view.sheets[seat]) for seat in seats]
        for rooms, _ in laid:
            yield from rooms
        for _, doors in laid:
            yield from doors
        for seat in seats:
            yield from self._counted(view.stored[seat])
        for lot in view.lots:
            bidder = -1 if lot.bidder is None else lot.bidder
            yield 0 if lot.room is None else 1 + self._room[lot.room]
            yield from (lot.left, lot.minimum, place_of(bidder, viewer, count), lot.price, int(lot.barred))
        for stack in (view.stack_a, view.stack_b, view.gone):
            yield from stack
        yield from view.pile
        drawn = [self._card[card] for card in view.drawn]
        yield from (drawn.count(kind) for kind in range(len(self.box.kinds)))
        yield 0 if view.due is None else 1 + SIZES.index(view.due)
        yield from (self._choice(view.choices[seat]) for seat in seats)
        yield from self._pending(view)

    def _pending(self, view: View) -> Iterator[int]:
        """The fields from `bought` on."""
        owed = view.pending
        bought = owed.bought if isinstance(owed, PlacingSeen) else None
        yield 0 if bought is None else 1 + self._room[bought]
        under_way = owed if isinstance(owed, RenovationSeen) else RenovationSeen((), (), 0, 0)
        yield from (under_way.removed, under_way.built)
        rooms, doors = self._laid(under_way.sheet)
        yield from (*rooms, *doors, *self._counted(under_way.stored))

    def _laid(self, sheet: Sequence[RoomSeen]) -> tuple[list[int], list[int]]:
        """A sheet square by square: the rooms and their doors."""
        rooms, doors = [0] * len(self._squares), [0] * len(self._squares)
        for seen in sheet:
            for square in seen.squares:
                rooms[self._square[square]] = 1 + self._room[seen.room]
            for door in seen.doors:
                doors[self._square[door[:-1]]] |= 1 << SIDES.index(door[-1])
            doors[self._square[seen.square]] |= _CORNER
        return rooms, doors

    def _counted(self, ids: Sequence[str]) -> Iterator[int]:
        yield from (ids.count(room.id) for room in self.box.rooms)

    def _choice(self, text: str | None) -> int:
        """What a seat has chosen this turn."""
        if text is None:
            return 0
        match text.split(" "):
            case ["bid", lot, _]:
                return self._lot[lot]
            case _:
                return len(self._lot) + 1 + [str(event) for event in _PLAIN].index(text)
