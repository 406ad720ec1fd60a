"""What is in the box for a number of seats: the set's data in the order the engine counts it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from croupier.games.showdown.events import Bid, Build, Draw
from croupier.games.showdown.rooms import Card, Components
from croupier.games.showdown.sheet import plan_of


class Lot(NamedTuple):
    """Something to bid on: a basic stack (by its number, with a second track) or a premier space."""

    name: str
    basic: int | None
    second: bool
    space: int | None
    spaces: tuple[int, ...]


class CardKind(NamedTuple):
    """All copies of a card with one symbol."""

    card: Card
    event: Draw
    copies: int


class Box:
    """The components of one set laid out for a number of seats; built once and never changed."""

    def __init__(self, components: Components, seats: int) -> None:
        self.components = components
        self.seats = seats
        self.by_seats = components.by_seats[seats]
        self.plan = plan_of(components)
        self.rooms = components.rooms
        self.basics = tuple(index for index, room in enumerate(self.rooms) if not room.premier)
        self.lots = tuple(self._lots())
        self.lot_number = {lot.name: index for index, lot in enumerate(self.lots)}
        self.bids = tuple({price: Bid(lot.name, price) for price in lot.spaces} for lot in self.lots)
        self.kinds = tuple(
            CardKind(card, Draw(card.id, symbol), card.symbols.count(symbol))
            for card in components.cards
            for symbol in dict.fromkeys(card.symbols)
        )
        self.kind_number = {kind.event: index for index, kind in enumerate(self.kinds)}
        self.full_pile = tuple(kind.copies for kind in self.kinds)
        self.builds = tuple(
            Build(self.rooms[spot.room].id, spot.square, spot.facing) for spot in self.plan.spots
        )
        self.spot_number = {build: number for number, build in enumerate(self.builds)}

    def _lots(self) -> list[Lot]:
        found = []
        for number, index in enumerate(self.basics):
            id = self.rooms[index].id
            spaces = self.components.basic_spaces[id]
            found.append(Lot(id, number, False, None, spaces))
            if id in self.by_seats.twice:
                found.append(Lot(f"{id}2", number, True, None, spaces))
        for space in range(self.by_seats.spaces):
            found.append(Lot(f"premier{space + 1}", None, False, space, self.components.premier_spaces))
        return found


@lru_cache(maxsize=16)
def box_of(components: Components, seats: int) -> Box:
    """The box of a set for a number of seats, built once."""
    return Box(components, seats)
