"""The set of components a game is played with, as it is shown."""

from __future__ import annotations

from functools import lru_cache

from croupier.core.game import Seal, Watched
from croupier.games.showdown.answers import EntryInfo, RoomInfo, SetInfo, TurnedRoom
from croupier.games.showdown.load import shipped, shipped_as
from croupier.games.showdown.rooms import Components, Door, Provenance, Room
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.sheet import facings, square_name


def shipped_set(asked: None, seal: Seal) -> SetInfo:
    """The set that comes with the game."""
    return info(shipped())


def set_of_table(asked: None, seal: Seal, watched: Watched) -> SetInfo:
    """The set a table plays with."""
    rules = watched.rules
    assert isinstance(rules, Showdown)
    return info(rules.components)


@lru_cache(maxsize=8)
def info(found: Components) -> SetInfo:
    """VS §1.1 A set as it is shown: rooms in the order of its file, then what else is not sourced."""
    known = {entry.entry: entry for entry in found.provenance}
    return SetInfo(
        name=found.name,
        sha256=found.sha256,
        shipped=shipped_as(found.sha256) is not None,
        rooms=tuple(_room(room, known[f"room {room.id}"]) for room in found.rooms),
        others=tuple(
            EntryInfo(name, entry.likely, entry.reconstructed)
            for name, entry in known.items()
            if (entry.likely or entry.reconstructed) and not name.startswith("room ")
        ),
    )


def _room(room: Room, known: Provenance) -> RoomInfo:
    """VS §1.2 A room with every way it can face."""
    return RoomInfo(
        id=room.id,
        colour=room.colour,
        size=room.size,
        premier=room.premier,
        price=room.price,
        population=room.population,
        revenue=room.revenue,
        fame=room.fame,
        copies=room.copies,
        backs=room.backs,
        corners=room.corners,
        needs=room.needs,
        meets=room.meets,
        facings=tuple(
            TurnedRoom(facing, rows, columns, tuple(_door(door) for door in doors))
            for facing, ((rows, columns), doors) in facings(room).items()
        ),
        likely=known.likely,
        reconstructed=known.reconstructed,
    )


def _door(door: Door) -> str:
    """A door as its square and side, `a1n`."""
    row, column, side = door
    return f"{square_name(row, column)}{side}"
