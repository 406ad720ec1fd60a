"""The set of components a game is played with: every room as it can be turned, and what is reconstructed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from croupier import games
from croupier.core.errors import UnknownGame
from croupier.games.showdown.load import shipped
from croupier.games.showdown.rooms import Components, Room
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.sheet import facings, square_name
from croupier.server.refusals import Refused
from croupier.server.resources import EntryInfo, RoomInfo, SetInfo, TurnedRoom


def of_game(name: str) -> SetInfo:
    """The set that comes with a game; raises `Refused` where a game has none."""
    try:
        return of_rules(games.rules(name))
    except UnknownGame:
        raise Refused("no-page") from None


def of_rules(rules: Any) -> SetInfo:
    """The set a table plays with; raises `Refused` where its game has none."""
    if not isinstance(rules, Showdown):
        raise Refused("no-page")
    return _info(rules.components)


@lru_cache(maxsize=8)
def _info(found: Components) -> SetInfo:
    """VS §1.1 A set as it is shown: rooms in the order of its file, then what else no source tells."""
    guessed = {entry.entry: list(entry.reconstructed) for entry in found.provenance}
    return SetInfo(
        name=found.name,
        sha256=found.sha256,
        shipped=found.sha256 == shipped().sha256,
        rooms=[_room(room, guessed[f"room {room.id}"]) for room in found.rooms],
        others=[
            EntryInfo(entry, fields)
            for entry, fields in guessed.items()
            if fields and not entry.startswith("room ")
        ],
    )


def _room(room: Room, guessed: list[str]) -> RoomInfo:
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
        needs=list(room.needs),
        meets=list(room.meets),
        facings=[
            TurnedRoom(
                facing, rows, columns, [f"{square_name(row, column)}{side}" for row, column, side in doors]
            )
            for facing, ((rows, columns), doors) in facings(room).items()
        ],
        reconstructed=guessed,
    )
